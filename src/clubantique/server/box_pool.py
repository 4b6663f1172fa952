"""Boxes that people bring are judged and tried in worker processes of their own: nobody else waits for them."""

from __future__ import annotations

from typing import cast

from clubantique.bots import names as bots
from clubantique.core.errors import BadComponents
from clubantique.core.registry import AnyGame, load
from clubantique.server.box_messages import Box, NewBox
from clubantique.server.box_trials import judged, prepare, try_bot, try_out
from clubantique.server.boxes import Boxes
from clubantique.server.errors import NoBox
from clubantique.server.workers import Late, WorkerDied, WorkerPool

JUDGE_SECONDS = 5.0
TRIAL_SECONDS = 30.0  # the built-in boxes take three on a small machine
MOST_WAITING = 20  # of one address
IDLE_SECONDS = 60.0
RANDOM = "random"


class BoxPool:
    """Two workers, which are there only when needed: one has a quick look while somebody edits, one plays for long."""

    def __init__(self) -> None:
        self._judging = pool(JUDGE_SECONDS)
        self._trials = pool(TRIAL_SECONDS)

    async def judge(self, share: str, wanted: NewBox) -> Box:
        """The file as data; or BadComponents, as the game refuses it."""
        load(wanted.game)  # an unknown game is refused here
        try:
            return cast(Box, await self._judging.run(share, judged, wanted.game, wanted.file))
        except (Late, WorkerDied) as error:
            raise BadComponents.at("$", "late", JUDGE_SECONDS) from error

    async def accept(self, share: str, wanted: NewBox, boxes: Boxes) -> AnyGame:
        """A game with these components, once it has shown that it can be played."""
        found = await self.judge(share, wanted)
        try:
            return await boxes.game(found.game, found.digest)
        except NoBox:
            pass
        try:
            await self._trials.run(share, try_out, wanted.game, wanted.file)
        except (Late, WorkerDied) as error:
            raise BadComponents.at("$", "late", TRIAL_SECONDS) from error
        game = load(found.game, found.components)
        game.unable = frozenset([bot for bot in bots(game.id) if not await self._plays(share, wanted, bot)])
        boxes.remember(game)
        return game

    async def _plays(self, share: str, wanted: NewBox, bot: str) -> bool:
        if bot == RANDOM:
            return True
        try:
            return cast(bool, await self._trials.run(share, try_bot, wanted.game, wanted.file, bot))
        except (Late, WorkerDied):
            return False

    async def close(self) -> None:
        await self._judging.close()
        await self._trials.close()


def pool(seconds: float) -> WorkerPool:
    return WorkerPool(1, seconds, prepare=prepare, most_waiting=MOST_WAITING, idle_seconds=IDLE_SECONDS)
