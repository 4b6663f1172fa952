"""Who sits where: sitting down, leaving a chair, beginning, moving a seat, handing it on and taking it back."""

from __future__ import annotations

import msgspec

from clubantique.server.commands import Begin, MakeCode, Remove, Sit, TakeBack, UseCode
from clubantique.server.deciding import Case, Outcome, decides
from clubantique.server.errors import NotAway, NotNow, NotYours, Taken, UsedPass
from clubantique.server.rows import CodeRow, NewLine, TableRow
from clubantique.server.schema import WAITING
from clubantique.server.seating import begun_if_full, bot_name, checked_name, usual_bot
from clubantique.server.seats import hashed
from clubantique.server.table import Table, lent_by, with_chair

FREE = {"name": None, "token": None, "beside": None, "muted": False, "owner": None, "owner_name": None}
HANDED_ON, MOVED, TAKEN_BACK = "notice-seat-handed-on", "notice-seat-moved", "notice-seat-taken-back"


@decides(Sit)
def sit(command: Sit, case: Case) -> Outcome | None:
    """Take the first free chair; whoever has done so, and did not hear of it, sits there already."""
    row = case.table.row
    if case.table.seats_of(command.token):
        return None
    free = [seat for seat, chair in enumerate(row.chairs) if chair.name is None]
    if row.status != WAITING or not free:
        raise Taken(table=row.id)
    name = checked_name(command.name, row.chairs)
    sitting = with_chair(row, free[0], name=name, token=command.token)
    return begun_if_full(case.table, case.moment.chance, sitting)


@decides(Begin)
def begin(_: Begin, case: Case) -> Outcome:
    """The host begins; bots take the chairs that are free."""
    table = case.table
    case.need(WAITING)
    if case.seat is None or case.seat != table.row.host:
        raise NotYours(who="host")
    row, bot = table.row, usual_bot(table.game)
    for seat, chair in enumerate(row.chairs):
        if chair.name is None:
            row = with_chair(row, seat, name=bot_name(bot, seat), bot=bot)
    return begun_if_full(table, case.moment.chance, row)


@decides(Remove)
def remove(command: Remove, case: Case) -> Outcome:
    """Free a chair before the game begins: the host's decision, or one's own. What was said there goes, too."""
    table, seat = case.table, command.seat
    case.allow_host(seat)
    if table.row.status != WAITING or seat == table.row.host or table.person_at(seat) is None:
        raise NotNow(status=table.status)
    row = with_chair(moved(table.row, seat, None, None), seat, **FREE)  # who shared the device stays there
    return Outcome(row, forgets=seat)


# --- moving a seat -------------------------------------------------------------------------------


@decides(MakeCode)
def make_code(command: MakeCode, case: Case) -> Outcome:
    """One's own seat moves to another device; the host hands on only the seat of somebody who is away."""
    table, seat = case.table, command.seat
    own = seat in case.mine
    case.allow_host(seat if own else None)
    name = case.need_person(seat)
    if not own:
        check_away(case, seat, name)
    holder = table.holder_at(seat)
    expires = case.moment.now + command.seconds
    return Outcome(
        table.row, new_code=CodeRow(command.code, table.row.id, seat, expires, holder, by_host=not own)
    )


def check_away(case: Case, seat: int, name: str) -> None:
    if seat not in case.moment.away:
        raise NotAway(name=name, minutes=case.moment.away_minutes)


@decides(UseCode)
def use_code(command: UseCode, case: Case) -> Outcome | None:
    """Whoever has the code sits there now, and the device that had the seat does not any more.

    A browser that sits at this table already keeps its own seat, too: then it is a shared device. But nobody who plays
    here is handed the cards of somebody else.
    """
    table, code = case.table, command.code
    seat, old = code.seat, table.person_at(code.seat)
    if table.seats_of(command.token):
        return None
    if old is None or code.expires < case.moment.now or code.holder != table.holder_at(seat):
        raise UsedPass
    here = [each for each in case.mine if table.row.chairs[each].beside is None]
    if code.by_host:
        check_away(case, seat, old)
        if here:
            raise NotYours(who="newcomer")
    token = None if here else command.token
    row = moved(table.row, seat, token, here[0] if here else None)
    if code.by_host:
        row = lent(table, row, seat, command.name)
    line = notice(HANDED_ON if code.by_host else MOVED, seat, code.code, old, row.chairs[seat].name)
    return Outcome(row, used_code=code.code, line=line)


def lent(table: Table, row: TableRow, seat: int, name: str | None) -> TableRow:
    """The first who was away stays the owner, however often the seat is handed on."""
    chair = table.row.chairs[seat]
    others = [each for place, each in enumerate(row.chairs) if place != seat]
    new = checked_name(name, others) if name else chair.name
    return with_chair(
        row,
        seat,
        name=new,
        owner=chair.owner or table.holder_at(seat),
        owner_name=chair.owner_name or chair.name,
    )


@decides(TakeBack)
def take_back(_: TakeBack, case: Case) -> Outcome:
    """Whoever was away sits in their own seat again, under their own name."""
    table = case.table
    seat = next(iter(lent_by(table.row, case.holder)), None)
    if seat is None:
        raise NotYours(who="player")
    old = table.row.chairs[seat]
    here = [each for each in case.mine if table.row.chairs[each].beside is None and each != seat]
    row = moved(table.row, seat, None if here else case.holder, here[0] if here else None)
    row = with_chair(row, seat, owner=None, owner_name=None, name=old.owner_name or old.name)
    message = hashed(
        f"{case.holder} {table.row.version}"
    )  # nobody else can have said something under this id
    return Outcome(row, line=notice(TAKEN_BACK, seat, message, old.name, row.chairs[seat].name))


def moved(row: TableRow, seat: int, token: str | None, beside: int | None) -> TableRow:
    """A seat leaves its device; if others there were known by its token, the first of them takes that over."""
    if seat == beside:
        return row
    chair = row.chairs[seat]
    left = [other for other, each in enumerate(row.chairs) if each.beside == seat]
    stand_in = chair.stand_in if chair.resigned else None
    row = with_chair(row, seat, token=token, beside=beside, stand_in=stand_in)
    for other in left:
        first = other == left[0]
        row = with_chair(row, other, token=chair.token if first else None, beside=None if first else left[0])
    return row


def notice(key: str, seat: int, message: str, who: str | None, to: str | None) -> NewLine:
    """The whole table reads whose seat went to whom."""
    said = msgspec.json.encode({"key": key, "facts": {"name": who or "", "to": to or ""}}).decode()
    return NewLine(seat, message[:64], f"{who} → {to}", said)
