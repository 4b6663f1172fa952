"""Alembic asks here how to reach the database; `migrate` hands the connection in."""

from alembic import context

from clubantique.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
