"""Meisterdiebe, by Frank Czarnetzki: jewels vanish in a cube of twelve drawers; remember, or be caught."""

from clubantique.games.meisterdiebe.game import Meisterdiebe as GAME

__all__ = ["GAME"]
