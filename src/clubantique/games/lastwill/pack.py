"""Packs a component file that was judged fit into the box that the rules use."""

from __future__ import annotations

from typing import get_args

from clubantique.games.lastwill import codes as verbs
from clubantique.games.lastwill.box import (
    BLACK,
    COMPANIONS,
    DECK_NAMES,
    DECKS,
    FARM,
    GREY,
    LAST_WILL,
    NOTHING,
    ORDINARY,
    SPECIAL,
    TYPES,
    WHITE,
    WILD,
    Box,
    Sides,
    Space,
)
from clubantique.games.lastwill.codes import Codes
from clubantique.games.lastwill.components import Boards, Card, Components, OfferSpace, SpendingSymbol
from clubantique.games.lastwill.effects import pack_effects
from clubantique.games.lastwill.judge import amount_of, offer_spaces

SYMBOLS: tuple[str, ...] = get_args(SpendingSymbol)


def pack(components: Components) -> Box:
    box = Box()
    box.fewest, most = components.players
    pack_cards(box, components.card)
    pack_effects(box, components.effect, components.card)
    pack_numbers(box, components.boards)
    slots = slot_names(components.boards, range(box.fewest, most + 1))
    box.sides = [sides(components.boards, seats, slots) for seats in range(box.fewest, most + 1)]
    box.codes = table(box, components, slots)
    return box


# --- cards -------------------------------------------------------------------------------------


def pack_cards(box: Box, cards: list[Card]) -> None:
    box.cards = [card.id for card in cards]
    box.card_numbers = {name: kind for kind, name in enumerate(box.cards)}
    box.counts = [card.count for card in cards]
    box.deck = [deck_of(card) for card in cards]
    box.decks = [
        [kind for kind, card in enumerate(cards) if box.deck[kind] == deck for _ in range(card.count)]
        for deck in range(DECKS)
    ]
    box.frame = [{"white": WHITE, "black": BLACK}.get(card.frame, GREY) for card in cards]
    box.type_of = [TYPES.index(card.symbols[0]) if card.kind == "property" else NOTHING for card in cards]
    box.symbols = [[name for name in card.symbols if name in SYMBOLS] for card in cards]
    box.option_actions = [[option.actions for option in card.options] for card in cards]
    box.option_money = [[option.money for option in card.options] for card in cards]
    box.listed = [
        [sum(each.kind == name for each in card.companions) for name in COMPANIONS] for card in cards
    ]
    box.has_company = [any(listed) for listed in box.listed]
    box.adds = [
        [max([each.add for each in card.companions if each.kind == name], default=0) for name in COMPANIONS]
        for card in cards
    ]
    pack_black(box, cards)
    box.companion_of = [
        COMPANIONS.index(card.symbols[0]) if card.deck == "companion" else NOTHING for card in cards
    ]
    box.companion = [box.companion_of.index(companion) for companion in range(len(COMPANIONS))]
    box.wild = box.deck.index(WILD)
    box.wills = [
        kind for kind, deck in enumerate(box.deck) if deck == LAST_WILL for _ in range(box.counts[kind])
    ]
    box.will_money = [max(map(amount_of, card.effects), default=0) for card in cards]


def pack_black(box: Box, cards: list[Card]) -> None:
    box.place_actions = [card.place_actions for card in cards]
    box.activate_actions = [card.activate[0].actions if card.activate else NOTHING for card in cards]
    box.amounts = [amounts_of(card) for card in cards]
    box.slots = [
        [COMPANIONS.index(slot.kind) for each in card.activate for slot in each.slots] for card in cards
    ]
    box.ladder = [list(card.ladder) for card in cards]


def amounts_of(card: Card) -> list[int]:
    return [money for each in card.activate for money in [each.money, *[slot.money for slot in each.slots]]]


def deck_of(card: Card) -> int:
    if card.crowns is not None:
        return SPECIAL + card.crowns - 1
    return DECK_NAMES.index(card.deck)


# --- boards ------------------------------------------------------------------------------------


