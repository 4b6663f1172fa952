"""Who is one visitor: the address that a request comes from, as proxies tell it; an IPv6 network of 64 bits is one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from clubantique.server.settings import EVERYBODY, listed

ONE_HOME = 64  # bits: providers give each customer at least a network of this size
UNKNOWN = ""
"""Whoever has no address, or one that is none: all of them together count as one visitor."""


def visitor_of(scope: Mapping[str, Any]) -> str:
    """The visitor behind a request or a socket, once the headers of trusted proxies have been read."""
    client = scope.get("client")
    return visitor(client[0]) if client else UNKNOWN


@lru_cache(4096)
def visitor(host: str) -> str:
    """The same text for every address that one visitor may have."""
    try:
        found = plain(ip_address(host.partition("%")[0]))
    except ValueError:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    return str(ip_network((found, ONE_HOME), strict=False))


def plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An IPv4 address that is written as IPv6 is itself."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(4096)
def allowed(host: str, networks: str) -> bool:
    """Whether an address is one of these, which are separated by commas; `*` are all."""
    if networks.strip() == EVERYBODY:
        return True
    try:
        asking = plain(ip_address(host.partition("%")[0]))
    except ValueError:
        return False
    return any(asking in ip_network(each, strict=False) for each in listed(networks))
