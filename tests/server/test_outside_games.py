"""Games of other distributions in the club room: their words, and what becomes of the room if one is broken."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from clubantique.core.registry import load, names
from clubantique.texts import LANGUAGES
from clubantique.texts.roles import roles_of
from clubantique.texts.words import game_texts

from .club import Club, two_friends
from .outside import Room, get, info

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", names())
async def test_the_words_of_every_game_can_be_had(club: Club, game: str) -> None:
    for language in LANGUAGES:
        answer = await get(club, f"/api/games/{game}/texts/{language}")
        assert answer.json() == {"catalogue": game_texts(game, language), "roles": roles_of(load(game))}
    assert answer.headers["cache-control"] == "max-age=300"


async def test_words_that_have_not_changed_are_not_sent_again(club: Club) -> None:
    async with club.http() as http:
        first = await http.get("/api/games/toy/texts/it")
        again = await http.get("/api/games/toy/texts/it", headers={"If-None-Match": first.headers["etag"]})
        other = await http.get("/api/games/toy/texts/de", headers={"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert other.status_code == 200


@pytest.mark.parametrize(("path", "kind"), [("chess/texts/en", "game"), ("toy/texts/fr", "language")])
async def test_words_that_are_not_there_are_refused(club: Club, path: str, kind: str) -> None:
    answer = await get(club, f"/api/games/{path}")
    assert (answer.status_code, answer.json()["key"]) == (400, "error-unknown-name")
    assert answer.json()["facts"]["kind"] == kind


async def test_a_broken_game_is_logged_and_the_room_opens(tmp_path: Path) -> None:
    """Nobody is told over the network what is wrong with it."""
    info_folder = tmp_path / "broken-1.0.dist-info"
    info_folder.mkdir()
    (info_folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info_folder / "entry_points.txt").write_text("[clubantique.games]\nbroken = no_such_package\n")
    path = os.pathsep.join([os.environ["PYTHONPATH"], str(tmp_path)])
    club = Room(f"sqlite:///{tmp_path / 'club.db'}", PYTHONPATH=path, CLUBANTIQUE_LOG="json")
    club.log = tmp_path / "log"
    club.start()
    try:
        assert [game["id"] for game in (await get(club, "/api/games")).json()] == names()
        async with two_friends(club, "toy", "miser") as (ann, bob, _):
            assert (await info(club, ann.table))["status"] == "playing"
            await bob.hear_of("update")
        refused = await get(club, "/api/games/broken/texts/en")
        assert "no_such_package" not in refused.text
    finally:
        club.stop()
    lines = [json.loads(line) for line in club.log.read_text().splitlines()]
    (noted,) = [line for line in lines if line["event"] == "game-unusable"]
    assert (noted["game"], noted["problem"], noted["level"]) == ("broken", "broken", "warning")
    assert "no_such_package" in noted["reason"]
