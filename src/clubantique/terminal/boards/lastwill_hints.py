"""What choices lead to: what a card costs and spends, what a plan gives, where money goes."""

from __future__ import annotations

from clubantique.games.lastwill.box import COMPANIONS, DOG, HORSE
from clubantique.games.lastwill.effects import (
    EXTRA_CARDS,
    FARM,
    FARM_ACTIVATE_FREE,
    HOUSE_ACTIVATE_FREE,
    MASK_OPERA_PLUS_3,
    MORE_MONEY,
    NOTHING,
    SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS,
    SPEND_2_PER_FARM,
    SPEND_2_PER_HORSE_ON_FARMS,
    USES,
)
from clubantique.games.lastwill.money import NO_LIMIT, sums
from clubantique.games.lastwill.views import Card, Heir, Table
from clubantique.terminal.boards.lastwill_faces import companion, told
from clubantique.terminal.boards.lastwill_material import Material, helpers, money, on_board, several

TRADES = ("buy", "sell")
ON_BOARD = ("activate", "put", "sell", "lower", "instead-of", "free")


def facts_of(material: Material, view: Table, choice: str) -> dict[str, object]:
    """What the hint of a choice may speak of, for the viewer who is asked."""
    assert view.seat is not None
    assert view.own is not None
    heir, run = view.heirs[view.seat], view.own.run
    verb, _, what = choice.partition(" ")
    if verb in ("plan", "block"):
        plan = view.plans[int(what) - 1]
        return {"cards": plan.cards, "boys": plan.boys, "actions": plan.actions}
    if verb in ("keep", "play", "lay", "buy"):
        return card_facts(material, view, heir, what)
    if verb in ON_BOARD:
        return board_facts(material, view, heir, on_board(heir, what))
    if verb in ("spend", "get"):
        left = heir.money + (int(what) if verb == "get" else -int(what))
        return {"left": money(left), "actions": price_in_actions(material, heir, run)}
    if verb in ("option", "with", "wild-as"):
        return step_facts(material, run[0], what)
    if verb.startswith("draw-"):
        return pile_facts(view, verb.partition("-")[2])
    if verb == "done":
        cards = [material.words.named(card.card) for card in heir.board if is_free(material, heir, card)]
        return {"actions": heir.actions, "count": len(cards), "cards": cards}
    return errand_facts(material, view, heir, choice) | {"phase": view.phase, "actions": heir.actions}


# --- errands -------------------------------------------------------------------------------------


def errand_facts(material: Material, view: Table, heir: Heir, choice: str) -> dict[str, object]:
    verb, _, what = choice.partition(" ")
    if verb == "take":
        card = next((space.card for space in view.offer if space.slot == what), None)
        if card is None:
            return {"kind": "wild", "name": "", "face": ""}
        return {"kind": "card", "name": material.words.named(card), "face": told(material, card)}
    if verb == "unknown":
        return pile_facts(view, what)
    if verb == "opera":
        return {"money": several(opera_amounts(material, heir))}
    if verb.startswith("set-"):
        now = f"{view.modifiers[verb.partition('-')[2]]:+}"
        return {"now": now, "same": "yes" if now == what else "no"}
    return {"kind": what, "spaces": heir.spaces, "modifiers": material.modifiers(view)}


def pile_facts(view: Table, deck: str) -> dict[str, object]:
    """L-11: an empty deck is made of its discard pile."""
    pile = next(pile for pile in view.piles if pile.deck == deck)
    return {"size": pile.size, "discarded": pile.discarded}


def opera_amounts(material: Material, heir: Heir) -> list[int]:
    more = [MORE_MONEY[effect] for effect in helpers(material, heir) if effect == MASK_OPERA_PLUS_3]
    return sums([material.box.opera_money], more, limit(material, heir))


def limit(material: Material, heir: Heir) -> int:
    """L-63: with property nobody may get into debt."""
    return heir.money if material.owns_property(heir) else NO_LIMIT


def still_to_draw(material: Material, view: Table, run: list[str]) -> int:
    """The cards of a plan, and of helpers who add to any deck, that are not yet shared out."""
    steps = [step.partition(" ") for step in run]
    if steps[0][0] != "plan":
        return 0
    cards = view.plans[int(steps[0][2]) - 1].cards
    chosen = sum(int(what) for verb, _, what in steps if verb.startswith("draw-"))
    return cards + EXTRA_CARDS * run.count(material.extra_card) - chosen


# --- cards ---------------------------------------------------------------------------------------


