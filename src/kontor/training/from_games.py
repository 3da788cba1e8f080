"""Samples from games that `kontor selfplay` has written, instead of games played for learning."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from kontor.core.errors import BadInput
from kontor.players.judge import UNIT
from kontor.players.network import Network
from kontor.stats.files import tables_of
from kontor.training.fit import Array
from kontor.training.selfplay import targets

COLUMNS: Final = ("game", "players", "seats", "positions")


class Lesson(NamedTuple):
    """What some games teach: features, targets, and the scores by number of players."""

    x: Array
    y: Array
    scores: list[tuple[str, list[int]]]


def lesson(
    files: tuple[Path, ...], game: str, size: int, learned: Network | None, trust: float
) -> Lesson:
    """All positions of a game in some files; BadInput when they have none that fit."""
    x: list[Array] = []
    y: list[Array] = []
    scores: list[tuple[str, list[int]]] = []
    for path in files:
        for table in tables_of(path, COLUMNS):
            for row in _rows(table, game):
                x.append(_features(row, size, path))
                y.append(_targets(row, learned, trust))
                scores.append((f"{len(row.scores)}p", row.scores))
    if sum(map(len, y)) == 0:
        raise BadInput(
            f"these files hold no positions of {game}; kontor selfplay --positions writes some"
        )
    return Lesson(np.concatenate(x), np.concatenate(y), scores)


class Row(NamedTuple):
    """The positions of one game, as columns, and how it ended."""

    columns: Any  # a struct array of PyArrow
    scores: list[int]


def _rows(table: Any, game: str) -> Iterator[Row]:
    positions = table["positions"].combine_chunks()
    for at, name in enumerate(table["game"].to_pylist()):
        if name == game:
            seats = table["seats"][at].as_py()
            yield Row(positions[at].values, [seat["score"] for seat in seats])


def _features(row: Row, size: int, path: Path) -> Array:
    flat = row.columns.field("features").flatten().to_numpy(zero_copy_only=False)
    if len(flat) != size * len(row.columns):
        raise BadInput(
            f"'{path}' was written by another version: its positions have other features"
        )
    return np.asarray(flat.reshape(-1, size), np.float16)


def _targets(row: Row, learned: Network | None, trust: float) -> Array:
    """What a network should say: the points to come that neither base nor table tell."""
    seat, base, judged, kind, left = (
        row.columns.field(name).to_pylist() for name in ("seat", "base", "judged", "kind", "left")
    )
    found = np.zeros(len(seat), np.float32)
    for own, score in enumerate(row.scores):
        places = [at for at, each in enumerate(seat) if each == own]
        aims = targets([judged[at] for at in places], score, trust)
        for at, aim in zip(places, aims, strict=True):
            rise = 0.0 if learned is None else learned.rise(kind[at], left[at])
            found[at] = (aim - base[at] - rise) / UNIT
    return found
