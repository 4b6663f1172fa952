"""Boxes over HTTP: to see and to take along, to bring, and to have judged while somebody edits one."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import ResponseSpec

from clubantique.core.component_files import as_toml
from clubantique.core.errors import BadComponents
from clubantique.server.box_messages import Box, Judged, NewBox
from clubantique.server.box_pool import BoxPool
from clubantique.server.boxes import box_as_sent, box_of, box_row
from clubantique.server.messages import problem_of
from clubantique.server.store import now
from clubantique.server.visitors import address, room_of

Asking = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600
BOX = ResponseSpec(Box, description=HTTPStatus.OK.phrase, generate_examples=False)
FOR_EVER = CacheControlHeader(public=True, max_age=YEAR, immutable=True)


def pool_of(state: State) -> BoxPool:
    """The pool that the application was created with."""
    pool: BoxPool = state.boxes
    return pool


@get("/api/boxes/{game:str}/{digest:str}", cache_control=FOR_EVER, responses={200: BOX})
async def show_box(state: State, game: str, digest: str) -> Response[bytes]:
    """Component data by their digest, which never change."""
    found = await room_of(state).boxes.game(game, digest)
    return Response(box_as_sent(found), media_type=MediaType.JSON)


@post("/api/boxes/judge", status_code=200)
async def judge_box(state: State, request: Asking, data: NewBox) -> Judged:
    """While somebody edits a component file: to find something wrong is an answer. Nothing is played or kept."""
    try:
        return Judged(await pool_of(state).judge(address(request), data))
    except BadComponents as error:
        return Judged(None, problem_of(error))


@post("/api/boxes/toml", status_code=200, media_type="application/toml")
async def write_box(state: State, request: Asking, data: NewBox) -> str:
    """A component file as TOML, as people like to read it, and as `--components` takes it."""
    return as_toml((await pool_of(state).judge(address(request), data)).components)


@post("/api/boxes")
async def bring_box(state: State, request: Asking, data: NewBox) -> Box:
    """A component file is tried, and then kept for a day, or as long as tables need it."""
    boxes = room_of(state).boxes
    game = await pool_of(state).accept(address(request), data, boxes)
    if (row := box_row(game, now())) is not None:
        await boxes.store.keep(row)
    return box_of(game)


BOX_HANDLERS = [show_box, judge_box, write_box, bring_box]
