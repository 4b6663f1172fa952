"""White cards: played once, with companions or options, and discarded (L-42 to L-44, L-91)."""

from __future__ import annotations

from clubantique.games.lastwill.black import companion_card
from clubantique.games.lastwill.box import COMPANIONS
from clubantique.games.lastwill.codes import OPTION, PLAY, SPEND
from clubantique.games.lastwill.estate import Estate
from clubantique.games.lastwill.laid import a_step_down, can_fall, changed, is_animal, with_marker, without
from clubantique.games.lastwill.money import additions, sums
from clubantique.games.lastwill.uses import Use


def can_play(estate: Estate, card: int) -> bool:
    """L-41, L-63: actions and money allow one of its options; L-91: and it does something."""
    if not has_option(estate, card):
        return False
    box = estate.box
    if box.animals[card]:
        return len(animal_spaces(estate, [])) > 0
    return not box.steps_down[card] or len(lowering_steps(estate, card, [])) > 0


def has_option(estate: Estate, card: int) -> bool:
    """The first option is the cheapest, in most cases the only one."""
    box = estate.box
    if box.option_actions[card][0] <= estate.actions and box.option_money[card][0] <= estate.limit():
        return True
    return bool(possible_options(estate, card))


def possible_options(estate: Estate, card: int) -> list[int]:
    """L-44: the options that can be paid."""
    box = estate.box
    actions = estate.actions + estate.white_actions()
    most = estate.limit()
    needed, money = box.option_actions[card], box.option_money[card]
    return [number for number in range(len(needed)) if needed[number] <= actions and money[number] <= most]


# --- the run: an option, companions, markers or steps down, and the amount ---------------------


def playing(estate: Estate, run: list[int]) -> Use:
    """L-42: what is said of a white card; L-91: some are about cards on the board."""
    box, codes = estate.box, estate.box.codes
    use = Use(PLAY, codes.what[run[0]])
    options = possible_options(estate, use.card)
    chosen = len(run) > 1 and codes.verb[run[1]] == OPTION
    option = codes.what[run[1]] if chosen else options[0]
    use.actions = box.option_actions[use.card][option]
    if box.animals[use.card]:
        use.places = [estate.place(code) for code in run[1:] if code != codes.enough]
        use.steps = animal_steps(estate, use.card, run[1:])
    elif box.steps_down[use.card]:
        use.places = [estate.place(code) for code in run[1:]]
        use.steps = lowering_steps(estate, use.card, run[1:])
    elif len(options) > 1 and not chosen:
        use.steps = [codes.option + each for each in options]
        return use
    spend(use, estate, option, run)
    return use


def spend(use: Use, estate: Estate, option: int, run: list[int]) -> None:
    """The option with its companions, and what helpers may add (L-93); L-43: companions first, in any order."""
    box, codes = estate.box, estate.box.codes
    amount = box.option_money[use.card][option]
    if len(run) > 1 and box.has_company[use.card]:
        joined = [code for code in run[1:] if codes.with_ <= code < codes.wild_as + len(COMPANIONS)]
        for code in joined:
            amount += box.adds[use.card][codes.what[code]]
        use.companions = [companion_card(estate, code) for code in joined]
    use.amounts = sums([amount], additions(box, estate.board, box.raised_by[use.card]), estate.limit())
    if codes.verb[run[-1]] == SPEND:
        use.amount = codes.what[run[-1]]
        return
    use.amount = use.amounts[0]
    if not box.animals[use.card] and not box.steps_down[use.card]:
        use.steps = companion_steps(estate, use.card, run, amount)
        if use.steps or len(use.amounts) > 1:
            use.steps = use.steps + [codes.spend + each for each in use.amounts]


def companion_steps(estate: Estate, card: int, run: list[int], amount: int) -> list[int]:
    """L-43: each listed symbol once, by a matching card or a wild companion, as far as money allows (L-63)."""
    box, codes, hand = estate.box, estate.box.codes, estate.hand
    if not box.has_company[card]:
        return []
    listed = box.listed[card]
    most = estate.limit()
    cards: list[int] = []
    wilds: list[int] = []
    wild_left = hand.count(box.wild)
    for companion in range(len(COMPANIONS)):
        wild_left -= run.count(codes.wild_as + companion)
    for companion in range(len(COMPANIONS)):
        matching, wild = codes.with_ + companion, codes.wild_as + companion
        used = run.count(matching)
        if used + run.count(wild) < listed[companion] and amount + box.adds[card][companion] <= most:
            if hand.count(box.companion[companion]) > used:
                cards.append(matching)
            if wild_left > 0:
                wilds.append(wild)
    return cards + wilds


# --- animals (L-91) ----------------------------------------------------------------------------


def animal_spaces(estate: Estate, chosen: list[int]) -> list[int]:
    """The cards on the own board whose topmost free space, after these markers, shows a dog or a horse; as codes."""
    codes, slots = estate.box.codes.put, estate.box.slots
    spaces: list[int] = []
    for place, card in enumerate(estate.board):
        if card.markers < len(slots[card.kind]):
            code = estate.code(place, codes)
            markers = card.markers + chosen.count(code)
            if markers < len(slots[card.kind]) and is_animal(slots[card.kind][markers]):
                spaces.append(code)
    return spaces


def animal_steps(estate: Estate, card: int, chosen: list[int]) -> list[int]:
    """As many markers as the card allows, or fewer; one may open the space for the next."""
    enough = estate.box.codes.enough
    if len(chosen) == estate.box.animals[card] or enough in chosen:
        return []
    spaces = animal_spaces(estate, chosen)
    return [enough] + spaces if chosen and spaces else spaces


# --- steps down (L-91) -------------------------------------------------------------------------


def lowering_steps(estate: Estate, card: int, chosen: list[int]) -> list[int]:
    """Houses that can fall further than was chosen; as many steps in all as the card says, or as there are."""
    codes = estate.box.codes.lower
    steps: list[int] = []
    if len(chosen) < estate.box.steps_down[card]:
        for place, house in enumerate(estate.board):
            if can_fall(estate.box, house):
                code = estate.code(place, codes)
                if house.step + chosen.count(code) + 1 < len(estate.box.ladder[house.kind]):
                    steps.append(code)
    return steps


# --- playing -----------------------------------------------------------------------------------


def play(estate: Estate, use: Use) -> None:
    """L-42: the cost first, then what the card does."""
    estate.pay_for_white(use.actions)
    estate.money -= use.amount
    for companion in use.companions:
        estate.hand = without(estate.hand, companion)
    estate.hand = without(estate.hand, use.card)
    for place in use.places:
        card = estate.board[place]
        fallen = a_step_down(card) if estate.box.steps_down[use.card] else with_marker(card)
        estate.board = changed(estate.board, place, fallen)
    estate.actions += estate.box.gained[use.card]
