"""One game between bots, from its seed to its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from clubantique.bots import Bot, make
from clubantique.core.events import Event
from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import AnyGame
from clubantique.core.streams import stream


class Match:
    """The bots around one table. Every seat has a random stream of its own."""

    def __init__(
        self, game: AnyGame, bots: Sequence[str], options: Mapping[str, str], seed: int, number: int
    ) -> None:
        self.bots: list[Bot] = [make(name, game) for name in bots]
        self.streams: list[Random] = [stream(seed, number, f"seat {seat}") for seat in range(len(bots))]
        chance = Chance(stream(seed, number, "chance"))
        listening = any(type(bot).hear is not Bot.hear for bot in self.bots)
        chairs = [Chair(name=f"{name} {seat}", bot=name) for seat, name in enumerate(bots)]
        self.play = Play(game, chairs, options, chance, watched=listening)
        if listening:
            for event in self.play.log.all():
                self.tell(event)
            self.play.listeners.append(self.tell)
        self.decisions = 0

    def tell(self, event: Event) -> None:
        for seat, bot in enumerate(self.bots):
            if event.heard_by(seat):
                bot.hear(event)

    def finish(self) -> Play:
        """Play to the end."""
        state = self.play.state
        while state.due:
            self.choose(state.due[0])
        return self.play

    def choose(self, seat: int) -> None:
        bot = self.bots[seat]
        options = self.play.state.legal(seat)
        code = bot.choose(view_of(bot, self.play, seat), options, self.streams[seat])
        self.play.choose(seat, code)
        self.decisions += 1


def view_of(bot: Bot, play: Play, seat: int) -> object:
    """What this bot may look at before it chooses."""
    if bot.sees == "knowledge":
        return play.game.knowledge(play.state, seat)
    if bot.sees == "table":
        return play.game.table(play.state, seat)
    return None
