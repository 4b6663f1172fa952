"""Small pieces of the drawn table: choices, log lines and the line of keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual.content import Content

from clubantique.core.events import Viewer
from clubantique.terminal.host import Host, Offer
from clubantique.texts.words import Words

KEYS = {
    "?": "help",
    "u": "undo",
    "l": "log",
    "b": "board",
    "r": "rules",
    "t": "theme",
    "q": "quit",
}
ACTIONS = {"theme": "app.other_theme", "quit": "app.leave"}


def offer_lines(offers: Sequence[Offer]) -> list[Table]:
    """The choices, each with what it leads to."""
    return [offer_line(offer.key, offer.label, offer.hint) for offer in offers]


def offer_line(key: str, label: str, hint: str) -> Table:
    """Key, choice, and what it leads to, indented where it needs a second line."""
    line = Table.grid(padding=(0, 1), expand=True)
    line.add_column(width=3)
    line.add_column(ratio=1)
    said = Text().append(label, Style(bold=True)).append(f" – {hint}" if hint else "")
    line.add_row(Text(f" {key} ", Style(bold=True, reverse=True)) if key else "", said)
    return line


def log_lines(host: Host, viewer: Viewer) -> Table:
    """The log; what is new is marked and stands out."""
    lines = marked_lines()
    for sentence, new in host.log(viewer):
        style = Style(bold=True) if new else Style(dim=True)
        lines.add_row(Text("▸" if new else "", style), Text(sentence, style))
    if not lines.rows:
        lines.add_row("", host.words("terminal-log-empty"))
    return lines


def whole_log(host: Host, viewer: Viewer) -> Group:
    """The log after a word about what is not in it."""
    note, lines = host.log_note(viewer), log_lines(host, viewer)
    return Group(Text(f"{note}\n", Style(italic=True)), lines) if note else Group(lines)


def marked_lines() -> Table:
    """Lines with a mark before each, indented where they need a second line."""
    lines = Table.grid(padding=(0, 1), expand=True)
    lines.add_column(width=1)
    lines.add_column(ratio=1)
    return lines


def key_line(words: Words) -> Content:
    """What the house's keys do; each can be clicked."""
    return Content("  ").join(key_piece(key, name, words) for key, name in KEYS.items())


def key_piece(key: str, name: str, words: Words) -> Content:
    action = ACTIONS.get(name, f"screen.{name}")
    piece = Content.styled(key, "bold") + Content(f" {words(f'terminal-key-{name}')}")
    return piece.stylize(f"@click={action}")
