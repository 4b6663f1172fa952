"""Below each heir's line: the board and what is seen of the hand, in as many lines as there are."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from clubantique.games.lastwill.views import Card, Heir, Table
from clubantique.terminal.boards.lastwill_faces import laid, still
from clubantique.terminal.boards.lastwill_material import BOY, FAINT, FREE_SPACE, Material, inked
from clubantique.terminal.boards.lastwill_own import flow

HANDS, BOARDS, ONE_LINE, OWN = range(4)
"""How much is told: boards and hands, boards alone, one line for each of the others, one's own board."""


@dataclass(frozen=True)
class Details:
    """What lies before the heirs."""

    material: Material
    view: Table
    width: int

    def fitting(self, most: int) -> list[list[Text]]:
        """By seat: the most that can be told in so many lines."""
        for much in (HANDS, BOARDS, ONE_LINE, OWN):
            lines = [self.lines(seat, much) for seat in range(len(self.view.heirs))]
            if sum(map(len, lines)) <= most:
                return lines
        return [[] for _ in self.view.heirs]

    def lines(self, seat: int, much: int) -> list[Text]:
        heir, own = self.view.heirs[seat], seat == self.view.seat
        pieces = [self.card(card, own=own) for card in heir.board]
        free = heir.spaces - len(heir.board)
        pieces += [inked(FREE_SPACE * free, FAINT)] if free else []
        if not own and much == HANDS and heir.hand:
            pieces.append(inked(self.hand(heir), FAINT))
        if own or much < ONE_LINE:
            return flow(pieces, self.width)
        if much == OWN:
            return []
        line = flow(pieces, self.width * len(pieces))
        for each in line:
            each.truncate(self.width, overflow="ellipsis")
        return line

    def card(self, card: Card, *, own: bool) -> Text:
        """A card on a board; of one's own ones also what they can still do."""
        said = Text(laid(self.material, card))
        return said.append(f" {still(self.material, card)}".rstrip(), FAINT) if own else said

    def hand(self, heir: Heir) -> str:
        known = [self.material.short(card) for card in heir.open]
        backs = self.material.backs(heir)
        return self.material.words("board-hand", backs=backs, count=len(known), known=known)


def boys(material: Material, heir: Heir) -> list[str]:
    """Where the boys of this round stand."""
    return [f"{BOY}{material.spot(each)}" for each in heir.errands]
