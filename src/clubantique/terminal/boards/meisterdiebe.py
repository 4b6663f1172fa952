"""Meisterdiebe on a terminal: the cube unfolded, supplies and hands, the order of turns, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clubantique.core.registry import AnyGame
from clubantique.games.meisterdiebe.facts import Twist
from clubantique.games.meisterdiebe.outlook import twist
from clubantique.games.meisterdiebe.views import Table
from clubantique.terminal.boards.board import Board, Part, Room
from clubantique.terminal.boards.meisterdiebe_crooks import Cards, Crooks, Turns
from clubantique.terminal.boards.meisterdiebe_material import Material
from clubantique.terminal.boards.meisterdiebe_spoken import open_lines, own, spoken
from clubantique.terminal.boards.meisterdiebe_twist import cube
from clubantique.texts.words import Words

SIGNS = ("cube", "crooks", "round", "own")
"""What is explained, in the order of the parts."""

HANDED = {"diamond-to": "diamond", "sapphire-to": "sapphire"}


class MeisterdiebeBoard(Board):
    """Shows what lies on the table: never the inside of the cube, unless the view carries it."""

    def __init__(self, game: AnyGame, words: Words, players: Sequence[str]) -> None:
        super().__init__(game, words, players)
        self.material = Material(game, words, players)

    # --- the table ---------------------------------------------------------------------------

    def parts(self, view: Table, room: Room) -> list[Part]:
        material, said = self.material, self.words
        cube_, crooks, round_, own_ = self.signs(view)[:4]
        how = self.how(view)
        return [
            Part("top", said("board-cube"), cube(material, view, room, how), cube_),
            Part("left", said("board-crooks"), Crooks(material, view), crooks),
            Part("right", said("board-round"), Turns(material, view), round_),
            Part("own", said("board-own"), Cards(material, view), own_),
        ]

    def signs(self, view: Table) -> list[str]:
        signs = [self.words(f"board-sign-{name}") for name in SIGNS]
        if view.memory is None:
            return signs
        return [self.words("board-sign-cube-open"), *signs[1:], signs[0]]

    def heading(self, view: Table) -> str:
        if view.round == 0:
            return self.words("board-placing", placed=view.placed, all=self.material.box.placed_diamonds)
        said = super().heading(view)
        return " · ".join([said, self.words("board-last-round")]) if view.ended else said

    def spoken(self, view: Table) -> list[str]:
        return spoken(self.material, view, self.how(view))

    def summary(self, view: Table) -> str:
        return "\n".join([*open_lines(self.material, view), *own(self.material, view)])

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Table, outlook: Any) -> str:
        if view.phase != "act" or view.seat != view.turn:
            return super().question(view, outlook)
        return self.words("board-act", character=outlook.who, count=outlook.left, gone=outlook.said)

    def aim(self, view: Table) -> str:
        return self.words("board-aim") if view.round <= 1 else ""

    def run(self, view: Table, run: Sequence[str]) -> str:
        return self.words("terminal-run", run=[self._chosen(choice) for choice in run])

    def _chosen(self, choice: str) -> str:
        """A choice of an answer; receivers by their names."""
        verb, _, what = choice.partition(" ")
        if verb not in HANDED:
            return self.words.choice(choice)
        return self.words("board-handed", gem=HANDED[verb], name=self.players[int(what)])

    def how(self, view: Table) -> str:
        """What the last turn or flip did."""
        return self.hint(view.twist, twist(self.material.box, self.game.code(view.twist)))

    def phrases(self, facts: Any) -> dict[str, object]:
        supplies = {name: getattr(facts, name, None) for name in ("gems", "upper", "lower")}
        found: dict[str, object] = {
            name: self.material.gems(supply) if supply else "" for name, supply in supplies.items()
        }
        found["known"] = "yes" if supplies["upper"] else "no"
        if isinstance(facts, Twist):
            found["moves"] = [self.material.move(move) for move in facts.moves]
            found["path"] = "→".join(self.material.side(side) for side in facts.path)
        return found

    def result(self, view: Table, seat: int) -> str:
        return self.words(
            "board-result",
            points=view.points[seat],
            rubies=view.crooks[seat].plus.rubies,
            title=self.material.title(view, seat),
        )


BOARD = MeisterdiebeBoard
