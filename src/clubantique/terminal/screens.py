"""The other screens: something to read, the curtain between two people, and the end."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.visual import VisualType
from textual.widgets import Markdown, Static

from clubantique.terminal.host import Host


class Reading(ModalScreen[None]):
    """A text to read and scroll; any of the closing keys goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,q,space", "dismiss", show=False),
        Binding("up", "move('up')", show=False),
        Binding("down", "move('down')", show=False),
        Binding("pageup", "move('page_up')", show=False, priority=True),
        Binding("pagedown", "move('page_down')", show=False, priority=True),
    ]

    def __init__(self, title: str, body: VisualType, close: str, *, at_end: bool = False) -> None:
        """A plain `str` is Markdown."""
        super().__init__()
        self.heading = title
        self.body = body
        self.close = close
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reading") as pane:
            pane.border_title = self.heading
            pane.border_subtitle = self.close
            yield Markdown(self.body) if isinstance(self.body, str) else Static(self.body)

    def on_mount(self) -> None:
        pane = self.query_one("#reading").focus()
        if self.at_end:
            self.call_after_refresh(pane.scroll_end, animate=False)

    def action_move(self, way: str) -> None:
        getattr(self.query_one("#reading"), f"scroll_{way}")(animate=False)


class Log(VerticalScroll):
    """Shows its end whenever it or its lines have changed size."""

    def show_end(self) -> None:
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        self.show_end()

    def watch_virtual_size(self) -> None:
        self.show_end()


class Curtain(Screen[bool]):
    """Hides the table until the next person is alone with it; True if the last answer is taken back instead."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("u,backspace", "undo", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, host: Host, seat: int, before: int | None) -> None:
        super().__init__()
        self.host = host
        self.seat = seat
        self.before = before

    def compose(self) -> ComposeResult:
        words, names = self.host.words, self.host.players
        with Vertical(id="curtain"):
            yield Static(Content(words("terminal-pass", name=names[self.seat])), id="pass")
            if self.before is not None:
                yield Static(Content(words("terminal-pass-undo-key", name=names[self.before])))

    def action_lift(self) -> None:
        self.dismiss(False)

    def action_undo(self) -> None:
        if self.before is not None:
            self.dismiss(True)


class Ending(ModalScreen[None]):
    """The ranking, the exhibitions, and where the record is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,b", "dismiss", show=False),
        Binding("enter,q", "app.leave", show=False),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    def compose(self) -> ComposeResult:
        words = self.host.words
        lines = [*self.host.results(), "", self.host.save(), "", words("terminal-ending-keys")]
        with VerticalScroll(id="reading") as pane:
            pane.border_title = words("terminal-over")
            yield Static(Content("\n".join(lines)))
