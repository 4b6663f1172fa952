"""Programs take seats with `clubantique.client`, over good and bad networks; so does the example bot."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from clubantique.client import BadLink, NoRoom, Refused, Seat, new_table, sit_down
from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.core.registry import names

from .club import Club, on_disk, opened
from .proxy import Cutter, Meddler

pytestmark = pytest.mark.asyncio

EXAMPLE = Path(__file__).parents[2] / "examples" / "seat_bot.py"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(on_disk(tmp_path_factory.mktemp("client"))) as found:
        yield found


async def table(room: Club, game: str = "lastwill", **more: object) -> Seat:
    return await new_table(f"http://{room.address}", game, "Ann", [{}, {"bot": "random"}], **more)


async def play(seat: Seat, rng: Random) -> int:
    answers = 0
    async for question in seat:
        answers += await seat.answer([rng.choice(question.options)])
    return answers


@pytest.mark.parametrize("game", names())
async def test_two_programs_finish_a_game(room: Club, game: str) -> None:
    ann = await table(room, game)
    bob = await sit_down(ann.link, "Bob")
    answers = await asyncio.gather(*[play(seat, Random(seat.number)) for seat in (ann, bob)])
    record = decode(httpx.get(f"http://{room.address}/api/tables/{ann.table}/record").content)
    played = replay(record)
    assert [played.game.places(played.state)] * 2 == [seat.update["view"]["ranking"] for seat in (ann, bob)]
    stored = room.stored(ann.table)
    assert [sum(seat == each for seat, _, _ in stored) for each in (0, 1)] == answers


@pytest.mark.parametrize("network", [Cutter, Meddler])
async def test_a_program_comes_back_and_says_it_again(
    room: Club, network: type[Cutter] | type[Meddler]
) -> None:
    ann = await table(room, "adel")
    bob = await sit_down(ann.link, "Bob")
    between = network(room, Random(2))
    async with between.listening() as detour:
        bob.address = f"http://{detour.address}"
        answers = await asyncio.gather(*[play(seat, Random(seat.number)) for seat in (ann, bob)])
    assert between.cuts > 1
    stored = room.stored(ann.table)
    assert [sum(seat == each for seat, _, _ in stored) for each in (0, 1)] == answers


async def test_what_cannot_be_chosen_is_refused_and_asked_again(room: Club) -> None:
    ann = await table(room, "adel")
    bob = await sit_down(ann.link, "Bob")
    asked = []
    async for question in ann:
        asked.append(question)
        if len(asked) == 1:
            with pytest.raises(Refused) as refused:
                await ann.answer(["steal B1660"])
            assert refused.value.key == "error-not-possible"
        else:
            break
    assert (asked[0].decision, asked[0].options) == (asked[1].decision, asked[1].options)
    await ann.chat("Good luck!")
    await ann.leave()
    async for question in bob:
        assert await bob.answer(question.options[:1])
        break


async def test_what_is_wrong_with_a_link_is_said(room: Club) -> None:
    for link in ("", "adel", f"http://{room.address}/", "ftp://house/t/abc", "http:///t/abc"):
        with pytest.raises(BadLink):
            await sit_down(link, "Bob")
    with pytest.raises(Refused) as refused:
        await sit_down(f"http://{room.address}/t/nowhere", "Bob")
    assert (refused.value.key, refused.value.facts) == ("error-no-table", {"table": "nowhere"})
    with pytest.raises(NoRoom):
        await sit_down("http://127.0.0.1:9/t/nowhere", "Bob")


async def test_a_table_that_is_gone_is_not_waited_for(room: Club) -> None:
    lost = Seat(f"http://{room.address}", {"table": "nowhere", "seat": 0, "token": "x"})
    with pytest.raises(Refused) as refused:
        await play(lost, Random(1))
    assert refused.value.key == "error-no-table"


async def test_the_example_bot_plays_to_the_end(room: Club) -> None:
    ann = await table(room, options={"will": "5"})
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), ann.link, stdout=asyncio.subprocess.PIPE
    )
    await play(ann, Random(1))
    said, _ = await bot.communicate()
    assert said.decode().strip() == str(ann.update["view"]["ranking"])
    assert [chair["name"] for chair in ann.update["table"]["chairs"]][:2] == ["Ann", "Robot"]
    assert bot.returncode == 0
