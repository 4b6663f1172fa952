"""Through how many files of ours a click passes, measured: `python tools/click_files.py [CHECKOUT …]`.

A checkout is a folder or a commit; several are shown side by side. In each of them two people in real browsers play the
first question of Adel verpflichtet (castle or auction house, and what to do there). Bob has answered; Ann puts her
answer together, pick by pick, and confirms. From her first click until both pages are drawn, those files count of which
functions ran in either browser (precise coverage, by source map) or in the room (`profiled_serve.py`). What did not run
at every one of several such clicks was a timer or a cache, and does not count. Values do not run: a file that only
declares them is not seen.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from source_maps import SourceMap

ROOT = Path(__file__).resolve().parent.parent
PROFILED = Path(__file__).with_name("profiled_serve.py")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WEB_ROOMS = {"clicker": "c", "others": "o"}
PICKS = ("The castle", "The detective")  # which everybody can play in the first round
ANSWERS = [*("considered" for _ in PICKS), "done"]
PATIENCE = 120.0
STILL = 1.5  # seconds without a change after which a page counts as drawn
UNLIMITED = {f"CLUBANTIQUE_{limit}": "1000000" for limit in ("REQUESTS", "MESSAGES", "READS", "KILOBYTES")}

Rooms = dict[str, set[str]]


# --- a copy of a checkout ------------------------------------------------------------------------


@contextmanager
def copied(checkout: str) -> Iterator[Path]:
    """Source and client, in a folder that goes again: nothing is built inside a checkout."""
    with tempfile.TemporaryDirectory(prefix="click-") as temporary:
        target = Path(temporary).resolve()
        if Path(checkout).is_dir():
            copy_folder(Path(checkout), target)
        else:
            copy_commit(checkout, target)
        own = Path(checkout) / "web" / "node_modules"
        modules = own if own.is_dir() else ROOT / "web" / "node_modules"
        (target / "web" / "node_modules").symlink_to(modules.resolve())
        yield target


def copy_folder(checkout: Path, target: Path) -> None:
    left_out = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so")
    for part in ("src", "web"):
        shutil.copytree(checkout / part, target / part, ignore=left_out)


def copy_commit(commit: str, target: Path) -> None:
    packed = ["git", "-C", str(ROOT), "archive", commit, "src", "web"]
    archive = subprocess.run(packed, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(target)], input=archive, check=True)


def build(checkout: Path) -> Path:
    """The client as it is written, with source maps."""
    client = checkout / "client"
    options = [
        "--sourcemap",
        "--minify",
        "false",
        "--emptyOutDir",
        "--logLevel",
        "warn",
        "--outDir",
        str(client),
    ]
    subprocess.run(["npx", "vite", "build", *options], cwd=checkout / "web", check=True, stdout=sys.stderr)
    return client


# --- the room ------------------------------------------------------------------------------------


@contextmanager
def serving(checkout: Path, client: Path, log: Path) -> Iterator[str]:
    """Its address, while it is open."""
    where = ["--port", "0", "--database", f"sqlite:///{checkout / 'club.db'}", "--client", str(client)]
    process = subprocess.Popen(
        [sys.executable, str(PROFILED), str(log), "serve", *where],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **UNLIMITED, "PYTHONPATH": str(checkout / "src"), "LANG": "en_GB.UTF-8"},
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait(PATIENCE)


def heard(log: Path, since: int, count: int) -> list[dict[str, Any]]:
    """So many messages since then, as soon as all of them are through."""
    deadline = time.monotonic() + PATIENCE
    while len(lines := log.read_text(encoding="utf-8").splitlines()[since:]) < count:
        assert time.monotonic() < deadline, "the room has not answered"
        time.sleep(0.05)
    return [json.loads(line) for line in lines]


def by_room(messages: list[dict[str, Any]]) -> Rooms:
    """The files of `clubantique`, by its folders."""
    assert [message["answer"] for message in messages] == ANSWERS, messages
    rooms: Rooms = {}
    for file in set().union(*(message["files"] for message in messages)):
        rooms.setdefault(file.partition("/")[0], set()).add(file)
    return rooms


# --- the people ----------------------------------------------------------------------------------


class Person:
    """Somebody with a browser of their own, which counts calls."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.page: Page = browser.new_context(locale="en-GB").new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.session: CDPSession = self.page.context.new_cdp_session(self.page)
        self.session.send("Profiler.enable")
        self.session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})

    def set_up(self) -> str:
        """A table of two; returns its path."""
        self.page.goto(self.address)
        self.page.get_by_role("radio", name="Adel verpflichtet").check()
        self.page.get_by_role("combobox", name="Players").select_option("2")
        self.sit_down("Ann", "Set up the table")
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path

    def sit_down(self, name: str, button: str) -> None:
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name=button).click()

    def answer(self) -> None:
        """One choice, put together and confirmed."""
        for pick in PICKS:
            self.page.locator("button.offer[aria-pressed=false]:enabled", has_text=pick).click()
        self.page.locator("button.confirm:enabled").click()

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def see_change(self, before: str) -> None:
        """Until the page is another one, and has stopped changing."""
        deadline = time.monotonic() + PATIENCE
        last, since = self.text(), time.monotonic()
        while last == before or time.monotonic() - since < STILL:
            assert time.monotonic() < deadline, "the page was not drawn"
            self.page.wait_for_timeout(100)
            if (now := self.text()) != last:
                last, since = now, time.monotonic()

    def called(self) -> list[tuple[str, int, int]]:
        """Script, begin and end of the functions that ran since this was asked last."""
        found = self.session.send("Profiler.takePreciseCoverage")["result"]
        return [
            (script["url"], whole["startOffset"], whole["endOffset"])
            for script in found
            for whole in (function["ranges"][0] for function in script["functions"])
            if whole["count"]
        ]


