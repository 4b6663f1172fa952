"""What is kept of a hand: of the first cards (L-06), and at the end of a round (L-80)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.decks import keep_only
from clubantique.games.lastwill.events import CardsKept, HandPutAside
from clubantique.games.lastwill.state import INHERIT, Heirs


def most_kept(state: Heirs, seat: int) -> int:
    """L-06: exactly so many; L-80: at most so many, and more with helpers who allow it."""
    if state.phase == INHERIT:
        return state.box.start_keep
    most = state.box.hand_limit + state.benefit(seat, state.box.kept_more)
    return min(most, len(state.hand[seat]))


def keep_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    """One card after the other, in any order; L-80: fewer may be kept, but not of the first cards."""
    codes = state.box.codes
    if len(run) == most_kept(state, seat) or (run and run[-1] == codes.enough):
        return []
    hand = state.hand[seat]
    steps: list[int] = [] if state.phase == INHERIT else [codes.enough]
    for place, card in enumerate(hand):
        code = codes.keep[card]
        if (place == 0 or hand[place - 1] != card) and run.count(code) < hand.count(card):
            steps.append(code)
    return steps


def keep(state: Heirs, outside: Outside) -> None:
    """Everybody at the same time."""
    for seat in state.asked:
        what = state.box.codes.what
        enough = state.box.codes.enough
        kept = sorted([what[code] for code in state.runs[seat] if code != enough])
        given = len(state.hand[seat]) - len(kept)
        keep_only(state, seat, kept)
        if outside.watched:
            outside.tell(HandPutAside(seat, len(kept), given))
            if kept:
                outside.tell(CardsKept(seat, state.names_of(kept)))
