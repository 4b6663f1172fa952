"""The page of the box: an owner corrects values there, two people and two bots play with that, and it is replayed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, Page, expect
from server.club import Club

from clubantique.bots import usual_bot
from clubantique.core.play import replay
from clubantique.core.record import Record, decode
from clubantique.core.registry import load

from .browser import PHONE, Visitor, browser, visitor
from .test_browser import CHOICES, TITLES, as_programs, finish, play_on

pytestmark = pytest.mark.asyncio(loop_scope="session")

GOOD = "This is a box of your own."


async def field(page: Page, label: str, value: str) -> None:
    await page.get_by_label(label, exact=True).first.fill(value)


async def open_thing(page: Page, thing: str) -> Locator:
    """A card among many, found by its sign."""
    cards = page.get_by_role("group", name="Cards", exact=True)
    await cards.get_by_label("Find", exact=True).fill(thing)
    card = cards.locator("details.item")
    await expect(card).to_have_count(1)
    await card.locator("summary").click()
    return card


async def correct_adel(page: Page) -> None:
    """One more castle, one more pipe, and an old one by another name."""
    await page.get_by_role("button", name="Add: Castles").click()
    await field(page, "First space of the dining table", "29")
    years = page.get_by_role("group", name="Years of its cards").first
    await years.get_by_role("button").click()
    await years.get_by_role("textbox").last.fill("1900")
    await page.locator("summary", has_text="A1698").click()
    await page.get_by_label("English", exact=True).fill("Old pipe")


async def correct_meisterdiebe(page: Page) -> None:
    """Two layers, and few rounds."""
    cube = page.get_by_role("group", name="The cube")
    await cube.get_by_role("combobox", name="Add a value").select_option("layers")
    await field(page, "Layers (1 to 3)", "2")
    await field(page, "Rounds at most", "4")


async def correct_lastwill(page: Page) -> None:
    """A poor uncle, a villa with another ladder and another name, and a second ball."""
    await field(page, "Money at the beginning", "12")
    villa = await open_thing(page, "villa_a")
    await villa.get_by_label("Values, falling 1", exact=True).fill("12")
    await villa.get_by_label("English", exact=True).fill("Villa Ann")
    await villa.locator("summary").click()
    ball = await open_thing(page, "masked_ball")
    await ball.get_by_role("button", name="Copy: Masked Ball").click()
    await field(page, "Special cards", "18")


CORRECTIONS: dict[str, Callable[[Page], Awaitable[None]]] = {
    "adel": correct_adel,
    "meisterdiebe": correct_meisterdiebe,
    "lastwill": correct_lastwill,
}


async def bring(ann: Visitor, game: str) -> str:
    """From the first page to a table with a corrected box; returns its path."""
    page = ann.page
    await ann.go()
    await page.get_by_role("radio", name=TITLES[game]).check()
    await page.get_by_role("link", name="What is in the box").click()
    await page.get_by_label("Title of your box").fill("Ann's box")
    await CORRECTIONS[game](page)
    await expect(page.get_by_role("status").get_by_text(GOOD)).to_be_visible()
    assert await ann.overflow() <= 0
    await page.get_by_role("button", name="Play with this box").click()
    await expect(page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Ann's box")
    await page.get_by_role("combobox", name="Players").select_option("4")
    for chair in ("Chair 3", "Chair 4"):
        await page.get_by_role("combobox", name=chair).select_option(f"bot {usual_bot(game)}")
    await page.get_by_label("Your name").fill("Ann")
    await page.get_by_role("button", name="Set up the table").click()
    await page.wait_for_url("**/t/*")
    return "/t/" + page.url.rsplit("/", 1)[1]


async def record_of(club: Club, path: str) -> Record:
    async with club.http() as http:
        return decode((await http.get(f"/api/tables/{path[3:]}/record")).raise_for_status().content)


@pytest.mark.parametrize("game", CORRECTIONS)
async def test_a_box_is_corrected_played_with_and_replayed(club: Club, game: str) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await bring(ann, game)
        await bob.go(path)
        own = bob.page.get_by_role("link", name="Not the usual box: Ann's box")
        await expect(own).to_be_visible()  # before anybody sits down
        await bob.page.get_by_label("Your name").fill("Bob")
        await bob.page.get_by_role("button", name="Sit down").click()
        await play_on([ann, bob], 3)
        await expect(own).to_be_visible()
        await LOOKS[game](ann.page)
        await as_programs([await ann.seat(path), await bob.seat(path)], CHOICES)
        await finish([ann, bob])
        assert await bob.overflow() <= 0
        record = await record_of(club, path)
        play = replay(record)
        assert (play.over, play.game.custom, play.game.about.title) == (True, True, "Ann's box")
        assert record.components_digest == play.game.digest != load(game).digest
        await ann.go(f"{path}/replay")
        await expect(ann.page.get_by_role("link", name="Not the usual box: Ann's box")).to_be_visible()
        await LOOKS[game](ann.page)
        assert not ann.complaints + bob.complaints


async def look_at_adel(page: Page) -> None:
    await expect(page.get_by_text("29+")).to_be_visible()


async def look_at_meisterdiebe(page: Page) -> None:
    await expect(page.locator(".cube .layer")).to_have_count(2)


async def look_at_lastwill(page: Page) -> None:
    await expect(page.get_by_text("£12").first).to_be_visible()


LOOKS: dict[str, Callable[[Page], Awaitable[None]]] = {
    "adel": look_at_adel,
    "meisterdiebe": look_at_meisterdiebe,
    "lastwill": look_at_lastwill,
}


async def test_what_is_wrong_is_said_beside_the_field_and_a_reload_loses_nothing(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, size=PHONE) as owner:
        page = owner.page
        await owner.go("/box/meisterdiebe")
        rubies = page.get_by_label("Rubies that a king needs")
        await rubies.fill("many")
        wrong = page.locator(".field", has=rubies).locator(".problem")
        await expect(wrong).to_contain_text("int")
        await expect(rubies).to_have_attribute("aria-invalid", "true")
        await rubies.fill("2")
        await expect(page.get_by_role("status").get_by_text(GOOD)).to_be_visible()
        await expect(page.locator(".problem")).to_have_count(0)
        await page.reload()
        await expect(page.get_by_label("Rubies that a king needs")).to_have_value("2")
        await expect(page.get_by_text("it was 3")).to_be_visible()
        async with page.expect_download() as downloaded:
            await page.get_by_role("button", name="Download as TOML").click()
        file = await (await downloaded.value).path()
        assert "king_min_rubies = 2" in file.read_text()
        await page.get_by_role("button", name="Start over").click()
        await expect(page.get_by_label("Rubies that a king needs")).to_have_value("3")
        await page.locator("input[type=file]").set_input_files(file)
        await expect(page.get_by_label("Rubies that a king needs")).to_have_value("2")
        assert await owner.overflow() <= 0
        assert not owner.complaints
