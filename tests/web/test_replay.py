"""After the end, in a real browser: ranking, race and cards; the game again, step by step; records from elsewhere."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playthroughs.printing import read
from playwright.async_api import Browser, FilePayload, Page, expect
from server.club import Club, on_disk, opened, two_friends

from clubantique.core.registry import names

from .browser import LAPTOP, PHONE, browser, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

SOME_STEP = 25
TOO_LARGE = 64 * 1024 + 1


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One reader of many films is more than one address may usually ask for."""
    with opened(on_disk(tmp_path_factory.mktemp("replays"))) as found:
        yield found


def golden(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(read(f"{game}-2").encoded())
    return found


async def laid_out(room: Club, game: str) -> str:
    """A finished table."""
    async with room.http() as http:
        answer = await http.post("/api/records", json=golden(game))
    return str(answer.raise_for_status().json()["id"])


async def film(room: Club, table: str, **query: int) -> dict[str, Any]:
    async with room.http() as http:
        answer = await http.get(f"/api/tables/{table}/replay", params=query)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def step(page: Page, number: int, steps: int) -> Any:
    return expect(page.get_by_text(f"Step {number} of {steps - 1}", exact=True))


async def test_friends_see_who_has_won_and_how_and_everybodys_cards(room: Club) -> None:
    async with two_friends(room, "adel") as people:
        await asyncio.gather(*[person.play() for person in people])
        table = people[0].table
    last = await film(room, table, first=-1, count=1)
    frame, race = last["frames"][0], last["race"]
    async with browser() as chrome, visitor(room, chrome) as reader:
        page = reader.page
        await reader.go(f"/t/{table}")
        await expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
        winner = ("Ann", "Bob")[frame["view"]["ranking"].index(1)]
        await expect(page.locator("li.first").first).to_contain_text(winner)

        picture = page.get_by_role("img", name=f"After {race[-1]['round']} rounds")
        standing = dict(zip(("Ann", "Bob"), race[-1]["standing"], strict=True))
        await expect(picture).to_have_accessible_name(
            f"Spaces on the way to the dining table, round by round. After {race[-1]['round']} rounds: "
            f"Ann {standing['Ann']}, Bob {standing['Bob']}."
        )
        rows = page.get_by_role("table").locator("tbody tr")
        await expect(rows).to_have_count(len(race))
        assert await rows.last.locator("td").all_inner_texts() == [str(each) for each in race[-1]["standing"]]

        for seat, name in enumerate(("Ann", "Bob")):
            held = page.locator("li", has=page.get_by_role("heading", name=name, exact=True))
            shown = await held.locator(".card").evaluate_all("all => all.map(each => each.innerText)")
            cards = {"".join(each.split()[:2]) for each in shown}
            assert cards == set(frame["hands"][seat]["cards"])
        await page.get_by_role("link", name="Replay").click()
        await expect(page.get_by_role("heading", name="Replay: Adel verpflichtet")).to_be_visible()
        assert not reader.complaints


async def shows_the_end(room: Club, chrome: Browser, game: str, table: str) -> None:
    for size in (LAPTOP, PHONE):
        async with visitor(room, chrome, size=size) as reader:
            await reader.go(f"/t/{table}")
            await expect(reader.page.get_by_role("heading", name="Everybody’s cards")).to_be_visible()
            await expect(reader.page.get_by_role("heading", name="The race")).to_be_visible()
            assert await reader.overflow() <= 0
            await reader.go(f"/t/{table}/replay?step={SOME_STEP}")
            await expect(reader.page.get_by_role("heading", name="In this step")).to_be_visible()
            await expect(reader.page.get_by_text(f"Step {SOME_STEP} of")).to_be_visible()
            assert await reader.overflow() <= 0
            assert not reader.complaints, game


@pytest.mark.parametrize("game", names())
async def test_every_game_is_shown_on_a_laptop_and_on_a_phone(room: Club, game: str) -> None:
    table = await laid_out(room, game)
    async with browser() as chrome:
        await shows_the_end(room, chrome, game, table)


async def test_a_game_is_read_step_by_step(room: Club) -> None:
    table = await laid_out(room, "adel")
    steps = (await film(room, table))["steps"]
    async with browser() as chrome, visitor(room, chrome) as reader:
        page = reader.page
        await reader.go(f"/t/{table}/replay")
        await expect(page.get_by_text("The game is set up.")).to_be_visible()
        await page.get_by_role("button", name="One step forward").click()
        await page.keyboard.press("ArrowRight")
        await step(page, 2, steps).to_be_visible()
        await expect(page.get_by_text("random 0 takes the answer back.")).to_be_visible()
        await page.keyboard.press("ArrowLeft")
        await step(page, 1, steps).to_be_visible()
        await expect(page.get_by_text("random 0 chooses: the castle.")).to_be_visible()
        await page.keyboard.press("End")
        await step(page, steps - 1, steps).to_be_visible()
        await expect(page.get_by_role("log")).to_contain_text("Round 1 begins.")
        await page.keyboard.press("Home")
        await step(page, 0, steps).to_be_visible()
        await page.get_by_role("slider").fill("77")
        await step(page, 77, steps).to_be_visible()
        await page.wait_for_url(f"**/t/{table}/replay?step=77")
        await page.reload()
        await step(page, 77, steps).to_be_visible()
        assert not reader.complaints


async def test_a_round_is_found(room: Club) -> None:
    table = await laid_out(room, "meisterdiebe")
    frames = [
        frame for first in (0, 100) for frame in (await film(room, table, first=first, count=100))["frames"]
    ]
    begins = next(number for number, frame in enumerate(frames) if frame["view"]["round"] == 3)
    async with browser() as chrome, visitor(room, chrome) as reader:
        await reader.go(f"/t/{table}/replay")
        await reader.page.get_by_label("Go to round").select_option("Round 3")
        await expect(reader.page.get_by_text(f"Step {begins} of")).to_be_visible()
        await expect(reader.page.get_by_label("Go to round")).to_have_value("3")


async def test_with_a_seats_eyes_only_what_it_saw_is_shown(room: Club) -> None:
    table = await laid_out(room, "adel")
    everybody, alone = await film(room, table), await film(room, table, seat=1)
    assert alone["steps"] < everybody["steps"]
    async with browser() as chrome, visitor(room, chrome) as reader:
        page = reader.page
        await reader.go(f"/t/{table}/replay?step=90")
        await expect(page.get_by_role("heading", name="Everybody’s cards")).to_be_visible()
        before = await page.get_by_label("Go to round").input_value()
        await page.get_by_label("Seen by").select_option("random 1")
        await expect(page.get_by_role("heading", name="Yours alone")).to_be_visible()
        await expect(page.get_by_role("heading", name="Everybody’s cards")).to_have_count(0)
        await expect(page.get_by_text(f"of {alone['steps'] - 1}")).to_be_visible()
        assert await page.get_by_label("Go to round").input_value() == before, "the same moment of the game"
        await page.wait_for_url("**&seat=1")
        await page.reload()
        await expect(page.get_by_label("Seen by")).to_have_value("1")
        await page.get_by_label("Seen by").select_option("everybody: all cards open")
        await expect(page.get_by_role("heading", name="Everybody’s cards")).to_be_visible()
        assert not reader.complaints


async def test_the_game_plays_by_itself_until_somebody_stops_it(room: Club) -> None:
    table = await laid_out(room, "lastwill")
    async with browser() as chrome, visitor(room, chrome) as reader:
        page = reader.page
        await reader.go(f"/t/{table}/replay?step=5")
        await page.get_by_label("Speed").select_option("fast")
        await page.locator("body").press(" ")
        await expect(page.get_by_role("button", name="Pause")).to_be_visible()
        await expect(page.get_by_text(re.compile(r"Step ([7-9]|\d\d+) of"))).to_be_visible()
        await page.get_by_role("button", name="Pause").click()
        await expect(page.get_by_role("button", name="Play")).to_be_visible()
        stopped = await page.get_by_role("slider").input_value()
        await asyncio.sleep(1.2)
        assert await page.get_by_role("slider").input_value() == stopped
        assert 7 <= int(stopped) < int(await page.get_by_role("slider").get_attribute("max") or 0)


def as_file(data: bytes, name: str = "game.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": data}


async def test_a_downloaded_record_is_shown_again_elsewhere(room: Club, tmp_path: Path) -> None:
    table = await laid_out(room, "lastwill")
    async with browser() as chrome, visitor(room, chrome) as reader:
        page = reader.page
        await reader.go(f"/t/{table}")
        async with page.expect_download() as waiting:
            await page.get_by_role("link", name="Download the record").click()
        file = tmp_path / "game.json"
        await (await waiting.value).save_as(file)
        await reader.go()
        await page.get_by_label("Choose a record").set_input_files(file)
        await page.wait_for_url("**/replay?step=0")
        assert table not in page.url
        await expect(page.get_by_role("heading", name="Replay: Last Will")).to_be_visible()
        assert not reader.complaints


async def test_a_record_can_be_dropped(room: Club) -> None:
    async with browser() as chrome, visitor(room, chrome) as reader:
        await reader.go()
        section = reader.page.get_by_role("region", name="Replay a recorded game")
        transfer = await reader.page.evaluate_handle(
            """text => {
                const found = new DataTransfer()
                found.items.add(new File([text], 'game.json'))
                return found
            }""",
            json.dumps(golden("meisterdiebe")),
        )
        await section.dispatch_event("drop", {"dataTransfer": transfer})
        await expect(reader.page.get_by_role("heading", name="Replay: Meisterdiebe")).to_be_visible()


BAD_FILES = {
    "no JSON": (b"\x89PNG", "is not a record"),
    "too large": (b" " * TOO_LARGE, "too large"),
    "other rules": (json.dumps(golden("adel") | {"rules": 99}).encode(), "version 99 of the rules"),
    "damaged": (json.dumps(golden("adel") | {"entries": [[0, "castel"]]}).encode(), "$.entries[0]"),
    "another file": (b'{"name": "somebody"}', "is not the record of a game"),
}


@pytest.mark.parametrize("kind", BAD_FILES)
async def test_what_is_wrong_with_a_file_is_said(room: Club, kind: str) -> None:
    data, reason = BAD_FILES[kind]
    async with browser() as chrome, visitor(room, chrome) as reader:
        await reader.go()
        await reader.page.get_by_label("Choose a record").set_input_files(as_file(data))
        await expect(reader.page.get_by_role("alert")).to_contain_text(reason)
        assert await reader.overflow() <= 0


async def test_a_game_in_progress_is_refused_kindly(room: Club) -> None:
    async with (
        two_friends(room, "adel") as people,
        browser() as chrome,
        visitor(room, chrome, size=PHONE) as reader,
    ):
        page = reader.page
        await reader.go(f"/t/{people[0].table}/replay?seat=0")
        await expect(page.get_by_role("heading", name="There is no replay here")).to_be_visible()
        await expect(page.get_by_role("alert")).to_contain_text("the game has begun")
        await page.get_by_role("link", name="To the table").click()
        await expect(page.get_by_text("You are looking on")).to_be_visible()
        await reader.go("/t/nosuchtable/replay")
        await expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"), [("de-DE", "Gesehen von"), ("nl-NL", "Gezien door"), ("it-IT", "Visto da")]
)
async def test_the_replay_speaks_the_readers_language(room: Club, language: str, words: str) -> None:
    table = await laid_out(room, "meisterdiebe")
    async with browser() as chrome, visitor(room, chrome, size=PHONE, language=language) as reader:
        await reader.go(f"/t/{table}/replay?step=30")
        await expect(reader.page.get_by_label(words)).to_be_visible()
        assert await reader.overflow() <= 0
        assert not reader.complaints
