"""Prints a recorded game with everything in it: entries, draws, events, options, and how the state changed.

`python tests/playthroughs/printing.py` writes the golden files anew, of all games or of those that are
named; look at the difference before you keep it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import msgspec

from clubantique.arena.match import Match
from clubantique.core.files import save_record
from clubantique.core.finding import is_outside
from clubantique.core.play import Play, Replay
from clubantique.core.record import Record, decode
from clubantique.core.registry import load, names, package_of

GOLDEN = Path(__file__).parent / "golden"
SEED = 1


def wanted() -> dict[str, tuple[str, int, dict[str, str]]]:
    """The playthroughs that must exist: each game with fewest and most players, and with each value of each option."""
    found: dict[str, tuple[str, int, dict[str, str]]] = {}
    for name in names():
        game = load(name)
        for seats in (game.fewest, game.most):
            found[f"{name}-{seats}"] = (name, seats, {})
        for option, values in game.option_values.items():
            for value in values[1:]:
                found[f"{name}-{game.fewest}-{option}-{value}"] = (name, game.fewest, {option: value})
    return found


def golden_folder(game: str) -> Path:
    """Of a game of the house here, of another one in its own package."""
    return Path(str(files(f"{package_of(game)}.testing"))) / "golden" if is_outside(game) else GOLDEN


def play_golden(name: str, seats: int, options: dict[str, str]) -> Record:
    """A game in which somebody also takes a choice back."""
    match = Match(load(name), ["random"] * seats, options, SEED, 0)
    state = match.play.state
    while not any(state.runs):
        match.choose(state.due[0])
    match.play.withdraw(next(seat for seat in state.asked if state.runs[seat]))
    return match.finish().record()


def printed(record: Record) -> str:
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    yield f"{record.game}, rules {record.rules}, options {record.options}"
    again = Replay(record)
    before: dict[str, object] = {}
    told = 0
    for number in _steps(again):
        if number >= 0:
            yield f"--- {number}: {record.entries[number]}"
        yield from [f"draw {draw}" for draw in record.entries[number + 1 : again.position]]
        events = again.play.log.all()
        yield from [f"event {msgspec.json.encode(event).decode()}" for event in events[told:]]
        after = flat(again.play)
        yield from _changes(before, after)
        yield from _options(again.play)
        before, told = after, len(events)


def _steps(again: Replay) -> Iterator[int]:
    """The set-up as -1, then every entry that is a choice or a withdrawal."""
    yield -1
    yield from again.steps()


def _changes(before: dict[str, object], after: dict[str, object]) -> Iterator[str]:
    yield from [f"{path}: {value!r}" for path, value in after.items() if before.get(path, ...) != value]
    yield from [f"{path}: gone" for path in before if path not in after]


def _options(play: Play) -> Iterator[str]:
    yield from [f"seat {seat} may: {play.state.texts(play.state.legal(seat))}" for seat in play.state.due]


def flat(play: Play) -> dict[str, object]:
    """The whole state as paths and values."""
    return dict(_leaves("", msgspec.to_builtins(play.game.everything(play.state))))


def _leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from _leaves(f"{path}.{name}".lstrip("."), part)
    elif isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        for number, part in enumerate(value):
            yield from _leaves(f"{path}.{number}", part)
    else:
        yield path, value


def write(games: Sequence[str]) -> None:
    for title, (name, seats, options) in wanted().items():
        if games and name not in games:
            continue
        record = play_golden(name, seats, options)
        folder = golden_folder(name)
        save_record(record, folder / f"{title}.json")
        (folder / f"{title}.txt").write_text(printed(record), encoding="utf-8")
        sys.stdout.write(f"{title}: {len(record.entries)} entries\n")


def golden(suffix: str) -> dict[str, Path]:
    """The files that there are, by title."""
    folders = {golden_folder(name) for name in names()}
    return {file.stem: file for folder in sorted(folders) for file in sorted(folder.glob(f"*{suffix}"))}


def read(title: str) -> Record:
    return decode(golden(".json")[title].read_bytes())


if __name__ == "__main__":
    write(sys.argv[1:])
