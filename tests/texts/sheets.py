"""Writes web/test/sheets.json: views, and the rows that Python makes of them; the browser's must be the same.

PYTHONPATH=tests/outside/toy python tests/texts/sheets.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import load
from clubantique.texts import LANGUAGES, Words
from clubantique.texts.roles import roles_of
from clubantique.texts.sheet import sheet_of

TARGET = Path(__file__).parents[2] / "web" / "test" / "sheets.json"
PLAYERS = ["Ann", "Bob", "Cleo"]
ROLES = {
    "turn": "seat",
    "order": "seat",
    "last": "choice",
    "hand": "backs",
    "people": "by-seat",
    "score": "by-seat",
}
ODD: dict[str, Any] = {
    "seat": 1,
    "phase": "sleep",
    "due": [1, 2],
    "turn": 2,
    "order": [2, 0, 1],
    "nobody": None,
    "not_so": False,
    "is_so": True,
    "nothing": 0,
    "name": "",
    "last": "bid 2",
    "played": ["bid 1", "stop", "something else"],
    "nested": [["a", "b"], []],
    "things": [{"kind": "x", "worn": True, "value": None}, {"kind": "y", "left": [1, 2]}],
    "counts": {"red_ones": 3, "blue": 0, "gone": None},
    "people": [{"hand": 3, "score": 1}, {"hand": 0, "shown": []}, {"hand": 20}],
    "score": [1, 2],
    "own": {"cards": ["b", "a"], "run": ["bid 1"]},
    "memory": {"people": [["x"], [], ["y", "z"]], "unseen": ["q"]},
    "ranking": [],
}
"""One of everything, as no game has it."""


def samples() -> list[dict[str, Any]]:
    found = []
    for language in LANGUAGES:
        words = Words(language, "toy")
        for roles, views in (
            (roles_of(load("toy")), toy_views()),
            (ROLES, [ODD]),
            ({}, [ODD, {"phase": "bid"}]),
        ):
            for view in views:
                sheet = msgspec.to_builtins(sheet_of(view, words, roles, PLAYERS))
                found.append({"language": language, "roles": roles, "view": view, "sheet": sheet})
    return found


def toy_views() -> list[dict[str, Any]]:
    """As a seat and an onlooker see it in the middle of a game, with memory aids and at the end."""
    play = Play(load("toy"), [Chair(name) for name in PLAYERS], {}, Chance(Random(1)))
    rng, found = Random(2), list[Any]()
    while not play.over:
        seat = play.state.due[0]
        play.choose(seat, rng.choice(play.state.legal(seat)))
        if play.state.round == 4 and not found:
            found = [play.game.table(play.state, viewer) for viewer in (None, 1)]
            found.append(play.game.knowledge(play.state, 0))
    return [msgspec.to_builtins(view) for view in [*found, play.game.table(play.state, 2)]]


def written() -> str:
    """One sample a line."""
    lines = [json.dumps(each, ensure_ascii=False) for each in samples()]
    players = json.dumps(PLAYERS)
    return f'{{"players": {players}, "samples": [\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
