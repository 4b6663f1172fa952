"""What is secret and what is public: M-06 and M-90, as the table shows it."""

from __future__ import annotations

import msgspec
import pytest

from clubantique.core.errors import NothingToWithdraw
from clubantique.games.meisterdiebe.box import CHARACTERS
from clubantique.games.meisterdiebe.views import Table

from .builder import crooks, placing
from .table import Crooks

EVERYBODY = ["ann", "bob", "cid", None]
OTHERS = ["bob", "cid", None]


def looks(table: Crooks, viewer: str | None) -> tuple[Table, Table]:
    return table.view(viewer), table.knowledge(viewer)


@pytest.mark.rule("M-90", "M-20")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_sealed_choice_changes_nothing_that_others_see_but_who_is_due(viewer: str | None) -> None:
    table = crooks(3)
    before = looks(table, viewer)
    table.choose("ann", "play master-thief")
    after = tuple(msgspec.structs.replace(view, due=[1, 2]) for view in before)
    assert looks(table, viewer) == after


@pytest.mark.rule("M-90", "M-20")
def test_the_owner_sees_the_own_sealed_choice_and_may_take_it_back() -> None:
    table = crooks(3)
    table.choose("ann", "play thief")
    assert table.own("ann").run == ["play thief"]
    table.play.withdraw(0)
    assert (table.own("ann").run, table.due) == ([], ["ann", "bob", "cid"])
    with pytest.raises(NothingToWithdraw):
        table.play.withdraw(0)


@pytest.mark.rule("M-90", "M-20")
def test_a_revealed_choice_cannot_be_taken_back() -> None:
    table = crooks(2)
    table.reveal("thief", "detective")
    with pytest.raises(NothingToWithdraw):
        table.play.withdraw(0)


@pytest.mark.rule("M-90", "M-13")
@pytest.mark.parametrize("viewer", OTHERS)
def test_numbers_in_hand_are_secret_to_others(viewer: str | None) -> None:
    one = crooks(3, cards={character: [7, 2, 3] for character in CHARACTERS})
    other = crooks(3, cards={character: [8, 2, 3] for character in CHARACTERS})
    assert looks(one, viewer) == looks(other, viewer)
    assert looks(one, "ann") != looks(other, "ann")
    assert one.play.heard(one.viewer(viewer)) == other.play.heard(other.viewer(viewer))


@pytest.mark.rule("M-90", "M-13")
def test_which_cards_are_out_of_the_game_is_secret_to_all() -> None:
    """Ann's view is the same whoever holds which of the other numbers."""
    one = crooks(2, cards={"thief": [1, 2]})
    other = crooks(2, cards={"thief": [1, 8]})
    assert looks(one, "ann") == looks(other, "ann")


@pytest.mark.rule("M-90")
def test_everybody_sees_their_own_numbers() -> None:
    table = crooks(3, cards={"thief": [4, 8, 6]})
    assert [table.own(name).numbers[3] for name in table.names] == [4, 8, 6]
    assert table.view(None).own is None


@pytest.mark.rule("M-90", "M-13")
@pytest.mark.parametrize(("viewer", "heard"), [("ann", [0]), ("bob", [1]), ("cid", [2]), (None, [])])
def test_the_deal_is_told_to_its_owner_alone(viewer: str | None, heard: list[int]) -> None:
    table = placing(3)
    assert [getattr(event, "seat", -1) for event in table.heard(viewer, "cards-dealt")] == heard


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_characters_of_this_round_with_their_numbers(viewer: str | None) -> None:
    table = crooks(3, cards={"thief": [5, 8, 2]})
    table.reveal("thief", "detective", "thief")
    view = table.view(viewer)
    assert [crook.character for crook in view.crooks] == ["thief", "detective", "thief"]
    assert [crook.number for crook in view.crooks] == [5, 2, 2]
    assert (view.turn, view.order) == (2, [0, 1])


