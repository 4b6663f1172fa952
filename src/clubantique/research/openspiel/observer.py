"""What players observe, in the forms that OpenSpiel asks for."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from clubantique.core.errors import BadOption, listed
from clubantique.research.observations import Observer
from clubantique.research.openspiel.node import Node


class KnowledgeObserver:
    """Knowledge as a string or, if all of a player's is asked for, as a tensor with a name for every field."""

    def __init__(self, observer: Observer, form: Any, *, by_name: bool) -> None:
        self.observer = observer
        self.recalls: bool = form.perfect_recall
        self.public: bool = form.public_info
        if form.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption(option=str(form.private_info), possible=listed(["NONE", "SINGLE_PLAYER"]))
        self.private: bool = form.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        whole = self.public and self.private and not self.recalls
        self.tensor = np.zeros(observer.size, np.float32) if whole else None
        self.dict = {} if self.tensor is None else named(observer, self.tensor, by_name)

    def set_from(self, state: Any, player: int) -> None:
        """Before everything is set up nobody knows anything."""
        if self.tensor is not None:
            node: Node = state.node
            ready = node.state is not None
            self.tensor[:] = self.observer.observation(node.seen(player), player) if ready else 0

    def string_from(self, state: Any, player: int) -> str:
        node: Node = state.node
        viewer = player if self.private else None
        if not self.public:
            return self._private(node, player) if self.private else ""
        return node.remembered(viewer) if self.recalls else node.known(viewer)

    def _private(self, node: Node, player: int) -> str:
        """Before everything is set up, what was dealt so far."""
        own = node.own(player)
        return own if own and not self.recalls else node.private(player) + own


def named(observer: Observer, tensor: Any, by_name: bool) -> dict[str, Any]:
    """The fields of a tensor, or all of it; who changes one changes the other."""
    if not by_name:
        return {"observation": tensor}
    return {field.name: tensor[field.start : field.start + field.size] for field in observer.fields}
