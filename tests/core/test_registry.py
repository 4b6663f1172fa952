"""Games are found by their folders, and their component files by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import clubantique.games
from clubantique.core import registry
from clubantique.core.errors import BadComponents, BadOption, BadPlayers, UnknownName
from clubantique.core.finding import is_outside


def test_every_folder_below_games_is_a_game() -> None:
    (folder,) = clubantique.games.__path__
    found = sorted(each.name for each in Path(folder).iterdir() if (each / "__init__.py").exists())
    assert [name for name in registry.names() if not is_outside(name)] == found
    assert all(registry.load(name).id == name for name in registry.names())


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownName) as refused:
        registry.load("chess")
    assert "adel" in str(refused.value.facts["possible"])


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 9])
def test_a_wrong_number_of_players_says_the_right_ones(players: int) -> None:
    with pytest.raises(BadPlayers) as refused:
        registry.load("adel").seats(players)
    assert (refused.value.facts["fewest"], refused.value.facts["most"]) == (2, 5)


@pytest.mark.parametrize(
    "options", [{"variant": "chess"}, {"varriant": "surprise"}, {"memory_aids": "perhaps"}]
)
def test_an_unknown_option_says_what_is_possible(options: dict[str, str]) -> None:
    with pytest.raises(BadOption) as refused:
        registry.load("adel").settings(options)
    assert "=" in str(refused.value.facts["possible"])


def test_a_component_file_of_the_game_is_known_by_its_name() -> None:
    tiny = registry.load("adel", "tiny")
    assert (tiny.custom, tiny.most) == (True, 2)
    assert registry.load_file("adel", Path("tiny")) is tiny
    assert registry.load("adel", "components") is registry.load("adel")
    assert registry.load("adel", tiny.components).digest == tiny.digest


@pytest.mark.parametrize("name", ["huge", "", "tiny.toml", "../adel/tiny"])
def test_an_unknown_component_file_says_which_there_are(name: str) -> None:
    with pytest.raises(UnknownName) as refused:
        registry.load("adel", name)
    assert (refused.value.facts["kind"], refused.value.facts["possible"]) == (
        "components",
        "components, tiny",
    )


def test_a_file_on_disk_goes_before_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tiny").write_text("players = [2")
    with pytest.raises(BadComponents, match="tiny"):
        registry.load_file("adel", Path("tiny"))


def test_a_component_file_that_is_no_toml_is_refused_with_its_name(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text("players = [2")
    with pytest.raises(BadComponents, match=r"broken\.toml"):
        registry.load_file("adel", file)
