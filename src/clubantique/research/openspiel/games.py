"""The games as OpenSpiel's Python games. Parameters say how many play, with which options, and in which form."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from clubantique.core.errors import BadOption
from clubantique.core.registry import AnyGame, load, names
from clubantique.research.observations import Observer
from clubantique.research.openspiel.node import Node, Rules
from clubantique.research.openspiel.observer import KnowledgeObserver
from clubantique.research.openspiel.states import ClubState
from clubantique.research.words import in_words

Params = dict[str, Any]
FORM = {"players": 2, "simultaneous": False, "components": "", "deals": 0, "seed": 0}
"""Parameters of every game, with what they are unless something else is said."""

LONGEST = 20_000
"""More choices than any game has."""

MOST_ITEMS = 256
"""No pool has items of higher numbers."""


def game_type(game: AnyGame, *, simultaneous: bool) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=f"clubantique_{game.id}",
        long_name=type(game).__name__,
        dynamics=kind.Dynamics.SIMULTANEOUS if simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **FORM,
            "players": game.fewest,
            **dict.fromkeys(game.option_values, ""),
        },
    )


class ClubGame(pyspiel.Game):
    """One of the games, for so many players."""

    club_game: ClassVar[str]

    def __init__(self, params: Params | None = None) -> None:
        given = {**FORM, **(params or {})}
        with in_words():
            self.rules = rules_of(self.club_game, given)
        game = self.rules.load()
        self.observer = Observer(game, self.rules.players, self.rules.options)
        self.root = Node(self.rules)
        kind = game_type(game, simultaneous=given["simultaneous"])
        super().__init__(kind, game_info(self.rules, self.observer), params or {})

    def new_initial_state(self) -> ClubState:
        return ClubState(self, self.root.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KnowledgeObserver:
        """With a name for every field unless a form is asked for: OpenSpiel itself does, and copies field by field."""
        if params:
            raise BadOption(option=str(params), possible="")
        form = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return KnowledgeObserver(self.observer, form, by_name=iig_obs_type is None)


def rules_of(name: str, given: Params) -> Rules:
    if given["deals"] < 0:
        raise BadOption(option=f"deals={given['deals']}", possible="deals=0–")
    options = {option: value for option, value in given.items() if option not in FORM and value}
    components = given["components"] or None
    game = load(name, components)
    settings = game.settings(options)
    players, together = game.seats(given["players"]), given["simultaneous"]
    return Rules(name, components, players, settings, together, given["deals"], given["seed"])


def game_info(rules: Rules, observer: Observer) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=observer.choices,
        max_chance_outcomes=max(rules.deals, MOST_ITEMS),
        num_players=rules.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register() -> None:
    """Under the names `clubantique_adel` and so on.

    OpenSpiel lets go of what makes its games only when the interpreter has ended, and crashes if that was its last
    owner. A class always has another, a function may not.
    """
    for name in names():
        kind = type(f"Club_{name}", (ClubGame,), {"club_game": name})
        globals()[kind.__name__] = kind  # where pickle looks for it
        pyspiel.register_game(game_type(load(name), simultaneous=False), kind)