def pack_numbers(box: Box, boards: Boards) -> None:
    box.modifiers = sorted(boards.modifiers)
    box.board_spaces = boards.player_board_slots
    box.extensions = boards.extensions
    box.unknown_spots = boards.unknown_card_spots_per_player
    box.hand_limit = boards.hand_limit
    box.start_helpers = boards.start_hand_helper
    box.start_properties = boards.start_hand_property
    box.start_keep = boards.start_keep
    box.rounds = boards.rounds
    box.start_money = boards.start_money
    box.opera_money = boards.opera_money
    box.property_penalty = boards.end_property_penalty


def slot_names(boards: Boards, seats: range) -> list[str]:
    names: list[str] = []
    for number in seats:
        names += [space.slot for space in offer_spaces(boards, number) if space.slot not in names]
    return names


def sides(boards: Boards, seats: int, slots: list[str]) -> Sides:
    packed = Sides()
    plans = boards.plans_2_3 if seats <= 3 else boards.plans_4_5
    packed.cards = [cards for cards, _, _ in plans]
    packed.boys = [boys for _, boys, _ in plans]
    packed.actions = [actions for _, _, actions in plans]
    packed.spaces = [space_of(space, slots, boards.rounds) for space in offer_spaces(boards, seats)]
    shares = any(space.shared for space in packed.spaces)
    packed.shared_spots = boards.offer_2_3_group_spots if shares else 0
    spots = boards.spots[str(seats)]
    packed.wild_spots = spots.wild
    packed.extension_spots = spots.extension
    packed.market_spots = spots.market
    packed.opera_spots = spots.opera
    return packed


def space_of(space: OfferSpace, slots: list[str], rounds: int) -> Space:
    packed = Space()
    packed.slot = slots.index(space.slot)
    packed.shared = space.spots == "group"
    packed.decks = [NOTHING] * (rounds + 1)
    for first, last, deck in space.from_to:
        for number in range(first, min(last, rounds) + 1):
            packed.decks[number] = SPECIAL if deck == "special" else DECK_NAMES.index(deck)
    return packed


# --- choices -----------------------------------------------------------------------------------


def table(box: Box, components: Components, slots: list[str]) -> Codes:
    codes = Codes()
    codes.done = codes.add(verbs.DONE, "done")
    codes.enough = codes.add(verbs.ENOUGH, "enough")
    add_planning(codes, box, components.boards)
    add_errands(codes, box, slots)
    add_uses(codes, box)
    return codes


def add_row(codes: Codes, verb: int, word: str, words: list[str]) -> int:
    """One choice for each of these words; returns the code of the first."""
    first = len(codes.names)
    for number, each in enumerate(words):
        codes.add(verb, f"{word} {each}", number)
    return first


def add_planning(codes: Codes, box: Box, boards: Boards) -> None:
    most = max(len(boards.plans_2_3), len(boards.plans_4_5))
    plans = [str(number + 1) for number in range(most)]
    codes.block = add_row(codes, verbs.BLOCK, "block", plans)
    codes.plan = add_row(codes, verbs.PLAN, "plan", plans)
    codes.extra = add_row(codes, verbs.EXTRA, "extra", ["card", "event", "companion"])
    butlers = sum(box.counts[kind] * extras[0] for kind, extras in enumerate(box.extras))
    largest = max(cards for cards, _, _ in boards.plans_2_3 + boards.plans_4_5) + box.extra_cards[0] * butlers
    numbers = [str(number) for number in range(largest + 1)]
    codes.draw = [add_row(codes, verbs.DRAW, f"draw-{name}", numbers) for name in DECK_NAMES[:ORDINARY]]


def add_errands(codes: Codes, box: Box, slots: list[str]) -> None:
    codes.take = add_row(codes, verbs.TAKE, "take", slots)
    codes.take_wild = codes.add(verbs.TAKE, f"take {DECK_NAMES[WILD]}", NOTHING)
    codes.extension = codes.add(verbs.EXTENSION, "extension")
    codes.market = codes.add(verbs.MARKET, "market")
    codes.opera = codes.add(verbs.OPERA, "opera")
    codes.unknown = add_row(codes, verbs.UNKNOWN, "unknown", DECK_NAMES[:ORDINARY])
    modifiers = [f"{each:+}" for each in sorted(set(box.modifiers))]
    codes.set = [add_row(codes, verbs.SET, f"set-{name}", modifiers) for name in TYPES]


