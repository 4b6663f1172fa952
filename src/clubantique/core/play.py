"""A game being played or replayed: its state, its record, and those who listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from clubantique.core.errors import BadRecord, ClubError
from clubantique.core.events import Event, Log, Viewer
from clubantique.core.outside import Outside
from clubantique.core.record import Chair, Entry, Record
from clubantique.core.registry import AnyGame
from clubantique.core.state import State

Listener = Callable[[Event], None]


class Play(Outside):
    """Stands between the rules and the world: records what comes in, passes on what is told."""

    state: Any  # the state of whichever game is played

    def __init__(
        self,
        game: AnyGame,
        chairs: Sequence[Chair],
        options: Mapping[str, str],
        chance: Outside,
        *,
        watched: bool = True,
    ) -> None:
        self.watched = watched
        self.game = game
        self.chairs = list(chairs)
        self.options = game.settings(options)
        self.chance = chance
        self.log = Log()
        self.listeners: list[Listener] = []
        self._entries: list[int | tuple[int, int | None]] = []
        self._written = 0  # how many of them are ours: a fork may have gone on in the same list
        self._early: list[Event] = []
        self._busy = False  # a choice is being carried out
        self.state = None
        self.state = game.setup(game.seats(len(chairs)), self.options, self)
        self._written = len(self._entries)
        self._tell_early()

    # --- the outside of the rules ------------------------------------------------------------

    def draw(self, pool: list[int]) -> int:
        item = self.chance.draw(pool)
        self._entries.append(item)
        return item

    def tell(self, event: Event) -> None:
        if self.state is None:
            self._early.append(event)
            return
        self.log.add(self.state.chapter, event)
        for listener in self.listeners:
            listener(event)

    def _tell_early(self) -> None:
        for event in self._early:
            self.tell(event)
        self._early = []

    def fork(self) -> Play:
        """Another play that stands where this one does; what is tried there does not happen here."""
        other = Play.__new__(Play)
        other.watched = self.watched
        other.game = self.game
        other.chairs = self.chairs
        other.options = self.options
        other.chance = self.chance
        other.log = self.log.fork()
        other.listeners = []
        other._entries = self._entries
        other._written = self._written
        other._early = []
        other._busy = self._busy
        other.state = self.state.clone()
        return other

    # --- what seats do -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.due and not self._busy

    def choose(self, seat: int, code: int) -> None:
        """One checked choice."""
        state: State = self.state
        if state.offered_to != seat or code not in state.offered:
            state.check(seat, [code])
        self._enter((seat, code))
        state.take(seat, code, self)
        self._written = len(self._entries)
        self._busy = False

    def answer(self, seat: int, codes: Sequence[int]) -> None:
        """A run at once: all of it, or nothing if any part is refused."""
        self.state.check(seat, list(codes))
        for code in codes:
            self.choose(seat, code)

    def withdraw(self, seat: int) -> None:
        self.state.withdraw(seat)
        self._enter((seat, None))
        self._written = len(self._entries)
        self._busy = False

    def _enter(self, entry: tuple[int, int | None]) -> None:
        """Begin to write down what a seat does, after what this play has written, whatever its forks have."""
        self._busy = True
        if len(self._entries) != self._written:
            self._entries = self._entries[: self._written]
        self._entries.append(entry)

    # --- what they get -----------------------------------------------------------------------

    @property
    def memory_aids(self) -> bool:
        return self.options.get(self.game.memory_option) == "on"

    def heard(self, viewer: Viewer) -> list[Event]:
        return [event for _, event in self.readable(viewer)]

    def readable(self, viewer: Viewer) -> list[tuple[int, Event]]:
        """The log as this viewer may read it now, with chapters; everything is open once the game is over."""
        if self.over:
            return self.log.entries()
        return self.log.readable(viewer, self.state.chapter, faded=self.memory_aids)

    @property
    def written(self) -> int:
        """How many entries the record has."""
        return self._written

    def entries(self, since: int = 0) -> list[Entry]:
        """The record's entries from this one on; a choice that was interrupted half-way is not among them."""
        name = self.game.choices.names
        return [
            entry if isinstance(entry, int) else (entry[0], None if entry[1] is None else name[entry[1]])
            for entry in self._entries[since : self._written]
        ]

    def record(self) -> Record:
        """The game as it stands."""
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            components_digest=self.game.digest,
            options=dict(self.options),
            seats=list(self.chairs),
            entries=self.entries(),
            components=self.game.components if self.game.custom else None,
        )


class _Recorded(Outside):
    """Draws as a record has them, entry by entry."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.next = 0

    def draw(self, pool: list[int]) -> int:
        here = self.next
        entry = self.entries[here] if here < len(self.entries) else None
        if not isinstance(entry, int) or entry not in pool:
            raise BadRecord.at(f"$.entries[{here}]", "draw", entry, pool)
        self.next += 1
        pool.remove(entry)
        return entry


def _steps(play: Play, recorded: _Recorded) -> Iterator[int]:
    while recorded.next < len(recorded.entries):
        here = recorded.next
        recorded.next += 1
        _enter(play, here, recorded.entries[here])
        yield here


def _enter(play: Play, here: int, entry: Entry) -> None:
    if isinstance(entry, int):
        raise BadRecord.at(f"$.entries[{here}]", "choice", entry)
    seat, text = entry
    try:
        if text is None:
            play.withdraw(seat)
        else:
            play.choose(seat, play.game.exact_code(text))
    except BadRecord:
        raise
    except ClubError as error:
        raise BadRecord.at(f"$.entries[{here}]", "refused", error) from error


class Replay:
    """A record played again, entry by entry; `play` is where it stands."""

    def __init__(self, record: Record, *, watched: bool = True) -> None:
        self.record = record
        self._chance = _Recorded(record.entries)
        game = record.load_game()
        self.play = Play(game, record.seats, record.options, self._chance, watched=watched)

    @property
    def position(self) -> int:
        """How many entries have been played."""
        return self._chance.next

    def steps(self) -> Iterator[int]:
        """Plays on, one choice or withdrawal with its draws at a time; gives the entry's number."""
        return _steps(self.play, self._chance)

    def finish(self) -> Play:
        """The play at the end of the record."""
        for _ in self.steps():
            pass
        return self.play


def replay(record: Record, *, watched: bool = True) -> Play:
    return Replay(record, watched=watched).finish()


def catch_up(play: Play, entries: Sequence[Entry]) -> None:
    """What was recorded elsewhere since; afterwards chance is as before."""
    chance = play.chance
    play.chance = recorded = _Recorded(entries)
    for _ in _steps(play, recorded):
        pass
    play.chance = chance


def resume(record: Record, chance: Outside) -> Play:
    """A recorded game that goes on, with new chance."""
    play = replay(record)
    play.chance = chance
    return play
