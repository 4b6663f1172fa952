"""What to do with an open drawer: put, hand out, pull."""

from __future__ import annotations

from clubantique.bots.meisterdiebe.drawers import own_claim, rival_claim
from clubantique.bots.meisterdiebe.outlook import KEPT, Outlook, imitations
from clubantique.games.meisterdiebe.box import (
    ENOUGH,
    FIRST_DIAMOND_TO,
    FIRST_SAPPHIRE_TO,
    MOST_SEATS,
    PLUNDER,
    PULL,
    PUT_DIAMOND,
    PUT_SAPPHIRE,
)


def action(outlook: Outlook, options: list[int]) -> int:
    """The next choice of the character's action."""
    if PULL in options:
        return pull(outlook)
    receivers = [code for code in options if FIRST_DIAMOND_TO <= code < FIRST_SAPPHIRE_TO + MOST_SEATS]
    if receivers:
        return hand_out(outlook, receivers)
    return put(outlook, options)


def pull(outlook: Outlook) -> int:
    """Pull only where a ruby is remembered above."""
    place = outlook.memory.opened
    return PULL if outlook.sides[KEPT][place][3] else PLUNDER


def hand_out(outlook: Outlook, receivers: list[int]) -> int:
    """The next receiver of the whole plan; the first that is offered if another hand has begun otherwise."""
    own, drawer = outlook.view.own, outlook.view.drawer
    if own is None or drawer is None:
        return receivers[0]
    planned = plan(outlook, drawer.upper.diamonds, drawer.upper.sapphires)
    code = planned[min(len(own.run), len(planned) - 1)]
    return code if code in receivers else receivers[0]


def plan(outlook: Outlook, diamonds: int, sapphires: int) -> list[int]:
    """Each gem to the rival who is ahead by then; told diamonds first, by seats, as the rules want it."""
    points = [outlook.points(seat) for seat in range(outlook.seats)]
    codes: list[int] = []
    for gem in range(diamonds + sapphires):
        seat = max(outlook.rivals(), key=lambda rival: points[rival])
        points[seat] += outlook.box.imitation_points
        codes.append((FIRST_DIAMOND_TO if gem < diamonds else FIRST_SAPPHIRE_TO) + seat)
    return sorted(codes)


def put(outlook: Outlook, options: list[int]) -> int:
    """As many as possible, unless the last one would end the game for somebody else; diamonds first."""
    done = len(outlook.view.own.run) if outlook.view.own else 0
    if ENOUGH in options and imitations(outlook.own) - done == 1 and outlook.lead() + done < 0:
        return ENOUGH
    puts = [code for code in options if code in (PUT_DIAMOND, PUT_SAPPHIRE)]
    if not puts:
        return options[0]
    return puts[-1] if own_claim(outlook) > rival_claim(outlook) + 0.5 else puts[0]
