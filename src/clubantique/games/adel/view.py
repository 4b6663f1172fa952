"""Builds the views: the table as it lies there, and the knowledge of a perfect memory."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.games.adel.box import NOTHING, Box
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.state import OVER
from clubantique.games.adel.views import PHASES, VARIANTS, Everything, Lord, Memory, Own, Pile, Table


def table_view(state: AdelState, viewer: Viewer) -> Table:
    """A-90: what lies there; A-91: with memory aids, or after the end, also what can be known."""
    return build(state, viewer, state.aids or state.phase == OVER)


def knowledge_view(state: AdelState, viewer: Viewer) -> Table:
    """A-91: all that a perfect memory could know."""
    return build(state, viewer, True)


def everything(state: AdelState) -> Everything:
    """The whole state, open."""
    return Everything(
        knowledge_view(state, None),
        [own(state, seat) for seat in range(state.seats)],
        state.card_names(state.pool),
        state.burglars.copy(),
    )


def build(state: AdelState, viewer: Viewer, remembers: bool) -> Table:
    state.check_viewer(viewer)
    box = state.box
    return Table(
        seat=viewer,
        step=state.step,
        variant=VARIANTS[state.variant],
        round=state.round,
        phase=PHASES[state.phase],
        quiet=state.quiet,
        asked=state.asked.copy(),
        due=state.due.copy(),
        lords=[lord(state, seat) for seat in range(state.seats)],
        piles=[pile(state, 0), pile(state, 1)],
        cash=printed(box, state.cash),
        prison=printed(box, state.prison),
        own=None if viewer is None else own(state, viewer),
        memory=memory(state, viewer) if remembers else None,
        final=[state.card_names(cards) for cards in state.final],
        ranking=state.ranking.copy(),
    )


def lord(state: AdelState, seat: int) -> Lord:
    place = state.place[seat]
    return Lord(
        colour=state.box.colours[state.colour[seat]],
        space=state.pawn[seat],
        place=None if place == NOTHING else state.names[place],
        action=state.names[state.action[seat]] if state.revealed[seat] else None,
        cards=len(state.cards[seat]),
        hand=len(state.cheques[seat]) + len(state.thieves[seat]) + 2,
        exhibition=state.card_names(state.show[seat]),
    )


def pile(state: AdelState, number: int) -> Pile:
    size = state.size[number]
    return Pile(state.box.cards[state.top[number]] if size else None, size)


def own(state: AdelState, seat: int) -> Own:
    action = state.action[seat]
    return Own(
        cards=state.card_names(state.cards[seat]),
        cheques=printed(state.box, state.cheques[seat]),
        thieves=printed(state.box, state.thieves[seat]),
        run=[state.names[code] for code in state.runs[seat]],
        action=None if action == NOTHING else state.names[action],
    )


def memory(state: AdelState, viewer: Viewer) -> Memory:
    """A-91: what was open once; after the final scoring everything is."""
    box = state.box
    known = state.cards if state.phase == OVER else state.seen
    return Memory(
        [printed(box, cheques) for cheques in state.cheques],
        [printed(box, thieves) for thieves in state.thieves],
        [state.card_names(cards) for cards in known],
        state.card_names(unseen(state, known, viewer)),
    )


def unseen(state: AdelState, known: list[list[int]], viewer: Viewer) -> list[int]:
    """Cards that this viewer has never seen: not own, not known to be anywhere, not on top of a pile."""
    hidden = [True] * (len(state.box.cards) + 1)  # one more: an empty pile's top is NOTHING
    for card in state.top:
        hidden[card] = False
    for cards in known:
        for card in cards:
            hidden[card] = False
    if viewer is not None:
        for card in state.cards[viewer]:
            hidden[card] = False
    return [card for card in range(len(state.box.cards)) if hidden[card]]


def printed(box: Box, codes: list[int]) -> list[int]:
    """The values of cheques, the years of thieves."""
    values = box.values
    return [values[code] for code in codes]
