"""Last Will: plans, decks and market above, the offer with its errand boys below them, and the heirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clubantique.games.lastwill.views import Pile, Plan, Space, Table
from clubantique.research.pictures.canvas import (
    BAIZE,
    BRASS,
    DULL,
    FAINT,
    INK,
    IVORY,
    PAPER,
    SEPIA,
    WINE,
    Canvas,
    Frame,
)
from clubantique.research.pictures.lastwill_heirs import deck_colour, draw_face, draw_heir
from clubantique.research.pictures.pieces import (
    SEATS,
    card_back,
    header,
    heading,
    named,
    pawn,
    say,
    stack,
)

SIZE = (1200, 800)
GAME = "lastwill"
PLANS, OFFER = 112, 160  # how high they are
NARROW = 56  # a plan that has no room for signs
HIGHEST = 160  # of an heir

Decks = Mapping[str, str]
"""By card."""

Spot = tuple[str, list[int], int]
"""What it is (and how many there are left of it), who stands there, and how many spots are free."""


def draw(canvas: Canvas, view: Table, components: Mapping[str, Any]) -> None:
    decks = {card["id"]: card["deck"] for card in components["card"]}
    header(canvas, GAME, view.round, view.phase, more(view))
    room = canvas.room
    top, middle = room.lower(0, PLANS), room.lower(PLANS + 12, OFFER)
    heading(canvas, (room.x, room.y + 7), say(GAME, "board-plans"))
    draw_plans(canvas, top.lower(18, PLANS - 18).part(0, 560), view)
    draw_market(canvas, top.lower(18, PLANS - 18).part(576, 222), view.modifiers)
    draw_decks(canvas, top.part(822, room.w - 822), view.piles)
    boys = placed(view)
    draw_offer(canvas, middle.part(0, 790), view, boys, decks)
    unknown = len(view.heirs) * components["boards"].get("unknown_card_spots_per_player", 1)
    draw_spots(canvas, middle.part(810, room.w - 810), spots(view, boys, unknown))
    below = PLANS + OFFER + 24
    for seat, row in enumerate(room.lower(below, room.h - below).rows(len(view.heirs), 7, HIGHEST)):
        draw_heir(canvas, row, view, seat, decks)


def more(view: Table) -> str:
    said = [named(GAME, view.will)] if view.will else []
    if view.last and not view.ranking:
        said.append(say(GAME, "board-last-round"))
    return "  ·  ".join(said)


def placed(view: Table) -> dict[str, list[int]]:
    """Whose errand boys stand where."""
    found: dict[str, list[int]] = {}
    for seat, heir in enumerate(view.heirs):
        for errand in heir.errands:
            verb, _, what = errand.partition(" ")
            found.setdefault(what if verb == "take" else verb, []).append(seat)
    return found


def draw_boys(canvas: Canvas, frame: Frame, seats: list[int]) -> None:
    for seat, place in zip(seats, frame.columns(len(seats), 2, 20), strict=True):
        pawn(canvas, (place.x + 9, place.middle[1]), 8.5, SEATS[seat], seat)


# --- plans, decks and market ---------------------------------------------------------------------


def draw_plans(canvas: Canvas, frame: Frame, view: Table) -> None:
    """From left to right, with what each gives; a marker or a cross lies on it."""
    for plan, place in zip(view.plans, frame.columns(len(view.plans), 6, 90), strict=True):
        draw_plan(canvas, place, plan)


def draw_plan(canvas: Canvas, frame: Frame, plan: Plan) -> None:
    taken = plan.seat is not None
    canvas.box(frame, BAIZE if plan.blocked else IVORY, BRASS if taken else DULL, 6, 3 if taken else 1)
    ink = SEPIA if plan.blocked else INK
    canvas.text((frame.x + 7, frame.y + 12), str(plan.number), 11, SEPIA)
    for row, (kind, count) in enumerate(
        (("cards", plan.cards), ("boys", plan.boys), ("actions", plan.actions))
    ):
        x, y = frame.middle[0], frame.y + 20 + row * 24
        if frame.w >= NARROW:
            draw_sign(canvas, Frame(x - 20, y - 8, 16, 16), kind)
        canvas.text(
            (x + 9 if frame.w >= NARROW else x, y), str(count), 16, ink, anchor="mm", width=frame.w - 14
        )
    if plan.seat is not None:
        pawn(canvas, (frame.right - 13, frame.bottom - 15), 11, SEATS[plan.seat], plan.seat)
    elif plan.blocked:
        cross = frame.inside(12)
        canvas.line([(cross.x, cross.y), (cross.right, cross.bottom)], WINE, 4)
        canvas.line([(cross.right, cross.y), (cross.x, cross.bottom)], WINE, 4)


def draw_sign(canvas: Canvas, frame: Frame, kind: str) -> None:
    """A card, a boy, or an arrow for actions."""
    x, y = frame.middle
    if kind == "cards":
        card_back(canvas, Frame(x - 6, frame.y, 12, 16), (79, 127, 134))
    elif kind == "boys":
        canvas.disc((x, y - 4), 4, SEPIA)
        canvas.box(Frame(x - 5.5, y + 1, 11, 8), SEPIA, None, 4)
    else:
        canvas.shape([(x - 5, y - 7), (x + 6, y), (x - 5, y + 7)], WINE)


def draw_decks(canvas: Canvas, frame: Frame, piles: list[Pile]) -> None:
    """Face down with their sizes, and what was discarded."""
    heading(canvas, (frame.x, frame.y + 7), say(GAME, "board-decks"))
    for pile, place in zip(piles, frame.lower(18, frame.h - 18).columns(len(piles), 8, 42), strict=True):
        card = Frame(place.x, place.y + 2, min(38, place.w - 2), 52)
        if pile.size:
            stack(canvas, card, min(3, pile.size // 6))
            card_back(canvas, card, deck_colour(pile.deck))
            canvas.text(card.middle, str(pile.size), 15, PAPER, anchor="mm", width=card.w - 4, bold=True)
        else:
            canvas.box(card, None, DULL, 4)
        x = card.middle[0]
        canvas.text((x, place.y + 69), short(pile.deck), 10, FAINT, anchor="mm", width=place.w + 4)
        canvas.text((x, place.y + 84), str(pile.discarded), 12, BRASS, anchor="mm", width=place.w)


def short(deck: str) -> str:
    """`Special 2` for those with two crowns."""
    crowns = deck.partition("_")[2] if deck.startswith("special") else ""
    return f"{say(GAME, 'board-deck', deck=deck)} {crowns}".rstrip()


def draw_market(canvas: Canvas, frame: Frame, modifiers: Mapping[str, int]) -> None:
    """What every type of property costs more or less."""
    for (kind, modifier), place in zip(modifiers.items(), frame.columns(len(modifiers), 6), strict=True):
        canvas.box(place, BAIZE, DULL, 6)
        x = place.middle[0]
        y = place.y + 40
        canvas.shape([(x - 17, y - 8), (x, y - 26), (x + 17, y - 8)], WINE)
        canvas.box(Frame(x - 14, y - 8, 28, 22), IVORY, None, 1)
        canvas.text((x, y + 3.5), f"{modifier:+d}", 15, INK, anchor="mm", width=27, bold=True)
        name = say(GAME, "board-type", type=kind)
        canvas.text((x, place.bottom - 16), name, 11, FAINT, anchor="mm", width=place.w - 4)


# --- the offer -----------------------------------------------------------------------------------


def draw_offer(
    canvas: Canvas, frame: Frame, view: Table, boys: Mapping[str, list[int]], decks: Decks
) -> None:
    """Cards in their spaces; boys stand below the card that they fetch."""
    heading(canvas, (frame.x, frame.y + 7), say(GAME, "board-offer"))
    spaces = frame.lower(18, frame.h - 18).columns(len(view.offer), 7, 100)
    for space, place in zip(view.offer, spaces, strict=True):
        draw_space(canvas, place, space, decks)
        draw_boys(canvas, Frame(place.x + 4, place.bottom - 24, place.w - 8, 20), boys.get(space.slot, []))


def draw_space(canvas: Canvas, frame: Frame, space: Space, decks: Decks) -> None:
    canvas.box(frame, BAIZE, BRASS if space.shared else DULL, 7)
    canvas.text((frame.right - 6, frame.bottom - 13), space.slot, 11, FAINT, anchor="rm", width=frame.w / 2)
    card = Frame(frame.x + 4, frame.y + 4, frame.w - 8, frame.h - 32)
    if space.card is not None:
        draw_face(canvas, card, space.card, decks)


def draw_spots(canvas: Canvas, frame: Frame, rows: list[Spot]) -> None:
    """Where boys may go besides: free spots are rings."""
    for (title, seats, free), place in zip(
        rows, frame.lower(18, frame.h - 18).rows(len(rows), 4), strict=True
    ):
        canvas.box(place, BAIZE, None, 5)
        canvas.text((place.x + 10, place.middle[1]), title, 12, FAINT, width=100)
        row = Frame(place.x + 118, place.y, place.w - 124, place.h).columns(len(seats) + free, 3, 21)
        for number, spot in enumerate(row):
            at = (spot.x + 9, place.middle[1])
            if number < len(seats):
                pawn(canvas, at, 8.5, SEATS[seats[number]], seats[number])
            else:
                canvas.disc(at, 7, None, DULL)


def spots(view: Table, boys: Mapping[str, list[int]], unknown: int) -> list[Spot]:
    """The spots beside the offer; `unknown` says how many there are for unknown cards."""
    free = view.spots
    rows = [
        ("wild", f" {view.wilds}", free.wild),
        ("extension", f" {view.extensions}", free.extension),
        ("market", "", free.market),
        ("opera", "", free.opera),
        ("unknown", "", max(0, unknown - len(boys.get("unknown", [])))),
    ]
    found = [
        (say(GAME, "board-spot", spot=spot) + left, boys.get(spot, []), count) for spot, left, count in rows
    ]
    shared = [space.slot for space in view.offer if space.shared]
    return [*found, (" ".join(shared), [], free.shared)] if shared else found
