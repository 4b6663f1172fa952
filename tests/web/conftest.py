"""The browser tests visit the same club room as those of the server."""

from server.conftest import club

__all__ = ["club"]
