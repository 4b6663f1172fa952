"""What can be told of a game of Last Will. Nothing fades: what is public here stays known (L-95)."""

from __future__ import annotations

from typing import ClassVar

from clubantique.core.events import Event, Name, Seat, Viewer


class WillRead(Event, frozen=True):
    """What everybody inherits."""

    lasting: ClassVar[bool] = True
    money: int


class MarketSet(Event, frozen=True):
    """The modifiers as they were laid at random."""

    lasting: ClassVar[bool] = True
    farm: str
    villa: str
    summer: str
    mansion: str


class StartPlayerChosen(Event, frozen=True):
    """Who begins the first round."""

    lasting: ClassVar[bool] = True
    seat: Seat


class CardsSeen(Event, frozen=True):
    """A player looks at cards just drawn; only they know which."""

    lasting: ClassVar[bool] = True
    seat: Seat
    cards: list[Name]

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == self.seat


class RoundBegan(Event, frozen=True):
    """A new round."""

    lasting: ClassVar[bool] = True
    round: int


class OfferLaid(Event, frozen=True):
    """The cards on the offer of this round."""

    lasting: ClassVar[bool] = True
    cards: list[Name]


class DeckShuffled(Event, frozen=True):
    """A discard pile became the deck."""

    lasting: ClassVar[bool] = True
    deck: Name
    cards: int


class HandPutAside(Event, frozen=True):
    """How many cards a player kept, and how many went face down to the discard piles."""

    lasting: ClassVar[bool] = True
    seat: Seat
    kept: int
    given: int


class CardsKept(Event, frozen=True):
    """Which cards a player kept; only they know."""

    lasting: ClassVar[bool] = True
    seat: Seat
    cards: list[Name]

    def heard_by(self, viewer: Viewer) -> bool:
        return viewer == self.seat


class PlanBlocked(Event, frozen=True):
    """A neutral marker closes a plan."""

    lasting: ClassVar[bool] = True
    seat: Seat
    plan: int


class PlanChosen(Event, frozen=True):
    """A player's plan for the round."""

    lasting: ClassVar[bool] = True
    seat: Seat
    plan: int
    cards: int
    boys: int
    actions: int


class CardsDrawn(Event, frozen=True):
    """How many cards of each deck a player drew."""

    lasting: ClassVar[bool] = True
    seat: Seat
    events: int
    helpers: int
    properties: int
    companions: int


class OfferTaken(Event, frozen=True):
    """A boy brought a card of the offer."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name


class WildTaken(Event, frozen=True):
    """A boy brought a wild companion."""

    lasting: ClassVar[bool] = True
    seat: Seat


class ExtensionTaken(Event, frozen=True):
    """A player board has one more space: so many now."""

    lasting: ClassVar[bool] = True
    seat: Seat
    spaces: int


class MarketChanged(Event, frozen=True):
    """The modifiers as a player laid them."""

    lasting: ClassVar[bool] = True
    seat: Seat
    farm: str
    villa: str
    summer: str
    mansion: str


class UnknownDrawn(Event, frozen=True):
    """A boy brought an unknown card of this deck."""

    lasting: ClassVar[bool] = True
    seat: Seat
    deck: Name


class OperaVisited(Event, frozen=True):
    """Money was spent at the opera."""

    lasting: ClassVar[bool] = True
    seat: Seat
    money: int


class ErrandImpossible(Event, frozen=True):
    """No spot was open for a boy."""

    lasting: ClassVar[bool] = True
    seat: Seat


class CardPlayed(Event, frozen=True):
    """A white card; the amount includes what companions and helpers add."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    actions: int
    money: int


class CompanionsJoined(Event, frozen=True):
    """The companions that the card just played was played with."""

    lasting: ClassVar[bool] = True
    seat: Seat
    cards: list[Name]


class ActionsGained(Event, frozen=True):
    """A card brought actions."""

    lasting: ClassVar[bool] = True
    seat: Seat
    actions: int


class MarkerPut(Event, frozen=True):
    """A companion marker on a card."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    companion: Name


class HouseLowered(Event, frozen=True):
    """A house lost a step of value by a card: this is its value now."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    value: int


class CardLaid(Event, frozen=True):
    """A helper or an expense came to a board."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    actions: int


class CardRemoved(Event, frozen=True):
    """A card left a board to make room."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name


class CardActivated(Event, frozen=True):
    """A card on a board was activated."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    money: int


class PropertyBought(Event, frozen=True):
    """A property was bought at this price."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    money: int


class PropertySold(Event, frozen=True):
    """A property was sold at this price."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    money: int


class TurnEnded(Event, frozen=True):
    """A player is done, with so many actions unused and this much money left."""

    lasting: ClassVar[bool] = True
    seat: Seat
    actions: int
    money: int


class WentBankrupt(Event, frozen=True):
    """A player has neither property nor money: this round is the last."""

    lasting: ClassVar[bool] = True
    seat: Seat
    money: int


class HouseDecayed(Event, frozen=True):
    """A house that was not maintained lost a step of value: this is its value now."""

    lasting: ClassVar[bool] = True
    seat: Seat
    card: Name
    value: int


class PlayerPlaced(Event, frozen=True):
    """The place of a player in the end, with the total that is left."""

    lasting: ClassVar[bool] = True
    seat: Seat
    place: int
    total: int
