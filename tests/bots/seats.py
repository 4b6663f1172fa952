"""Views of Adel verpflichtet laid by hand: what a bot sees, without any state behind it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from clubantique.games.adel.views import Lord, Memory, Own, Pile, Table

COLOURS: Final = ["beige", "blue", "green", "purple", "red"]
CHEQUES: Final = [[1, 10, 15, 24], [2, 9, 16, 23], [3, 8, 17, 22], [4, 7, 18, 21], [5, 6, 19, 20]]
THIEVES: Final = [[5, 8], [4, 9], [3, 10], [2, 11], [1, 12]]


@dataclass
class Player:
    """One player: `seen` are the cards that everybody knows, `hidden` is how many more there are."""

    space: int = 0
    place: str | None = None
    action: str | None = None
    seen: str = ""
    hidden: int = 4
    show: str = ""
    cheques: list[int] | None = None
    thieves: list[int] | None = None


@dataclass
class Me(Player):
    """The player who looks: `cards` are all their cards."""

    cards: str = ""
    run: list[str] = field(default_factory=list)


def view_of(
    phase: str, me: Me, *rivals: Player, tops: str = "A1698 F1934", variant: str = "standard"
) -> Table:
    """The knowledge of the first player."""
    players = [me, *rivals]
    cards = sorted(me.cards.split())
    me.hidden = len(cards) - len(me.seen.split())
    cheques = [CHEQUES[seat] if p.cheques is None else p.cheques for seat, p in enumerate(players)]
    thieves = [THIEVES[seat] if p.thieves is None else p.thieves for seat, p in enumerate(players)]
    hands = [len(paid) + len(free) + 2 for paid, free in zip(cheques, thieves, strict=True)]
    piles = [Pile(top, 10) for top in tops.split()]
    return Table(
        seat=0,
        step=1,
        variant=variant,
        round=1,
        phase=phase,
        quiet=0,
        asked=[0],
        due=[0],
        lords=[lord_of(seat, player, hands[seat]) for seat, player in enumerate(players)],
        piles=piles + [Pile(None, 0)] * (2 - len(piles)),
        cash=[],
        prison=[],
        own=Own(cards=cards, cheques=cheques[0], thieves=thieves[0], run=me.run, action=None),
        memory=Memory(cheques, thieves, [sorted(player.seen.split()) for player in players], []),
        final=[],
        ranking=[],
    )


def lord_of(seat: int, player: Player, hand: int) -> Lord:
    count = len(player.seen.split()) + player.hidden
    return Lord(
        colour=COLOURS[seat],
        space=player.space,
        place=player.place,
        action=player.action,
        cards=count,
        hand=hand,
        exhibition=sorted(player.show.split()),
    )
