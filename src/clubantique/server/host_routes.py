"""The requests of hosts and players that are not about playing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from msgspec import structs

from clubantique.server.hosting import Hosting
from clubantique.server.messages import AgreeToEnd, Mute, OneSeat, Pass, Seated, StandIn, TableInfo, UsePass
from clubantique.server.seats import COOKIE, hashed
from clubantique.server.visitors import address, holder_of, room_of, seated, speaker, token_of

Asking = Request[Any, Any, Any]


async def who(state: State, request: Asking, table_id: str) -> int | None:
    state.requests.take(address(request))
    return (await speaker(state, request, table_id))[0]


async def acted(
    state: State, request: Asking, table_id: str, act: Callable[[Hosting, int | None], Awaitable[None]]
) -> TableInfo:
    """Whoever asks does it, if they may; the answer is the table as it is then."""
    await act(Hosting(room_of(state)), await who(state, request, table_id))
    return await room_of(state).info(table_id)


@get("/api/mine")
async def my_tables(state: State, request: Asking) -> list[TableInfo]:
    """The tables at which this browser has a seat."""
    room = room_of(state)
    tokens = [hashed(value) for name, value in request.cookies.items() if name.startswith(COOKIE)]
    found = [await room.table(table.id) for table in await room.store.tables_of(tokens)]
    return [
        structs.replace(live.info(), mine=live.seats_of(holder_of(request, live.table.id))) for live in found
    ]


@post("/api/tables/{table_id:str}/stand-in", status_code=200)
async def stand_in(state: State, request: Asking, table_id: str, data: StandIn) -> TableInfo:
    """A bot plays for an absent person, or the person is back."""
    return await acted(
        state, request, table_id, lambda hosting, by: hosting.stand_in(table_id, by, data.seat, data.bot)
    )


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(state: State, request: Asking, table_id: str, data: OneSeat) -> TableInfo:
    """Free a chair before the game begins."""
    return await acted(state, request, table_id, lambda hosting, by: hosting.remove(table_id, by, data.seat))


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute(state: State, request: Asking, table_id: str, data: Mute) -> TableInfo:
    """Whether somebody may write in the chat."""
    return await acted(
        state, request, table_id, lambda hosting, by: hosting.mute(table_id, by, data.seat, data.muted)
    )


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(state: State, request: Asking, table_id: str) -> TableInfo:
    """The host closes the table."""
    return await acted(state, request, table_id, lambda hosting, by: hosting.close(table_id, by))


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(state: State, request: Asking, table_id: str) -> TableInfo:
    """Somebody at the table wants a rest."""
    return await acted(state, request, table_id, lambda hosting, by: hosting.pause(table_id, by, True))


@post("/api/tables/{table_id:str}/resume", status_code=200)
async def resume(state: State, request: Asking, table_id: str) -> TableInfo:
    """The game goes on."""
    return await acted(state, request, table_id, lambda hosting, by: hosting.pause(table_id, by, False))


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(state: State, request: Asking, table_id: str, data: OneSeat) -> TableInfo:
    """Leave the game to a bot, for good."""
    return await acted(state, request, table_id, lambda hosting, by: hosting.resign(table_id, by, data.seat))


@post("/api/tables/{table_id:str}/end", status_code=200)
async def agree_to_end(state: State, request: Asking, table_id: str, data: AgreeToEnd) -> TableInfo:
    """Agree to abandon the game, or not any more."""
    return await acted(
        state,
        request,
        table_id,
        lambda hosting, by: hosting.agree_to_end(table_id, by, data.seat, data.agreed),
    )


@post("/api/tables/{table_id:str}/pass")
async def new_pass(state: State, request: Asking, table_id: str, data: OneSeat) -> Pass:
    """A one-time link that moves a seat to another device."""
    by = await who(state, request, table_id)
    return await Hosting(room_of(state)).new_pass(table_id, by, data.seat)


@post("/api/pass")
async def use_pass(state: State, request: Asking, data: UsePass) -> Response[Seated]:
    """Sit down in a seat that was moved here."""
    state.requests.take(address(request))
    moved = await Hosting(room_of(state)).use_pass(data.code, lambda table_id: token_of(request, table_id))
    return seated(moved, state.settings)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(state: State, request: Asking, table_id: str) -> Response[Seated]:
    """The same game once more."""
    by = await who(state, request, table_id)
    return seated(await Hosting(room_of(state)).rematch(table_id, by), state.settings)


HOST_HANDLERS = [
    my_tables,
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
    rematch,
]
