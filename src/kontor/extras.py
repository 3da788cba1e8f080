"""The optional libraries: which extra of the package brings each of them."""

from kontor.core.words import Message

PLAY = (
    *("alembic", "litestar", "msgspec", "prometheus_client", "rich", "sqlalchemy", "typer"),
    *("uvicorn", "websockets"),
)
RESEARCH = ("gymnasium", "open_spiel", "pettingzoo", "pillow", "resvg_py")
EXTRAS = {
    **dict.fromkeys(PLAY, "play"),
    **dict.fromkeys(RESEARCH, "research"),
    "duckdb": "data",
    "numpy": "train",
    "psycopg": "postgres",
    "pyarrow": "data",
    "ray": "ray",
}
IMPORTED = {"PIL": "pillow", "pyspiel": "open_spiel"}  # under another name


def missing(error: ModuleNotFoundError) -> Message | None:
    """What to install when this import failed; None when it was none of the optional libraries."""
    library = (error.name or "").partition(".")[0]
    library = IMPORTED.get(library, library)
    if library not in EXTRAS:
        return None
    return Message("terminal-missing", library=library, extra=f"kontor[{EXTRAS[library]}]")
