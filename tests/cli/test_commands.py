"""The command line as people and programs use it: real processes, real output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clubantique.core import state
from clubantique.core.registry import component_files, names
from clubantique.texts import LANGUAGES

PATIENCE = 200  # only ends what hangs


def club(*arguments: str, code: int = 0, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `clubantique` and check its exit code; a stack trace in front of a user is always a failure."""
    done = subprocess.run(
        [sys.executable, "-c", "from clubantique.cli import main; main()", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "100", **environment},
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, done.stderr
    return done


def simulated(*arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(club("simulate", "adel", *arguments, "--json").stdout)
    return found


@pytest.mark.parametrize(
    "setting",
    [
        ["--players", "2", "--option", "variant=surprise"],
        ["--players", "2", "--option", "variant=confrontation"],
        ["--players", "3"],
        ["--players", "4"],
        ["--players", "5"],
    ],
    ids=lambda setting: "-".join(setting[1::2]),
)
def test_simulate_prints_one_object_with_all_figures(setting: list[str]) -> None:
    found = simulated(*setting, "--games", "25", "--seed", "7")
    assert found["game"] == "adel"
    assert (found["games"], found["seed"], found["players"]) == (25, 7, int(setting[1]))
    assert sum(found["wins"]) == 25 + found["shared"]  # type: ignore[call-overload,operator]
    assert set(found["rounds"]) == {"min", "mean", "max"}  # type: ignore[call-overload]
    for figure in ("decisions", "seconds", "decisions_per_second", "games_per_second"):
        assert found[figure] > 0  # type: ignore[operator]


def test_one_seed_one_digest_with_any_number_of_jobs() -> None:
    digests = {
        jobs: simulated("--games", "45", "--seed", "0", "--jobs", jobs)["digest"] for jobs in ("1", "2", "3")
    }
    assert len(set(digests.values())) == 1
    assert simulated("--games", "45", "--seed", "1")["digest"] != digests["1"]


@pytest.mark.parametrize(
    ("game", "bots", "digest"),
    [
        (
            "adel",
            "lord,random,random,lord",
            "2f23d03b76ed58fefc81ca57b1900a1a849e8f4f0ca1fc2fb39aa1a783338331",
        ),
        (
            "meisterdiebe",
            "jeweller,random,jeweller:memory=2",
            "5d1bbcda8ab50da119a5baa2d8b8f34d149160d45c5422923a4b5b38801a472a",
        ),
        (
            "lastwill",
            "heir,random,heir",
            "3e85fa3099c32f9a72b7f27918d1382d6c0439076025355a98537a3303c529bf",
        ),
    ],
)
def test_the_digest_is_the_one_of_every_machine_and_build(game: str, bots: str, digest: str) -> None:
    games = "50" if game == "adel" else "40"
    done = club("simulate", game, "--games", games, "--seed", "7", "--bots", bots, "--json")
    assert json.loads(done.stdout)["digest"] == digest


def test_simulate_shows_progress_and_wins_to_people() -> None:
    shown = club(
        "simulate", "adel", "--games", "10", "--seed", "3", "--bots", "lord,random,random", "--rotate"
    ).stdout
    assert "10/10" in shown
    assert "lord" in shown
    assert "seed 3" in shown


def test_records_of_a_simulation_replay(tmp_path: Path) -> None:
    club("simulate", "adel", "--games", "3", "--seed", "5", "--records", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    for file in files:
        replayed = json.loads(club("replay", str(file), "--json").stdout)
        assert replayed["steps"][-1]["over"]
        entries = json.loads(file.read_text())["entries"]
        assert sum(len(step["draws"]) + (step["entry"] is not None) for step in replayed["steps"]) == len(
            entries
        )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    club("simulate", "adel", "--games", "1", "--seed", "5", "--players", "3", "--records", str(folder))
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_game_in_every_language(record: Path, language: str) -> None:
    told = club("replay", str(record), "--lang", language).stdout
    assert len(told.splitlines()) > 100
    assert "random 2" in told


def test_replay_stops_where_it_is_told_to(record: Path) -> None:
    steps = json.loads(club("replay", str(record), "--at", "20", "--json").stdout)["steps"]
    assert steps[-1]["number"] == 19
    assert "20" not in {step["number"] for step in steps}
    assert "20" in club("replay", str(record), "--at", "20").stdout
    shown = club("replay", str(record), "--at", "60", "--seat", "1").stdout
    assert "random 1" in shown
    assert "{" not in shown
    assert [
        step["number"]
        for step in json.loads(club("replay", str(record), "--at", "0", "--json").stdout)["steps"]
    ] == [-1]


def test_replay_for_one_seat_shows_nobody_elses_cards(record: Path) -> None:
    steps = json.loads(club("replay", str(record), "--seat", "1", "--json").stdout)["steps"]
    dealt = [event for step in steps for event in step["events"] if event["event"] == "dealt"]
    assert [event["seat"] for event in dealt] == [1]
    assert {step["entry"][0] for step in steps if step["entry"]} == {1}
    assert {(step["number"], step["played"]) for step in steps} == {(None, None)}
    assert all(step["state"]["seat"] == 1 for step in steps)


def test_games_lists_every_game_with_what_it_offers() -> None:
    (adel,) = [game for game in json.loads(club("games", "--json").stdout) if game["id"] == "adel"]
    assert adel["players"] == [2, 5]
    assert adel["options"] == {"variant": ["surprise", "confrontation"], "memory_aids": ["off", "on"]}
    assert adel["bots"] == ["random", "lord"]
    assert "variant=surprise|confrontation" in club("games").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_complete_rules(language: str) -> None:
    told = club("rules", "adel", "--lang", language).stdout
    assert "[A-01]" in told
    assert "[A-91]" in told


def test_version_says_whether_this_is_the_native_build() -> None:
    found = json.loads(club("version", "--json").stdout)
    assert found == {"version": "0.1.0", "native": not state.__file__.endswith(".py")}
    assert found["native"] == (os.environ.get("CLUBANTIQUE_EXPECT_NATIVE") == "1")
    assert "0.1.0" in club("version").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "simulate", "replay", "games", "rules", "version"])
def test_every_command_has_help(command: str, language: str) -> None:
    assert "--help" in club(command, "--help", CLUBANTIQUE_LANG=language).stdout


NONSENSE = {
    "simulate adel --players 9": "2 to 5",
    "simulate adel --players 0": "2 to 5",
    "simulate adel --players -3": "2 to 5",
    "simulate adel --option variant=chess --players 2": "variant=confrontation",
    "simulate adel --option variant=surprise --players 4": "--players 2",
    "simulate adel --option variant": "variant=surprise|confrontation",
    "simulate adel --option variant=surprise --option variant=surprise --players 2": "variant=surprise|confrontation",
    "simulate adel --option colour=red": "memory_aids=off|on",
    "simulate adel --bots lord,deep_blue": "random, lord",
    "simulate adel --bots lord,": "random, lord",
    "simulate adel --bots lord,lord,lord --players 2": "2",
    "simulate adel --games -5": "--games",
    "simulate adel --games 0": "--games",
    "simulate adel --games many": "--games",
    "simulate adel --jobs 0": "--jobs",
    "simulate adel --seed x": "--seed",
    "simulate adel --components nowhere.toml": "nowhere.toml",
    "simulate adel --components nothing": "components, tiny",
    "simulate chess --components tiny": "adel",
    "simulate chess": "adel",
    "play chess": "adel",
    "play adel --players 9": "2 to 5",
    "play adel --bots deep_blue": "random, lord",
    "play adel --resume nowhere.json": "nowhere.json",
    "replay nowhere.json": "nowhere.json",
    "rules chess": "adel",
    "play ** --resume": "adel",
    "play adel --resume --players 3 --name Ann": "--players, --name",
    f"play adel --name {'x' * 3000}": "1 to 40",
    "play adel --name Ann --name Ann": "nobody else",
    "play adel --save tests": "tests",
    "simulate adel --players 99999999999999999999999999": "2 to 5",
    "simulate adel --games 99999999999999999999": "--games",
    "simulate adel --jobs 99999999999999999999": "--jobs",
    f"simulate {'x' * 5000}": "adel",
    "simulate adel --games 1 --records README.md/sub": "README.md",
    "rules adel --lang fr": "'en', 'de', 'nl', 'it'",
    "dance": "dance",
}


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_with_what_is_possible(line: str) -> None:
    done = club(*line.split(), code=2)
    assert NONSENSE[line] in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("stream", ["<&-", ">&-"])
@pytest.mark.parametrize("command", ["play adel --save game.json", "rules adel", "games"])
def test_closed_streams_do_no_harm(command: str, stream: str, tmp_path: Path) -> None:
    line = f"{sys.executable} -m clubantique {command} {stream}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    assert "precious.txt" in club("play", "adel", "--save", str(file), code=2).stderr
    assert file.read_text() == "precious"


def test_two_people_play_line_by_line_and_go_on_later(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert (
        "Ann" in club("play", "adel", "--plain", "--name", "Ann", "--bots", "random", "--save", file).stdout
    )
    assert "Ann" in club("play", "adel", "--plain", "--resume", file).stdout


def test_the_newest_unfinished_game_goes_on(tmp_path: Path) -> None:
    home = str(tmp_path)
    assert "--resume" in club("play", "adel", "--name", "Ann", "--bots", "random", XDG_DATA_HOME=home).stdout
    club("simulate", "adel", "--games", "1", "--seed", "1", "--records", str(tmp_path / "clubantique"))
    assert "Ann" in club("play", "adel", "--resume", XDG_DATA_HOME=home).stdout


def test_a_record_that_was_cut_off_is_refused(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_bytes(record.read_bytes()[:700])
    assert "$" in club("replay", str(file), code=2).stderr


@pytest.mark.parametrize(
    ("name", "number"), [("--at", "9999"), ("--at", "-1"), ("--seat", "3"), ("--seat", "-1")]
)
def test_a_place_that_the_record_does_not_have_is_refused(record: Path, name: str, number: str) -> None:
    assert name in club("replay", str(record), name, number, code=2).stderr


def test_errors_are_said_in_the_language_asked_for() -> None:
    assert club("simulate", "adel", "--players", "9", "--lang", "de", code=2).stderr.startswith("9 ")
    said = {club("simulate", "chess", "--lang", language, code=2).stderr for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", [name for name in names() if "tiny" in component_files(name)])
def test_the_tiny_version_is_played_by_its_name(game: str) -> None:
    done = club("simulate", game, "--components", "tiny", "--players", "2", "--games", "3", "--json")
    assert json.loads(done.stdout)["rounds"]["max"] <= 2


def test_the_same_game_is_simulated_with_another_component_file(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    built_in = Path(__file__).parents[2] / "src/clubantique/games/adel/components.toml"
    file.write_text(built_in.read_text().replace("exhibition_min = 3", "exhibition_min = 2"))
    found = simulated(
        "--components", str(file), "--games", "5", "--seed", "7", "--records", str(tmp_path / "r")
    )
    assert found["digest"] != simulated("--games", "5", "--seed", "7")["digest"]
    (first, *_) = sorted((tmp_path / "r").iterdir())
    assert (
        json.loads(club("replay", str(first), "--json").stdout)["components"]["deal"]["exhibition_min"] == 2
    )
