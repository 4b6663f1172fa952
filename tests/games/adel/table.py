"""A table at which a test plays: rounds in a few words, and what each player sees of them."""

from __future__ import annotations

from collections.abc import Mapping

from clubantique.core.events import Event
from clubantique.core.play import Play
from clubantique.games.adel.flow import AdelState
from clubantique.games.adel.game import Adel
from clubantique.games.adel.views import Own, Table

NAMES = ["ann", "bob", "cid", "dot", "eve"]
PLACES = ["castle", "auction"]


class Lords:
    """A table at which a test plays."""

    def __init__(self, game: Adel, play: Play) -> None:
        self.game = game
        self.play = play
        self.state: AdelState = play.state
        self.plans: dict[int, dict[str, list[str]]] = {}

    # --- playing -----------------------------------------------------------------------------

    def choose(self, name: str, *texts: str) -> None:
        """One choice after the other, checked by the rules."""
        for text in texts:
            self.state.apply(NAMES.index(name), self.game.code(text), self.play)

    def show(self, name: str, cards: str) -> None:
        """Exhibit these cards, written as in a plan."""
        self.choose(name, *self._exhibit(name, cards.split()))

    def round(self, **plans: str) -> None:
        """Play on as planned: place, action, and then what to buy, show or steal, as far as it is said."""
        self.plans = {NAMES.index(name): plan_of(words.split()) for name, words in plans.items()}
        answers = self._answers()
        while answers:
            self.choose(*answers)
            answers = self._answers()

    def rounds(self, count: int, **plans: str) -> None:
        for _ in range(count):
            self.round(**plans)

    def _answers(self) -> list[str]:
        """The next planned answer, after its player's name; nothing where the plans end."""
        for seat in self.state.due:
            question = asked_for(self.may(NAMES[seat]))
            words = self.plans.get(seat, {}).pop(question, [])
            if words:
                return [NAMES[seat], *(self._exhibit(NAMES[seat], words) if question == "show" else words)]
        return []

    def _exhibit(self, name: str, words: list[str]) -> list[str]:
        hand = self.own(name).cards
        chosen = hand if words == ["all"] else dealt(words, hand)
        return [f"show {card}" for card in hand if card in chosen] + ["done"]

    def arrange(self, *, prison: str, cheques: Mapping[str, str]) -> None:
        """These thieves are in prison, from cell 1 on; these players hold these cheques, and others are paid."""
        state = self.state
        state.prison = [self.game.code(f"thief {years}") for years in prison.split()]
        state.thieves = [[thief for thief in held if thief not in state.prison] for held in state.thieves]
        every = [*state.cash, *(cheque for held in state.cheques for cheque in held)]
        for name, values in cheques.items():
            self._hand_out(NAMES.index(name), [self.game.code(f"bid {value}") for value in values.split()])
        state.cash = sorted(set(every) - {cheque for held in state.cheques for cheque in held})

    def _hand_out(self, seat: int, given: list[int]) -> None:
        state = self.state
        state.cheques = [
            sorted(given) if each == seat else [cheque for cheque in held if cheque not in given]
            for each, held in enumerate(state.cheques)
        ]

    # --- looking -----------------------------------------------------------------------------

    def view(self, name: str | None = None) -> Table:
        """The table as this player sees it, or somebody who looks on."""
        return self.game.table(self.state, seat_of(name))

    def knowledge(self, name: str | None = None) -> Table:
        return self.game.knowledge(self.state, seat_of(name))

    def own(self, name: str) -> Own:
        own = self.view(name).own
        assert own is not None
        return own

    def may(self, name: str) -> list[str]:
        """What this player may choose now."""
        return [self.game.name(code) for code in self.state.legal(NAMES.index(name))]

    def heard(self, name: str | None, kind: str) -> list[Event]:
        """The entries of one kind in the log that this player may read now."""
        return [event for event in self.play.heard(seat_of(name)) if event.kind == kind]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def due(self) -> list[str]:
        return [NAMES[seat] for seat in self.view().due]

    @property
    def pawns(self) -> list[int]:
        return [lord.space for lord in self.view().lords]

    @property
    def tops(self) -> list[str | None]:
        return [pile.top for pile in self.view().piles]

    @property
    def sizes(self) -> list[int]:
        return [pile.size for pile in self.view().piles]

    @property
    def cash(self) -> list[int]:
        return self.view().cash

    @property
    def prison(self) -> list[int]:
        return self.view().prison

    @property
    def shown(self) -> list[list[str]]:
        return [lord.exhibition for lord in self.view().lords]


def asked_for(options: list[str]) -> str:
    """The question that these are the answers to."""
    kinds = {option.split()[0] for option in options}
    if kinds <= set(PLACES):
        return "where"
    return next((kind for kind in ("buy", "show", "steal") if kind in kinds), "what")


def plan_of(words: list[str]) -> dict[str, list[str]]:
    """The answers of a plan such as `castle exhibit AAB`, by question."""
    place = words[:1] if words[0] in PLACES else []
    rest = words[len(place) :]
    length = 1 if rest[:1] in (["detective"], ["exhibit"]) else 2
    action, rest = rest[:length], rest[length:]
    return {
        "where": place,
        "what": [" ".join(action)] if action else [],
        "buy": [f"buy {pile}" for pile in rest],
        "show": rest,
        "steal": [f"steal {card}" for card in rest],
    }


def dealt(words: list[str], source: list[str]) -> list[str]:
    """Cards by name; letters stand for the oldest cards of their series in the source."""
    hand = [word for word in words if word in source]
    for letter in "".join(word for word in words if word not in source):
        hand.append(next(card for card in source if card[0] == letter and card not in hand))
    return hand


def seat_of(name: str | None) -> int | None:
    return None if name is None else NAMES.index(name)
