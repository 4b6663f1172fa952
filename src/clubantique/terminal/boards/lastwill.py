"""Last Will on a terminal: plans and market, the offer, the heirs in their race to nothing, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clubantique.core.registry import AnyGame
from clubantique.games.lastwill.box import COMPANIONS
from clubantique.games.lastwill.facts import Market, Modifier, Payment, Putting
from clubantique.games.lastwill.views import Table
from clubantique.terminal.boards.board import Board, Part, Room
from clubantique.terminal.boards.lastwill_faces import companion, told
from clubantique.terminal.boards.lastwill_heirs import Heirs
from clubantique.terminal.boards.lastwill_material import Material, money, several
from clubantique.terminal.boards.lastwill_offer import Offer
from clubantique.terminal.boards.lastwill_own import Hand, OwnBoard
from clubantique.terminal.boards.lastwill_plans import Plans
from clubantique.terminal.boards.lastwill_spoken import spoken, summary
from clubantique.texts.words import Words

SIGNS = ("plans", "heirs", "offer", "own")
"""What is explained, in the order of the parts on a roomy screen."""

MORE_SIGNS = ("spaces", "faces", "symbols")
FEW, MANY = 2, 4  # lines for one's own hand
TALL = 36  # lines of a screen on which plans have frames and no card is cut short
OTHERS, OTHERS_TALL = 22, 26  # lines of everything but the heirs
AT_HOME = ("act", "keep", "over")
"""The phases in which no boy is sent any more: on a small screen one's own board is more use than the offer."""


class LastWillBoard(Board):
    """Shows what lies on the table, and what one's own cards can do."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self.material = Material(game, words, players)

    # --- the table ---------------------------------------------------------------------------

    def parts(self, view: Table, room: Room) -> list[Part]:
        material, said = self.material, self.words
        plans, heirs, offer, own = self.signs(view)[:4]
        tall = room.roomy and room.height >= TALL
        top = Part("top", said("board-plans"), Plans(material, view, framed=tall), plans)
        hand = Part("own", said("board-own"), Hand(material, view, MANY if room.roomy else FEW), own)
        if room.roomy:
            return [
                top,
                Part(
                    "left",
                    said("board-heirs"),
                    Heirs(material, view, lines_left(room, tall=tall), detailed=True),
                    heirs,
                ),
                Part("right", said("board-offer"), Offer(material, view, wrapped=tall), offer),
                hand,
            ]
        at_home = view.phase in AT_HOME and view.seat is not None
        people = Heirs(material, view, 0 if at_home else len(view.offer) + 1, detailed=False)
        return [
            top,
            Part("left", said("board-yours"), OwnBoard(material, view), own)
            if at_home
            else Part("left", said("board-offer"), Offer(material, view, wrapped=False), offer),
            Part("right", said("board-heirs"), people, heirs),
            hand,
        ]

    def signs(self, view: Table) -> list[str]:
        shared = "yes" if any(space.shared for space in view.offer) else "no"
        return [self.words(f"board-sign-{name}", shared=shared) for name in (*SIGNS, *MORE_SIGNS)]

    def heading(self, view: Table) -> str:
        said = self.words("board-round", round=view.round, rounds=self.material.box.rounds)
        last = view.last or view.round == self.material.box.rounds
        return " · ".join([said, self.words("board-last-round")]) if last else said

    def spoken(self, view: Table) -> list[str]:
        return spoken(self.material, view)

    def summary(self, view: Table) -> str:
        return summary(self.material, view)

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Table, outlook: Any) -> str:
        asked, run = super().question(view, outlook), view.own.run if view.own else []
        if run and view.phase not in ("inherit", "keep"):
            return self.words("board-next", verb=run[0].partition(" ")[0], left=outlook.draw)
        if view.seat is None or view.seat not in view.due:
            return asked
        if view.phase == "act":
            left = {"actions": outlook.actions, "money": money(outlook.money)}
            return self.words("board-ask-act", question=asked, **left)
        if view.phase == "keep":
            return self.words("board-ask-keep", question=asked, most=outlook.most, count=outlook.said)
        return asked

    def aim(self, view: Table) -> str:
        return self.words("board-aim") if view.round <= 1 else ""

    def phrases(self, facts: Any) -> dict[str, object]:
        """Several amounts in one breath, money as it is written, what stands on a card."""
        found: dict[str, object] = {
            name: several(value)
            for name in ("price", "amounts", "money")
            if isinstance(value := getattr(facts, name, None), list)
        }
        if card := getattr(facts, "card", ""):
            found |= {"face": told(self.material, card), "name": self.material.words.named(card)}
        if isinstance(facts, Payment):
            found["left"] = money(facts.left)
        if isinstance(facts, Putting):
            found["companion"] = companion(self.material, COMPANIONS.index(facts.companion))
        if isinstance(facts, Modifier):
            found["now"] = f"{facts.now:+}"
        if isinstance(facts, Market):
            found["modifiers"] = self.material.modifiers(facts.modifiers)
        return found

    def result(self, view: Table, seat: int) -> str:
        heir = view.heirs[seat]
        owned = [self.words.named(card.card) for card in heir.board if card.value is not None]
        return self.words(
            "board-result",
            total=money(view.totals[seat]),
            money=money(heir.money),
            count=len(owned),
            cards=owned,
        )

    def ending(self, view: Table) -> str:
        names = [self.players[seat] for seat, heir in enumerate(view.heirs) if heir.bankrupt]
        return self.words("board-ended", round=view.round, count=len(names), names=names)


def lines_left(room: Room, *, tall: bool) -> int:
    """What the heirs may take so that there is still room for hand, question and log."""
    return room.height - (OTHERS_TALL if tall else OTHERS)


BOARD = LastWillBoard
