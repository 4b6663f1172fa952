"""A fork of a play stands where the play does, and what is tried there does not happen here: in both builds."""

from __future__ import annotations

from random import Random

import pytest
from brought import a_few

from clubantique.core.outside import Chance
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.core.registry import load, names

CHAIRS = [Chair("Ann"), Chair("Bob"), Chair("Cleo")]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("watched", [True, False])
def test_a_fork_plays_on_and_leaves_the_play_alone(name: str, watched: bool) -> None:
    game = load(name)
    play = Play(game, CHAIRS[: a_few(name)], {}, Chance(Random(1)), watched=watched)
    before = play.record().encoded()
    fork = play.fork()
    assert (fork.watched, fork.over, fork.record().encoded()) == (watched, False, before)
    seat = fork.state.due[0]
    fork.answer(seat, fork.state.options(seat, [])[:1])
    assert fork.record().encoded() != before
    assert play.record().encoded() == before
