"""A table at which a test plays: positions and turns in a few words, and what lies where afterwards.

    table = heirs(3, hands={"ann": "boat_dog_guest_chef dog"}, money={"ann": 20}, actions={"ann": 2})
    table.turn("play boat_dog_guest_chef", "with dog")
    assert table.money("ann") == 15

The heirs are ann, bob, cid, dot and eve, in the order of seats; ann is the start player and, unless told otherwise,
plans are chosen from left to right in the order of seats. A card on a board is written `villa_a@2+1!`: value two
steps down, one marker, activated. Cards that a test does not place are in their decks; hands are empty.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from clubantique.core.events import Event
from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.games.lastwill.box import DECK_NAMES, DECKS, NOTHING, TYPES
from clubantique.games.lastwill.errands import begin_errands, next_boy
from clubantique.games.lastwill.flow import LastWillState
from clubantique.games.lastwill.game import LastWill
from clubantique.games.lastwill.laid import Laid, freshly_laid, without
from clubantique.games.lastwill.planning import begin_planning
from clubantique.games.lastwill.setup import clear_table
from clubantique.games.lastwill.turn import begin_actions
from clubantique.games.lastwill.views import PHASES, Memory, Own, Table
from games.common import Croupier

from .boxes import last_will

NAMES = ["ann", "bob", "cid", "dot", "eve"]
LAID = re.compile(r"(\w+)(?:@(\d+))?(?:\+(\d+))?(!?)")


class Heirs:
    """A table at which a test plays."""

    def __init__(self, game: LastWill, play: Play, croupier: Croupier) -> None:
        self.game = game
        self.play = play
        self.croupier = croupier
        self.state: LastWillState = play.state

    # --- playing -----------------------------------------------------------------------------

    def choose(self, name: str, *texts: str) -> None:
        """One choice after the other, checked by the rules."""
        for text in texts:
            self.state.apply(NAMES.index(name), self.game.code(text), self.play)

    def turn(self, *texts: str) -> None:
        """Choices of the one player whose turn it is."""
        for text in texts:
            self.choose(self.player, text)

    def wish(self, cards: str) -> None:
        """The next cards that are drawn, in this order; afterwards the first of the pool, by the order of the file."""
        self.croupier.wishes = self.kinds(cards)

    def rest_of_round(self) -> None:
        """Everybody is done, and keeps nothing; up to the next round or the end."""
        played = self.state.round
        while self.state.due and self.state.round == played:
            name = NAMES[self.state.due[0]]
            self.choose(name, "done" if self.phase == "act" else "enough")

    # --- looking -----------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def due(self) -> list[str]:
        return [NAMES[seat] for seat in self.state.due]

    @property
    def player(self) -> str:
        (name,) = self.due
        return name

    def may(self, name: str = "") -> list[str]:
        """What this player, or the one whose turn it is, may choose now."""
        seat = NAMES.index(name or self.player)
        return [self.game.name(code) for code in self.state.legal(seat)]

    def money(self, name: str) -> int:
        return self.state.money[NAMES.index(name)]

    def actions(self, name: str) -> int:
        return self.state.actions[NAMES.index(name)]

    def hand(self, name: str) -> list[str]:
        """In the order of the component file."""
        return self.state.names_of(self.state.hand[NAMES.index(name)])

    def known(self, name: str) -> list[str]:
        """The cards in this hand that everybody knows."""
        return self.state.names_of(self.state.open[NAMES.index(name)])

    def board(self, name: str) -> list[str]:
        """Written as in `heirs`."""
        return [self.written(card) for card in self.state.board[NAMES.index(name)]]

    def written(self, card: Laid) -> str:
        step = f"@{card.step}" if card.step else ""
        markers = f"+{card.markers}" if card.markers else ""
        return f"{self.game.box.cards[card.kind]}{step}{markers}{'!' if card.activated else ''}"

    def deck(self, name: str) -> list[str]:
        return self.state.names_of(self.state.deck[DECK_NAMES.index(name)])

    def discards(self, name: str) -> list[str]:
        """The discard pile of a deck; of `special_1` to `special_3` what is out of the game."""
        return self.state.names_of(self.state.discard[DECK_NAMES.index(name)])

    @property
    def offer(self) -> dict[str, str | None]:
        return {space.slot: space.card for space in self.view().offer}

    @property
    def modifiers(self) -> dict[str, int]:
        return dict(zip(TYPES, self.state.modifier, strict=True))

    @property
    def places(self) -> list[int]:
        return self.game.places(self.state)

    def view(self, name: str | None = None) -> Table:
        """The table as this player sees it, or somebody who looks on."""
        return self.game.table(self.state, self.viewer(name))

    def knowledge(self, name: str | None = None) -> Table:
        return self.game.knowledge(self.state, self.viewer(name))

    def memory(self, name: str | None = None) -> Memory:
        memory = self.knowledge(name).memory
        assert memory is not None
        return memory

    def own(self, name: str) -> Own:
        own = self.view(name).own
        assert own is not None
        return own

    def told(self, kind: str) -> list[Event]:
        """All entries of one kind in the log."""
        return [event for event in self.play.log.all() if event.kind == kind]

    def heard(self, name: str | None, kind: str) -> list[Event]:
        return [event for event in self.play.heard(self.viewer(name)) if event.kind == kind]

    def viewer(self, name: str | None) -> int | None:
        return None if name is None else NAMES.index(name)

    def kinds(self, cards: str) -> list[int]:
        return [self.game.box.card_numbers[name] for name in cards.split()]

    # --- laying a position -------------------------------------------------------------------

    def take(self, card: int) -> int:
        """Out of its deck; wild companions lie on the offer."""
        if card == self.game.box.wild:
            self.state.wilds -= 1
            return card
        deck = self.game.box.deck[card]
        self.state.deck[deck] = without(self.state.deck[deck], card)
        return card

    def lay(self, spec: str) -> Laid:
        name, step, markers, activated = parsed(spec)
        card = freshly_laid(self.take(self.game.box.card_numbers[name]))
        card.step, card.markers, card.activated = step, markers, activated
        return card


def parsed(spec: str) -> tuple[str, int, int, bool]:
    found = LAID.fullmatch(spec)
    assert found, spec
    name, step, markers, activated = found.groups()
    return name, int(step or 0), int(markers or 0), bool(activated)


def new_game(
    seats: int,
    draws: Sequence[int] = (),
    *,
    game: LastWill | None = None,
    options: Mapping[str, str] | None = None,
) -> Heirs:
    """A table just set up: the draws as wished, then always the first of the pool."""
    game = game or last_will()
    croupier = Croupier(draws)
    play = Play(game, [Chair(name) for name in NAMES[:seats]], options or {}, croupier)
    return Heirs(game, play, croupier)


def heirs(
    seats: int = 3,
    *,
    phase: str = "act",
    number: int = 1,
    start: str = "ann",
    plans: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    open_hands: Mapping[str, str] | None = None,
    boards: Mapping[str, str] | None = None,
    money: Mapping[str, int] | None = None,
    actions: Mapping[str, int] | None = None,
    spaces: Mapping[str, int] | None = None,
    modifiers: Sequence[int] = (0, 0, 0, 0),
    offer: Mapping[str, str] | None = None,
    discards: str = "",
    out: str = "",
    extensions: int | None = None,
    game: LastWill | None = None,
    options: Mapping[str, str] | None = None,
) -> Heirs:
    """A position at the beginning of a phase of round `number`.

    The phase is `plan` (with two players `block`), `errand`, `act` or `keep`. `hands` are secret, `open_hands` were
    taken openly from the offer. `discards` lie in the discard piles, seen by all; `out` are cards that are taken out
    of their decks and are nowhere. Modifiers are for farm, villa, summer, mansion, and unless given all 0. Everybody
    has 70 pounds, and as many actions as the plan says.
    """
    table = new_game(seats, game=game, options=options)
    state, box = table.state, table.game.box
    aids = state.aids
    clear_table(state, box, seats)
    state.aids = aids
    state.round = state.chapter = number
    state.start = NAMES.index(start)
    state.modifier = list(modifiers)
    state.money = [(money or {}).get(name, 70) for name in NAMES[:seats]]
    state.extensions = box.extensions if extensions is None else extensions
    for seat, name in enumerate(NAMES[:seats]):
        known = [table.take(card) for card in table.kinds((open_hands or {}).get(name, ""))]
        secret = [table.take(card) for card in table.kinds((hands or {}).get(name, ""))]
        state.open[seat] = sorted(known)
        state.hand[seat] = sorted(known + secret)
        state.board[seat] = [table.lay(spec) for spec in (boards or {}).get(name, "").split()]
        state.spaces[seat] = (spaces or {}).get(name, box.board_spaces)
    for card in table.kinds(out):
        table.take(card)
    for card in table.kinds(discards):
        table.take(card)
        deck = box.deck[card]
        state.discard[deck] = sorted([*state.discard[deck], card])
        state.seen[deck] = sorted([*state.seen[deck], card])
    slots = [space.slot for space in box.sides_for(seats).spaces]
    state.offer = [NOTHING] * len(slots)
    for slot, name in (offer or {}).items():
        number = slots.index(box.codes.what[table.game.code(f"take {slot}")])
        state.offer[number] = table.take(box.card_numbers[name])
    begin(table, phase, plans or {}, actions or {})
    return table


def begin(table: Heirs, phase: str, plans: Mapping[str, int], actions: Mapping[str, int]) -> None:
    """Go to the phase, with everybody's plan where that is past."""
    state = table.state
    if phase in ("plan", "block"):
        begin_planning(state)
        return
    state.plan = [plans.get(name, seat + 1) - 1 for seat, name in enumerate(NAMES[: state.seats])]
    begin_errands(state)
    if phase == "errand":
        next_boy(state, table.play)
        return
    begin_actions(state)
    for name, number in actions.items():
        state.actions[NAMES.index(name)] = number
    state.ask([state.queue[0]])
    if phase == "keep":
        for _ in range(state.seats):
            table.turn("done")


def all_cards(table: Heirs) -> int:
    """How many cards there are, wherever they are."""
    state = table.state
    piles = [*state.deck, *state.discard, *state.hand, [card for card in state.offer if card != NOTHING]]
    assert len(state.deck) == DECKS
    laid = sum(len(board) for board in state.board)
    wills = len(state.wills) + (state.will != NOTHING)
    return sum(len(pile) for pile in piles) + laid + state.wilds + wills
