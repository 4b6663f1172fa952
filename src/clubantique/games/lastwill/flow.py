"""The course of the game: who is asked what, and what follows an answer (L-08)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.ending import (
    ask_what_to_keep,
    close_round,
    is_last,
    prepare_next_round,
    rank,
)
from clubantique.games.lastwill.errands import begin_errands, errand_steps, next_boy, run_errand
from clubantique.games.lastwill.events import RoundBegan
from clubantique.games.lastwill.hands import keep, keep_steps
from clubantique.games.lastwill.offer import lay_offer
from clubantique.games.lastwill.planning import begin_planning, block, choose_plan, free_plans, plan_steps
from clubantique.games.lastwill.state import ACT, BLOCK, ERRAND, INHERIT, PLAN, Heirs
from clubantique.games.lastwill.turn import begin_actions, turn_steps, use_card


class LastWillState(Heirs):
    """A game of Last Will. A run is complete when nothing is left to say."""

    def options(self, seat: int, run: list[int]) -> list[int]:
        phase = self.phase
        if phase == ACT:
            return turn_steps(self, seat, run)
        if phase == PLAN:
            return plan_steps(self, seat, run)
        if phase == ERRAND:
            return errand_steps(self, seat, run)
        if phase == BLOCK:
            return [] if run else free_plans(self, self.box.codes.block)
        return keep_steps(self, seat, run)

    def complete(self, seat: int, run: list[int]) -> bool:
        return len(run) > 0 and len(self.options(seat, run)) == 0

    def resolve(self, outside: Outside) -> None:
        phase = self.phase
        if phase == ACT:
            use_card(self, outside)
            self.next_use(outside)
        elif phase == PLAN:
            choose_plan(self, outside)
            self.next_plan(outside)
        elif phase == ERRAND:
            run_errand(self, outside)
            self.next_errand(outside)
        elif phase == BLOCK:
            block(self, self.runs[self.queue[0]][0], outside)
        else:
            keep(self, outside)
            if phase == INHERIT:
                begin_planning(self)
            else:
                self.end_round(outside)

    def begin_round(self, outside: Outside) -> None:
        """L-10; L-06: the first hands are chosen once the first offer lies there."""
        self.round += 1
        self.chapter = self.round
        if outside.watched:
            outside.tell(RoundBegan(self.round))
        lay_offer(self, outside)
        if self.round == 1:
            self.phase = INHERIT
            self.ask(list(range(self.seats)))
        else:
            begin_planning(self)

    def next_plan(self, outside: Outside) -> None:
        if self.queue:
            self.ask([self.queue[0]])
            return
        begin_errands(self)
        self.next_errand(outside)

    def next_errand(self, outside: Outside) -> None:
        if not next_boy(self, outside):
            begin_actions(self)
            self.next_use(outside)

    def next_use(self, outside: Outside) -> None:
        if self.queue:
            self.ask([self.queue[0]])
        elif not ask_what_to_keep(self):
            self.end_round(outside)

    def end_round(self, outside: Outside) -> None:
        close_round(self, outside)
        if is_last(self):
            rank(self, outside)
            return
        prepare_next_round(self)
        self.begin_round(outside)

    def clone(self) -> LastWillState:
        other = LastWillState()
        self.copy_table(other)
        return other
