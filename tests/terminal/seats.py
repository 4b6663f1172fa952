"""Tables for the terminal room's tests: new games, hosts, and somebody who types."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from clubantique.core import registry
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.streams import stream
from clubantique.terminal.boards import board_of
from clubantique.terminal.host import Host
from clubantique.terminal.plain import LONGEST_LINE, EndOfInput, Plain
from clubantique.terminal.session import Session
from clubantique.texts.words import Words

PEOPLE = ["Ann", "Bob", "Cyd"]
BOTS = ["Dora", "Emil", "Fritz", "Gerda", "Hugo"]
YEAR = re.compile(r"\b(1[4-9]\d\d)\b")


def new_play(people: int, bots: int, seed: int = 7, **options: str) -> Play:
    chairs = [Chair(name) for name in PEOPLE[:people]]
    chairs += [Chair(name, bot="random") for name in BOTS[:bots]]
    return Play(registry.load("adel"), chairs, options, Chance(stream(seed, "chance")))


def nearly_over(people: int, bots: int, seed: int = 7, spaces: int = 6) -> Play:
    """A game played at random until somebody is so close to the table, or past it after the next moves."""
    play, rng = new_play(people, bots, seed), Random(seed)
    while not play.over and max(play.state.pawn) < play.game.box.table - spaces:
        choose_at_random(play, rng)
    return play


def exhibiting(seed: int = 7) -> Play:
    """A game played at random until its only person chooses an exhibition out of six cards or more."""
    play, rng = new_play(1, 3, seed), Random(seed)
    while not _exhibits(play):
        choose_at_random(play, rng)
    return play


def _exhibits(play: Play) -> bool:
    view = play.game.table(play.state, 0)
    return bool(view.phase == "show" and 0 in view.due and not view.own.run and len(view.own.cards) >= 6)


def choose_at_random(play: Play, rng: Random) -> None:
    seat = play.state.due[0]
    play.choose(seat, rng.choice(play.state.legal(seat)))


def host_of(play: Play, save_to: Path, seed: int = 7, language: str = "en") -> Host:
    session = Session(play, seed=seed, save_to=save_to)
    words = Words(language, play.game.id)
    return Host(session, words, board_of(play.game, words, session.players))


class Typist:
    """Types the given lines, then (if asked to go on) possible choices at random; keeps what was written."""

    def __init__(self, host: Host, lines: list[str], *, goes_on: bool = False, seed: int = 1) -> None:
        self.lines, self.goes_on, self.rng = list(lines), goes_on, Random(seed)
        self.written: list[tuple[int | None, str]] = []  # for whose eyes, and the line
        self.plain = Plain(host, self.read, self.write, False)
        self.session = host.session

    def read(self) -> str:
        if self.lines:
            return self.lines.pop(0)[:LONGEST_LINE]
        if not self.goes_on:
            raise EndOfInput
        seat = self.plain.present
        if seat is None:
            return ""
        return self.rng.choice(self.plain.host.offers(seat)).number

    def write(self, line: str) -> None:
        self.written.append((self.plain.present, line))

    def type(self) -> str:
        """Play until the lines or the game are over; gives all that was written."""
        self.plain.run()
        return "\n".join(line for _, line in self.written)


def secret_years(play: Play, viewer: int) -> set[str]:
    """The years of cards that only others hold and nobody has ever seen."""
    state, box = play.state, play.game.box
    others = [seat for seat in range(state.seats) if seat != viewer]
    hidden = [card for seat in others for card in state.cards[seat] if card not in state.seen[seat]]
    return {str(box.year[card]) for card in hidden}
