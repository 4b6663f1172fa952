"""What people do about a table in real browsers: move a seat, stand in, pause, share a device, end, play again."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, expect
from server.club import Club

from .browser import PHONE, Visitor, browser, visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "Adel verpflichtet"
PATIENCE = 120  # only ends what hangs


async def open_menu(person: Visitor) -> None:
    await person.page.get_by_role("button", name="Table").click()


async def close_menu(person: Visitor) -> None:
    await person.page.keyboard.press("Escape")
    await expect(person.page.get_by_role("dialog")).to_have_count(0)


async def presses(person: Visitor, *names: str) -> None:
    for name in names:
        await person.page.get_by_role("button", name=name, exact=True).click()


async def answers(person: Visitor) -> None:
    """As soon as they can; what is offered may still be on its way."""
    async with asyncio.timeout(PATIENCE):
        while not await person.chooses():
            await asyncio.sleep(0.05)


def heading(person: Visitor, name: str) -> Locator:
    return person.page.get_by_role("heading", name=name)


async def together(ann: Visitor, bob: Visitor) -> str:
    """Ann invites Bob; the game begins as soon as he sits down. Returns the path of the table."""
    path = await ann.set_up(GAME, "Ann", 2)
    await bob.sit_down(path, "Bob")
    for person in (ann, bob):
        await expect(person.page.locator("button.offer").first).to_be_visible()
    return path


async def seat_link(person: Visitor) -> str:
    """The path of the link that moves this person's own seat, with its code."""
    await open_menu(person)
    await presses(person, "Move my seat to another device")
    link = urlsplit(await person.page.get_by_role("textbox", name="Link to the seat").input_value())
    return f"{link.path}#{link.fragment}"


async def test_a_seat_moves_to_another_device(club: Club) -> None:
    async with (
        browser() as chrome,
        visitor(club, chrome, 1) as ann,
        visitor(club, chrome, 2) as bob,
        visitor(club, chrome, 3, PHONE) as phone,
    ):
        path = await together(ann, bob)
        link = await seat_link(ann)
        await phone.go(link)
        await expect(phone.page.get_by_role("button", name="Take the seat here")).to_be_visible()
        assert "#" not in phone.page.url, "the code is gone from the address bar"
        await presses(phone, "Take the seat here")
        await phone.page.wait_for_url(f"**{path}")
        await expect(phone.page.locator("button.offer").first).to_be_visible()
        await answers(phone)
        assert await phone.overflow() <= 0
        await expect(ann.page.get_by_text("Your seat has moved to another device")).to_be_visible()
        await expect(ann.page.locator("button.offer")).to_have_count(0)

        await bob.go(link)
        await presses(bob, "Take the seat here")
        await expect(bob.page.get_by_text("not good any more")).to_be_visible()
        assert not ann.complaints + phone.complaints


