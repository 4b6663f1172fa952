"""One game between bots, from its seed to its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

from clubantique.bots import Bot, make
from clubantique.core.events import Event
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import AnyGame
from clubantique.core.streams import stream


class Standing(Protocol):
    """A game and its state now: a play, for instance."""

    game: AnyGame
    state: Any


class Company:
    """The bots around one table, by seat. Each has a random stream of its own."""

    def __init__(self, game: AnyGame, names: Mapping[int, str], streams: Mapping[int, Random]) -> None:
        self.bots: dict[int, Bot] = {seat: make(name, game) for seat, name in names.items()}
        self.streams = streams
        self.listens = any(type(bot).hear is not Bot.hear for bot in self.bots.values())

    def tell(self, event: Event) -> None:
        for seat, bot in self.bots.items():
            if event.heard_by(seat):
                bot.hear(event)

    def choice(self, table: Standing, seat: int) -> int:
        """What the bot in this seat chooses now."""
        bot = self.bots[seat]
        options = table.state.legal(seat)
        return bot.choose(view_of(bot, table, seat), options, self.streams[seat])


class Match:
    """A game in which bots have all the chairs."""

    def __init__(
        self, game: AnyGame, bots: Sequence[str], options: Mapping[str, str], seed: int, number: int
    ) -> None:
        streams = {seat: stream(seed, number, f"seat {seat}") for seat in range(len(bots))}
        self.company = Company(game, dict(enumerate(bots)), streams)
        self.bots = self.company.bots
        chance = Chance(stream(seed, number, "chance"))
        chairs = [Chair(name=f"{name} {seat}", bot=name) for seat, name in enumerate(bots)]
        self.play = Play(game, chairs, options, chance, watched=self.company.listens)
        if self.company.listens:
            for event in self.play.log.all():
                self.company.tell(event)
            self.play.listeners.append(self.company.tell)
        self.decisions = 0

    def finish(self) -> Play:
        """Play to the end."""
        state = self.play.state
        while state.due:
            self.choose(state.due[0])
        return self.play

    def choose(self, seat: int) -> None:
        self.play.choose(seat, self.company.choice(self.play, seat))
        self.decisions += 1


def view_of(bot: Bot, table: Standing, seat: int) -> object:
    """What this bot may look at before it chooses."""
    if bot.sees == "knowledge":
        return table.game.knowledge(table.state, seat)
    if bot.sees == "table":
        return table.game.table(table.state, seat)
    return None
