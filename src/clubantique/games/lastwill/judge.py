"""Refuses a component file that the rules cannot be played with, and says where and why."""

from __future__ import annotations

from collections import Counter
from typing import Final

from clubantique.core.errors import BadComponents
from clubantique.games.lastwill.box import COMPANIONS, TYPES
from clubantique.games.lastwill.components import Boards, Card, Components, Effect, OfferSpace
from clubantique.games.lastwill.judge_effects import judge_table

FEWEST_POSSIBLE: Final = 2
MOST_POSSIBLE: Final = 5
KINDS_OF_DECK: Final = {
    "property": ("property",),
    "event": ("",),
    "helper_expense": ("helper", "expense"),
    "special": ("", "helper", "expense"),
    "companion": ("",),
    "wild": ("",),
    "last_will": ("",),
}
FRAMES_OF_DECK: Final = {
    "property": ("black",),
    "event": ("white",),
    "helper_expense": ("black",),
    "special": ("white", "black"),
    "companion": ("grey",),
    "wild": ("grey",),
    "last_will": ("none",),
}
MONEY_EFFECT: Final = "start_money"
WILD_EFFECT: Final = "wild_companion"


def judge(components: Components) -> None:
    fewest, most = components.players
    if not FEWEST_POSSIBLE <= fewest <= most <= MOST_POSSIBLE:
        expected = f"[{FEWEST_POSSIBLE}, {MOST_POSSIBLE}]"
        raise BadComponents.at("$.players", "players", [fewest, most], expected)
    judge_table(components.effect)
    for number, card in enumerate(components.card):
        judge_card(card, components.effect, f"$.card[{number}]")
    judge_decks(components)
    judge_kinds(components.card)
    for seats in range(fewest, most + 1):
        judge_boards(components.boards, seats)
    judge_slots(components.boards, range(fewest, most + 1))
    judge_deal(components, most)


# --- cards -------------------------------------------------------------------------------------


def judge_card(card: Card, table: list[Effect], place: str) -> None:
    frames, kinds = FRAMES_OF_DECK[card.deck], KINDS_OF_DECK[card.deck]
    if card.frame not in frames:
        raise BadComponents.at(f"{place}.frame", "one-of", card.frame, list(frames))
    if card.kind not in kinds or (card.frame == "black") != bool(card.kind):
        raise BadComponents.at(f"{place}.kind", "one-of", card.kind, [kind for kind in kinds if kind])
    if (card.deck == "special") != (card.crowns is not None):
        raise BadComponents.at(f"{place}.crowns", "one-of", card.crowns, [1, 2, 3])
    for effect in card.effects:
        judge_effect(card, effect, table, f"{place}.effects")
        if card.effects.count(effect) > 1:
            raise BadComponents.at(f"{place}.effects", "repeated", effect)
    if card.frame == "white":
        judge_white(card, table, place)
    elif card.frame == "black":
        judge_black(card, place)
    elif card.deck == "last_will" and len(card.effects) != 1:
        raise BadComponents.at(f"{place}.effects", "missing", len(card.effects), 1)


def judge_effect(card: Card, effect: str, table: list[Effect], place: str) -> None:
    """Known effects only, each on a card that can have it."""
    known = known_effects(card, table)
    if effect not in known:
        raise BadComponents.at(place, "one-of", effect, known)


def known_effects(card: Card, table: list[Effect]) -> list[str]:
    """What a card of this frame may do; one name may stand for several types of property."""
    if card.deck == "wild":
        return [WILD_EFFECT]
    if card.deck == "last_will":
        return [each for each in card.effects if amount_of(each)] or [f"{MONEY_EFFECT}:70"]
    on = "event" if card.frame == "white" else card.kind
    known = [row.id for row in table if row.on == on]
    return known + [each for each in card.effects if stands_for_several(each, known)]


def amount_of(effect: str) -> int:
    """The pounds of `start_money:70`; 0 if the effect is another one."""
    name, _, amount = effect.partition(":")
    return int(amount) if name == MONEY_EFFECT and amount.isdecimal() and len(amount) <= 4 else 0


def stands_for_several(effect: str, known: list[str]) -> bool:
    """As `upkeep_plus_3:villa,mansion` does, where the effects of each type are known."""
    name, _, types = effect.partition(":")
    named = types.split(",")
    return len(set(named)) == len(named) and all(f"{name}:{each}" in known for each in named)


def judge_white(card: Card, table: list[Effect], place: str) -> None:
    """L-42 to L-44; a card with steps of its own (L-91) has one option and no company."""
    if not card.options:
        raise BadComponents.at(f"{place}.options", "missing", 0, 1)
    if card.companions and len(card.options) > 1:
        raise BadComponents.at(f"{place}.companions", "alone", len(card.options), 1)
    stepwise = any(row.id in card.effects and (row.animals or row.steps_down) for row in table)
    if stepwise and (len(card.options) > 1 or card.companions or card.symbols or len(card.effects) > 1):
        raise BadComponents.at(f"{place}.effects", "alone", list(card.effects), 1)
    added: dict[str, int] = {}
    for listed in card.companions:
        if added.setdefault(listed.kind, listed.add) != listed.add:
            raise BadComponents.at(f"{place}.companions", "same-add", listed.add, added[listed.kind])


