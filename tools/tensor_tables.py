"""Writes docs/tensors.md, what stands where in an observation: `python tools/tensor_tables.py`.

With the id of a game it prints that game's part instead, also for games of other distributions. What a name does not
say stands in the game's own `tensor.md`. The fields are those that the games write, and the ways of writing are the
pen's own words; a test compares the page with what this tool would write now.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from clubantique.core.finding import is_outside
from clubantique.core.registry import AnyGame, load, names, package_of
from clubantique.research.observations import Field, Observer

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "tensors.md"
PEN = ROOT / "src" / "clubantique" / "core" / "tensor.py"
PLAYERS = 4
NOTE = re.compile(r"^- `(\w+)`: (.+)$", re.MULTILINE)
QUESTION = {
    "seat": "the viewer's, as the game counts seats",
    "due": "who has not finished the answer",
    "own_run": "the answer so far, by choice",
}
HEADING = f"""\
# Observations, byte by byte

What a seat knows, as numbers from 0 to 255: all that a perfect memory could know, and nothing else. Written by
`tools/tensor_tables.py`; the tables are for {PLAYERS} players and the built-in component files. For anything else ask
`Observer(game, players, options).fields` in `clubantique.research.observations`.

- The number of bytes depends on the component file and the number of players only.
- Seats are counted from the viewer on: 0 is the viewer, 1 sits to the left of them, and so on.
- Choices are counted as in the game's table of choices, and so as in the action mask.
- What follows from other fields is left out: cards that stand nowhere are unseen; in Adel verpflichtet, a thief that is
  not in prison is with the lord of its colour, and whom a question is for is seen from the phase and open action cards.
- A change of fields counts the version up.
"""


def page() -> str:
    parts = [HEADING, ways_of_writing()]
    parts += [part for name in names() if not is_outside(name) for part in chapter(load(name))]
    return "\n".join(parts)


def notes(game: str) -> dict[str, str]:
    """What the fields of a game say, where their names do not say it."""
    file = files(package_of(game)) / "tensor.md"
    own = NOTE.findall(file.read_text(encoding="utf-8")) if file.is_file() else []
    return QUESTION | dict(own)


# --- the ways of writing -------------------------------------------------------------------------


def ways_of_writing() -> str:
    rows = [[kind, words] for kind, words in ways(ast.parse(PEN.read_text(encoding="utf-8")))]
    return "## The ways of writing\n\n" + table(["way", "what the bytes are"], rows)


def ways(source: ast.Module) -> Iterator[tuple[str, str]]:
    """The kinds of fields in the order of the pen's methods, with what these say of themselves."""
    pen = next(each for each in source.body if isinstance(each, ast.ClassDef) and each.name == "Pen")
    for method in pen.body:
        if isinstance(method, ast.FunctionDef):
            for kind in kinds_ended(method):
                yield kind, ast.get_docstring(method) or ""


def kinds_ended(method: ast.FunctionDef) -> Iterator[str]:
    for call in ast.walk(method):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "end":
            yield ast.literal_eval(call.args[0])


# --- the games -----------------------------------------------------------------------------------


def chapter(game: AnyGame) -> Iterator[str]:
    sizes = [[str(players), str(size(game, players))] for players in range(game.fewest, game.most + 1)]
    yield f"## {game.id}\n\nVersion {game.tensor_version}.\n\n{table(['players', 'bytes'], sizes)}"
    for heading, group in groupby(Observer(game, usual_players(game), {}).fields, heading_of):
        yield from section(game, heading, list(group))


def usual_players(game: AnyGame) -> int:
    return max(game.fewest, min(PLAYERS, game.most))


def size(game: AnyGame, players: int) -> int:
    return Observer(game, players, {}).size


def heading_of(field: Field) -> str:
    return field.name.partition(".")[0] if "." in field.name else ""


def section(game: AnyGame, heading: str, fields: list[Field]) -> Iterator[str]:
    """The table of what is there once, or that of the first of several alike."""
    kind, _, number = heading.partition("_")
    if not heading:
        yield listed(game, fields, 0)
    elif number == "0":
        first = fields[0].start
        each = fields[-1].start + fields[-1].size - first
        yield f"Then each {kind} in turn: `{kind}_0` from {first} on, and so on, {each} bytes each.\n"
        yield listed(game, fields, first)


def listed(game: AnyGame, fields: list[Field], first: int) -> str:
    said = notes(game.id)
    rows = []
    for field in fields:
        name, start = field.name.rpartition(".")[2], field.start - first
        rows.append([f"`{name}`", str(start), str(start + field.size - 1), field.kind, said.get(name, "")])
    return table(["field", "from", "to", "way", "what it says"], rows)


def table(columns: list[str], rows: list[list[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    if sys.argv[1:]:
        print("\n".join(part for name in sys.argv[1:] for part in chapter(load(name))))
    else:
        TARGET.write_text(page(), encoding="utf-8")
