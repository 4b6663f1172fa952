"""What everybody hears of the use of a card."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import COMPANIONS, NOTHING
from clubantique.games.lastwill.codes import ACTIVATE, BUY, LAY, PLAY, PUT, SELL
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.events import (
    ActionsGained,
    CardActivated,
    CardLaid,
    CardPlayed,
    CardRemoved,
    CompanionsJoined,
    HouseLowered,
    MarkerPut,
    PropertyBought,
    PropertySold,
)
from clubantique.games.lastwill.laid import Laid, a_step_down, changed, value_of, with_marker
from clubantique.games.lastwill.uses import Use


def tell_use(seat: int, estate: Estate, use: Use, outside: Outside) -> None:
    """In the order in which it happens; the estate is the one before."""
    names, verb = estate.box.cards, use.verb
    name = names[use.card]
    if use.leaving != NOTHING:
        outside.tell(CardRemoved(seat, names[estate.board[use.leaving].kind]))
    if verb == PLAY:
        tell_play(seat, estate, use, outside)
    elif verb == ACTIVATE:
        outside.tell(CardActivated(seat, name, use.amount))
    elif verb == LAY:
        outside.tell(CardLaid(seat, name, use.actions))
        tell_actions(seat, estate.box.turn_actions[use.card], outside)
    elif verb == BUY:
        outside.tell(PropertyBought(seat, name, use.amount))
    elif verb == SELL:
        outside.tell(PropertySold(seat, name, use.amount))
    elif verb == PUT:
        tell_marker(seat, estate, estate.board[use.place], outside)


def tell_play(seat: int, estate: Estate, use: Use, outside: Outside) -> None:
    names = estate.box.cards
    outside.tell(CardPlayed(seat, names[use.card], use.actions, use.amount))
    if use.companions:
        outside.tell(CompanionsJoined(seat, [names[card] for card in use.companions]))
    board = estate.board
    for place in use.places:
        if estate.box.animals[use.card]:
            tell_marker(seat, estate, board[place], outside)
            board = changed(board, place, with_marker(board[place]))
        else:
            board = changed(board, place, a_step_down(board[place]))
            house = board[place]
            outside.tell(HouseLowered(seat, names[house.kind], value_of(estate.box, house)))
    tell_actions(seat, estate.box.gained[use.card], outside)


def tell_marker(seat: int, estate: Estate, card: Laid, outside: Outside) -> None:
    """A marker of the space's own kind on the topmost free space."""
    companion = estate.box.slots[card.kind][card.markers]
    outside.tell(MarkerPut(seat, estate.box.cards[card.kind], COMPANIONS[companion]))


def tell_actions(seat: int, gained: int, outside: Outside) -> None:
    if gained:
        outside.tell(ActionsGained(seat, gained))
