"""Last Will in words: every choice has a hint, hints say what the rules do, questions follow the answer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

from clubantique.games.lastwill.black import activation_amounts
from clubantique.games.lastwill.effects import NOTHING
from clubantique.games.lastwill.errands import opera_amounts
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.property import prices, selling_prices
from clubantique.terminal.boards.lastwill_material import several

from .seats import choose_at_random, host_of
from .test_lastwill_board import board_of, languages, new_play, seen_by, until


@languages
def test_every_choice_has_a_hint(language: str, saved: Path) -> None:
    met: set[str] = set()
    for seed in range(6):
        play, rng = new_play(1, 1 + seed % 4, seed), Random(seed)
        host = host_of(play, saved, language=language)
        while not play.over:
            if 0 in play.state.due:
                offers = host.offers(0, host.session.view(0))
                assert all(offer.hint for offer in offers)
                met |= {offer.text.split()[0] for offer in offers}
            choose_at_random(play, rng)
    assert met >= {"done", "enough", "block", "plan", "draw-event", "take", "market", "set-farm", "opera"}
    assert met >= {"keep", "play", "lay", "buy", "activate", "sell", "spend", "with", "unknown", "extension"}


def test_hints_say_what_the_rules_do(saved: Path) -> None:
    """Prices and amounts are worked out from the view; the rules work them out from the state."""
    checked: set[str] = set()
    for seed in range(8):
        play, rng = new_play(1, 2, seed), Random(seed)
        board, state = board_of(play, saved), cast("LastWillState", play.state)
        while not play.over:
            if 0 in state.due and not state.runs[0] and play.game.table(state, 0).phase in ("act", "errand"):
                for code in state.legal(0):
                    expected = by_rules(state, code)
                    if expected:
                        text = play.game.name(code)
                        facts = board.facts(seen_by(play), text)
                        assert facts[expected[0]] == several(expected[1]), text
                        checked.add(text.split()[0])
                        if text.startswith("sell"):
                            assert facts["value"] == state.value(
                                state.board[0][state.place_on_board(0, code)]
                            )
            choose_at_random(play, rng)
    assert checked == {"activate", "sell", "buy", "opera"}


def by_rules(state: LastWillState, code: int) -> tuple[str, list[int]] | None:
    """The fact of a hint that tells amounts, and these amounts."""
    box = state.box
    verb = box.codes.names[code].split()[0]
    if verb == "opera":
        return "money", opera_amounts(state, 0)
    if verb == "buy":
        card = box.codes.what[code]
        return "price", prices(state, 0, box.type_of[card], box.ladder[card][0], NOTHING)
    if verb not in ("activate", "sell"):
        return None
    card_there = state.board[0][state.place_on_board(0, code)]
    if verb == "sell":
        return "price", selling_prices(state, 0, card_there)
    return "amounts", activation_amounts(state, 0, card_there)


def test_questions_follow_the_answer(saved: Path) -> None:
    play = until(lambda view: view.phase == "errand" and view.spots.market == 1)
    host = host_of(play, saved)
    assert host.board.question(seen_by(play)) == "Where do you send your errand boy?"
    play.answer(0, [play.game.code("market")])
    assert host.board.question(seen_by(play)) == "Which modifier goes where?"
    assert host.offers(0, seen_by(play))[0].hint == f"now {seen_by(play).modifiers['farm']:+}"
    acting = until(lambda view: view.phase == "act")
    assert "You have " in host_of(acting, saved).board.question(seen_by(acting))
    assert host_of(acting, saved).offers(0, seen_by(acting))[-1].text == "done"


def test_memory_aids_are_told(saved: Path) -> None:
    play = until(lambda view: view.round == 2, memory_aids="on")
    told_lines = board_of(play, saved).spoken(seen_by(play))
    assert any(line.startswith("Not seen yet (Events): ") for line in told_lines)
    assert any(line.startswith("You gave up face down: ") for line in told_lines)
    silent = until(lambda view: view.round == 2)
    assert not any("Not seen yet" in line for line in board_of(silent, saved).spoken(seen_by(silent)))
