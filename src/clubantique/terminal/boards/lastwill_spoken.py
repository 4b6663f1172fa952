"""The table in sentences, for those who listen."""

from __future__ import annotations

from clubantique.games.lastwill.views import Card, Table
from clubantique.terminal.boards.lastwill_faces import told
from clubantique.terminal.boards.lastwill_heirs import actions
from clubantique.terminal.boards.lastwill_material import Material, cards_in_hand, money
from clubantique.terminal.boards.lastwill_offer import SPOTS, open_spots, open_unknown
from clubantique.terminal.boards.lastwill_own import counted


def spoken(material: Material, view: Table) -> list[str]:
    words = material.words
    lines = [
        round_line(material, view),
        words("board-spoken-market", modifiers=material.modifiers(view.modifiers)),
    ]
    lines += [plan_line(material, view, number) for number in range(len(view.plans))]
    lines += offer_lines(material, view)
    lines += deck_lines(material, view)
    for seat in range(len(view.heirs)):
        lines += heir_lines(material, view, seat)
    return lines + memory_lines(material, view) + own_lines(material, view)


def round_line(material: Material, view: Table) -> str:
    return material.words(
        "board-spoken-round",
        round=view.round,
        rounds=material.box.rounds,
        start=material.players[view.start],
        last="yes" if view.last else "no",
        count=len(view.order),
        order=[material.players[seat] for seat in view.order],
    )


def plan_line(material: Material, view: Table, number: int) -> str:
    plan = view.plans[number]
    taken = "blocked" if plan.blocked else "free" if plan.seat is None else "taken"
    return material.words(
        "board-spoken-plan",
        plan=plan.number,
        cards=plan.cards,
        boys=plan.boys,
        actions=plan.actions,
        taken=taken,
        name="" if plan.seat is None else material.players[plan.seat],
    )


def offer_lines(material: Material, view: Table) -> list[str]:
    words, lines = material.words, []
    for space in view.offer:
        if space.card is not None:
            name, face = material.words.named(space.card), told(material, space.card)
            shared = "yes" if space.shared else "no"
            lines.append(words("board-spoken-space", slot=space.slot, card=name, face=face, shared=shared))
    spots = {name: open_spots(view, name) for name in SPOTS}
    lines.append(words("board-spoken-spots", unknown=open_unknown(view), **spots))
    if any(space.shared for space in view.offer):
        lines.append(words("board-spoken-shared", count=view.spots.shared))
    return lines


def deck_lines(material: Material, view: Table) -> list[str]:
    said = [
        material.words(
            "board-spoken-deck",
            deck=material.words.named(pile.deck),
            size=pile.size,
            discarded=pile.discarded,
        )
        for pile in view.piles
    ]
    said.append(material.words("board-extensions", count=view.extensions))
    return [material.words("board-spoken-decks", decks=said)]


# --- people --------------------------------------------------------------------------------------


def heir_lines(material: Material, view: Table, seat: int) -> list[str]:
    heir, words = view.heirs[seat], material.words
    lines = [
        words(
            "board-spoken-heir",
            name=material.players[seat],
            money=money(heir.money),
            total=money(view.totals[seat]),
            actions=actions(view, seat),
            bankrupt="yes" if heir.bankrupt else "no",
            cards=cards_in_hand(heir),
            backs=[f"{words.named(deck)} {count}" for deck, count in heir.hand.items()],
            spaces=heir.spaces,
        )
    ]
    lines += [card_line(material, card) for card in heir.board]
    if heir.open:
        known = [words.named(card) for card in heir.open]
        lines.append(words("board-spoken-known", name=material.players[seat], cards=known))
    if heir.errands:
        errands = [words.choice(each) for each in heir.errands]
        lines.append(words("board-spoken-errands", name=material.players[seat], errands=errands))
    return lines


def card_line(material: Material, card: Card) -> str:
    return material.words(
        "board-spoken-card",
        card=material.words.named(card.card),
        property="no" if card.value is None else "yes",
        value=card.value or 0,
        count=len(card.markers),
        markers=[material.words.named(marker) for marker in card.markers],
        activated="yes" if card.activated else "no",
        uses=len(card.uses),
        face=told(material, card.card),
    )


def own_lines(material: Material, view: Table) -> list[str]:
    """One's own hand."""
    if view.own is None:
        return []
    cards = counted(view.own.hand)
    if not cards:
        return [material.words("board-no-card")]
    return [own_card(material, card, count) for card, count in cards.items()]


def own_card(material: Material, card: str, count: int) -> str:
    name, face = material.words.named(card), told(material, card)
    return material.words("board-spoken-own", card=name, count=count, face=face)


def summary(material: Material, view: Table) -> str:
    """Money, actions and the cards in hand, by name."""
    if view.own is None or view.seat is None:
        return ""
    heir = view.heirs[view.seat]
    cards = [material.words.named(card) for card in view.own.hand]
    return material.words(
        "board-summary",
        money=money(heir.money),
        actions=actions(view, view.seat),
        total=money(view.totals[view.seat]),
        count=len(cards),
        cards=cards,
    )


def memory_lines(material: Material, view: Table) -> list[str]:
    """What a perfect memory adds, at tables with memory aids."""
    if view.memory is None:
        return []
    lines = []
    for pile, seen, unseen in zip(view.piles, view.memory.seen, view.memory.unseen, strict=True):
        for key, cards in (("board-memory-seen", seen), ("board-memory-unseen", unseen)):
            if cards:
                names = [numbered(material, card, count) for card, count in counted(cards).items()]
                lines.append(material.words(key, deck=material.words.named(pile.deck), cards=names))
    aside = [material.words.named(card) for card in view.memory.aside]
    return lines + ([material.words("board-memory-aside", cards=aside)] if aside else [])


def numbered(material: Material, card: str, count: int) -> str:
    return f"{material.words.named(card)} ×{count}" if count > 1 else material.words.named(card)
