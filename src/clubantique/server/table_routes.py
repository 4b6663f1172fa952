"""Tables over HTTP: lists, setting up, sitting down. Lists read rows, and play nothing again for them."""

from __future__ import annotations

from random import SystemRandom
from secrets import token_hex
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from msgspec import structs

from clubantique.bots import names as bots
from clubantique.bots import usual_bot
from clubantique.core.outside import Chance
from clubantique.server.boxes import house_boxes
from clubantique.server.commands import Begin, Sit
from clubantique.server.idempotency import table_id_for, token_for
from clubantique.server.messages import GameInfo, NewTable, Seated, SitDown, TableInfo
from clubantique.server.projection import info
from clubantique.server.seating import HOST, new_row, set_up
from clubantique.server.seats import hashed
from clubantique.server.store import now
from clubantique.server.table import lent_by, seats_of
from clubantique.server.visitors import address, room_of, seat_cookie, seated, tables_in_cookies, visitor_at

Asking = Request[Any, Any, Any]
MOST_GONE = 40  # cookies that are taken back in one answer


@get("/api/games", sync_to_thread=False)
def list_games(state: State) -> list[GameInfo]:
    """Every game with its numbers of players, options and bots."""
    return [
        GameInfo(
            id=name,
            players=(game.fewest, game.most),
            options={option: list(values) for option, values in game.option_values.items()},
            option_players=dict(game.option_players),
            bots=bots(name),
            usual_bot=usual_bot(name),
            boxes=dict(house_boxes(name)),
        )
        for name, game in state.room.games.items()
    ]


@get("/api/tables")
async def list_tables(state: State) -> list[TableInfo]:
    """Open tables that wait for people."""
    room = room_of(state)
    return [room.info_of_row(row) for row in await room.store.listed()]


@get("/api/mine")
async def my_tables(state: State, request: Asking) -> Response[list[TableInfo]]:
    """The tables at which this browser has a seat; cookies of tables that are gone go too."""
    room, tokens = room_of(state), tables_in_cookies(request)
    holders = {table_id: hashed(token) for table_id, token in tokens.items()}
    rows = await room.store.tables_of(list(holders.values()))
    found = [
        structs.replace(
            room.info_of_row(row),
            mine=seats_of(row, holders.get(row.id)),
            lent=lent_by(row, holders.get(row.id)),
        )
        for row in rows
    ]
    there = set(await room.store.versions(list(tokens)))
    gone = [table_id for table_id in tokens if table_id not in there]
    return Response(found, cookies=[seat_cookie(each, "", state.settings) for each in gone[:MOST_GONE]])


@post("/api/tables")
async def new_table(state: State, request: Asking, data: NewTable) -> Response[Seated]:
    """Set up a table and sit down at it."""
    room, token = room_of(state), token_for(request)
    game = await room.boxes.game(data.game, data.box)
    row = new_row(game, data, hashed(token), id=table_id_for(request), seed=token_hex(32), now=now())
    await room.add(set_up(game, row, Chance(SystemRandom()), now()), address(request))
    return seated(Seated(row.id, HOST, token), state.settings)


@get("/api/tables/{table_id:str}")
async def show_table(state: State, table_id: str) -> TableInfo:
    """A table from outside."""
    return await room_of(state).info(table_id)


@post("/api/tables/{table_id:str}/sit")
async def sit_down(state: State, request: Asking, table_id: str, data: SitDown) -> Response[Seated]:
    """Take a free chair, with a name and nothing else."""
    token = token_for(request, table_id)
    sit = Sit(data.name, hashed(token))
    table = await room_of(state).execute(table_id, visitor_at(request, table_id), sit)
    return seated(Seated(table_id, table.seats_of(hashed(token))[0], token), state.settings)


@post("/api/tables/{table_id:str}/begin", status_code=200)
async def begin(state: State, request: Asking, table_id: str) -> TableInfo:
    """The host begins; bots take the chairs that are free."""
    room = room_of(state)
    table = await room.execute(table_id, visitor_at(request, table_id), Begin())
    return info(table, room.present(table.row))


TABLE_HANDLERS = [list_games, list_tables, my_tables, new_table, show_table, sit_down, begin]
