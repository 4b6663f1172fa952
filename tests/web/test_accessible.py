"""axe looks at every page, on a phone and a laptop, light and dark: nothing that would keep somebody out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Page, expect
from server.club import Club
from server.test_replays import finished

from .browser import LAPTOP, PHONE, Visitor, browser, visitor
from .test_browser import TITLES, play_on

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
KEEPS_OUT = ("serious", "critical")
COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


async def violations(page: Page) -> list[dict[str, Any]]:
    """What keeps somebody out of this page: the rule, and where."""
    await page.evaluate(AXE.read_text())
    found = await page.evaluate("axe.run({ resultTypes: ['violations'] })")
    return [
        {"page": page.url, "rule": each["id"], "where": [node["html"][:200] for node in each["nodes"]]}
        for each in found["violations"]
        if each["impact"] in KEEPS_OUT
    ]


async def in_every_light(page: Page) -> list[dict[str, Any]]:
    """The same page on both screens, in both colour schemes."""
    found = []
    for size in (PHONE, LAPTOP):
        await page.set_viewport_size(size)
        for colours in COLOURS:
            await page.emulate_media(color_scheme=colours, reduced_motion="reduce")
            found += [{"light": colours, "width": size["width"], **each} for each in await violations(page)]
    return found


async def look_at_play(ann: Visitor, title: str) -> list[dict[str, Any]]:
    """The waiting room, and a game that is under way."""
    await ann.set_up(title, "Ann", 3)
    await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()
    found = await in_every_light(ann.page)
    await ann.begin()
    await play_on([ann], 3)
    await expect(ann.page.locator("button.offer").first).to_be_visible()
    return found + await in_every_light(ann.page)


async def look_at_the_end(ann: Visitor, table: str) -> list[dict[str, Any]]:
    """The ranking, and the replay."""
    await ann.go(f"/t/{table}")
    await expect(ann.page.get_by_role("heading", name="The game is over")).to_be_visible()
    found = await in_every_light(ann.page)
    await ann.go(f"/t/{table}/replay")
    await expect(ann.page.get_by_role("slider")).to_be_visible()
    return found + await in_every_light(ann.page)


async def test_the_first_page_keeps_nobody_out(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.go()
        await expect(ann.page.get_by_role("button", name="Set up the table")).to_be_visible()
        assert await in_every_light(ann.page) == []


@pytest.mark.parametrize("game", TITLES)
async def test_no_page_of_a_game_keeps_anybody_out(club: Club, game: str) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.go()
        found = await look_at_play(ann, TITLES[game])
        found += await look_at_the_end(ann, await finished(club, game))
        assert found == []


async def test_axe_would_notice(club: Club) -> None:
    """A picture without words and a button without a name."""
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.go()
        await ann.page.evaluate("document.body.append(document.createElement('button'), new Image())")
        assert {each["rule"] for each in await violations(ann.page)} >= {"button-name", "image-alt"}


@pytest.mark.parametrize("game", TITLES)
async def test_the_page_of_a_box_keeps_nobody_out(club: Club, game: str) -> None:
    async with browser() as chrome, visitor(club, chrome) as owner:
        await owner.go(f"/box/{game}")
        await expect(owner.page.get_by_role("button", name="Play with this box")).to_be_visible()
        if game == "lastwill":  # one card lies open, as if somebody wanted to correct it
            await owner.page.locator("details.item summary").first.click()
        await owner.page.locator("input[inputmode=numeric]").last.fill("a lot")
        await expect(owner.page.locator(".problem").first).to_be_visible()
        assert await in_every_light(owner.page) == []
