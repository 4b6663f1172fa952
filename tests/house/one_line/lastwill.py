"""Positions of Last Will in which a rule shows."""

from __future__ import annotations

from games.lastwill.table import Heirs, heirs

from .surfaces import Said, chosen, page, terminal

ANN = 0


def asked(table: Heirs, *picks: str) -> Said:
    """What everybody says, and what a bot does."""
    return {
        "terminal": terminal(table.play, ANN),
        "browser": page(table.play, ANN, picks),
        "bot": chosen(table.play, ANN, "heir"),
    }


def prices() -> Said:
    """L-60, L-62, L-92: villas are cheap; ann has one to buy and one to sell, and one action."""
    table = heirs(
        hands={"ann": "villa_a"},
        boards={"ann": "villa_c@2"},
        money={"ann": 14},
        actions={"ann": 1},
        modifiers=(0, -3, 2, 1),
    )
    return asked(table, "sell villa_c")


def limit() -> Said:
    """L-63: ann has a farm, and less money than an evening costs."""
    table = heirs(
        hands={"ann": "carriage_basic"}, boards={"ann": "farm_15"}, money={"ann": 1}, actions={"ann": 1}
    )
    return asked(table)


def amounts() -> Said:
    """L-46, L-47: a farm with a free space for a horse; one action for it, or for an evening."""
    table = heirs(
        hands={"ann": "carriage_basic horse"},
        boards={"ann": "farm_15"},
        money={"ann": 40},
        actions={"ann": 1},
    )
    return asked(table, "activate farm_15")


def services() -> Said:
    """L-48, L-92: a broker may sell a farm without an action; afterwards no action is left, but another farm."""
    table = heirs(
        hands={"ann": "carriage_basic"},
        boards={"ann": "farm_broker farm_15 farm_dog"},
        money={"ann": 5},
        actions={"ann": 1},
        number=7,
    )
    table.turn("sell farm_15")
    first = asked(table)
    table.turn("free farm_broker", "get 13", "play carriage_basic")
    return first | {f"{who} afterwards": said for who, said in asked(table).items()}


def opera() -> Said:
    """L-36: an errand boy may go to the opera, or bring a card; with a farm and little money only what L-63 allows."""
    found = asked(heirs(phase="errand", money={"ann": 30}, offer={"S1": "carriage_basic"}))
    poor = asked(heirs(phase="errand", boards={"ann": "farm_15"}, money={"ann": 4}))
    return found | {f"{who} of the poor": said for who, said in poor.items()}


PROBES = {
    "L-60, L-62, L-92 modifiers are taken off prices": prices,
    "L-63 everybody may get into debt": limit,
    "L-46, L-47, L-90, L-93 the first free space counts as filled": amounts,
    "L-48, L-92 helpers serve twice as often": services,
    "L-36 the opera costs five pounds more": opera,
}
