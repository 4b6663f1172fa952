"""Tokens: 256 random bits in a person's browser, their hash in the store, nothing else to know or to lose."""

from __future__ import annotations

from hashlib import sha256
from secrets import choice, token_urlsafe

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike, for links that are read aloud."""

TABLE_ID_LENGTH = 20
COOKIE = "seat-"


def new_table_id() -> str:
    """Nobody guesses it: to know the link is to be invited."""
    return "".join(choice(LETTERS) for _ in range(TABLE_ID_LENGTH))


def new_token() -> str:
    return token_urlsafe(32)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
