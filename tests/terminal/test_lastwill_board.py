"""Last Will in the terminal room: played line by line and by keys, cards told rightly, nothing secret shown."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console
from textual.pilot import Pilot

from clubantique.core import registry
from clubantique.core.files import read_record
from clubantique.core.outside import Chance
from clubantique.core.play import Play, replay
from clubantique.core.record import Chair
from clubantique.core.streams import stream
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.views import Card, Table
from clubantique.terminal.app import ClubApp
from clubantique.terminal.boards import Room
from clubantique.terminal.boards.lastwill import LastWillBoard
from clubantique.terminal.boards.lastwill_faces import face, laid, still, told
from clubantique.terminal.host import Host
from clubantique.texts.words import LANGUAGES

from .seats import BOTS, PEOPLE, Typist, choose_at_random, host_of
from .test_app import key_of, press, run, seen

SMALL, LOW, LARGE = Room(80, 24), Room(100, 32), Room(120, 40)
languages = pytest.mark.parametrize("language", LANGUAGES)
rooms = pytest.mark.parametrize("room", [SMALL, LOW, LARGE], ids=["small", "low", "large"])


def new_play(people: int = 1, bots: int = 2, seed: int = 7, **options: str) -> Play:
    chairs = [Chair(name) for name in PEOPLE[:people]]
    chairs += [Chair(name, bot="random") for name in BOTS[:bots]]
    return Play(registry.load("lastwill"), chairs, options, Chance(stream(seed, "chance")))


def until(fits: Callable[[Table], bool], seed: int = 3, bots: int = 2, **options: str) -> Play:
    """A game played at random until the first player is asked and the table fits."""
    play, rng = new_play(1, bots, seed, **options), Random(seed)
    while not play.over:
        if 0 in play.state.due and fits(seen_by(play)):
            return play
        choose_at_random(play, rng)
    return until(fits, seed + 1, bots, **options)


def seen_by(play: Play, viewer: int | None = 0) -> Table:
    return cast("Table", play.game.table(play.state, viewer))


def board_of(play: Play, saved: Path, language: str = "en") -> LastWillBoard:
    return cast("LastWillBoard", host_of(play, saved, language=language).board)


def width_of(area: str, room: Room) -> int:
    if area == "right":
        return 41 if room.roomy else 29
    beside = {"left": 49 if room.roomy else 31}
    return room.width - beside.get(area, 4 if room.roomy else 2)


def drawn(host: Host, view: Table, room: Room) -> dict[str, str]:
    """What stands in each part of the table."""
    texts: dict[str, str] = {}
    for part in host.board.parts(view, room):
        console = Console(width=width_of(part.area, room), record=True, file=io.StringIO())
        console.print(part.body)
        texts[part.area] = console.export_text()
    return texts


# --- playing -------------------------------------------------------------------------------------


@languages
def test_a_whole_game_line_by_line(language: str, saved: Path) -> None:
    play = new_play(will="15")
    typist = Typist(host_of(play, saved, language=language), ["?", "board", "log"], goes_on=True)
    written = typist.type()
    assert replay(read_record(saved)).over
    view = seen_by(play, None)
    assert typist.plain.host.board.result(view, view.ranking.index(1)) in written


def test_scripted_lines_are_heard(saved: Path) -> None:
    play = until(lambda view: view.phase == "plan" and view.round == 1)
    typist = Typist(host_of(play, saved), ["board", "plan 3, draw-event 4", "log"])
    written = typist.type()
    assert "Plan 3: 4 cards, 1 errand boy, 2 actions." in written
    assert "plan 3 [plan 3]: 4 cards, 1 boy, 2 actions" in written
    assert "Ann takes plan 3: 4 cards, 1 errand boy, 2 actions." in written
    assert "Ann draws: events 4," in written


@rooms
def test_the_first_round_by_keys(room: Room, saved: Path) -> None:
    async def steps(app: ClubApp, pilot: Pilot[None]) -> None:
        session = app.host.session
        await press(app, pilot, "1")
        await press(app, pilot, "1")
        assert session.view(0).phase == "plan"
        await press(app, pilot, key_of(app, "plan 4"))
        assert session.view(0).phase == "errand"
        assert "Ann" in seen(app)
        await press(app, pilot, key_of(app, "extension"))
        while session.view(0).phase == "errand":
            await press(app, pilot, "1")
        assert session.view(0).phase == "act"
        assert session.view(0).heirs[0].spaces == 6
        await press(app, pilot, key_of(app, "done"))

    run(new_play(), saved, (room.width, room.height), steps)


# --- what is drawn -------------------------------------------------------------------------------


def test_faces_in_signs_and_words(saved: Path) -> None:
    material = board_of(new_play(), saved).material
    assert face(material, "gala_dinner") == "▸1 £3 C+2 G+2 ♆"
    assert face(material, "ball") == "▸2 £4 / ▸4 £9 / ▸6 £17 ☸"
    assert face(material, "reserv_guest") == "▸1 ↻£1 G2 D4 ♆"
    assert face(material, "villa_c") == "£12›10›8›6›4 ↻▸1 £2 C4 G6"
    assert face(material, "landscape_gardener") == "▸1 ↻£1 upkeep +£3: Villa/Summer/Mansion"
    assert face(material, "chef") == face(material, "wild") == ""
    assert told(material, "gala_dinner") == "£3 for 1 action; with Chef +£2; with Guest +£2; symbol: cutlery"
    assert told(material, "salon") == "2 actions to lay; each round £4 for 1 action; symbol: wheel or wine"
    assert told(material, "hectic_day_2") == "£0 for 1 action; +3 actions"


def test_cards_on_a_board(saved: Path) -> None:
    material = board_of(new_play(), saved).material
    house = Card(card="villa_c", value=10, step=1, markers=["chef"], activated=True, uses=[])
    assert laid(material, house) == "⌂Villa C £10 ●C4 ○G6 ✓"
    assert still(material, house) == "›8›6›4 ↻▸1 £2"
    agent = Card(
        card="crooked_agent", value=None, step=0, markers=[], activated=False, uses=["house_trade_free_2"] * 2
    )
    assert laid(material, agent) == "■Crooked Agent ××"


def test_plans_show_markers_and_blocked_ones(saved: Path) -> None:
    play = until(lambda view: view.phase == "errand", bots=1)
    view, host = seen_by(play), host_of(play, saved)
    for room in (SMALL, LARGE):
        top = drawn(host, view, room)["top"]
        assert top.count("✕") == 2
        assert "Ann" in top
        assert "Dora" in top
        assert all(f"{modifier:+}" in top for modifier in view.modifiers.values())


def test_the_offer_shows_cards_spots_and_boys(saved: Path) -> None:
    play = until(lambda view: view.phase == "errand" and view.spots.opera == 1)
    host = host_of(play, saved)
    text = drawn(host, seen_by(play), SMALL)["left"]
    cards = [space.card for space in seen_by(play).offer if space.card]
    short = board_of(play, saved).material.short
    assert all(short(card) in text for card in cards)
    assert "Opera ○" in text
    play.answer(0, [play.game.code("opera")])
    if seen_by(play).phase == "errand":
        assert "Opera ♟Ann" in drawn(host, seen_by(play), SMALL)["left"]


def test_small_screens_show_the_own_board_in_the_action_phase(saved: Path) -> None:
    play = until(lambda view: view.phase == "act" and bool(view.heirs[0].board))
    view, host = seen_by(play), host_of(play, saved)
    own = drawn(host, view, SMALL)["left"]
    assert board_of(play, saved).material.short(view.heirs[0].board[0].card) in own
    assert "Opera" not in own
    assert "Opera" in drawn(host, view, LARGE)["right"]
    assert "Opera" in drawn(host, seen_by(play, None), SMALL)["left"]


def test_heirs_with_marks_and_the_race(saved: Path) -> None:
    play = until(lambda view: view.phase == "plan" and view.round == 3)
    view, host = seen_by(play), host_of(play, saved)
    heirs = [
        msgspec.structs.replace(heir, money=-4 if seat == 1 else 35, board=[], bankrupt=seat == 1)
        for seat, heir in enumerate(view.heirs)
    ]
    view = msgspec.structs.replace(view, heirs=heirs, totals=[35, -4, 70], due=[0], start=2, last=True)
    small, large = drawn(host, view, SMALL)["right"], drawn(host, view, LARGE)["left"]
    assert "▶ Ann (you)" in large
    assert " ⚑Emil" in large
    assert "†Dora" in large
    assert "†Dora" in small
    assert "−£4" in large
    assert "━" * 7 + " " in large
    assert "━" * 14 in large
    assert host.board.heading(view) == "Round 3 of 7 · the last round"


@rooms
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nothing_hidden_is_shown(room: Room, viewer: int | None, saved: Path) -> None:
    """Two games that differ only in decks, and in cards that nobody showed, look and sound the same."""
    play = until(lambda view: view.phase == "act" and view.round > 1)
    host, state = host_of(play, saved), cast("LastWillState", play.state)
    before = drawn(host, seen_by(play, viewer), room), host.board.spoken(seen_by(play, viewer))
    state.deck = [sorted(cards) for cards in state.deck]
    for seat in range(state.seats):
        if seat != viewer:
            state.hand[seat] = [other(state, seat, card) for card in state.hand[seat]]
    assert (drawn(host, seen_by(play, viewer), room), host.board.spoken(seen_by(play, viewer))) == before


def other(state: LastWillState, seat: int, card: int) -> int:
    """Another card with the same back, unless everybody knows this one."""
    deck = state.box.deck
    return card if card in state.open[seat] else deck.index(deck[card])


@languages
@rooms
def test_every_line_fits(language: str, room: Room, saved: Path) -> None:
    """Five heirs with full boards, every card of the box in hand or on offer."""
    play = new_play(2, 3)
    host, view = host_of(play, saved, language=language), seen_by(play)
    box = board_of(play, saved).material.box
    names = [name for kind, name in enumerate(box.cards) if box.deck[kind] < 8]
    black = [name for kind, name in enumerate(box.cards) if box.place_actions[kind]]
    for number in range(0, len(names), 9):
        chosen = (names[number:] + names)[: len(view.offer)]
        board = [laid_card(box.ladder[box.card_numbers[name]], name) for name in (black[number:] + black)[:6]]
        changes = crowd(view, chosen, board)
        for phase in ("plan", "act"):
            full = msgspec.structs.replace(view, phase=phase, **changes)
            for area, text in drawn(host, full, room).items():
                assert max(map(cell_len, text.splitlines())) <= width_of(area, room)
            people = drawn(host, full, room)["left" if room.roomy else "right"]
            assert all(name in people for name in host.players)
            assert len(people.splitlines()) <= room.height - (22 if room.roomy else 12)


def crowd(view: Table, chosen: list[str], board: list[Card]) -> dict[str, object]:
    change = msgspec.structs.replace
    return {
        "offer": [change(each, card=card) for each, card in zip(view.offer, chosen, strict=True)],
        "heirs": [change(each, board=board, spaces=7, open=chosen[:3]) for each in view.heirs],
        "own": None if view.own is None else change(view.own, hand=chosen),
        "plans": [change(plan, seat=plan.number % 5) for plan in view.plans],
        "totals": [130, -12, 70, 0, 99],
    }


def laid_card(ladder: list[int], name: str) -> Card:
    return Card(card=name, value=ladder[0] if ladder else None, step=0, markers=[], activated=False, uses=[])


@languages
def test_notes_fit_below_their_panels(language: str, saved: Path) -> None:
    host = host_of(new_play(), saved, language=language)
    view = host.session.view(0)
    notes = [len(part.note) for part in host.board.parts(view, Room(100, 32))]
    assert all(note <= most for note, most in zip(notes, [94, 49, 39, 94], strict=True))
    assert len(host.title(msgspec.structs.replace(view, round=7), 0)) <= 74


@languages
def test_companion_signs_and_names_differ(language: str, saved: Path) -> None:
    material = board_of(new_play(), saved, language).material
    assert len({material.companion(each) for each in range(4)}) == 4
    assert all(cell_len(material.companion(each)) == 1 for each in range(4))
    assert len({material.words.named(card) for card in material.box.cards}) == len(material.box.cards)
