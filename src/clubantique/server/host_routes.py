"""The requests of hosts and players that are not about playing."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State

from clubantique.server.hosting import Hosting
from clubantique.server.messages import Mute, OneSeat, Pass, Seated, StandIn, TableInfo, UsePass
from clubantique.server.seats import COOKIE, hashed
from clubantique.server.visitors import address, room_of, seated, token_of

Asking = Request[Any, Any, Any]


async def who(state: State, request: Asking, table_id: str) -> int | None:
    state.requests.take(address(request))
    return await room_of(state).seat_of(table_id, token_of(request, table_id))


@get("/api/mine")
async def my_tables(state: State, request: Asking) -> list[TableInfo]:
    """The tables at which this browser has a seat."""
    room = room_of(state)
    tokens = [hashed(value) for name, value in request.cookies.items() if name.startswith(COOKIE)]
    return [(await room.table(table.id)).info() for table in await room.store.tables_of(tokens)]


@post("/api/tables/{table_id:str}/stand-in", status_code=200)
async def stand_in(state: State, request: Asking, table_id: str, data: StandIn) -> TableInfo:
    """A bot plays for an absent person, or the person is back."""
    by = await who(state, request, table_id)
    await Hosting(room_of(state)).stand_in(table_id, by, data.seat, data.bot)
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(state: State, request: Asking, table_id: str, data: OneSeat) -> TableInfo:
    """Free a chair before the game begins."""
    by = await who(state, request, table_id)
    await Hosting(room_of(state)).remove(table_id, by, data.seat)
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute(state: State, request: Asking, table_id: str, data: Mute) -> TableInfo:
    """Whether somebody may write in the chat."""
    by = await who(state, request, table_id)
    await Hosting(room_of(state)).mute(table_id, by, data.seat, data.muted)
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(state: State, request: Asking, table_id: str) -> TableInfo:
    """The host closes the table."""
    by = await who(state, request, table_id)
    await Hosting(room_of(state)).close(table_id, by)
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/pass")
async def new_pass(state: State, request: Asking, table_id: str, data: OneSeat) -> Pass:
    """A one-time link that moves a seat to another device."""
    by = await who(state, request, table_id)
    return await Hosting(room_of(state)).new_pass(table_id, by, data.seat)


@post("/api/pass")
async def use_pass(state: State, request: Asking, data: UsePass) -> Response[Seated]:
    """Sit down in a seat that was moved here."""
    state.requests.take(address(request))
    return seated(await Hosting(room_of(state)).use_pass(data.code), state.settings)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: Asking, table_id: str) -> Response[Seated]:
    """The same game once more."""
    by = await who(state, request, table_id)
    return seated(await Hosting(room_of(state)).rematch(table_id, by), state.settings)


HOST_HANDLERS = [my_tables, stand_in, remove, mute, close, new_pass, use_pass, rematch]
