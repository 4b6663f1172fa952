"""Requests about games that have been played: their records, and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from clubantique.core.record import Record
from clubantique.server.errors import NotNow
from clubantique.server.films import film
from clubantique.server.messages import MOST_FRAMES, MOST_SEATS, Film, TableInfo
from clubantique.server.position import FROZEN
from clubantique.server.room import Room
from clubantique.server.schema import CLOSED, OVER
from clubantique.server.seating import Seating
from clubantique.server.visitors import address, room_of

SOME_FRAMES = 50
ONE_AT_A_TIME = asyncio.Semaphore(1)
Place = Annotated[int, Parameter(ge=-(2**31), le=2**31)]
Count = Annotated[int, Parameter(ge=1, le=MOST_FRAMES)]
Eyes = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)]


async def record_of(room: Room, table_id: str, *allowed: str) -> Record:
    """As the store has it, once nobody plays any more: a record holds every secret."""
    live = await room.table(table_id)
    answers = await room.store.answers(table_id)
    if live.status not in allowed or not answers:
        raise NotNow(status=live.status)
    return live.record(answers)


@get("/api/tables/{table_id:str}/record")
async def download_record(state: State, table_id: str) -> Record:
    """The whole game with every draw, once it is over."""
    return await record_of(room_of(state), table_id, OVER, CLOSED, FROZEN)


@get("/api/tables/{table_id:str}/replay")
async def show_again(
    state: State,
    request: Request[Any, Any, Any],
    table_id: str,
    seat: Eyes = None,
    first: Place = 0,
    count: Count = SOME_FRAMES,
) -> Film:
    """A finished game step by step, with everything open or as a seat saw it."""
    state.requests.take(address(request))
    record = await record_of(room_of(state), table_id, OVER, CLOSED)
    async with ONE_AT_A_TIME:  # whole games take a while: others play on
        return await asyncio.to_thread(film, record, seat, first, count)


@post("/api/records")
async def lay_out(state: State, request: Request[Any, Any, Any], data: Record) -> TableInfo:
    """A record from elsewhere, as a table whose replay everybody with the link can see."""
    state.requests.take(address(request))
    return await room_of(state).info(await Seating(room_of(state)).lay_out(data))


RECORD_HANDLERS = [download_record, show_again, lay_out]
