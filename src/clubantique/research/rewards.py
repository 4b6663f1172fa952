"""What a finished game is worth to each seat."""

from __future__ import annotations


def rewards(places: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last, in equal steps; equals share, so that the sum is always 0."""
    steps = len(places) - 1
    return [1 - (2 * (place - 1) + places.count(place) - 1) / steps for place in places]
