"""An answer is put together freely, and nothing of it is said before it is confirmed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Locator, expect
from server.club import Club

from .browser import LAPTOP, PHONE, Visitor, browser, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


def offer(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("button", name=name)


async def expect_picked(person: Visitor, name: str, picked: bool) -> None:
    await expect(offer(person, name)).to_have_attribute("aria-pressed", str(picked).lower())


def confirm(person: Visitor) -> Locator:
    return person.page.get_by_role("button", name="Confirm")


def take_back(person: Visitor) -> Locator:
    return person.page.get_by_role("button", name="Take back")


@asynccontextmanager
async def where_to_go(club: Club, phone: bool = False) -> AsyncIterator[Visitor]:
    """Ann, Bob and a bot are asked for the castle or the auction house; Bob takes his time."""
    size = PHONE if phone else LAPTOP
    async with browser() as chrome, visitor(club, chrome, 1, size) as ann, visitor(club, chrome, 2) as bob:
        path = await ann.set_up("Adel verpflichtet", "Ann", 3)
        await bob.sit_down(path, "Bob")
        await ann.begin()
        await expect(offer(ann, "The castle")).to_be_visible()
        yield ann
        assert not ann.complaints + bob.complaints


async def test_a_choice_is_picked_changed_confirmed_and_taken_back(club: Club) -> None:
    async with where_to_go(club, phone=True) as ann:
        await expect(confirm(ann)).to_be_disabled()
        await offer(ann, "The castle").click()
        await expect_picked(ann, "The castle", picked=True)
        await offer(ann, "The auction house").click()
        await expect_picked(ann, "The castle", picked=False)
        await expect_picked(ann, "The auction house", picked=True)
        await confirm(ann).click()
        await expect(ann.page.get_by_text("You have chosen: the auction house.")).to_be_visible()
        await take_back(ann).click()
        await expect_picked(ann, "The auction house", picked=False)


async def test_a_draft_survives_a_reload_and_is_gone_with_its_question(club: Club) -> None:
    async with where_to_go(club) as ann:
        await offer(ann, "The castle").click()
        await expect_picked(ann, "The castle", picked=True)
        await ann.page.reload()
        await expect_picked(ann, "The castle", picked=True)
        await expect(take_back(ann)).to_have_count(0)
        await confirm(ann).click()
        await expect(take_back(ann)).to_be_visible()
        await take_back(ann).click()
        await expect_picked(ann, "The castle", picked=False)


async def test_keys_pick_take_out_and_confirm(club: Club) -> None:
    async with where_to_go(club) as ann:
        keys = ann.page.keyboard
        await keys.press("1")
        await expect_picked(ann, "The castle", picked=True)
        await keys.press("u")
        await expect_picked(ann, "The castle", picked=False)
        await keys.press("2")
        await expect(confirm(ann)).to_be_enabled()
        await keys.press("Enter")
        await expect(take_back(ann)).to_be_enabled()
        await keys.press("u")
        await expect(take_back(ann)).to_have_count(0)


async def test_a_second_click_sends_and_whoever_wants_it_with_the_first(club: Club) -> None:
    async with where_to_go(club) as ann:
        await offer(ann, "The castle").dblclick()
        await expect(ann.page.get_by_text("You have chosen: the castle.")).to_be_visible()
        await take_back(ann).click()
        await ann.page.get_by_role("button", name="Settings").click()
        await ann.page.get_by_role("checkbox", name="Send a choice at once").check()
        await ann.page.keyboard.press("Escape")
        await offer(ann, "The auction house").click()
        await expect(ann.page.get_by_text("You have chosen: the auction house.")).to_be_visible()
