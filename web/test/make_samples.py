"""Writes test/samples/<game>.json: events and choices of recorded games, and what Python says about them.

The words of the browser must be the same, in every language. Run it again when catalogues or events change:
    python web/test/make_samples.py
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec

from clubantique.core.play import Replay, replay
from clubantique.core.record import Record
from clubantique.core.registry import load, names
from clubantique.terminal.boards import board_of
from clubantique.texts import LANGUAGES, Words

HERE = Path(__file__).parent
GOLDEN = HERE.parent.parent / "tests" / "playthroughs" / "golden"
OF_EACH_KIND = 2
HINTS_OF_EACH_KIND = 8


def sample(game: str) -> dict[str, list[dict[str, object]]]:
    words = {language: Words(language, game) for language in LANGUAGES}
    events: list[dict[str, object]] = []
    seen = Counter[str]()
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        players = [chair.name for chair in record.seats]
        for event in replay(record).log.all():
            seen[event.kind] += 1
            if seen[event.kind] <= OF_EACH_KIND:
                said = {language: words[language].event(event, players) for language in LANGUAGES}
                events.append({"event": msgspec.to_builtins(event), "players": players, "said": said})
    choices: list[dict[str, object]] = []
    verbs = Counter[str]()
    for text in load(game).choices.names:
        verb = text.partition(" ")[0]
        verbs[verb] += 1
        if verbs[verb] <= OF_EACH_KIND:
            choices.append(
                {"text": text, "said": {language: words[language].choice(text) for language in LANGUAGES}}
            )
    return {"events": events, "choices": choices, "hints": hints(game)}


def hints(game: str) -> list[dict[str, object]]:
    """Choices of a kind not seen yet, what the rules say that they lead to, and the words of Python about it."""
    words, seen = Words("en", game), Counter[str]()
    found: list[dict[str, object]] = []
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        again = Replay(msgspec.json.decode(file.read_bytes(), type=Record))
        play = again.play
        players = [chair.name for chair in play.chairs]
        board = board_of(play.game, words, players)
        for _ in again.steps():
            for seat in play.state.due:
                for code in play.state.legal(seat):
                    text = play.game.name(code)
                    seen[text.partition(" ")[0]] += 1
                    if seen[text.partition(" ")[0]] <= HINTS_OF_EACH_KIND:
                        facts = play.game.option(play.state, seat, play.state.runs[seat], code)
                        known = {"text": text, "facts": msgspec.to_builtins(facts), "players": players}
                        found.append({**known, "said": board.hint(text, facts)})
    return found


def written(found: dict[str, list[dict[str, object]]]) -> str:
    """One sample a line."""
    parts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(each, ensure_ascii=False) for each in samples) + "\n]"
        for name, samples in found.items()
    ]
    return "{" + ",\n".join(parts) + "}\n"


def main() -> None:
    for game in names():
        (HERE / "samples" / f"{game}.json").write_text(written(sample(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
