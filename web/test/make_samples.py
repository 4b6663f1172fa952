"""Writes test/samples/<game>.json: events and choices of recorded games, and what Python says about them.

The words of the browser must be the same, in every language. Run it again when catalogues or events change:
    python web/test/make_samples.py
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import msgspec

from clubantique.core.play import replay
from clubantique.core.record import Record
from clubantique.core.registry import load, names
from clubantique.texts import LANGUAGES, Words

HERE = Path(__file__).parent
GOLDEN = HERE.parent.parent / "tests" / "playthroughs" / "golden"
OF_EACH_KIND = 2


def sample(game: str) -> dict[str, object]:
    words = {language: Words(language, game) for language in LANGUAGES}
    events, seen = [], Counter[str]()
    for file in sorted(GOLDEN.glob(f"{game}-*.json")):
        record = msgspec.json.decode(file.read_bytes(), type=Record)
        players = [chair.name for chair in record.seats]
        for event in replay(record).log.all():
            seen[event.kind] += 1
            if seen[event.kind] <= OF_EACH_KIND:
                said = {language: words[language].event(event, players) for language in LANGUAGES}
                events.append({"event": msgspec.to_builtins(event), "players": players, "said": said})
    choices, verbs = [], Counter[str]()
    for text in load(game).choices.names:
        verb = text.partition(" ")[0]
        verbs[verb] += 1
        if verbs[verb] <= OF_EACH_KIND:
            choices.append(
                {"text": text, "said": {language: words[language].choice(text) for language in LANGUAGES}}
            )
    return {"events": events, "choices": choices}


def main() -> None:
    for game in names():
        found = json.dumps(sample(game), ensure_ascii=False, indent=1)
        (HERE / "samples" / f"{game}.json").write_text(found + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
