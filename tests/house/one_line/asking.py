"""Makes the copies and asks everybody: processes for the package, and one for all that the browser says."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from .changes import CHANGES, Change
from .surfaces import Said

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
BROWSER = "browser"


def everybody(folder: Path, rules: list[str]) -> dict[str, tuple[Said, Said]]:
    """By rule: what is said and done under the rules as they are, and when one line of them is another."""
    before = asked(copied(folder / "as it is", None), rules)
    after = {
        rule: asked(copied(folder / f"change {number}", CHANGES[rule]), [rule])[rule]
        for number, rule in enumerate(rules)
    }
    put_into_words([before, after], folder)
    return {rule: (before[rule], after[rule]) for rule in rules}


def copied(folder: Path, change: Change | None) -> Path:
    """The package in another place, with one line changed or none. Modules compiled before are good there, too."""
    shutil.copytree(ROOT / "src", folder)
    package = folder / "clubantique"
    if change is not None:
        change.make(package)
        file = package / change.file
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
            compiled.unlink()
    return package


def asked(package: Path, rules: list[str]) -> dict[str, Said]:
    """By rule: what that copy says. Only it and the tests are to be found there, never a native build."""
    paths = os.pathsep.join([str(package.parent), str(ROOT / "tests")])
    found: dict[str, Said] = json.loads(
        finished([sys.executable, "-m", "house.one_line.probe", str(package), *rules], PYTHONPATH=paths)
    )
    return found


def put_into_words(copies: list[dict[str, Said]], folder: Path) -> None:
    """In the place of what the room sends to a browser, what the browser makes of it."""
    pages = {
        f"{number} {rule} {who}": found[who]
        for number, copy in enumerate(copies)
        for rule, found in copy.items()
        for who in found
        if who.startswith(BROWSER)
    }
    facts, words = folder / "facts.json", folder / "words.json"
    facts.write_text(json.dumps(pages), encoding="utf-8")
    finished(
        ["npx", "--no-install", "vitest", "run", "test/facts.test.ts"],
        CLUBANTIQUE_FACTS=str(facts),
        CLUBANTIQUE_WORDS=str(words),
    )
    said: dict[str, Any] = json.loads(words.read_text(encoding="utf-8"))
    for number, copy in enumerate(copies):
        for rule, found in copy.items():
            found |= {who: said[f"{number} {rule} {who}"] for who in found if who.startswith(BROWSER)}


def finished(command: list[str], **more: str) -> str:
    """What a program writes."""
    done = subprocess.run(command, cwd=WEB, env=os.environ | more, capture_output=True, text=True)
    assert done.returncode == 0, f"{command[:4]}:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout
