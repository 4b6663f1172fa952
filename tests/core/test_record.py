"""Records: saving, reading, and refusing what is damaged, with the place."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from clubantique.core.errors import BadRecord, ClubError
from clubantique.core.files import read_record, save_record
from clubantique.core.outside import Chance, Outside
from clubantique.core.play import Play, replay, resume
from clubantique.core.record import Chair, Record, decode
from clubantique.core.registry import load


def started() -> Play:
    play = Play(load("adel"), [Chair("Ann"), Chair("lord 1", bot="lord")], {}, Chance(Random(5)))
    play.choose(0, play.game.code("castle"))
    return play


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    record = started().record()
    save_record(record, tmp_path / "game.json")
    assert read_record(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_saved_game_goes_on_where_it_stood() -> None:
    play = started()
    again = resume(decode(play.record().encoded()), Chance(Random(9)))
    assert again.state.runs == play.state.runs
    again.choose(0, again.game.code("detective"))
    assert again.record().entries[:-1] == play.record().entries


def test_the_record_holds_no_seed_and_no_future() -> None:
    assert b"seed" not in started().record().encoded()


def test_other_components_travel_with_the_record() -> None:
    components = load("adel").built_in_components()
    components["deal"]["cards"] = 3
    play = Play(load("adel", components), [Chair("Ann"), Chair("Bob")], {}, Chance(Random(5)))
    again = replay(decode(play.record().encoded()))
    assert [len(cards) for cards in again.state.cards] == [3, 3]
    assert started().record().components is None


def damaged(change: bytes, into: bytes) -> str:
    data = started().record().encoded()
    assert change in data
    with pytest.raises(BadRecord) as refused:
        replay(decode(data.replace(change, into, 1)))
    return f"{refused.value.facts['place']} {refused.value.facts['problem']}"


@pytest.mark.parametrize(
    ("change", "into", "place"),
    [
        (b'"castle"', b'"castel"', "$.entries[12] refused"),
        (b'[0,"castle"]', b'[1,"buy left"]', "$.entries[12] refused"),
        (b'[0,"castle"]', b'[0,"castle"],3', "$.entries[13] choice"),
        (b'[0,"castle"]', b"[0,7]", "$.entries[12][1] shape"),
        (b'"entries":[', b'"entries":[77,', "$.entries[0] draw"),
        (b'"rules":1', b'"rules":99', "$.rules rules"),
        (b'"rules":1', b'"rules":"x"', "$.rules shape"),
        (b'"components_digest":"', b'"components_digest":"0', "$.components_digest components"),
        (b'"format"', b'"fromat"', "$ shape"),
        (b"{", b"", "$ shape"),
        (b"Ann", b"\xff", "$ shape"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(change: bytes, into: bytes, place: str) -> None:
    assert damaged(change, into) == place


def test_a_record_of_an_unknown_game_says_which_games_there_are() -> None:
    data = started().record().encoded().replace(b'"game":"adel"', b'"game":"chess"')
    with pytest.raises(ClubError, match="adel"):
        replay(decode(data))


def of_the_first_format(record: Record) -> bytes:
    found = json.loads(record.encoded())
    found["format"] = "clubantique-record-1"
    found["box"] = found.pop("components", None)
    found["components"] = found.pop("components_digest")
    return json.dumps({name: part for name, part in found.items() if part is not None}).encode()


@pytest.mark.parametrize("components", [None, {"deal": {"exhibition_min": 2}}])
def test_a_record_of_the_first_format_is_read_and_written_anew(components: dict[str, Any] | None) -> None:
    game = load("adel")
    if components is not None:
        parts = game.built_in_components()
        parts["deal"] = parts["deal"] | components["deal"]
        game = load("adel", parts)
    record = Play(game, [Chair("Ann"), Chair("Bob")], {}, Chance(Random(5))).record()
    old = of_the_first_format(record)
    assert b"components_digest" not in old
    assert decode(old) == record
    assert replay(decode(old)).record() == record


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="nowhere"):
        read_record(tmp_path / "nowhere.json")


def test_a_record_keeps_what_it_does_not_change() -> None:
    record = started().record()
    assert replay(record).record() == record


class Broken(Outside):
    """Chance that is interrupted in the middle of a choice."""

    def draw(self, pool: list[int]) -> int:
        raise KeyboardInterrupt


def test_a_choice_that_was_interrupted_half_way_is_not_in_the_record() -> None:
    play = Play(load("adel"), [Chair("Ann"), Chair("Bob")], {"variant": "confrontation"}, Chance(Random(5)))
    for seat in (0, 1):
        play.choose(seat, play.state.legal(seat)[0])
    good = play.record()
    play.chance = Broken()
    with pytest.raises(KeyboardInterrupt):
        play.choose(play.state.due[0], play.game.code("buy left"))
    assert play.record() == good
    assert not play.over
    assert replay(play.record()).state.due


def test_a_record_writes_a_choice_in_one_way_only() -> None:
    with pytest.raises(BadRecord, match="Castle"):
        replay(decode(started().record().encoded().replace(b'"castle"', b'"Castle"')))


def test_the_order_of_colours_in_a_component_file_changes_nothing() -> None:
    components = load("adel").built_in_components()
    components["colours"] = dict(reversed(components["colours"].items()))
    other = load("adel", components)
    assert other.digest == load("adel").digest
    assert other.setup(3, {}, Chance(Random(1))).colour == load("adel").setup(3, {}, Chance(Random(1))).colour


def test_a_game_keeps_its_own_copy_of_its_components() -> None:
    components = load("adel").built_in_components()
    components["deal"]["cards"] = 3
    game = load("adel", components)
    components["deal"]["cards"] = 5
    assert game.components["deal"]["cards"] == 3


def save_often(record: Record, file: Path) -> None:
    for _ in range(50):
        save_record(record, file)


def test_many_may_save_to_one_file(tmp_path: Path) -> None:
    record = started().record()
    threads = [Thread(target=save_often, args=(record, tmp_path / "game.json")) for _ in range(3)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        if (tmp_path / "game.json").exists():
            assert read_record(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
