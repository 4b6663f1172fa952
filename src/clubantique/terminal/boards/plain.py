"""The board of a game that brings none: its view in rows, labelled with the game's own words where it has some."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.style import Style
from rich.text import Text

from clubantique.core.registry import AnyGame
from clubantique.terminal.boards.board import Board, Part, Room
from clubantique.texts.roles import roles_of
from clubantique.texts.sheet import PlayerRows, Row, Sheet, sheet_of
from clubantique.texts.words import Words

BACK = "▮"
MOST_BACKS = 12
BETWEEN = " · "
BOLD, FAINT = Style(bold=True), Style(dim=True)


def lines(found: list[Text]) -> Text:
    return Text("\n").join(found)


class PlainBoard(Board):
    """Good enough to play: one's own things, everybody's, the table, and what is remembered."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self.roles = roles_of(game)

    def sheet(self, view: Any) -> Sheet:
        return sheet_of(msgspec.to_builtins(view), self.words, self.roles, self.players)

    def parts(self, view: Any, room: Room) -> list[Part]:
        """On the left the players; what can be known, if anything, below what lies on the table."""
        sheet, said = self.sheet(view), self.words
        phase, *table = [self.line(row) for row in sheet.table]
        memory = [self.line(row) for row in sheet.memory]
        own = [self.line(row) for row in sheet.own]
        return [
            Part("top", said("game-title"), phase),
            Part("left", said("plain-players"), lines([self.player(each) for each in sheet.players])),
            Part("right", said("plain-table"), lines([*table, *memory])),
            Part("own", said("plain-own"), lines(own)),
        ]

    def line(self, row: Row) -> Text:
        return Text().append(f"{row.label}: ", FAINT).append(self.content(row, BACK))

    def player(self, player: PlayerRows) -> Text:
        rows = Text(BETWEEN).join(self.line(row) for row in player.rows)
        return (
            Text().append(self.name(player), BOLD if player.you else Style()).append("  ").append_text(rows)
        )

    def name(self, player: PlayerRows) -> str:
        you = self.words("terminal-you", name=player.name) if player.you else player.name
        return self.words("plain-due", name=you) if player.due else you

    def content(self, row: Row, back: str) -> str:
        if 0 < row.backs <= MOST_BACKS and back:
            return back * row.backs
        return ", ".join(row.chips) or self.words("plain-none")

    # --- in sentences ------------------------------------------------------------------------

    def spoken(self, view: Any) -> list[str]:
        sheet, said = self.sheet(view), self.words
        people = [(self.name(player), player.rows) for player in sheet.players]
        parts = [(said("plain-own"), sheet.own), *people]
        parts += [(said("plain-table"), sheet.table), (said("plain-memory"), sheet.memory)]
        return [said("plain-sentence", what=what, facts=self.facts(rows)) for what, rows in parts if rows]

    def summary(self, view: Any) -> str:
        rows = self.sheet(view).own
        return (
            self.words("plain-sentence", what=self.words("plain-own"), facts=self.facts(rows)) if rows else ""
        )

    def facts(self, rows: Iterable[Row]) -> str:
        return "; ".join(f"{row.label}: {self.content(row, '')}" for row in rows)

    def result(self, view: Any, seat: int) -> str:
        return self.facts(self.sheet(view).players[seat].rows)
