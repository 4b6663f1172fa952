"""A lord who weighs what every choice may bring, and bluffs."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from clubantique.bots.adel.actions import Actions
from clubantique.bots.adel.cards import card_value, exhibition_values
from clubantique.bots.adel.chance import pick
from clubantique.bots.adel.collection import windows
from clubantique.bots.adel.outlook import Outlook
from clubantique.bots.adel.taste import Taste
from clubantique.bots.bot import Bot, Sight
from clubantique.core.registry import AnyGame
from clubantique.games.adel.box import AUCTION, BUY_LEFT, BUY_RIGHT, DETECTIVE, DONE, EXHIBITION, Box


class LordBot(Bot):
    """Values choices in steps on the track, and picks among the good ones by chance, so that it cannot be read.

    It keeps nothing in mind: the same view, options and generator always give the same choice.
    """

    name: ClassVar[str] = "lord"
    usual: ClassVar[bool] = True
    sees: ClassVar[Sight] = "knowledge"

    def __init__(self, game: AnyGame, taste: Taste | None = None) -> None:
        super().__init__(game)
        self.box: Box = game.box
        self.taste = taste or Taste()

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        if len(options) == 1:
            return options[0]
        outlook = Outlook(self.box, self.taste, view)
        first = options[0]
        if first <= AUCTION:
            return self.go(outlook, options, rng)
        if first in (BUY_LEFT, BUY_RIGHT) or first >= self.box.first_steal:
            return self.take(outlook, options, rng)
        if first == DONE or first >= self.box.first_show:
            return self.show(outlook, options, rng)
        return self.act(outlook, options, rng)

    def go(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """To a place."""
        actions = Actions(outlook)
        values = [actions.place(code) for code in options]
        return options[pick(values, self.mood(rng), rng)]

    def act(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """An action card."""
        actions = Actions(outlook)
        castle = DETECTIVE in options  # never at the auction house; A-13: always at the castle
        if EXHIBITION in options and not actions.thieves():
            options = [code for code in options if code != DETECTIVE]  # not even a bluff
        values = [actions.action(code, castle) for code in options]
        return options[pick(values, 0.0 if outlook.alone() else self.mood(rng), rng)]

    def mood(self, rng: Random) -> float:
        """How much worse than the best a choice may be: mostly a little, now and then a lot."""
        taste = self.taste
        return taste.whim * taste.daring if rng.random() < taste.bluff else taste.whim

    def show(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """The next card of an exhibition, or its end.

        A whole exhibition is drawn for every card anew, among those that begin as the run does: this gives each
        the same chance as one draw, and no plan must be kept.
        """
        numbers = self.box.card_numbers
        run = [self.game.code(text) - self.box.first_show for text in outlook.own.run]
        left = windows(self.box, [numbers[name] for name in outlook.own.cards], run)
        if not left:
            return options[-1]  # somebody else has begun; the last choice is to be done, if that is possible
        cards = left[pick(exhibition_values(outlook, left), self.taste.flair, rng)]
        return DONE if len(cards) == len(run) else cards[len(run)] + self.box.first_show

    def take(self, outlook: Outlook, options: list[int], rng: Random) -> int:
        """A card to buy or to steal."""
        values = [card_value(outlook, self.card(outlook, code)) for code in options]
        return options[pick(values, self.taste.flair, rng)]

    def card(self, outlook: Outlook, code: int) -> int:
        """The card that a choice buys or steals."""
        if code >= self.box.first_steal:
            return code - self.box.first_steal
        return self.box.card_numbers[outlook.view.piles[code - BUY_LEFT].top or ""]


BOT = LordBot
