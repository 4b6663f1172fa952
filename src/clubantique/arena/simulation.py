"""Many games between bots, on one or several processes, with the same outcome whichever it is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Any

from msgspec import Struct

from clubantique.arena.match import Match
from clubantique.bots import make
from clubantique.core.files import save_record
from clubantique.core.registry import AnyGame, load

CHUNK = 20
"""How many games a process plays before it reports."""


class Plan(Struct, frozen=True):
    """What is to be played. `bots` has one name a chair; rotated, game i seats them i chairs further on."""

    game: str
    components: dict[str, Any] | None
    options: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    rotate: bool = False
    records: Path | None = None

    def load_game(self) -> AnyGame:
        return load(self.game, self.components)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is started."""
        game = self.load_game()
        game.seats(len(self.bots))
        for name in self.bots:
            make(name, game)
        Match(game, self.bots, self.options, self.seed, 0)
        if self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)

    def seating(self, number: int) -> list[str]:
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift]


class Outcome(Struct, frozen=True):
    """One finished game."""

    number: int
    bots: list[str]
    places: list[int]
    rounds: int
    decisions: int
    digest: bytes


class Tally:
    """The outcomes so far, added up in the order of the games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.shared = 0
        self.rounds: list[int] = []
        self.wins = [0] * len(plan.bots)
        self.wins_by_bot = dict.fromkeys(sorted(plan.bots), 0)
        self.started = time.perf_counter()
        self._hash = sha256()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds.append(outcome.rounds)
        self.shared += outcome.places.count(1) > 1
        self._hash.update(outcome.digest)
        for seat, place in enumerate(outcome.places):
            self.wins[seat] += place == 1
            self.wins_by_bot[outcome.bots[seat]] += place == 1

    def summary(self) -> dict[str, object]:
        seconds = time.perf_counter() - self.started
        return {
            "game": self.plan.game,
            "players": len(self.plan.bots),
            "games": self.games,
            "seed": self.plan.seed,
            "options": self.plan.options,
            "bots": self.plan.bots,
            "rotate": self.plan.rotate,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds),
            "games_per_second": round(self.games / seconds, 1),
            "rounds": {
                "min": min(self.rounds),
                "mean": round(sum(self.rounds) / len(self.rounds), 2),
                "max": max(self.rounds),
            },
            "wins": self.wins,
            "wins_by_bot": self.wins_by_bot,
            "shared": self.shared,
            "digest": self._hash.hexdigest(),
        }


def simulate(plan: Plan, jobs: int = 1, report: Callable[[Tally], None] | None = None) -> Tally:
    """Play the plan; `report` is called now and then with how it stands."""
    plan.check()
    tally = Tally(plan)
    for outcomes in _played(plan, jobs):
        for outcome in outcomes:
            tally.add(outcome)
        if report is not None:
            report(tally)
    return tally


def _played(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes in the order of the games, chunk by chunk, whoever played them."""
    chunks = [range(first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    if jobs == 1:
        yield from (play_games(plan, numbers) for numbers in chunks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with interrupts_ignored():
                played = pool.map(play_games, [plan] * len(chunks), chunks)
            yield from played
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes that are started in here leave Ctrl-C to the one that started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def play_games(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    game = plan.load_game()
    return [play_game(plan, game, number) for number in numbers]


def play_game(plan: Plan, game: AnyGame, number: int) -> Outcome:
    seating = plan.seating(number)
    match = Match(game, seating, plan.options, plan.seed, number)
    play = match.finish()
    record = play.record()
    if plan.records is not None:
        save_record(record, plan.records / f"{plan.game}-{plan.seed}-{number:06}.json")
    places = game.places(play.state)
    return Outcome(number, seating, places, play.state.round, match.decisions, record.sha256())
