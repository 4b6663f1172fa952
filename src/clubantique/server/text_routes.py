"""The words of games over HTTP, for clients that were built without them."""

from __future__ import annotations

from hashlib import sha256
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from msgspec import Struct

from clubantique.core.errors import UnknownName, listed
from clubantique.server.messages import encode
from clubantique.server.visitors import room_of
from clubantique.texts import LANGUAGES
from clubantique.texts.roles import roles_of
from clubantique.texts.words import game_texts

FRESH_SECONDS = 300


class GameTexts(Struct, frozen=True):
    """What a game says in one language."""

    catalogue: str  # Fluent
    roles: dict[str, str]  # of the fields of its views, events and facts: what they are about


TEXTS = ResponseSpec(GameTexts, description=HTTPStatus.OK.phrase, generate_examples=False)


@get("/api/games/{game:str}/texts/{language:str}", sync_to_thread=False, responses={200: TEXTS})
def show_texts(state: State, request: Request[Any, Any, Any], game: str, language: str) -> Response[bytes]:
    """The catalogue of a game, and what the fields of its views, events and facts are about."""
    found = room_of(state).games.get(game)
    if found is None:
        raise UnknownName(kind="game", name=game, possible=listed(room_of(state).games))
    if language not in LANGUAGES:
        raise UnknownName(kind="language", name=language, possible=listed(LANGUAGES))
    said = encode(GameTexts(game_texts(game, language), roles_of(found)))
    headers = {"etag": f'"{sha256(said).hexdigest()}"', "cache-control": f"max-age={FRESH_SECONDS}"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(said, media_type=MediaType.JSON, headers=headers)


TEXT_HANDLERS = [show_texts]
