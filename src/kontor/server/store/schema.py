"""The tables of the store, the same in SQLite and PostgreSQL."""

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("start", sa.JSON, nullable=True),
    sa.Column("task", sa.String(80), nullable=True),  # a lesson or puzzle that is done at it
    # A table that began within another game: which one, after how many actions, and what for.
    sa.Column("parent", sa.String(16), nullable=True),
    sa.Column("began", sa.Integer, nullable=True),
    sa.Column("purpose", sa.String(8), nullable=True),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("dealt", sa.String(8), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=True),
    # For lists of tables; of a table that nobody has touched since they came they are not known.
    sa.Column("caption", sa.JSON, nullable=True),
    sa.Column("scores", sa.JSON, nullable=True),
    sa.Column("winners", sa.JSON, nullable=True),
    sa.Column("freed", sa.BigInteger, nullable=True),  # since when nobody holds it
    sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),  # a guest was connected
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("level", sa.String(40), nullable=True),  # None: a person
    sa.Column("here", sa.Boolean, nullable=False),  # at the host's screen
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("colour", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    # The link for one more device of whoever sits here, and when it ends.
    sa.Column("device", sa.String(64), nullable=True),
    sa.Column("device_until", sa.BigInteger, nullable=True),
)

# Which keys open which seats; seat -1 is a spectator's chair.
holders = sa.Table(
    "holders",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)

# Who asks for a seat that is taken; a key asks once at a table.
asks = sa.Table(
    "asks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("refused", sa.Boolean, nullable=False),
    sa.UniqueConstraint("table_id", "key", name="one_ask"),
)

# The record: append only. A second event of the same version is refused by the primary key.
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("command", sa.String(64), nullable=True),
)

# What is known of a finished game after it was looked at; by what seats knew, or with hindsight.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("hindsight", sa.Boolean, primary_key=True),
    sa.Column("played", sa.Integer, nullable=False),  # the version of the table that was looked at
    sa.Column("complete", sa.Boolean, nullable=False),
    sa.Column("report", sa.JSON, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

# How the holder of a key played; kept when the table goes, until its owner deletes it.
results = sa.Table(
    "results",
    metadata,
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
