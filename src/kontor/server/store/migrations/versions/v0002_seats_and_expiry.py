"""Links for other devices, people who ask for a seat, and tables that nobody holds."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that nobody holds are free from now on, so that their hosts may still come back."""
    op.add_column("tables", sa.Column("freed", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("device", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("device_until", sa.BigInteger, nullable=True))
    op.create_table(
        "asks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="one_ask"),
    )
    free = sa.text("UPDATE tables SET freed = :now WHERE id NOT IN (SELECT table_id FROM holders)")
    op.execute(free.bindparams(now=time.time_ns() // 1_000_000))
