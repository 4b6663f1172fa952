"""A bot of one's own: takes a seat by link and plays. `python examples/seat_bot.py http://…/t/… [NAME]`."""

from __future__ import annotations

import asyncio
import sys
from random import Random

from clubantique.client import Question, sit_down


def choose(question: Question, rng: Random) -> str:
    """Here goes what makes your bot better than chance: `question.view` is all that it may know."""
    return rng.choice(question.options)


async def main(link: str, name: str = "Robot") -> None:
    seat = await sit_down(link, name)
    rng = Random()
    async for question in seat:
        await seat.answer([choose(question, rng)])
    if "view" in seat.update:
        print(seat.update["view"]["ranking"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
