"""The command line: parsing and printing only."""

from clubantique.cli.main import main

__all__ = ["main"]
