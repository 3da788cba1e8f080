"""Which lesson or puzzle is done at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Older tables are games."""
    op.add_column("tables", sa.Column("task", sa.String(80), nullable=True))
