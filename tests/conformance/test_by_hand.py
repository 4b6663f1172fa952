"""Facts that somebody worked out by hand, from the numbered rules and the material alone, in positions of played games.

Fields whose words are our own (which way up a drawer lies) were not asked for, and are not compared.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clubantique.core.outside import Chance
from clubantique.core.play import Play, resume
from clubantique.core.record import Chair, Record
from clubantique.core.registry import load
from clubantique.core.streams import stream

BY_HAND = json.loads((Path(__file__).parent / "by_hand.json").read_text(encoding="utf-8"))


def position(question: dict[str, Any]) -> Play:
    game = load(question["game"])
    entries = [entry if isinstance(entry, int) else (entry[0], entry[1]) for entry in question["entries"]]
    chairs = [Chair(name=str(seat)) for seat in range(question["players"])]
    record = Record(
        game=game.id,
        rules=game.rules_version,
        components_digest=game.digest,
        options={},
        seats=chairs,
        entries=entries,
    )
    return resume(record, Chance(stream(1, "unused")))


def said(play: Play, question: dict[str, Any]) -> Any:
    """What the rules say to the same question."""
    game, state, seat = play.game, play.state, question["seat"]
    if question["asked"] == "obstacle":
        (found,) = (each for each in game.obstacles(state, seat) if each.choice == question["choice"])
        return msgspec.to_builtins(found.lacks)
    assert [game.name(code) for code in state.runs[seat]] == question["run"]
    ask = game.details if question["asked"] == "details" else game.option
    facts = msgspec.to_builtins(ask(state, seat, state.runs[seat], game.code(question["choice"])))
    if "moves" in facts:
        facts["moves"] = {move["place"]: move["to"] for move in facts["moves"]}
    return facts


def test_there_are_enough_of_every_game() -> None:
    assert len(BY_HAND) == 60
    for game in ("adel", "meisterdiebe", "lastwill"):
        assert len([each for each in BY_HAND if each["game"] == game]) >= 15


@pytest.mark.parametrize(
    "question", BY_HAND, ids=lambda each: f"{each['number']}-{each['game']}-{each['choice']}"
)
def test_the_rules_say_what_was_worked_out_by_hand(question: dict[str, Any]) -> None:
    found, by_hand = said(position(question), question), question["answer"]
    if isinstance(by_hand, dict) and "moves" in by_hand:
        listed = found.pop("moves")
        stays = {place: place for place in listed}
        assert listed == {place: by_hand["moves"].get(place, stays[place]) for place in listed}
        by_hand = {name: value for name, value in by_hand.items() if name != "moves"}
    if isinstance(by_hand, dict):
        found = {name: found[name] for name in by_hand}
    assert found == by_hand
