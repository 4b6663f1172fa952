"""The lines that are changed: in which file of the package, as it is, and as it would be under another rule."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class Change(NamedTuple):
    """One line of a rule, and the same line of another one."""

    rule: str
    file: str
    before: str
    after: str

    def places(self, package: Path) -> int:
        """How often the line stands in its file."""
        return (package / self.file).read_text(encoding="utf-8").splitlines().count(self.before)

    def make(self, package: Path) -> None:
        """In a copy of the package, and nothing else."""
        file = package / self.file
        lines = file.read_text(encoding="utf-8").splitlines()
        lines[lines.index(self.before)] = self.after
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


CHANGES = {
    change.rule: change
    for change in (
        Change(
            "A-30 an exhibition may pass over one series",
            "games/adel/exhibition.py",
            "    return following - series > 1",
            "    return following - series > 2",
        ),
        Change(
            "A-34 the numbers beside the last pawn count",
            "games/adel/exhibition.py",
            "    return min(max(pawns), table - 1)",
            "    return min(min(pawns), table - 1)",
        ),
        Change(
            "A-51 a place in the race is counted from behind",
            "games/adel/justice.py",
            "        if other > space:",
            "        if other < space:",
        ),
        Change(
            "L-60, L-62, L-92 modifiers are taken off prices",
            "games/lastwill/property.py",
            "    found = [value + estate.market[type_]]",
            "    found = [value - estate.market[type_]]",
        ),
        Change(
            "L-63 everybody may get into debt",
            "games/lastwill/estate.py",
            "        return self.money if self.owns_property() else NO_LIMIT",
            "        return NO_LIMIT",
        ),
        Change(
            "L-46, L-47, L-90, L-93 the first free space counts as filled",
            "games/lastwill/black.py",
            "    amounts = estate.box.amounts[card.kind][: card.markers + 1]",
            "    amounts = estate.box.amounts[card.kind][: card.markers + 2]",
        ),
        Change(
            "L-48, L-92 helpers serve twice as often",
            "games/lastwill/laid.py",
            "    return box.effects[kind].count(effect) * box.serving[effect]",
            "    return box.effects[kind].count(effect) * box.serving[effect] * 2",
        ),
        Change(
            "L-36 the opera costs five pounds more",
            "games/lastwill/errands.py",
            "    return estate.box.opera_money",
            "    return estate.box.opera_money + 5",
        ),
        Change(
            "M-04 to the right is to the left",
            "games/meisterdiebe/cube.py",
            "    step = 1 if to_the_right else SIDES - 1",
            "    step = SIDES - 1 if to_the_right else 1",
        ),
        Change(
            "M-05 the cube is rolled over forwards",
            "games/meisterdiebe/cube.py",
            "            over = side if side in (FRONT, BACK) else SIDES - side",
            "            over = side if side in (LEFT, RIGHT) else BACK - side",
        ),
        Change(
            "M-73 a king needs one ruby more",
            "games/meisterdiebe/ending.py",
            '    return "king" if rubies >= box.king_rubies else "jeweller"',
            '    return "king" if rubies > box.king_rubies else "jeweller"',
        ),
        Change(
            "Game.closing: no choice only closes an answer",
            "games/adel/game.py",
            '    closing: ClassVar[tuple[str, ...]] = ("done",)',
            "    closing: ClassVar[tuple[str, ...]] = ()",
        ),
        Change(
            "core/events: details fade a chapter later",
            "core/events.py",
            "REMEMBERED_CHAPTERS = 1",
            "REMEMBERED_CHAPTERS = 2",
        ),
    )
}