class Client:
    """A built client, which knows where its functions were written."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.sources = (checkout / "web" / "src").resolve()
        self.maps = {script.name: SourceMap(script) for script in folder.rglob("*.js") if has_map(script)}

    def files(self, called: list[tuple[str, int, int]]) -> set[str]:
        """Those of ours among the files of these functions."""
        found = set()
        for url, start, end in called:
            known = self.maps.get(urlsplit(url).path.rpartition("/")[2])
            source = known.source(start, end) if known else None
            if source is not None and source.is_relative_to(self.sources):
                found.add(str(source.relative_to(self.sources)))
        return found


def has_map(script: Path) -> bool:
    return script.with_name(script.name + ".map").exists()


# --- clicks --------------------------------------------------------------------------------------


def click(browser: Browser, address: str, client: Client, log: Path) -> Rooms:
    """One, at a table of its own."""
    ann, bob = Person(browser, address), Person(browser, address)
    path = ann.set_up()
    bob.page.goto(address + path)
    bob.sit_down("Bob", "Sit down")
    ann.page.locator("button.offer").first.wait_for()
    before = ann.text()
    bob.answer()
    ann.see_change(before)
    texts = [person.text() for person in (ann, bob)]
    since = len(log.read_text(encoding="utf-8").splitlines())
    for person in (ann, bob):
        person.called()
    ann.answer()
    for person, text in zip((ann, bob), texts, strict=True):
        person.see_change(text)
    rooms = {room: client.files(person.called()) for room, person in zip(WEB_ROOMS, (ann, bob), strict=True)}
    for person in (ann, bob):
        person.page.context.close()
    return rooms | by_room(heard(log, since, len(ANSWERS)))


def in_all(one: Rooms, other: Rooms) -> Rooms:
    return {room: files & other.get(room, set()) for room, files in one.items()}


def measure(checkout: str, clicks: int) -> Rooms:
    program = next(path for name in BROWSERS if (path := shutil.which(name)))
    with copied(checkout) as copy, sync_playwright() as playwright:
        folder, log = build(copy), copy / "messages.jsonl"
        log.touch()
        client = Client(copy, folder)
        with serving(copy, folder, log) as address:
            browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
            found = reduce(in_all, [click(browser, address, client, log) for _ in range(clicks)])
            browser.close()
    return {room: files for room, files in sorted(found.items()) if files}


# --- the page ------------------------------------------------------------------------------------


def marks(rooms: Rooms) -> dict[str, dict[str, str]]:
    """Room, file, and a mark; for the client whether it runs for who clicks, for others, or both."""
    found: dict[str, dict[str, str]] = {"web": {}}
    for room, files in rooms.items():
        shown = found["web"] if room in WEB_ROOMS else found.setdefault(room, {})
        for file in files:
            shown[file] = shown.get(file, "") + WEB_ROOMS.get(room, "x")
    return found


def sums(rooms: Rooms) -> dict[str, int]:
    found = {room: len(files) for room, files in marks(rooms).items()}
    python = sum(count for room, count in found.items() if room != "web")
    return {"all": python + found["web"], "python": python, **found}


def page(measured: dict[str, Rooms]) -> str:
    """Side by side; c: in the browser of who clicks, o: in that of the other, x: in the room."""
    found = {name: marks(rooms) for name, rooms in measured.items()}
    counts = {name: sums(rooms) for name, rooms in measured.items()}
    lines = [row("", list(measured))]
    for room in sorted({room for shown in found.values() for room in shown}):
        every = [shown.get(room, {}) for shown in found.values()]
        lines += ["", room]
        lines += [
            row(f"  {file}", [one.get(file, "") for one in every]) for file in sorted(set().union(*every))
        ]
    lines += ["", "sums"]
    for room in dict.fromkeys(room for count in counts.values() for room in count):
        lines.append(row(f"  {room}", [str(count.get(room, 0)) for count in counts.values()]))
    return "\n".join(lines)


def row(name: str, cells: list[str]) -> str:
    return (f"{name:44}" + "".join(f"{cell[-18:]:20}" for cell in cells)).rstrip()


def as_json(measured: dict[str, Rooms]) -> str:
    listed = {
        name: {"files": {room: sorted(files) for room, files in rooms.items()}, "sums": sums(rooms)}
        for name, rooms in measured.items()
    }
    return json.dumps(listed, indent=2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", metavar="CHECKOUT", nargs="*", default=[str(ROOT)])
    parser.add_argument("--clicks", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if wanted.clicks < 1:
        parser.error("--clicks must be at least 1")
    measured = {checkout: measure(checkout, wanted.clicks) for checkout in wanted.checkouts}
    print(as_json(measured) if wanted.json else page(measured))


if __name__ == "__main__":
    main()
