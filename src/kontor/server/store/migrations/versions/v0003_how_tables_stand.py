"""Where the game is, the points and who leads, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables learn it with the next action that is played."""
    for name in ("caption", "scores", "winners"):
        op.add_column("tables", sa.Column(name, sa.JSON, nullable=True))
