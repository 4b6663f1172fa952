"""Last Will in words: every choice has a hint, hints say what the rules do, questions follow the answer."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

from msgspec.structs import replace

from clubantique.core.play import Play
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import freshly_laid
from clubantique.terminal.boards.lastwill_faces import told

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
                offers = host.offers(0)
                assert all(offer.hint for offer in offers)
                met |= {offer.text.split()[0] for offer in offers}
            choose_at_random(play, rng)
    assert met >= {"done", "enough", "block", "plan", "draw-event", "take", "market", "set-farm", "opera"}
    assert met >= {"keep", "play", "lay", "buy", "activate", "sell", "spend", "with", "unknown", "extension"}


def test_questions_follow_the_answer(saved: Path) -> None:
    play = until(lambda view: view.phase == "errand" and view.spots.market == 1)
    host = host_of(play, saved)
    assert host.question(0, seen_by(play)) == "Where do you send your errand boy?"
    play.answer(0, [play.game.code("market")])
    assert host.question(0, seen_by(play)) == "Which modifier goes where?"
    now = f"{seen_by(play).modifiers['farm']:+}"
    hints = {offer.text: offer.hint for offer in host.offers(0)}
    assert hints.pop(f"set-farm {now}") == "as it is now"
    assert set(hints.values()) == {f"instead of {now} now"}
    acting = until(lambda view: view.phase == "act")
    assert "You have " in host_of(acting, saved).question(0, seen_by(acting))
    assert host_of(acting, saved).offers(0)[-1].text == "done"


def test_amounts_say_what_they_cost_beside_a_helper_who_saves_it(saved: Path) -> None:
    play = trading()
    host = host_of(play, saved)
    hints = {offer.text: offer.hint for offer in host.offers(0)}
    assert hints["free crooked_agent"] == "still 2 of 2 this round"
    paid = [hint for text, hint in hints.items() if text.startswith("get ")]
    assert paid
    assert all(hint.startswith("for 1 action; you have £") for hint in paid)
    play.answer(0, [play.game.code("free crooked_agent")])
    assert all(offer.hint.startswith("you have £") for offer in host.offers(0))


def trading() -> Play:
    """A house is being sold, for an action or thanks to a helper."""
    play = until(lambda view: view.phase == "act" and view.heirs[0].actions > 1)
    state = cast("LastWillState", play.state)
    numbers = state.box.card_numbers
    state.board[0] = [freshly_laid(numbers[name]) for name in ("crooked_agent", "mansion_a")]
    play.answer(0, [play.game.code("sell mansion_a")])
    return play


def test_who_ends_a_turn_hears_what_is_still_free(saved: Path) -> None:
    play = until(lambda view: view.phase == "act" and view.heirs[0].money > 20)
    state = cast("LastWillState", play.state)
    numbers = state.box.card_numbers
    state.board[0] = [freshly_laid(numbers[name]) for name in ("reserv_chef2", "salon", "mansion_a")]
    hint = host_of(play, saved).offers(0)[-1].hint
    assert hint.endswith("; without an action you can still activate: Reservation (2 chefs)")
    state.board[0] = state.board[0] + [freshly_laid(numbers["steward_house"])]
    hint = host_of(play, saved).offers(0)[-1].hint
    assert hint.endswith("activate: Reservation (2 chefs), Mansion A, House Steward")


def test_who_asks_hears_what_is_not_possible_and_why(saved: Path) -> None:
    play = until(lambda view: view.phase == "act")
    state = cast("LastWillState", play.state)
    state.board[0], state.actions[0] = [freshly_laid(state.box.card_numbers["mansion_a"])], 0
    state.forget_offer()
    lines = host_of(play, saved).explanation(0, seen_by(play))
    assert "Not possible now:" in lines
    assert any("sell Mansion A" in line and "needs 1 action, you have 0" in line for line in lines)


def test_cards_tell_symbols_spaces_and_a_single_value(saved: Path) -> None:
    material = board_of(new_play(), saved).material
    spaces = "with a Chef £2, then with another Chef £5"
    assert told(material, "reserv_chef2") == f"1 action to lay; each round £1; {spaces}; symbol: cutlery"
    assert "with a Dog £4, then with a Horse too £7" in told(material, "farm_dog_horse")
    assert told(material, "farm_15").startswith("value £15; ")


def test_who_keeps_cards_hears_how_many(saved: Path) -> None:
    play = until(lambda view: view.phase == "keep" and view.own is not None and len(view.own.hand) > 3)
    state = cast("LastWillState", play.state)
    state.board[0], state.runs[0] = [freshly_laid(state.box.card_numbers["friend_hand"])], []
    host = host_of(play, saved)
    assert host.question(0, seen_by(play)).endswith("At most 4, 0 so far.")
    play.choose(0, play.state.legal(0)[-1])
    assert host.question(0, seen_by(play)).endswith("At most 4, 1 so far.")


@languages
def test_the_end_says_why(language: str, saved: Path) -> None:
    play, rng = new_play(will="15"), Random(1)
    while not play.over:
        choose_at_random(play, rng)
    host, view = host_of(play, saved, language=language), seen_by(play, None)
    broke = [host.players[seat] for seat, heir in enumerate(view.heirs) if heir.bankrupt]
    why = host.results()[0]
    assert str(view.round) in why
    assert all(name in why for name in broke)
    poor = [replace(heir, money=-7, board=[]) for heir in view.heirs]
    assert "−£7" in host.board.result(replace(view, heirs=poor, totals=[-7] * 3), 0)


def test_decks_with_their_discards_and_spots_for_unknown_cards(saved: Path) -> None:
    play = until(
        lambda view: view.piles[0].discarded > 0 and view.plans[5].seat is None and view.phase == "plan"
    )
    play.answer(0, [play.game.code("plan 6")])
    view = seen_by(play)
    pile, hint = view.piles[0], host_of(play, saved).offers(0)[0].hint
    assert hint == f"deck {pile.size}, discarded {pile.discarded}"
    assert "Still to share out: 7." in host_of(play, saved).question(0, view)
    assert "unknown cards 3 (one for each player)" in " ".join(board_of(play, saved).spoken(view))


def test_keys_are_the_numbers_that_choices_speak_of(saved: Path) -> None:
    play = until(lambda view: view.phase == "plan" and view.round == 1)
    offers = host_of(play, saved).offers(0)
    assert [offer.key for offer in offers] == [offer.text.removeprefix("plan ") for offer in offers]
    play.answer(0, [play.game.code("plan 3")])
    offers = host_of(play, saved).offers(0)
    assert [offer.key for offer in offers] == ["0", "1", "2", "3", "4"]
    assert [offer.number for offer in offers] == ["0", "1", "2", "3", "4"]


def test_signs_speak_of_shared_spots_only_where_there_are_any(saved: Path) -> None:
    for bots, shared in ((2, True), (4, False)):
        play = new_play(1, bots)
        assert any("2 for all" in sign for sign in board_of(play, saved).signs(seen_by(play))) == shared


def test_memory_aids_are_told(saved: Path) -> None:
    play = until(lambda view: view.round == 2, memory_aids="on")
    told_lines = board_of(play, saved).spoken(seen_by(play))
    assert any(line.startswith("Not seen yet (Events): ") for line in told_lines)
    assert any(line.startswith("You gave up face down: ") for line in told_lines)
    silent = until(lambda view: view.round == 2)
    assert not any("Not seen yet" in line for line in board_of(silent, saved).spoken(seen_by(silent)))
