"""What is printed on a card: in signs for the drawn table, in words for those who listen or choose."""

from __future__ import annotations

from clubantique.games.lastwill.box import COMPANIONS, NOTHING, WHITE
from clubantique.games.lastwill.views import Card
from clubantique.terminal.boards.lastwill_material import ACTION, DONE, POUND, Material

EACH_ROUND, FALLS, FILLED, EMPTY, SERVED = "↻", "›", "●", "○", "×"
SYMBOLS = {"cutlery": "♆", "carriage": "⊛", "mask": "☻", "helm": "☸"}


def face(material: Material, card: str) -> str:
    """A card in signs: what it costs, spends and does."""
    kind = material.number(card)
    box = material.box
    if box.companion_of[kind] != NOTHING or kind == box.wild:
        return ""
    parts = white_face(material, kind) if box.frame[kind] == WHITE else black_face(material, card)
    return " ".join(part for part in [*parts, symbol(material, kind)] if part)


def white_face(material: Material, kind: int) -> list[str]:
    box = material.box
    pairs = zip(box.option_actions[kind], box.option_money[kind], strict=True)
    options = " / ".join(f"{ACTION}{actions} {POUND}{money}" for actions, money in pairs)
    joining = [f"{material.companion(each)}+{box.adds[kind][each]}" for each in joined(material, kind)]
    return [options, *joining, ", ".join(material.effects(box.cards[kind]))]


def joined(material: Material, kind: int) -> list[int]:
    """The companions that a white card lists, each as often as it is listed."""
    listed = material.box.listed[kind]
    return [each for each in range(len(COMPANIONS)) for _ in range(listed[each])]


def black_face(material: Material, card: str) -> list[str]:
    kind = material.number(card)
    ladder = material.box.ladder[kind]
    start = POUND + FALLS.join(map(str, ladder)) if ladder else f"{ACTION}{material.box.place_actions[kind]}"
    spaces = [f"{material.companion(each)}{amount}" for each, amount in slots(material, kind)]
    return [start, *activation(material, kind), *spaces, ", ".join(material.effects(card))]


def activation(material: Material, kind: int) -> list[str]:
    """What an activation costs, and the basic amount it spends; nothing where there is none."""
    needed = material.box.activate_actions[kind]
    if needed == NOTHING:
        return []
    amount = material.box.amounts[kind][0]
    cost = f"{ACTION}{needed} " if needed else ""
    return [f"{EACH_ROUND}{cost}{f'{POUND}{amount}' if amount else ''}".rstrip()]


def slots(material: Material, kind: int) -> list[tuple[int, int]]:
    """The companion spaces of a card, from the top, with their amounts."""
    return list(zip(material.box.slots[kind], material.box.amounts[kind][1:], strict=False))


def symbol(material: Material, kind: int) -> str:
    """The symbol that helpers look for."""
    return "".join(SYMBOLS[name] for name in material.symbols(kind))


# --- on a board ----------------------------------------------------------------------------------


def laid(material: Material, card: Card) -> str:
    """A card on somebody's board: its value, its spaces, and what has been used."""
    kind = material.number(card.card)
    value = "" if card.value is None else f"{POUND}{card.value}"
    parts = [f"{material.sign(card.card)}{material.short(card.card)}", value, *spaces(material, card)]
    served = SERVED * len(card.uses)
    parts += [f"{DONE if card.activated else ''}{served}", symbol(material, kind)]
    return " ".join(part for part in parts if part)


def spaces(material: Material, card: Card) -> list[str]:
    kind = material.number(card.card)
    return [
        f"{FILLED if place < len(card.markers) else EMPTY}{material.companion(each)}{amount}"
        for place, (each, amount) in enumerate(slots(material, kind))
    ]


def still(material: Material, card: Card) -> str:
    """What one's own card can still do: where its value falls to, what an activation spends, its effects."""
    kind = material.number(card.card)
    below = material.box.ladder[kind][card.step + 1 :]
    falls = "".join(f"{FALLS}{value}" for value in below)
    parts = [falls, *activation(material, kind), ", ".join(material.effects(card.card))]
    return " ".join(part for part in parts if part)


# --- in words ------------------------------------------------------------------------------------


def told(material: Material, card: str) -> str:
    """A card in words."""
    kind = material.number(card)
    box = material.box
    if kind == box.wild:
        return material.words("board-told-wild")
    if box.companion_of[kind] != NOTHING:
        return material.words("board-told-companion")
    parts = told_white(material, kind) if box.frame[kind] == WHITE else told_black(material, kind)
    return "; ".join([*parts, *told_symbols(material, kind), *material.effects(card)])


def told_symbols(material: Material, kind: int) -> list[str]:
    return [material.words("board-told-symbol", symbol=name) for name in material.symbols(kind)]


def told_white(material: Material, kind: int) -> list[str]:
    box = material.box
    pairs = zip(box.option_actions[kind], box.option_money[kind], strict=True)
    options = [material.words("board-told-option", actions=actions, money=money) for actions, money in pairs]
    joining = [
        material.words("board-told-joins", companion=companion(material, each), money=box.adds[kind][each])
        for each in joined(material, kind)
    ]
    return [material.words("board-told-options", options=options), *joining]


def told_black(material: Material, kind: int) -> list[str]:
    box = material.box
    if box.ladder[kind]:
        parts = [material.words("board-told-values", count=len(box.ladder[kind]), values=box.ladder[kind])]
    else:
        parts = [material.words("board-told-lay", actions=box.place_actions[kind])]
    if box.activate_actions[kind] == NOTHING:
        return parts
    if box.amounts[kind][0]:
        spends = material.words(
            "board-told-activate", actions=box.activate_actions[kind], money=box.amounts[kind][0]
        )
        parts.append(spends)
    spaces = told_spaces(material, kind)
    return [*parts, ", ".join(spaces)] if spaces else parts


def told_spaces(material: Material, kind: int) -> list[str]:
    """The companion spaces in the order in which they are filled."""
    said, before = [], NOTHING
    for each, amount in slots(material, kind):
        order = "first" if before == NOTHING else "again" if before == each else "next"
        name, before = companion(material, each), each
        said.append(material.words("board-told-space", order=order, companion=name, money=amount))
    return said


def companion(material: Material, each: int) -> str:
    return material.words.named(COMPANIONS[each])
