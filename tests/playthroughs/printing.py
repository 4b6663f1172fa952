"""Recorded games, step by step: a digest of all that anybody gets, and for each game a transcript to read.

`python tests/playthroughs/printing.py` writes the golden files anew, of all games or of those that are
named; look at the difference before you keep it. `... --step adel-5 17` prints one step of one game whole.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from itertools import islice, zip_longest
from pathlib import Path

import msgspec

from clubantique.arena.match import Match
from clubantique.core.events import Viewer
from clubantique.core.files import save_record
from clubantique.core.finding import is_outside
from clubantique.core.play import Play, Replay
from clubantique.core.record import Record, decode
from clubantique.core.registry import load, names, package_of

GOLDEN = Path(__file__).parent / "golden"
SEED = 1
READABLE = 16
"""Steps of a transcript."""


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


def readable(game: str) -> str:
    """The playthrough of which there is a transcript."""
    return f"{game}-{load(game).fewest}"


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


# --- digests -------------------------------------------------------------------------------------


def digests(record: Record) -> str:
    """A line for every step: what everybody gets then, and the whole state, in sixteen signs."""
    return "".join(f"{number} {digest(play)}\n" for number, play in _plays(record))


def digest(play: Play) -> str:
    return sha256(msgspec.json.encode(everything(play))).hexdigest()[:16]


def everything(play: Play) -> dict[str, object]:
    """All that reaches anybody, and all there is."""
    return {"everything": play.game.everything(play.state)} | {
        called(who): received(play, who) for who in viewers(play)
    }


def viewers(play: Play) -> list[Viewer]:
    return [None, *range(play.state.seats)]


def called(viewer: Viewer) -> str:
    return "onlooker" if viewer is None else f"seat {viewer}"


def received(play: Play, viewer: Viewer) -> dict[str, object]:
    game, state = play.game, play.state
    run = [] if viewer is None else state.runs[viewer]
    options = [] if viewer is None else state.legal(viewer)
    heard = play.heard(viewer)
    return {
        "table": game.table(state, viewer),
        "knowledge": game.knowledge(state, viewer),
        "heard": [len(heard), heard[-1:]],
        "outlook": game.outlook(state, viewer, run),
        "options": {
            game.name(code): game.option(state, viewer, run, code) for code in options if viewer is not None
        },
        "obstacles": [] if viewer is None else game.obstacles(state, viewer),
    }


def first_difference(before: str, after: str) -> str:
    """The first step at which two lists of digests part, or nothing."""
    for one, other in zip_longest(before.splitlines(), after.splitlines()):
        if one != other:
            return str(one or other).split()[0]
    return ""


# --- the transcript ------------------------------------------------------------------------------


def printed(record: Record) -> str:
    """The first steps of a game, for whoever wants to read what everybody gets."""
    lines = [f"{record.game}, rules {record.rules}, options {record.options}"]
    before: dict[str, object] = {}
    for number, play in islice(_plays(record), READABLE):
        lines.append(f"--- {number}: {record.entries[number] if number >= 0 else 'the set-up'}")
        after = {path: value for who in viewers(play) for path, value in seen(play, who).items()}
        lines += _changes(before, after)
        before = after
    return "\n".join(lines) + "\n"


def seen(play: Play, viewer: Viewer) -> dict[str, object]:
    """What one viewer gets; of knowledge only what the table does not show, and of options a line for each."""
    got = received(play, viewer)
    options = msgspec.to_builtins(got.pop("options"))
    known = flat(got)
    found = {
        path: value
        for path, value in known.items()
        if not path.startswith("knowledge.")
        or known.get(path.replace("knowledge.", "table.", 1), ...) != value
    }
    found |= {f"may {text}": facts for text, facts in options.items()}
    return {f"{called(viewer)}: {path}": value for path, value in found.items()}


def _plays(record: Record) -> Iterator[tuple[int, Play]]:
    again = Replay(record)
    for number in _steps(again):
        yield number, again.play


def _steps(again: Replay) -> Iterator[int]:
    """The set-up as -1, then every entry that is a choice or a withdrawal."""
    yield -1
    yield from again.steps()


def _changes(before: dict[str, object], after: dict[str, object]) -> Iterator[str]:
    yield from [f"{path}: {value!r}" for path, value in after.items() if before.get(path, ...) != value]
    yield from [f"{path}: gone" for path in before if path not in after]


def flat(whole: object) -> dict[str, object]:
    """As paths and values."""
    return dict(_leaves("", msgspec.to_builtins(whole)))


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
        (folder / f"{title}.digests").write_text(digests(record), encoding="utf-8")
        if title == readable(name):
            (folder / f"{name}.txt").write_text(printed(record), encoding="utf-8")
        sys.stdout.write(f"{title}: {len(record.entries)} entries\n")


def golden(suffix: str) -> dict[str, Path]:
    """The files that there are, by title."""
    folders = {golden_folder(name) for name in names()}
    return {file.stem: file for folder in sorted(folders) for file in sorted(folder.glob(f"*{suffix}"))}


def read(title: str) -> Record:
    return decode(golden(".json")[title].read_bytes())


def print_step(title: str, wanted_step: str) -> None:
    for number, play in _plays(read(title)):
        if str(number) == wanted_step:
            for path, value in flat(everything(play)).items():
                sys.stdout.write(f"{path}: {value!r}\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--step"]:
        print_step(*sys.argv[2:4])
    else:
        write(sys.argv[1:])
