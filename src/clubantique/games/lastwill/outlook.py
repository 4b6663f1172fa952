"""Asks the rules what choices lead to, and how an answer stands; nothing is worked out here a second time."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.core.facts import NOTHING_KNOWN, Facts, yes
from clubantique.games.lastwill.black import (
    PUT_ACTIONS,
    activation_amounts,
    chosen_saver,
    is_free,
    savers,
    way_to_activate,
)
from clubantique.games.lastwill.box import COMPANIONS
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
from clubantique.games.lastwill.effects import (
    EXTRA_CARDS,
    EXTRA_OF_ONE_DECK,
    NOTHING,
    PLUS_ACTION,
    TYPES,
    USES,
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
from clubantique.games.lastwill.planning import mixture
from clubantique.games.lastwill.property import (
    TRADE_ACTIONS,
    buying_prices,
    leaving_card,
    leaving_cards,
    selling_prices,
    trade_effect,
)
from clubantique.games.lastwill.state import ACT, INHERIT
from clubantique.games.lastwill.state import KEEP as KEEPING
from clubantique.games.lastwill.state import PLAN as PLANNING
from clubantique.games.lastwill.views import PHASES
from clubantique.games.lastwill.white import amounts_to_spend, chosen_option, possible_options

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
        return from_hand(state, seat, verb, what)
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
        kinds = ["card", "event", "companion"]
        what = codes.what[code]
        return Extra(kinds[what], EXTRA_OF_ONE_DECK if what else EXTRA_CARDS)
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
    return Spending(opera_amounts(state, seat))


def playing(state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
    box = state.box
    verb, what = box.codes.verb[code], box.codes.what[code]
    if verb == PLAY:
        possible = possible_options(state, seat, what)
        actions = sorted({box.option_actions[what][option] for option in possible})
        return Played(box.cards[what], actions, sorted({box.option_money[what][each] for each in possible}))
    card = box.codes.what[run[0]]
    if verb == OPTION:
        return Choice(box.option_actions[card][what], box.option_money[card][what])
    return Joined(box.codes.names[run[0]].partition(" ")[0], box.adds[card][what])


def from_hand(state: LastWillState, seat: int, verb: int, card: int) -> Facts:
    box, full = state.box, yes(state.board_is_full(seat))
    if verb == LAY:
        gained = box.effects[card].count(PLUS_ACTION)
        return Laying(box.cards[card], box.place_actions[card], gained, full)
    return Purchase(box.cards[card], possible_prices(state, seat, card), TRADE_ACTIONS, full)


def possible_prices(state: LastWillState, seat: int, card: int) -> list[int]:
    """On a full board with any of the cards leaving that can (L-45)."""
    leaving = leaving_cards(state, seat, card) if state.board_is_full(seat) else [NOTHING]
    return sorted({price for index in leaving for price in buying_prices(state, seat, card, index)})


def on_board(state: LastWillState, seat: int, run: list[int], code: int) -> Facts:
    box, verb = state.box, state.box.codes.verb[code]
    card = state.board[seat][state.place_on_board(seat, code)]
    name = box.cards[card.kind]
    if verb == PUT:
        companion = COMPANIONS[box.slots[card.kind][card.markers]]
        return Putting(name, companion, box.amounts[card.kind][card.markers + 1], PUT_ACTIONS)
    if verb == ACTIVATE:
        amounts = activation_amounts(state, seat, card)
        return Activation(name, amounts, box.activate_actions[card.kind])
    if verb == SELL:
        return Sale(name, selling_prices(state, seat, card), state.value(card), TRADE_ACTIONS)
    if verb == LOWER:
        step = card.step + run.count(code)
        ladder = box.ladder[card.kind]
        return Lowering(name, ladder[step], ladder[step + 1])
    if verb == FREE:
        most = sum(USES[effect] for effect in box.effects[card.kind])
        return Service(name, most - len(card.uses), most)
    return Card(name)


def payment(state: LastWillState, seat: int, run: list[int], code: int) -> Payment:
    codes = state.box.codes
    money = codes.what[code] if codes.verb[code] == GET else -codes.what[code]
    return Payment(state.money[seat] + money, actions_of(state, seat, run))


def actions_of(state: LastWillState, seat: int, run: list[int]) -> int:
    """What this use of a card takes, unless a helper saves it (L-42, L-46, L-60, L-62, L-92)."""
    box = state.box
    verb, what = box.codes.verb[run[0]], box.codes.what[run[0]]
    if verb == PLAY:
        return box.option_actions[what][chosen_option(state, seat, run)]
    if verb == LAY:
        return box.place_actions[what]
    if verb == PUT:
        return PUT_ACTIONS
    if verb == BUY:
        helpers = savers(state, seat, trade_effect(box.type_of[what]), leaving_card(state, seat, run))
        return unless_saved(state, seat, run, TRADE_ACTIONS, helpers)
    if verb not in (SELL, ACTIVATE):
        return 0
    card = state.board[seat][state.place_on_board(seat, run[0])]
    if verb == SELL:
        helpers = savers(state, seat, trade_effect(box.type_of[card.kind]), NOTHING)
        return unless_saved(state, seat, run, TRADE_ACTIONS, helpers)
    return unless_saved(
        state, seat, run, box.activate_actions[card.kind], way_to_activate(state, seat, card)[1]
    )


def unless_saved(state: LastWillState, seat: int, run: list[int], needed: int, helpers: list[int]) -> int:
    rest = [code for code in run[1:] if state.box.codes.verb[code] == FREE]
    return needed if chosen_saver(state, rest, state.actions[seat] >= needed, helpers) == NOTHING else 0


def end(state: LastWillState, seat: int) -> End:
    names = [state.box.cards[card.kind] for card in state.board[seat] if is_free(state, seat, card)]
    return End(state.actions[seat], len(names), names)


# --- the answer as it stands ---------------------------------------------------------------------


def outlook(state: LastWillState, viewer: Viewer, run: list[int]) -> Facts:
    if viewer is None:
        return NOTHING_KNOWN
    money, actions = state.money[viewer], state.actions[viewer]
    if state.phase in (INHERIT, KEEPING):
        return Outlook(len(run), most_kept(state, viewer), 0, money, actions, [], 0)
    if not run or viewer not in state.asked:
        return Outlook(0, 0, 0, money, actions, [], 0)
    if state.phase == PLANNING:
        return Outlook(len(run), 0, mixture(state, viewer, run).left, money, actions, [], 0)
    cost = actions_of(state, viewer, run) if state.phase == ACT else 0
    return Outlook(len(run), 0, 0, money, actions, amounts_of(state, viewer, run), cost)


def amounts_of(state: LastWillState, seat: int, run: list[int]) -> list[int]:
    """What this use of a card can spend or bring in, as far as it is decided."""
    codes = state.box.codes
    verb, last = codes.verb[run[0]], run[-1]
    if codes.verb[last] in (SPEND, GET):
        return [codes.what[last]]
    if verb == PLAY:
        return amounts_to_spend(state, seat, run) if decided(state, seat, run) else []
    if verb == OPERA:
        return opera_amounts(state, seat)
    if verb == BUY:
        leaving = leaving_card(state, seat, run)
        whole = leaving != NOTHING or not state.board_is_full(seat)
        card = codes.what[run[0]]
        return buying_prices(state, seat, card, leaving) if whole else possible_prices(state, seat, card)
    if verb not in (SELL, ACTIVATE):
        return []
    laid = state.board[seat][state.place_on_board(seat, run[0])]
    return selling_prices(state, seat, laid) if verb == SELL else activation_amounts(state, seat, laid)


def decided(state: LastWillState, seat: int, run: list[int]) -> bool:
    """Whether it is known which option of a white card is played."""
    codes = state.box.codes
    chosen = len(run) > 1 and codes.verb[run[1]] == OPTION
    return chosen or len(possible_options(state, seat, codes.what[run[0]])) == 1
