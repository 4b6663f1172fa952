"""A node as OpenSpiel's State: every question that OpenSpiel asks, answered by the node."""

from __future__ import annotations

from typing import Any

import pyspiel

from clubantique.research.openspiel.node import Imagined, Node
from clubantique.research.rewards import rewards

SEEDS = 1 << 62
CHANCE, SIMULTANEOUS, TERMINAL = (
    int(each) for each in (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL)
)


class ClubState(pyspiel.State):
    """Sealed choices are made in seat order, unseen; in the simultaneous form by all at once."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node
        self.player = self._next_player()

    def current_player(self) -> int:
        """OpenSpiel asks this a dozen times for every choice."""
        return self.player

    def _next_player(self) -> int:
        node = self.node
        if node.chance:
            return CHANCE
        if not node.due:
            return TERMINAL
        return SIMULTANEOUS if node.rules.together and len(node.due) > 1 else node.due[0]

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def returns(self) -> list[float]:
        node = self.node
        over = self.player == TERMINAL
        return rewards(node.game.places(node.state)) if over else [0.0] * node.rules.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        """Others may owe a choice, too, but it is not their turn to make it."""
        return self.node.legal(player) if self.player in (player, SIMULTANEOUS) else []

    def _apply_action(self, action: int) -> None:
        node = self.node
        if node.chance:
            node.draw([action])
        else:
            node.choose([(node.due[0], action)])
        self.player = self._next_player()

    def _apply_actions(self, actions: list[int]) -> None:
        """Whoever owes no choice has none, whatever stands in their place."""
        self.node.choose([(seat, actions[seat]) for seat in self.node.due])
        self.player = self._next_player()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.node.game.name(action)

    def resample_from_infostate(self, player: int, sampler: Any) -> ClubState:
        """Another state that this player cannot tell from this one."""
        other: ClubState = self.clone()
        other.node.imagine(Imagined(player, int(sampler() * SEEDS)))
        return other

    def __str__(self) -> str:
        """Everything, open: for people who look for mistakes."""
        node = self.node
        return "chance" if node.state is None else str(node.game.everything(node.state))
