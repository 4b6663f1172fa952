"""What hosts and players decide about a running table: stand-ins, pauses, resigning, ending, closing, rematch."""

from __future__ import annotations

from msgspec import structs

from clubantique.server.boxes import check_bot
from clubantique.server.commands import Close, Look, Pause, Rematch, Resign, Resume, TimeOut, WindClock
from clubantique.server.deciding import Case, Outcome, decides
from clubantique.server.errors import NotNow, NotYours
from clubantique.server.messages import AgreeToEnd, Mute, NewChair, NewTable, StandIn
from clubantique.server.rows import TableRow
from clubantique.server.schema import CLOSED, OVER, PLAYING
from clubantique.server.seating import new_row, usual_bot
from clubantique.server.table import PAUSED, Table, with_chair


@decides(StandIn)
def stand_in(command: StandIn, case: Case) -> Outcome:
    """A bot plays for an absent person, until the host or the person says otherwise."""
    table, seat, bot = case.table, command.seat, command.bot
    case.allow_host(seat if bot is None else None)
    if table.row.status != PLAYING or table.person_at(seat) is None:
        raise NotNow(status=table.status)
    if bot is not None:
        check_bot(bot, table.game)
    if table.row.chairs[seat].resigned:
        raise NotYours(who="player")
    if bot is None and case.seat == seat:
        return Outcome(brought_back(table.row, seat))
    return Outcome(with_chair(table.row, seat, stand_in=bot))


def brought_back(row: TableRow, seat: int) -> TableRow:
    """Whoever says so is here, and so is everybody on the same device."""
    own = row.chairs[seat].beside
    first = seat if own is None else own
    for each, chair in enumerate(row.chairs):
        if first in (each, chair.beside) and chair.stand_in is not None and not chair.resigned:
            row = with_chair(row, each, stand_in=None)
    return row


@decides(Mute)
def mute(command: Mute, case: Case) -> Outcome:
    case.allow_host()
    case.need_person(command.seat)
    return Outcome(with_chair(case.table.row, command.seat, muted=command.muted))


@decides(Close)
def close(_: Close, case: Case) -> Outcome:
    """Nobody plays here any more; what was played stays until it is cleaned away."""
    case.allow_host()
    row = case.table.row
    if row.status in (OVER, CLOSED):
        raise NotNow(status=case.table.status)
    return Outcome(structs.replace(row, status=CLOSED))


@decides(Pause)
def pause(_: Pause, case: Case) -> Outcome:
    """Until somebody at the table says otherwise; the seconds that are left are kept."""
    still_plays(case)
    case.need(PLAYING)
    row = case.table.row
    left = None if row.deadline is None else max(0, row.deadline - case.moment.now)
    return Outcome(structs.replace(row, paused=True, deadline=left))


@decides(Resume)
def resume(_: Resume, case: Case) -> Outcome:
    """Everybody has the time that was left; whoever says so is back."""
    seat = still_plays(case)
    case.need(PAUSED)
    row = case.table.row
    deadline = None if row.deadline is None else case.moment.now + row.deadline
    return Outcome(brought_back(structs.replace(row, paused=False, deadline=deadline), seat))


def still_plays(case: Case) -> int:
    seat = case.own_seat()
    if case.table.row.chairs[seat].resigned:
        raise NotYours(who="player")
    return seat


@decides(Resign)
def resign(command: Resign, case: Case) -> Outcome | None:
    """A bot plays on, for good; to say so again changes nothing. A seat that was handed on stays its owner's."""
    check_own(case, command.seat)
    table, seat = case.table, command.seat
    if table.row.chairs[seat].resigned:
        return None
    if table.row.chairs[seat].owner is not None:
        raise NotYours(who="owner")
    case.need(PLAYING)
    bot = usual_bot(table.game)
    return Outcome(ended_if_agreed(with_chair(table.row, seat, resigned=True, stand_in=bot, wants_end=False)))


@decides(AgreeToEnd)
def agree_to_end(command: AgreeToEnd, case: Case) -> Outcome:
    """The game is abandoned once everybody who still plays agrees."""
    check_own(case, command.seat)
    still_plays(case)
    case.need(PLAYING, PAUSED)
    return Outcome(ended_if_agreed(with_chair(case.table.row, command.seat, wants_end=command.agreed)))


def check_own(case: Case, seat: int) -> None:
    if case.seat is None or case.seat != seat:
        raise NotYours(who="player")


def ended_if_agreed(row: TableRow) -> TableRow:
    people = [chair for chair in row.chairs if chair.bot is None and chair.stand_in is None]
    if people and all(chair.wants_end for chair in people):
        return structs.replace(row, status=CLOSED)
    return row


@decides(Rematch)
def rematch(command: Rematch, case: Case) -> Outcome | None:
    """The first who asks is the host of the new table, the others follow the link."""
    seat, old = case.own_seat(), case.table
    name = case.need_person(seat)
    if old.row.rematch == command.id:
        return None
    if old.row.status not in (OVER, CLOSED) or old.play is None or old.row.rematch is not None:
        raise NotNow(status=old.status)
    others = [again(old, seat, each) for each in range(len(old.row.chairs)) if each != seat]
    wanted = NewTable(
        game=old.row.game, name=name, chairs=others, options=old.row.options, clock=old.row.clock
    )
    new = new_row(old.game, wanted, command.token, id=command.id, seed=command.seed, now=case.moment.now)
    return Outcome(structs.replace(old.row, rematch=new.id), beside=new)


def again(old: Table, by: int, seat: int) -> NewChair:
    """A chair as it was: the same bot, the same person on the same device, or free for whoever follows the link."""
    chair, own = old.row.chairs[seat], old.row.chairs[by]
    together = {by, own.beside} - {None}
    here = chair.beside in together or seat in together
    return NewChair(chair.bot, chair.name if here and chair.bot is None else None)


@decides(TimeOut)
def time_out(_: TimeOut, case: Case) -> Outcome | None:
    """Bots stand in for those who were due, until they come back. They do not play alone, though."""
    case.need_house()
    table = case.table
    if not out_of_time(table.row, case.moment.now) or table.status != PLAYING:
        return None
    row = table.row
    for seat in table.late():
        row = with_chair(row, seat, stand_in=usual_bot(table.game))
    alone = not Table(row, table.game, table.stage).people()
    return Outcome(structs.replace(row, paused=True) if alone else row)


def out_of_time(row: TableRow, now: int) -> bool:
    return row.deadline is not None and not row.paused and row.deadline <= now


@decides(WindClock)
def wind_clock(_: WindClock, case: Case) -> Outcome | None:
    """A deadline that has passed while nobody could play, or is further away than the clock allows, begins anew."""
    case.need_house()
    row, now = case.table.row, case.moment.now
    if row.deadline is None or row.clock is None or row.paused or now < row.deadline <= now + row.clock:
        return None
    return Outcome(structs.replace(row, deadline=None))


@decides(Look)
def look(_: Look, case: Case) -> Outcome | None:
    case.need_house()
    row = case.table.row
    return None if row.due_version == row.version else Outcome(row)
