"""How a table comes to be: its chairs as wished for, names that can be told apart, and the first draws of its game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import structs

from clubantique import bots
from clubantique.bots.registry import RANDOM
from clubantique.core.errors import BadName
from clubantique.core.outside import Chance, Outside
from clubantique.core.play import Play
from clubantique.core.record import Record
from clubantique.core.registry import AnyGame
from clubantique.server.boxes import able_bots, box_row, box_title, check_bot
from clubantique.server.deciding import Decision, Outcome, decision_of
from clubantique.server.errors import TwoInAChair
from clubantique.server.letters import as_written, likeness, printable
from clubantique.server.messages import LONGEST_NAME, NewChair, NewTable
from clubantique.server.rows import AnswerRow, ChairRow, Change, TableRow
from clubantique.server.schema import WAITING
from clubantique.server.table import NOT_BEGUN, Table, chairs_of

HOST = 0


def set_up(game: AnyGame, row: TableRow, chance: Outside, now: int) -> Decision:
    """A new table; if no chair is free, its game begins in the same moment."""
    table = Table(structs.replace(row, version=-1), game, NOT_BEGUN)
    decision = decision_of(table, begun_if_full(table, chance), now, new=True)
    return structs.replace(decision, change=structs.replace(decision.change, box=box_row(game, now)))


def begun_if_full(table: Table, chance: Outside, row: TableRow | None = None) -> Outcome:
    """Set the game up as soon as everybody is there; its draws are the first answer."""
    row = row or table.row
    if row.status != WAITING or any(chair.name is None for chair in row.chairs):
        return Outcome(row)
    play = Play(table.game, chairs_of(row), row.options, chance)
    return Outcome(row, play=play, answer=AnswerRow(None, None, play.entries()))


def new_row(game: AnyGame, wanted: NewTable, token: str, *, id: str, seed: str, now: int) -> TableRow:  # noqa: A002 (as the row calls it)
    """A table as wished; whoever asks for it is its host."""
    options = game.settings(wanted.options)
    game.setup(game.seats(len(wanted.chairs) + 1), options, Chance(Random(0)))  # refused now or never
    chairs = [ChairRow(checked_name(wanted.name, []), None, token=token)]
    for chair in wanted.chairs:
        chairs.append(new_chair(game, chair, chairs))
    return TableRow(
        id=id,
        game=game.id,
        rules=game.rules_version,
        components=game.digest,
        box_title=box_title(game),
        options=options,
        status=WAITING,
        open=wanted.open,
        seed=seed,
        clock=wanted.clock,
        created=now,
        changed=now,
        chairs=chairs,
    )


def laid_out(game: AnyGame, record: Record, status: str, *, id: str, seed: str, now: int) -> Change:  # noqa: A002
    """A recorded game as a table of its own, at which nobody plays any more."""
    chairs: list[ChairRow] = []
    for chair in record.seats:
        bot = None if chair.bot is None else checked_name(chair.bot, [])
        chairs.append(ChairRow(checked_name(chair.name, chairs), bot))
    row = TableRow(
        id=id,
        game=game.id,
        rules=game.rules_version,
        components=game.digest,
        box_title=box_title(game),
        options=game.settings(record.options),
        status=status,
        seed=seed,
        created=now,
        changed=now,
        chairs=chairs,
    )
    return Change(None, row, answer=AnswerRow(None, None, record.entries), box=box_row(game, now))


def new_chair(game: AnyGame, chair: NewChair, others: Sequence[ChairRow]) -> ChairRow:
    """A bot's, somebody's who plays on the host's device, or a free one."""
    if chair.bot is not None and chair.name is not None:
        raise TwoInAChair(bot=chair.bot, name=chair.name)
    if chair.bot is not None:
        check_bot(chair.bot, game)
        return ChairRow(bot_name(chair.bot, len(others)), chair.bot)
    if chair.name is not None:
        return ChairRow(checked_name(chair.name, others), None, beside=HOST)
    return ChairRow(None, None)


def usual_bot(game: AnyGame) -> str:
    """The bot that takes empty chairs, and those of people who have gone: the usual one, or a lower one that can."""
    usual, able = bots.usual_bot(game.id), able_bots(game)
    every = bots.names(game.id)
    lower = every[: every.index(usual) + 1]
    return next((name for name in reversed(lower) if name in able), RANDOM)


def bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat}"


def checked_name(name: str, others: Sequence[ChairRow]) -> str:
    """A name that can be shown in one line and that nobody else at the table has, or will have when they are back."""
    shown = as_written(name)
    taken = {likeness(each) for chair in others for each in (chair.name, chair.owner_name) if each}
    if not printable(shown) or len(shown) > LONGEST_NAME or likeness(shown) in taken:
        raise BadName(name=shown, most=LONGEST_NAME)
    return shown
