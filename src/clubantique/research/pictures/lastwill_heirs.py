"""The heirs of Last Will: their money, their boards and the backs of their hands."""

from __future__ import annotations

from collections.abc import Mapping

from clubantique.games.lastwill.views import Card, Heir, Table
from clubantique.research.pictures.canvas import (
    BRASS,
    FAINT,
    INK,
    IVORY,
    PAPER,
    SEAM,
    WINE,
    WOOD,
    Canvas,
    Colour,
    Frame,
)
from clubantique.research.pictures.pieces import (
    SEATS,
    card_back,
    coin,
    named,
    panel,
    pawn,
    player,
    rosette,
    say,
)

GAME = "lastwill"
PERSON, BOARD = 250, 600  # how wide they are; the rest is the hand
COLOURS: dict[str, Colour] = {
    "event": (79, 127, 134),
    "helper_expense": (85, 118, 58),
    "property": (138, 90, 43),
    "companion": (184, 137, 45),
    "special": (110, 66, 140),
    "wild": (150, 66, 82),
    "last_will": (70, 66, 62),
}


def deck_colour(deck: str) -> Colour:
    """Special cards share one, whatever their crowns."""
    return COLOURS.get(deck, COLOURS["special"])


def draw_face(canvas: Canvas, frame: Frame, card: str, decks: Mapping[str, str]) -> None:
    """A card with its name, and the colour of its deck above."""
    colour = deck_colour(decks.get(card, ""))
    canvas.box(frame, PAPER, WOOD, 5)
    canvas.box(Frame(frame.x + 3, frame.y + 3, frame.w - 6, 6), colour, None, 2)
    inner = Frame(frame.x + 4, frame.y + 11, frame.w - 8, frame.h - 13)
    canvas.lines(inner, named(GAME, card), 12, INK, 4)


def draw_heir(canvas: Canvas, frame: Frame, view: Table, seat: int, decks: Mapping[str, str]) -> None:
    panel(canvas, frame, lit=seat in view.due)
    inner = frame.inside(8)
    draw_person(canvas, inner.part(0, PERSON), view, seat)
    heir = view.heirs[seat]
    draw_board(canvas, inner.part(PERSON, BOARD), heir, decks)
    draw_hand(canvas, inner.part(PERSON + BOARD + 12, inner.w - PERSON - BOARD - 12), heir)


def draw_person(canvas: Canvas, frame: Frame, view: Table, seat: int) -> None:
    """Name, money, the total that would count now, plan and actions."""
    heir = view.heirs[seat]
    x, y = frame.x, frame.y
    pawn(canvas, (x + 16, y + 16), 14, SEATS[seat], seat)
    canvas.text((x + 38, y + 10), player(seat), 15, IVORY, width=100)
    if view.start == seat:
        canvas.shape([(x + 118, y + 3), (x + 132, y + 8), (x + 118, y + 13)], BRASS)
        canvas.line([(x + 118, y + 3), (x + 118, y + 19)], BRASS, 1)
    canvas.text((x + 38, y + 28), said_plan(heir), 12, FAINT, width=104)
    coin(canvas, (x + 164, y + 17), 10)
    canvas.text((x + 180, y + 17), str(heir.money), 24, BRASS, width=58, bold=True)
    total = f"{say(GAME, 'board-column', column='total')} {view.totals[seat]}"
    canvas.text((x + 156, y + 44), total, 13, FAINT, width=86)
    draw_actions(canvas, Frame(x + 4, y + 40, 140, 20), heir)
    if view.ranking:
        rosette(canvas, (x + 128, y + 44), 11, view.ranking[seat])
    if heir.bankrupt:
        canvas.line([(x + 156, y + 17), (x + 236, y + 17)], WINE, 3)


def said_plan(heir: Heir) -> str:
    return "" if heir.plan is None else say(GAME, "choice-plan", what=heir.plan)


def draw_actions(canvas: Canvas, frame: Frame, heir: Heir) -> None:
    """One arrow an action, or their number."""
    y = frame.middle[1]
    shown = heir.actions if heir.actions <= 7 else 1
    for number in range(shown):
        x = frame.x + 6 + 13 * number
        canvas.shape([(x, y - 6), (x + 9, y), (x, y + 6)], (196, 96, 104))
    if heir.actions > shown:
        canvas.text((frame.x + 22, y), str(heir.actions), 13, IVORY)


# --- the board -----------------------------------------------------------------------------------


def draw_board(canvas: Canvas, frame: Frame, heir: Heir, decks: Mapping[str, str]) -> None:
    """Cards from the left, then the spaces that are still free."""
    slots = frame.columns(max(heir.spaces, len(heir.board)), 6, 106)
    for number, slot in enumerate(slots):
        if number < len(heir.board):
            draw_laid(canvas, slot, heir.board[number], decks)
        else:
            canvas.box(slot, None, SEAM, 5)


def draw_laid(canvas: Canvas, frame: Frame, card: Card, decks: Mapping[str, str]) -> None:
    """Its name, and below it the value, the companions and whether it has served."""
    colour = deck_colour(decks.get(card.card, ""))
    served = card.activated or bool(card.uses)
    canvas.box(frame, IVORY if served else PAPER, BRASS if served else WOOD, 5, 2 if served else 1)
    canvas.box(Frame(frame.x + 3, frame.y + 3, frame.w - 6, 5), colour, None, 2)
    plain = card.value is None and not card.markers and not served
    words = Frame(frame.x + 4, frame.y + 9, frame.w - 8, frame.h - (11 if plain else 30))
    canvas.lines(words, named(GAME, card.card), 12, INK, 4)
    y = frame.bottom - 11
    x = frame.x + 5
    if card.value is not None:
        coin(canvas, (x + 6, y), 6)
        x += 18 + canvas.text((x + 15, y), str(card.value), 13, INK, width=frame.w - 24, bold=True)
    for marker in card.markers:
        canvas.disc((x + 8, y), 7.5, COLOURS["companion"], WOOD)
        letter = say(GAME, "board-companion", companion=marker)
        canvas.text((x + 8, y + 0.5), letter, 10, PAPER, anchor="mm")
        x += 17
    if served:
        right = frame.right - 6
        canvas.line([(right - 12, y), (right - 8, y + 4), (right, y - 6)], (46, 120, 76), 2)


# --- the hand ------------------------------------------------------------------------------------


def draw_hand(canvas: Canvas, frame: Frame, heir: Heir) -> None:
    """Backs by deck, and below them the cards that everybody knows."""
    if not heir.hand:
        canvas.text((frame.x, frame.y + 16), say(GAME, "board-no-card"), 12, FAINT, width=frame.w)
    high = min(38.0, frame.h * 0.55)
    for (deck, count), place in zip(
        heir.hand.items(), frame.lower(0, high).columns(len(heir.hand), 8, 66), strict=True
    ):
        layers = min(3, count)
        for layer in range(layers):
            card_back(canvas, Frame(place.x + 3 * layer, place.y, 24, high), deck_colour(deck))
        beside = 26 + 3 * layers
        canvas.text((place.x + beside, place.middle[1]), str(count), 15, IVORY, width=place.w + 6 - beside)
    if heir.open:
        known = ", ".join(named(GAME, card) for card in heir.open)
        canvas.text((frame.x, frame.y + high + 12), known, 11, FAINT, width=frame.w)
