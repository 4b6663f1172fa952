"""Anything at all is said at a table: what was acknowledged is stored once, nothing else is, and the game goes on."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from typing import Any, ClassVar, get_args

import httpx
import msgspec
import pytest
from brought import law
from hypothesis import HealthCheck, assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from clubantique.core.play import replay
from clubantique.core.record import decode
from clubantique.core.registry import names
from clubantique.server.letters import one_line
from clubantique.server.messages import LONGEST_CHAT, Said
from clubantique.server.settings import LARGEST_FRAME

from .club import PATIENCE, Club, on_disk, opened
from .talker import Message, Talker

SOAK = bool(os.environ.get("CLUBANTIQUE_SOAK"))
TRIES = 4
KINDS = {kind.__struct_config__.tag: msgspec.structs.fields(kind) for kind in get_args(Said)}
KNOWN = {"error-garbled", "error-stale", "error-not-possible", "error-unreadable", "error-not-asked"} | {
    "error-nothing-to-withdraw",
    "error-not-now",
    "error-not-yours",
}
TOO_LARGE = 1009

people = st.sampled_from(["Ann", "Bob"])
words = st.text(min_size=1, max_size=20)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def misshapen(draw: st.DrawFn) -> Message:
    """A message of a kind that there is, whose parts may be anything, or missing, or too many."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    parts = {field.encode_name: draw(anything) for field in KINDS[kind] if draw(st.booleans())}
    extra = draw(st.dictionaries(words, anything, max_size=1))
    message = {"kind": kind} | parts | extra
    assume(not readable(message))
    return message


def readable(message: Message) -> bool:
    try:
        msgspec.convert(message, Said)
    except msgspec.ValidationError:
        return False
    return True


