"""What the host says: explanations in fewer words, the end, and how to come back."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from clubantique.core.play import Play
from clubantique.terminal.host import CODE, started_as
from clubantique.terminal.plain import fit, line_by_line

from .seats import choose_at_random, host_of, nearly_over, new_play


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def finished(people: int, bots: int) -> Play:
    play, rng = nearly_over(people, bots), Random(2)
    while not play.over:
        choose_at_random(play, rng)
    return play


def test_explanations_get_shorter(saved: Path) -> None:
    host = host_of(new_play(1, 2), saved)
    full, alone, *shorter, pointer = host.explanations(host.session.view(0))
    assert full.startswith("The aim: ")
    assert full.endswith(alone)
    assert shorter
    assert shorter[-1] == f"Everybody secretly chooses a place; all places are revealed together. {pointer}"
    lengths = list(map(len, shorter))
    assert lengths == sorted(lengths, reverse=True)


def test_what_an_exhibition_is_stands_beside_the_cards(saved: Path) -> None:
    host = host_of(new_play(1, 2), saved)
    words = host.words("board-collection", count=0, enough=3)
    assert "no exhibition yet: 3 cards of neighbouring series" in words


def test_an_only_person_is_told_their_place(saved: Path) -> None:
    host = host_of(finished(1, 3), saved)
    places = host.session.play.game.places(host.session.play.state)
    first, *ranking = host.results()
    assert first == ("You win: number 1 of 4." if places[0] == 1 else f"You are number {places[0]} of 4.")
    assert sum("(you)" in line for line in ranking) == 1


def test_several_people_find_their_names(saved: Path) -> None:
    assert not any("you" in line.casefold() for line in host_of(finished(2, 1), saved).results())


def test_the_way_back_is_one_line_that_can_be_pasted(tmp_path: Path) -> None:
    file = tmp_path / ("a-long name" * 12) / "game.json"
    screen = Screen()
    _, write, _ = line_by_line(io.StringIO(), screen)
    for line in host_of(new_play(1, 2), file).farewell():
        write(line)
    command = screen.getvalue().splitlines()[-1]
    assert shlex.split(command)[-4:] == ["play", "adel", "--resume", str(file)]


def test_other_lines_are_broken_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    assert fit("one two-three four", on_screen=True) == ["one", "  two-three", "  four"]
    assert fit(f"{CODE}one two-three four", on_screen=True) == [f"{CODE}one two-three four"]


@pytest.mark.parametrize(
    ("path", "program", "typed"),
    [
        ("", ".venv/bin/clubantique", [".venv/bin/clubantique"]),
        ("", "clubantique", ["./clubantique"]),
        (".venv/bin", ".venv/bin/clubantique", ["clubantique"]),
        ("", "nowhere/clubantique", ["clubantique"]),
        ("", "pytest", ["clubantique"]),
    ],
)
def test_the_way_back_is_the_way_in(
    path: str, program: str, typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in (".venv/bin/clubantique", "clubantique"):
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / each).touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / path) if path else str(tmp_path / "empty"))
    monkeypatch.setattr(sys, "argv", [str(tmp_path / program)])
    assert started_as() == typed


def test_the_way_back_from_another_folder_is_absolute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "clubantique"
    program.touch(mode=0o755)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(sys, "argv", ["../clubantique"])
    assert Path(started_as()[0]).samefile(program)
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "__main__.py")])
    assert started_as()[1:] == ["-m", "clubantique"]
