"""The heir's own light model of a turn says what the rules say: money, actions, hand and board after every use."""

from __future__ import annotations

import pytest

from clubantique.arena.match import Match
from clubantique.bots.lastwill.heir import HeirBot
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.taste import Taste
from clubantique.bots.lastwill.uses import Use, uses
from clubantique.core.outside import Chance
from clubantique.core.registry import load
from clubantique.core.streams import stream
from clubantique.games.lastwill.codes import FREE, GET, SPEND
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import identity

GAME = load("lastwill")
BOX = HeirBot(GAME).box


def carried_out(state: LastWillState, seat: int, use: Use) -> LastWillState:
    """This use by the rules, said to its end as the heir says it."""
    outside = Chance(stream(1, "unused"))
    after = state.clone()
    step = after.step
    after.apply(seat, use.code, outside)
    said = [use.code]
    while after.step == step:
        options = after.legal(seat)
        wanted = [code for code in use.wants if code in options and use.wants.count(code) > said.count(code)]
        said.append(wanted[0] if wanted else as_usual(options))
        after.apply(seat, said[-1], outside)
    return after


def as_usual(options: list[int]) -> int:
    """What is not said otherwise: thanks to a helper, the most for others, the least for oneself."""
    verbs = BOX.codes.verb
    for verb, which in ((FREE, 0), (SPEND, -1), (GET, 0)):
        said = [code for code in options if verbs[code] == verb]
        if said:
            return said[which]
    return options[0]


def of_rules(state: LastWillState, seat: int) -> list[object]:
    board = [
        (card.kind, card.step, card.markers, card.activated, tuple(card.uses)) for card in state.board[seat]
    ]
    return [state.money[seat], state.actions[seat], state.hand[seat], board, state.spaces[seat]]


def of_model(use: Use) -> list[object]:
    estate = use.estate
    return [
        estate.money,
        estate.actions,
        estate.hand,
        list(identity(estate.board)),
        estate.spaces,
    ]


@pytest.mark.parametrize("bots", [["heir"] * 4, ["heir", "random", "random"]])
def test_the_model_of_a_turn_agrees_with_the_rules(bots: list[str]) -> None:
    tried = 0
    for number in range(2):
        match = Match(GAME, bots, {}, 3, number)
        state: LastWillState = match.play.state
        while state.due:
            seat = state.due[0]
            view = GAME.knowledge(state, seat)
            if view.phase == "act" and not state.runs[seat]:
                for use in uses(Outlook(BOX, Taste(), view), Outlook(BOX, Taste(), view).own):
                    assert of_model(use) == of_rules(carried_out(state, seat, use), seat), GAME.name(use.code)
                    tried += 1
            match.choose(seat)
    assert tried > 300
