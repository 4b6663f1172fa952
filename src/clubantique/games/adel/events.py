"""What can be told of a game of Adel verpflichtet. Details that were open once fade (A-91); the race lasts."""

from __future__ import annotations

from typing import ClassVar

from clubantique.core.events import Choice, Event, Seat, Viewer


class Seated(Event, frozen=True):
    """A player drew their colour."""

    lasting: ClassVar[bool] = True
    seat: Seat
    colour: str


class Dealt(Event, frozen=True):
    """A player got their first cards; only they know which."""

    seat: Seat
    cards: list[str]

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == self.seat


class CardTurned(Event, frozen=True):
    """The top card of a pile became visible."""

    pile: str
    card: str


class RoundBegan(Event, frozen=True):
    """A new round."""

    lasting: ClassVar[bool] = True
    round: int


class PlaceRevealed(Event, frozen=True):
    """Where a player went."""

    seat: Seat
    place: Choice


class ActionRevealed(Event, frozen=True):
    """What a player does there."""

    seat: Seat
    action: Choice


class Passed(Event, frozen=True):
    """A player holds nothing that could be played at the auction house."""

    seat: Seat


class Bought(Event, frozen=True):
    """The highest cheque bought a card."""

    seat: Seat
    card: str
    cheque: int


class Outbid(Event, frozen=True):
    """Lower cheques go back to those who played them."""

    seats: list[Seat]


class NothingSold(Event, frozen=True):
    """Nobody played a cheque."""


class ChequeStolen(Event, frozen=True):
    """The only thief at the auction house took the cheque that was just paid."""

    seat: Seat
    cheque: int


class ThievesClashed(Event, frozen=True):
    """Several thieves at the auction house: none of them got the cheque."""

    seats: list[Seat]


class HouseClosed(Event, frozen=True):
    """The last card was sold; from the next round on everybody is at the castle."""

    lasting: ClassVar[bool] = True


class Exhibited(Event, frozen=True):
    """An exhibition is on show, at this rank."""

    seat: Seat
    cards: list[str]
    rank: int


class Advanced(Event, frozen=True):
    """A pawn moved on; `reason` is exhibition, detective or final."""

    lasting: ClassVar[bool] = True
    seat: Seat
    steps: int
    space: int
    reason: str


class CardStolen(Event, frozen=True):
    """A castle thief took a card out of an exhibition."""

    seat: Seat
    victim: Seat
    card: str
    thief: int


class NothingToSteal(Event, frozen=True):
    """Castle thieves found no exhibition that has a card left."""

    seats: list[Seat]


class Caught(Event, frozen=True):
    """A thief went to prison."""

    lasting: ClassVar[bool] = True
    seat: Seat
    thief: int


class Freed(Event, frozen=True):
    """A thief left the last cell and is back with its owner."""

    lasting: ClassVar[bool] = True
    seat: Seat
    thief: int


class NobodyCaught(Event, frozen=True):
    """Detectives found no thief."""

    seats: list[Seat]


class TableReached(Event, frozen=True):
    """A pawn stands at the dining table: the game ends."""

    lasting: ClassVar[bool] = True
    seats: list[Seat]


class Stalled(Event, frozen=True):
    """Nothing was sold and nobody moved for too long: the game ends."""

    lasting: ClassVar[bool] = True
    rounds: int


class FinalExhibition(Event, frozen=True):
    """The most valuable exhibition of a player at the end, at this rank."""

    lasting: ClassVar[bool] = True
    seat: Seat
    cards: list[str]
    rank: int


class Placed(Event, frozen=True):
    """The place of a player in the end."""

    lasting: ClassVar[bool] = True
    seat: Seat
    place: int
    space: int
