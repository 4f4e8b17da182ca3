"""What people put away of their tables, and which lessons and positions they have finished."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "shelf",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
    )
    op.create_index("shelf_at", "shelf", ["at"])
    op.create_table(
        "learned",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name"),
    )


def downgrade() -> None:
    op.drop_table("learned")
    op.drop_table("shelf")
