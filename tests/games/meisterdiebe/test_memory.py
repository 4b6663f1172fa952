"""What was seen once and must be remembered: the fading log of M-90, and the open cube of M-91."""

from __future__ import annotations

import pytest

from clubantique.core.errors import BadOption
from clubantique.games.meisterdiebe.box import CHARACTERS
from games.common import Croupier

from .boxes import meisterdiebe
from .builder import crooks, placing
from .table import DRAWERS, Crooks, remembered

EVERYBODY = ["ann", "bob", "cid", None]
CONTENTS = [
    "drawer-opened",
    "gem-put",
    "gem-handed",
    "gems-taken",
    "gems-kept",
    "pulled-out",
    "player-caught",
]


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_log_shows_contents_in_their_turn_and_the_next_and_then_no_more(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("jeweller", "thief", "detective")
    table.turn("open top-left", "put diamond")
    assert len(table.heard(viewer, "gem-put")) >= 1
    assert [getattr(each, "drawer", "") for each in table.heard(viewer, "drawer-opened")][
        -1
    ] == "open top-left"
    table.turn("stay")
    assert (table.player, [getattr(each, "seat", -1) for each in table.heard(viewer, "gem-put")]) == (
        "bob",
        [0],
    )
    table.turn("shut", "stay")
    assert (table.player, table.heard(viewer, "gem-put")) == ("cid", [])
    assert table.heard(viewer, "drawer-opened") == []


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_every_kind_of_contents_fades(viewer: str | None) -> None:
    """Put, handed out, taken, fallen, pulled out: two turns after it nothing of it can be read."""
    table = crooks(
        8, drawers={"top-left": "1D /", "top-right": "1D /", "top-front": "1D /", "top-back": "/ 1S"}
    )
    table.reveal("jeweller", "smuggler", "thief", "master", "thief", *["detective"] * 3)
    table.turn("open middle-left", "put diamond", "stay")
    table.turn("open top-left", "diamond-to 0", "put diamond", "stay")
    table.turn("open top-right", "stay")
    table.turn("open top-back", "stay")
    table.turn("open top-front", "pull", "stay")
    told = {event.kind for event in table.play.log.all()}
    assert set(CONTENTS) <= told
    table.rest()
    assert (table.phase, table.state.round) == ("choose", 2)
    heard = [event.kind for event in table.play.heard(table.viewer(viewer))]
    assert not set(CONTENTS) & set(heard)


@pytest.mark.rule("M-90")
def test_turns_and_flips_fade_as_well_but_the_last_one_lies_there() -> None:
    table = crooks(3)
    table.reveal("thief", "thief", "thief")
    table.turn("shut", "flip")
    table.turn("shut", "turn top-left")
    table.turn("shut")
    assert [getattr(each, "twist", "") for each in table.heard("ann", "twisted")] == ["turn top-left"]
    assert table.view("ann").twist == "turn top-left"


@pytest.mark.rule("M-90", "M-14")
def test_placed_diamonds_fade_too() -> None:
    table = placing(3)
    for place in DRAWERS[:3]:
        table.turn(f"open {place}", "stay")
    heard = [getattr(each, "drawer", "") for each in table.heard("ann", "drawer-opened")]
    assert heard == ["open top-back"]
    assert len(table.heard("ann", "gem-put")) == 1


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_revealed_numbers_cannot_be_read_in_the_next_round(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("thief", "jeweller", "detective")
    assert len(table.heard(viewer, "character-revealed")) == 3
    table.rest()
    assert table.heard(viewer, "character-revealed") == []


@pytest.mark.rule("M-90", "M-22")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_cards_that_were_passed_on_fade_from_the_log(viewer: str | None) -> None:
    table = crooks(3)
    table.reveal("thief", "thief", "detective")
    table.rest()
    table.reveal("jeweller", "smuggler", "thief")
    table.turn("shut", "stay")
    assert (table.player, table.heard(viewer, "cards-passed")) == ("bob", [])
    assert len(table.told("cards-passed")) == 1


@pytest.mark.rule("M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_rounds_and_the_coming_end_do_not_fade(viewer: str | None) -> None:
    table = crooks(3, minus={"ann": "1D"})
    table.quiet_round()
    table.reveal("wife", "thief", "detective")
    table.turn("open top-left", "put diamond", "stay")
    table.turn("shut", "stay")
    assert table.player == "cid"
    assert (len(table.heard(viewer, "round-began")), len(table.heard(viewer, "end-near"))) == (2, 1)


@pytest.mark.rule("M-91")
def test_the_open_cube_is_off_by_default() -> None:
    assert crooks(2).view("ann").memory is None
    assert crooks(2, open_cube="off").view("ann").memory is None
    with pytest.raises(BadOption):
        meisterdiebe().setup(2, {"open_cube": "perhaps"}, Croupier())


@pytest.mark.rule("M-91")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_open_cube_shows_what_a_perfect_memory_would_know(viewer: str | None) -> None:
    table = crooks(3, drawers={"top-left": "2D 1S / 1D"}, open_cube="on")
    assert table.view(viewer) == table.knowledge(viewer)
    drawers = remembered(table.view(viewer)).drawers
    assert [drawer.place for drawer in drawers] == DRAWERS
    left = drawers[DRAWERS.index("top-left")]
    assert (left.large, left.upper.diamonds, left.upper.sapphires, left.lower.diamonds) == (False, 2, 1, 1)
    front, back = drawers[DRAWERS.index("top-front")], drawers[DRAWERS.index("top-back")]
    assert (front.large, front.secret_upper, front.secret_lower) == (True, 1, 0)
    assert (back.large, back.secret_upper, back.secret_lower) == (True, 0, 1)
    assert left.lower.sapphires == 0


@pytest.mark.rule("M-91")
def test_the_open_cube_follows_every_twist() -> None:
    table = crooks(2, drawers={"top-left": "2D / 1S"}, open_cube="on")
    table.reveal("detective", "detective")
    table.turn("flip")
    right = remembered(table.view(None)).drawers[DRAWERS.index("bottom-right")]
    assert (right.upper.sapphires, right.lower.diamonds, right.place) == (1, 2, "bottom-right")


@pytest.mark.rule("M-91", "M-90")
@pytest.mark.parametrize("viewer", ["bob", "cid", None])
def test_it_shows_only_numbers_that_have_been_seen(viewer: str | None) -> None:
    table = crooks(3, cards={"thief": [7, 3, 5]}, open_cube="on")
    assert remembered(table.view(viewer)).numbers == [[None] * 6] * 3
    table.reveal("thief", "jeweller", "detective")
    table.rest()
    seen = remembered(table.view(viewer)).numbers
    assert seen == [[None] * 3 + [7, None, None], [2, *[None] * 5], [*[None] * 5, 3]]


@pytest.mark.rule("M-91", "M-90", "M-22")
def test_a_number_that_was_seen_is_known_wherever_it_goes() -> None:
    table = crooks(2, cards={"thief": [7, 3]}, open_cube="on")
    table.reveal("thief", "thief")
    table.rest()
    for _ in range(6):
        table.quiet_round()
    thief = CHARACTERS.index("thief")
    assert [numbers[thief] for numbers in remembered(table.view(None)).numbers] == [3, 7]


@pytest.mark.rule("M-91", "M-90")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_with_the_open_cube_the_log_does_not_fade(viewer: str | None) -> None:
    table = crooks(3, open_cube="on")
    table.reveal("jeweller", "thief", "detective")
    table.turn("open top-left", "put sapphire", "stay")
    table.turn("shut", "stay")
    assert table.player == "cid"
    assert "sapphire" in [getattr(event, "gem", "") for event in table.heard(viewer, "gem-put")]


@pytest.mark.rule("M-91", "M-90")
def test_with_the_open_cube_the_log_tells_no_secrets() -> None:
    table = crooks(3, open_cube="on")
    assert [getattr(each, "seat", -1) for each in table.heard("bob", "cards-dealt")] in ([], [1])
    assert table.heard(None, "cards-dealt") == []


def ended() -> Crooks:
    table = crooks(3, minus={"ann": "1D"}, cards={"thief": [7, 3, 5]})
    table.reveal("jeweller", "detective", "detective")
    table.turn("open top-left", "put diamond", "stay")
    table.rest()
    assert table.phase == "over"
    return table


@pytest.mark.rule("M-90", "M-91")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_the_end_everything_is_open(viewer: str | None) -> None:
    table = ended()
    memory = remembered(table.view(viewer))
    assert memory.numbers == [table.own(name).numbers for name in table.names]
    assert memory.numbers[0][CHARACTERS.index("thief")] == 7
    assert memory.drawers[DRAWERS.index("top-left")].upper.diamonds == 1


@pytest.mark.rule("M-90", "M-91")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_after_the_end_the_whole_log_can_be_read(viewer: str | None) -> None:
    table = ended()
    assert len(table.heard(viewer, "cards-dealt")) == 3
    assert len(table.heard(viewer, "gem-put")) == 11
