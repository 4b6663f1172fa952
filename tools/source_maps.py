"""Source maps (ECMA-426): from which file each place of a bundled script came."""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

DIGITS = {
    letter: digit
    for digit, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}
CONTINUES, BITS = 32, 5


def numbers(segment: str) -> list[int]:
    """The numbers of one segment: base 64, variable length, the lowest bit is the sign."""
    found, value, shift = [], 0, 0
    for letter in segment:
        digit = DIGITS[letter]
        value += (digit & (CONTINUES - 1)) << shift
        shift += BITS
        if not digit & CONTINUES:
            found.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return found


def places(mappings: str) -> Iterator[tuple[int, int, int]]:
    """Line and column of the script, and the number of the source; what has no source is left out."""
    source = 0
    for line, segments in enumerate(mappings.split(";")):
        column = 0
        for segment in filter(None, segments.split(",")):
            fields = numbers(segment)
            column += fields[0]
            if len(fields) > 1:
                source += fields[1]
                yield line, column, source


class SourceMap:
    """Of one script, whose map lies beside it."""

    def __init__(self, script: Path) -> None:
        beside = script.with_name(script.name + ".map")
        content = json.loads(beside.read_text(encoding="utf-8"))
        sources: list[Path] = [
            (beside.parent / source.partition("?")[0]).resolve() for source in content["sources"]
        ]
        starts = line_starts(script.read_text(encoding="utf-8"))
        found = sorted(
            (starts[line] + column, source) for line, column, source in places(content["mappings"])
        )
        self.offsets = [offset for offset, _ in found]
        self.sources = [sources[source] for _, source in found]

    def source(self, start: int, end: int) -> Path | None:
        """The file of the first thing within this range that has one."""
        place = bisect_left(self.offsets, start)
        if place == len(self.offsets) or self.offsets[place] >= end:
            return None
        return self.sources[place]


def line_starts(script: str) -> list[int]:
    """Counted as a browser counts, in units of UTF-16."""
    lengths = [len(line.encode("utf-16-le")) // 2 + 1 for line in script.split("\n")]
    return [0, *accumulate(lengths)]
