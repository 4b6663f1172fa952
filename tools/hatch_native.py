"""Build hook: with CLUBANTIQUE_NATIVE=1 the wheel carries the compiled rules beside the sources."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent


class NativeHook(BuildHookInterface[Any]):
    """Adds the shared objects to the wheel and marks it as one for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("CLUBANTIQUE_NATIVE") != "1":
            return
        sys.path.insert(0, str(ROOT / "tools"))
        from native import build

        target = ROOT / "build" / "native"
        build(target)
        for file in target.rglob("*.so"):
            if "build" not in file.relative_to(target).parts:
                build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
