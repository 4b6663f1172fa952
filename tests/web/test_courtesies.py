"""What a newcomer should not have to look for: where things stand, where the focus is, what a link is good for."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect
from server.club import Club

from .browser import PHONE, Visitor, browser, visitor
from .test_drafts import confirm, offer, take_back, where_to_go
from .test_table_tools import GAME, heading, open_menu, presses

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def top(what: Locator) -> float:
    box = await what.bounding_box()
    assert box is not None
    return box["y"]


def question(person: Visitor) -> Locator:
    return person.page.locator(".ask")


async def by_keys(button: Locator) -> None:
    await button.focus()
    await button.press("Enter")


async def test_on_a_phone_a_new_table_comes_before_what_is_needed_less(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, size=PHONE) as ann:
        await ann.set_up(GAME, "Ann", 2)
        await ann.go()
        wanted = ["Your tables", "New table", "Open tables", "Replay a recorded game"]
        await expect(heading(ann, "Your tables")).to_be_visible()
        tops = [await top(heading(ann, name)) for name in wanted]
        assert tops == sorted(tops)


async def test_only_options_for_so_many_players_are_offered(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.go()
        variant = ann.page.get_by_role("combobox", name="Variant")
        players = ann.page.get_by_role("combobox", name="Players")
        await players.select_option("2")
        await variant.select_option("confrontation")
        await players.select_option("3")
        await expect(variant).to_have_count(0)
        await ann.page.get_by_label("Your name").fill("Ann")
        await presses(ann, "Set up the table")
        await expect(ann.page.get_by_role("button", name="Begin")).to_be_visible()


async def test_on_a_phone_what_happened_stands_by_the_question_and_only_there(club: Club) -> None:
    async with where_to_go(club, phone=True) as ann:
        log = ann.page.get_by_role("log", name="What happened")
        await expect(log).to_have_count(1)
        box = await log.bounding_box()
        assert box is not None
        assert 0 < await top(question(ann)) - (box["y"] + box["height"]) < 70
        assert await top(question(ann)) < PHONE["height"] / 2


async def test_the_focus_waits_where_the_next_question_comes(club: Club) -> None:
    async with where_to_go(club) as ann:
        await by_keys(offer(ann, "The castle"))
        await expect(offer(ann, "The castle")).to_be_focused()
        await expect(confirm(ann)).to_be_enabled()
        await by_keys(confirm(ann))
        await expect(take_back(ann)).to_be_visible()
        await expect(question(ann)).to_be_focused()
        await by_keys(take_back(ann))
        await expect(offer(ann, "The castle")).to_be_visible()
        await expect(question(ann)).to_be_focused()
        await ann.page.keyboard.press("Tab")
        await expect(offer(ann, "The castle")).to_be_focused()


async def test_the_focus_stays_through_a_pause(club: Club) -> None:
    async with where_to_go(club) as ann:
        await open_menu(ann)
        await by_keys(ann.page.get_by_role("button", name="Pause the game"))
        await expect(ann.page.get_by_role("dialog")).to_have_count(0)
        await expect(ann.page.get_by_role("button", name="Table")).to_be_focused()
        await by_keys(ann.page.get_by_role("button", name="Go on"))
        await expect(offer(ann, "The castle")).to_be_visible()
        await expect(question(ann)).to_be_focused()


async def test_who_goes_elsewhere_is_not_called_back(club: Club) -> None:
    async with where_to_go(club) as ann:
        await offer(ann, "The castle").click()
        await expect(confirm(ann)).to_be_enabled()
        await ann.page.get_by_role("banner").click()
        await expect(offer(ann, "The castle")).not_to_be_focused()
        await ann.page.keyboard.press("Enter")
        await expect(take_back(ann)).to_be_visible()
        await expect(question(ann)).not_to_be_focused()


async def test_a_link_that_others_cannot_use_says_so_and_copying_keeps_the_focus(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome) as ann:
        await ann.set_up(GAME, "Ann", 2)
        await expect(ann.page.get_by_text("works on this machine only")).to_be_visible()
        await by_keys(ann.page.get_by_role("button", name="Copy"))
        await expect(ann.page.get_by_role("button", name="Copied")).to_be_focused()
