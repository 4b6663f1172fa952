"""Idempotency-Key: a request that is made again because its answer was lost gets the same answer, and is done once.

The client makes up a key for what it wants, and sends it again when it asks again. Whatever the room would have drawn
at random (the id of a table, the token of a seat) is then derived from the key, which only that client knows: whoever
comes with the same key sits there already.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

from litestar import Request

from clubantique.server.errors import Garbled
from clubantique.server.seats import LETTERS, TABLE_ID_LENGTH, new_table_id, new_token

HEADER = "idempotency-key"
SHORTEST, LONGEST = 22, 100
"""A key proves who sits where as a token does: it must not be guessed. 22 letters of base64 are 128 bits."""

Asking = Request[Any, Any, Any]


def key_of(request: Asking) -> str | None:
    key: str | None = request.headers.get(HEADER)
    if key is not None and not SHORTEST <= len(key) <= LONGEST:
        raise Garbled(problem=HEADER)
    return key


def token_for(request: Asking, *about: str) -> str:
    """The token of the seat that is wanted: random, or the one that this key has had before."""
    key = key_of(request)
    return (
        new_token() if key is None else urlsafe_b64encode(digest(key, "token", *about)).decode().rstrip("=")
    )


def table_id_for(request: Asking, *about: str) -> str:
    key = key_of(request)
    if key is None:
        return new_table_id()
    drawn = int.from_bytes(digest(key, "table", *about))
    return "".join(LETTERS[drawn // len(LETTERS) ** place % len(LETTERS)] for place in range(TABLE_ID_LENGTH))


def digest(key: str, *about: str) -> bytes:
    return sha256("\0".join([*about, key]).encode()).digest()
