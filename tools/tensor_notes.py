"""What the fields of observations say, where their names do not say it: for the tables of `tensor_tables.py`."""

from __future__ import annotations

QUESTION = {
    "seat": "the viewer's, as the game counts seats",
    "due": "who has not finished the answer",
    "own_run": "the answer so far, by choice",
}
ADEL = {
    "variant": "standard, surprise, confrontation",
    "phase": "where, what, both, buy, show, steal, over",
    "quiet": "rounds without a sale or a move",
    "left_top": "the visible card, by collection card",
    "right_top": "the visible card, by collection card",
    "cash": "by cheque, ascending",
    "prison": "by thief, ascending: the cell",
    "own_cards": "by collection card",
    "own_action": "the action card laid: detective, exhibition, then by choice up to the last thief",
    "space": "of the pawn",
    "place": "castle, auction house; once revealed",
    "action": "like `own_action`, once revealed",
    "cards": "how many",
    "seen": "cards that everybody has seen; after the end all",
    "show": "on show now, by collection card",
    "cheques": "by cheque, ascending",
}
MEISTERDIEBE = {
    "asked": "whom the open question is for",
    "phase": "place, choose, open, act, twist, over",
    "turn": "whose turn it is, by seat from the viewer on",
    "placed": "diamonds placed before the game",
    "opened": "the open drawer, by place: top-front, top-right, top-back, top-left, then middle, then bottom",
    "fallen_diamonds": "what fell out of it",
    "fallen_sapphires": "what fell out of it",
    "twist": "what was done with the cube last, by choice from `stay` on",
    "twister": "by whom, by seat from the viewer on",
    "ended": "this round is the last",
    "drawers": "12 places × 7: large, upper diamonds, upper sapphires, lower diamonds, lower sapphires, "
    "secret upper ruby, secret lower ruby",
    "own_numbers": "of the own cards, by character",
    "character": "played this round, once revealed",
    "hand": "characters that can still be chosen",
    "numbers": "those that everybody has seen, by character; 0 if unknown, after the end all",
    "order": "how soon it is this crook's turn; 0 for not any more",
}
LAST_WILL = {
    "asked": "whom the open question is for",
    "phase": "inherit, block, plan, errand, act, keep, over",
    "start": "the start player, by seat from the viewer on",
    "last": "this round is the last",
    "will": "the Last Will card that was read",
    "modifiers": "of farm, villa, summer, mansion: how far above the lowest modifier",
    "blocked": "by plan",
    "offer": "space by space: the number of the card, from 1; 0 if there is none",
    "wilds": "wild companions on the offer",
    "extensions": "how many are left",
    "deck_sizes": "event, helper or expense, property, companion, special with one, two, three crowns",
    "own_hand": "by card",
    "own_aside": "what the viewer put face down to the discard piles, by card",
    "seen": "what everybody saw going to the discard piles, by card",
    "debt": "what is below nothing",
    "total": "as it would count now",
    "total_debt": "what of it is below nothing",
    "order": "the place in the order of turns; 0 before everybody has planned",
    "to_come": "how many turns are to come in this phase, the present one included",
    "errands": "by choice, from the first `take` on to the last `unknown`",
    "backs": "of the cards in hand, by deck as in `deck_sizes`, then wild companions",
    "open": "cards in hand that everybody knows, by card; after the end all",
    "aside": "how many were put aside face down, by deck like `backs`",
    "spaces": "on the board",
    "board": "by card",
    "laid": "card by card × 10: its number, from 1; step; value; markers; activated; and how often it served this "
    "round: farm trade, house trade, farm activation, house activation, white action",
}
NOTES = {
    "adel": QUESTION | ADEL,
    "meisterdiebe": QUESTION | MEISTERDIEBE,
    "lastwill": QUESTION | LAST_WILL,
}
