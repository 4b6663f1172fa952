"""A game that the client was built without is played on the plain board, with words that come from the room."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect
from server.club import Club

from clubantique.texts import LANGUAGES, Words

from .browser import LAPTOP, PHONE, Visitor, browser, visitor
from .test_accessible import in_every_light
from .test_browser import RAW_KEYS, TITLES, finish

pytestmark = pytest.mark.asyncio(loop_scope="session")

CONFIRM = {"en": "Confirm", "de": "Bestätigen", "nl": "Bevestigen", "it": "Conferma"}


async def plays_by_keys(page: Page, rng: Random) -> None:
    """One answer without a mouse: the keys beside the choices, and Enter."""
    confirm = page.locator("button.confirm")
    await expect(confirm).to_be_visible()
    while not await confirm.is_enabled():
        offers = page.locator("button.offer[aria-pressed=false]")
        await page.keyboard.press(str(1 + int(rng.random() * await offers.count())))
        await page.wait_for_timeout(20)
    await page.keyboard.press("Enter")


async def test_it_is_played_to_its_end(club: Club) -> None:
    """Every choice is made in the browser: on a laptop with the mouse, and by bots for the others."""
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.set_up(TITLES["toy"], "Ann", 3)
        await ann.begin()
        await expect(ann.page.get_by_role("heading", name="The players")).to_be_visible()
        await finish([ann])
        await expect(ann.page.get_by_role("heading", name="The game is over")).to_be_visible()
        await expect(ann.page.get_by_role("heading", name="Everybody’s cards")).to_be_visible()
        await expect(ann.page.get_by_role("img", name="Worth of the coins, round by round")).to_be_visible()
        assert not ann.complaints


async def begun(club: Club, visitor: Visitor) -> None:
    """A table with bots, seen by whoever set it up."""
    wanted = {"game": "toy", "name": "Ann", "chairs": [{"bot": "random"}] * 2}
    async with club.http() as http:
        seated: dict[str, Any] = (await http.post("/api/tables", json=wanted)).raise_for_status().json()
    name, where = f"seat-{seated['table']}", f"http://{club.address}"
    await visitor.page.context.add_cookies([{"name": name, "value": seated["token"], "url": where}])
    await visitor.go(f"/t/{seated['table']}")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_every_language(club: Club, language: str) -> None:
    words = Words(language, "toy")
    async with browser() as chrome, visitor(club, chrome, size=PHONE, language=language) as ann:
        await begun(club, ann)
        page = ann.page
        await expect(page.get_by_role("heading", name=words("game-title"))).to_be_visible()
        await expect(page.get_by_role("heading", name=words("plain-own"))).to_be_visible()
        await expect(page.get_by_role("button", name=CONFIRM[language])).to_be_visible()
        for key in ("field-pebbles", "field-purse", "field-coin", "phase-bid"):
            await expect(page.get_by_text(words(key)).first).to_be_visible()
        await expect(page.get_by_text(words("hint-bid", total=2, left=4)).first).to_be_visible()
        assert not RAW_KEYS.findall(await page.inner_text("body"))
        assert not ann.complaints


async def test_own_things_come_first_and_what_others_hide_is_shown_from_behind(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await begun(club, ann)
        page = ann.page
        parts = page.locator(".board h2")
        await expect(parts.first).to_be_visible()
        assert await parts.all_inner_texts() == ["Yours alone", "The players", "On the table"]
        await expect(page.locator(".board li h3")).to_have_count(3)
        await expect(page.locator(".board li.you h3")).to_contain_text("Ann")
        while not await page.locator(".board .back").count():
            await ann.chooses()
            await asyncio.sleep(0.01)
        back = page.locator(".board .back").first
        assert await back.evaluate("each => each.textContent") == ""
        counted = page.locator(".board dd", has=page.locator(".back")).first.locator(".unseen")
        assert int(await counted.inner_text()) >= 1


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_it_fits_the_screen_and_keeps_nobody_out(club: Club, size: Any) -> None:
    async with browser() as chrome, visitor(club, chrome, size=size) as ann:
        await begun(club, ann)
        await plays_by_keys(ann.page, Random(1))
        await expect(ann.page.locator("button.offer").first).to_be_visible()
        assert await ann.overflow() <= 0
        assert await in_every_light(ann.page) == []
        assert not ann.complaints
