"""The choice table of a game: small integers with a text that round-trips."""

from __future__ import annotations

from difflib import get_close_matches

from clubantique.core.errors import BadComponents, Unreadable, listed


class Choices:
    """Every choice of one game and component file: code to text and back."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self._codes = {name.casefold(): code for code, name in enumerate(names)}
        if len(self._codes) != len(names):
            folded = [name.casefold() for name in names]
            repeated = sorted({name for name in names if folded.count(name.casefold()) > 1})
            raise BadComponents.at("$", "repeated", listed(repeated))

    def __len__(self) -> int:
        return len(self.names)

    def name(self, code: int) -> str:
        if not 0 <= code < len(self.names):
            raise Unreadable(choice=str(code), possible=f"0–{len(self.names) - 1}")
        return self.names[code]

    def code(self, text: str) -> int:
        """Reads a choice; case and extra spaces do not matter."""
        written = " ".join(text.split()).casefold()
        if written not in self._codes:
            raise Unreadable(choice=text, possible=listed(self._alike(written)))
        return self._codes[written]

    def _alike(self, written: str) -> list[str]:
        """What may have been meant: similar choices, else one of each kind."""
        close = get_close_matches(written, self._codes, n=5)
        if close:
            return [self.names[self._codes[name]] for name in close]
        kinds: dict[str, str] = {}
        for name in self.names:
            kinds.setdefault(name.split()[0], name)
        return list(kinds.values())