async def test_a_bot_stands_in_until_its_person_is_back(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        await together(ann, bob)
        await open_menu(ann)
        await ann.page.get_by_role("group", name="Bob").get_by_role("button", name="Let a bot play").click()
        await expect(bob.page.get_by_text("A bot is playing for you")).to_be_visible()
        await presses(bob, "I’m back")
        await expect(bob.page.get_by_text("A bot is playing for you")).to_have_count(0)
        await expect(ann.page.get_by_role("button", name="Let a bot play")).to_be_visible()
        assert not ann.complaints + bob.complaints


async def test_anybody_at_the_table_ends_a_pause(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        await together(ann, bob)
        await open_menu(ann)
        await presses(ann, "Pause the game")
        await expect(heading(bob, "The game is paused")).to_be_visible()
        await expect(bob.page.locator("button.offer")).to_have_count(0)
        await presses(bob, "Go on")
        for person in (ann, bob):
            await expect(person.page.locator("button.offer").first).to_be_attached()
        assert not ann.complaints + bob.complaints


async def test_the_game_is_abandoned_when_everybody_agrees(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        await together(ann, bob)
        await open_menu(ann)
        await presses(ann, "Propose to abandon the game")
        await close_menu(ann)
        await presses(ann, "Rather play on")
        await expect(ann.page.get_by_text("To abandon the game")).to_have_count(0)
        await open_menu(bob)
        await presses(bob, "Propose to abandon the game")
        await presses(ann, "I agree")
        for person in (ann, bob):
            await expect(heading(person, "This table is closed")).to_be_visible()
        assert not ann.complaints + bob.complaints


async def test_the_host_frees_a_chair_and_closes_the_table(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await ann.set_up(GAME, "Ann", 3)
        await bob.sit_down(path, "Bob")
        await open_menu(ann)
        await presses(ann, "Remove from the table")
        await expect(bob.page.get_by_text("The host has freed your chair")).to_be_visible()
        await expect(bob.page.get_by_role("button", name="Sit down")).to_be_visible()
        await presses(ann, "Close the table")
        await (
            ann.page.get_by_role("dialog", name="Do you want to close")
            .get_by_role("button", name="Close the table")
            .click()
        )
        for person in (ann, bob):
            await expect(heading(person, "This table is closed")).to_be_visible()
        assert not ann.complaints + bob.complaints


async def resigns(person: Visitor) -> None:
    await open_menu(person)
    await presses(person, "Resign")
    await (
        person.page.get_by_role("dialog", name="Do you want to resign")
        .get_by_role("button", name="Resign")
        .click()
    )


async def test_after_the_end_both_meet_at_the_rematch(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, 1) as ann, visitor(club, chrome, 2, PHONE) as bob:
        path = await together(ann, bob)
        for person in (ann, bob):
            await resigns(person)
        again = ann.page.get_by_role("button", name="Play again")
        await expect(again).to_be_visible(timeout=PATIENCE * 1000)
        await again.click()
        await ann.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(path))
        await bob.page.get_by_role("link", name="To the rematch").click()
        await presses(bob, "Sit down")
        for person in (ann, bob):
            await expect(person.page.locator("button.offer").first).to_be_visible()
        assert not ann.complaints + bob.complaints


async def set_up_shared(ann: Visitor) -> None:
    """Ann and Bob at one device, against a bot."""
    await ann.go()
    await ann.page.get_by_role("radio", name=GAME).check()
    await ann.page.get_by_role("combobox", name="Players").select_option("3")
    await ann.page.get_by_role("combobox", name="Chair 2").select_option("here")
    await ann.page.get_by_label("Who sits in chair 2").fill("Bob")
    await ann.page.get_by_role("combobox", name="Chair 3").select_option("bot random")
    await ann.page.get_by_role("combobox", name="Time for a question").select_option("5 minutes")
    await ann.page.get_by_label("Your name").fill("Ann")
    await presses(ann, "Set up the table")


async def test_two_people_share_a_device_and_see_nothing_of_each_other(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, size=PHONE) as both:
        await set_up_shared(both)
        await expect(heading(both, "Who has the device")).to_be_visible()
        assert "is dealt" not in await both.page.content()

        await presses(both, "I am Ann")
        await expect(both.page.get_by_text("Ann is dealt")).to_be_visible()
        await expect(both.page.get_by_role("timer")).to_contain_text("4:")
        assert "Bob is dealt" not in await both.page.content()
        await answers(both)

        await expect(heading(both, "Hand the device to Bob")).to_be_visible()
        assert "is dealt" not in await both.page.content(), "nothing is left behind the cover"
        await both.page.reload()
        await expect(heading(both, "Hand the device to Bob")).to_be_visible()

        await presses(both, "I am Bob")
        await expect(both.page.get_by_text("Bob is dealt")).to_be_visible()
        assert "Ann is dealt" not in await both.page.content()
        await both.page.get_by_role("textbox", name="Say something").fill("My turn!")
        await presses(both, "Send")
        await expect(both.page.get_by_role("log", name="Conversation")).to_have_text("Bob My turn!")
        assert await both.overflow() <= 0
        assert not both.complaints


async def test_those_who_share_a_device_play_on(club: Club) -> None:
    async with browser() as chrome, visitor(club, chrome, size=PHONE) as both:
        await set_up_shared(both)
        handed = answered = sat_down = 0
        async with asyncio.timeout(PATIENCE):
            while (
                handed < 6 or answered < 6 or not sat_down
            ):  # whoever has answered may be covered at any moment
                sat_down = await both.clicks("button.sit.main:visible")
                handed += sat_down
                answered += 0 if sat_down else await both.chooses()
                await asyncio.sleep(0.05)
        await open_menu(both)
        await presses(both, "Cover the table")
        await expect(both.page.get_by_role("button", name="I am Ann")).to_be_visible()
        await expect(both.page.get_by_role("button", name="Table")).to_have_count(0)
        assert not both.complaints


async def test_somebody_who_shared_a_device_goes_on_with_their_own(club: Club) -> None:
    async with (
        browser() as chrome,
        visitor(club, chrome, 1) as both,
        visitor(club, chrome, 2, PHONE) as bob,
    ):
        await set_up_shared(both)
        await presses(both, "I am Bob")
        await bob.go(await seat_link(both))
        await presses(bob, "Take the seat here")
        await expect(bob.page.get_by_text("Bob is dealt")).to_be_visible()
        await expect(both.page.get_by_role("button", name="I am Ann")).to_be_visible()
        assert "is dealt" not in await both.page.content(), "Ann has not said yet that it is her"
        await expect(both.page.get_by_role("button", name="I am Bob")).to_have_count(0)
        await presses(both, "I am Ann")
        await expect(both.page.get_by_text("Ann is dealt")).to_be_visible()
        assert not both.complaints + bob.complaints
