"""How a table comes to be: set up, sat down at, begun; or laid out from a record, for people to look at."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from secrets import token_hex

from clubantique.bots import make
from clubantique.bots import names as bots
from clubantique.core.errors import BadName
from clubantique.core.outside import Chance
from clubantique.core.play import replay
from clubantique.core.record import Record
from clubantique.core.registry import AnyGame
from clubantique.server.errors import NotNow, NotYours, OwnBox, Taken, TooLong, TwoInAChair
from clubantique.server.letters import as_written, likeness, printable
from clubantique.server.live import Live
from clubantique.server.messages import LONGEST_NAME, NewChair, NewTable, Seated
from clubantique.server.room import Room
from clubantique.server.schema import CLOSED, OVER, WAITING
from clubantique.server.seats import hashed, new_table_id, new_token
from clubantique.server.store import StoredAnswer, StoredChair, StoredTable, now

HOST = 0
MOST_ENTRIES = 3000  # no game that people play is half as long


class Seating:
    """Everything that happens before a game begins."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def new_table(self, wanted: NewTable) -> Seated:
        """A table as wished; whoever asks for it is its host."""
        game = self.room.game(wanted.game)
        options = game.settings(wanted.options)
        game.setup(game.seats(len(wanted.chairs) + 1), options, Chance(Random(0)))  # refused now or never
        token = new_token()
        chairs = [StoredChair(checked_name(wanted.name, []), None, token=hashed(token))]
        for chair in wanted.chairs:
            chairs.append(new_chair(game, chair, chairs))
        table = new_stored(game, options, chairs, WAITING, open=wanted.open, clock=wanted.clock)
        await self.room.store.add_table(table)
        await self.begin_if_full(table.id)
        return Seated(table.id, HOST, token)

    async def sit_down(self, table_id: str, name: str) -> Seated:
        """Take the first free chair."""
        token = new_token()
        seat = -1

        async def sit(live: Live) -> None:
            nonlocal seat
            chairs = live.table.chairs
            free = [each for each, chair in enumerate(chairs) if chair.name is None]
            if live.table.status != WAITING or not free:
                raise Taken(table=table_id)
            seat = free[0]
            await live.change_chair(seat, name=checked_name(name, chairs), token=hashed(token))

        await self.room.change(table_id, sit)
        await self.begin_if_full(table_id)
        return Seated(table_id, seat, token)

    async def begin(self, table_id: str, seat: int | None) -> None:
        """The host begins; bots take the chairs that are free."""

        async def fill(live: Live) -> None:
            if live.table.status != WAITING:
                raise NotNow(status=live.status)
            if seat != live.table.host:
                raise NotYours(who="host")
            bot = bots(live.game.id)[-1]
            for each, chair in enumerate(live.table.chairs):
                if chair.name is None:
                    await live.change_chair(each, name=bot_name(bot, each), bot=bot)

        await self.room.change(table_id, fill)
        await self.begin_if_full(table_id)

    async def begin_if_full(self, table_id: str) -> None:
        async def start(live: Live) -> None:
            full = all(chair.name is not None for chair in live.table.chairs)
            if live.table.status == WAITING and full and live.play is None:
                await live.begin()

        await self.room.change(table_id, start)

    async def lay_out(self, record: Record) -> str:
        """A recorded game as a table of its own, at which nobody plays any more; refused if it does not replay."""
        if record.box is not None:
            raise OwnBox
        if len(record.entries) > MOST_ENTRIES:
            raise TooLong(entries=len(record.entries), most=MOST_ENTRIES)
        play = replay(record, watched=False)
        chairs: list[StoredChair] = []
        for chair in record.seats:
            bot = None if chair.bot is None else checked_name(chair.bot, [])
            chairs.append(StoredChair(checked_name(chair.name, chairs), bot))
        table = new_stored(play.game, dict(play.options), chairs, OVER if play.over else CLOSED)
        await self.room.store.add_table(table)
        await self.room.store.append(table, 0, StoredAnswer(None, None, record.entries), status=table.status)
        return table.id


def new_stored(
    game: AnyGame,
    options: dict[str, str],
    chairs: list[StoredChair],
    status: str,
    *,
    open: bool = False,  # noqa: A002 (as the table calls it)
    clock: int | None = None,
) -> StoredTable:
    return StoredTable(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        components=game.digest,
        options=options,
        status=status,
        open=open,
        seed=token_hex(32),
        clock=clock,
        created=now(),
        changed=now(),
        chairs=chairs,
    )


def new_chair(game: AnyGame, chair: NewChair, others: Sequence[StoredChair]) -> StoredChair:
    """A bot's, somebody's who plays on the host's device, or a free one."""
    if chair.bot is not None and chair.name is not None:
        raise TwoInAChair(bot=chair.bot, name=chair.name)
    if chair.bot is not None:
        make(chair.bot, game)
        return StoredChair(bot_name(chair.bot, len(others)), chair.bot)
    if chair.name is not None:
        return StoredChair(checked_name(chair.name, others), None, beside=HOST)
    return StoredChair(None, None)


def bot_name(bot: str, seat: int) -> str:
    return f"{bot} {seat}"


def checked_name(name: str, others: Sequence[StoredChair]) -> str:
    """A name that can be shown in one line and that nobody else at the table has."""
    shown = as_written(name)
    taken = {likeness(chair.name) for chair in others if chair.name}
    if not printable(shown) or len(shown) > LONGEST_NAME or likeness(shown) in taken:
        raise BadName(name=shown, most=LONGEST_NAME)
    return shown
