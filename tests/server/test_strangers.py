"""What strangers try: addresses that no file has, letters that hide, pages of somewhere else, records as games."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from clubantique.core.registry import load
from clubantique.server.decide_table import out_of_time
from clubantique.server.letters import likeness, one_line
from clubantique.server.messages import NewChair, NewTable
from clubantique.server.schema import PLAYING
from clubantique.server.seating import new_row
from clubantique.server.store import now

from .club import Club, on_disk, opened, sit_down, two_friends
from .hosted import hosted, metrics_of

TABLE: dict[str, Any] = {"game": "adel", "name": "Ann", "chairs": [{}, {}]}
GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden" / "adel-2.json"
EVIL = "http://evil.example"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
CLOCK = 3600


# --- addresses -----------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A browser client of one page and one asset."""
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    (tmp_path / "client" / "assets" / "club.js").write_text("play()")
    return tmp_path / "client"


async def test_an_asset_that_was_not_built_is_not_there(tmp_path: Path, client: Path) -> None:
    wrong = ["%00", "a" * 300, "a/" * 3000, "club.js/more", "club.js%00", "%ff", "..%2findex.html", ""]
    with hosted(tmp_path, "--client", str(client), "--log", "json") as club:
        async with club.http() as http:
            assert (await http.get("/assets/club.js")).text == "play()"
            for name in wrong:
                answer = await http.get(f"/assets/{name}")
                assert (answer.status_code, answer.json()["key"]) == (404, "error-nothing-here"), name
                page = await http.get(f"/assets/{name}", headers={"Accept": "text/html"})
                assert (page.status_code, page.text) == (404, "<!doctype html>"), name
    assert not [line for line in club.lines() if line["level"] not in ("debug", "info")]


# --- letters -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "B\u202eob",
        "\u2066Bob\u2069",
        "B\u200eob",
        "B\u00adob",
        "B\x07ob",
        "\ufeffBob",
        "\u200d",
        "\u3164",
        "\u2800",
    ],
)
async def test_a_name_hides_nothing(club: Club, name: str) -> None:
    async with club.http() as http:
        answer = await http.post("/api/tables", json=TABLE | {"name": name})
    assert (answer.status_code, answer.json()["key"]) == (400, "error-name")


async def test_a_name_is_kept_in_one_form(club: Club) -> None:
    async with club.http() as http:
        seated = (
            (await http.post("/api/tables", json=TABLE | {"name": "Rene\u0301"})).raise_for_status().json()
        )
        path = f"/api/tables/{seated['table']}"
        (await http.post(f"{path}/sit", json={"name": FAMILY})).raise_for_status()
        chairs = (await http.get(path)).json()["chairs"]
        again = await http.post(f"{path}/sit", json={"name": "REN\u00c9"})
    assert [chair["name"] for chair in chairs] == ["Ren\u00e9", FAMILY, None]
    assert again.json()["key"] == "error-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ren\u00e9", "RENE\u0301"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ann", "A\u200dnn"),
        ("Ann", "An\ufe0fn\u034f"),
        ("Straße", "STRASSE"),
        ("Ann Lee", "Ann \u3164Lee"),
    ],
)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_with_other_accents_are_others() -> None:
    assert len({likeness(name) for name in ("Rene", "René", "Renè")}) == 3


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("\u202eoops\u202c", "oops"),
        ("\u2067a\u2069\u200e\u200f\x1b[31m", "a[31m"),
        ("one\ntwo\u2028three", "one two three"),
        (f" {FAMILY} ", FAMILY),
        (
            "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("\u200e\n", ""),
    ],
)
def test_a_line_of_chat_says_what_it_shows(said: str, line: str) -> None:
    assert one_line(said) == line


async def test_nobody_hears_what_cannot_be_seen(club: Club) -> None:
    async with two_friends(club, "adel") as (ann, bob, _):
        await ann.say(kind="chat", text="\u202e\u200e")
        refused = (await ann.hear_of("refused"))["problem"]
        assert refused["key"] == "error-nothing-said"
        await ann.say(kind="chat", text="Good \u202eevening")
        assert [line["text"] for line in (await bob.hear_of("chat"))["lines"]] == ["Good evening"]


# --- pages of somewhere else -----------------------------------------------------------------------


