"""Builds a native copy of the package with mypyc: `python tools/native.py FOLDER` (never beside the sources)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
NOT_COMPILED = {
    "__init__.py",
    "components.py",
    "events.py",
    "facts.py",
    "game.py",
    "hidden.py",
    "obstacles.py",
    "outlook.py",
    "views.py",
}


def compiled_modules(package: Path) -> list[Path]:
    """Core state and the rules of every game; what only holds data stays interpreted."""
    rules = [file for file in sorted(package.glob("games/*/*.py")) if file.name not in NOT_COMPILED]
    return [*(package / "core" / f"{name}.py" for name in ("outside", "state", "tensor")), *rules]


def setup_script(modules: list[str]) -> str:
    return (
        "from setuptools import setup\n"
        "from mypyc.build import mypycify\n"
        f"setup(name='native', packages=[], ext_modules=mypycify({['--strict', *modules]!r}, opt_level='3'))\n"
    )


def build(target: Path) -> None:
    """Copy the package and compile its rules in place there."""
    shutil.rmtree(target, ignore_errors=True)
    package = target / "clubantique"
    shutil.copytree(SOURCES / "clubantique", package, ignore=shutil.ignore_patterns("__pycache__"))
    modules = [str(file.relative_to(target)) for file in compiled_modules(package)]
    script = setup_script(modules)
    subprocess.run([sys.executable, "-c", script, "build_ext", "--inplace"], cwd=target, check=True)


if __name__ == "__main__":
    build(Path(sys.argv[1]).resolve())
