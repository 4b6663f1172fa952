"""Play in a terminal: a table drawn with Textual, or plain lines for pipes and screen readers."""

from clubantique.terminal.begin import start

__all__ = ["start"]
