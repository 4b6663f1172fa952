"""Asks the rules what choices lead to, and how an answer stands; nothing is worked out here a second time."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.core.facts import NOTHING_KNOWN, Facts, yes
from clubantique.games.lastwill.black import PUT_ACTIONS, basic_amounts, is_free
from clubantique.games.lastwill.box import COMPANIONS, TYPES
from clubantique.games.lastwill.codes import (
    ACTIVATE,
    BLOCK,
    BUY,
    DONE,
    DRAW,
    ENOUGH,
    EXTENSION,
    EXTRA,
    FREE,
    GET,
    INSTEAD,
    KEEP,
    LAY,
    LOWER,
    MARKET,
    OPERA,
    OPTION,
    PLAN,
    PLAY,
    PUT,
    SELL,
    SET,
    SPEND,
    TAKE,
    UNKNOWN,
    WILD_AS,
    WITH,
)
from clubantique.games.lastwill.errands import opera_amounts
from clubantique.games.lastwill.facts import (
    Activation,
    Card,
    Choice,
    End,
    Enough,
    Extension,
    Extra,
    Joined,
    Laying,
    Lowering,
    Market,
    Modifier,
    Outlook,
    Payment,
    Pile,
    Plan,
    Played,
    Purchase,
    Putting,
    Sale,
    Service,
    Spending,
    Taken,
)
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.hands import most_kept
from clubantique.games.lastwill.laid import serves, services, value_of, with_marker
from clubantique.games.lastwill.planning import mixture
from clubantique.games.lastwill.property import TRADE_ACTIONS
from clubantique.games.lastwill.state import ACT, INHERIT
from clubantique.games.lastwill.state import KEEP as KEEPING
from clubantique.games.lastwill.state import PLAN as PLANNING
from clubantique.games.lastwill.turn import use_of
from clubantique.games.lastwill.views import PHASES
from clubantique.games.lastwill.white import possible_options

# --- options -------------------------------------------------------------------------------------


def option(state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
    """By its verb, in the order of the phases."""
    verb, what = state.box.codes.verb[code], state.box.codes.what[code]
    if verb in (BLOCK, PLAN):
        sides = state.box.sides_for(state.seats)
        return Plan(sides.cards[what], sides.boys[what], sides.actions[what])
    if verb in (EXTRA, DRAW, UNKNOWN):
        return drawing(state, verb, code)
    if verb in (TAKE, EXTENSION, MARKET, SET, OPERA):
        return errand(state, seat, verb, code)
    if verb in (PLAY, OPTION, WITH, WILD_AS):
        return playing(state, seat, run, code)
    if verb in (LAY, BUY):
        return from_hand(state, seat, code)
    if verb in (PUT, ACTIVATE, SELL, LOWER, INSTEAD, FREE):
        return on_board(state, seat, run, code)
    if verb in (SPEND, GET):
        return payment(state, seat, run, code)
    if verb == KEEP:
        return Card(state.box.cards[what])
    if verb == DONE:
        return end(state, seat)
    return Enough(PHASES[state.phase]) if verb == ENOUGH else NOTHING_KNOWN


def drawing(state: LastWillState, verb: int, code: int) -> Facts:
    codes = state.box.codes
    if verb == EXTRA:
        what = codes.what[code]
        return Extra(["card", "event", "companion"][what], state.box.extra_cards[what])
    deck = codes.what[code] if verb == UNKNOWN else [code >= first for first in codes.draw].count(True) - 1
    return Pile(len(state.deck[deck]), len(state.discard[deck]))


def errand(state: LastWillState, seat: int, verb: int, code: int) -> Facts:
    box, what = state.box, state.box.codes.what[code]
    if verb == TAKE:
        if code == box.codes.take_wild:
            return Taken("wild", box.cards[box.wild])
        slots = [space.slot for space in box.sides_for(state.seats).spaces]
        return Taken("card", box.cards[state.offer[slots.index(what)]])
    if verb == EXTENSION:
        return Extension(state.spaces[seat])
    if verb == MARKET:
        return Market(dict(zip(TYPES, state.modifier, strict=True)))
    if verb == SET:
        now = state.modifier[[code >= first for first in box.codes.set].count(True) - 1]
        return Modifier(now, yes(sorted(set(box.modifiers))[what] == now))
    return Spending(opera_amounts(state.estate(seat)))


def playing(state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
    box = state.box
    verb, what = box.codes.verb[code], box.codes.what[code]
    if verb == PLAY:
        possible = possible_options(state.estate(seat), what)
        actions = sorted({box.option_actions[what][option] for option in possible})
        return Played(box.cards[what], actions, sorted({box.option_money[what][each] for each in possible}))
    card = box.codes.what[run[0]]
    if verb == OPTION:
        return Choice(box.option_actions[card][what], box.option_money[card][what])
    return Joined(box.codes.names[run[0]].partition(" ")[0], box.adds[card][what])


def from_hand(state: LastWillState, seat: int, code: int) -> Facts:
    estate = state.estate(seat)
    use, full = use_of(estate, [code]), yes(estate.is_full())
    name = state.box.cards[use.card]
    if use.verb == LAY:
        return Laying(name, use.actions, state.box.turn_actions[use.card], full)
    return Purchase(name, use.amounts, TRADE_ACTIONS, full)


def on_board(state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
    box, verb = state.box, state.box.codes.verb[code]
    estate = state.estate(seat)
    card = estate.card(code)
    name = box.cards[card.kind]
    if verb == PUT:
        for _ in range(run.count(code)):
            card = with_marker(card)
        companion = COMPANIONS[box.slots[card.kind][card.markers]]
        money = basic_amounts(estate, with_marker(card))[-1]
        return Putting(name, companion, money, 0 if run else PUT_ACTIONS)
    if verb == ACTIVATE:
        return Activation(name, use_of(estate, [code]).amounts, box.activate_actions[card.kind])
    if verb == SELL:
        return Sale(name, use_of(estate, [code]).amounts, value_of(box, card), TRADE_ACTIONS)
    if verb == LOWER:
        step = card.step + run.count(code)
        ladder = box.ladder[card.kind]
        return Lowering(name, ladder[step], ladder[step + 1])
    if verb == FREE:
        effects = set(box.effects[card.kind])
        left = sum(serves(box, card, effect) for effect in effects)
        return Service(name, left, sum(services(box, card.kind, effect) for effect in effects))
    return Card(name)


def payment(state: LastWillState, seat: int, run: list[int], code: int) -> Payment:
    codes = state.box.codes
    money = codes.what[code] if codes.verb[code] == GET else -codes.what[code]
    actions = use_of(state.estate(seat), run).actions if state.phase == ACT else 0
    return Payment(state.money[seat] + money, actions)


def end(state: LastWillState, seat: int) -> End:
    estate = state.estate(seat)
    names = [state.box.cards[card.kind] for card in estate.board if is_free(estate, card)]
    return End(state.actions[seat], len(names), names)


# --- the answer as it stands ---------------------------------------------------------------------


def outlook(state: LastWillState, viewer: Viewer, run: list[int]) -> Facts:
    if viewer is None:
        return NOTHING_KNOWN
    money, actions = state.money[viewer], state.actions[viewer]
    if state.phase in (INHERIT, KEEPING):
        return Outlook(said=len(run), most=most_kept(state, viewer), money=money, actions=actions)
    if not run or viewer not in state.asked:
        return Outlook(money=money, actions=actions)
    if state.phase == PLANNING:
        draw = mixture(state, viewer, run).left
        return Outlook(said=len(run), draw=draw, money=money, actions=actions)
    if state.phase == ACT and state.box.codes.verb[run[0]] != DONE:
        use = use_of(state.estate(viewer), run)
        amounts, cost = use.amounts, use.actions
    else:
        amounts = opera_amounts(state.estate(viewer)) if state.box.codes.verb[run[0]] == OPERA else []
        cost = 0
    said = said_or_possible(state, run, amounts)
    return Outlook(said=len(run), money=money, actions=actions, amounts=said, cost=cost)


def said_or_possible(state: LastWillState, run: list[int], amounts: list[int]) -> list[int]:
    """What this use of a card can spend or bring in, as far as it is decided."""
    codes = state.box.codes
    return [codes.what[run[-1]]] if codes.verb[run[-1]] in (SPEND, GET) else amounts
