"""What a board is: it draws and speaks a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from rich.console import RenderableType

from clubantique.core.registry import AnyGame
from clubantique.texts.words import Words

Area = Literal["top", "left", "right", "own"]
"""Where a part lies: `top` and `own` as wide as the screen, `left` and `right` side by side between them."""

ROOMY = (100, 32)


@dataclass(frozen=True)
class Room:
    """The size of the screen; where it is `roomy` there is space for frames, titles and notes."""

    width: int
    height: int

    @property
    def roomy(self) -> bool:
        return self.width >= ROOMY[0] and self.height >= ROOMY[1]


@dataclass(frozen=True)
class Part:
    """One panel of a board; its note explains the signs in it."""

    area: Area
    title: str
    body: RenderableType
    note: str = ""


class Board:
    """Draws and speaks what one viewer sees. It gets views only, never a state."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.players = list(players)

    # --- the table ---------------------------------------------------------------------------

    def parts(self, view: Any, room: Room) -> list[Part]:
        """The panels of the table: one for each area, for what somebody else saw there must go."""
        raise NotImplementedError

    def spoken(self, view: Any) -> list[str]:
        """The table in sentences."""
        raise NotImplementedError

    def signs(self, view: Any) -> list[str]:
        """What the signs on the table mean, for those who ask for help."""
        return []

    def heading(self, view: Any) -> str:
        """Where the game stands, in a word or two."""
        number = getattr(view, "round", None)
        return "" if number is None else self.words("terminal-round", round=number)

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Any, outlook: Any) -> str:
        """What is asked, after what has been answered so far."""
        return self._said(f"phase-{self._phase(view)}")

    def aim(self, view: Any) -> str:
        """What all this is for; empty once everybody knows."""
        return ""

    def explanation(self, view: Any) -> str:
        """What the question is about."""
        return self._said(f"phase-{self._phase(view)}-help")

    def run(self, view: Any, run: Sequence[str]) -> str:
        """The answer so far, in words."""
        return self.words("terminal-run", run=[self.words.choice(choice, self.players) for choice in run])

    def summary(self, view: Any) -> str:
        """What a person needs to know of their own to answer; plain mode says it with every question."""
        return ""

    def hint(self, choice: str, facts: Any) -> str:
        """What a choice leads to, as the rules have it; empty where the game says nothing about it."""
        return self.words.hint(choice, {**self.words.spoken(facts, self.players), **self.phrases(facts)})

    def phrases(self, facts: Any) -> dict[str, object]:
        """What has to be put into words before a hint can speak of it."""
        return {}

    def result(self, view: Any, seat: int) -> str:
        """What there is to say about a player at the end."""
        return ""

    def ending(self, view: Any) -> str:
        """Why the game is over; empty where that goes without saying."""
        return ""

    def _phase(self, view: Any) -> str:
        return str(getattr(view, "phase", ""))

    def _said(self, key: str) -> str:
        return self.words(key) if key in self.words else self.words("terminal-choose")
