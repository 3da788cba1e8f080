"""The optional libraries: which extra of the package brings each of them."""

from kontor.core.words import Message

PLAY = (
    *("alembic", "litestar", "msgspec", "prometheus_client", "rich", "sqlalchemy", "typer"),
    *("uvicorn", "websockets"),
)
EXTRAS = {**dict.fromkeys(PLAY, "play"), "numpy": "train", "psycopg": "postgres", "ray": "ray"}


def missing(error: ModuleNotFoundError) -> Message | None:
    """What to install when this import failed; None when it was none of the optional libraries."""
    library = (error.name or "").partition(".")[0]
    if library not in EXTRAS:
        return None
    return Message("terminal-missing", library=library, extra=f"kontor[{EXTRAS[library]}]")
