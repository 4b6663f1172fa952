"""The choice table: texts and codes."""

from __future__ import annotations

import pytest

from clubantique.core.choices import Choices
from clubantique.core.errors import BadComponents, Unreadable

CHOICES = Choices(["castle", "bid 1", "bid 24", "show B1660"])


def test_text_becomes_code_whatever_its_case_and_spaces() -> None:
    assert [CHOICES.code(text) for text in ("castle", " BID  24 ", "show b1660")] == [0, 2, 3]


def test_an_unreadable_text_says_what_may_have_been_meant() -> None:
    with pytest.raises(Unreadable) as refused:
        CHOICES.code("bid24")
    assert refused.value.facts["possible"] == "bid 24, bid 1"


def test_nonsense_says_what_kinds_of_choices_there_are() -> None:
    with pytest.raises(Unreadable) as refused:
        CHOICES.code("%&/")
    assert refused.value.facts["possible"] == "castle, bid 1, show B1660"


@pytest.mark.parametrize("code", [-1, 4])
def test_a_code_outside_the_table_is_unreadable(code: int) -> None:
    with pytest.raises(Unreadable):
        CHOICES.name(code)


def test_two_choices_cannot_have_one_text() -> None:
    with pytest.raises(BadComponents, match="Bid 1, bid 1"):
        Choices(["bid 1", "Bid 1", "bid 2"])
