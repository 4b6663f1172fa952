"""Commands are decided here: by pure functions of the table, whoever asks, and the moment. Nothing is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from clubantique.server import decide_play, decide_seats, decide_table
from clubantique.server.commands import (
    Begin,
    BotAnswers,
    By,
    Close,
    Command,
    Look,
    MakeCode,
    Moment,
    Pause,
    Rematch,
    Remove,
    Resign,
    Resume,
    Sit,
    TakeBack,
    TimeOut,
    UseCode,
    WindClock,
)
from clubantique.server.deciding import Case, Decision, Outcome, decision_of
from clubantique.server.messages import AgreeToEnd, Chat, Choose, Mute, StandIn, Withdraw
from clubantique.server.table import Table

Decider = Callable[[Any, Case], Outcome | None]

DECIDERS: dict[type, Decider] = {
    AgreeToEnd: decide_table.agree_to_end,
    Begin: decide_seats.begin,
    BotAnswers: decide_play.bot_answers,
    Chat: decide_play.chat,
    Choose: decide_play.choose,
    Close: decide_table.close,
    Look: decide_table.look,
    MakeCode: decide_seats.make_code,
    Mute: decide_table.mute,
    Pause: decide_table.pause,
    Rematch: decide_table.rematch,
    Remove: decide_seats.remove,
    Resign: decide_table.resign,
    Resume: decide_table.resume,
    Sit: decide_seats.sit,
    StandIn: decide_table.stand_in,
    TakeBack: decide_seats.take_back,
    TimeOut: decide_table.time_out,
    UseCode: decide_seats.use_code,
    WindClock: decide_table.wind_clock,
    Withdraw: decide_play.withdraw,
}
"""What comes of each command; None if there is nothing to do. Refused with a ClubError."""


def decide(table: Table, by: By, command: Command, moment: Moment) -> Decision | None:
    """What is to be stored, None if there is nothing: it has been said before."""
    outcome = DECIDERS[type(command)](command, Case(table, by, moment))
    return None if outcome is None else decision_of(table, outcome, moment.now)
