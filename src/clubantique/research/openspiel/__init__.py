"""The games for OpenSpiel: importing this registers them, then `pyspiel.load_game("clubantique_adel")`."""

from __future__ import annotations

from clubantique.research.openspiel.games import register

register()
