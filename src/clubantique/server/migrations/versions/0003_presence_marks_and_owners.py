"""Presence of all processes, marks of cleaning, owners of seats that were handed on, codes bound to their holder

Only adds what a room of 0002 does not look at, so that old and new processes share a store during an upgrade.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision: str = "0003"
down_revision: str | None = "0002"

COLUMNS: dict[str, list[tuple[str, sa.types.TypeEngine[Any]]]] = {
    "tables": [("due", sa.Integer()), ("due_version", sa.Integer()), ("marked", sa.Integer())],
    "chairs": [("owner", sa.String(64)), ("owner_name", sa.String(80))],
    "chats": [("notice", sa.Text())],
    "passes": [("holder", sa.String(64))],
}


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for name, kind in columns:
            op.add_column(table, sa.Column(name, kind, nullable=True))
    op.add_column("passes", sa.Column("by_host", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_tables_marked"), "tables", ["marked"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("present", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )


def downgrade() -> None:
    op.drop_table("clock")
    op.drop_table("processes")
    op.drop_index(op.f("ix_tables_marked"), "tables")
    op.drop_column("passes", "by_host")
    for table, columns in COLUMNS.items():
        for name, _ in reversed(columns):
            op.drop_column(table, name)
