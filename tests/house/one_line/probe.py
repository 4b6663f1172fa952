"""Asks everybody about the rules of one copy of the package: `python -m house.one_line.probe PACKAGE RULE …`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import clubantique

from . import adel, lastwill, meisterdiebe

PROBES = adel.PROBES | lastwill.PROBES | meisterdiebe.PROBES


def main(package: str, *rules: str) -> None:
    assert Path(clubantique.__file__).parent == Path(package), clubantique.__file__
    json.dump({rule: PROBES[rule]() for rule in rules}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
