"""Asks the rules what choices lead to, and how an answer stands; nothing is worked out here a second time."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.core.facts import Facts, Lack, Obstacle, Range, yes
from clubantique.games.adel.box import AUCTION, BUY_LEFT, BUY_RIGHT, CASTLE, DETECTIVE, DONE, EXHIBITION
from clubantique.games.adel.castle import chosen_cards
from clubantique.games.adel.exhibition import block_of, blocks, can_exhibit, pair, scoring_space, worth
from clubantique.games.adel.facts import (
    Auction,
    Bid,
    Castle,
    Detective,
    Exhibit,
    Exhibition,
    Loot,
    Outlook,
    OwnOutlook,
    Purchase,
    Shown,
    Thief,
)
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.justice import place_in_race
from clubantique.games.adel.state import BOTH, BUY, SHOW, WHAT, WHERE
from clubantique.games.adel.theft import victims

# --- options -------------------------------------------------------------------------------------


def option(state: AdelState, seat: int, run: list[int], code: int) -> Facts:
    box = state.box
    best, second = pair(box, state.pawn)
    if code == CASTLE:
        return Castle(able=yes(can_exhibit(state, seat)), best=best, second=second)
    if code == AUCTION:
        return Auction(cards=on_sale(state), cheques=len(state.cheques[seat]))
    if code == DETECTIVE:
        return detective(state, seat)
    if code == EXHIBITION:
        return Exhibit(best=best, second=second, advance=Range(0, best, "others"))
    if code in (BUY_LEFT, BUY_RIGHT):
        return purchase(state, seat, state.top[code - BUY_LEFT])
    if code == DONE:
        return exhibition(state, seat, run)
    if box.is_bid(code):
        return Bid(cheque=box.values[code], cards=on_sale(state))
    if box.is_thief(code):
        return thief(state, seat, place_of(state, seat, run))
    if code >= box.first_steal:
        return loot(state, seat, run, code - box.first_steal)
    return Shown(card=box.cards[code - box.first_show], most=most_shown(state, seat, code - box.first_show))


def detective(state: AdelState, seat: int) -> Detective:
    """A-51: exhibitions are paid before, so that others may be ahead by then who are not yet."""
    best, _ = pair(state.box, state.pawn)
    rivals = [other for other in range(state.seats) if other != seat and may_be_at_castle(state, other)]
    later = [space + best if other in rivals else space for other, space in enumerate(state.pawn)]
    ranks = [place_in_race(state.pawn, seat), place_in_race(later, seat)]
    least, most = [within_track(state, seat, rank) for rank in (min(ranks), max(ranks))]
    return Detective(rank=Range(least, most, "others"), advance=Range(0, most, "others"))


def within_track(state: AdelState, seat: int, steps: int) -> int:
    """A-83: no further than to a last space, where the board has one."""
    last = state.box.last
    return min(steps, last - state.pawn[seat]) if last else steps


def may_be_at_castle(state: AdelState, seat: int) -> bool:
    return state.place[seat] != AUCTION


def thief(state: AdelState, seat: int, place: int) -> Thief:
    """A-24: one cheque, if he is alone; A-40: a card of each exhibition."""
    if place == AUCTION:
        return Thief(at=state.names[place], loot=Range(0, 1, "others"))
    rivals = [other for other in range(state.seats) if other != seat and may_be_at_castle(state, other)]
    return Thief(at=state.names[CASTLE], loot=Range(0, len(rivals), "others"))


def purchase(state: AdelState, seat: int, card: int) -> Purchase:
    block = block_of(state.box, state.cards[seat], card)
    return Purchase(
        card=state.box.cards[card],
        cheque=state.box.values[state.action[seat]],
        fitting=len(block) - 1,
        largest=len(block) if len(block) >= state.box.exhibition_min else 0,
    )


def loot(state: AdelState, seat: int, run: list[int], card: int) -> Loot:
    block = block_of(state.box, state.cards[seat], card)
    return Loot(
        card=state.box.cards[card],
        victim=victims(state)[len(run)],
        fitting=len(block) - 1,
        largest=len(block) if len(block) >= state.box.exhibition_min else 0,
    )


def most_shown(state: AdelState, seat: int, card: int) -> int:
    """A-32: what was said stands, and what is passed over stays at home."""
    said = chosen_cards(state, state.runs[seat])
    block = block_of(state.box, state.cards[seat], card)
    return len(said) + len([each for each in block if each >= card])


def exhibition(state: AdelState, seat: int, run: list[int]) -> Exhibition:
    """A-33: nobody knows yet what the others show, but it is known how many cards they have."""
    cards = chosen_cards(state, run)
    rivals = [other for other in state.asked if other != seat and can_outshine(state, other, seat, cards)]
    lowest = 1 + len(rivals)
    paid = [0, *pair(state.box, state.pawn), 0]
    least, most = [within_track(state, seat, steps) for steps in (paid[min(lowest, 3)], paid[1])]
    return Exhibition(
        count=len(cards),
        shown=state.card_names(cards),
        rank=Range(1, lowest, "others"),
        advance=Range(least, most, "others"),
    )


def can_outshine(state: AdelState, rival: int, seat: int, cards: list[int]) -> bool:
    """A-33: with more cards, or with as many that are older, if they were the oldest of those that one has not."""
    if len(state.cards[rival]) != len(cards):
        return len(state.cards[rival]) > len(cards)
    others = [card for card in range(len(state.box.cards)) if card not in state.cards[seat]]
    oldest = sorted(others, key=lambda card: state.box.year[card])[: len(cards)]
    return worth(state, oldest) < worth(state, cards)


def on_sale(state: AdelState) -> list[str]:
    return [state.box.cards[state.top[pile]] for pile in range(len(state.top)) if state.size[pile]]


def place_of(state: AdelState, seat: int, run: list[int]) -> int:
    """Where one is, or goes with this answer (A-70)."""
    return run[0] if state.phase == BOTH and run else state.place[seat]


# --- the table -----------------------------------------------------------------------------------


def outlook(state: AdelState, viewer: Viewer, run: list[int]) -> Outlook:
    best, second = pair(state.box, state.pawn)
    beside = scoring_space(state.box.table, state.pawn)
    if viewer is None:
        return Outlook(best=best, second=second, beside=beside)
    cards = chosen_cards(state, run) if state.phase == SHOW else []
    return OwnOutlook(
        best=best,
        second=second,
        beside=beside,
        blocks=[state.card_names(block) for block in blocks(state.box, state.cards[viewer])],
        largest=lack_of_cards(state, viewer).there if can_exhibit(state, viewer) else 0,
        enough=state.box.exhibition_min,
        shown=state.card_names(cards),
        missing=max(0, state.box.exhibition_min - len(cards)) if state.phase == SHOW else 0,
    )


# --- what is not possible ------------------------------------------------------------------------


def obstacles(state: AdelState, seat: int) -> list[Obstacle]:
    """A-13, A-14, A-21, A-30: what a lord sees before him and cannot choose now."""
    if seat not in state.due:
        return []
    possible = state.legal(seat)
    found: list[Obstacle] = []
    if state.phase in (WHERE, BOTH) and AUCTION not in possible and not state.runs[seat]:
        found.append(Obstacle(state.names[AUCTION], [Lack("bidder")]))
    if state.phase in (WHAT, BOTH) and at_castle(state, seat) and EXHIBITION not in possible:
        found.append(Obstacle(state.names[EXHIBITION], [lack_of_cards(state, seat)]))
    if state.phase == BUY:
        empty = [code for code in (BUY_LEFT, BUY_RIGHT) if code not in possible]
        found += [Obstacle(state.names[code], [Lack("pile", 1, 0)]) for code in empty]
    if state.phase == SHOW:
        found += not_shown(state, seat)
    return found


def at_castle(state: AdelState, seat: int) -> bool:
    return place_of(state, seat, state.runs[seat]) == CASTLE


def lack_of_cards(state: AdelState, seat: int) -> Lack:
    there = max([len(block) for block in blocks(state.box, state.cards[seat])], default=0)
    return Lack("block", state.box.exhibition_min, there)


def not_shown(state: AdelState, seat: int) -> list[Obstacle]:
    """A-30, A-32: cards that fit too few others, that do not fit what was chosen, or were passed over."""
    said = chosen_cards(state, state.runs[seat])
    block = block_of(state.box, state.cards[seat], said[0]) if said else state.cards[seat]
    found: list[Obstacle] = []
    for card in state.cards[seat]:
        fitting = len(block_of(state.box, state.cards[seat], card))
        lacks = (
            [Lack("block", state.box.exhibition_min, fitting)] if fitting < state.box.exhibition_min else []
        )
        if said and card not in said and (card < said[-1] or card not in block):
            lacks.append(Lack("order" if card in block else "gap"))
        if lacks:
            found.append(Obstacle(state.names[state.box.first_show + card], lacks))
    return found
