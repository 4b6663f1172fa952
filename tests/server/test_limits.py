"""Token buckets, counters, and lines of the log that are left out; and who is one visitor."""

from __future__ import annotations

import logging

import pytest

from clubantique.server.addresses import visitor
from clubantique.server.errors import TooMuch
from clubantique.server.limits import FORGET_AT, Counted, Limits
from clubantique.server.log_limits import BURST, MOST_KINDS, LogLimits
from clubantique.server.protocols import Gate

# --- visitors ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2::5", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::5", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("anything at all", ""),
    ],
)
def test_an_address_is_one_visitor_and_so_is_a_network_of_64_bits(host: str, expected: str) -> None:
    assert visitor(host) == expected


# --- buckets ---------------------------------------------------------------------------------------------------


def test_what_costs_more_than_a_bucket_empties_it() -> None:
    moment = [0.0]
    limits = Limits(1, 10, lambda: moment[0])
    limits.take("Ann", 65)
    with pytest.raises(TooMuch) as refused:
        limits.take("Ann", 2)
    assert refused.value.facts == {"seconds": 2}
    assert refused.value.retry_after == "2"
    moment[0] = 2
    limits.take("Ann", 2)


def test_many_visitors_do_not_make_each_of_them_slow() -> None:
    """The buckets are looked through only when there are twice as many of them."""
    looked: list[float] = []

    class Watched(Limits):
        def _forget(self, moment: float) -> None:
            looked.append(moment)
            super()._forget(moment)

    limits = Watched(1, 10, lambda: 0.0)
    for number in range(4 * FORGET_AT):
        limits.take(str(number))
    assert len(looked) == 2


def test_what_is_closed_is_forgotten() -> None:
    counted = Counted(1)
    with counted.one("Ann"):
        with pytest.raises(TooMuch), counted.one("Ann"):
            pass
        with counted.one("Bob"):
            pass
    assert not counted.open


def test_a_trusted_proxy_may_have_all_connections_but_not_more() -> None:
    gate = Gate(10, 3, "127.0.0.1")
    assert [gate.enter("203.0.113.5") for _ in range(4)] == [True, True, True, False]
    gate.leave("203.0.113.5")
    assert [gate.enter("127.0.0.1") for _ in range(8)] == [True] * 7 + [False]
    for _ in range(3):
        gate.leave("::ffff:203.0.113.5")
    for _ in range(8):
        gate.leave("127.0.0.1")
    assert (gate.total, gate.peers) == (0, {})


# --- the log -------------------------------------------------------------------------------------


def record(name: str, message: str, **facts: object) -> logging.LogRecord:
    found = logging.LogRecord(name, logging.INFO, "", 1, message, (), None)
    if facts:
        found.facts = facts
    return found


def test_a_line_a_minute_says_how_many_were_left_out() -> None:
    moment = [0.0]
    limits = LogLimits(lambda: moment[0])
    written = [limits.filter(record("uvicorn.error", "Invalid\nat socket 5")) for _ in range(100)]
    assert sum(written) == BURST
    moment[0] = 61
    late = record("uvicorn.error", "Invalid\nat socket 7")
    assert limits.filter(late)
    assert late.__dict__["facts"] == {"left_out": 100 - BURST}
    assert not limits.filter(record("uvicorn.error", "Invalid"))
    assert limits.filter(record("asyncio", "Invalid")), "another logger"


def test_what_is_told_about_games_is_never_left_out() -> None:
    limits = LogLimits(lambda: 0.0)
    assert all(limits.filter(record("clubantique.tables", "table-over", table="x")) for _ in range(1000))


def test_kinds_of_lines_that_somebody_makes_up_are_one_kind_in_the_end() -> None:
    limits = LogLimits(lambda: 0.0)
    written = [limits.filter(record("asyncio", f"task {number}")) for number in range(2000)]
    assert sum(written) == MOST_KINDS + BURST
