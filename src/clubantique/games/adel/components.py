"""Reads and judges a component file (A-23), and packs it into the box that the rules use."""

from __future__ import annotations

from collections import Counter
from string import ascii_uppercase
from typing import Annotated

from msgspec import Meta, Struct, field

from clubantique.core.errors import BadComponents
from clubantique.games.adel.box import FIRST_BID, Box

Count = Annotated[int, Meta(ge=1, le=1000)]
Steps = Annotated[int, Meta(ge=0, le=1000)]
Year = Annotated[int, Meta(ge=-9999, le=9999)]
Pair = tuple[Steps, Steps]

FIXED_CHOICES = ["castle", "auction", "detective", "exhibit", "buy left", "buy right", "done"]
FEWEST_POSSIBLE, MOST_POSSIBLE = 2, 5


class Castle(Struct, forbid_unknown_fields=True):
    """A run of spaces with one scoring field."""

    spaces: Count
    pair: Pair
    name: str = ""
    corner: bool = False


class Track(Struct, forbid_unknown_fields=True):
    """The way from the club room to the dining table."""

    table: Count
    last: Steps
    final: Pair
    castles: Annotated[list[Castle], Meta(min_length=1)]


class Colour(Struct, forbid_unknown_fields=True):
    """The cards of one colour that differ from the others'."""

    cheques: list[Count]
    thieves: list[Count]


class Deal(Struct, forbid_unknown_fields=True):
    """What a player starts with, and what an exhibition needs."""

    cards: Count
    exhibition_min: Count


class Series(Struct, forbid_unknown_fields=True):
    """One theme and the years of its objects."""

    theme: str
    years: Annotated[list[Year], Meta(min_length=1)]


class Limits(Struct, forbid_unknown_fields=True):
    """A-84: how long nothing may happen before the game ends."""

    quiet_rounds: Count = 20


class Components(Struct, forbid_unknown_fields=True):
    """The whole file."""

    players: tuple[int, int]
    track: Track
    colours: dict[str, Colour]
    deal: Deal
    series: dict[str, Series]
    limits: Limits = field(default_factory=Limits)


def judge(components: Components) -> None:
    """Refuse a file that the rules cannot be played with."""
    _refuse_repeats(components, "cheques")
    _refuse_repeats(components, "thieves")
    _judge_track(components.track)
    _judge_series(components.series)
    _judge_players(components)


def _refuse_repeats(components: Components, kind: str) -> None:
    """A-23: no value twice, so that there is never a tie."""
    found: Counter[int] = Counter()
    for colour in components.colours.values():
        found.update(getattr(colour, kind))
    for value, times in found.items():
        if times > 1:
            raise BadComponents.at(f"$.colours.*.{kind}", "repeated", value)


def _judge_track(track: Track) -> None:
    spaces = sum(castle.spaces for castle in track.castles)
    if spaces != track.table:
        raise BadComponents.at("$.track.castles", "spaces", spaces, track.table)
    if track.last and track.last < track.table:
        raise BadComponents.at("$.track.last", "last", track.last, track.table)


def _judge_series(series: dict[str, Series]) -> None:
    """A-30 needs letters that follow one another."""
    for name in series:
        if len(name) != 1 or name not in ascii_uppercase:
            raise BadComponents.at(f"$.series.{name}", "letter", name, "A–Z")


def _judge_players(components: Components) -> None:
    fewest, most = components.players
    if not FEWEST_POSSIBLE <= fewest <= most <= MOST_POSSIBLE:
        expected = f"[{FEWEST_POSSIBLE}, {MOST_POSSIBLE}]"
        raise BadComponents.at("$.players", "players", [fewest, most], expected)
    if len(components.colours) < most:
        raise BadComponents.at("$.colours", "colours", len(components.colours), most)
    cards = sum(len(series.years) for series in components.series.values())
    needed = components.deal.cards * most + 1
    if cards < needed:
        raise BadComponents.at("$.series", "cards", cards, needed)


def pack(components: Components) -> Box:
    """The box of a file that was judged fit."""
    box = Box()
    _pack_hands(box, dict(sorted(components.colours.items())))
    _pack_cards(box, components.series)
    _pack_track(box, components.track)
    box.deal = components.deal.cards
    box.exhibition_min = components.deal.exhibition_min
    box.quiet_rounds = components.limits.quiet_rounds
    box.first_steal = box.first_show + len(box.cards)
    box.names += [f"show {card}" for card in box.cards]
    box.names += [f"steal {card}" for card in box.cards]
    return box


def _pack_hands(box: Box, colours: dict[str, Colour]) -> None:
    cheques = sorted(value for colour in colours.values() for value in colour.cheques)
    thieves = sorted(years for colour in colours.values() for years in colour.thieves)
    box.first_thief = FIRST_BID + len(cheques)
    box.first_show = box.first_thief + len(thieves)
    box.colours = list(colours)
    box.cheques = [sorted(FIRST_BID + cheques.index(v) for v in c.cheques) for c in colours.values()]
    box.thieves = [
        sorted(box.first_thief + thieves.index(years) for years in colour.thieves)
        for colour in colours.values()
    ]
    owner = {thief: colour for colour, held in enumerate(box.thieves) for thief in held}
    box.colour_of_thief = [owner[thief] for thief in range(box.first_thief, box.first_show)]
    box.values = [0] * FIRST_BID + cheques + thieves
    box.names = FIXED_CHOICES + [f"bid {v}" for v in cheques] + [f"thief {v}" for v in thieves]


def _pack_cards(box: Box, series: dict[str, Series]) -> None:
    box.series, box.year, box.cards = [], [], []
    for letter in sorted(series):
        seen: Counter[int] = Counter()
        for year in sorted(series[letter].years):
            seen[year] += 1
            again = f".{seen[year]}" if seen[year] > 1 else ""
            box.cards.append(f"{letter}{year}{again}")
            box.series.append(ascii_uppercase.index(letter))
            box.year.append(year)
    box.card_numbers = {name: number for number, name in enumerate(box.cards)}


def _pack_track(box: Box, track: Track) -> None:
    pairs = [castle.pair for castle in track.castles for _ in range(castle.spaces)]
    box.best = [best for best, _ in pairs]
    box.second = [second for _, second in pairs]
    box.table, box.last = track.table, track.last
    box.final_best, box.final_second = track.final
