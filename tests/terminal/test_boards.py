"""Boards draw and speak what a viewer sees, and nothing else; texts come from the catalogues."""

from __future__ import annotations

import ast
import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import clubantique.terminal
from clubantique.terminal.boards import Board
from clubantique.terminal.host import Host

from .seats import YEAR, host_of, nearly_over, new_play, secret_years

SOURCES = sorted(Path(clubantique.terminal.__file__).parent.rglob("*.py"))
TWO_WORDS = re.compile(r"[^\W\d_]+ +[^\W\d_]+")


def drawn(host: Host, viewer: int | None, width: int, *, roomy: bool) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    for part in host.board.parts(host.session.view(viewer), width, roomy=roomy):
        console.print(part.body)
    return console.export_text()


def test_a_game_without_a_board_prints_its_fields(saved: Path) -> None:
    host = host_of(new_play(1, 2), saved)
    host.board = Board(host.session.play.game, host.words, host.players)
    text = drawn(host, 0, 80, roomy=False)
    assert "phase: where" in text
    assert host.board.question(host.session.view(0)) == "Where do you go?"
    assert host.board.result(host.session.view(0), 0) == ""


@pytest.mark.parametrize(("width", "roomy"), [(80, False), (120, True)])
def test_the_board_shows_the_table(width: int, roomy: bool, saved: Path) -> None:
    host = host_of(nearly_over(1, 4), saved)
    text = drawn(host, 0, width, roomy=roomy)
    for part in ("Ann ◂", "Gerda", "Table", "Your cards:", "Your hand:", "Prison", "▸"):
        assert part in text
    assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_no_board_shows_what_only_others_may_see(viewer: int | None, saved: Path) -> None:
    host = host_of(new_play(2, 1), saved)
    secrets = secret_years(host.session.play, -1 if viewer is None else viewer)
    text = drawn(host, viewer, 120, roomy=True) + "\n".join(host.board.spoken(host.session.view(viewer)))
    assert secrets
    assert not secrets & set(YEAR.findall(text))


def test_memory_aids_are_shown(saved: Path) -> None:
    host = host_of(new_play(1, 2, memory_aids="on"), saved)
    assert "known cards: none" in drawn(host, 0, 120, roomy=True)
    assert any("What is known of Dora" in line for line in host.board.spoken(host.session.view(0)))


def test_every_choice_has_a_hint(saved: Path) -> None:
    host = host_of(new_play(1, 4), saved)
    view = host.session.view(0)
    verbs = {name.split()[0] for name in host.session.play.game.choices.names}
    assert all(f"hint-{verb}" in host.words for verb in verbs)
    assert all(offer.hint for offer in host.offers(0, view))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_sentences_in_the_code(source: Path) -> None:
    tree = ast.parse(source.read_text())
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in docs]
    assert not [node.value for node in found if isinstance(node.value, str) and TWO_WORDS.search(node.value)]