class AnyMessage(RuleBasedStateMachine):
    """Ann and Bob play; somebody looks on; each of them may say anything."""

    club: ClassVar[Club]
    played: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[int, str]] = []  # what was acknowledged: who, under which id
        self.number = 0

    @initialize()
    def sit_down(self) -> None:
        with self.http() as http:
            wanted = {
                "game": self.played,
                "name": "Ann",
                "chairs": [{}],
                "options": law(self.played, "QUICK", {}),
            }
            ann = http.post("/api/tables", json=wanted).raise_for_status().json()
            self.table = str(ann["table"])
            bob = http.post(f"/api/tables/{self.table}/sit", json={"name": "Bob"}).raise_for_status().json()
        self.seats = {"Ann": 0, "Bob": 1}
        self.talkers = {
            "Ann": Talker(self.club, self.table, ann["token"]),
            "Bob": Talker(self.club, self.table, bob["token"]),
            "Onlooker": Talker(self.club, self.table, None),
        }
        for talker in self.talkers.values():
            talker.come()

    def new_id(self) -> str:
        self.number += 1
        return f"m{self.number}"

    def choice(self, who: str, *choices: str, **more: Any) -> Message:
        """The first choice that this person has, or another one, as it should be said."""
        update = self.talkers[who].look()
        assume(bool(update["options"]))
        chosen = list(choices or update["options"][:1])
        return {
            "kind": "choose",
            "id": self.new_id(),
            "decision": update["decision"],
            "choices": chosen,
        } | more

    def refused(self, answer: Message, *keys: str) -> None:
        assert answer["kind"] == "refused"
        assert answer["problem"]["key"] in (keys or KNOWN)

    def note(self, who: str, message: Message, answer: Message) -> None:
        """Whatever the room says is true: it is done, or it is refused for a reason that we know."""
        assert answer["id"] == message["id"]
        if answer["kind"] == "done":
            self.said.append((self.seats[who], message["id"]))
        else:
            self.refused(answer)

    # --- as it should be -----------------------------------------------------------------------

    @rule(who=people, which=st.integers(0, 100))
    def play(self, who: str, which: int) -> None:
        message = self.choice(who)
        options = self.talkers[who].update["options"]
        answer = self.talkers[who].ask(message | {"choices": [options[which % len(options)]]})
        assert answer["kind"] == "done"
        self.note(who, message, answer)

    @rule(who=people)
    def withdraw(self, who: str) -> None:
        decision = self.talkers[who].look()["decision"] or [0, 0]
        message = {"kind": "withdraw", "id": self.new_id(), "decision": decision}
        self.note(who, message, self.talkers[who].ask(message))

    @rule(
        who=people, text=st.text(min_size=1, max_size=LONGEST_CHAT) | st.sampled_from(["\0", "a\0\n", "\n"])
    )
    def chat(self, who: str, text: str) -> None:
        message = {"kind": "chat", "id": self.new_id(), "text": text}
        answer = self.talkers[who].ask(message)
        if "\0" in text:
            return self.refused(answer, "error-garbled")
        if not (line := one_line(text)):
            return self.refused(answer, "error-nothing-said")
        self.talkers["Onlooker"].look()
        assert (answer["kind"], self.talkers["Onlooker"].lines[-1]) == ("done", line)
        return None

    # --- what cannot be read -------------------------------------------------------------------

    @rule(who=people, said=st.text() | st.binary())
    def say_nonsense(self, who: str, said: str | bytes) -> None:
        self.refused(self.talkers[who].ask(said), "error-garbled")

    @rule(who=people, said=misshapen() | st.dictionaries(words, anything, max_size=3))
    def say_something_misshapen(self, who: str, said: Message) -> None:
        self.refused(self.talkers[who].ask(said), "error-garbled")

    @rule(who=people)
    def say_brackets(self, who: str) -> None:
        self.refused(self.talkers[who].ask('{"extra": ' + "[" * 50_000), "error-garbled")

    @rule(who=people, letter=st.sampled_from("x€"))
    def say_too_much(self, who: str, letter: str) -> None:
        assert self.talkers[who].closed_with(letter * (LARGEST_FRAME + 1)) == TOO_LARGE
        self.talkers[who].come()

    # --- what is not possible ------------------------------------------------------------------

    @rule(who=people, decision=st.tuples(st.integers(0, 2**31), st.integers(0, 5)))
    def answer_another_question(self, who: str, decision: tuple[int, int]) -> None:
        message = self.choice(who)
        assume(message["decision"] != list(decision))
        self.refused(self.talkers[who].ask(message | {"decision": decision}), "error-stale")

    @rule(who=people, word=words, legal_first=st.booleans())
    def choose_what_is_not_there(self, who: str, word: str, legal_first: bool) -> None:
        message = self.choice(who)
        assume(word not in self.talkers[who].update["options"])
        choices = [*message["choices"], word] if legal_first else [word]
        answer = self.talkers[who].ask(message | {"choices": choices})
        self.refused(answer, "error-unreadable", "error-not-possible", "error-not-asked")

    @rule(who=people)
    def say_it_with_the_other_ones_token(self, who: str) -> None:
        """It counts for whoever says it, if at all."""
        other = "Bob" if who == "Ann" else "Ann"
        message = self.choice(who)
        self.note(other, message, self.talkers[other].ask(message))

    @rule(who=people, token=st.text("abc", max_size=50))
    def play_from_outside(self, who: str, token: str) -> None:
        message = self.choice(who)
        stranger = Talker(self.club, self.table, token)
        stranger.come()
        for talker in (stranger, self.talkers["Onlooker"]):
            self.refused(talker.ask(message), "error-not-yours")
        assert stranger.update["seat"] is None
        stranger.leave()

    # --- what comes twice, too early, or not at all ----------------------------------------------

    @rule(which=st.integers(0, 1000), choice=words)
    def repeat(self, which: int, choice: str) -> None:
        assume(bool(self.said))
        seat, name = self.said[which % len(self.said)]
        message = {"kind": "choose", "id": name, "decision": [0, 0], "choices": [choice]}
        talker = self.talkers["Ann" if seat == 0 else "Bob"]
        assert talker.ask(message)["kind"] == "done"

    @rule(who=people)
    def say_two_things_at_once(self, who: str) -> None:
        first = self.choice(who)
        second = first | {"id": self.new_id()}
        for message in (first, second):
            self.talkers[who].send(message)
        self.note(who, first, self.talkers[who].answer())
        self.refused(self.talkers[who].answer(), "error-stale", "error-not-now")

    @rule(who=people)
    def break_off_and_say_it_again(self, who: str) -> None:
        message = self.choice(who)
        talker = self.talkers[who]
        talker.send(message)
        talker.break_off()
        talker.come()
        answer = talker.ask(message)
        assert answer["kind"] == "done"
        self.note(who, message, answer)

    # --- what holds ------------------------------------------------------------------------------

    @invariant()
    def exactly_what_was_acknowledged_is_stored(self) -> None:
        if hasattr(self, "talkers"):
            self.talkers["Onlooker"].look()  # who does not listen is cut off
            found = [
                (seat, message) for seat, message, _ in self.club.stored(self.table) if message is not None
            ]
            assert found == self.said

    def teardown(self) -> None:
        """Everybody can still play, bots can finish the game, and its record replays."""
        if not hasattr(self, "talkers"):
            return
        for who in ("Ann", "Bob"):
            if self.talkers[who].look()["options"]:
                message = self.choice(who)
                self.note(who, message, self.talkers[who].ask(message))
        self.let_bots_finish()
        if self.said:
            self.repeat(0, "x")  # what counted is acknowledged after the end, too
        self.exactly_what_was_acknowledged_is_stored()
        with self.http() as http:
            record = decode(http.get(f"/api/tables/{self.table}/record").raise_for_status().content)
        entries = [entry for _, _, entries in self.club.stored(self.table) for entry in entries]
        assert json.loads(record.encoded())["entries"] == entries
        play = replay(record)
        assert play.over
        assert play.game.places(play.state) == self.talkers["Bob"].look()["view"]["ranking"]
        for talker in self.talkers.values():
            talker.leave()

    def let_bots_finish(self) -> None:
        """Nobody is there while they play."""
        over = self.talkers["Ann"].look()["over"]
        headers = {"Authorization": f"Bearer {self.talkers['Ann'].token}"}
        path = f"/api/tables/{self.table}"
        for talker in self.talkers.values():
            talker.leave()
        with self.http() as http:
            for seat in () if over else self.seats.values():
                wanted = {"seat": seat, "bot": "random"}
                http.post(f"{path}/stand-in", json=wanted, headers=headers).raise_for_status()
            while http.get(path).json()["status"] != "over":
                time.sleep(0.1)
        for talker in self.talkers.values():
            talker.come()

    def http(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://{self.club.address}", timeout=PATIENCE, verify=False)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(on_disk(tmp_path_factory.mktemp("any"))) as found:
        yield found


@pytest.mark.parametrize("game", names())
def test_whatever_is_said_the_table_is_unharmed(room: Club, game: str) -> None:
    class InThisRoom(AnyMessage):
        club = room
        played = game

    run_state_machine_as_test(
        InThisRoom,
        settings=settings(
            max_examples=170 if SOAK else law(game, "FEW_TRIES", TRIES),
            stateful_step_count=100 if SOAK else 30,
            derandomize=not SOAK,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
