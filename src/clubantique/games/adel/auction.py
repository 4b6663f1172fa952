"""Phase III: the auction house (A-20 to A-26)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import AUCTION, BUY_LEFT, BUY_RIGHT, NOTHING
from clubantique.games.adel.events import (
    Bought,
    ChequeStolen,
    HouseClosed,
    NothingSold,
    Outbid,
    ThievesClashed,
)
from clubantique.games.adel.setup import turn_card
from clubantique.games.adel.state import BUY, Lords, without
from clubantique.games.adel.what import reveal_actions


def open_auction(state: Lords, outside: Outside) -> None:
    """A-20: the cards at the auction house are revealed; A-21: the highest cheque chooses; A-25: if anybody is here."""
    state.phase = BUY
    if AUCTION not in state.place:
        return
    reveal_actions(state, AUCTION, outside)
    buyer = highest_bidder(state)
    if buyer != NOTHING:
        state.ask([buyer])
    elif outside.watched:
        outside.tell(NothingSold())


def highest_bidder(state: Lords) -> int:
    """A-21: the seat with the highest cheque; NOTHING if no cheque was played."""
    buyer = NOTHING
    highest = NOTHING
    for seat in range(state.seats):
        action = state.action[seat]
        if state.place[seat] == AUCTION and state.box.is_bid(action) and action > highest:
            buyer = seat
            highest = action
    return buyer


def possible_purchases(state: Lords) -> list[int]:
    """A-21: the visible card of either pile that has one."""
    return [buy for buy in (BUY_LEFT, BUY_RIGHT) if state.size[buy - BUY_LEFT]]


def buy(state: Lords, outside: Outside) -> None:
    """A-21: the buyer takes the card; A-22: the cheque is paid; A-24, A-25: a thief may get it."""
    buyer = state.asked[0]
    cheque = state.action[buyer]
    state.cheques[buyer] = without(state.cheques[buyer], cheque)
    take_top(state, buyer, state.runs[buyer][0] - BUY_LEFT, outside)
    if outside.watched and outbid(state, buyer):
        outside.tell(Outbid(outbid(state, buyer)))
    thieves = state.who_sent_thieves(AUCTION)
    if len(thieves) == 1:
        state.cheques[thieves[0]] = sorted(state.cheques[thieves[0]] + [cheque])
        if outside.watched:
            outside.tell(ChequeStolen(thieves[0], state.box.values[cheque]))
    else:
        state.cash = sorted(state.cash + [cheque])
        if thieves and outside.watched:
            outside.tell(ThievesClashed(thieves))


def take_top(state: Lords, buyer: int, pile: int, outside: Outside) -> None:
    """The visible card goes to the buyer and the next one becomes visible."""
    card = state.top[pile]
    state.gain_card(buyer, card)
    state.quiet = 0
    state.size[pile] -= 1
    state.top[pile] = NOTHING
    if outside.watched:
        cheque = state.box.values[state.action[buyer]]
        outside.tell(Bought(buyer, state.box.cards[card], cheque))
    if state.size[pile]:
        turn_card(state, pile, outside)
    elif outside.watched and state.house_closed():
        outside.tell(HouseClosed())


def outbid(state: Lords, buyer: int) -> list[int]:
    """A-22: whoever played a lower cheque."""
    return [seat for seat in range(state.seats) if seat != buyer and state.box.is_bid(state.action[seat])]


def close_auction(state: Lords) -> None:
    """A-22, A-26: cheques that did not win, and all thieves, return to hand."""
    for seat in range(state.seats):
        if state.place[seat] == AUCTION:
            state.action[seat] = NOTHING
            state.revealed[seat] = False
