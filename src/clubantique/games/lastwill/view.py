"""Builds the views: the table as it lies there, and the knowledge of a perfect memory."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.games.lastwill.box import COMPANIONS, DECK_NAMES, DECKS, NOTHING, TYPES, WILD
from clubantique.games.lastwill.ending import total
from clubantique.games.lastwill.errands import placed_boys, shared_boys
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.laid import Laid, value_of, without
from clubantique.games.lastwill.state import OVER
from clubantique.games.lastwill.views import (
    PHASES,
    Card,
    Everything,
    Heir,
    Memory,
    Own,
    Pile,
    Plan,
    Space,
    Spots,
    Table,
)


def table_view(state: LastWillState, viewer: Viewer) -> Table:
    """L-95: what is public, and the own hand; with memory aids, or after the end, also what can be remembered."""
    return build(state, viewer, state.aids or state.phase == OVER)


def knowledge_view(state: LastWillState, viewer: Viewer) -> Table:
    """All that a perfect memory could know."""
    return build(state, viewer, True)


def everything(state: LastWillState) -> Everything:
    """The whole state, open."""
    return Everything(
        table=knowledge_view(state, None),
        hands=[own(state, seat) for seat in range(state.seats)],
        decks=[state.names_of(cards) for cards in state.deck],
        discards=[state.names_of(cards) for cards in state.discard],
        asides=[state.names_of(cards) for cards in state.aside],
    )


def build(state: LastWillState, viewer: Viewer, remembers: bool) -> Table:
    state.check_viewer(viewer)
    seats = range(state.seats)
    return Table(
        seat=viewer,
        step=state.step,
        round=state.round,
        phase=PHASES[state.phase],
        asked=state.asked.copy(),
        due=state.due.copy(),
        start=state.start,
        order=state.order.copy(),
        queue=state.queue.copy(),
        last=state.last,
        will=None if state.will == NOTHING else state.box.cards[state.will],
        modifiers=dict(zip(TYPES, state.modifier, strict=True)),
        plans=plans(state),
        offer=offer(state),
        spots=spots(state),
        wilds=state.wilds,
        extensions=state.extensions,
        piles=[
            Pile(DECK_NAMES[deck], len(state.deck[deck]), len(state.discard[deck])) for deck in range(DECKS)
        ],
        heirs=[heir(state, seat) for seat in seats],
        own=None if viewer is None else own(state, viewer),
        memory=memory(state, viewer) if remembers else None,
        ranking=state.ranking.copy(),
        totals=[total(state, seat) for seat in seats],
    )


def plans(state: LastWillState) -> list[Plan]:
    sides = state.box.sides_for(state.seats)
    return [
        Plan(
            number=number + 1,
            cards=sides.cards[number],
            boys=sides.boys[number],
            actions=sides.actions[number],
            seat=state.plan.index(number) if number in state.plan else None,
            blocked=number in state.blocked,
        )
        for number in range(len(sides.cards))
    ]


def offer(state: LastWillState) -> list[Space]:
    names, codes = state.names, state.box.codes
    spaces = state.box.sides_for(state.seats).spaces
    return [
        Space(
            names[codes.take + space.slot].split(" ")[1],
            None if card == NOTHING else state.box.cards[card],
            space.shared,
        )
        for space, card in zip(spaces, state.offer, strict=True)
    ]


def spots(state: LastWillState) -> Spots:
    sides, codes = state.box.sides_for(state.seats), state.box.codes
    placed = placed_boys(state)
    return Spots(
        shared=sides.shared_spots - shared_boys(state, placed),
        wild=sides.wild_spots - placed.count(codes.take_wild),
        extension=sides.extension_spots - placed.count(codes.extension),
        market=sides.market_spots - placed.count(codes.market),
        opera=sides.opera_spots - placed.count(codes.opera),
    )


def heir(state: LastWillState, seat: int) -> Heir:
    plan = state.plan[seat]
    return Heir(
        money=state.money[seat],
        actions=state.actions[seat],
        plan=None if plan == NOTHING else plan + 1,
        spaces=state.spaces[seat],
        board=[card_view(state, card) for card in state.board[seat]],
        hand=backs(state, seat),
        open=state.names_of(state.open_hand(seat)),
        errands=[state.names[code] for code in state.errands[seat]],
        bankrupt=state.estate(seat).is_bankrupt(),
    )


def card_view(state: LastWillState, card: Laid) -> Card:
    box = state.box
    return Card(
        card=box.cards[card.kind],
        value=value_of(box, card) if box.type_of[card.kind] != NOTHING else None,
        step=card.step,
        markers=[COMPANIONS[companion] for companion in box.slots[card.kind][: card.markers]],
        activated=card.activated,
        uses=[box.effect_names[effect] for effect in card.uses],
    )


def backs(state: LastWillState, seat: int) -> dict[str, int]:
    """L-95: from which deck each card in a hand came."""
    decks = [state.box.deck[card] for card in state.hand[seat]]
    return {DECK_NAMES[deck]: decks.count(deck) for deck in range(WILD + 1) if deck in decks}


def own(state: LastWillState, seat: int) -> Own:
    return Own(state.names_of(state.hand[seat]), [state.names[code] for code in state.runs[seat]])


def memory(state: LastWillState, viewer: Viewer) -> Memory:
    return Memory(
        [state.names_of(cards) for cards in state.seen],
        [] if viewer is None else state.names_of(state.aside[viewer]),
        [by_deck(state, cards) for cards in state.aside],
        [state.names_of(cards) for cards in unseen(state, viewer)],
    )


def by_deck(state: LastWillState, cards: list[int]) -> list[int]:
    decks = [state.box.deck[card] for card in cards]
    return [decks.count(deck) for deck in range(DECKS)]


def unseen(state: LastWillState, viewer: Viewer) -> list[list[int]]:
    """Cards of which this viewer cannot say where they are: in a deck, in another hand, or put aside by others."""
    hidden = state.deck.copy()
    decks = state.box.deck
    for seat in range(state.seats):
        if seat == viewer:
            continue
        cards = state.hand[seat]
        for card in state.open_hand(seat):
            cards = without(cards, card)
        for card in cards + state.aside[seat]:
            hidden[decks[card]] = hidden[decks[card]] + [card]
    return [sorted(cards) for cards in hidden]
