"""The command `clubantique` with bots of all sorts, and its workers, which import this file under another name."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any, ClassVar

from clubantique.bots import Bot, register
from clubantique.bots.bot import Sight
from clubantique.cli import main


class First(Bot):
    """Takes what comes first, after a while."""

    sees: ClassVar[Sight] = "nothing"
    seconds: ClassVar[float] = 0

    def choose(self, _: Any, options: list[int], __: Random) -> int:
        time.sleep(self.seconds)
        return options[0]


# --- Adel verpflichtet, weakest first ----------------------------------------------------------------


@register("adel")
class Patient(First):
    """Thinks for as long as many others together have to wait."""

    name = "patient"
    seconds = 0.1


@register("adel")
class Squire(First):
    """Quick."""

    name = "squire"


@register("adel")
class Ponderous(First):
    """Slow, but not late."""

    name = "ponderous"
    seconds = 0.2


@register("adel")
class Hermit(First):
    """Never comes back."""

    name = "hermit"
    seconds = 3600


# --- Meisterdiebe ------------------------------------------------------------------------------------


@register("meisterdiebe")
class Clumsy(First):
    """Stumbles."""

    name = "clumsy"

    def choose(self, _: Any, options: list[int], __: Random) -> int:
        return next(option for option in options if option < 0)


@register("meisterdiebe")
class Mortal(First):
    """Takes its worker along."""

    name = "mortal"

    def choose(self, _: Any, options: list[int], __: Random) -> int:
        os._exit(1)


if __name__ == "__main__":
    main()
