"""White cards worth playing: with which option and which companions, and what they do (L-42 to L-44, L-91)."""

from __future__ import annotations

from clubantique.bots.lastwill.estate import Board, Estate, Hand, changed, code_of, serves, without
from clubantique.bots.lastwill.facts import Facts, raised
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.games.lastwill.box import COMPANIONS, DOG, HORSE, Box
from clubantique.games.lastwill.effects import (
    ANIMALS,
    DEPRECIATE_3,
    GAINED_ACTIONS,
    PLACE_2_ANIMALS,
    PLUS_ACTION_WHITE,
    STEPS_DOWN,
)

Play = tuple[int, tuple[int, ...], Estate]
Party = tuple[int, tuple[int, ...], Hand]  # what it adds, how it is said, what is left in hand


def plays(outlook: Outlook, estate: Estate, facts: Facts, card: int) -> list[Play]:
    """Each option that can be paid, alone and with all companions that can join."""
    box = outlook.box
    purse = estate.actions + facts.white
    if min(box.option_actions[card]) > purse:
        return []
    rest = without(estate.hand, card)
    board = estate.board
    wants: tuple[int, ...] = ()
    gained = 0
    for effect in box.effects[card]:
        gained += GAINED_ACTIONS[effect]
        if effect in (PLACE_2_ANIMALS, DEPRECIATE_3):
            board, wants = (
                with_animals(outlook, board) if effect == PLACE_2_ANIMALS else lowered(outlook, board)
            )
            if not wants:
                return []
    found: list[Play] = []
    more = raised(box, card, facts)
    several = len(box.option_actions[card]) > 1
    for number, needed in enumerate(box.option_actions[card]):
        money = box.option_money[card][number]
        if needed > purse or (facts.owned and money > estate.money):
            continue
        said = (box.codes.option + number, *wants) if several else wants
        actions, after = paid(box, estate.actions + gained, board, needed)
        for added, how, hand in parties(box, card, rest, estate.money - money if facts.owned else 1000):
            amount = money + added + more
            if facts.owned and amount > estate.money:
                amount = estate.money if more else money + added
            left = Estate(estate.money - amount, actions, hand, after, estate.spaces)
            found.append((box.codes.play[card], said + how, left))
    return found


def paid(box: Box, actions: int, board: Board, needed: int) -> tuple[int, Board]:
    """L-94: actions for white cards are spent before ordinary ones."""
    for index, card in enumerate(board):
        while needed > 0 and serves(box, card, PLUS_ACTION_WHITE) > 0:
            card = card._replace(uses=tuple(sorted((*card.uses, PLUS_ACTION_WHITE))))
            board = changed(board, index, card)
            needed -= 1
    return actions - needed, board


def parties(box: Box, card: int, hand: Hand, most: int) -> list[Party]:
    """Nobody, everybody who is there, and with a wild companion for whoever is missing."""
    found: list[Party] = [(0, (), hand)]
    listed = box.listed[card]
    if not any(listed):
        return found
    added, rest = 0, hand
    said: tuple[int, ...] = ()
    missing: list[int] = []
    for companion in range(len(COMPANIONS)):
        for _ in range(listed[companion]):
            add = box.adds[card][companion]
            if box.companion[companion] in rest and added + add <= most:
                rest = without(rest, box.companion[companion])
                added, said = added + add, (*said, box.codes.with_ + companion)
            else:
                missing.append(companion)
    if said:
        found.append((added, said, rest))
    if missing and box.wild in rest:
        missing.sort(key=lambda companion: -box.adds[card][companion])
        for companion in missing:
            add = box.adds[card][companion]
            if box.wild in rest and added + add <= most:
                rest = without(rest, box.wild)
                added, said = added + add, (*said, box.codes.wild_as + companion)
                found.append((added, said, rest))
    return found


def with_animals(outlook: Outlook, board: Board) -> tuple[Board, tuple[int, ...]]:
    """L-91: the two markers that bring most, one after the other."""
    box = outlook.box
    said: tuple[int, ...] = ()
    for _ in range(ANIMALS):
        best, most, code = board, -1000.0, 0
        for index, card in enumerate(board):
            slots = box.slots[card.kind]
            if card.markers < len(slots) and slots[card.markers] in (DOG, HORSE):
                after = changed(board, index, card._replace(markers=card.markers + 1))
                facts = outlook.facts(after)
                if facts.free + facts.promise > most:
                    best, most = after, facts.free + facts.promise
                    code = code_of(board, index, box.codes.put)
        if best is not board:
            board, said = best, (*said, code)
    return board, said


def lowered(outlook: Outlook, board: Board) -> tuple[Board, tuple[int, ...]]:
    """L-91: the three steps that take most off what the houses will count."""
    box = outlook.box
    said: tuple[int, ...] = ()
    for _ in range(STEPS_DOWN):
        best, least, code = board, 1000.0, 0
        for index, card in enumerate(board):
            ladder = box.ladder[card.kind]
            if card.step + 1 < len(ladder):
                after = changed(board, index, card._replace(step=card.step + 1))
                count = outlook.facts(after).burden - 0.1 * (ladder[card.step] - ladder[card.step + 1])
                if count < least:
                    best, least, code = after, count, code_of(board, index, box.codes.lower)
        if best is not board:
            board, said = best, (*said, code)
    return board, said
