"""Whether a game can be played with a component file that somebody has brought; runs in a worker process.

First the file is read and judged as the game itself judges it. Then a hundred games are played by chance, with every
number of players and every option, and each has to end; then every bot shows whether it can play.
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from clubantique.arena.match import Match
from clubantique.bots import names as bots
from clubantique.core import registry
from clubantique.core.component_files import decode_components
from clubantique.core.errors import BadComponents, ClubError
from clubantique.core.registry import AnyGame
from clubantique.server.box_messages import LARGEST_BOX, Box
from clubantique.server.boxes import box_of

MOST_PIECES = 600  # the largest built-in box has 144
MOST_CHOICES = 3000  # the longest table of choices of a built-in box has 655
GAMES = 100
MOST_DECISIONS = 3000  # in one game; the longest of 180 games by chance with the built-in boxes had 581
MEMORY = 1024 * 1024 * 1024
SEED = 7


def limit_memory() -> None:
    """Whatever a box makes of the worker, the machine has room for the others."""
    if sys.platform != "linux":
        return
    import resource

    used = _used_bytes(resource.getpagesize())
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, used + MEMORY))


def _used_bytes(page: int) -> int:
    return int(Path("/proc/self/statm").read_text().split()[0]) * page


def prepare() -> None:
    for name in registry.names():
        registry.load(name)
        bots(name)
    limit_memory()


# --- judging ---------------------------------------------------------------------------------------


def judged(name: str, file: str) -> Box:
    """The file as data, or BadComponents with the place and what is possible."""
    return box_of(read(name, file))


def read(name: str, file: str) -> AnyGame:
    data = file.encode(errors="replace")
    if len(data) > LARGEST_BOX:
        raise BadComponents.at("$", "large", len(data), LARGEST_BOX)
    try:
        game = registry.load(name, decode_components(data))
    except BadComponents:
        raise
    except (ValueError, TypeError, RecursionError, OverflowError) as error:
        raise unreadable(error) from error
    except MemoryError as error:
        raise BadComponents.at("$", "pieces", "?", MOST_PIECES) from error
    _bound(game)
    return game


def unreadable(error: Exception) -> BadComponents | ClubError:
    return error if isinstance(error, ClubError) else BadComponents.at("$", "shape", str(error))


def _bound(game: AnyGame) -> None:
    """So much that it can be shown, sent and thought about."""
    if (pieces := game.pieces()) > MOST_PIECES:
        raise BadComponents.at("$", "pieces", pieces, MOST_PIECES)
    if (choices := len(game.choices.names)) > MOST_CHOICES:
        raise BadComponents.at("$", "choices", choices, MOST_CHOICES)


# --- playing ---------------------------------------------------------------------------------------


def try_out(name: str, file: str) -> None:
    """Games by chance, in turn with every number of players and every option; BadComponents if one does not end."""
    game = read(name, file)
    for number in range(GAMES):
        seats = game.fewest + number % (game.most - game.fewest + 1)
        play_out(game, ["random"] * seats, varied(game, seats, number), number)


def varied(game: AnyGame, seats: int, number: int) -> dict[str, str]:
    """Every option with another value each time, as far as it is for so many players."""
    found = {}
    turn = number // (game.most - game.fewest + 1)
    for option, values in game.option_values.items():
        fewest, most = game.option_players.get(option, (game.fewest, game.most))
        if fewest <= seats <= most:
            found[option] = values[turn % len(values)]
        turn //= len(values)
    return found


def play_out(game: AnyGame, company: list[str], options: dict[str, str], number: int) -> None:
    """One game to its end."""
    seats = len(company)
    try:
        match = Match(game, company, options, SEED, number)
        while not match.play.over and match.decisions < MOST_DECISIONS:
            match.choose(match.play.state.due[0])
        if match.play.over:
            game.places(match.play.state)
            return
    except MemoryError as error:
        raise BadComponents.at("$", "pieces", "?", MOST_PIECES) from error
    except Exception as error:  # whatever the rules stumble over, nobody is to find out at a table
        raise BadComponents.at("$", "stumbles", type(error).__name__, seats) from error
    raise BadComponents.at("$", "endless", MOST_DECISIONS, seats)


def try_bot(name: str, file: str, bot: str) -> bool:
    """Whether this bot plays a game to its end."""
    game: AnyGame = read(name, file)
    with contextlib.suppress(BadComponents):
        play_out(game, [bot] * game.fewest, {}, 0)
        return True
    return False
