"""The course of the game: who is asked what, and what follows an answer."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.meisterdiebe.box import DETECTIVE
from clubantique.games.meisterdiebe.characters import (
    act,
    act_is_complete,
    act_or_ask,
    possible_acts,
    share_cloth,
)
from clubantique.games.meisterdiebe.drawers import ask_to_open, open_or_not
from clubantique.games.meisterdiebe.ending import is_over, score, watch_for_end
from clubantique.games.meisterdiebe.rounds import begin_round, pass_cards, reveal, take_hands_back
from clubantique.games.meisterdiebe.setup import ask_to_place, place_diamond
from clubantique.games.meisterdiebe.state import ACT, CHOOSE, OPEN, PLACE, TWIST, Quarter
from clubantique.games.meisterdiebe.twist import ask_twist, twist


class MeisterdiebeState(Quarter):
    """A game of Meisterdiebe."""

    def options(self, seat: int, run: list[int]) -> list[int]:
        phase = self.phase
        if phase == TWIST:
            return self.box.twists
        if phase == OPEN:
            return self.box.drawers_or_none
        if phase == CHOOSE:
            return self.hand[seat]
        if phase == ACT:
            return possible_acts(self, run)
        return self.box.drawers

    def complete(self, seat: int, run: list[int]) -> bool:
        return self.phase != ACT or act_is_complete(self, run)

    def resolve(self, outside: Outside) -> None:
        phase = self.phase
        if phase == TWIST:
            twist(self, outside)
            self.next_turn(outside)
        elif phase == OPEN:
            self.open(outside)
        elif phase == CHOOSE:
            reveal(self, [run[0] for run in self.runs], outside)
            self.next_turn(outside)
        elif phase == ACT:
            act(self, outside)
            self.finish_turn(outside)
        elif phase == PLACE:
            place_diamond(self, outside)
            ask_twist(self)

    def open(self, outside: Outside) -> None:
        """M-31: whoever is caught does nothing more with the drawer."""
        if open_or_not(self, outside):
            act_or_ask(self, outside)
        if not self.due:
            self.finish_turn(outside)

    def finish_turn(self, outside: Outside) -> None:
        """M-30: the drawer is closed; M-60: then the cube may be turned and flipped."""
        self.close()
        watch_for_end(self, outside)
        ask_twist(self)

    def next_turn(self, outside: Outside) -> None:
        """The next diamond (M-14), the next player of this round, or the next round."""
        if self.placed < self.box.placed_diamonds:
            self.turn = (self.turn + 1) % self.seats if self.placed else self.turn
            ask_to_place(self)
            return
        if not self.order and (self.round == 0 or self.end_round(outside)):
            begin_round(self, outside)
        if self.order:
            self.begin_turn(outside)

    def begin_turn(self, outside: Outside) -> None:
        self.chapter += 1
        self.turn = self.order[0]
        self.order = self.order[1:]
        if self.character[self.turn] != DETECTIVE:
            ask_to_open(self)
            return
        share_cloth(self, outside)  # M-47: at the first Detective's turn; afterwards the cloth is empty
        ask_twist(self)

    def end_round(self, outside: Outside) -> bool:
        """Whether another round follows."""
        pass_cards(self, outside)
        take_hands_back(self, outside)
        if is_over(self, outside):
            score(self, outside)
            return False
        return True

    def clone(self) -> MeisterdiebeState:
        other = MeisterdiebeState()
        self.copy_table(other)
        return other
