"""Studies: chapters, trees of lines, what was changed last, and who takes part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("read", sa.Text, unique=True),
        sa.Column("write", sa.Text, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("gone", sa.Float),
    )
    op.create_table(
        "study_chapters",
        sa.Column("study", sa.Text, sa.ForeignKey("studies.id"), nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("study", "id"),
    )
    op.create_table(
        "study_nodes",
        sa.Column("study", sa.Text, sa.ForeignKey("studies.id"), nullable=False),
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("chapter", sa.Integer, nullable=False),
        sa.Column("parent", sa.Integer),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lots", sa.Text, nullable=False),
        sa.Column("says", sa.Text, nullable=False),
        sa.Column("comment", sa.Text, nullable=False),
        sa.Column("author", sa.Text),
        sa.Column("verdict", sa.Text, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("gone", sa.Float),
        sa.PrimaryKeyConstraint("study", "id"),
    )
    op.create_table(
        "study_edits",
        sa.Column("study", sa.Text, sa.ForeignKey("studies.id"), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("node", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("study", "revision"),
    )
    op.create_table(
        "study_people",
        sa.Column("study", sa.Text, sa.ForeignKey("studies.id"), nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("study", "person"),
    )
    op.create_index("studies_owner", "studies", ["owner"])
    op.create_index("studies_gone", "studies", ["gone"])
    op.create_index("study_nodes_parent", "study_nodes", ["study", "parent"])
    op.create_index("study_nodes_author", "study_nodes", ["author"])
    op.create_index("study_nodes_gone", "study_nodes", ["gone"])
    op.create_index("study_edits_nonce", "study_edits", ["study", "person", "nonce"])
    op.create_index("study_edits_person", "study_edits", ["person"])
    op.create_index("study_people_person", "study_people", ["person"])


def downgrade() -> None:
    for table in ("study_people", "study_edits", "study_nodes", "study_chapters", "studies"):
        op.drop_table(table)
