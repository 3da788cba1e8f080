"""Reviews of finished games, how people played, and tables that began within another game."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Older games are reviewed when somebody asks for it."""
    op.add_column("tables", sa.Column("parent", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("began", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("purpose", sa.String(8), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hindsight", sa.Boolean, primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("complete", sa.Boolean, nullable=False),
        sa.Column("report", sa.JSON, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("opponents", sa.JSON, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("mistakes", sa.JSON, nullable=False),
    )
