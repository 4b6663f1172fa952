"""Meisterdiebe on a terminal: the cube unfolded, supplies and hands, the order of turns, one's own cards."""

from __future__ import annotations

from collections.abc import Sequence

from clubantique.core.registry import AnyGame
from clubantique.games.meisterdiebe.views import Table
from clubantique.terminal.boards.board import Board, Part, Room
from clubantique.terminal.boards.meisterdiebe_crooks import Cards, Crooks, Turns
from clubantique.terminal.boards.meisterdiebe_material import Material, own_character
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
        how = self.hint(view, view.twist)
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
        return spoken(self.material, view, self.hint(view, view.twist))

    def summary(self, view: Table) -> str:
        return "\n".join([*open_lines(self.material, view), *own(self.material, view)])

    # --- the question ------------------------------------------------------------------------

    def question(self, view: Table) -> str:
        if view.phase != "act" or view.drawer is None or view.seat != view.turn:
            return super().question(view)
        run = view.own.run if view.own else []
        found = view.drawer.upper.diamonds + view.drawer.upper.sapphires
        left = 0 if "leave" in run else found - len(run)
        return self.words("board-act", character=own_character(view), count=left, gone=len(run))

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

    def closes(self, choice: str) -> bool:
        return choice == "enough"

    def facts(self, view: Table, choice: str) -> dict[str, object]:
        verb, _, what = choice.partition(" ")
        if verb == "open":
            return self._drawer_facts(view, what)
        if verb in HANDED:
            return self._receiver_facts(view, int(what))
        if verb in ("turn-flip", "flip-turn"):
            return {"moves": self.material.moves(choice)}
        return {"gems": self.material.gems(view.drawer.upper) if view.drawer else ""}

    def _drawer_facts(self, view: Table, place: str) -> dict[str, object]:
        facts: dict[str, object] = {"character": own_character(view), "known": "no", "upper": "", "lower": ""}
        known = view.memory.drawers if view.memory else []
        for drawer in known:
            if drawer.place == place:
                upper, lower = self.material.gems(drawer.upper), self.material.gems(drawer.lower)
                facts |= {"known": "yes", "upper": upper, "lower": lower}
        return facts

    def _receiver_facts(self, view: Table, seat: int) -> dict[str, object]:
        """Who gets a gem, with those of this answer counted in."""
        minus = view.crooks[seat].minus
        run = view.own.run if view.own else []
        handed = sum(choice.rpartition(" ")[2] == str(seat) for choice in run)
        return {"name": self.players[seat], "count": minus.diamonds + minus.sapphires + handed}

    def result(self, view: Table, seat: int) -> str:
        return self.words(
            "board-result",
            points=view.points[seat],
            rubies=view.crooks[seat].plus.rubies,
            title=self.material.title(view, seat),
        )


BOARD = MeisterdiebeBoard
