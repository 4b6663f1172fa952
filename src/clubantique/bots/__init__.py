"""Choosers that see only what a seat sees: those for every game, and those of one game."""

from clubantique.bots.bot import Bot
from clubantique.bots.registry import make, names, register, usual_bot

__all__ = ["Bot", "make", "names", "register", "usual_bot"]
