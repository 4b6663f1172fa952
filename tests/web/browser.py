"""A real browser in front of a real club room."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from parts import BROWSER, program
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect
from playwright.async_api import TimeoutError as TooLate
from server.club import Club

from clubantique.client import Seat

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LAPTOP: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LONGEST_RUN = 30
PATIENCE_MS = 120_000  # only ends what hangs
CLICK_MS = 1_000  # after that somebody else was faster, and what was offered has gone

expect.set_options(timeout=PATIENCE_MS)


class Chromium:
    """One program for all tests of a process; each visitor gets a profile of their own."""

    def __init__(self) -> None:
        self.running: Browser | None = None
        self.at_last = AsyncExitStack()

    async def found(self) -> Browser:
        if self.running is None or not self.running.is_connected():
            await self.close()
            playwright = await self.at_last.enter_async_context(async_playwright())
            launch = playwright.chromium.launch(
                executable_path=program(BROWSER), args=FLAGS, timeout=PATIENCE_MS
            )
            self.running = await self.at_last.enter_async_context(await launch)
        return self.running

    async def close(self) -> None:
        self.running = None
        await self.at_last.aclose()


chromium = Chromium()


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Stays open until the last test has ended (tests/web/conftest.py)."""
    yield await chromium.found()


class Visitor:
    """Somebody with a browser of their own; whatever goes wrong in its console is a failure."""

    def __init__(self, club: Club, page: Page, seed: int) -> None:
        self.club = club
        self.page = page
        self.rng = Random(seed)
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.note(message.type, message.text))

    def note(self, kind: str, text: str) -> None:
        if kind == "error":
            self.complaints.append(text)

    async def go(self, path: str = "/") -> None:
        await self.page.goto(f"http://{self.club.address}{path}")

    async def set_up(self, game: str, name: str, players: int) -> str:
        """From the first page to a table; returns its path."""
        await self.go()
        await self.page.get_by_role("radio", name=game).check()
        await self.page.get_by_role("combobox", name="Players").select_option(str(players))
        await self.page.get_by_label("Your name").fill(name)
        await self.page.get_by_role("button", name="Set up the table").click()
        await self.page.wait_for_url("**/t/*")
        return "/t/" + self.page.url.rsplit("/", 1)[1]

    async def sit_down(self, path: str, name: str) -> None:
        await self.go(path)
        await self.page.get_by_label("Your name").fill(name)
        await self.page.get_by_role("button", name="Sit down").click()

    async def seat(self, path: str) -> Seat:
        """The same seat for a program: it shows what the browser holds."""
        table = path.rsplit("/", 1)[1]
        cookies = {cookie["name"]: cookie["value"] for cookie in await self.page.context.cookies()}
        return Seat(
            f"http://{self.club.address}", {"table": table, "seat": 0, "token": cookies[f"seat-{table}"]}
        )

    async def begin(self) -> None:
        await self.page.get_by_role("button", name="Begin").click()

    async def chooses(self) -> bool:
        """Any answer, put together and confirmed; False if nothing is asked, or it has gone before a click."""
        for _ in range(LONGEST_RUN):
            if await self.clicks("button.confirm:enabled"):
                return True
            if not await self.clicks("button.offer[aria-pressed=false]:enabled:visible"):
                return False
        return False

    async def clicks(self, what: str) -> bool:
        """Any one of these buttons; False if there is none, or none any more."""
        buttons = self.page.locator(what)
        count = await buttons.count()
        if not count:
            return False
        try:
            await buttons.nth(int(self.rng.random() * count)).click(timeout=CLICK_MS)
        except TooLate:
            return False
        return True

    async def overflow(self) -> int:
        """How much wider the page is than the window."""
        return int(await self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


@asynccontextmanager
async def visitor(
    club: Club, where: Browser, seed: int = 1, size: ViewportSize = LAPTOP, language: str = "en-GB"
) -> AsyncIterator[Visitor]:
    context = await where.new_context(viewport=size, locale=language)
    context.set_default_timeout(PATIENCE_MS)
    try:
        yield Visitor(club, await context.new_page(), seed)
    finally:
        await context.close()
