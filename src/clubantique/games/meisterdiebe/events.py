"""What can be told of a game of Meisterdiebe. What was seen in a drawer fades after the next turn (M-90)."""

from __future__ import annotations

from typing import ClassVar

from clubantique.core.events import Choice, Event, Seat, Viewer


class CardsDealt(Event, frozen=True):
    """A player's cards, one of each character; only they know the numbers."""

    seat: Seat
    numbers: list[int]

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == self.seat


class RoundBegan(Event, frozen=True):
    """A new round."""

    lasting: ClassVar[bool] = True
    round: int


class CharacterRevealed(Event, frozen=True):
    """Who a player is this round, with the number of the card."""

    seat: Seat
    character: Choice
    number: int


class DrawerOpened(Event, frozen=True):
    """A drawer was opened: what lies in its upper compartment, and what fell out."""

    seat: Seat
    drawer: Choice
    diamonds: int
    sapphires: int
    fallen_diamonds: int
    fallen_sapphires: int


class NothingOpened(Event, frozen=True):
    """A player left all drawers shut."""

    seat: Seat


class PlayerCaught(Event, frozen=True):
    """Gems fell: the player may not do anything."""

    seat: Seat


class GemPut(Event, frozen=True):
    """A gem was put into the open drawer."""

    seat: Seat
    gem: str


class GemsKept(Event, frozen=True):
    """Fallen gems went on the red cloth, or back into the drawer; `where` is cloth or drawer."""

    diamonds: int
    sapphires: int
    where: str


class GemHanded(Event, frozen=True):
    """The Smuggler handed a gem to another player."""

    seat: Seat
    receiver: Seat
    gem: str


class GemsTaken(Event, frozen=True):
    """Gems went into a plus supply."""

    seat: Seat
    diamonds: int
    sapphires: int
    rubies: int


class PulledOut(Event, frozen=True):
    """The Master thief pulled a drawer out further: `found` is ruby, fallen, empty or small."""

    seat: Seat
    found: str


class Twisted(Event, frozen=True):
    """The cube was turned, flipped, both or neither."""

    seat: Seat
    twist: Choice


class CardsPassed(Event, frozen=True):
    """Players of the same character passed their cards on; numbers are those they hold now."""

    seats: list[Seat]
    numbers: list[int]


class HandsTaken(Event, frozen=True):
    """All six cards were played: everybody takes them back."""

    lasting: ClassVar[bool] = True


class EndNear(Event, frozen=True):
    """This round is the last; `reason` is supply or rubies."""

    lasting: ClassVar[bool] = True
    seat: Seat
    reason: str


class TimeUp(Event, frozen=True):
    """The game has lasted as long as it may."""

    lasting: ClassVar[bool] = True
    rounds: int


class Placed(Event, frozen=True):
    """The place of a player in the end; `title` is king, jeweller or none."""

    lasting: ClassVar[bool] = True
    seat: Seat
    place: int
    points: int
    rubies: int
    title: str
