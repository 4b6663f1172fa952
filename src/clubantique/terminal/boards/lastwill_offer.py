"""The offer with what each card shows, and the other spots that boys can go to."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from clubantique.games.lastwill.views import Space, Table
from clubantique.terminal.boards.lastwill_faces import face
from clubantique.terminal.boards.lastwill_material import BOLD, BOY, FAINT, FREE_SPOT, Material, inked
from clubantique.terminal.boards.lastwill_own import flow

SPOTS = ("wild", "extension", "market", "opera")
GAP = "  "


@dataclass(frozen=True)
class Offer:
    """One line a space, and one or two for the other spots."""

    material: Material
    view: Table
    wrapped: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1, no_wrap=not self.wrapped, overflow="fold" if self.wrapped else "ellipsis")
        for space in self.view.offer:
            grid.add_row(inked(space.slot + ("*" if space.shared else ""), FAINT), self.card(space))
        yield grid
        yield from flow(map(Text, self.spots()), options.max_width, GAP)

    def card(self, space: Space) -> Text:
        material = self.material
        if space.card is not None:
            said = Text(f"{material.sign(space.card)} ").append(material.short(space.card), BOLD)
            return said.append(f" {face(material, space.card)}")
        taker = standing(self.view, f"take {space.slot}")
        return inked(f"{BOY} {material.players[taker[0]]}" if taker else "–", FAINT)

    def spots(self) -> list[str]:
        """Free spots as rings, boys by name; and whose boys brought an unknown card."""
        drawn = [f"{BOY}{self.material.players[seat]}" for seat in unknown(self.view)]
        named = self.material.words("board-spot", spot="unknown")
        said = [named, FREE_SPOT * open_unknown(self.view), *drawn]
        return [*map(self.spot, SPOTS), " ".join(part for part in said if part)]

    def spot(self, name: str) -> str:
        errand = self.material.take_wild if name == "wild" else name
        boys = [f"{BOY}{self.material.players[seat]}" for seat in standing(self.view, errand)]
        said = [self.material.words("board-spot", spot=name), FREE_SPOT * open_spots(self.view, name), *boys]
        return " ".join(part for part in said if part)


def open_spots(view: Table, name: str) -> int:
    """How many boys can still go there and bring something."""
    there = {"wild": view.wilds, "extension": view.extensions}
    free: int = getattr(view.spots, name)
    return min(free, there.get(name, free))


def standing(view: Table, errand: str) -> list[int]:
    """Whose boys stand there."""
    return [seat for seat, heir in enumerate(view.heirs) for each in heir.errands if each == errand]


def open_unknown(view: Table) -> int:
    """L-35: everybody may send one boy for an unknown card."""
    return len(view.heirs) - len(unknown(view))


def unknown(view: Table) -> list[int]:
    return [
        seat for seat, heir in enumerate(view.heirs) for each in heir.errands if each.startswith("unknown")
    ]
