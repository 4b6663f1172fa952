"""What hosts and players do about a table, apart from playing: stand-ins, moving a seat, removing, closing, rematch."""

from __future__ import annotations

from clubantique.bots import make
from clubantique.server.errors import NoTable, NotNow, NotYours
from clubantique.server.live import Live
from clubantique.server.messages import NewChair, NewTable, Pass, Seated
from clubantique.server.room import Room
from clubantique.server.schema import CLOSED, OVER, PLAYING, WAITING
from clubantique.server.seats import hashed, new_token
from clubantique.server.store import now

PASS_SECONDS = 15 * 60
FREE = {"name": None, "token": None, "stand_in": None, "muted": False}


class Hosting:
    """Everything here is allowed to the host, or to whoever sits there."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def stand_in(self, table_id: str, by: int | None, seat: int, bot: str | None) -> None:
        """A bot plays for an absent person, until the host or the person says otherwise."""

        async def work(live: Live) -> None:
            allow(live, by, seat if bot is None else None)
            if live.table.status != PLAYING or person_at(live, seat) is None:
                raise NotNow(status=live.table.status)
            if bot is not None:
                make(bot, live.game)
            await self.change_chair(live, seat, stand_in=bot)

        await self.room.change(table_id, work)

    async def remove(self, table_id: str, by: int | None, seat: int) -> None:
        """Free a chair before the game begins: the host's decision, or one's own."""

        async def work(live: Live) -> None:
            allow(live, by, seat)
            if live.table.status != WAITING or seat == live.table.host or person_at(live, seat) is None:
                raise NotNow(status=live.table.status)
            await self.change_chair(live, seat, **FREE)

        await self.room.change(table_id, work)

    async def mute(self, table_id: str, by: int | None, seat: int, muted: bool) -> None:
        async def work(live: Live) -> None:
            allow(live, by, None)
            if person_at(live, seat) is None:
                raise NotNow(status=live.table.status)
            await self.change_chair(live, seat, muted=muted)

        await self.room.change(table_id, work)

    async def close(self, table_id: str, by: int | None) -> None:
        """Nobody plays here any more; what was played stays until it is cleaned away."""

        async def work(live: Live) -> None:
            allow(live, by, None)
            if live.table.status in (OVER, CLOSED):
                raise NotNow(status=live.table.status)
            await self.room.store.change(live.table, status=CLOSED, bot_is_due=False)
            await live.reload()

        await self.room.change(table_id, work)

    async def new_pass(self, table_id: str, by: int | None, seat: int) -> Pass:
        """A one-time link that moves a seat to another device: one's own, or one that the host hands back."""
        live = await self.room.table(table_id)
        allow(live, by, seat)
        if person_at(live, seat) is None:
            raise NotNow(status=live.table.status)
        code = new_token()
        await self.room.store.add_pass(hashed(code), table_id, seat, now() + PASS_SECONDS)
        return Pass(code, PASS_SECONDS)

    async def use_pass(self, code: str) -> Seated:
        """Whoever has the link sits there now; the device that had the seat does not any more."""
        found = await self.room.store.use_pass(hashed(code))
        if found is None:
            raise NoTable(table="")
        table_id, seat = found
        token = new_token()

        async def work(live: Live) -> None:
            await self.change_chair(live, seat, token=hashed(token), stand_in=None)

        await self.room.change(table_id, work)
        self.room.viewers.turn_out(table_id, seat)
        return Seated(table_id, seat, token)

    async def rematch(self, table_id: str, by: int | None) -> Seated:
        """The same game with the same chairs; the first who asks is its host, the others follow the link."""
        old = await self.room.table(table_id)
        name = None if by is None else person_at(old, by)
        if name is None:
            raise NotYours(who="player")
        if old.table.status != OVER or old.table.rematch is not None:
            raise NotNow(status=old.table.status)
        others = [NewChair(chair.bot) for seat, chair in enumerate(old.table.chairs) if seat != by]
        seated = await self.room.new_table(NewTable(old.table.game, name, others, old.table.options))

        async def work(live: Live) -> None:
            await self.room.store.change(live.table, rematch=seated.table)
            await live.reload()

        await self.room.change(table_id, work)
        return seated

    async def change_chair(self, live: Live, seat: int, **values: object) -> None:
        await self.room.store.change_chair(live.table, seat, **values)
        await live.reload()
        await live.note_bots()


def allow(live: Live, by: int | None, seat: int | None) -> None:
    """The host may; and whoever sits in the seat that it is about."""
    if by is None or by not in (live.table.host, seat):
        raise NotYours(who="host")


def person_at(live: Live, seat: int) -> str | None:
    """The name of the person in this chair."""
    if not 0 <= seat < len(live.table.chairs):
        return None
    chair = live.table.chairs[seat]
    return None if chair.bot is not None else chair.name
