"""The command `clubantique` and what becomes of errors: one kind line, never a stack trace."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

from clubantique.cli.common import lang_option, language_asked, words
from clubantique.cli.keep import backup, doctor, restore
from clubantique.cli.listing import games, rules, version
from clubantique.cli.play import play
from clubantique.cli.replay import replay
from clubantique.cli.serve import serve
from clubantique.cli.simulate import simulate
from clubantique.cli.table import table
from clubantique.core.errors import BadFile, ClubError
from clubantique.texts import LANGUAGES, Words

EXIT_REFUSED = 2
EXIT_INTERRUPTED = 130


@click.group(help=words("cli-help"), context_settings={"help_option_names": ["-h", "--help"]})
@lang_option
def club(lang: str) -> None:
    """The language may stand before or behind the subcommand: `language_asked` finds it in either place."""


for command in (play, serve, backup, restore, doctor, table, simulate, replay, games, rules, version):
    club.add_command(command)


def main() -> None:
    """Run the command; everything a person can put right is said in words."""
    open_missing_streams()
    try:
        club(standalone_mode=False)
    except click.exceptions.Abort:
        sys.exit(EXIT_INTERRUPTED)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except ClubError as error:
        click.echo(explain(error), err=True)
        sys.exit(EXIT_REFUSED)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(EXIT_REFUSED)
    except OSError as error:
        click.echo(explain(BadFile(file=error.filename or "", reason=error.strerror or error)), err=True)
        sys.exit(EXIT_REFUSED)


def open_missing_streams() -> None:
    """Somebody may have started us with closed streams: then nothing is read and nobody listens."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115


def explain(error: ClubError) -> str:
    language = language_asked()
    return Words(language if language in LANGUAGES else LANGUAGES[0]).error(error)
