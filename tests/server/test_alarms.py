"""deploy/alarms.yml: rules that Prometheus takes, about numbers that a room really tells."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from clubantique.texts import Words

from .hosted import hosted

yaml: Any = import_module("yaml")  # of Litestar, and without types

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "alarms.yml"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
(GROUP,) = yaml.safe_load(FILE.read_text())["groups"]
RULES = {rule["alert"]: rule for rule in GROUP["rules"]}
OF_PROMETHEUS = {"up"}
FUNCTIONS = {"increase", "rate", "sum", "by", "on", "unless", "histogram_quantile"}
LABELS = {"instance", "le", "reason"}
PARTS = ("", "_bucket", "_count", "_sum")


def metrics_in(expression: str) -> set[str]:
    """Every word of an expression that is neither a label, nor a function, nor a number."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]", "", expression)
    return set(re.findall(r"(?<![\w.])[a-z_]\w*", bare)) - FUNCTIONS - LABELS - OF_PROMETHEUS


async def test_every_alarm_is_about_numbers_that_a_room_tells(tmp_path: Path) -> None:
    with hosted(tmp_path) as club:
        async with club.http() as http:
            text = (await http.get("/metrics")).raise_for_status().text
    families = re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE)
    told = {name + part for name, kind in families for part in (PARTS if kind == "histogram" else PARTS[:1])}
    assert len(RULES) >= 10
    for name, rule in RULES.items():
        assert metrics_in(rule["expr"]) - told == set(), name
        assert metrics_in(rule["expr"]) or name == "ClubAntiqueDown"
    assert re.search(r"^clubantique_store_free_bytes \d", text, re.MULTILINE)


def test_the_keys_of_refusals_are_those_of_the_catalogues() -> None:
    keys = set(re.findall(r'key="([^"]+)"', FILE.read_text()))
    assert keys
    for key in keys:
        assert Words("en")(key, seconds=1)


@pytest.mark.parametrize("name", RULES)
def test_every_alarm_is_whole_and_the_page_says_what_to_do(name: str) -> None:
    rule = RULES[name]
    assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(r"\d+[sm]", rule.get("for", "0s"))
    assert rule["labels"]["severity"] in ("warning", "critical")
    assert "{{ $labels.instance }}" in rule["annotations"]["summary"]
    assert f"`{name}`" in PAGE


def test_prometheus_takes_the_file() -> None:
    program = shutil.which("promtool")
    if program is None:
        print("there is no promtool on this machine: the rules are only parsed")
        assert GROUP["name"] == "clubantique"
        return
    done = subprocess.run([program, "check", "rules", str(FILE)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
