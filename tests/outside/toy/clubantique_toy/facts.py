"""What choices lead to."""

from __future__ import annotations

from clubantique.core.facts import Facts


class BidFacts(Facts, frozen=True):
    """A pebble more, or the end of the answer: what the bid is worth then, and what is left if it wins."""

    total: int
    left: int
