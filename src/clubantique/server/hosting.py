"""What hosts and players do about a table, apart from playing: stand-ins, pauses, moving a seat, closing, rematch."""

from __future__ import annotations

from collections.abc import Callable

from clubantique.bots import make
from clubantique.bots import names as bots
from clubantique.server.errors import NotNow, NotYours, UsedPass
from clubantique.server.live import Live
from clubantique.server.messages import NewChair, NewTable, Pass, Seated
from clubantique.server.position import PAUSED
from clubantique.server.room import Room
from clubantique.server.schema import CLOSED, OVER, PLAYING, WAITING
from clubantique.server.seating import Seating
from clubantique.server.seats import hashed, new_token
from clubantique.server.store import now

PASS_SECONDS = 15 * 60
FREE = {"name": None, "token": None, "beside": None, "muted": False}


class Hosting:
    """Everything here is allowed to the host, or to whoever sits there."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def stand_in(self, table_id: str, by: int | None, seat: int, bot: str | None) -> None:
        """A bot plays for an absent person, until the host or the person says otherwise."""

        async def work(live: Live) -> None:
            allow(live, by, seat if bot is None else None)
            if live.table.status != PLAYING or person_at(live, seat) is None:
                raise NotNow(status=live.status)
            if bot is not None:
                make(bot, live.game)
            if live.table.chairs[seat].resigned:
                raise NotYours(who="player")
            if bot is None and by == seat:
                await bring_back(live, seat)
            else:
                await live.change_chair(seat, stand_in=bot)

        await self.room.change(table_id, work)

    async def remove(self, table_id: str, by: int | None, seat: int) -> None:
        """Free a chair before the game begins: the host's decision, or one's own."""

        async def work(live: Live) -> None:
            allow(live, by, seat)
            if live.table.status != WAITING or seat == live.table.host or person_at(live, seat) is None:
                raise NotNow(status=live.status)
            await self.move(live, seat, None, None)  # who shared the device stays there
            await self.room.store.forget_person(table_id, seat)
            await live.change_chair(seat, **FREE)

        await self.room.change(table_id, work)

    async def mute(self, table_id: str, by: int | None, seat: int, muted: bool) -> None:
        async def work(live: Live) -> None:
            allow(live, by, None)
            if person_at(live, seat) is None:
                raise NotNow(status=live.status)
            await live.change_chair(seat, muted=muted)

        await self.room.change(table_id, work)

    async def close(self, table_id: str, by: int | None) -> None:
        """Nobody plays here any more; what was played stays until it is cleaned away."""

        async def work(live: Live) -> None:
            allow(live, by, None)
            if live.table.status in (OVER, CLOSED):
                raise NotNow(status=live.status)
            await live.change(status=CLOSED, bot_is_due=False, deadline=None)

        await self.room.change(table_id, work)

    async def pause(self, table_id: str, by: int | None, paused: bool) -> None:
        """Nobody plays, no bot thinks and no clock runs until somebody at the table says otherwise."""

        async def work(live: Live) -> None:
            if by is None or live.table.chairs[by].resigned:
                raise NotYours(who="player")
            if live.status != (PLAYING if paused else PAUSED):
                raise NotNow(status=live.status)
            await live.change(paused=paused, deadline=live.deadline_if(paused))
            await live.settle()
            if not paused:
                await bring_back(live, by)

        await self.room.change(table_id, work)

    async def resign(self, table_id: str, by: int | None, seat: int) -> None:
        """A bot plays on, for good."""

        async def work(live: Live) -> None:
            if by is None or by != seat:
                raise NotYours(who="player")
            if live.status != PLAYING or live.table.chairs[seat].resigned:
                raise NotNow(status=live.status)
            await live.change_chair(seat, resigned=True, stand_in=bots(live.game.id)[-1], wants_end=False)
            await self.end_if_agreed(live)

        await self.room.change(table_id, work)

    async def agree_to_end(self, table_id: str, by: int | None, seat: int, agreed: bool) -> None:
        """The game is abandoned once everybody who still plays agrees."""

        async def work(live: Live) -> None:
            if by is None or by != seat or live.table.chairs[seat].resigned:
                raise NotYours(who="player")
            if live.status not in (PLAYING, PAUSED):
                raise NotNow(status=live.status)
            await live.change_chair(seat, wants_end=agreed)
            await self.end_if_agreed(live)

        await self.room.change(table_id, work)

    async def end_if_agreed(self, live: Live) -> None:
        people = [chair for chair in live.table.chairs if chair.bot is None and chair.stand_in is None]
        if people and all(chair.wants_end for chair in people):
            await live.change(status=CLOSED, bot_is_due=False, deadline=None)

    async def new_pass(self, table_id: str, by: int | None, seat: int) -> Pass:
        """A one-time link that moves a seat to another device: one's own, or one that the host hands back."""
        live = await self.room.table(table_id)
        allow(live, by, seat)
        if person_at(live, seat) is None:
            raise NotNow(status=live.status)
        code = new_token()
        await self.room.store.add_pass(hashed(code), table_id, seat, now() + PASS_SECONDS)
        return Pass(code, PASS_SECONDS)

    async def use_pass(self, code: str, token_at: Callable[[str], str | None]) -> Seated:
        """Whoever has the link sits there now, and the device that had the seat does not any more.

        A browser that sits at this table already keeps its own seat, too: then it is a shared device.
        """
        found = await self.room.store.use_pass(hashed(code))
        if found is None:
            raise UsedPass
        table_id, seat = found
        own, new = token_at(table_id), new_token()
        token = own if own and (await self.room.table(table_id)).seats_of(hashed(own)) else new

        async def work(live: Live) -> None:
            if person_at(live, seat) is None:
                raise UsedPass
            here = [each for each in live.seats_of(hashed(token)) if live.table.chairs[each].beside is None]
            await self.move(live, seat, None if here else hashed(token), here[0] if here else None)

        await self.room.change(table_id, work)
        return Seated(table_id, seat, token)

    async def move(self, live: Live, seat: int, token: str | None, beside: int | None) -> None:
        """A seat leaves its device; if others there were known by its token, the first of them takes that over."""
        if seat == beside:
            return
        chair = live.table.chairs[seat]
        left = [other for other, each in enumerate(live.table.chairs) if each.beside == seat]
        stand_in = chair.stand_in if chair.resigned else None
        await self.room.store.drop_passes(live.table.id, seat)
        await live.change_chair(seat, token=token, beside=beside, stand_in=stand_in)
        for other in left:
            first = other == left[0]
            await live.change_chair(
                other, token=chair.token if first else None, beside=None if first else left[0]
            )

    async def rematch(self, table_id: str, by: int | None) -> Seated:
        """The same game with the same chairs; the first who asks is its host, the others follow the link."""
        old = await self.room.table(table_id)
        name = None if by is None else person_at(old, by)
        if by is None or name is None:
            raise NotYours(who="player")
        if old.table.status not in (OVER, CLOSED) or old.play is None or old.table.rematch is not None:
            raise NotNow(status=old.status)
        others = [again(old, by, seat) for seat in range(len(old.table.chairs)) if seat != by]
        wanted = NewTable(old.table.game, name, others, old.table.options, clock=old.table.clock)
        seated = await Seating(self.room).new_table(wanted)

        async def work(live: Live) -> None:
            await live.change(rematch=seated.table)

        await self.room.change(table_id, work)
        return seated


def allow(live: Live, by: int | None, seat: int | None) -> None:
    """The host may; and whoever sits in the seat that it is about."""
    if by is None or by not in (live.table.host, seat):
        raise NotYours(who="host")


def again(old: Live, by: int, seat: int) -> NewChair:
    """A chair as it was: the same bot, the same person on the same device, or free for whoever follows the link."""
    chair, own = old.table.chairs[seat], old.table.chairs[by]
    together = {by, own.beside} - {None}
    here = chair.beside in together or seat in together
    return NewChair(chair.bot, chair.name if here and chair.bot is None else None)


async def bring_back(live: Live, seat: int) -> None:
    """Whoever says so is here, and so is everybody on the same device."""
    chairs = live.table.chairs
    first = seat if chairs[seat].beside is None else chairs[seat].beside
    for each, chair in enumerate(chairs):
        if first in (each, chair.beside) and chair.stand_in is not None and not chair.resigned:
            await live.change_chair(each, stand_in=None)


def person_at(live: Live, seat: int) -> str | None:
    """The name of the person in this chair."""
    if not 0 <= seat < len(live.table.chairs):
        return None
    chair = live.table.chairs[seat]
    return None if chair.bot is not None else chair.name
