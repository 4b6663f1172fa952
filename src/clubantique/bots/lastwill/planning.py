"""Plans: cards, errand boys, actions and the place in the order of turns."""

from __future__ import annotations

from clubantique.bots.lastwill.drawing import mix
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.search import fortune
from clubantique.games.lastwill.codes import BLOCK


def plan(outlook: Outlook, options: list[int], run: list[int]) -> int:
    """The best plan; the least of them to be blocked (L-22)."""
    codes = outlook.box.codes
    if run:
        return mix(outlook, options, run)
    values = plan_values(outlook, [codes.what[code] for code in options])
    blocks = codes.verb[options[0]] == BLOCK
    return options[values.index(min(values) if blocks else max(values))]


def plan_values(outlook: Outlook, plans: list[int]) -> list[float]:
    """What the hand can do with the actions, and what cards and boys may add to it."""
    taste, own, view = outlook.taste, outlook.own, outlook.view
    more = outlook.facts(own.board).helpers.turn_actions
    ability: dict[int, float] = {}
    values: list[float] = []
    for number in plans:
        seen = view.plans[number]
        actions = seen.actions + more
        if actions not in ability:
            ability[actions] = fortune(outlook, own.with_actions(actions))
        value = ability[actions] + taste.ease * seen.actions + taste.boy * seen.boys
        for card in range(seen.cards):
            value += max(0.0, taste.drawn - taste.fade * card)
        values.append(value - taste.lead * number)
    return values
