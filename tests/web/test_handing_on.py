"""A seat is handed on while its owner is away, and taken back; a room that is busy is no room that has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect
from server.club import PATIENCE, Club, opened

from .browser import PHONE, Visitor, browser, visitor
from .test_accessible import violations
from .test_table_tools import GAME, close_menu, open_menu, presses

pytestmark = pytest.mark.asyncio(loop_scope="session")

LIMIT = PATIENCE * 1000
TRY_AGAIN_LATER = 1013
NOWHERE = "about:blank"


class Impatient(Club):
    """A room in which whoever has gone for a second is away."""

    environment = {**Club.environment, "CLUBANTIQUE_AWAY_SECONDS": "1"}  # noqa: RUF012


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Club]:
    with opened(Impatient(f"sqlite:///{tmp_path / 'club.db'}")) as found:
        yield found


async def shows(what: Locator) -> None:
    await expect(what).to_be_visible(timeout=LIMIT)


def chat(person: Visitor, name: str = "Conversation") -> Locator:
    return person.page.get_by_role("log", name=name)


def notice(person: Visitor, text: str) -> Locator:
    """Where everybody sees it, wherever they read."""
    return person.page.get_by_role("status").filter(has_text="Notice of the room").get_by_text(text)


def asks(person: Visitor) -> Locator:
    return person.page.locator("button.offer").first


async def reads(person: Visitor, text: str) -> None:
    await shows(notice(person, text))
    await expect(chat(person)).to_contain_text(text, timeout=LIMIT)


async def link_to_seat(host: Visitor, name: str) -> str:
    """As soon as they have been away for long enough; until then the room says why not."""
    await open_menu(host)
    hand_on = host.page.get_by_role("group", name=name).get_by_role("button", name="Hand on the seat")
    await expect(hand_on).to_be_enabled(timeout=LIMIT)
    await hand_on.click()
    field = host.page.get_by_role("textbox", name="Link to the seat")
    again = host.page.get_by_role("button", name="Try again")
    async with asyncio.timeout(PATIENCE):
        while not await field.is_visible():
            await shows(field.or_(again))
            if await again.is_visible():
                await shows(host.page.get_by_text(f"{name} is here, or was a moment ago"))
                await again.click()
    link = urlsplit(await field.input_value())
    await host.page.keyboard.press("Escape")
    await expect(field).to_have_count(0)
    await close_menu(host)
    return f"{link.path}#{link.fragment}"


async def set_up(host: Visitor, ann: Visitor) -> str:
    path = await host.set_up(GAME, "Bob", 2)
    await ann.sit_down(path, "Ann")
    for person in (host, ann):
        await shows(asks(person))
    return path


async def test_a_seat_is_handed_on_and_taken_back(impatient: Club) -> None:
    async with (
        browser() as chrome,
        visitor(impatient, chrome, 1, PHONE) as bob,
        visitor(impatient, chrome, 2) as ann,
        visitor(impatient, chrome, 3, PHONE) as zoe,
    ):
        path = await set_up(bob, ann)
        await open_menu(bob)
        await shows(bob.page.get_by_text("Ann is here. A seat can be handed on only when"))
        await expect(bob.page.get_by_role("button", name="Hand on the seat")).to_be_disabled()
        await close_menu(bob)

        await ann.page.goto(NOWHERE)
        link = await link_to_seat(bob, "Ann")
        await zoe.go(link)
        await zoe.page.get_by_label("Your name").fill("Zoe")
        await presses(zoe, "Take the seat here")
        await zoe.page.wait_for_url(f"**{path}")
        await shows(asks(zoe))
        for person in (bob, zoe):
            await reads(person, "the host has handed the seat on to Zoe")
            await shows(person.page.get_by_text("Zoe (for Ann)"))
            assert await violations(person.page) == []
            await presses(person, "Got it")
            await expect(notice(person, "handed the seat on")).to_have_count(0)
            assert await person.overflow() <= 0

        await ann.go()
        await shows(ann.page.get_by_text("Your seat was handed on to Zoe while you were away"))
        await ann.page.get_by_role("link", name="Adel verpflichtet").click()
        await expect(ann.page.get_by_text("You are looking on")).to_be_visible(timeout=LIMIT)
        assert await violations(ann.page) == []
        await presses(ann, "Take it back")
        await shows(asks(ann))
        for person in (bob, zoe, ann):
            await reads(person, "Ann is back, and has taken the seat back from Zoe")
            await expect(person.page.get_by_text("Zoe (for Ann)")).to_have_count(0)
        await shows(zoe.page.get_by_text("Thank you for stepping in"))
        await expect(asks(zoe)).to_have_count(0)
        await expect(ann.page.get_by_role("button", name="Take it back")).to_have_count(0)
        assert not ann.complaints + zoe.complaints


async def test_a_seat_is_taken_back_from_the_first_page(impatient: Club) -> None:
    async with (
        browser() as chrome,
        visitor(impatient, chrome, 1) as bob,
        visitor(impatient, chrome, 2, PHONE, "de-DE") as ann,
        visitor(impatient, chrome, 3) as guest,
    ):
        path = await bob.set_up(GAME, "Bob", 2)
        await ann.go(path)
        await ann.page.get_by_label("Dein Name").fill("Ann")
        await presses(ann, "Platz nehmen")
        await shows(asks(ann))
        await ann.page.goto(NOWHERE)
        await guest.go(await link_to_seat(bob, "Ann"))
        await presses(guest, "Take the seat here")
        await shows(asks(guest))
        await shows(bob.page.get_by_text("handed on", exact=True))

        await ann.go()
        await shows(ann.page.get_by_text("Dein Platz wurde weitergegeben, während du weg warst."))
        await presses(ann, "Platz zurücknehmen")
        await ann.page.wait_for_url(f"**{path}")
        await shows(asks(ann))
        told = "Ann ist wieder da und hat den Platz zurückgenommen."
        await expect(chat(ann, "Gespräch")).to_contain_text(told, timeout=LIMIT)
        assert await ann.overflow() <= 0
        assert not ann.complaints + guest.complaints


async def test_who_is_asked_to_try_again_later_does_so(impatient: Club) -> None:
    """As when the store is away: the table is never said to be gone."""
    busy = True

    async def at_the_door(socket: WebSocketRoute) -> None:
        if busy:
            await socket.close(code=TRY_AGAIN_LATER)
        else:
            socket.connect_to_server()

    async with browser() as chrome, visitor(impatient, chrome) as ann:
        path = await ann.set_up(GAME, "Ann", 2)
        await ann.page.route_web_socket("**/socket", at_the_door)
        await ann.go(path)
        await shows(ann.page.get_by_text("The room is catching its breath"))
        await expect(ann.page.get_by_text("There is no table")).to_have_count(0)
        busy = False
        await shows(ann.page.get_by_role("button", name="Begin"))
        await expect(ann.page.get_by_text("The room is catching its breath")).to_have_count(0)
        assert not ann.complaints
