"""Positions of Adel verpflichtet in which a rule shows."""

from __future__ import annotations

from games.adel.builder import lords

from .surfaces import Said, chosen, page, sent, terminal

ANN = 0


def blocks() -> Said:
    """A-30: ann is alone at the castle with two cards of each of two series; between these one is missing."""
    table = lords(3, cards=["AACC"])
    table.choose("ann", "castle")
    table.choose("bob", "auction")
    table.choose("cid", "auction")
    return {
        "terminal": terminal(table.play, ANN),
        "browser": page(table.play, ANN),
        "bot": chosen(table.play, ANN, "lord"),
    }


def pair() -> Said:
    """A-34: ann could exhibit; that pays least beside her pawn, which leads, and more beside the others."""
    table = lords(3, cards=["AAB"], pawns=[8, 3, 3])
    return {
        "terminal": terminal(table.play, ANN),
        "browser": page(table.play, ANN),
        "bot": chosen(table.play, ANN, "lord"),
    }


def place_in_race() -> Said:
    """A-51: everybody is at the castle, and ann, who is last, could exhibit or catch thieves."""
    table = lords(3, cards=["AAAB"], pawns=[8, 10, 10])
    for name in ("ann", "bob", "cid"):
        table.choose(name, "castle")
    return {
        "terminal": terminal(table.play, ANN),
        "browser": page(table.play, ANN),
        "bot": chosen(table.play, ANN, "lord"),
    }


def closing() -> Said:
    """Ann puts an exhibition together; three cards are enough. What only closes is for people: bots read options."""
    table = lords(3, cards=["AAAB"])
    table.round(ann="castle exhibit", bob="castle detective", cid="castle detective")
    cards = [f"show {card}" for card in table.own("ann").cards]
    found = page(table.play, ANN, tuple(cards[:3]))
    table.choose("ann", *cards[:3])
    return {"terminal": terminal(table.play, ANN), "browser": found}


def fading() -> Said:
    """In the second round after a purchase. Bots hear everything when it happens, and nothing fades for them."""
    table = lords(3)
    plan = {"bob": "castle detective", "cid": "castle detective"}
    table.round(ann="auction bid 24 left", **plan)
    first = page(table.play, ANN)
    heard = len(table.play.log)
    table.round(ann="castle detective", **plan)
    return {
        "terminal": terminal(table.play, ANN),
        "browser": first | {"later": sent(table.play, ANN, heard)},
        "browser that comes back": page(table.play, ANN),
    }


PROBES = {
    "A-30 an exhibition may pass over one series": blocks,
    "A-34 the numbers beside the last pawn count": pair,
    "A-51 a place in the race is counted from behind": place_in_race,
    "Game.closing: no choice only closes an answer": closing,
    "core/events: details fade a chapter later": fading,
}
