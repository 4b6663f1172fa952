"""Der letzte Wille (Last Will), by Vladimír Suchý: whoever squanders the inheritance first gets the fortune."""

from clubantique.games.lastwill.game import LastWill as GAME

__all__ = ["GAME"]
