"""The rules of a game stand once: one line of a rule is changed, and everything says and does the new thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from .one_line.asking import ROOT, everybody
from .one_line.changes import CHANGES, Change
from .one_line.expected import EXPECTED

PACKAGE = ROOT / "src" / "clubantique"
ROOMS_OF_RULES = ("core/", "games/")
PARTS = 6
"""So that no test takes long, however slow a machine is."""


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_rule_stands_in_one_line(change: Change) -> None:
    assert change.file.startswith(ROOMS_OF_RULES)
    assert change.places(PACKAGE) == 1
    assert change.before != change.after


def test_terminal_and_browser_are_asked_about_every_rule_and_answer_differently() -> None:
    assert EXPECTED.keys() == CHANGES.keys()
    for rule, surfaces in EXPECTED.items():
        asked = {surface.where[0].split(" ")[0] for surface in surfaces}
        assert {"terminal", "browser"} <= asked, rule
        assert all(surface.before != surface.after for surface in surfaces), rule


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_everybody_says_and_does_what_the_changed_line_says(part: int, tmp_path: Path) -> None:
    """Terminal, browser, hints and bots: the old thing as it is, and the new thing where one line was changed."""
    rules = list(CHANGES)[part::PARTS]
    found = everybody(tmp_path, rules)
    wrong = [
        f"{rule}: {each}"
        for rule in rules
        for surface in EXPECTED[rule]
        for each in surface.wrong(*found[rule])
    ]
    assert not wrong, "\n".join(wrong)
