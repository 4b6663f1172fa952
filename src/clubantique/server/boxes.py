"""Boxes: a game with other component data than the built-in ones, of the house or brought by somebody."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from clubantique.bots import make
from clubantique.bots import names as bots
from clubantique.core.about import without_about
from clubantique.core.errors import ClubError, UnknownName, listed
from clubantique.core.registry import AnyGame, house_files, load, names
from clubantique.server.box_messages import Box
from clubantique.server.errors import NoBox
from clubantique.server.messages import encode
from clubantique.server.rows import BoxRow

if TYPE_CHECKING:  # workers import this module too, and have no store
    from clubantique.server.box_store import BoxStore

MOST_KNOWN = 100
"""Boxes that a process keeps in its memory."""


class Boxes:
    """Games by the digest of their component data: built in, of the house, or from the store."""

    def __init__(self, store: BoxStore) -> None:
        self.store = store
        self._known: OrderedDict[tuple[str, str], AnyGame] = OrderedDict()

    async def game(self, name: str, digest: str | None = None) -> AnyGame:
        """A game to play with; NoBox if nobody has such component data."""
        if (
            name not in names()
        ):  # why a game cannot be played that somebody else brings is no business of visitors
            raise UnknownName(kind="game", name=name, possible=listed(names()))
        usual = load(name)
        if digest is None or digest == usual.digest:
            return usual
        if digest in house_files(name):
            return load(name, house_files(name)[digest])
        known = self._known.get((name, digest))
        if known is None:
            known = await self._read(name, digest)
            self.remember(known)
        self._known.move_to_end((name, digest))
        return known

    async def _read(self, name: str, digest: str) -> AnyGame:
        row = await self.store.find(digest)
        if row is None or row.game != name:
            raise NoBox(box=digest[:12])
        game = load(name, msgspec.json.decode(row.components))
        if game.digest != digest:
            raise NoBox(box=digest[:12])
        game.unable = frozenset(row.unable)
        return game

    def remember(self, game: AnyGame) -> None:
        self._known[game.id, game.digest] = game
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def game_or_usual(self, name: str, digest: str) -> AnyGame:
        """With the built-in data where the others are gone: what was played with those is frozen then."""
        try:
            return await self.game(name, digest)
        except ClubError:
            return load(name)


def box_title(game: AnyGame) -> str | None:
    """What a box is called that is not the usual one: by its maker, or by its file; maybe not at all."""
    if not game.custom:
        return None
    return game.about.title or house_files(game.id).get(game.digest, "")


def box_row(game: AnyGame, now: int) -> BoxRow | None:
    """As the store keeps it, beside the tables that play with it."""
    title = box_title(game)
    if title is None:
        return None
    components = msgspec.json.encode(game.components).decode()
    return BoxRow(game.digest, game.id, title, components, sorted(game.unable), now)


def box_of(game: AnyGame) -> Box:
    """As it travels."""
    players = (game.fewest, game.most)
    things, optional = list(game.things()), left_out(game)
    return Box(
        game.id, game.digest, box_title(game), players, able_bots(game), things, optional, game.components
    )


@lru_cache(maxsize=MOST_KNOWN)
def box_as_sent(game: AnyGame) -> bytes:
    """The same as JSON: everybody who comes to a table asks for it, and it never changes."""
    return encode(box_of(game))


def left_out(game: AnyGame) -> dict[str, Any]:
    """What the component data could say and do not, as it is then; `*` stands for every number and key."""
    whole = msgspec.to_builtins(game.parsed(game.shape))
    found: dict[str, Any] = {}
    _compare(without_about(game.components), whole, "", found)
    return found


def _compare(said: Any, whole: Any, place: str, found: dict[str, Any]) -> None:
    if isinstance(said, list):
        for one, all_of_it in zip(said, whole, strict=False):
            _compare(one, all_of_it, f"{place}*.", found)
    elif isinstance(said, dict):
        for name, value in whole.items():
            if name not in said:
                found[f"{place}{name}"] = value
            else:
                _compare(said[name], value, f"{place}{name}.", found)


def able_bots(game: AnyGame) -> list[str]:
    """The bots that can play with this box, the weakest first."""
    return [name for name in bots(game.id) if name not in game.unable]


def check_bot(bot: str, game: AnyGame) -> None:
    """Refused if there is no such bot, or if it cannot play with this box."""
    make(bot, game)
    if bot.partition(":")[0] in game.unable:
        raise UnknownName(kind="bot", name=bot, possible=listed(able_bots(game)))


def house_boxes(name: str) -> Mapping[str, str]:
    """The component files of the house: digests by name."""
    return {file: digest for digest, file in house_files(name).items()}
