"""The requests of hosts and players that are not about playing: each becomes a command."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State

from clubantique.server.commands import (
    Close,
    Command,
    MakeCode,
    Pause,
    Rematch,
    Remove,
    Resign,
    Resume,
    TakeBack,
    UseCode,
)
from clubantique.server.errors import UsedPass
from clubantique.server.idempotency import table_id_for, token_for
from clubantique.server.messages import AgreeToEnd, Mute, OneSeat, Pass, Seated, StandIn, TableInfo, UsePass
from clubantique.server.projection import info
from clubantique.server.seating import HOST
from clubantique.server.seats import hashed, new_token
from clubantique.server.table import Table, seats_of
from clubantique.server.visitors import room_of, seated, token_of, visitor_at

Asking = Request[Any, Any, Any]
PASS_SECONDS = 15 * 60


async def done(state: State, request: Asking, table_id: str, command: Command) -> Table:
    return await room_of(state).execute(table_id, visitor_at(request, table_id), command)


async def shown(state: State, request: Asking, table_id: str, command: Command) -> TableInfo:
    """Whoever asks does it, if they may; the answer is the table as it is then."""
    table = await done(state, request, table_id, command)
    return info(table, room_of(state).present(table.row))


@post("/api/tables/{table_id:str}/stand-in", status_code=200)
async def stand_in(state: State, request: Asking, table_id: str, data: StandIn) -> TableInfo:
    """A bot plays for an absent person, or the person is back."""
    return await shown(state, request, table_id, data)


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(state: State, request: Asking, table_id: str, data: OneSeat) -> TableInfo:
    """Free a chair before the game begins."""
    return await shown(state, request, table_id, Remove(data.seat))


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute(state: State, request: Asking, table_id: str, data: Mute) -> TableInfo:
    """Whether somebody may write in the chat."""
    return await shown(state, request, table_id, data)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(state: State, request: Asking, table_id: str) -> TableInfo:
    """The host closes the table."""
    return await shown(state, request, table_id, Close())


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(state: State, request: Asking, table_id: str) -> TableInfo:
    """Somebody at the table wants a rest."""
    return await shown(state, request, table_id, Pause())


@post("/api/tables/{table_id:str}/resume", status_code=200)
async def resume(state: State, request: Asking, table_id: str) -> TableInfo:
    """The game goes on."""
    return await shown(state, request, table_id, Resume())


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(state: State, request: Asking, table_id: str, data: OneSeat) -> TableInfo:
    """Leave the game to a bot, for good."""
    return await shown(state, request, table_id, Resign(data.seat))


@post("/api/tables/{table_id:str}/end", status_code=200)
async def agree_to_end(state: State, request: Asking, table_id: str, data: AgreeToEnd) -> TableInfo:
    """Agree to abandon the game, or not any more."""
    return await shown(state, request, table_id, data)


@post("/api/tables/{table_id:str}/pass")
async def new_pass(state: State, request: Asking, table_id: str, data: OneSeat) -> Pass:
    """A one-time code that moves a seat to another device, or by which the host hands it on."""
    code = new_token()
    await done(state, request, table_id, MakeCode(data.seat, hashed(code), PASS_SECONDS))
    return Pass(code, PASS_SECONDS)


@post("/api/pass")
async def use_pass(state: State, request: Asking, data: UsePass) -> Response[Seated]:
    """Sit down in a seat that was moved here."""
    code, new = await room_of(state).store.codes.find(hashed(data.code)), token_for(request, data.code)
    if code is None:
        return await moved_before(state, new)
    own = token_of(request, code.table_id)
    table = await done(state, request, code.table_id, UseCode(code, hashed(new), data.name))
    kept = own if own and code.seat in table.seats_of(hashed(own)) else new
    return seated(Seated(code.table_id, code.seat, kept), state.settings)


async def moved_before(state: State, token: str) -> Response[Seated]:
    """A code that was used is good only for whoever used it, and did not hear of it."""
    for row in await room_of(state).store.tables_of([hashed(token)]):
        for seat in seats_of(row, hashed(token)):
            return seated(Seated(row.id, seat, token), state.settings)
    raise UsedPass


@post("/api/tables/{table_id:str}/take-back", status_code=200)
async def take_back(state: State, request: Asking, table_id: str) -> TableInfo:
    """Whoever was away when their seat was handed on has it again."""
    return await shown(state, request, table_id, TakeBack())


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: Asking, table_id: str) -> Response[Seated]:
    """The same game once more."""
    new, token = table_id_for(request, table_id), token_for(request, table_id)
    await done(state, request, table_id, Rematch(new, token_hex(32), hashed(token)))
    return seated(Seated(new, HOST, token), state.settings)


HOST_HANDLERS = [
    stand_in,
    remove,
    mute,
    close,
    pause,
    resume,
    resign,
    agree_to_end,
    new_pass,
    use_pass,
    take_back,
    rematch,
]
