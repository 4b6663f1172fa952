"""People in real browsers: from the first page to a game, a friend by link, reload, phones, languages."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect
from server.club import Club

from .browser import LAPTOP, PHONE, Visitor, browser, visitor

pytestmark = pytest.mark.asyncio

PATIENCE = 60
GAME_SECONDS = 240

TITLES = {"adel": "Adel verpflichtet", "meisterdiebe": "Meisterdiebe", "lastwill": "Last Will"}


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
    async with asyncio.timeout(GAME_SECONDS):
        while not await people[0].page.get_by_role("link", name="Download").count():
            for person in people:
                await person.chooses()
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("title", TITLES.values())
async def test_two_friends_and_a_bot_finish_a_game(club: Club, title: str) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await ann.set_up(title, "Ann", 3)
        await bob.sit_down(path, "Bob")
        await ann.begin()
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


async def test_somebody_who_looks_on_is_asked_nothing(club: Club) -> None:
    async with (
        browser() as chrome,
        visitor(club, chrome, 1) as ann,
        visitor(club, chrome, 2, LAPTOP) as onlooker,
    ):
        path = await ann.set_up(TITLES["adel"], "Ann", 2)
        await ann.begin()
        await onlooker.go(path)
        await expect(onlooker.page.get_by_text("Ann").first).to_be_visible()
        await play_on([ann], 2)
        assert await onlooker.page.locator("button.offer").count() == 0
        assert not onlooker.complaints
