"""Adel verpflichtet, by Klaus Teuber: lords bid, steal, exhibit and send detectives, all by secret choice."""

from clubantique.games.adel.game import Adel as GAME

__all__ = ["GAME"]
