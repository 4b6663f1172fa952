"""Build hook: the wheel carries the built browser client, and with CLUBANTIQUE_NATIVE=1 the compiled rules, too."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "dist"


class NativeHook(BuildHookInterface[Any]):
    """Adds what is built: pages for browsers, and shared objects, which make it a wheel for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if (CLIENT / "index.html").is_file():
            build_data["force_include"][str(CLIENT)] = "clubantique/server/client"
        if os.environ.get("CLUBANTIQUE_NATIVE") == "1":
            self.add_rules(build_data)

    def add_rules(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(ROOT / "tools"))
        from native import build

        target = ROOT / "build" / "native"
        build(target)
        for file in target.rglob("*.so"):
            if "build" not in file.relative_to(target).parts:
                build_data["force_include"][str(file)] = str(file.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
