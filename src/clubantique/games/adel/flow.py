"""The course of the game: which phase follows, who is asked in it, and what an answer does."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.auction import buy, close_auction, open_auction, possible_purchases
from clubantique.games.adel.box import DONE
from clubantique.games.adel.castle import open_castle, open_exhibitions, possible_cards
from clubantique.games.adel.ending import is_over, score
from clubantique.games.adel.events import RoundBegan
from clubantique.games.adel.justice import send_detectives
from clubantique.games.adel.setup import clear_table
from clubantique.games.adel.state import BOTH, BUY, OVER, SHOW, STEAL, WHAT, WHERE, Lords
from clubantique.games.adel.theft import (
    ask_next_thief,
    line_up_thieves,
    possible_loot,
    steal,
    stolen_from_all,
)
from clubantique.games.adel.what import (
    ask_actions,
    lay_actions,
    possible_actions,
    possible_place_then_action,
    reveal_all,
)
from clubantique.games.adel.where import ask_places, chosen_places, possible_places, reveal_places


class AdelState(Lords):
    """A game of Adel verpflichtet."""

    def options(self, seat: int, run: list[int]) -> list[int]:
        phase = self.phase
        if phase == WHERE:
            return possible_places(self, seat)
        if phase == WHAT:
            return possible_actions(self, seat, self.place[seat])
        if phase == SHOW:
            return possible_cards(self, seat, run)
        if phase == BUY:
            return possible_purchases(self)
        if phase == BOTH:
            return possible_place_then_action(self, seat, run)
        return possible_loot(self, run)

    def complete(self, seat: int, run: list[int]) -> bool:
        phase = self.phase
        if phase == SHOW:
            return run[-1] == DONE
        if phase == BOTH:
            return len(run) == 2
        if phase == STEAL:
            return stolen_from_all(self, run)
        return True

    def resolve(self, outside: Outside) -> None:
        phase = self.phase
        if phase == WHERE:
            reveal_places(self, chosen_places(self), outside)
        elif phase == WHAT:
            lay_actions(self)
        elif phase == BOTH:
            reveal_all(self, outside)
        elif phase == BUY:
            buy(self, outside)
        elif phase == SHOW:
            open_exhibitions(self, outside)
        else:
            steal(self, outside)
        self.go_on(outside)

    def go_on(self, outside: Outside) -> None:
        """Phase after phase, until somebody has to choose or the game is over."""
        while not self.due and self.phase != OVER:
            self.next_phase(outside)

    def next_phase(self, outside: Outside) -> None:
        phase = self.phase
        if phase == WHERE:
            ask_actions(self)
        elif phase in (WHAT, BOTH):
            open_auction(self, outside)
        elif phase == BUY:
            close_auction(self)
            open_castle(self, outside)
        elif phase == SHOW:
            line_up_thieves(self)
            ask_next_thief(self, outside)
        elif self.burglars:
            ask_next_thief(self, outside)
        else:
            self.end_round(outside)

    def end_round(self, outside: Outside) -> None:
        send_detectives(self, outside)
        clear_table(self)
        if is_over(self, outside):
            score(self, outside)
        else:
            self.begin_round(outside)

    def begin_round(self, outside: Outside) -> None:
        self.round += 1
        self.chapter = self.round
        self.quiet += 1
        if outside.watched:
            outside.tell(RoundBegan(self.round))
        ask_places(self, outside)

    def clone(self) -> AdelState:
        other = AdelState()
        self.copy_table(other)
        return other
