"""The action turn: which use comes next, and how it is said to its end."""

from __future__ import annotations

from clubantique.bots.lastwill.outlook import Outlook
from clubantique.bots.lastwill.search import best_use
from clubantique.bots.lastwill.uses import Use, uses
from clubantique.games.lastwill.codes import FREE, GET, SPEND


def act(outlook: Outlook, options: list[int], run: list[int]) -> int:
    return finish(outlook, options, run) if run else begin(outlook, options)


def begin(outlook: Outlook, options: list[int]) -> int:
    """The best use; when nothing is worth an action any more, what is free; then the end."""
    found = [use for use in uses(outlook, outlook.own) if use.code in options]
    use = best_use(outlook, found, outlook.own)[0]
    if use is not None:
        return use.code
    box, board = outlook.box, outlook.own.board
    amounts = outlook.facts(board).amounts
    best, most = box.codes.done, 0
    for index, card in enumerate(board):
        code = outlook.own.code(index, box.codes.activate)
        if box.activate_actions[card.kind] == 0 and code in options and amounts[index] > most:
            best, most = code, amounts[index]
    return best


def finish(outlook: Outlook, options: list[int], run: list[int]) -> int:
    """The rest of a use, however it was begun."""
    verbs = outlook.box.codes.verb
    found = [use for use in uses(outlook, outlook.own) if use.code == run[0] and fits(use, run[1:])]
    if found:
        use = found[0] if len(found) == 1 else best_use(outlook, found, outlook.own)[0] or found[0]
        wants = list(use.wants)
        for code in run[1:]:
            if code in wants:
                wants.remove(code)
        for code in wants:
            if code in options:
                return code
    for verb, which in ((FREE, 0), (SPEND, -1), (GET, 0)):
        said = [code for code in options if verbs[code] == verb]
        if said:
            return said[which]
    return options[0]


def fits(use: Use, rest: list[int]) -> bool:
    """Whether what has been said already belongs to this use."""
    return all(use.wants.count(code) >= rest.count(code) for code in rest)
