"""Records as files, for those who name one."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

from clubantique.core.errors import BadRecord
from clubantique.core.record import Record, decode


def save_record(record: Record, file: Path) -> None:
    """Written whole or not at all, whoever else writes there."""
    draft = file.parent / f"{file.name}.{token_hex(4)}.part"
    try:
        draft.write_bytes(record.encoded())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def read_record(file: Path) -> Record:
    try:
        return decode(file.read_bytes())
    except OSError as error:
        raise BadRecord.at(str(file), "shape", error.strerror or str(error)) from error
