"""Where an heir sends its errand boys."""

from __future__ import annotations

from clubantique.bots.lastwill.drawing import liking
from clubantique.bots.lastwill.market import market_value, set_modifier
from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.search import fortune
from clubantique.bots.lastwill.worth import card_worth
from clubantique.games.lastwill.box import BLACK
from clubantique.games.lastwill.codes import EXTENSION, MARKET, OPERA, SPEND, TAKE, UNKNOWN
from clubantique.games.lastwill.errands import opera_amounts
from clubantique.games.lastwill.estate import NO_LIMIT, Estate


def errand(outlook: Outlook, options: list[int], run: list[int]) -> int:
    codes = outlook.box.codes
    if run:
        if run[0] == codes.market:
            return set_modifier(outlook, options, run)
        return (
            options[-1] if codes.verb[options[-1]] == SPEND else options[0]
        )  # at the opera, the dearest box
    values = spot_values(outlook, options)
    return options[values.index(max(values))]


def spot_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each spot brings, compared with a boy who stays at home."""
    box, own, view = outlook.box, outlook.own, outlook.view
    codes = box.codes
    plan = view.heirs[outlook.seat].plan
    facts = outlook.facts(own.board)
    actions = facts.helpers.turn_actions + (view.plans[plan - 1].actions if plan else 0)
    estate = own.with_actions(actions)
    before = fortune(outlook, estate)
    spaces = box.sides_for(len(view.heirs)).spaces
    offered = {codes.take + space.slot: seen.card for space, seen in zip(spaces, view.offer, strict=True)}
    values: list[float] = []
    for code in options:
        verb = codes.verb[code]
        value = 0.0
        if verb == TAKE:
            name = offered.get(code)
            card = box.wild if name is None else box.card_numbers[name]
            value = card_value(outlook, estate, card, before)
        elif verb == EXTENSION:
            value = extension_value(outlook, estate, before)
        elif verb == MARKET:
            value = market_value(outlook)
        elif verb == OPERA:
            value = float(opera_amounts(own.with_money(NO_LIMIT))[-1])  # it hopes for the dearest box
        elif verb == UNKNOWN:
            value = blind_value(outlook, codes.what[code], actions)
        values.append(value)
    return values


def card_value(outlook: Outlook, estate: Estate, card: int, before: float) -> float:
    """What a card adds to the coming turn, or what it is worth if kept."""
    value = fortune(outlook, estate.with_in_hand(card)) - before
    if card != outlook.box.wild and not outlook.sure:
        value = max(value, 0.5 * card_worth(outlook, card, outlook.left))
    return value


def extension_value(outlook: Outlook, estate: Estate, before: float) -> float:
    """Another space for the board, which counts when there are cards for it."""
    box, taste = outlook.box, outlook.taste
    waiting = 0
    for card in estate.hand:
        waiting += 1 if box.frame[card] == BLACK else 0
    short = len(estate.board) + waiting - estate.spaces
    if short < 0 or outlook.sure:
        return 0.0
    wider = estate.with_spaces(estate.spaces + 1)
    later = taste.room * outlook.left * (1.0 if short > 0 else 0.5)
    return max(fortune(outlook, wider) - before, later)


def blind_value(outlook: Outlook, deck: int, actions: int) -> float:
    """A card of the deck that promises most."""
    likes = liking(outlook)
    best = max(likes)
    return outlook.taste.blind * likes[deck] / best if actions and best > 0.0 else 0.0