def add_uses(codes: Codes, box: Box) -> None:
    kinds = range(len(box.cards))
    most = max(len(options) for options in box.option_actions)
    in_hand = [deck < WILD for deck in box.deck]
    white = [frame == WHITE for frame in box.frame]
    owned = [box.type_of[kind] != NOTHING for kind in kinds]
    black = [box.frame[kind] == BLACK and not owned[kind] for kind in kinds]
    laid = [frame == BLACK for frame in box.frame]
    codes.keep = add_cards(codes, box, verbs.KEEP, "keep", in_hand, one=True)
    codes.play = add_cards(codes, box, verbs.PLAY, "play", white, one=True)
    codes.option = add_row(codes, verbs.OPTION, "option", [str(number + 1) for number in range(most)])
    codes.with_ = add_row(codes, verbs.WITH, "with", COMPANIONS)
    codes.wild_as = add_row(codes, verbs.WILD_AS, "wild-as", COMPANIONS)
    codes.lay = add_cards(codes, box, verbs.LAY, "lay", black, one=True)
    codes.buy = add_cards(codes, box, verbs.BUY, "buy", owned, one=True)
    codes.instead = add_cards(codes, box, verbs.INSTEAD, "instead-of", black)
    codes.put = add_cards(codes, box, verbs.PUT, "put", [bool(slots) for slots in box.slots])
    codes.activate = add_cards(codes, box, verbs.ACTIVATE, "activate", laid)
    serving = [any(box.serving[effect] for effect in effects) for effects in box.effects]
    codes.free = add_cards(codes, box, verbs.FREE, "free", serving)
    codes.sell = add_cards(codes, box, verbs.SELL, "sell", owned)
    houses = [box.type_of[kind] not in (NOTHING, FARM) for kind in kinds]
    codes.lower = add_cards(codes, box, verbs.LOWER, "lower", houses)
    pounds = [str(number) for number in range(most_money(box) + 1)]
    codes.spend = add_row(codes, verbs.SPEND, "spend", pounds)
    codes.get = add_row(codes, verbs.GET, "get", pounds)


def add_cards(
    codes: Codes, box: Box, verb: int, word: str, chosen: list[bool], one: bool = False
) -> list[int]:
    """A choice for each card that is chosen: one for its kind, or one for each card of its kind."""
    first = [NOTHING] * len(box.cards)
    for kind, name in enumerate(box.cards):
        if chosen[kind]:
            first[kind] = codes.add(verb, f"{word} {name}", kind)
            for nth in range(1, 1 if one else box.counts[kind]):
                codes.add(verb, f"{word} {name}.{nth + 1}", kind, nth)
    return first


def most_money(box: Box) -> int:
    """More than any card can spend or bring in, whatever helpers are there."""
    helpers = 0
    for kind, effects in enumerate(box.effects):
        dearer = max(sum(max(0, *each) for each in changes) for changes in box.price_changes[kind])
        helpers += box.counts[kind] * (sum(box.more_money[effect] for effect in effects) + dearer)
    printed, on_farms = [box.opera_money], farm_money(box)
    for kind in range(len(box.cards)):
        joined = sum(n * add for n, add in zip(box.listed[kind], box.adds[kind], strict=True))
        printed += [money + joined for money in box.option_money[kind]]
        printed += [amount + on_farms for amount in box.amounts[kind]]
        printed += [value + max(abs(each) for each in box.modifiers) for value in box.ladder[kind]]
    return max(printed) + helpers


def farm_money(box: Box) -> int:
    """L-90: as much as all farms and their markers can cost, by all ways to count them."""
    farms = [kind for kind, type_ in enumerate(box.type_of) if type_ == FARM]
    each, marker = sum(box.per_farm), sum(sum(money) for money in box.per_marker)
    return sum(box.counts[kind] * (each + marker * len(box.slots[kind])) for kind in farms)
