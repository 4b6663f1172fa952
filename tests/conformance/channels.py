"""Everything that reaches a viewer, as bytes: whatever differs here between twins is a leak."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from clubantique.core.errors import ClubError
from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.tensor import Pen

Channel = Callable[[Play, Viewer], bytes]
encode = msgspec.json.encode
ROOM = 1 << 14
"""More bytes than any observation has."""


def knowledge(play: Play, viewer: Viewer) -> bytes:
    return encode(play.game.knowledge(play.state, viewer))


def table(play: Play, viewer: Viewer) -> bytes:
    return encode(play.game.table(play.state, viewer))


def options(play: Play, viewer: Viewer) -> bytes:
    return encode([] if viewer is None else play.state.legal(viewer))


def events(play: Play, viewer: Viewer) -> bytes:
    """All that was ever told to this viewer, and what of it has not faded."""
    ever = play.log.heard(viewer, play.state.chapter, faded=True)
    return encode([ever, play.heard(viewer)])


def errors(play: Play, viewer: Viewer) -> bytes:
    """What the viewer is told who tries everything that is refused, in their own name."""
    if viewer is None:
        return b""
    told = [refusal(play, viewer, code) for code in range(len(play.game.choices))]
    return encode([*told, refused_withdrawal(play, viewer)])


def refusal(play: Play, viewer: int, code: int) -> str:
    try:
        play.state.check(viewer, [code])
    except ClubError as error:
        return str(error)
    return ""


def refused_withdrawal(play: Play, viewer: int) -> str:
    try:
        play.state.clone().withdraw(viewer)
    except ClubError as error:
        return str(error)
    return ""


def tensor(play: Play, viewer: Viewer) -> bytes:
    """What a learner gets; nobody learns by looking on."""
    buffer = bytearray(ROOM)
    if viewer is not None:
        play.game.observe(play.state, viewer, Pen(buffer))
    return bytes(buffer)


def facts(play: Play, viewer: Viewer) -> bytes:
    """What is said of every option, of the table, and of what is not possible."""
    game, state = play.game, play.state
    run = [] if viewer is None else state.runs[viewer]
    outlook = game.outlook(state, viewer, run)
    if viewer is None:
        return encode(outlook)
    said = [
        [ask(state, viewer, run, code) for ask in (game.option, game.details)] for code in state.legal(viewer)
    ]
    return encode([outlook, said, game.obstacles(state, viewer)])


CHANNELS: dict[str, Channel] = {
    "knowledge": knowledge,
    "table": table,
    "options": options,
    "events": events,
    "errors": errors,
    "tensor": tensor,
    "facts": facts,
}