def judge_black(card: Card, place: str) -> None:
    """L-45 to L-47, L-60: amounts rise with the companions, values fall."""
    if card.place_actions < 1:
        raise BadComponents.at(f"{place}.place_actions", "missing", card.place_actions, 1)
    for activation in card.activate:
        amounts = [activation.money, *[slot.money for slot in activation.slots]]
        if amounts != sorted(set(amounts)):
            raise BadComponents.at(f"{place}.activate", "rising", amounts)
    if card.kind == "property":
        judge_property(card, place)
    elif card.ladder:
        raise BadComponents.at(f"{place}.ladder", "only-property", list(card.ladder))


def judge_property(card: Card, place: str) -> None:
    types = [symbol for symbol in card.symbols if symbol in TYPES]
    if len(types) != 1 or len(card.symbols) != 1:
        raise BadComponents.at(f"{place}.symbols", "one-of", list(card.symbols), TYPES)
    if not card.ladder or card.ladder != sorted(set(card.ladder), reverse=True):
        raise BadComponents.at(f"{place}.ladder", "falling", list(card.ladder))
    farm = types[0] == TYPES[0]
    if card.depreciates == farm or (farm and len(card.ladder) > 1):
        raise BadComponents.at(f"{place}.ladder", "farm", list(card.ladder))
    if card.place_actions != 1:
        raise BadComponents.at(f"{place}.place_actions", "one-of", card.place_actions, [1])


def judge_decks(components: Components) -> None:
    """Every card once, and as many in each deck as the file itself says."""
    names = Counter(card.id for card in components.card)
    for name, times in names.items():
        if times > 1:
            raise BadComponents.at("$.card", "repeated", name)
    found: Counter[str] = Counter()
    for card in components.card:
        found[card.deck] += card.count
    for deck in KINDS_OF_DECK:
        expected = getattr(components.decks, deck)
        if found[deck] != expected:
            raise BadComponents.at(f"$.decks.{deck}", "deck", found[deck], expected)


def judge_kinds(cards: list[Card]) -> None:
    """L-04: a card for each companion, one kind of wild companion; L-05: and somebody's will."""
    companions = sorted("+".join(card.symbols) for card in cards if card.deck == "companion")
    if companions != sorted(COMPANIONS):
        raise BadComponents.at("$.card", "companions", companions, sorted(COMPANIONS))
    for deck, most in (("wild", 1), ("last_will", len(cards))):
        kinds = len([card for card in cards if card.deck == deck])
        if not 1 <= kinds <= most:
            raise BadComponents.at("$.card", "kinds", kinds, deck)


# --- boards ------------------------------------------------------------------------------------


def judge_boards(boards: Boards, seats: int) -> None:
    """L-02: enough plans, a deck for every space in every round, and spots for this number of players."""
    plans, name = (boards.plans_2_3, "plans_2_3") if seats <= 3 else (boards.plans_4_5, "plans_4_5")
    needed = 4 if seats == 2 else seats
    if len(plans) < needed:
        raise BadComponents.at(f"$.boards.{name}", "plans", len(plans), needed)
    if str(seats) not in boards.spots:
        raise BadComponents.at("$.boards.spots", "spots", sorted(boards.spots), seats)
    slots = ["wild", *[space.slot.casefold() for space in offer_spaces(boards, seats)]]  # all can be taken
    for space in offer_spaces(boards, seats):
        if slots.count(space.slot.casefold()) > 1:
            raise BadComponents.at("$.boards", "repeated", space.slot)
        judge_space(space, boards.rounds)


def judge_slots(boards: Boards, seats: range) -> None:
    """A slot is written alike on all boards, for choices that differ only in case are one."""
    written: dict[str, str] = {}
    for number in seats:
        for space in offer_spaces(boards, number):
            if written.setdefault(space.slot.casefold(), space.slot) != space.slot:
                raise BadComponents.at("$.boards", "repeated", space.slot)


def offer_spaces(boards: Boards, seats: int) -> list[OfferSpace]:
    """L-02: the side of the offer board, and the supplementary board of three and of five."""
    side = boards.offer_2_3 if seats <= 3 else boards.offer_4_5
    supplements = {3: boards.supplement_3, 5: boards.supplement_5}
    return side + supplements.get(seats, [])


def judge_space(space: OfferSpace, rounds: int) -> None:
    """L-10: one deck for each round."""
    covered = Counter(number for first, last, _ in space.from_to for number in range(first, last + 1))
    for number in range(1, rounds + 1):
        if covered[number] != 1:
            raise BadComponents.at(f"$.boards.{space.slot}.from_to", "rounds", number, rounds)


def judge_deal(components: Components, most: int) -> None:
    """L-06: enough cards for the first hands, and no more kept than dealt."""
    boards, decks = components.boards, components.decks
    for deck, dealt in (
        ("helper_expense", boards.start_hand_helper),
        ("property", boards.start_hand_property),
    ):
        if getattr(decks, deck) < dealt * most:
            raise BadComponents.at(f"$.decks.{deck}", "cards", getattr(decks, deck), dealt * most)
    if boards.start_keep > boards.start_hand_helper + boards.start_hand_property:
        dealt = boards.start_hand_helper + boards.start_hand_property
        raise BadComponents.at("$.boards.start_keep", "cards", dealt, boards.start_keep)
