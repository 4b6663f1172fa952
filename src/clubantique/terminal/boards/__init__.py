"""Finds the board of a game: `boards/<id>.py`, or `board.py` in its package, names its BOARD; else the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from clubantique.core.finding import part
from clubantique.core.registry import AnyGame
from clubantique.terminal.boards.board import Area, Board, Part, Room
from clubantique.terminal.boards.plain import PlainBoard
from clubantique.texts.words import Words

__all__ = ["Area", "Board", "Part", "Room", "board_of"]


def board_of(game: AnyGame, words: Words, players: Sequence[str]) -> Board:
    """The game's own board, or one that shows whatever the view holds."""
    brought = part(game.id, "board", __name__)
    kind: type[Board] = PlainBoard if brought is None else brought.BOARD
    return kind(game, words, players)
