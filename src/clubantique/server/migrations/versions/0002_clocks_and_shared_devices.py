"""Clocks, pauses, resigning, ending by agreement, several seats on one device: columns are added, nothing is copied"""

import sqlalchemy as sa
from alembic import op

revision: str = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("clock", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_tables_deadline"), "tables", ["deadline"])
    op.add_column("chairs", sa.Column("beside", sa.Integer(), nullable=True))
    op.add_column("chairs", sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("wants_end", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for column in ("wants_end", "resigned", "beside"):
        op.drop_column("chairs", column)
    op.drop_index(op.f("ix_tables_deadline"), "tables")
    for column in ("deadline", "clock", "paused"):
        op.drop_column("tables", column)
