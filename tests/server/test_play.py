"""People play whole games in the club room, over real sockets."""

from __future__ import annotations

import asyncio

import pytest

from clubantique.core.play import replay
from clubantique.core.record import decode

from .club import Club, two_friends

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("game", "bots"), [("adel", ["lord"]), ("meisterdiebe", ["jeweller"]), ("lastwill", ["heir"])]
)
async def test_two_friends_and_a_bot_finish_a_game(club: Club, game: str, bots: list[str]) -> None:
    async with two_friends(club, game, *bots) as people:
        ends = await asyncio.gather(*[person.play() for person in people])
        assert {tuple(end["view"]["ranking"]) for end in ends} == {tuple(ends[0]["view"]["ranking"])}
        assert min(ends[0]["view"]["ranking"]) == 1
        async with club.http() as http:
            record = decode((await http.get(f"/api/tables/{people[0].table}/record")).content)
        play = replay(record)
        assert play.over
        assert [chair.name for chair in record.seats] == ["Ann", "Bob", f"{bots[0]} 2"]
        assert play.game.places(play.state) == ends[0]["view"]["ranking"]
        refused = [
            message for person in people for message in person.received if message["kind"] == "refused"
        ]
        assert not refused


async def test_a_game_in_progress_keeps_its_record(club: Club) -> None:
    async with two_friends(club, "adel", "random") as people:
        async with club.http() as http:
            answer = await http.get(f"/api/tables/{people[0].table}/record")
        assert answer.status_code == 409
        assert answer.json() == {"key": "error-not-now", "facts": {"status": "playing"}}


async def test_a_repeat_is_harmless_and_a_stale_answer_is_refused(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, _):
        await ann.hear_of("update")
        first = ann.update
        choice = first["options"][0]
        await ann.choose(choice, id="once")
        await ann.hear_of("done")
        await ann.choose(choice, id="once", decision=first["decision"])
        again = await ann.hear_of("done")
        assert again["id"] == "once"
        await ann.choose(choice, id="late", decision=[0, 0])
        refused = await ann.hear_of("refused")
        assert (refused["id"], refused["problem"]["key"]) == ("late", "error-stale")


async def test_what_is_not_possible_is_refused_and_says_what_is(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, onlooker):
        await ann.hear_of("update")
        before = ann.update
        await ann.choose("steal B1660")
        refused = await ann.hear_of("refused")
        assert refused["problem"]["key"] == "error-not-possible"
        assert refused["problem"]["facts"]["possible"] == ", ".join(before["options"])
        await ann.choose("nonsense")
        assert (await ann.hear_of("refused"))["problem"]["key"] == "error-unreadable"
        await ann.say(kind="dance")
        assert (await ann.hear_of("refused"))["problem"]["key"] == "error-garbled"
        await onlooker.hear_of("update")
        assert onlooker.update["options"] == []
        await onlooker.say(kind="choose", choices=["castle"], decision=[1, 0])
        assert (await onlooker.hear_of("refused"))["problem"]["key"] == "error-not-yours"


async def test_a_sealed_choice_can_be_taken_back(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, _, _):
        await ann.hear_of("update")
        await ann.choose("castle")
        await ann.hear_of("done")
        while ann.update["view"]["own"]["run"] != ["castle"]:
            await ann.hear()
        await ann.say(kind="withdraw", decision=ann.update["decision"])
        while ann.update["view"]["own"]["run"]:
            await ann.hear()
        assert ann.update["options"] == ["castle", "auction"]


async def test_whoever_comes_back_finds_everything_as_it_was(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, _):
        for person in (ann, bob):
            await person.hear_of("update")
            await person.choose("castle")
            await person.hear_of("done")
        while ann.update["view"]["phase"] != "what" or ann.update["view"]["due"] != [0, 1]:
            await ann.hear()
        seen = ann.update
        await ann.leave()
        await ann.come()
        await ann.hear_of("update")
        assert ann.update["fresh"]
        for part in ("view", "options", "decision", "chapter"):
            assert ann.update[part] == seen[part]


async def test_chat_is_heard_by_everybody_once(club: Club) -> None:
    async with two_friends(club, "adel", "random") as (ann, bob, onlooker):
        await ann.say(kind="chat", id="c1", text="<b>Good luck!</b>")
        await ann.say(kind="chat", id="c1", text="<b>Good luck!</b>")
        for person in (bob, onlooker):
            heard = await person.hear_of("chat")
            assert [(line["name"], line["text"]) for line in heard["lines"]] == [("Ann", "<b>Good luck!</b>")]
