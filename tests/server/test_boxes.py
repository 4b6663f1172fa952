"""Tables with component data of their own: brought, judged, played, recorded, replayed."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest
from boxes import TITLES, corrected

from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.core.registry import load, names

from .club import Club, Person

pytestmark = pytest.mark.asyncio


async def bring(club: Club, game: str, components: dict[str, Any]) -> httpx.Response:
    async with club.http() as http:
        return await http.post("/api/boxes", json={"game": game, "file": json.dumps(components)})


async def brought(club: Club, game: str) -> dict[str, Any]:
    found: dict[str, Any] = (await bring(club, game, corrected(game))).raise_for_status().json()
    return found


async def table_with(club: Club, game: str, box: str, *chairs: dict[str, str]) -> httpx.Response:
    async with club.http() as http:
        wanted = {"game": game, "name": "Ann", "chairs": list(chairs), "box": box}
        return await http.post("/api/tables", json=wanted)


async def info(club: Club, path: str) -> Any:
    async with club.http() as http:
        return (await http.get(path)).raise_for_status().json()


@pytest.mark.parametrize("game", names())
async def test_a_corrected_box_is_played_recorded_and_replayed(club: Club, game: str) -> None:
    box = await brought(club, game)
    assert (box["title"], box["bots"][0]) == (TITLES[game], "random")
    usual = box["bots"][-1]
    ann = (await table_with(club, game, box["digest"], {}, {"bot": usual})).raise_for_status().json()
    seen = await info(club, f"/api/tables/{ann['table']}")
    assert (seen["status"], seen["box"], seen["box_title"]) == ("waiting", box["digest"], TITLES[game])
    async with club.http() as http:
        path = f"/api/tables/{ann['table']}/sit"
        bob = (await http.post(path, json={"name": "Bob"})).raise_for_status().json()
        for seat in (ann, bob):  # bots play the middle
            wish = {"seat": seat["seat"], "bot": "random"}
            headers = {"Authorization": f"Bearer {ann['token']}"}
            (
                await http.post(f"/api/tables/{ann['table']}/stand-in", json=wish, headers=headers)
            ).raise_for_status()
    onlooker = Person(club, ann["table"], None)
    await onlooker.come()
    await onlooker.play()
    await onlooker.leave()
    async with club.http() as http:
        downloaded = (await http.get(f"/api/tables/{ann['table']}/record")).raise_for_status().content
        record = decode(downloaded)
        play = replay(record)
        assert (record.components_digest, play.game.custom, play.over) == (box["digest"], True, True)
        assert record.components == corrected(game)
        laid = (await http.post("/api/records", content=downloaded)).raise_for_status().json()
        film = (await http.get(f"/api/tables/{laid['id']}/replay?first=-1")).raise_for_status().json()
        headers = {"Authorization": f"Bearer {ann['token']}"}
        again = (
            (await http.post(f"/api/tables/{ann['table']}/rematch", headers=headers))
            .raise_for_status()
            .json()
        )
    assert film["frames"][-1]["view"]["ranking"] == play.game.places(play.state)
    assert (laid["box"], laid["box_title"]) == (box["digest"], TITLES[game])
    assert (await info(club, f"/api/tables/{again['table']}"))["box"] == box["digest"]


async def test_a_box_of_the_house_is_played_like_any_other(club: Club) -> None:
    games = {each["id"]: each for each in await info(club, "/api/games")}
    tiny = games["adel"]["boxes"]["tiny"]
    seated = (await table_with(club, "adel", tiny, {"bot": "random"})).raise_for_status().json()
    ann = Person(club, seated["table"], seated["token"])
    await ann.come()
    update = await ann.play()
    assert (update["table"]["box"], update["table"]["box_title"]) == (tiny, "tiny")
    assert sum(len(cards) for cards in update["view"]["final"]) <= 3
    await ann.leave()


async def test_the_usual_box_is_there_like_every_other_and_never_changes(club: Club) -> None:
    for game in await info(club, "/api/games"):
        async with club.http() as http:
            path = f"/api/boxes/{game['id']}/{game['boxes']['components']}"
            found = (await http.get(path)).raise_for_status()
            wanted = {"game": game["id"], "file": json.dumps(found.json()["components"])}
            file = (await http.post("/api/boxes/toml", json=wanted)).raise_for_status()
        assert "immutable" in found.headers["cache-control"]
        assert (found.json()["title"], found.json()["bots"]) == (None, game["bots"])
        assert found.json()["components"] == load(game["id"]).components
        assert msgspec.toml.decode(file.text) == load(game["id"]).components


async def test_a_box_with_the_usual_contents_is_the_usual_box(club: Club) -> None:
    found = (await bring(club, "adel", load("adel").components)).raise_for_status().json()
    assert (found["digest"], found["title"]) == (load("adel").digest, None)


async def test_a_file_is_judged_while_somebody_edits_it(club: Club) -> None:
    async with club.http() as http:
        good = await http.post(
            "/api/boxes/judge", json={"game": "adel", "file": json.dumps(corrected("adel"))}
        )
        toml = await http.post(
            "/api/boxes/judge", json={"game": "adel", "file": "version = 2\nplayers = [2, 9]\n"}
        )
        odd = await http.post("/api/boxes/judge", json={"game": "adel", "file": "players = [2,"})
        chess = await http.post("/api/boxes/judge", json={"game": "chess", "file": ""})
        nobody = await http.get(f"/api/boxes/adel/{good.json()['box']['digest'][::-1]}")
    assert good.json()["box"]["components"] == corrected("adel")
    for wrong in (toml, odd):
        assert (wrong.status_code, wrong.json()["box"]) == (200, None)
        assert wrong.json()["problem"]["key"] == "error-components"
    assert chess.json()["key"] == "error-unknown-name"
    assert (nobody.status_code, nobody.json()["key"]) == (404, "error-no-box")


async def test_no_table_is_set_up_with_a_box_that_nobody_has_or_of_another_game(club: Club) -> None:
    box = await brought(club, "adel")
    for game, digest in (("adel", "0" * 64), ("meisterdiebe", box["digest"])):
        refused = await table_with(club, game, digest, {})
        assert (refused.status_code, refused.json()["key"]) == (404, "error-no-box")
    assert (await table_with(club, "adel", "../tiny", {})).status_code == 400


async def test_which_bots_can_play_is_said_with_the_box(club: Club) -> None:
    box = await brought(club, "adel")
    same = await info(club, f"/api/boxes/adel/{box['digest']}")
    assert same["bots"] == box["bots"] == ["random", "lord"]
