"""Observations of Adel verpflichtet: what stands where, and what may be left out because it follows."""

from __future__ import annotations

from itertools import islice

from conformance.walks import walk
from research.tensors import largest, read

from clubantique.games.adel.box import DETECTIVE, EXHIBITION
from clubantique.games.adel.game import Adel
from clubantique.games.adel.views import PHASES


def test_who_is_asked_follows_from_what_lies_open() -> None:
    setting = largest("adel")
    everybody = list(range(setting.seats))
    for play in islice(walk(setting, 9), 0, None, 3):
        phase = PHASES[read(setting, play.state, 0, "phase").index(1)]
        due = read(setting, play.state, 0, "due")
        exhibit = EXHIBITION - DETECTIVE
        shows = [seat for seat in everybody if read(setting, play.state, 0, f"lord_{seat}.action")[exhibit]]
        by_phase = {"where": everybody, "what": everybody, "both": everybody, "show": shows}
        assert play.state.asked == by_phase.get(phase, [seat for seat in everybody if due[seat]])


def test_a_thief_that_is_not_in_prison_is_with_its_colour() -> None:
    setting = largest("adel")
    box = Adel().box
    for play in islice(walk(setting, 9), 0, None, 20):
        prison = read(setting, play.state, 0, "prison")
        for seat, known in enumerate(play.game.knowledge(play.state, 0).memory.thieves):
            colour = read(setting, play.state, 0, f"lord_{seat}.colour").index(1)
            free = [thief for thief in box.thieves[colour] if not prison[thief - box.first_thief]]
            assert known == [box.values[thief] for thief in free]


def test_seats_are_counted_from_the_viewer_on() -> None:
    setting = largest("adel")
    *_, play = walk(setting, 8)
    values = play.state.pawn
    seen = [read(setting, play.state, seat, "lord_1.space")[0] for seat in range(setting.seats)]
    assert len(set(values)) > 1
    assert seen == [*values[1:], values[0]]
