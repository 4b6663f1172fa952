"""Lays positions and plays rounds in a few words, so that a rule's test reads like the rulebook.

    table = lords(3, pawns=[0, 4, 4], cards=["A1698 B1660 C1468", "DEF"])
    table.round(ann="castle exhibit ABC", bob="auction bid 23 left", cid="castle thief 3 B1660")

The lords are ann, bob, cid, dot and eve, in the order of seats and, unless told otherwise, of colours. A hand is
written in card names, or in letters, which take the oldest cards of their series that nobody else was given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from clubantique.core.play import Play
from clubantique.core.record import Chair
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.game import Adel
from games.common import Croupier

from .boxes import adel
from .table import NAMES, Lords, dealt


def lords(
    seats: int,
    *,
    cards: Sequence[str] = (),
    pawns: Sequence[int] = (),
    tops: str = "",
    later: str = "",
    sizes: Sequence[int] = (),
    prison: str = "",
    cheques: Mapping[str, str] | None = None,
    colours: str = "",
    game: Adel | None = None,
    variant: str = "",
    memory_aids: str = "",
) -> Lords:
    """A table at the start of its first round. `later` are the cards below the tops, in the order of turning."""
    game = game or adel()
    hands, free = hands_of(game, seats, [hand.split() for hand in cards], (tops + " " + later).split())
    visible = tops.split() or free[:2]
    drawn = [game.box.colours.index(name) for name in colours.split()] or list(range(seats))
    drawn += deal_of(game, hands, [card for card in free if card not in visible]) + numbers(game, visible)
    croupier = Croupier(drawn)
    options = {name: value for name, value in (("variant", variant), ("memory_aids", memory_aids)) if value}
    table = Lords(game, Play(game, [Chair(name) for name in NAMES[:seats]], options, croupier))
    croupier.wishes = numbers(game, later.split())
    _lay_cards(table, hands, [card for card in free if card not in visible], list(sizes))
    table.state.pawn = list(pawns) or table.state.pawn
    table.arrange(prison=prison, cheques=cheques or {})
    return table


def deal_of(game: Adel, hands: list[list[str]], spare: list[str]) -> list[int]:
    """What the set-up deals: as much of each hand as is dealt, and other cards in place of those that lack."""
    spare = spare.copy()
    dealt_out = []
    for hand in hands:
        dealt_out += hand[: game.box.deal] + [spare.pop() for _ in range(game.box.deal - len(hand))]
    return numbers(game, dealt_out)


def _lay_cards(table: Lords, hands: list[list[str]], below: list[str], sizes: list[int]) -> None:
    """The hands as wished, and the piles; where these are small, the other cards are out of the game."""
    state = table.state
    state.cards = [sorted(numbers(table.game, hand)) for hand in hands]
    rest = len(below) + 2
    state.size = sizes or [rest - rest // 2, rest // 2]
    state.top = [top if size else -1 for top, size in zip(state.top, state.size, strict=True)]
    state.pool = sorted(numbers(table.game, below)[: sum(max(size - 1, 0) for size in state.size)])


def hands_of(
    game: Adel, seats: int, written: list[list[str]], reserved: list[str]
) -> tuple[list[list[str]], list[str]]:
    """The hands, and the cards nobody holds. Who is given no hand gets four cards that make no exhibition."""
    named = [word for words in written for word in words if word in game.box.card_numbers]
    free = [card for card in game.box.cards if card not in named + reserved]
    hands = []
    for words in written:
        hands.append(dealt(words, free + named))
        free = [card for card in free if card not in hands[-1]]
    for _ in range(seats - len(written)):
        hands.append(unfit_hand(free))
        free = [card for card in free if card not in hands[-1]]
    everywhere = [*reserved, *free, *(card for hand in hands for card in hand)]
    assert sorted(everywhere) == sorted(game.box.cards), "a card twice, or nowhere"
    return hands, reserved + free


def unfit_hand(free: list[str]) -> list[str]:
    """The two youngest cards of two series that are no neighbours."""
    for low, high in combinations("ABCDEF", 2):
        lower, higher = ([card for card in free if card[0] == letter][-2:] for letter in (low, high))
        if ord(high) - ord(low) > 1 and len(lower + higher) == 4:
            return lower + higher
    raise AssertionError(free)


def numbers(game: Adel, cards: Sequence[str]) -> list[int]:
    return [game.box.card_numbers[card] for card in cards]


def random_choices(state: AdelState, seed: int) -> Iterator[tuple[int, int]]:
    """Some legal choice of somebody who is due, until the game is over; a different game for each seed."""
    while state.due:
        seed = (seed * 1103515245 + 12345) % 2**31
        seat = state.due[seed // 7 % len(state.due)]
        options = state.legal(seat)
        yield seat, options[seed // 64 % len(options)]
