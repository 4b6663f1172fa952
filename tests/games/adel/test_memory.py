"""What was open once and is hidden again: A-91."""

from __future__ import annotations

import pytest

from clubantique.games.adel.views import Memory, Table

from .builder import lords
from .table import Lords

IDLE = {
    "ann": "castle detective",
    "bob": "castle detective",
    "cid": "castle detective",
    "dot": "castle detective",
}
FADING = ["bought", "cheque-stolen", "exhibited", "card-stolen"]


def eventful(memory_aids: str = "") -> Lords:
    """Ann exhibits, Bob steals of her, Cid buys and Dot steals the cheque; and that is the first round."""
    table = lords(4, cards=["AAAE", "FFFC"], tops="D1921 E1822", memory_aids=memory_aids)
    table.round(
        ann="castle exhibit AAA", bob="castle thief 9 A1698", cid="auction bid 22 left", dot="auction thief 2"
    )
    return table


def remembered(view: Table) -> Memory:
    assert view.memory is not None
    return view.memory


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", "dot", None])
def test_the_table_view_does_not_remember(viewer: str | None) -> None:
    assert eventful().view(viewer).memory is None
    assert eventful(memory_aids="off").view(viewer).memory is None


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", "dot", None])
def test_knowledge_holds_what_was_open_once(viewer: str | None) -> None:
    memory = remembered(eventful().knowledge(viewer))
    assert memory.cards == [["A1725", "A1764"], ["A1698"], ["D1921"], []]
    assert memory.cheques == [[1, 10, 15, 24], [2, 9, 16, 23], [3, 8, 17], [4, 7, 18, 21, 22]]
    assert memory.thieves == [[5, 8], [4, 9], [3, 10], [2, 11]]


@pytest.mark.rule("A-91")
def test_knowledge_forgets_an_imprisoned_thief_in_hand() -> None:
    table = lords(3)
    table.round(ann="castle detective", bob="castle thief 9", cid="auction thief 3")
    assert remembered(table.knowledge("ann")).thieves == [[5, 8], [4], [3, 10]]


@pytest.mark.rule("A-91", "A-90")
def test_knowledge_holds_nothing_that_was_never_open() -> None:
    table = eventful()
    hidden = remembered(table.knowledge("bob")).unseen
    assert "E1760" in hidden  # Ann's fourth card
    assert "F1878" not in hidden  # Bob's own
    assert "A1698" not in hidden
    assert not {"D1921", "E1822", *filter(None, table.tops)} & set(hidden)
    assert "F1878" in remembered(table.knowledge(None)).unseen


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", "dot", None])
def test_the_log_shows_details_in_their_round_and_the_next_and_then_no_more(viewer: str | None) -> None:
    table = eventful()
    for kind in FADING:
        assert len(table.heard(viewer, kind)) == 1, kind
    table.round(**IDLE)
    assert (table.view().round, [table.heard(viewer, kind) for kind in FADING]) == (3, [[]] * 4)


@pytest.mark.rule("A-91")
def test_the_log_shows_details_within_their_round() -> None:
    table = lords(3, cards=["AAA"])
    table.round(ann="castle exhibit", bob="auction bid 23 left", cid="castle thief 3")
    assert len(table.heard("cid", "bought")) == 1


@pytest.mark.rule("A-91")
def test_played_cards_fade_from_the_log_too() -> None:
    table = eventful()
    table.rounds(2, **IDLE)
    actions = {getattr(event, "action", "") for event in table.heard("ann", "action-revealed")}
    assert actions == {"detective"}


@pytest.mark.rule("A-91")
def test_the_race_does_not_fade() -> None:
    table = eventful()
    table.rounds(3, **IDLE)
    assert len(table.heard(None, "advanced")) == 1


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", None])
def test_memory_aids_show_the_knowledge_to_people(viewer: str | None) -> None:
    table = eventful(memory_aids="on")
    table.rounds(3, **IDLE)
    assert table.view(viewer) == table.knowledge(viewer)
    assert remembered(table.view(viewer)).cards[1] == ["A1698"]
    assert [len(table.heard(viewer, kind)) for kind in FADING] == [1, 1, 1, 1]


@pytest.mark.rule("A-91", "A-90")
def test_memory_aids_show_no_secrets() -> None:
    table = eventful(memory_aids="on")
    assert remembered(table.view("bob")).cards[0] == ["A1725", "A1764"]
    assert len(table.heard("bob", "dealt")) == 1


def ended() -> Lords:
    """The game of the eventful round, after twenty quiet ones."""
    table = eventful()
    table.rounds(20, **IDLE)
    assert table.phase == "over"
    return table


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", "dot", None])
def test_after_the_final_scoring_everything_is_open(viewer: str | None) -> None:
    table = ended()
    hands = [table.own(name).cards for name in ("ann", "bob", "cid", "dot")]
    memory = remembered(table.view(viewer))
    assert memory.cards == hands
    assert "E1760" in memory.cards[0]
    assert sorted(memory.unseen) == sorted(table.state.card_names(table.state.pool))


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", "dot", None])
def test_after_the_final_scoring_the_log_shows_all_details_again(viewer: str | None) -> None:
    table = ended()
    assert [len(table.heard(viewer, kind)) for kind in FADING] == [1, 1, 1, 1]
    assert len(table.heard(viewer, "nobody-caught")) == 20


@pytest.mark.rule("A-91")
@pytest.mark.parametrize("viewer", ["ann", None])
def test_after_the_final_scoring_the_log_shows_what_everybody_was_dealt(viewer: str | None) -> None:
    assert len(ended().heard(viewer, "dealt")) == 4
