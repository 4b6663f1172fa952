"""The heirs: their money in the race to nothing, and their boards where there is room."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from clubantique.games.lastwill.views import Heir, Table
from clubantique.terminal.boards.lastwill_details import Details, boys
from clubantique.terminal.boards.lastwill_material import (
    ACTION,
    BLACK_CARD,
    BOLD,
    CARD,
    DONE,
    FAINT,
    NOW,
    POUND,
    PROPERTY,
    START,
    Material,
    cards_in_hand,
    inked,
    money,
    signed,
)

BAR, BANKRUPT = "━", "†"
LONG_BAR = 14
MARKS = 2  # who is asked, and who is the start player
INDENT = (0, 0, 0, MARKS)
DROPPED = ("race", "actions")
COLUMNS = ("name", "money", "actions", "total", "race", "held")


@dataclass(frozen=True)
class Heirs:
    """One line an heir; below it, where there is room, the board and what is seen of the hand."""

    material: Material
    view: Table
    most: int  # lines
    detailed: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        rows = [self.cells(seat) for seat in range(len(self.view.heirs))]
        columns = self.columns(rows, options.max_width)
        below = self.below(options.max_width - MARKS)
        yield line(Text(" " * MARKS), self.titles(), columns, FAINT)
        for seat, cells in enumerate(rows):
            style = BOLD if seat == self.view.seat else Style()
            yield line(inked(marks(self.view, seat), BOLD), cells, columns, style)
            yield from [Padding(each, INDENT) for each in below[seat]]

    def below(self, width: int) -> list[list[Text]]:
        """What stands below each heir's line: all details, else where there is room the race."""
        seats = range(len(self.view.heirs))
        left = self.most - 1 - len(seats)
        if self.detailed:
            return Details(self.material, self.view, width).fitting(left)
        return [[self.race_line(seat)] if len(seats) <= left else [] for seat in seats]

    def titles(self) -> dict[str, str]:
        said = {name: self.material.words("board-column", column=name) for name in COLUMNS}
        signs = {"actions": ACTION}
        return said | (signs if self.detailed else signs | {"money": POUND})

    def cells(self, seat: int) -> dict[str, str]:
        heir, total = self.view.heirs[seat], self.view.totals[seat]
        return {
            "name": self.name(seat),
            "money": self.sum(heir.money),
            "actions": str(actions(self.view, seat)),
            "total": self.sum(total),
            "race": race(total, max(self.inheritance(), *self.view.totals)),
            "held": held(heir, detailed=self.detailed),
        }

    def name(self, seat: int) -> str:
        name = self.material.named(self.view, seat) if self.detailed else self.material.players[seat]
        return f"{BANKRUPT}{name}" if self.view.heirs[seat].bankrupt else name

    def sum(self, amount: int) -> str:
        return money(amount) if self.detailed else signed(amount)

    def inheritance(self) -> int:
        box = self.material.box
        return box.start_money if self.view.will is None else box.will_money[self.will(self.view.will)]

    def will(self, card: str) -> int:
        return self.material.box.wills.index(self.material.number(card))

    def columns(self, rows: list[dict[str, str]], width: int) -> dict[str, int]:
        """Every column as wide as its longest word; where all do not fit, the race and actions are left out."""
        cells = [self.titles(), *rows]
        widths = {name: max(cell_len(each[name]) for each in cells) for name in COLUMNS}
        widths["race"] = LONG_BAR
        for name in DROPPED:
            if width_of(widths) > width:
                del widths[name]
        widths["name"] = max(0, widths["name"] - max(0, width_of(widths) - width))
        return widths

    def race_line(self, seat: int) -> Text:
        said = [self.cells(seat)["race"], *boys(self.material, self.view.heirs[seat])]
        return Text(" ".join(said), FAINT, no_wrap=True, overflow="ellipsis")


def width_of(columns: Mapping[str, int]) -> int:
    return MARKS + sum(columns.values()) + len(columns) - 1


def line(start: Text, cells: Mapping[str, str], columns: Mapping[str, int], style: Style) -> Text:
    for name, width in columns.items():
        cell = inked(cells[name], style)
        if name in ("money", "actions", "total"):
            cell.align("right", width)
        cell.truncate(width, overflow="ellipsis", pad=True)
        start.append_text(cell).append(" ")
    start.rstrip()
    start.no_wrap = True
    return start


def marks(view: Table, seat: int) -> str:
    """Who is asked, or has answered already; and who is the start player."""
    now = NOW if seat in view.due else DONE if seat in view.asked else " "
    return now + (START if seat == view.start else " ")


def actions(view: Table, seat: int) -> int:
    """The actions left; before the action phase those of the plan."""
    heir = view.heirs[seat]
    if view.phase in ("act", "keep", "over") or heir.plan is None:
        return heir.actions
    return view.plans[heir.plan - 1].actions


def race(total: int, most: int) -> str:
    """The way that is left to nothing."""
    return BAR * max(1, round(LONG_BAR * total / most)) if total > 0 else ""


def held(heir: Heir, *, detailed: bool) -> str:
    """Properties, other cards on the board (and how many it could hold), and cards in hand."""
    owned = sum(card.value is not None for card in heir.board)
    other = len(heir.board) - owned
    room = f"/{heir.spaces - owned}" if detailed else ""
    return f"{PROPERTY}{owned} {BLACK_CARD}{other}{room} {CARD}{cards_in_hand(heir)}"
