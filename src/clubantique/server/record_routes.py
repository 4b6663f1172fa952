"""Requests about games that have been played: their records, and replays, which other processes make."""

from __future__ import annotations

from http import HTTPStatus
from secrets import token_hex
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from clubantique.core.errors import BadComponents
from clubantique.core.record import AnyRecord, Record, renewed
from clubantique.core.registry import AnyGame
from clubantique.server.box_messages import LARGEST_BOX, NewBox
from clubantique.server.box_routes import pool_of
from clubantique.server.errors import NoTable, NotNow
from clubantique.server.film_messages import Film
from clubantique.server.messages import MOST_FRAMES, MOST_SEATS, TableInfo
from clubantique.server.replays import ReplayPool
from clubantique.server.room import Room
from clubantique.server.schema import CLOSED, OVER, PLAYING
from clubantique.server.seating import laid_out
from clubantique.server.seats import new_table_id
from clubantique.server.store import now
from clubantique.server.table import FROZEN, NOT_BEGUN, Table
from clubantique.server.visitors import address, room_of

SOME_FRAMES = 50
Asking = Request[Any, Any, Any]
Place = Annotated[int, Parameter(ge=-(2**31), le=2**31)]
Count = Annotated[int, Parameter(ge=1, le=MOST_FRAMES)]
Eyes = Annotated[int | None, Parameter(ge=0, lt=MOST_SEATS)]
FILM = ResponseSpec(Film, description=HTTPStatus.OK.phrase, generate_examples=False)


def replays_of(state: State) -> ReplayPool:
    """The pool that the application was created with."""
    replays: ReplayPool = state.replays
    return replays


async def record_of(room: Room, table_id: str, *allowed: str) -> Record:
    """As the store has it, once nobody plays any more: a record holds every secret."""
    stored = await room.store.table(table_id) if table_id.isalnum() else None
    if stored is None:
        raise NoTable(table=table_id)
    playing = stored.row.status == PLAYING
    status = (await room.tables.table(table_id)).status if playing else room.info_of_row(stored.row).status
    if status not in allowed or not stored.answers:
        raise NotNow(status=status)
    game = await room.boxes.game_or_usual(stored.row.game, stored.row.components)
    return Table(stored.row, game, NOT_BEGUN).record(stored.answers)


@get("/api/tables/{table_id:str}/record")
async def download_record(state: State, table_id: str) -> Record:
    """The whole game with every draw, once it is over."""
    return await record_of(room_of(state), table_id, OVER, CLOSED, FROZEN)


@get("/api/tables/{table_id:str}/replay", responses={200: FILM})
async def show_again(
    state: State,
    request: Asking,
    table_id: str,
    seat: Eyes = None,
    first: Place = 0,
    count: Count = SOME_FRAMES,
) -> Response[bytes]:
    """A finished game step by step, with everything open or as a seat saw it."""
    record = await record_of(room_of(state), table_id, OVER, CLOSED)
    film = await replays_of(state).film(address(request), record, seat, first, count)
    return Response(film, media_type=MediaType.JSON)


async def game_of(state: State, share: str, record: Record) -> AnyGame:
    """What a record was played with; a box of its own is judged like any other."""
    room = room_of(state)
    if record.components is None:
        return await room.boxes.game(record.game)
    file = msgspec.json.encode(record.components).decode()
    if len(file) > LARGEST_BOX:
        raise BadComponents.at("$.components", "large", len(file), LARGEST_BOX)
    return await pool_of(state).accept(share, NewBox(record.game, file), room.boxes)


@post("/api/records")
async def lay_out(state: State, request: Asking, data: AnyRecord) -> TableInfo:
    """A record from elsewhere, as a table whose replay everybody with the link can see."""
    room, share, record = room_of(state), address(request), renewed(data)
    game = await game_of(state, share, record)
    checked = await replays_of(state).check(share, record)
    status = OVER if checked.over else CLOSED
    change = laid_out(game, record, status, id=new_table_id(), seed=token_hex(32), now=now())
    await room.store.write(change)
    return room.info_of_row(change.row)


RECORD_HANDLERS = [download_record, show_again, lay_out]
