"""What exhibitions, and cards to steal or to buy, are worth."""

from __future__ import annotations

from clubantique.bots.adel.chance import payment
from clubantique.bots.adel.collection import counted, largest, with_one
from clubantique.bots.adel.outlook import Outlook


def exhibition_values(outlook: Outlook, exhibitions: list[list[int]]) -> list[float]:
    """The value of each exhibition: what it earns beside those of others, less what thieves may take."""
    thieves = thieves_about(outlook)
    earned: dict[int, float] = {}  # by size
    lost: dict[int, float] = {}  # by card
    values: list[float] = []
    for cards in exhibitions:
        size = len(cards)
        if size not in earned:
            earned[size] = earnings(outlook, size) - outlook.taste.secret * size
        values.append(earned[size] - thieves * (dearest(outlook, cards, lost) if thieves else 0.0))
    return values


def thieves_about(outlook: Outlook) -> int:
    """How many thieves lie open: those of the auction house are gone when exhibitions are chosen (A-26)."""
    return sum([lord.action is not None and lord.action.startswith("thief") for lord in outlook.view.lords])


def earnings(outlook: Outlook, size: int) -> float:
    """What an exhibition of this size advances, now that it is known who exhibits."""
    rivals = [
        outlook.seen_sizes[seat]
        for seat, lord in enumerate(outlook.view.lords)
        if seat != outlook.seat and lord.action == "exhibit"
    ]
    return payment(size, rivals, outlook.steps(outlook.best), outlook.steps(outlook.second))


def dearest(outlook: Outlook, cards: list[int], lost: dict[int, float]) -> float:
    """What the worst theft from these cards costs. `lost` remembers what has been worked out."""
    worst = 0.0
    for card in cards:
        if card not in lost:
            lost[card] = -outlook.change(card, -1)
        worst = max(worst, lost[card])
    return worst


def card_value(outlook: Outlook, card: int) -> float:
    """The value of a card to steal or to buy."""
    return outlook.change(card, 1) + outlook.spite * damage(outlook, card)


def damage(outlook: Outlook, card: int) -> float:
    """What a theft costs the rival who shows this card, as far as their cards are known; 0 for a purchase."""
    name = outlook.box.cards[card]
    for seat, lord in enumerate(outlook.view.lords):
        if name in lord.exhibition:
            known = counted(outlook.box, outlook.memory.cards[seat])
            left = with_one(known, outlook.box.series[card], -1)
            return outlook.taste.card * (largest(known) - largest(left))
    return 0.0