@pytest.mark.parametrize("origin", [EVIL, "null", "", "https://{own}", "http://{own}.evil.example"])
async def test_a_page_of_somewhere_else_changes_nothing(club: Club, origin: str) -> None:
    headers = {"Origin": origin.format(own=club.address)}
    async with club.http() as http:
        answer = await http.post("/api/tables", json=TABLE, headers=headers)
        looked = await http.get("/api/tables", headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    assert answer.json()["facts"] == {"origin": headers["Origin"], "possible": f"http://{club.address}"}
    assert "set-cookie" not in answer.headers
    assert looked.status_code == 200


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": "http://{own}"}, {"Origin": "null", "Sec-Fetch-Site": "same-origin"}]
)
async def test_programs_and_our_own_pages_may(club: Club, headers: dict[str, str]) -> None:
    sent = {name: value.format(own=club.address) for name, value in headers.items()}
    async with club.http() as http:
        assert (await http.post("/api/tables", json=TABLE, headers=sent)).status_code == 201


async def test_behind_a_proxy_our_pages_have_the_public_address(tmp_path: Path) -> None:
    with hosted(tmp_path, "--public-url", "https://club.example") as club:
        async with club.http() as http:
            for origin, status in {"https://club.example": 201, f"http://{club.address}": 403}.items():
                answer = await http.post("/api/tables", json=TABLE, headers={"Origin": origin})
                assert answer.status_code == status
        assert (await metrics_of(club))['refusals_total{key="error-origin"}'] == 1


async def test_without_a_public_address_a_proxy_says_how_we_are_reached(tmp_path: Path) -> None:
    sent = {"Host": "club.example", "X-Forwarded-Proto": "https", "Origin": "https://club.example"}
    with hosted(tmp_path) as club:
        async with club.http() as http:
            assert (await http.post("/api/tables", json=TABLE, headers=sent)).status_code == 201


# --- pauses --------------------------------------------------------------------------------------


async def test_a_pause_gives_nobody_more_time(tmp_path: Path) -> None:
    with opened(on_disk(tmp_path)) as club:
        table, (token, _) = await sit_down(club, club, "adel", clock=CLOCK)
        headers = {"Authorization": f"Bearer {token}"}
        async with club.http() as http:
            first = (await http.get(f"/api/tables/{table}")).json()["deadline"]
            await asyncio.sleep(2)
            paused = await http.post(f"/api/tables/{table}/pause", headers=headers)
        assert paused.json()["deadline"] is None
        club.kill()
        club.start()
        await asyncio.sleep(2)
        async with club.http() as http:
            assert (await http.get(f"/api/tables/{table}")).json()["deadline"] is None
            await http.post(
                f"/api/tables/{table}/stand-in", headers=headers, json={"seat": 1, "bot": "random"}
            )
            goes_on = await http.post(f"/api/tables/{table}/resume", headers=headers)
        deadline = goes_on.json()["deadline"]
        assert deadline > first, "while it was paused, no time went by"
        assert deadline - now() < CLOCK, "the time before the pause is gone"


@pytest.mark.parametrize("paused", [True, False])
def test_time_does_not_run_out_in_a_pause(paused: bool) -> None:
    wanted = NewTable(game="adel", name="Ann", chairs=[NewChair(), NewChair()], clock=CLOCK)
    row = new_row(load("adel"), wanted, "token", id="t", seed="0", now=0)
    running = structs.replace(row, status=PLAYING, paused=paused, deadline=CLOCK)
    assert out_of_time(running, CLOCK) is not paused
    assert not out_of_time(running, CLOCK - 1)


# --- records -------------------------------------------------------------------------------------


async def test_a_record_that_is_laid_out_is_no_game_of_ours(tmp_path: Path) -> None:
    record = json.loads(GOLDEN.read_text())
    with hosted(tmp_path, "--log", "json") as club:
        async with club.http() as http:
            for entries, status in {len(record["entries"]): "over", 20: "closed"}.items():
                laid_out = await http.post(
                    "/api/records", json=record | {"entries": record["entries"][:entries]}
                )
                assert laid_out.raise_for_status().json()["status"] == status
        found = await metrics_of(club)
        assert not [name for name in found if re.match("games_(begun|over)_total", name)]
        assert not [line for line in club.lines() if line["event"].startswith("table-")]
        await sit_down(club, club, "adel")
        assert (await metrics_of(club))['games_begun_total{game="adel"}'] == 1
