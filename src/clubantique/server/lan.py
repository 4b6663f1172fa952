"""Addresses under which a room can be reached: on this machine, and by friends in the local network. Sends nothing."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address

from clubantique.server.settings import Settings

ANY = {"": socket.AF_INET, "0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation: to connect a datagram socket to one asks only for the route, and no packet leaves."""

DISCARD = 9
SIOCGIFADDR = 0x8915
OWN_NAMES = ("localhost", "localhost.localdomain")


def written(host: str, port: int) -> str:
    """An address as browsers take it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address(host: str, port: int) -> str:
    """Where a browser on this machine finds the room: one cannot visit 0.0.0.0."""
    return written(LOOPBACK[ANY[host]] if host in ANY else host, port)


def friends_address(settings: Settings) -> str:
    """Where others find the room, as far as this machine can tell; nothing if it listens to itself only."""
    if settings.public_url:
        return settings.public_url
    host = lan_address(ANY[settings.host]) if settings.host in ANY else settings.host
    return "" if not host or is_loopback(host) else written(host, settings.port)


def is_loopback(host: str) -> bool:
    """Whether no other machine can mean this one by that."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() in OWN_NAMES or host.lower().endswith(".localhost")


def lan_address(family: socket.AddressFamily) -> str:
    """The address of this machine on the way to other networks, else of any interface; nothing if there is none."""
    if os.environ.get("container"):  # noqa: SIM112 - systemd's and podman's name for it; nobody outside can reach us by it
        return ""
    found = [routed(family), *(of_interfaces() if family == socket.AF_INET else ())]
    return next((each for each in found if each and can_be_shared(each)), "")


def can_be_shared(address: str) -> bool:
    found = ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def routed(family: socket.AddressFamily) -> str:
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((ELSEWHERE[family], DISCARD))
        return str(asking.getsockname()[0])
    return ""


def of_interfaces() -> Iterator[str]:
    """For a network without a way out, on Linux: each interface is asked for its address."""
    try:
        from fcntl import ioctl
    except ModuleNotFoundError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):
                found = ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(found[20:24])
