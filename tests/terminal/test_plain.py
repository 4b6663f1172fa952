"""Line mode, typed from a script."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from clubantique.core.errors import NotAsked
from clubantique.core.files import read_record
from clubantique.core.outside import Chance
from clubantique.core.play import replay, resume
from clubantique.core.streams import stream
from clubantique.terminal import start
from clubantique.terminal.host import Offer

from .seats import YEAR, Typist, host_of, nearly_over, new_play, secret_years

Table = Callable[..., Typist]


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (1, 1, {"variant": "surprise"}),
        (1, 1, {"variant": "confrontation"}),
        (1, 2, {}),
        (1, 4, {"memory_aids": "on"}),
        (2, 1, {}),
    ],
)
def test_a_whole_game(people: int, bots: int, options: Any, saved: Path) -> None:
    typist = Typist(host_of(new_play(people, bots, **options), saved), [], goes_on=True)
    written = typist.type()
    assert "The game is over." in written
    assert "1. " in written.split("The game is over.")[-1]
    assert f"The record was saved in {saved}" in written
    assert replay(read_record(saved)).over
    assert "\x1b" not in written


def test_the_first_question_says_what_choices_lead_to(typist: Table) -> None:
    written = typist([]).type()
    assert "Ann, it is your turn. Where do you go?" in written
    assert "1. the castle [castle]: " in written
    assert "2. the auction house [auction]: the highest cheque buys a card" in written


def test_numbers_and_texts_both_choose(typist: Table) -> None:
    table = typist(["2", "bid 23"])
    table.type()
    entries = table.session.play.record().entries
    assert (0, "auction") in entries
    assert (0, "bid 23") in entries


def test_the_words_of_a_choice_choose(typist: Table) -> None:
    table = typist(["The  Auction House", "the cheque for 23,000"])
    table.type()
    entries = table.session.play.record().entries
    assert (0, "auction") in entries
    assert (0, "bid 23") in entries


def test_a_long_list_is_not_told_again_as_a_whole(saved: Path) -> None:
    table = Typist(host_of(new_play(1, 2), saved), [])
    offers = [Offer(code, f"show {code}", str(code + 1), "", f"show {code}", "") for code in range(11)]
    table.plain.tell_possible("fly", offers)
    told = [line for _, line in table.written]
    assert told[-2:] == ["8. show 7 [show 7]", "… and 3 more: type ? to read them all."]


def test_a_run_in_one_line(typist: Table) -> None:
    table = typist(["castle, detective"], play=new_play(1, 1, variant="surprise"))
    written = table.type()
    assert (0, "detective") in table.session.play.record().entries
    assert "Ann plays: the detective." in written


def test_undo_takes_a_run_back(typist: Table) -> None:
    table = typist(["undo", "castle", "undo"], play=new_play(1, 1, variant="surprise"))
    written = table.type()
    assert "There is nothing to take back." in written
    assert "So far: the castle." in written
    assert "Taken back." in written
    assert table.session.run(0) == []
    assert table.session.play.record().entries[-2:] == [(0, "castle"), (0, None)]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "fly",
            "“fly” is not among the choices. You have 2 now:\n1. the castle [castle]\n2. the auction house",
        ),
        ("0", "There is no number 0: choose from 1 to 2.\n1. the castle [castle]\n"),
        ("-1", "There is no number -1: choose from 1 to 2."),
        ("9" * 5000, "choose from 1 to 2."),
        ("bid 23", "“bid 23” is not possible now. Possible: castle, auction."),
        ("castle, castle", "is not asked now"),
        ("castle,", "is not among the choices"),
        ("½", "is not among the choices"),
    ],
)
def test_bad_input_is_answered_and_changes_nothing(line: str, said: str, typist: Table) -> None:
    table = typist([line])
    before = table.session.play.record()
    assert said in table.type()
    assert table.session.play.record() == before


def test_a_seat_that_is_not_asked_is_told_by_name(saved: Path) -> None:
    host = host_of(new_play(2, 1), saved)
    host.session.answer(0, host.session.options(0)[:1])
    with pytest.raises(NotAsked) as refused:
        host.session.answer(0, [0])
    assert host.error(refused.value) == "Player Ann is not asked now. Still to choose: Bob, Dora."


def test_commands_tell_without_changing(typist: Table, saved: Path) -> None:
    table = typist(["?", "board", "log", "rules", "save"])
    before = table.session.play.record()
    written = table.type()
    for part in (
        "Everybody secretly chooses a place",
        "Left pile:",
        "Round 1 begins.",
        "# Adel verpflichtet",
    ):
        assert part in written
    assert table.session.play.record() == before == read_record(saved)


@pytest.mark.parametrize("lines", [[], ["quit"], ["q"], ["Q"]])
def test_end_of_input_and_quit_save(lines: list[str], typist: Table, saved: Path) -> None:
    table = typist(["castle", *lines])
    written = table.type()
    assert read_record(saved) == table.session.play.record()
    assert f"--resume {saved}" in written


def test_resume_goes_on(typist: Table, saved: Path) -> None:
    typist(["castle", "detective"]).type()
    play = resume(read_record(saved), Chance(stream(9, "chance")))
    written = Typist(host_of(play, saved), [], goes_on=True).type()
    assert "Ann plays: the detective." in written, "who comes back reads the last rounds again"
    assert "The game is over." in written


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    written = Typist(host_of(new_play(1, 2), tmp_path / "file" / "game.json"), []).type()
    assert "could not be saved" in written


def test_all_lines_on_a_hot_seat_are_for_the_eyes_that_see_them(saved: Path) -> None:
    table = Typist(host_of(new_play(2, 1, seed=3), saved), [], goes_on=True)
    watched: list[int | None] = []

    def write(line: str) -> None:
        viewer = table.plain.present
        watched.append(viewer)
        found = set(YEAR.findall(line))
        if viewer is None:
            assert table.session.over or not found
        elif not table.session.over:
            assert not found & secret_years(table.session.play, viewer)
            other = table.session.players[1 - viewer]
            assert f"{other} is dealt" not in line

    table.plain.write = write
    table.plain.run()
    assert {0, 1, None} == set(watched)


def test_people_are_asked_one_after_the_other_behind_a_curtain(typist: Table) -> None:
    written = typist(["", "castle", "", "castle"], people=2, bots=1).type()
    ann = written.index("Pass the keyboard to Ann. Press Enter when only Ann is looking.")
    bob = written.index("Pass the keyboard to Bob.")
    assert ann < written.index("Ann, it is your turn.") < bob < written.index("Bob, it is your turn.")
    assert "\n" * 50 in written[:bob]


def test_one_person_never_sees_a_curtain(typist: Table) -> None:
    assert "Pass the keyboard" not in typist([], goes_on=True).type()


def test_an_answer_can_be_taken_back_before_the_keyboard_is_passed(typist: Table) -> None:
    table = typist(["", "castle", "undo", "", "auction"], people=2, bots=1)
    table.type()
    chosen = [entry for entry in table.session.play.record().entries if isinstance(entry, tuple)]
    assert chosen == [(0, "castle"), (0, None), (0, "auction")]


def test_start_reads_pipes(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.StringIO("castle\n"))
    monkeypatch.setattr(sys, "stdout", out)
    start(new_play(1, 2), seed=7, language="en", plain=False, save_to=saved)
    assert "What do you do there?" in out.getvalue()
    assert saved.exists()


def test_start_reads_bytes_that_are_no_text(monkeypatch: pytest.MonkeyPatch, saved: Path) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n"), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", out)
    start(new_play(1, 2), seed=7, language="en", plain=True, save_to=saved)
    assert "is not among the choices" in out.getvalue()


def test_only_bots_play_to_the_end(typist: Table) -> None:
    assert "The game is over." in typist([], people=0, bots=3).type()


def test_the_end_is_told_to_everybody(saved: Path) -> None:
    written = Typist(host_of(nearly_over(2, 1), saved), [], goes_on=True).type()
    ending = written.split("The game is over.")[-1]
    assert all(f"{name}: space" in ending for name in ("Ann", "Bob", "Dora"))
