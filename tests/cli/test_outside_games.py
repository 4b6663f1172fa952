"""The command line with games of other distributions, whole and broken."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from clubantique.cli.main import club as commands
from clubantique.core.registry import names
from clubantique.texts import LANGUAGES

from .test_commands import club


def test_it_is_listed_with_ours() -> None:
    (toy,) = [game for game in json.loads(club("games", "--json").stdout) if game["id"] == "toy"]
    assert (toy["title"], toy["players"], toy["bots"], toy["usual_bot"]) == (
        "A toy",
        [2, 4],
        ["random", "miser"],
        "miser",
    )
    assert "toy: Ein Spielzeug." in club("games", "--lang", "de").stdout


def test_it_is_simulated_with_its_bots_and_its_component_files(tmp_path: Path) -> None:
    records = str(tmp_path / "records")
    flags = ("--games", "6", "--seed", "1", "--bots", "miser,random", "--jobs", "2", "--json")
    found = json.loads(club("simulate", "toy", "--components", "short", "--records", records, *flags).stdout)
    assert (found["games"], found["rounds"]["max"]) == (6, 2)
    first = min((tmp_path / "records").iterdir())
    assert json.loads(club("replay", str(first), "--json").stdout)["steps"][-1]["over"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_printed(language: str) -> None:
    assert "[T-07]" in club("rules", "toy", "--lang", language).stdout


def test_a_shell_completes_its_name() -> None:
    shell = ShellComplete(commands, {}, "clubantique", "_CLUBANTIQUE_COMPLETE")
    assert [each.value for each in shell.get_completions(["play"], "to")] == ["toy"]
    assert [each.value for each in shell.get_completions(["rules"], "")] == names()


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """The path with a game on it that cannot be imported, and one that takes the name of ours."""
    for name, game, package in (
        ("no-good", "nogood", "no_such_package"),
        ("false-adel", "adel", "clubantique_toy"),
    ):
        folder = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (folder / "entry_points.txt").write_text(f"[clubantique.games]\n{game} = {package}\n")
    return os.pathsep.join([os.environ["PYTHONPATH"], str(tmp_path)])


def test_what_is_wrong_is_said_and_the_others_are_listed(broken: str) -> None:
    done = club("games", "--json", PYTHONPATH=broken)
    assert {"adel", "toy"} < {game["id"] for game in json.loads(done.stdout)}
    said = sorted(done.stderr.splitlines())
    assert len(said) == 2
    assert "no_such_package (no-good 1.0)" in said[1]
    assert "No module named 'no_such_package'" in said[1]
    assert "clubantique_toy (false-adel 1.0)" in said[0]
    assert "Spiel" in club("games", "--lang", "de", PYTHONPATH=broken).stderr


def test_whoever_wants_to_play_it_reads_why_that_cannot_be(broken: str) -> None:
    assert "no_such_package" in club("simulate", "nogood", code=2, PYTHONPATH=broken).stderr
    assert "no_such_package" in club("rules", "nogood", code=2, PYTHONPATH=broken).stderr
    assert (
        json.loads(club("simulate", "adel", "--games", "1", "--json", PYTHONPATH=broken).stdout)["games"] == 1
    )


def test_the_doctor_says_it_too(broken: str, tmp_path: Path) -> None:
    flags = ("--database", f"sqlite:///{tmp_path / 'club.db'}", "--json")
    found = json.loads(club("doctor", *flags, code=1, PYTHONPATH=broken).stdout)["checks"]
    (games,) = [check for check in found if check["check"] == "games"]
    assert (games["ok"], games["others"]) == (False, 1)
    assert "clubantique games" in club("doctor", *flags[:2], code=1, PYTHONPATH=broken).stdout
    (games,) = [
        check
        for check in json.loads(club("doctor", *flags, code=1).stdout)["checks"]
        if check["check"] == "games"
    ]
    assert games["ok"]
