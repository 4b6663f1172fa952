"""What the tests of every single card share: one use of a card from beginning to end."""

from __future__ import annotations

from typing import NamedTuple

from .table import heirs

# What the four helpers on spending add.
ADD = {"gourmet": 1, "coachman": 1, "tailor": 3, "sailor": 2}


class White(NamedTuple):
    """A way to play a white card, and what it costs."""

    card: str
    how: str  # `option 2`, or `with chef, with guest`
    actions: int
    money: int


class Black(NamedTuple):
    """A black card that is not a property."""

    card: str
    lay: int  # actions
    use: int  # actions
    amounts: list[int]  # the basic amount, and those of the companion spaces
    companions: str = ""
    helper: str = ""  # that adds to it


def plays(row: White, pile: str) -> None:
    """The card, played as the row says with actions to spare, costs that and goes to this pile."""
    steps = [step for step in row.how.split(", ") if step]
    companions = [step.removeprefix("with ") for step in steps if step.startswith("with")]
    table = heirs(hands={"ann": " ".join([row.card, *companions])}, actions={"ann": 9})
    table.turn(f"play {row.card}", *steps)
    assert (table.money("ann"), table.actions("ann")) == (70 - row.money, 9 - row.actions)
    assert (table.hand("ann"), table.board("ann"), table.player) == ([], [], "ann")
    assert table.discards(pile) == [row.card]
    assert sorted(table.discards("companion")) == sorted(companions)


def needs(row: White) -> None:
    """With one action less that way is closed, but a shorter one is not."""
    table = heirs(hands={"ann": row.card}, actions={"ann": row.actions - 1})
    if row.how in ("option 2", "option 3"):
        table.turn(f"play {row.card}")
        assert row.how not in table.may()
        assert table.money("ann") > 70 - row.money
    else:
        assert f"play {row.card}" not in table.may()


def is_raised(card: str, money: int, helper: str) -> None:
    """Of the helpers on spending this one alone adds to the card, played alone and with its first option."""
    for each in ["gourmet", "coachman", "tailor", "sailor"]:
        table = heirs(hands={"ann": card}, boards={"ann": each}, actions={"ann": 9})
        table.turn(f"play {card}")
        if table.may()[0] == "option 1":
            table.turn("option 1")
        if each == helper:
            table.turn(f"spend {money + ADD[each]}")
            assert table.money("ann") == 70 - money - ADD[each]
        assert (table.hand("ann"), table.player) == ([], "ann")
        assert each == helper or table.money("ann") == 70 - money


def is_laid_and_replaced(row: Black, pile: str) -> None:
    """It lies on the board for its actions; when another card takes its place it goes to this pile."""
    table = heirs(hands={"ann": f"{row.card} salon"}, spaces={"ann": 1}, actions={"ann": 5})
    table.turn(f"lay {row.card}")
    gained = 1 if row.card == "friend_action" else 0
    assert (table.money("ann"), table.actions("ann")) == (70, 5 - row.lay + gained)
    assert (table.hand("ann"), table.board("ann"), table.discards(pile)) == (["salon"], [row.card], [])
    table.turn("lay salon", f"instead-of {row.card}")
    assert (table.money("ann"), table.actions("ann")) == (70, 3 - row.lay + gained)
    assert (table.hand("ann"), table.board("ann"), table.discards(pile)) == ([], ["salon"], [row.card])
    short = heirs(hands={"ann": row.card}, actions={"ann": row.lay - 1})
    assert f"lay {row.card}" not in short.may()


def is_activated(row: Black) -> None:
    """Without companions and with them, the amounts up to the last that is filled, once a round."""
    for filled, most in enumerate(row.amounts):
        marked = f"{row.card}+{filled}" if filled else row.card
        table = heirs(boards={"ann": marked}, actions={"ann": 1})
        table.turn(f"activate {row.card}")
        if filled:
            assert table.may() == [f"spend {amount}" for amount in row.amounts[: filled + 1]]
            table.turn(f"spend {most}")
        assert (table.money("ann"), table.actions("ann")) == (70 - most, 1 - row.use)
        assert table.board("ann") == [f"{marked}!"]
        assert f"activate {row.card}" not in table.may()
    if not row.amounts:
        assert heirs(boards={"ann": row.card}, actions={"ann": 1}).may() == ["done"]


def takes_companions(card: str, companions: list[str]) -> None:
    """From the top, one action each, and no more than these."""
    hand = ["chef", "chef", "guest", "guest", "dog", "dog", "horse", "horse"]
    table = heirs(hands={"ann": " ".join(hand)}, boards={"ann": card}, actions={"ann": 4})
    for number, companion in enumerate(companions, 1):
        hand.remove(companion)
        table.turn(f"put {card}")
        assert (table.money("ann"), table.actions("ann"), table.hand("ann")) == (70, 4 - number, hand)
        assert table.board("ann") == [f"{card}+{number}"]
    assert sorted(table.discards("companion")) == sorted(companions)
    assert f"put {card}" not in table.may()


def adds_to(row: Black) -> None:
    """Of the helpers on spending only the one in the row adds to an activation."""
    for each in ["gourmet", "coachman", "tailor", "sailor"]:
        table = heirs(boards={"ann": f"{row.card} butler {each}"}, actions={"ann": 1})
        table.turn(f"activate {row.card}")
        if each == row.helper:
            table.turn(f"spend {row.amounts[0] + ADD[each]}")
            assert table.money("ann") == 70 - row.amounts[0] - ADD[each]
        else:
            assert (table.money("ann"), table.board("ann")[0]) == (70 - row.amounts[0], f"{row.card}!")
