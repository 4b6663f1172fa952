"""How a club room is run: by flags or by environment (`CLUBANTIQUE_…`), else as on one small machine."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct, structs

from clubantique.server.errors import BadSetting

TEXT, JSON = "text", "json"
LOGS = (TEXT, JSON)
LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(Struct, frozen=True, kw_only=True):
    """What the command line offers, and what whoever creates the application can set beside it."""

    database: str = ""
    bus: str = ""  # where several processes over one database tell each other what is new
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 2  # processes in which bots think
    bot_seconds: float = 10.0  # after which a bot that still thinks is replaced
    away_seconds: float = 300  # after which the host may hand on the seat of somebody who has gone
    keep_days: int = 30  # tables that nobody touched for so long are cleaned away
    public_url: str = ""  # as browsers see it, behind a proxy; else what the request says
    forwarded_allow_ips: str = "127.0.0.1,::1"  # proxies that are believed when they say who asks
    metrics_allow_ips: str = "127.0.0.1,::1"  # who may read /metrics
    log: str = TEXT
    log_level: str = "info"
    client: Path | None = None  # the built browser client
    messages: float = 20  # a second in the long run, of one seat
    requests: float = 2  # that change something, a second in the long run, of one address
    reads: float = 100  # GETs a second in the long run, of one address
    kilobytes: float = 1024  # that come in, a second in the long run, of one address
    sockets: int = 400  # open at the same time, of one address
    onlookers: int = 200  # of one table; half as many of one address

    @property
    def secure_cookies(self) -> bool:
        """Whether a browser may send a seat's token only over https."""
        return self.public_url.startswith("https://")


MESSAGES_AT_ONCE = 5
REQUESTS_AT_ONCE = 100
READS_AT_ONCE = 30
KILOBYTES_AT_ONCE = 16
"""The size of a token bucket, in seconds of its rate."""

SOCKETS_AGAIN = 40
"""Seconds in which one address may open as many sockets anew as it may have open."""

LARGEST_BODY = 64 * 1024
LARGEST_FRAME = 64 * 1024
EVERYBODY = "*"


def checked(settings: Settings) -> Settings:
    """The settings as they can be used, or BadSetting."""
    for name in ("forwarded_allow_ips", "metrics_allow_ips"):
        check_networks(name, getattr(settings, name))
    return structs.replace(settings, public_url=origin_of(settings.public_url))


def check_networks(name: str, networks: str) -> None:
    for each in listed(networks):
        try:
            ip_network(each, strict=False)
        except ValueError as error:
            raise BadSetting(setting=flag(name), problem="network", found=each) from error


def listed(networks: str) -> list[str]:
    """Networks that are separated by commas; none for `*`, which are all."""
    each = [network.strip() for network in networks.split(",")]
    return [network for network in each if network and network != EVERYBODY]


def origin_of(url: str) -> str:
    """The address of the room as a browser writes it in `Origin`: no path, no usual port, all small letters."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadSetting(setting=flag("public_url"), problem="url", found=url) from error
    plain = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    if parts.scheme not in USUAL_PORTS or not parts.hostname or not plain:
        raise BadSetting(setting=flag("public_url"), problem="url", found=url)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}")


def flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


USUAL_PORTS = {"http": 80, "https": 443}
