"""White cards worth playing: with which option and which companions, and what they do (L-42 to L-44, L-91)."""

from __future__ import annotations

from clubantique.bots.lastwill.facts import raised
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.games.lastwill.box import COMPANIONS
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import a_step_down, can_fall, changed, is_animal, with_marker, without
from clubantique.games.lastwill.turn import after
from clubantique.games.lastwill.white import can_play, playing, possible_options

Play = tuple[int, tuple[int, ...], Estate]
Party = tuple[int, ...]  # how it is said


def plays(outlook: Outlook, estate: Estate, card: int) -> list[Play]:
    """Each option that can be paid, alone and with all companions that can join."""
    box = outlook.box
    if not can_play(estate, card):
        return []
    wants: Party = ()
    if box.animals[card]:
        wants = with_animals(outlook, estate, box.animals[card])
    elif box.steps_down[card]:
        wants = lowered(outlook, estate, box.steps_down[card])
    found: list[Play] = []
    more = raised(box, card, estate.board)
    several = len(box.option_actions[card]) > 1
    for number in possible_options(estate, card):
        said = (box.codes.option + number, *wants) if several else wants
        for how in parties(estate, card, estate.limit() - box.option_money[card][number]):
            use = playing(estate, [box.codes.play[card], *said, *how])
            use.amount = min(use.amount + more, estate.limit())
            found.append((box.codes.play[card], said + how, after(estate, use)))
    return found


def parties(estate: Estate, card: int, most: int) -> list[Party]:
    """Nobody, everybody who is there, and with a wild companion for whoever is missing."""
    box = estate.box
    found: list[Party] = [()]
    listed = box.listed[card]
    if not any(listed):
        return found
    added, rest = 0, without(estate.hand, card)
    said: Party = ()
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
        found.append(said)
    if missing and box.wild in rest:
        missing.sort(key=lambda companion: -box.adds[card][companion])
        for companion in missing:
            add = box.adds[card][companion]
            if box.wild in rest and added + add <= most:
                rest = without(rest, box.wild)
                added, said = added + add, (*said, box.codes.wild_as + companion)
                found.append(said)
    return found


def with_animals(outlook: Outlook, estate: Estate, most_markers: int) -> Party:
    """L-91: the markers that bring most, one after the other."""
    box, board = estate.box, estate.board
    said: Party = ()
    for _ in range(most_markers):
        best, most, code = board, -1000.0, 0
        for place, card in enumerate(board):
            slots = box.slots[card.kind]
            if card.markers < len(slots) and is_animal(slots[card.markers]):
                after_it = changed(board, place, with_marker(card))
                facts = outlook.facts(after_it)
                if facts.free + facts.promise > most:
                    best, most = after_it, facts.free + facts.promise
                    code = estate.code(place, box.codes.put)
        if best is not board:
            board, said = best, (*said, code)
    return said


def lowered(outlook: Outlook, estate: Estate, most_steps: int) -> Party:
    """L-91: the steps that take most off what the houses will count."""
    box, board = estate.box, estate.board
    said: Party = ()
    for _ in range(most_steps):
        best, least, code = board, 1000.0, 0
        for place, card in enumerate(board):
            if can_fall(box, card):
                ladder = box.ladder[card.kind]
                after_it = changed(board, place, a_step_down(card))
                count = outlook.facts(after_it).burden - 0.1 * (ladder[card.step] - ladder[card.step + 1])
                if count < least:
                    best, least, code = after_it, count, estate.code(place, box.codes.lower)
        if best is not board:
            board, said = best, (*said, code)
    return said
