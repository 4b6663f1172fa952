"""What everybody has to say and do, by rule: under the rules as they are, and when one line is another.

Where no bot is named, a bot cannot do anything else: its position says why.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .surfaces import Said


class Says(NamedTuple):
    """Where it is said, and what: before and after. None: nothing is said there."""

    where: tuple[str, ...]
    before: Any
    after: Any

    def wrong(self, before: Said, after: Said) -> list[str]:
        found = at(before, self.where), at(after, self.where)
        return [] if found == (self.before, self.after) else [f"{' / '.join(self.where)}: {found}"]


class Shows(NamedTuple):
    """Where it is to be seen among other things; what is seen before is not seen after, and the other way round."""

    where: tuple[str, ...]
    before: str | None
    after: str | None

    def wrong(self, before: Said, after: Said) -> list[str]:
        old, new = at(before, self.where), at(after, self.where)
        here, there = self.before, self.after
        right = (here is None or (here in old and here not in new)) and (
            there is None or (there in new and there not in old)
        )
        return [] if right else [f"{' / '.join(self.where)}:\n{old}\n{new}"]


def at(said: Said, where: tuple[str, ...]) -> Any:
    found: Any = said
    for key in where:
        found = found.get(key)
    return found


def both(where: tuple[str, ...], before: Any, after: Any, scene: str = "") -> list[Says]:
    """Said by terminal and browser in the same words."""
    return [Says((f"{who}{scene}", *where), before, after) for who in ("terminal", "browser")]


def bot(before: str, after: str, scene: str = "") -> Says:
    return Says((f"bot{scene}",), before, after)


FLIPPED = "the front drawers: top → bottom {0}, middle → middle {0}, bottom → top {0}; above ↔ below"
ROUND_RIGHT, ROUND_LEFT = "front→right→back→left→front", "front→left→back→right→front"
KING, JEWELLER = "King of the Master Thieves", "the richest jeweller of the quarter"
PURCHASE = "ann buys A1698 for 24,000."
SHOWN = ["show A1698", "show A1725", "show A1764"]

EXPECTED: dict[str, list[Says | Shows]] = {
    "A-30 an exhibition may pass over one series": [
        Says(
            ("terminal", "offers"),
            ["detective", "thief 5", "thief 8"],
            ["detective", "exhibit", "thief 5", "thief 8"],
        ),
        *both(("obstacles", "exhibit"), "needs 3 cards without a gap in their letters, you have 2", None),
        *both(
            ("hints", "exhibit"), None, "the best advances 2, the second 1; thieves may take cards you show"
        ),
        Shows(("terminal", "drawn"), "A1725 ┊ C1468", "A1725 ─ C1468"),
        Shows(("browser", "board"), "no exhibition yet", "exhibition of up to 4"),
        Shows(("browser", "board"), '</div><div class="block"><span class="card C">', None),
        bot("detective", "exhibit"),
    ],
    "A-34 the numbers beside the last pawn count": [
        *both(
            ("hints", "castle"),
            "exhibit (the best advances 2, the second 1), steal from exhibitions, or catch thieves",
            "exhibit (the best advances 4, the second 2), steal from exhibitions, or catch thieves",
        ),
        Shows(("terminal", "heading"), "▸2/1 best exhibition +2, 2nd +1", "▸4/2 best exhibition +4, 2nd +2"),
        Shows(("terminal", "drawn"), "4/2  │ 3/2  │▸2/1◂ │", "│▸4/2◂ │ 3/2  │ 2/1"),
        Shows(
            ("browser", "board"),
            '<li class="castle counts"><span class="pair">2/1</span>',
            '<li class="castle counts"><span class="pair">4/2</span>',
        ),
        Shows(("browser", "board"), "the best exhibition advances 2,", "the best exhibition advances 4,"),
        bot("auction", "castle"),
    ],
    "A-51 a place in the race is counted from behind": [
        *both(
            ("hints", "detective"),
            "thieves at the castle go to prison; if there are any, you advance 3",
            "thieves at the castle go to prison; if there are any, you advance 1",
        ),
        bot("detective", "exhibit"),
    ],
    "L-60, L-62, L-92 modifiers are taken off prices": [
        *both(("hints", "sell villa_c"), "you receive £5 (value 8)", "you receive £11 (value 8)"),
        *both(
            ("hints", "buy villa_a"), "price £10; values 13, 10, 7, 5, 3; each round £3 for 1 action", None
        ),
        *both(("obstacles", "buy villa_a"), None, "needs £16, you may spend £14"),
        bot("sell villa_c", "done"),
    ],
    "L-63 everybody may get into debt": [
        *both(("obstacles", "play carriage_basic"), "needs £3, you may spend £1", None),
        *both(("obstacles", "activate farm_15"), "needs £2, you may spend £1", None),
        *both(("hints", "play carriage_basic"), None, "£3 for 1 action; symbol: carriage"),
        *both(("hints", "activate farm_15"), None, "£2, 1 action"),
        bot("sell farm_15", "play carriage_basic"),
    ],
    "L-46, L-47, L-90, L-93 the first free space counts as filled": [
        *both(("hints", "activate farm_15"), "£2, 1 action", "£2/6, 1 action"),
        Says(("browser", "drafted", "spend 6"), None, "for 1 action; leaves you £34"),
        Says(("browser", "confirmed"), ["activate farm_15"], None),
        bot("put farm_15", "activate farm_15"),
    ],
    "L-48, L-92 helpers serve twice as often": [
        *both(("hints", "free farm_broker"), "still 1 of 1 this round", "still 2 of 2 this round"),
        *both(("obstacles", "sell farm_dog"), "needs 1 action, you have 0", None, " afterwards"),
        *both(("hints", "sell farm_dog"), None, "you receive £9/11 (value 11)", " afterwards"),
        bot("done", "sell farm_dog", " afterwards"),
    ],
    "L-36 the opera costs five pounds more": [
        *both(("hints", "opera"), "you spend £2 at once", "you spend £7 at once"),
        *both(("obstacles", "opera"), None, "needs £7, you may spend £4", " of the poor"),
        *both(("hints", "opera"), "you spend £2 at once", None, " of the poor"),
        bot("take S1", "opera"),
        bot("opera", "unknown event", " of the poor"),
    ],
    "M-04 to the right is to the left": [
        *both(("hints", "turn top-right"), ROUND_RIGHT, ROUND_LEFT),
        *both(("hints", "turn two-left"), ROUND_LEFT, ROUND_RIGHT),
        Shows(
            ("terminal", "drawn"),
            "│ from left  │ from front │ from right │ from back  │",
            "│ from right │ from back  │ from left  │ from front │",
        ),
        Shows(("terminal", "drawn"), "left ↓    top    ↑ right", "left ↑    top    ↓ right"),
        bot("open top-right", "open top-left"),
    ],
    "M-05 the cube is rolled over forwards": [
        *both(("hints", "flip"), FLIPPED.format("front"), FLIPPED.format("back")),
        Shows(("terminal", "drawn"), "left □ right ↷ right □ left", "left □ right ↷ left □ right"),
        bot("open bottom-right", "open bottom-left"),
    ],
    "M-73 a king needs one ruby more": [
        Shows(
            ("terminal", "results"),
            f"1. ann: 17 points, 3 rubies; {KING}",
            f"1. ann: 17 points, 3 rubies; {JEWELLER}",
        ),
        Shows(("browser", "results"), f"17 points, 3 rubies; {KING}", f"17 points, 3 rubies; {JEWELLER}"),
        *[
            Shows(
                (who, "log"),
                f"Place 1: ann, 17 points, 3 rubies: {KING}!",
                f"Place 1: ann, 17 points, 3 rubies: {JEWELLER}!",
            )
            for who in ("terminal", "browser")
        ],
    ],
    "Game.closing: no choice only closes an answer": [
        Says(("terminal", "offers"), ["show B1580", "done"], ["done", "show B1580"]),
        Says(("browser", "groups"), [[*SHOWN, "show B1580"]], [[*SHOWN, "show B1580"], ["done"]]),
        Says(("browser", "confirmed"), [*SHOWN, "done"], None),
    ],
    "core/events: details fade a chapter later": [
        Shows(("terminal", "log"), None, PURCHASE),
        Says(("terminal", "log note"), "Older details are hidden: remembering is part of the game.", ""),
        Shows(("browser", "log"), None, PURCHASE),
        Shows(("browser that comes back", "log"), None, PURCHASE),
    ],
}