@pytest.mark.rule("M-90", "M-23")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_remaining_and_played_characters(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("thief", "detective", "jeweller")
    assert [crook.played for crook in table.view(viewer).crooks] == [[], [], []]
    assert "thief" not in table.view(viewer).crooks[0].hand
    table.rest()
    assert [crook.played for crook in table.view(viewer).crooks] == [["thief"], ["detective"], ["jeweller"]]
    assert [len(crook.hand) for crook in table.view(viewer).crooks] == [5, 5, 5]


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_numbers_are_hidden_again_once_the_cards_are_face_down(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("thief", "thief", "thief")
    table.rest()
    view = table.view(viewer)
    assert [(crook.character, crook.number) for crook in view.crooks] == [(None, None)] * 3
    assert view.memory is None


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_supplies_and_cloth_at_any_time(viewer: str | None) -> None:
    table = crooks(3, drawers={"top-left": "/ 2D 1S", "top-right": "1D /"})
    table.reveal("jeweller", "thief", "detective")
    table.turn("open top-left", "stay")
    assert (table.view(viewer).cloth.diamonds, table.view(viewer).cloth.sapphires) == (2, 1)
    table.turn("open top-right", "stay")
    assert table.view(viewer).cloth.diamonds == 0
    assert [crook.plus.diamonds for crook in table.view(viewer).crooks] == [0, 1, 2]
    assert [crook.minus.diamonds for crook in table.view(viewer).crooks] == [7, 7, 7]


@pytest.mark.rule("M-90", "M-06", "M-01")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("phase", ["choose", "open", "twist"])
def test_the_table_never_shows_what_is_in_closed_drawers(viewer: str | None, phase: str) -> None:
    """Nor which of them are large: two cubes that differ in everything look the same."""
    views = []
    for cube in ([[1, 0, 0, 0, 0, 1, 0]] * 12, [[0, 5, 2, 1, 1, 0, 0]] * 12):
        table = crooks(3)
        table.state.cube = cube.copy()
        if phase != "choose":
            table.reveal("thief", "jeweller", "detective")
        if phase == "twist":
            table.turn("shut")
        assert table.phase == phase
        views.append(table.view(viewer))
    assert views[0] == views[1]


@pytest.mark.rule("M-90", "M-33")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_open_drawer_shows_nothing_of_the_others_nor_of_its_secrets(viewer: str | None) -> None:
    views = []
    for others, secret in (("/", "above"), ("3D / 2S", "below")):
        drawers = {"top-front": "1D /", "top-left": others, "bottom-back": others}
        table = crooks(3, drawers=drawers, secrets={"top-front": secret})
        table.reveal("jeweller", "thief", "detective")
        table.turn("open top-front")
        views.append(table.view(viewer))
    assert views[0] == views[1]


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", OTHERS)
def test_an_answer_half_given_is_not_shown(viewer: str | None) -> None:
    table = crooks(3, drawers={"top-left": "2D /"})
    table.reveal("smuggler", "thief", "detective")
    table.turn("open top-left")
    before = looks(table, viewer)
    table.turn("diamond-to 1", "diamond-to 2")
    assert looks(table, viewer) == before
    assert table.own("ann").run == ["diamond-to 1", "diamond-to 2"]


@pytest.mark.rule("M-06")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_gems_that_are_put_in_or_taken_out_are_seen_by_everyone(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("jeweller", "thief", "detective")
    table.turn("open top-left", "put sapphire", "stay")
    table.turn("open top-left")
    put, taken = (
        [msgspec.to_builtins(each) for each in table.heard(viewer, kind)]
        for kind in ("gem-put", "gems-taken")
    )
    assert put == [{"event": "gem-put", "seat": 0, "gem": "sapphire"}]
    assert taken == [{"event": "gems-taken", "seat": 1, "diamonds": 0, "sapphires": 1, "rubies": 0}]
