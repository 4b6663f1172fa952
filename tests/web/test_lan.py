"""Whoever plays on a laptop invites friends in the same network: links and QR codes lead to the laptop from there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, expect
from server.hosted import hosted
from server.test_lan import ALL, ON_A_NETWORK

from .browser import LAPTOP, PHONE, browser, visitor
from .test_table_tools import GAME, open_menu, presses

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("name", ["localhost", "127.0.0.1"])
async def test_a_page_of_this_machine_invites_under_its_address_in_the_network(
    tmp_path: Path, name: str, size: ViewportSize
) -> None:
    with hosted(tmp_path, *ALL, program=ON_A_NETWORK) as club:
        friends = f"http://192.168.1.5:{club.port}"
        async with browser() as chrome, visitor(club, chrome, size=size) as ann:
            club.host = name
            path = await ann.set_up(GAME, "Ann", 2)
            link = ann.page.get_by_role("textbox", name="Link to this table")
            await expect(link).to_have_value(f"{friends}{path}")
            await expect(ann.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
            await expect(ann.page.get_by_text("for everybody in the same network")).to_be_visible()
            await expect(ann.page.get_by_text("works on this machine only")).to_have_count(0)
            assert await ann.overflow() <= 0
            assert not ann.complaints


async def test_a_seat_moves_to_a_phone_in_the_same_network(tmp_path: Path) -> None:
    with hosted(tmp_path, *ALL, program=ON_A_NETWORK) as club:
        async with browser() as chrome, visitor(club, chrome) as ann:
            await ann.set_up(GAME, "Ann", 2)
            await open_menu(ann)
            await presses(ann, "Move my seat to another device")
            link = ann.page.get_by_role("textbox", name="Link to the seat")
            await expect(link).to_have_value(re.compile(rf"http://192\.168\.1\.5:{club.port}/seat#\S+"))
