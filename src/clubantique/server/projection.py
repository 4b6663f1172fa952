"""What everybody sees of a table, and what each viewer alone. Built up from the table's value; nothing here writes."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

from clubantique.core.drafts import considered
from clubantique.core.events import Viewer
from clubantique.core.play import Play
from clubantique.core.registry import AnyGame
from clubantique.server.decide_play import check_decision, playing
from clubantique.server.messages import (
    ChairInfo,
    Consider,
    Considered,
    TableInfo,
    Told,
    Update,
    Waiting,
    encode,
)
from clubantique.server.rows import ChairRow, TableRow
from clubantique.server.schema import PLAYING
from clubantique.server.table import FROZEN, PAUSED, Question, Table

NOBODY: frozenset[int] = frozenset()


class Face(Struct, frozen=True, gc=False):
    """What everybody sees of a table: how it is set, what it waits for, and how much has been told."""

    told: int
    question: Question
    info: TableInfo  # after what changes most: that is compared first
    sent: Any  # the same as it is sent: encoded once for everybody who looks


# --- from outside ----------------------------------------------------------------------------------


def info(table: Table, present: frozenset[int] = NOBODY) -> TableInfo:
    due = table.due().copy() if table.status == PLAYING else []
    return info_of(table.row, table.status, due, present)


def info_of_row(game: AnyGame | None, row: TableRow, present: frozenset[int] = NOBODY) -> TableInfo:
    """The same without what was played: for lists, in which nobody plays."""
    usual = row.box_title is None
    older = game is None or row.rules != game.rules_version or (usual and row.components != game.digest)
    status = row.status
    if status == PLAYING:
        status = FROZEN if older else PAUSED if row.paused else PLAYING
    due = [seat for seat in range(len(row.chairs)) if (row.due or 0) >> seat & 1]
    return info_of(row, status, due if status == PLAYING else [], present)


def info_of(row: TableRow, status: str, due: list[int], present: frozenset[int]) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        status=status,
        open=row.open,
        host=row.host,
        chairs=[chair_info(chair, seat in present) for seat, chair in enumerate(row.chairs)],
        changed=row.changed,
        due=due,
        rematch=row.rematch,
        clock=row.clock,
        deadline=None if row.paused else row.deadline,
        box=row.components,
        box_title=row.box_title,
    )


def chair_info(chair: ChairRow, present: bool) -> ChairInfo:
    return ChairInfo(
        name=chair.name,
        bot=chair.bot,
        present=present,
        stands_in=chair.stand_in is not None,
        muted=chair.muted,
        resigned=chair.resigned,
        wants_end=chair.wants_end,
        owner=chair.owner_name,
    )


def face(table: Table, present: frozenset[int]) -> Face:
    """Everything about the table that everybody can see: while it stays the same, there is nothing to tell."""
    seen = info(table, present)
    return Face(told(table), table.question(), seen, Raw(encode(seen)))


def told(table: Table) -> int:
    """How many events there have been."""
    return 0 if table.play is None else len(table.play.log)


# --- for one viewer --------------------------------------------------------------------------------


class Eyes(Struct, frozen=True):
    """Who looks: a seat or nobody, all seats of theirs, and those that they may take back."""

    viewer: Viewer
    mine: list[int]
    lent: list[int]


def own(table: Table, viewer: Viewer) -> list[int]:
    """What this viewer alone knows of an answer: their own run."""
    return [] if viewer is None or table.play is None else table.play.state.runs[viewer]


def update(table: Table, eyes: Eyes, heard: int, info: TableInfo) -> Update | Waiting:
    """The table for one viewer, with the events since those that were heard already (0: all that may be known)."""
    play, viewer = table.play, eyes.viewer
    if play is None:
        return Waiting(info, viewer, eyes.mine, eyes.lent)
    asked = viewer is not None and viewer in play.state.asked
    possible, run = options(table, play, viewer), own(table, viewer)
    return Update(
        fresh=heard == 0 or play.over,
        table=info,
        seat=viewer,
        mine=eyes.mine,
        view=play.game.table(play.state, viewer),
        decision=table.decision(viewer) if asked and viewer is not None else None,
        options=[play.game.name(code) for code in possible],
        facts=[]
        if viewer is None
        else [play.game.option(play.state, viewer, run, code) for code in possible],
        closing=list(play.game.closing),
        obstacles=play.game.obstacles(play.state, viewer) if possible and viewer is not None else [],
        outlook=play.game.outlook(play.state, viewer, run),
        chapter=play.state.chapter,
        remembers=play.memory_aids or play.over,
        events=events(play, viewer, heard),
        over=play.over,
        lent=eyes.lent,
    )


def options(table: Table, play: Play, viewer: Viewer) -> list[int]:
    """What this viewer may choose now, as codes."""
    if viewer is None or table.row.chairs[viewer].resigned:
        return []
    legal: list[int] = play.state.legal(viewer)
    return legal


def events(play: Play, viewer: Viewer, heard: int) -> list[Told]:
    """New ones, or all that have not faded; when the game is over, everything is open."""
    if heard == 0 or play.over:
        told = play.readable(viewer)
    else:
        told = [entry for entry in play.log.entries(heard) if entry[1].heard_by(viewer)]
    return [Told(event.until(chapter), event) for chapter, event in told]


def consider(table: Table, seat: int, wanted: Consider) -> Considered:
    """What could be added to a draft; nothing has been said yet."""
    play = playing(table)
    check_decision(table, seat, wanted.decision)
    game, state = play.game, play.state
    draft = considered(state, seat, [game.code(choice) for choice in wanted.choices])
    said = state.runs[seat]
    chosen = [game.option(state, seat, [*said, *draft.run[:at]], code) for at, code in enumerate(draft.run)]
    further = zip(draft.after, draft.options, strict=True)
    return Considered(
        id=wanted.id,
        decision=wanted.decision,
        choices=[game.name(code) for code in draft.run],
        chosen=chosen,
        options=[game.name(code) for code in draft.options],
        facts=[game.option(state, seat, [*said, *before], code) for before, code in further],
        outlook=game.outlook(state, seat, [*said, *draft.run]),
        complete=draft.complete,
    )
