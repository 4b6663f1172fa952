"""Draws the icons of the installed page from our own drawing: `python tools/icons.py`, after a change of icon.svg.

Browsers round the corners of icons that they may cut (`maskable`) and of Apple's by themselves: those have none.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).resolve().parent.parent / "web"
DRAWING = WEB / "src" / "icons" / "icon.svg"
CORNERS = ' rx="7"'
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ICONS = [
    ("icon-192.png", 192, True),
    ("icon-512.png", 512, True),
    ("icon-maskable-512.png", 512, False),
    ("apple-touch-icon.png", 180, False),
]


def draw(page: Page, target: Path, size: int, rounded: bool) -> None:
    drawing = DRAWING.read_text(encoding="utf-8")
    if not rounded:
        drawing = drawing.replace(CORNERS, "")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{drawing}"
    )
    page.screenshot(path=target, omit_background=True)


def main() -> None:
    program = next(path for name in BROWSERS if (path := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page()
        for name, size, rounded in ICONS:
            draw(page, WEB / "public" / name, size, rounded)
        browser.close()


if __name__ == "__main__":
    main()
