"""What the tests need beside Python is found, or installed once, or asked for: never quietly left out."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from parts import Part, program

APT_GET = """#!/bin/sh
echo "$2" >> "{folder}/calls"
[ "$2" = update ] || {{ printf '#!/bin/sh\\n' > "{folder}/antiqued"; /bin/chmod +x "{folder}/antiqued"; }}
"""
NO_PACKAGE = "#!/bin/sh\necho no such package >&2\nexit 100\n"
PART = Part("Antiqued", ("antiqued-2", "antiqued"), "antiqued", ())


def put(file: Path, text: str) -> None:
    file.write_text(text)
    file.chmod(0o755)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs, on a machine that is ours."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return tmp_path


def test_a_program_is_found_in_the_path_or_where_distributions_keep_it(folder: Path) -> None:
    put(folder / "antiqued", "")
    assert program(PART) == str(folder / "antiqued")
    aside = folder / "15" / "bin"
    aside.mkdir(parents=True)
    put(aside / "other", "")
    kept = Part("Other", ("other",), "other", (f"{str(folder)[1:]}/*/bin",))
    assert program(kept) == str(aside / "other")


def test_what_is_missing_is_installed_once(folder: Path) -> None:
    put(folder / "apt-get", APT_GET.format(folder=folder))
    with ThreadPoolExecutor(4) as several:
        found = list(several.map(program, [PART] * 4))
    assert found == [str(folder / "antiqued")] * 4
    assert (folder / "calls").read_text().split() == ["update", "install"]


def test_who_may_not_install_is_told_what_is_needed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder / "apt-get", APT_GET.format(folder=folder))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(pytest.fail.Exception, match=r"need Antiqued .*apt-get install antiqued"):
        program(PART)


def test_where_nothing_can_be_installed_it_is_said_why(folder: Path) -> None:
    put(folder / "apt-get", NO_PACKAGE)
    with pytest.raises(pytest.fail.Exception, match="no such package"):
        program(PART)
