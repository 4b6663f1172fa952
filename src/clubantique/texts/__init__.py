"""The catalogues, and what makes words of message keys. Words are made at the edge only."""

from clubantique.texts.words import LANGUAGES, Words, preferred_language, rulebook

__all__ = ["LANGUAGES", "Words", "preferred_language", "rulebook"]
