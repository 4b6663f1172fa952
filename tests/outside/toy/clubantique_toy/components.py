"""The component file as typed data, and what judges it."""

from __future__ import annotations

from msgspec import Struct

from clubantique.core.errors import BadComponents

STOP = "stop"


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    players: tuple[int, int]
    bids: list[int]
    pebbles: int  # of each player, to begin with
    coins: list[int]


def judge(parts: Components) -> None:
    fewest, most = parts.players
    if not 2 <= fewest <= most <= 4:
        raise BadComponents.at("$.players", "players", list(parts.players), "2–4")
    if sorted(set(parts.bids)) != parts.bids or parts.bids[:1] != [0]:
        raise BadComponents.at("$.bids", "one-of", parts.bids, "0, 1, 2, …")
    if not parts.coins:
        raise BadComponents.at("$.coins", "missing", 0, 1)


def choice_names(parts: Components) -> list[str]:
    """The choice table: a code for every bid, in their order, and the last one ends an answer."""
    return [*(f"bid {bid}" for bid in parts.bids), STOP]
