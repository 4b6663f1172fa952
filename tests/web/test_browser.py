"""People in real browsers: from the first page to a game, a friend by link, reload, phones, languages."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import expect
from server.club import Club, on_disk, opened

from clubantique.client import Seat
from clubantique.core.registry import names
from clubantique.texts import Words

from .browser import LAPTOP, PHONE, Visitor, browser, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

PATIENCE = 200  # only ends what hangs

CHOICES = 80
"""Two people at a table of three make at least 110 in the shortest of 150 random games of the house; others may end."""

TITLES = {name: Words("en", name)("game-title") for name in names()}


async def play_on(people: list[Visitor], answers: int) -> None:
    """So many choices of whoever is asked."""
    given = 0
    async with asyncio.timeout(PATIENCE):
        while given < answers:
            for person in people:
                given += await person.chooses()
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("title", TITLES.values())
async def test_a_newcomer_plays_against_bots(club: Club, title: str) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.set_up(title, "Ann", 3)
        await ann.begin()
        await play_on([ann], 6)
        assert await ann.overflow() <= 0
        assert not ann.complaints


async def finish(people: list[Visitor]) -> None:
    """Whatever is offered, until the ranking is there."""
    async with asyncio.timeout(PATIENCE):
        while not await people[0].page.get_by_role("link", name="Download").count():
            for person in people:
                await person.chooses()
            await asyncio.sleep(0.01)


async def as_programs(seats: list[Seat], choices: int) -> None:
    """The same people go on so far without their browsers, which look on."""
    rng = Random(3)
    left = choices

    async def play(seat: Seat) -> None:
        nonlocal left
        async for question in seat:
            if left <= 0:
                return
            left -= await seat.answer([rng.choice(question.options)])

    players = [asyncio.ensure_future(play(seat)) for seat in seats]
    async with asyncio.timeout(PATIENCE):
        done, waiting = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
    for player in waiting:
        player.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for player in done:
        player.result()


@pytest.mark.parametrize("title", TITLES.values())
async def test_two_friends_and_a_bot_finish_a_game(club: Club, title: str) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await ann.set_up(title, "Ann", 3)
        await bob.sit_down(path, "Bob")
        await ann.begin()
        await play_on([ann, bob], 6)
        await as_programs([await ann.seat(path), await bob.seat(path)], CHOICES)
        await finish([ann, bob])
        for person in (ann, bob):
            await expect(person.page.get_by_role("heading", name="The game is over")).to_be_visible()
            assert await person.overflow() <= 0
        assert not ann.complaints + bob.complaints


async def test_a_friend_comes_by_link_and_a_reload_changes_nothing(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await ann.set_up(TITLES["adel"], "Ann", 2)
        await bob.sit_down(path, "Bob")
        await play_on([ann, bob], 4)
        question = ann.page.locator("h2").first
        await expect(question).to_be_visible()
        await ann.page.reload()
        await expect(ann.page.get_by_text("Bob").first).to_be_visible()
        await play_on([ann, bob], 4)
        assert await bob.overflow() <= 0, "no sideways scrolling on a phone"
        assert not ann.complaints + bob.complaints


@pytest.mark.parametrize(
    ("language", "word"), [("de-DE", "Neuer Tisch"), ("nl-NL", "tafel"), ("it-IT", "tavolo")]
)
async def test_the_first_page_speaks_the_readers_language(club: Club, language: str, word: str) -> None:
    async with browser() as chrome, visitor(club, chrome, size=PHONE, language=language) as reader:
        await reader.go()
        await expect(reader.page.get_by_text(word).first).to_be_visible()
        assert await reader.overflow() <= 0
        assert not reader.complaints


RAW_KEYS = re.compile(r"\b(web|name|choice|phase|event|board|error|game)-[a-z]+")


async def table_against_bots(club: Club, game: str) -> tuple[str, str]:
    """A table at which a game has begun, and the token of its host."""
    wanted = {"game": game, "name": "Ann", "chairs": [{"bot": "random"}] * 2}
    async with club.http() as http:
        seated = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    return seated["table"], seated["token"]


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(
    ("language", "confirm"), [("de-DE", "Bestätigen"), ("nl-NL", "Bevestigen"), ("it-IT", "Conferma")]
)
async def test_a_game_is_played_in_the_readers_language(
    club: Club, game: str, language: str, confirm: str
) -> None:
    table, token = await table_against_bots(club, game)
    async with browser() as chrome, visitor(club, chrome, size=PHONE, language=language) as ann:
        where = f"http://{club.address}"
        await ann.page.context.add_cookies([{"name": f"seat-{table}", "value": token, "url": where}])
        for size in (PHONE, LAPTOP):
            await ann.page.set_viewport_size(size)
            await ann.go(f"/t/{table}")
            await expect(ann.page.get_by_role("button", name=confirm)).to_be_visible()
            await play_on([ann], 3)
            assert not RAW_KEYS.findall(await ann.page.inner_text("body"))
            assert await ann.overflow() <= 0
        assert not ann.complaints


async def test_the_page_finds_a_room_again_that_was_away(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        async with browser() as chrome, visitor(club, chrome) as ann:
            await ann.set_up(TITLES["adel"], "Ann", 3)
            await ann.begin()
            await play_on([ann], 3)
            club.kill()
            await expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
            club.start()
            await play_on([ann], 3)


async def test_somebody_who_looks_on_sees_no_secret(club: Club) -> None:
    frames: list[str] = []
    async with (
        browser() as chrome,
        visitor(club, chrome, 1) as ann,
        visitor(club, chrome, 2, LAPTOP) as onlooker,
    ):
        onlooker.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))),
        )
        path = await ann.set_up(TITLES["adel"], "Ann", 2)
        await ann.begin()
        await onlooker.go(path)
        await expect(onlooker.page.get_by_text("Ann").first).to_be_visible()
        await expect(ann.page.get_by_text("Ann is dealt")).to_be_visible()
        assert "Ann is dealt" not in await onlooker.page.content()
        await play_on([ann], 4)
        assert await onlooker.page.locator("button.offer").count() == 0
        updates = [update for update in map(json.loads, frames) if update["kind"] == "update"]
        assert updates
        assert all(update["view"]["own"] is None and not update["options"] for update in updates)
        assert not onlooker.complaints
