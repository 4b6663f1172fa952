"""A run while somebody is still putting it together: in any order, taken apart again, and not said yet."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from clubantique.core.errors import NotAsked
from clubantique.core.state import State


class Draft(Struct, frozen=True):
    """A run in the order in which it can be said, and what may be chosen next, with what would be said before it."""

    run: list[int]
    options: list[int]
    after: list[list[int]]
    complete: bool


def considered(state: State, seat: int, wanted: Iterable[int]) -> Draft:
    """What has been picked so far, as far as it goes together; the later pick wins over the earlier."""
    if seat not in state.due:
        raise NotAsked(seat=seat, due=list(state.due))
    run: list[int] = []
    for code in wanted:
        run = _added(state, seat, run, code) or _instead(state, seat, run, code) or run
    places = _additions(state, seat, run) or _alternatives(state, seat, run)
    options = sorted(places)
    return Draft(run, options, [run[: places[code]] for code in options], _complete(state, seat, run))


def _added(state: State, seat: int, run: list[int], code: int) -> list[int]:
    """With this code as late in the run as it may stand; nothing if it may stand nowhere."""
    places = range(len(run), -1, -1)
    return next((longer for at in places if _stands(state, seat, longer := _with(run, at, code), at)), [])


def _instead(state: State, seat: int, run: list[int], code: int) -> list[int]:
    """With this code in the place of what stands in its way; nothing if it never follows."""
    places = range(len(run) - 1, -1, -1)
    return next(
        (shorter for at in places if _stands(state, seat, shorter := [*run[:at], code], at)),
        [],
    )


def _additions(state: State, seat: int, run: list[int]) -> dict[int, int]:
    """Whatever may be put in anywhere, with nothing lost, and the last place where it may stand."""
    found: dict[int, int] = {}
    for at in range(len(run), -1, -1):
        for code in _options(state, seat, run[:at]):
            if code not in found and _stands(state, seat, _with(run, at, code), at + 1):
                found[code] = at
    return found


def _alternatives(state: State, seat: int, run: list[int]) -> dict[int, int]:
    """Nothing can be added: whatever could have been chosen instead of something."""
    places = {code: at for at in range(len(run)) for code in _options(state, seat, run[:at])}
    return {code: at for code, at in places.items() if code not in run}


def _with(run: list[int], at: int, code: int) -> list[int]:
    return [*run[:at], code, *run[at:]]


def _stands(state: State, seat: int, run: list[int], known: int) -> bool:
    """Whether the run can be said one code after the other; the first `known` codes can."""
    return all(run[at] in _options(state, seat, run[:at]) for at in range(known, len(run)))


def _options(state: State, seat: int, run: list[int]) -> list[int]:
    """What may follow, after what this seat has said already; nothing follows a whole answer."""
    return [] if _complete(state, seat, run) else state.options(seat, [*state.runs[seat], *run])


def _complete(state: State, seat: int, run: list[int]) -> bool:
    whole = [*state.runs[seat], *run]
    return bool(whole) and state.complete(seat, whole)
