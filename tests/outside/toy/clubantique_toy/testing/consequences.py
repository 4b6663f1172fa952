"""What came of choices, compared with what the rules had said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clubantique_toy.events import CoinWon

NOT_COMPARED: dict[str, str] = {}
"""Facts that nothing here can be compared with, and why."""

LACKS = ("pebbles",)
RARE = ()


def grant(state: Any, seat: int, code: int, lack: Any) -> None:
    state.pebbles[seat] += lack.needed - lack.there
    state.forget_offer()


def way_to(state: Any, seat: int, code: int) -> list[int]:
    return [code]


class Consequences:
    """Whoever wins pays what was said, and has left what was said."""

    def compare(self, answers: list[Any], after: Any, events: Iterable[Any]) -> None:
        (won,) = [event for event in events if isinstance(event, CoinWon)]
        for answer in answers:
            assert answer.facts[-1].total == sum(int(text.split()[1]) for text in answer.texts[:-1])
            assert answer.facts[-1] == answer.outlooks[-1]
            if answer.seat == won.seat:
                assert answer.facts[-1].total == won.paid
                assert answer.facts[-1].left == after.pebbles[won.seat]