def card_facts(material: Material, view: Table, heir: Heir, card: str) -> dict[str, object]:
    ladder = material.box.ladder[material.number(card)]
    prices = material.prices(view, heir, card, ladder[0]) if ladder else []
    return {"face": told(material, card), "price": several(prices)}


def step_facts(material: Material, first: str, what: str) -> dict[str, object]:
    """Part of a longer answer that began with playing a card, or with putting a companion on one."""
    use, _, name = first.partition(" ")
    kind, box = material.number(name.partition(".")[0]), material.box
    if what in COMPANIONS:
        return {"use": use, "money": box.adds[kind][COMPANIONS.index(what)]}
    option = int(what) - 1
    return {"actions": box.option_actions[kind][option], "money": box.option_money[kind][option]}


def board_facts(material: Material, view: Table, heir: Heir, card: Card) -> dict[str, object]:
    kind, box = material.number(card.card), material.box
    facts: dict[str, object] = {"face": told(material, card.card), "actions": box.activate_actions[kind]}
    serves = sum(USES[effect] for effect in box.effects[kind])
    facts |= {"most": serves, "left": serves - len(card.uses)}
    facts["amounts"] = several(amounts(material, heir, card))
    facts |= {"companion": "", "money": 0, "price": "", "value": card.value or 0, "next": card.value or 0}
    markers = len(card.markers)
    if markers < len(box.slots[kind]):
        facts["companion"] = companion(material, box.slots[kind][markers])
        facts["money"] = box.amounts[kind][markers + 1]
    if card.value is not None:
        facts["price"] = several(material.prices(view, heir, card.card, card.value))
        run = view.own.run if view.own else []
        ladder, step = box.ladder[kind], card.step + lowered(run, heir, card)
        facts |= {"value": ladder[step], "next": ladder[min(step + 1, len(ladder) - 1)]}
    return facts


def price_in_actions(material: Material, heir: Heir, run: list[str]) -> int:
    """What the amount of a trade or an activation costs, unless a helper saves it (L-46, L-60, L-62, L-92)."""
    verb, _, what = run[0].partition(" ")
    if any(step.startswith("free ") for step in run) or verb not in (*TRADES, "activate"):
        return 0
    kind = material.number(what.partition(".")[0])
    needed = 1 if verb in TRADES else material.box.activate_actions[kind]
    return needed if needed <= heir.actions else 0


def is_free(material: Material, heir: Heir, card: Card) -> bool:
    """Whether a card can be activated now without an action (L-46, L-92)."""
    needed = material.box.activate_actions[material.number(card.card)]
    if needed == NOTHING or card.activated or not amounts(material, heir, card):
        return False
    type_ = material.type_of(card.card)
    if needed == 0 or type_ == NOTHING:
        return needed == 0
    return can_serve(material, heir, FARM_ACTIVATE_FREE if type_ == FARM else HOUSE_ACTIVATE_FREE)


def can_serve(material: Material, heir: Heir, effect: int) -> bool:
    """Whether a helper with this effect has not served this round."""
    effects = material.box.effects
    return any(effect in effects[material.number(card.card)] and not card.uses for card in heir.board)


def lowered(run: list[str], heir: Heir, card: Card) -> int:
    """How often this answer has lowered a house already."""
    steps = [step.partition(" ") for step in run]
    return sum(verb == "lower" and on_board(heir, what) is card for verb, _, what in steps)


def amounts(material: Material, heir: Heir, card: Card) -> list[int]:
    """What an activation can spend now (L-47, L-90, L-92, L-93)."""
    kind, box = material.number(card.card), material.box
    counted = sum(counted_by(material, heir, effect) for effect in box.effects[kind])
    basic = [amount + counted for amount in box.amounts[kind][: len(card.markers) + 1]]
    more = [MORE_MONEY[effect] for effect in helpers(material, heir) if effect in box.raised_by[kind]]
    return sums([amount for amount in basic if amount], more, limit(material, heir))


def counted_by(material: Material, heir: Heir, effect: int) -> int:
    """L-90: what an expense spends for farms and the animals on them."""
    farms = [card for card in heir.board if material.type_of(card.card) == FARM]
    markers = [marker for farm in farms for marker in farm.markers]
    if effect == SPEND_2_PER_FARM:
        return 2 * len(farms)
    if effect == SPEND_2_PER_HORSE_ON_FARMS:
        return 2 * markers.count(COMPANIONS[HORSE])
    if effect == SPEND_1_PER_FARM_AND_1_PER_DOG_ON_FARMS:
        return len(farms) + markers.count(COMPANIONS[DOG])
    return 0
