"""Playing and talking: choices, withdrawals, the answers of bots, and chat."""

from __future__ import annotations

from clubantique.core.play import Play
from clubantique.server.commands import BotAnswers
from clubantique.server.deciding import Case, Outcome, decides
from clubantique.server.errors import NothingSaid, NotNow, NotYours, Stale
from clubantique.server.letters import one_line
from clubantique.server.messages import LONGEST_CHAT, Chat, Choose, Withdraw
from clubantique.server.rows import AnswerRow, NewLine
from clubantique.server.schema import PLAYING
from clubantique.server.table import Table


@decides(Choose)
def choose(command: Choose, case: Case) -> Outcome | None:
    """A run, or a part of it; a repeat of what was stored already changes nothing."""
    seat = case.own_seat()
    if case.table.was_said(seat, command.id):
        return None
    play = person_plays(case, seat, command.decision)
    play.answer(seat, [play.game.code(choice) for choice in command.choices])
    return answered(case, play, seat, command.id)


@decides(Withdraw)
def withdraw(command: Withdraw, case: Case) -> Outcome | None:
    seat = case.own_seat()
    if case.table.was_said(seat, command.id):
        return None
    play = person_plays(case, seat, command.decision)
    play.withdraw(seat)
    return answered(case, play, seat, command.id)


@decides(BotAnswers)
def bot_answers(command: BotAnswers, case: Case) -> Outcome:
    case.need_house()
    playing(case.table)
    check_decision(case.table, command.seat, command.decision)
    if case.table.thinker(command.seat) is None:
        raise NotNow(status=case.table.status)  # the person came back while the bot thought
    play = playing(case.table).fork()
    play.answer(command.seat, [play.game.code(choice) for choice in command.choices])
    return answered(case, play, command.seat, None)


def person_plays(case: Case, seat: int, decision: tuple[int, int]) -> Play:
    """Where a person's answer is tried out; whoever has resigned leaves the game to the bot."""
    play = playing(case.table)
    check_decision(case.table, seat, decision)
    if case.table.row.chairs[seat].resigned:
        raise NotYours(who="player")
    return play.fork()


def playing(table: Table) -> Play:
    """The play of a table at which somebody can choose something now."""
    if table.play is None or table.play.over or table.status != PLAYING:
        raise NotNow(status=table.status)
    return table.play


def check_decision(table: Table, seat: int, decision: tuple[int, int]) -> None:
    now = table.decision(seat)
    if decision != now:
        raise Stale(decision=list(decision), now=list(now))


def answered(case: Case, play: Play, seat: int, message: str | None) -> Outcome:
    before = playing(case.table).written
    return Outcome(case.table.row, play=play, answer=AnswerRow(seat, message, play.entries(before)))


@decides(Chat)
def chat(command: Chat, case: Case) -> Outcome:
    """One more line; whether it is a repeat is known to the store."""
    seat = case.own_seat()
    if case.table.row.chairs[seat].muted:
        raise NotYours(who="unmuted")
    line = one_line(command.text)
    if not line:
        raise NothingSaid(most=LONGEST_CHAT)
    return Outcome(case.table.row, line=NewLine(seat, command.id, line))
