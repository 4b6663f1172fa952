"""Finds the board of a game by its id: `boards/<game id>.py` names its BOARD; without one the plain board serves."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from clubantique.core.registry import AnyGame
from clubantique.terminal.boards.board import Area, Board, Part, Room
from clubantique.texts.words import Words

__all__ = ["Area", "Board", "Part", "Room", "board_of"]


def board_of(game: AnyGame, words: Words, players: Sequence[str]) -> Board:
    """The game's own board, or one that prints whatever the view holds."""
    module = f"{__name__}.{game.id}"
    kind: type[Board] = import_module(module).BOARD if find_spec(module) else Board
    return kind(game, words, players)
