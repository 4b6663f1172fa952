"""What is told where nothing changes hands, so that nobody wonders what became of a card."""

from __future__ import annotations

import pytest

from clubantique.games.adel.events import NothingToSteal, Outbid

from .builder import lords


@pytest.mark.rule("A-22")
def test_whoever_is_outbid_is_told_of_their_cheque() -> None:
    table = lords(3)
    table.round(ann="auction bid 24", bob="auction bid 23", cid="castle detective")
    table.choose("ann", "buy left")
    assert table.heard(None, "outbid") == [Outbid([1])]


@pytest.mark.rule("A-41")
def test_thieves_who_find_nothing_are_told_so() -> None:
    table = lords(3)
    table.round(ann="castle thief 5", bob="castle thief 9", cid="castle detective")
    assert table.heard(None, "nothing-to-steal") == [NothingToSteal([1, 0])]
