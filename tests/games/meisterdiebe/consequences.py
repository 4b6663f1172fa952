"""What came of choices in Meisterdiebe, compared with what the rules had said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from clubantique.games.meisterdiebe.box import CHARACTERS, PUT_DIAMOND
from clubantique.games.meisterdiebe.ending import points
from clubantique.games.meisterdiebe.events import DrawerOpened, PlayerCaught
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.outlook import details
from clubantique.games.meisterdiebe.views import Supply

NOT_COMPARED = {
    "Outlook.titles": "there are none before the end, when nobody answers; see tests/house/test_one_line.py"
}
"""Facts that nothing here can be compared with, and why."""

STAY = 41
UPPER, LOWER = (1, 2), (3, 4)


RARE: tuple[str, ...] = ()
LACKS = ("hand", "imitation")


def grant(state: Any, seat: int, code: int, lack: Any) -> None:
    """Whatever is lacking, on a copy of the state."""
    if lack.of == "hand":
        state.hand[seat] = sorted([*state.hand[seat], code])
    elif code == PUT_DIAMOND:
        state.minus_diamonds[seat] = lack.needed
    else:
        state.minus_sapphires[seat] = lack.needed
    state.forget_offer()


def way_to(state: Any, seat: int, code: int) -> list[int]:
    return [code]


class Consequences:
    """Everything is known as soon as it is done."""

    def compare(self, answers: list[Any], after: Any, events: Iterable[Any]) -> None:
        told = list(events)
        for answer in answers:
            for text, facts in zip(answer.texts, answer.facts, strict=True):
                verb, _, what = text.partition(" ")
                if verb == "open":
                    assert facts.who == character(answer)
                    compare_drawer(facts, told)
                elif verb in ("diamond-to", "sapphire-to"):
                    gained = sum(each.endswith(f"-to {what}") for each in answer.texts)
                    assert facts.receiver == int(what)
                    assert facts.count < after.imitations(facts.receiver) <= facts.count + gained
                elif verb == "put":
                    compare_put(answer, what, facts, after)
                elif verb in ("plunder", "pull"):
                    compare_loot(answer, verb, facts, after)
            if answer.run[0] >= STAY:
                compare_twist(answer, after)
            for place, outlook in enumerate(answer.outlooks):
                compare_outlook(answer, place + 1, outlook)


def character(answer: Any) -> str:
    """Who they are this round, once everybody knows."""
    number = answer.before.character[answer.seat]
    return "none" if number < 0 else CHARACTERS[number]


def compare_outlook(answer: Any, said: int, outlook: Any) -> None:
    assert outlook.said == said
    assert outlook.who == character(answer)
    puts = sum(text.startswith("put ") for text in answer.texts)
    handed = sum("-to " in text for text in answer.texts)
    if puts and outlook.who == "jewellers-wife" and answer.texts[-1] != "enough":
        assert outlook.left == puts - said, "she is asked until nothing is left"
    if handed and said <= handed:
        assert outlook.left == handed - said


def compare_drawer(facts: Any, told: list[Any]) -> None:
    caught = sum(isinstance(event, PlayerCaught) for event in told)
    assert facts.caught.least <= caught <= facts.caught.most
    (opened,) = [event for event in told if isinstance(event, DrawerOpened)]
    if facts.upper is not None:
        assert facts.upper == Supply(opened.diamonds, opened.sapphires)
        assert facts.lower == Supply(opened.fallen_diamonds, opened.fallen_sapphires)


def compare_put(answer: Any, what: str, facts: Any, after: MeisterdiebeState) -> None:
    supply = after.minus_diamonds if what == "diamond" else after.minus_sapphires
    later = answer.texts.count(f"put {what}") - 1
    assert supply[answer.seat] <= facts.left <= supply[answer.seat] + later
    assert facts.worth == {"diamond": after.box.diamond_points, "sapphire": after.box.sapphire_points}[what]


def compare_loot(answer: Any, verb: str, facts: Any, after: MeisterdiebeState) -> None:
    gained = points(after, answer.seat) - points(answer.before, answer.seat)
    assert facts.gems == Supply(*[answer.before.drawer()[at] for at in UPPER])
    if verb == "plunder":
        assert gained == facts.points
    else:
        assert facts.points.least <= gained <= facts.points.most


def path_of(goes: dict[str, str]) -> list[str]:
    """By hand: the sides that the top front drawer passes until it is there again."""
    place, sides = "open top-front", ["front"]
    while len(sides) == 1 or place != "open top-front":
        place = goes[place]
        sides.append(place.rpartition("-")[2])
    return sides


def compare_twist(answer: Any, after: MeisterdiebeState) -> None:
    """Drawer by drawer, with what was above below where it was turned over."""
    before = answer.before
    names = [text for text in before.names if text.startswith("open ")]
    moved: Any = details(before, answer.seat, [], answer.run[0])
    moves, facts = moved.moves, answer.facts[0]
    assert facts.moves == [move for move in moves if move.place.endswith("-front")]
    assert facts.path == path_of({move.place: move.to for move in moves})
    assert [move.place for move in moves] == names[: len(before.cube)]
    assert sorted(move.to for move in moves) == sorted(names[: len(before.cube)])
    for move in moves:
        old, new = before.cube[names.index(move.place)], after.cube[names.index(move.to)]
        above, below = (LOWER, UPPER) if move.over else (UPPER, LOWER)
        assert [new[at] for at in (*UPPER, *LOWER)] == [old[at] for at in (*above, *below)]
