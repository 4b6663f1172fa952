"""An heir who plans the own turn, buys dear, sells cheap, and is ruined in time."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from clubantique.bots.bot import Bot, Sight
from clubantique.bots.lastwill.errands import errand
from clubantique.bots.lastwill.keeping import keep
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.planning import plan
from clubantique.bots.lastwill.taste import Taste
from clubantique.bots.lastwill.turn import act
from clubantique.core.registry import AnyGame
from clubantique.games.lastwill.box import Box


class HeirBot(Bot):
    """Values choices in pounds that it gets rid of.

    It keeps nothing in mind: the same view and options always give the same choice.
    """

    name: ClassVar[str] = "heir"
    usual: ClassVar[bool] = True
    sees: ClassVar[Sight] = "knowledge"

    def __init__(self, game: AnyGame, taste: Taste | None = None) -> None:
        super().__init__(game)
        self.box: Box = game.box
        self.taste = taste or Taste()
        self.codes = {name: code for code, name in enumerate(self.box.codes.names)}

    def choose(self, view: Any, options: list[int], rng: Random) -> int:
        if len(options) == 1:
            return options[0]
        outlook = Outlook(self.box, self.taste, view)
        run = [self.codes[text] for text in view.own.run]
        if view.phase == "act":
            return act(outlook, options, run)
        if view.phase == "errand":
            return errand(outlook, options, run)
        if view.phase in ("plan", "block"):
            return plan(outlook, options, run)
        return keep(outlook, options, run)


BOT = HeirBot
