"""What an exhibition is (A-30), and which of two is the more valuable (A-33)."""

from __future__ import annotations

from clubantique.core.outside import Outside
from clubantique.games.adel.box import Box
from clubantique.games.adel.state import NO_CARDS, Lords


def is_gap(series: int, following: int) -> bool:
    """A-30: an exhibition passes over no series; the alphabet does not wrap."""
    return following - series > 1


def can_exhibit(state: Lords, seat: int) -> bool:
    """A-13: whether this player's cards contain an exhibition."""
    series_of = state.box.series
    enough = state.box.exhibition_min
    length = 0
    series = -1
    for card in state.cards[seat]:
        length = 1 if is_gap(series, series_of[card]) else length + 1
        series = series_of[card]
        if length == enough:
            return True
    return False


def blocks(box: Box, cards: list[int]) -> list[list[int]]:
    """Sorted cards, split where the series have a gap: any cards of one block can be shown together (A-30)."""
    series_of = box.series
    found: list[list[int]] = []
    for card in cards:
        if found and not is_gap(series_of[found[-1][-1]], series_of[card]):
            found[-1].append(card)
        else:
            found.append([card])
    return found


def block_of(box: Box, cards: list[int], card: int) -> list[int]:
    """The cards that this one can be shown with, itself among them."""
    together = sorted({*cards, card})
    return next(block for block in blocks(box, together) if card in block)


def worth(state: Lords, cards: list[int]) -> list[int]:
    """A-33: the smaller, the more valuable: more cards, then older objects from the oldest on."""
    years = [state.box.year[card] for card in cards]
    years.sort()
    return [-len(cards)] + years


def best_exhibition(state: Lords, seat: int) -> list[int]:
    """A-81: the most valuable exhibition of all this player's cards; nothing if there is none."""
    best = NO_CARDS
    for block in blocks(state.box, state.cards[seat]):
        enough = len(block) >= state.box.exhibition_min
        if enough and (not best or worth(state, block) < worth(state, best)):
            best = block
    return best


def ranks(state: Lords, exhibitions: list[list[int]]) -> list[int]:
    """A-33: the rank of each exhibition, 1 is best; equals share, the next rank is skipped; 0 for none."""
    worths = [worth(state, cards) for cards in exhibitions]
    places: list[int] = []
    for seat, cards in enumerate(exhibitions):
        place = 0
        if cards:
            place = 1
            for other, rival in enumerate(exhibitions):
                if rival and worths[other] < worths[seat]:
                    place += 1
        places.append(place)
    return places


def scoring_space(table: int, pawns: list[int]) -> int:
    """A-34: the leader's; there is no castle at the table."""
    return min(max(pawns), table - 1)


def pair(box: Box, pawns: list[int]) -> tuple[int, int]:
    """A-34: what the best and the second-best exhibition advance: the numbers beside the leader."""
    beside = scoring_space(box.table, pawns)
    return box.best[beside], box.second[beside]


def pay(state: Lords, places: list[int], best: int, second: int, reason: str, outside: Outside) -> None:
    """A-34: rank 1 advances by the higher number, rank 2 by the lower, nobody else."""
    for seat, place in enumerate(places):
        if place == 1:
            state.advance(seat, best, reason, outside)
        elif place == 2:
            state.advance(seat, second, reason, outside)
