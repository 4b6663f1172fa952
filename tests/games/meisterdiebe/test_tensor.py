"""Observations of Meisterdiebe: what stands where, and what may be left out because it follows."""

from __future__ import annotations

from conformance.walks import walk
from research.tensors import largest, read


def test_seats_are_counted_from_the_viewer_on() -> None:
    setting = largest("meisterdiebe")
    *_, play = walk(setting, 8)
    values = play.state.minus_diamonds
    seen = [read(setting, play.state, seat, "crook_1.minus_diamonds")[0] for seat in range(setting.seats)]
    assert len(set(values)) > 1
    assert seen == [*values[1:], values[0]]
