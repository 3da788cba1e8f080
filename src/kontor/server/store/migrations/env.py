"""Runs migrations on the connection that the server gives, inside its transaction."""

from alembic import context

from kontor.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
