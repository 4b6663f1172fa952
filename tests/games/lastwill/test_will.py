"""The inheritance: L-05."""

from __future__ import annotations

import pytest

from clubantique.core.errors import BadOption
from clubantique.games.lastwill.events import WillRead
from clubantique.games.lastwill.game import LastWill

from .boxes import last_will, with_parts
from .table import new_game


@pytest.mark.rule("L-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_with_seventy_pounds(seats: int) -> None:
    table = new_game(seats)
    assert table.state.money == [70] * seats
    assert table.view().will is None
    assert table.told("will-read") == [WillRead(70)]


@pytest.mark.rule("L-05")
@pytest.mark.parametrize(("will", "money"), [("70", 70), ("130", 130), ("1", 1), ("999", 999), ("085", 85)])
def test_the_table_may_agree_on_another_amount(will: str, money: int) -> None:
    table = new_game(3, options={"will": will})
    assert table.state.money == [money] * 3
    assert table.play.options == {"will": str(money)}
    assert table.view().will is None


@pytest.mark.rule("L-05")
def test_or_on_one_random_last_will_card() -> None:
    card = last_will().box.card_numbers["will_120"]
    table = new_game(3, [0, 1, 2, 3, card], options={"will": "random"})
    assert table.state.names_of(table.croupier.pools[4]) == [f"will_{each}" for each in range(70, 131, 10)]
    assert table.state.money == [120, 120, 120]
    assert table.view().will == "will_120"


@pytest.mark.rule("L-05")
@pytest.mark.parametrize("will", range(70, 131, 10))
def test_every_last_will_card_leaves_its_own_amount(will: int) -> None:
    card = last_will().box.card_numbers[f"will_{will}"]
    assert new_game(2, [0, 1, 2, 3, card], options={"will": "random"}).money("bob") == will


@pytest.mark.rule("L-05")
@pytest.mark.parametrize(
    "will",
    ["0", "-70", "1000", "70.5", "", " 70", "seventy", "Random", "+70", "٧٠", "00000000070", "0070123"],
)
def test_what_is_no_amount_is_refused_with_what_is_possible(will: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_game(3, options={"will": will})
    assert refused.value.facts == {"option": f"will={will}", "possible": "will=1–999, will=random"}


@pytest.mark.rule("L-05")
def test_an_option_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        new_game(3, options={"will": "70", "uncle": "rich"})
    assert refused.value.facts["option"] == "uncle=rich"
    assert "will=70|random" in str(refused.value.facts["possible"])


@pytest.mark.rule("L-05")
def test_another_file_may_leave_another_amount() -> None:
    game = LastWill(with_parts(boards__start_money=50))
    assert new_game(2, game=game).state.money == [50, 50]
    assert new_game(2, game=game, options={"will": "70"}).state.money == [70, 70]
