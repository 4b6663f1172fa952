"""A toy: everybody secretly bids one or two pebbles at once for a coin, and the highest bid wins it."""

from clubantique_toy.game import Toy

GAME = Toy

__all__ = ["GAME"]
