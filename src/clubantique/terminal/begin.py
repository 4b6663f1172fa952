"""Opens the terminal room for one game, in the mode that fits, and never leaves a game unsaved."""

from __future__ import annotations

import sys
from pathlib import Path

from clubantique.core.play import Play
from clubantique.terminal.boards import board_of
from clubantique.terminal.host import Host
from clubantique.terminal.plain import Plain, line_by_line
from clubantique.terminal.session import Session
from clubantique.texts.words import Words


def start(play: Play, *, seed: int, language: str, plain: bool, save_to: Path) -> None:
    """Play a new or resumed game to its end, or until somebody quits; the record is in `save_to` then."""
    session = Session(play, seed=seed, save_to=save_to)
    words = Words(language, play.game.id, play.game.components)
    host = Host(session, words, board_of(play.game, words, session.players))
    try:
        if plain or not is_terminal():
            _play_plainly(host)
        else:
            _play_drawn(host)
    finally:
        host.save()


def is_terminal() -> bool:
    """Whether a person types, and sees what is drawn: Textual draws on the error stream."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def _play_plainly(host: Host) -> None:
    Plain(host, *line_by_line(sys.stdin, sys.stdout)).run()


def _play_drawn(host: Host) -> None:
    from clubantique.terminal.app import ClubApp  # Textual is slow to import: only who draws waits for it

    ClubApp(host).run()
    _, write, _ = line_by_line(sys.stdin, sys.stdout)
    for line in host.farewell():
        write(line)
