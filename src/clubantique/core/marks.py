"""Who may know a field of a state: marks for its annotations. `Public[int]` is an `int`, and costs nothing.

A mark says who sees the field as the table lies now, and who knows it with a perfect memory. What views, beliefs and
observations are made of must agree with that, and so must the twins of the leak suite, which never read a mark.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeVar

T = TypeVar("T")

Audience = Literal["everybody", "owner", "nobody"]
"""The owner is the seat whose part it is: such fields are lists by seat."""


class Mark(NamedTuple):
    """Who may know it; and of what not everybody may know, whether everybody may know how much there is."""

    table: Audience
    memory: Audience
    counted: bool = True
    in_views: bool = True  # for everybody, and stands in every view


Public = Annotated[T, Mark("everybody", "everybody")]
"""Lies open."""

Given = Annotated[T, Mark("everybody", "everybody", in_views=False)]
"""Known before the game and never changed by it: the component data, the options."""

Follows = Annotated[T, Mark("everybody", "everybody", in_views=False)]
"""Can be worked out by everybody from what lies open and what has happened."""

Remembered = Annotated[T, Mark("nobody", "everybody", counted=False)]
"""Everybody has seen it, and it is covered again: memory aids show it, the table does not."""

Held = Annotated[T, Mark("owner", "everybody")]
"""In a hand that everybody who remembers can work out."""

Own = Annotated[T, Mark("owner", "owner")]
"""For the seat itself, until it is shown; how much there is can be seen."""

Sealed = Annotated[T, Mark("owner", "owner", counted=False)]
"""For the seat itself, and nobody else learns how much there is either."""

PutAside = Annotated[T, Mark("nobody", "owner")]
"""Put away face down: only whoever did so may remember what it was."""

Hidden = Annotated[T, Mark("nobody", "nobody")]
"""For nobody: face-down piles. How many there are can be seen."""

Scratch = Annotated[T, Mark("nobody", "nobody", counted=False)]
"""No fact of the game: something that was worked out and is kept for a moment."""
