"""Builds the views: the table as it lies there, and the knowledge of a perfect memory."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.games.meisterdiebe.box import CHARACTERS, NOTHING
from clubantique.games.meisterdiebe.cube import (
    LARGE,
    LOWER_DIAMONDS,
    LOWER_SAPPHIRES,
    SECRET_LOWER,
    SECRET_UPPER,
    UPPER_DIAMONDS,
    UPPER_SAPPHIRES,
    place_name,
)
from clubantique.games.meisterdiebe.ending import points
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.state import OVER
from clubantique.games.meisterdiebe.views import (
    PHASES,
    Crook,
    Drawer,
    Everything,
    Memory,
    OpenDrawer,
    Own,
    Supply,
    Table,
)


def table_view(state: MeisterdiebeState, viewer: Viewer) -> Table:
    """M-90: what lies there; M-91: with the open cube, or after the end, also what can be known."""
    return build(state, viewer, state.open_cube or state.phase == OVER)


def knowledge_view(state: MeisterdiebeState, viewer: Viewer) -> Table:
    """All that a perfect memory could know."""
    return build(state, viewer, True)


def everything(state: MeisterdiebeState) -> Everything:
    return Everything(
        knowledge_view(state, None),
        [own(state, seat) for seat in range(state.seats)],
        state.chapter,
    )


def build(state: MeisterdiebeState, viewer: Viewer, remembers: bool) -> Table:
    state.check_viewer(viewer)
    seats = range(state.seats)
    return Table(
        seat=viewer,
        step=state.step,
        round=state.round,
        phase=PHASES[state.phase],
        asked=state.asked.copy(),
        due=state.due.copy(),
        turn=state.turn,
        order=state.order.copy(),
        placed=state.placed,
        crooks=[crook(state, seat) for seat in seats],
        cloth=Supply(state.cloth_diamonds, state.cloth_sapphires),
        drawer=open_drawer(state),
        twist=state.names[state.twist],
        twister=None if state.twister == NOTHING else state.twister,
        ended=state.ended,
        own=None if viewer is None else own(state, viewer),
        memory=memory(state) if remembers else None,
        ranking=state.ranking.copy(),
        points=[points(state, seat) for seat in seats] if state.phase == OVER else [],
    )


def crook(state: MeisterdiebeState, seat: int) -> Crook:
    character = state.character[seat]
    hand = state.hand[seat]
    face_down = [each for each in state.box.characters if each not in hand and each != character]
    return Crook(
        plus=Supply(state.plus_diamonds[seat], state.plus_sapphires[seat], state.plus_rubies[seat]),
        minus=Supply(state.minus_diamonds[seat], state.minus_sapphires[seat]),
        character=None if character == NOTHING else CHARACTERS[character],
        number=None if character == NOTHING else state.numbers[seat][character],
        hand=[CHARACTERS[each] for each in hand],
        played=[CHARACTERS[each] for each in face_down],
    )


def open_drawer(state: MeisterdiebeState) -> OpenDrawer | None:
    if state.opened == NOTHING:
        return None
    drawer = state.drawer()
    return OpenDrawer(
        place_name(state.opened),
        upper_gems(drawer),
        Supply(state.fallen_diamonds, state.fallen_sapphires),
    )


def upper_gems(drawer: list[int]) -> Supply:
    return Supply(drawer[UPPER_DIAMONDS], drawer[UPPER_SAPPHIRES])


def lower_gems(drawer: list[int]) -> Supply:
    return Supply(drawer[LOWER_DIAMONDS], drawer[LOWER_SAPPHIRES])


def own(state: MeisterdiebeState, seat: int) -> Own:
    return Own(state.numbers[seat].copy(), [state.names[code] for code in state.runs[seat]])


def memory(state: MeisterdiebeState) -> Memory:
    return Memory(
        [closed_drawer(state, place) for place in range(len(state.cube))],
        [known_numbers(state, seat) for seat in range(state.seats)],
    )


def closed_drawer(state: MeisterdiebeState, place: int) -> Drawer:
    drawer = state.cube[place]
    return Drawer(
        place=place_name(place),
        large=drawer[LARGE] == 1,
        upper=upper_gems(drawer),
        lower=lower_gems(drawer),
        secret_upper=drawer[SECRET_UPPER],
        secret_lower=drawer[SECRET_LOWER],
    )


def known_numbers(state: MeisterdiebeState, seat: int) -> list[int | None]:
    """Numbers that everybody has seen; after the end all of them."""
    open_now = state.phase == OVER
    pairs = zip(state.numbers[seat], state.shown[seat], strict=True)
    return [number if seen or open_now else None for number, seen in pairs]
