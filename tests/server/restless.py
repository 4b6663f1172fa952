"""Somebody who plays, talks and changes their mind, whatever happens to the room, and keeps what came of it."""

from __future__ import annotations

from typing import Any

from .club import Club, Stubborn

TALKS = 0.15
CHANGES_MIND = 0.3


class Restless(Stubborn):
    """Says one thing at a time, again and again until it is answered."""

    def __init__(self, club: Club, table: str, token: str | None, seed: int = 1) -> None:
        super().__init__(club, table, token, seed)
        self.done: dict[str, dict[str, Any]] = {}
        self.refused: dict[str, dict[str, Any]] = {}
        self.changed_mind: list[int] = []  # the questions at which that has happened already

    async def play_on(self) -> None:
        if self.pending is not None:
            await self.say(**self.pending)
        while not self.update.get("over"):
            message = await self.hear()
            if self.pending is not None and message.get("id") == self.pending["id"]:
                self.note(message)
            if self.pending is None and not self.update.get("over"):
                self.pending = self.wanted()
                if self.pending is not None:
                    await self.say(**self.pending)

    def note(self, answer: dict[str, Any]) -> None:
        assert self.pending is not None
        kept = self.done if answer["kind"] == "done" else self.refused
        kept[self.pending["id"]] = self.pending
        if answer["kind"] == "done" and self.pending["kind"] == "choose":
            self.acknowledged[self.pending["id"]] = self.pending["choices"]
        self.pending = None

    def wanted(self) -> dict[str, Any] | None:
        """The next thing to say, if there is one."""
        decision, options = self.update.get("decision"), self.update.get("options")
        name = {"id": f"p{len(self.received)}"}
        if not decision:
            return None
        if self.rng.random() < TALKS:
            return {**name, "kind": "chat", "text": f"line {len(self.received)}"}
        if decision[1] and decision[0] not in self.changed_mind and self.rng.random() < CHANGES_MIND:
            self.changed_mind.append(decision[0])
            return {**name, "kind": "withdraw", "decision": decision}
        if not options:
            return None
        return {**name, "kind": "choose", "decision": decision, "choices": [self.rng.choice(options)]}
