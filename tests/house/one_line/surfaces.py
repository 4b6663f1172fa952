"""What terminal, room and bots make of one position, as plain data."""

from __future__ import annotations

import io
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import structs
from rich.console import Console

from clubantique.arena.match import view_of
from clubantique.bots import make
from clubantique.core.play import Play
from clubantique.server.boxes import box_of
from clubantique.server.messages import Consider, NewChair, NewTable, encode
from clubantique.server.projection import Eyes, consider, info, update
from clubantique.server.schema import PLAYING
from clubantique.server.seating import new_row
from clubantique.server.table import Played, Table
from clubantique.terminal.boards import Room, board_of
from clubantique.terminal.host import Host
from clubantique.terminal.session import Session
from clubantique.texts.words import Words

LARGE = Room(120, 50)
MOODS = 25  # how often a bot is asked that chooses by chance

Said = dict[str, Any]


# --- the terminal ----------------------------------------------------------------------------------


def terminal(play: Play, seat: int) -> Said:
    """All that a person at a terminal is told about a question, and about the table."""
    words = Words("en", play.game.id)
    session = Session(play, seed=1, save_to=Path("never-saved.json"))
    host = Host(session, words, board_of(play.game, words, session.players))
    view, board = session.view(seat), host.board
    offers = host.offers(seat)
    return {
        "question": host.question(seat, view),
        "heading": board.heading(view),
        "summary": board.summary(view),
        "offers": [offer.text for offer in offers],
        "hints": {offer.text: offer.hint for offer in offers},
        "obstacles": {each.choice: words.obstacle(each) for each in session.obstacles(seat)},
        "drawn": drawn([part.body for part in board.parts(view, LARGE)]),
        "log": [sentence for sentence, _ in host.log(seat)],
        "log note": host.log_note(seat),
        "results": host.results() if play.over else [],
    }


def drawn(bodies: list[Any]) -> str:
    console = Console(width=LARGE.width, record=True, file=io.StringIO(), color_system=None)
    for body in bodies:
        console.print(body)
    return console.export_text()


# --- the room --------------------------------------------------------------------------------------


def table_of(play: Play) -> Table:
    chairs = [NewChair(name=chair.name) for chair in play.chairs[1:]]
    wanted = NewTable(game=play.game.id, name=play.chairs[0].name, chairs=chairs, options=play.options)
    row = new_row(play.game, wanted, "token", id="t", seed="0", now=0)
    return Table(structs.replace(row, status=PLAYING), play.game, Played(play, 0, {}))


def sent(play: Play, seat: int, heard: int = 0) -> Said:
    """An update as it travels."""
    table = table_of(play)
    return travelled(update(table, Eyes(seat, [seat], []), heard, info(table)))


def page(play: Play, seat: int, picks: tuple[str, ...] = ()) -> Said:
    """What a browser gets: the box, the update, and the answer to what was picked."""
    table, found = table_of(play), {"box": travelled(box_of(play.game)), "update": sent(play, seat)}
    if picks:
        wanted = Consider("d", table.decision(seat), list(picks))
        found["considered"] = travelled(consider(table, seat, wanted))
    return found


def travelled(message: msgspec.Struct) -> Said:
    found: Said = msgspec.json.decode(encode(message))
    return found


# --- bots ------------------------------------------------------------------------------------------


def chosen(play: Play, seat: int, name: str) -> str:
    """What a bot that has heard everything chooses here, mostly: some have moods."""
    bot = make(name, play.game)
    for event in play.log.all():
        if event.heard_by(seat):
            bot.hear(event)
    options = play.state.legal(seat)
    view = view_of(bot, play, seat)
    codes = Counter(bot.choose(view, options, Random(mood)) for mood in range(MOODS))
    return play.game.name(codes.most_common(1)[0][0])
