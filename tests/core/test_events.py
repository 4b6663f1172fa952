"""Who hears what, and for how long."""

from __future__ import annotations

from clubantique.core.events import Log
from core.toy import Whispered, Won


def test_an_event_reaches_its_audience_only() -> None:
    log = Log()
    log.add(1, Whispered(seat=1))
    assert log.heard(1, 1, faded=False) == [Whispered(seat=1)]
    assert log.heard(0, 1, faded=False) == []
    assert log.heard(None, 1, faded=True) == []


def test_a_fading_event_is_gone_two_chapters_later_and_a_lasting_one_is_not() -> None:
    log = Log()
    log.add(3, Whispered(seat=0))
    log.add(3, Won(seat=0, coin=2))
    assert len(log.heard(0, 4, faded=False)) == 2
    assert log.heard(0, 5, faded=False) == [Won(seat=0, coin=2)]
    assert len(log.heard(0, 5, faded=True)) == 2


def test_the_kind_of_an_event_is_its_name_in_the_catalogues() -> None:
    assert Won(seat=0, coin=1).kind == "won"
