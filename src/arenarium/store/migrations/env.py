"""Alembic's entry: runs the numbered migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from arenarium.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
