"""The planning board from left to right, with the market and the decks below it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from clubantique.games.lastwill.views import Plan, Table
from clubantique.terminal.boards.lastwill_material import (
    ACTION,
    BOLD,
    BOY,
    CARD,
    FAINT,
    STRONG,
    Material,
    inked,
)
from clubantique.terminal.boards.lastwill_own import flow

BLOCKED = "✕"
FRAME = 2  # columns that a frame takes
PLANNING = ("inherit", "block", "plan")
"""The phases in which plans are still open; cards are drawn with them."""


@dataclass(frozen=True)
class Plans:
    """Each plan in a frame of its own where there is room, else in a column."""

    material: Material
    view: Table
    framed: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cell = options.max_width // len(self.view.plans)
        if self.framed:
            yield from self.frames(cell)
        else:
            yield from self.lines(cell)
        yield from self.below(options.max_width)

    # --- plans -------------------------------------------------------------------------------

    def lines(self, width: int) -> list[Text]:
        """Nothing while first cards are chosen; then the plans, and their markers once there are any."""
        if self.view.phase == "inherit":
            return []
        plans, markers = self.view.plans, [self.marker(plan) for plan in self.view.plans]
        lines = [self.line([said(plan, pictured=False) for plan in plans], width)]
        return lines + [self.line(markers, width)] * any(markers)

    def line(self, cells: list[str], width: int) -> Text:
        line = Text(no_wrap=True)
        for plan, text in zip(self.view.plans, cells, strict=True):
            piece = inked(text, self.style(plan))
            piece.truncate(width - 1, overflow="ellipsis", pad=True)
            line.append_text(piece).append(" ")
        line.rstrip()
        return line

    def frames(self, width: int) -> list[Text]:
        inside = width - FRAME
        lines = [Text(no_wrap=True) for _ in range(3)]
        most = max(cell_len(said(plan, pictured=True)) for plan in self.view.plans)
        for plan in self.view.plans:
            style = self.style(plan)
            top, bottom = f" {plan.number} ", f" {name} " if (name := self.marker(plan)) else ""
            body = said(plan, pictured=True) if most - 2 <= inside else said(plan, pictured=False)
            lines[0].append(f"╭{top[:inside].ljust(inside, '─')}╮", style)
            lines[1].append("│", style).append(body[2:].center(inside)[:inside], style).append("│", style)
            lines[2].append(f"╰{bottom[:inside].center(inside, '─')}╯", style)
        return lines

    def marker(self, plan: Plan) -> str:
        if plan.blocked:
            return BLOCKED
        return "" if plan.seat is None else self.material.players[plan.seat]

    def style(self, plan: Plan) -> Style:
        if plan.blocked:
            return FAINT
        if plan.seat is None:
            return Style() if self.view.phase in PLANNING else FAINT
        return BOLD

    # --- market and decks --------------------------------------------------------------------

    def below(self, width: int) -> list[Text]:
        drawing = self.framed or self.view.phase in PLANNING[1:]
        return flow([self.market(), self.decks()] if drawing else [self.market()], width)

    def market(self) -> Text:
        said = inked(self.material.words("board-market"), FAINT)
        for each in self.material.modifiers(self.view.modifiers):
            said.append(" ").append(f" {each} ", STRONG if "+" in each else Style(reverse=True))
        return said

    def decks(self) -> Text:
        words = self.material.words
        piles = [pile for pile in self.view.piles if not pile.deck.startswith("special")]
        parts = [f"{self.material.deck(pile.deck)} {pile.size}" for pile in piles]
        special = sum(pile.size for pile in self.view.piles if pile.deck.startswith("special"))
        parts.append(f"{self.material.deck('special')} {special}")
        return inked(words("board-decks"), FAINT).append(" ").append(" · ".join(parts))


def said(plan: Plan, *, pictured: bool) -> str:
    """A plan in signs: cards to draw, errand boys, actions."""
    cards = CARD * plan.cards if pictured else f"{CARD}{plan.cards}"
    actions = ACTION * plan.actions if pictured else f"{ACTION}{plan.actions}"
    return " ".join(part for part in [str(plan.number), cards, BOY * plan.boys, actions] if part)
