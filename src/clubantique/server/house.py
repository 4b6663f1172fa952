"""What a page must know of the house itself: the address that friends can use."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from msgspec import Struct

from clubantique.server.lan import friends_address, is_loopback
from clubantique.server.settings import Settings
from clubantique.server.visitors import address


class House(Struct, frozen=True):
    """The room itself; `address` is where friends find it, or empty if nobody but this machine does."""

    address: str


@get("/api/house", sync_to_thread=False)
def show_house(state: State, request: Request[Any, Any, Any]) -> House:
    """For pages under localhost, whose own address leads nowhere elsewhere; a network is told to nobody outside it."""
    settings: Settings = state.settings
    told = bool(settings.public_url) or is_loopback(address(request))
    return House(friends_address(settings) if told else "")


HOUSE_HANDLERS = [show_house]
