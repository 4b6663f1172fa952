"""Boxes: component data of tables that do not play with the built-in ones

Only adds a table that a room of 0003 does not look at. Options of a table with a box are written so that such a room
cannot read them: it takes the table for frozen, or closed if nobody has played yet, and leaves it alone.
"""

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("components", sa.Text(), nullable=False),
        sa.Column("unable", sa.Text(), nullable=False),
        sa.Column("touched", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_boxes")),
    )
    op.create_index(op.f("ix_tables_components"), "tables", ["components"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_components"), "tables")
    op.drop_table("boxes")
