"""Corrected boxes: what an owner might put right in each game, as component data."""

from __future__ import annotations

from typing import Any

from clubantique.core.registry import load, names

TITLES = dict.fromkeys(names(), "Another box") | {
    "adel": "Ann's shorter way",
    "meisterdiebe": "Two layers",
    "lastwill": "A poor uncle",
}


def corrected(game: str) -> dict[str, Any]:
    """Other castles or layers, another ladder, a renamed card and a new one; of other games only another title."""
    components = load(game).built_in_components() | {"version": 2, "title": TITLES[game]}
    corrections = {"adel": _adel, "meisterdiebe": _meisterdiebe, "lastwill": _lastwill}
    if game in corrections:
        corrections[game](components)
    return components


def _adel(components: dict[str, Any]) -> None:
    track = components["track"]
    track["castles"] = track["castles"][:4]
    track["table"] = sum(castle["spaces"] for castle in track["castles"])
    components["series"]["A"]["years"].append(1900)
    components["names"] = {"A1900": {"en": "The last pipe", "de": "Die letzte Pfeife"}}


def _meisterdiebe(components: dict[str, Any]) -> None:
    components["cube"]["layers"] = 2
    components["limits"]["rounds"] = 4


def _lastwill(components: dict[str, Any]) -> None:
    components["boards"]["start_money"] = 12
    cards = {card["id"]: card for card in components["card"]}
    cards["villa_a"]["ladder"] = [9, 6, 3, 2, 1]
    components["card"].append({**cards["ball"], "id": "garden_party", "status": "R"})
    components["decks"]["event"] += 1
    components["names"] = {"villa_a": {"en": "Villa Ann"}}
