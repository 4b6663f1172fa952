"""What a component file says about itself: its version, its title, its names; and that digests stay what they were."""

from __future__ import annotations

from typing import Any

import pytest

from clubantique.core import registry
from clubantique.core.about import own_names
from clubantique.core.errors import BadComponents
from clubantique.texts import Words

FIRST_DIGESTS = {
    "adel": "93b873fc5de4b5750241bd6fe5fc29aaed093c1432d509177ed536deb66f76bd",
    "lastwill": "c790aa8278e1cb0cd4fd20830feeb07561074c532407b973f6ef6fa517428e03",
    "meisterdiebe": "d7cc8c3d097182e2bce197ea418d57ff84041151233634030691a84a318bf030",
}
"""Of the built-in files as records and stores have held them since the first release."""


def changed(**parts: Any) -> dict[str, Any]:
    return registry.load("adel").built_in_components() | parts


@pytest.mark.parametrize("name", FIRST_DIGESTS)
def test_the_digest_of_a_built_in_file_is_what_it_was_before_there_were_versions(name: str) -> None:
    assert registry.load(name).digest == FIRST_DIGESTS[name]


def test_an_old_file_without_version_and_additions_is_the_built_in_one() -> None:
    old = changed()
    del old["version"], old["status"]
    game = registry.load("adel", old)
    assert (game.custom, game.digest) == (False, registry.load("adel").digest)


def test_what_differs_from_the_house_makes_another_digest() -> None:
    named = [changed(names={"A1698": {"de": name}}) for name in ("Pfeife", "Kopf")]
    digests = {registry.load("adel", components).digest for components in [changed(title="Ours"), *named]}
    assert len(digests | {registry.load("adel").digest}) == 4


def test_a_file_of_a_newer_version_is_refused_before_its_shape_is_looked_at() -> None:
    with pytest.raises(BadComponents) as refused:
        registry.load("adel", {"version": 3, "wholly": "different"})
    assert (refused.value.facts["problem"], refused.value.facts["expected"]) == ("newer", 2)


@pytest.mark.parametrize("version", [0, -1, "2", 2.5, True, None])
def test_a_version_is_a_number_from_one_on(version: object) -> None:
    with pytest.raises(BadComponents, match=r"\$\.version"):
        registry.load("adel", changed(version=version))


def test_additions_need_the_version_that_has_them() -> None:
    old = changed(title="Ours")
    del old["version"], old["status"]
    with pytest.raises(BadComponents, match="version-needed"):
        registry.load("adel", old)


@pytest.mark.parametrize(
    ("parts", "place"),
    [
        ({"title": ""}, "$.title"),
        ({"title": "x" * 61}, "$.title"),
        ({"title": "two\nlines"}, "$.title"),
        ({"title": "turned \u202e round"}, "$.title"),
        ({"title": " Ours"}, "$.title"),
        ({"title": ["Ours"]}, "$.title"),
        ({"names": {"A1698": {"de": "\u200b"}}}, "$.names.A1698.de"),
        ({"names": {"A1698": {"fr": "Pipe"}}}, "$.names"),
        ({"names": {"x" * 41: {"de": "Pfeife"}}}, "$.names"),
        ({"names": {"\n": {"de": "Pfeife"}}}, "$.names"),
        ({"status": {"track": "Y"}}, "$.status"),
    ],
)
def test_a_line_that_cannot_be_shown_is_refused_with_its_place(parts: dict[str, Any], place: str) -> None:
    with pytest.raises(BadComponents) as refused:
        registry.load("adel", changed(**parts))
    assert str(refused.value.facts["place"]).startswith(place)


def test_a_name_is_given_in_the_wanted_language_else_in_another_one() -> None:
    components = changed(names={"A1698": {"de": "Pfeife", "it": "Pipa"}, "A1725": {}})
    found = [own_names(components, language) for language in ("it", "de", "nl")]
    assert found == [{"A1698": "Pipa"}, {"A1698": "Pfeife"}, {"A1698": "Pfeife"}]


@pytest.mark.parametrize(
    ("game", "thing"), [("adel", "A1699"), ("lastwill", "villa_z"), ("meisterdiebe", "thief")]
)
def test_only_what_is_in_the_box_has_a_name_of_its_own(game: str, thing: str) -> None:
    components = registry.load(game).built_in_components() | {"names": {thing: {"de": "Ding"}}}
    with pytest.raises(BadComponents) as refused:
        registry.load(game, components)
    assert (refused.value.facts["place"], refused.value.facts["problem"]) == (f"$.names.{thing}", "one-of")


def test_things_are_said_as_the_box_calls_them() -> None:
    adel = Words("de", "adel", changed(names={"A1698": {"de": "Pfeife"}}))
    assert [adel.named(card) for card in ("A1698", "A1725")] == ["A1698 (Pfeife)", "A1725"]
    card = {"id": "garden_party"}
    heirs = Words("en", "lastwill", {"names": {"villa_a": {"en": "Villa Ann"}}, "card": [card]})
    assert [heirs.named(name) for name in ("villa_a.2", "garden_party", "garden_party.2", "odd_thing")] == [
        "Villa Ann (2)",
        "garden party",
        "garden party (2)",
        "odd_thing",
    ]


def test_texts_say_the_numbers_of_the_box() -> None:
    components = changed()
    components["deal"]["exhibition_min"] = 5
    components["track"]["final"] = [9, 7]
    usual, own = Words("en", "adel"), Words("en", "adel", components)
    assert "at least 3 cards" in usual("phase-show-help")
    assert "at least 5 cards" in own("phase-show-help")
    assert "by 9, the second-best by 7" in own("phase-over-help")
