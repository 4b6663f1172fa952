"""The drawn mode: a Textual application with one table."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from clubantique.terminal.host import Host
from clubantique.terminal.table import TableScreen

DARK = Theme(
    name="club-dark",
    primary="#d0a85c",
    secondary="#8fb996",
    accent="#e0b65a",
    warning="#e0b65a",
    foreground="#ece4d4",
    background="#14181a",
    surface="#1b2124",
    panel="#263034",
    dark=True,
)
LIGHT = Theme(
    name="club-light",
    primary="#7a4b12",
    secondary="#2f6b4a",
    accent="#8a5a00",
    warning="#8a5a00",
    foreground="#241c10",
    background="#f6f0e2",
    surface="#efe6d2",
    panel="#e2d6bb",
    dark=False,
)
LIGHT_BACKGROUNDS = ("7", "15")


class ClubApp(App[None]):
    """Plays one session; whoever leaves finds the game saved."""

    CSS_PATH = "club.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.title = host.words("game-title")

    def on_mount(self) -> None:
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = (LIGHT if light_terminal() else DARK).name
        self.push_screen(TableScreen(self.host))

    def action_leave(self) -> None:
        """Save and go."""
        self.host.save()
        self.exit()

    def action_other_theme(self) -> None:
        self.theme = DARK.name if self.theme == LIGHT.name else LIGHT.name


def light_terminal() -> bool:
    """Whether the terminal says that its background is light."""
    return os.environ.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_BACKGROUNDS
