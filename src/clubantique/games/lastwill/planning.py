"""Phase 2: plans, and the cards they allow to draw (L-20 to L-22; L-94 for helpers' extra cards)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.lastwill.box import COMPANION, EVENT, NOTHING, ORDINARY
from clubantique.games.lastwill.codes import EXTRA
from clubantique.games.lastwill.decks import available, draw
from clubantique.games.lastwill.events import CardsDrawn, CardsSeen, PlanBlocked, PlanChosen
from clubantique.games.lastwill.state import BLOCK, PLAN, Heirs


def free_plans(state: Heirs, first: int) -> list[int]:
    """L-20: one marker for each plan; L-22: a blocked plan is closed. As codes, from the first one on."""
    plans = len(state.box.sides_for(state.seats).cards)
    return [first + plan for plan in range(plans) if plan not in state.plan and plan not in state.blocked]


def begin_planning(state: Heirs) -> None:
    """L-20: clockwise from the start player; L-22: with two players both block first, and the other plans first."""
    clockwise = [(state.start + step) % state.seats for step in range(state.seats)]
    state.queue = clockwise
    state.phase = BLOCK if state.seats == 2 else PLAN
    state.ask([state.queue[0]])


def block(state: Heirs, code: int, outside: Outside) -> None:
    """L-22: a neutral marker closes a plan to both."""
    seat = state.queue[0]
    plan = state.box.codes.what[code]
    state.blocked = state.blocked + [plan]
    if outside.watched:
        outside.tell(PlanBlocked(seat, plan + 1))
    state.queue = state.queue[1:]
    if not state.queue:
        state.phase = PLAN
        state.queue = [seat, state.start]
    state.ask([state.queue[0]])


# --- the run: a plan, extra cards, then a number for each deck ---------------------------------


class Mixture:
    """A planning run as far as it goes: what is to be drawn, and what may be said next."""

    numbers: list[int]  # from each ordinary deck
    left: int  # cards of the plan that are not shared out yet
    extras: list[int]  # how often: any deck, events, companions
    steps: list[int]  # the codes that may follow; none when all is said


def mixture(state: Heirs, seat: int, run: list[int]) -> Mixture:
    """L-21: the numbers are fixed before any card is looked at.

    A number that can only be one is not asked for, but the first is, as long as extra cards could come before it.
    """
    codes = state.box.codes
    found = Mixture()
    found.numbers = []
    found.extras = [0, 0, 0]
    found.steps = []
    place = 1
    while place < len(run) and codes.verb[run[place]] == EXTRA:
        found.extras[codes.what[run[place]]] += 1
        place += 1
    there = [available(state, deck) for deck in range(ORDINARY)]
    later = there[0] + there[1] + there[2] + there[3]
    planned = state.box.sides_for(state.seats).cards[codes.what[run[0]]]
    planned += state.box.extra_cards[0] * found.extras[0]
    last = run[place - 1] if place > 1 else NOTHING
    extras = possible_extras(
        state, seat, found.extras, [later - planned, there[EVENT], there[COMPANION]], last
    )
    left = min(planned, later)  # L-11: or all there are
    for deck in range(ORDINARY):
        later -= there[deck]
        fewest, most = max(0, left - later), min(left, there[deck])
        number = fewest
        if fewest < most or (deck == 0 and extras):
            if place == len(run):
                choices = [codes.draw[deck] + each for each in range(fewest, most + 1)]
                found.steps = extras + choices if deck == 0 else choices
                found.left = left
                return found
            number = codes.what[run[place]]
            place += 1
        found.numbers.append(number)
        left -= number
    found.left = left
    return found


def possible_extras(state: Heirs, seat: int, taken: list[int], there: list[int], last: int) -> list[int]:
    """L-94: each helper's extra cards are taken or not, in ascending order, where there are such cards."""
    box = state.box
    possible: list[int] = []
    helpers = [box.extras[card.kind] for card in state.board[seat] if box.gives_extras[card.kind]]
    if not helpers:
        return possible
    for extra in range(len(box.extra_cards)):
        code = box.codes.extra + extra
        if there[extra] > 0 and code >= last and taken[extra] < sum([each[extra] for each in helpers]):
            possible.append(code)
    return possible


def plan_steps(state: Heirs, seat: int, run: list[int]) -> list[int]:
    return mixture(state, seat, run).steps if run else free_plans(state, state.box.codes.plan)


def choose_plan(state: Heirs, outside: Outside) -> None:
    """L-20: the marker is set, and the whole number of cards is drawn at once."""
    seat = state.queue[0]
    run = state.runs[seat]
    wanted = mixture(state, seat, run)
    plan = state.box.codes.what[run[0]]
    state.plan[seat] = plan
    sides = state.box.sides_for(state.seats)
    if outside.watched:
        outside.tell(PlanChosen(seat, plan + 1, sides.cards[plan], sides.boys[plan], sides.actions[plan]))
    draw_mixture(state, seat, wanted, outside)
    state.queue = state.queue[1:]


def draw_mixture(state: Heirs, seat: int, wanted: Mixture, outside: Outside) -> None:
    """L-11: in the order of the decks; what helpers fix to one deck comes afterwards, as many as there are."""
    drawn: list[int] = []
    for deck in range(ORDINARY):
        drawn += draw(state, seat, deck, wanted.numbers[deck], outside)
    each = state.box.extra_cards
    drawn += draw(state, seat, EVENT, each[1] * wanted.extras[1], outside)
    drawn += draw(state, seat, COMPANION, each[2] * wanted.extras[2], outside)
    if outside.watched and drawn:
        decks = [state.box.deck[card] for card in drawn]
        outside.tell(CardsDrawn(seat, *[decks.count(deck) for deck in range(ORDINARY)]))
        outside.tell(CardsSeen(seat, state.names_of(drawn)))


def turn_order(state: Heirs) -> list[int]:
    """L-20: further left is earlier."""
    plans = len(state.box.sides_for(state.seats).cards)
    return [state.plan.index(plan) for plan in range(plans) if plan in state.plan]


def clear_plans(state: Heirs) -> None:
    state.plan = [NOTHING] * state.seats
    state.blocked = []
