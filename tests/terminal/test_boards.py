"""Boards draw and speak what a viewer sees, and nothing else; texts come from the catalogues."""

from __future__ import annotations

import ast
import io
import re
from pathlib import Path
from typing import cast

import msgspec
import pytest
from rich.console import Console

import clubantique.terminal
from clubantique.games.adel.views import Pile
from clubantique.terminal.boards import Part, Room
from clubantique.terminal.boards.adel import AdelBoard
from clubantique.terminal.host import Host
from clubantique.texts.words import LANGUAGES

from .seats import YEAR, host_of, nearly_over, new_play, secret_years

SOURCES = sorted(Path(clubantique.terminal.__file__).parent.rglob("*.py"))
TWO_WORDS = re.compile(r"[^\W\d_]+ +[^\W\d_]+")


SMALL, LARGE, TALL = Room(80, 24), Room(120, 40), Room(120, 50)
INSIDE = {"left": 31, "right": 51}  # what the other part leaves of a small screen


def drawn(host: Host, viewer: int | None, room: Room) -> str:
    return shown(host.board.parts(host.session.view(viewer), room), room)


def shown(parts: list[Part], room: Room) -> str:
    console = Console(width=room.width, record=True, file=io.StringIO())
    for part in parts:
        console.print(part.body, width=room.width - INSIDE.get(part.area, 2))
    return console.export_text()


@pytest.mark.parametrize("room", [SMALL, LARGE])
def test_the_board_shows_the_table(room: Room, saved: Path) -> None:
    host = host_of(nearly_over(1, 4), saved)
    text = drawn(host, 0, room)
    for part in ("Ann (you)", "Gerda", "Table", "Your cards (", "Your hand:", "Prison", "▸"):
        assert part in text
    assert max(map(len, text.splitlines())) <= room.width


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_board_shows_what_only_others_may_see(viewer: int | None, saved: Path) -> None:
    host = host_of(new_play(2, 1), saved)
    secrets = secret_years(host.session.play, -1 if viewer is None else viewer)
    text = drawn(host, viewer, LARGE) + "\n".join(host.board.spoken(host.session.view(viewer)))
    assert secrets
    assert not secrets & set(YEAR.findall(text))


def test_memory_aids_are_shown(saved: Path) -> None:
    host = host_of(new_play(1, 2, memory_aids="on"), saved)
    assert "known cards: none" in drawn(host, 0, TALL)
    assert any("What is known of Dora" in line for line in host.board.spoken(host.session.view(0)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", [SMALL, LARGE])
def test_no_word_of_the_table_is_cut(language: str, room: Room, saved: Path) -> None:
    host = host_of(nearly_over(1, 4), saved, language=language)
    view = host.session.view(0)
    board = cast("AdelBoard", host.board)
    lords = [msgspec.structs.replace(lord, place="castle", action="bid 24") for lord in view.lords]
    for card in ("A1725", "D1928", "F1878"):
        piles = [Pile(card, 15), Pile(card, 14)]
        crowd = msgspec.structs.replace(view, lords=lords, piles=piles, prison=[12, 11, 10, 9, 8])
        text = shown(board.parts(crowd, room), room)
        assert text.count(board.material.theme(card)) == 2
        for choice in ("castle", "bid 24"):
            assert text.count(board.material.short(choice)) >= len(lords)
        prison = next(line for line in text.splitlines() if host.words("board-prison") in line)
        assert all(number in prison for number in ("12", "11", "10", "9", "8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_stand_below_their_headings(language: str, saved: Path) -> None:
    host = host_of(nearly_over(1, 4), saved, language=language)
    heading, *rows = drawn(host, 0, SMALL).splitlines()[3:9]
    column = heading.index(host.words("board-column", column="space"))
    for row, lord in zip(rows, host.session.view(0).lords, strict=True):
        assert row[column:].startswith(f"{lord.space} ")
        assert row[column - 1] == " "


def test_none_has_a_word(saved: Path) -> None:
    host = host_of(new_play(1, 2, memory_aids="on"), saved)
    view = host.session.view(0)
    nothing = msgspec.structs.replace(view.memory, cheques=[[]] * 3, thieves=[[]] * 3)
    bare = msgspec.structs.replace(view, memory=nothing)
    assert "no cheques; no thieves; known cards: none" in " ".join(host.board.spoken(bare))


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_fit_below_their_panels(language: str, saved: Path) -> None:
    host = host_of(new_play(1, 2), saved, language=language)
    notes = {part.area: len(part.note) for part in host.board.parts(host.session.view(0), Room(100, 32))}
    assert notes["top"] <= 94
    assert notes["left"] <= 49
    assert notes["right"] <= 39
    assert notes["own"] <= 94
    assert len(host.title(host.session.view(0), 0)) <= 74


def test_every_choice_has_a_hint(saved: Path) -> None:
    host = host_of(new_play(1, 4), saved)
    verbs = {name.split()[0] for name in host.session.play.game.choices.names}
    assert all(f"hint-{verb}" in host.words for verb in verbs)
    assert all(offer.hint for offer in host.offers(0))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_sentences_in_the_code(source: Path) -> None:
    tree = ast.parse(source.read_text())
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    assert not [node.value for node in found if isinstance(node.value, str) and TWO_WORDS.search(node.value)]
