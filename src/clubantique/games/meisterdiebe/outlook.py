"""Asks the rules what choices lead to, and how an answer stands; nothing is worked out here a second time."""

from __future__ import annotations

from clubantique.core.events import Viewer
from clubantique.core.facts import NOTHING_KNOWN, Facts, Lack, Obstacle, Range
from clubantique.games.meisterdiebe.box import (
    CHARACTERS,
    FIRST_DIAMOND_TO,
    FIRST_DRAWER,
    FIRST_SAPPHIRE_TO,
    LEAVE,
    NOTHING,
    PLUNDER,
    PULL,
    PUT_DIAMOND,
    PUT_SAPPHIRE,
    SHUT,
    STAY,
    WIFE,
    Box,
)
from clubantique.games.meisterdiebe.characters import most_puts
from clubantique.games.meisterdiebe.cube import FRONT, SECRET_UPPER, SIDES, falls, gems
from clubantique.games.meisterdiebe.drawers import can_be_caught
from clubantique.games.meisterdiebe.ending import title, worth_of
from clubantique.games.meisterdiebe.facts import Drawer, Gems, Move, Outlook, Put, Receiver, Risk, Twist
from clubantique.games.meisterdiebe.flow import MeisterdiebeState
from clubantique.games.meisterdiebe.state import ACT, CHOOSE
from clubantique.games.meisterdiebe.twist import twisted
from clubantique.games.meisterdiebe.view import lower_gems, upper_gems
from clubantique.games.meisterdiebe.views import Supply

NOBODY = "none"
UPSIDE_DOWN = 1  # which of the numbers of a marked drawer tells that it lies upside down

# --- options -------------------------------------------------------------------------------------


def option(state: MeisterdiebeState, seat: int, run: list[int], code: int) -> Facts:
    if FIRST_DRAWER <= code < SHUT:
        return drawer(state, seat, code - FIRST_DRAWER)
    if FIRST_DIAMOND_TO <= code < PUT_DIAMOND:
        first = FIRST_DIAMOND_TO if code < FIRST_SAPPHIRE_TO else FIRST_SAPPHIRE_TO
        return receiver(state, run, code - first)
    if code in (PUT_DIAMOND, PUT_SAPPHIRE):
        return put(state, seat, run, code)
    if code == PLUNDER:
        return plunder(state)
    if code == PULL:
        return pull(state)
    if code >= STAY:
        return twist(state.box, code)
    return NOTHING_KNOWN


def drawer(state: MeisterdiebeState, seat: int, place: int) -> Drawer:
    """M-91: nobody looks into a closed drawer, unless the cube is open."""
    character, cube = character_of(state, seat), state.cube[place]
    if not state.open_cube:
        return Drawer(character, Range(0, int(can_be_caught(state, seat)), "hidden"), None, None)
    caught = int(falls(cube) and can_be_caught(state, seat))
    return Drawer(character, Range(caught, caught, "hidden"), upper_gems(cube), lower_gems(cube))


def character_of(state: MeisterdiebeState, seat: int) -> str:
    """This round's, once it is revealed."""
    character = state.character[seat]
    return NOBODY if character == NOTHING else CHARACTERS[character]


def receiver(state: MeisterdiebeState, run: list[int], seat: int) -> Receiver:
    """With those of this answer counted in."""
    handed = [code for code in run if code in (FIRST_DIAMOND_TO + seat, FIRST_SAPPHIRE_TO + seat)]
    return Receiver(receiver=seat, count=state.imitations(seat) + len(handed))


def put(state: MeisterdiebeState, seat: int, run: list[int], code: int) -> Put:
    box, diamond = state.box, code == PUT_DIAMOND
    there = state.minus_diamonds[seat] if diamond else state.minus_sapphires[seat]
    worth = box.diamond_points if diamond else box.sapphire_points
    return Put(worth=worth, left=there - run.count(code) - 1)


def plunder(state: MeisterdiebeState) -> Gems:
    found = upper_gems(state.drawer())
    return Gems(found, points(state, found))


def pull(state: MeisterdiebeState) -> Risk:
    """M-45: a ruby that lies above brings everything."""
    drawer = state.drawer()
    found = upper_gems(drawer)
    with_ruby = points(state, found) + state.box.ruby_points
    rubies = drawer[SECRET_UPPER]
    certain = with_ruby if rubies else 0
    known = Range(certain, certain, "hidden") if state.open_cube else Range(0, with_ruby, "hidden")
    return Risk(found, known)


def points(state: MeisterdiebeState, supply: Supply) -> int:
    return worth_of(state.box, supply.diamonds, supply.sapphires, 0)


def twist(box: Box, code: int) -> Twist:
    """Where the front drawers go."""
    moves = moved(box, code)
    return Twist([moves[place] for place in range(FRONT, len(moves), SIDES)], path(moves))


def path(moves: list[Move]) -> list[str]:
    """Until it is in front again."""
    goes = {move.place: move.to for move in moves}
    found = [moves[FRONT].place]
    while len(found) == 1 or found[-1] != found[0]:
        found.append(goes[found[-1]])
    return [place.rpartition("-")[2] for place in found]


def moved(box: Box, code: int) -> list[Move]:
    """M-04, M-05: every place, and where its drawer goes: a cube with numbers on its drawers is turned."""
    marked = [[place, 0, 0, 1, 0, 0, 0] for place in range(box.layers * SIDES)]
    after = {each[0]: (to, each[UPSIDE_DOWN]) for to, each in enumerate(twisted(marked, code))}
    opening = box.names[FIRST_DRAWER : FIRST_DRAWER + len(marked)]
    return [
        Move(opening[place], opening[after[place][0]], bool(after[place][1])) for place in range(len(marked))
    ]


def details(state: MeisterdiebeState, seat: int, run: list[int], code: int) -> Facts:
    """Where every drawer goes."""
    if code < STAY:
        return option(state, seat, run, code)
    moves = moved(state.box, code)
    return Twist(moves, path(moves))


# --- the table -----------------------------------------------------------------------------------


def outlook(state: MeisterdiebeState, viewer: Viewer, run: list[int]) -> Outlook:
    won = zip(state.ranking, state.plus_rubies, strict=False)  # nobody has a place before the end
    titles = [title(state.box, place, rubies) for place, rubies in won]
    who = NOBODY if viewer is None else character_of(state, viewer)
    acting = state.phase == ACT and viewer == state.turn
    return Outlook(who=who, left=left(state, run) if acting else 0, said=len(run), titles=titles)


def left(state: MeisterdiebeState, run: list[int]) -> int:
    """M-41: imitations; M-42: gems, which go together or not at all."""
    if state.character[state.turn] == WIFE:
        return most_puts(state) - len(run)
    return 0 if LEAVE in run else gems(state.drawer()) - len(run)


def obstacles(state: MeisterdiebeState, seat: int) -> list[Obstacle]:
    """M-23: characters that were played; M-48: imitations that one does not have."""
    if seat not in state.due:
        return []
    possible = state.legal(seat)
    if state.phase == CHOOSE:
        played = [each for each in state.box.characters if each not in possible]
        return [Obstacle(state.names[each], [Lack("hand")]) for each in played]
    putting = state.phase == ACT and (PUT_DIAMOND in possible or PUT_SAPPHIRE in possible)
    supply = {PUT_DIAMOND: state.minus_diamonds[seat], PUT_SAPPHIRE: state.minus_sapphires[seat]}
    return [
        Obstacle(state.names[code], [Lack("imitation", state.runs[seat].count(code) + 1, there)])
        for code, there in supply.items()
        if putting and code not in possible and there <= state.runs[seat].count(code)
    ]
