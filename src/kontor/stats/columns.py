"""Games as columns of Parquet: one row for each game, its seats nested in it.

PyArrow is an optional library and imported only here and where files are opened.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from typing import Any, Final

from kontor._version import VERSION
from kontor.arena.job import Job
from kontor.arena.result import Result
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.players.knowledge import TrainingPosition
from kontor.stats.annals import Annals, CardUse, SeatAnnals

FORMAT: Final = "1"
MARK: Final = b"kontor_games"  # the key in a file's metadata that says it is one of ours

Table = Any  # a table of PyArrow, which brings no types
Positions = Sequence[Sequence[TrainingPosition]]  # of each seat, in the order of the game


def arrow() -> Any:
    """PyArrow itself."""
    return import_module("pyarrow")


def schema(*, positions: bool) -> Any:
    """What a file holds; with the positions that learning needs, or without."""
    pa = arrow()
    card = pa.struct(
        [
            ("card", pa.string()),
            ("count", pa.int16()),
            ("gained", pa.int16()),
            ("uses", pa.int16()),
            ("used", pa.int16()),
        ]
    )
    seat = pa.struct(
        [
            ("seat", pa.int8()),
            ("place", pa.int8()),
            ("name", pa.string()),
            ("score", pa.int32()),
            ("won", pa.float64()),
            ("parts", pa.map_(pa.string(), pa.int32())),
            ("decisions", pa.int32()),
            ("milliseconds", pa.float64()),
            ("slowest", pa.float64()),
            ("longest", pa.float64()),
            ("opening", pa.list_(pa.string())),
            ("cards", pa.list_(card)),
        ]
    )
    fields = [
        ("game", pa.string()),
        ("rules", pa.int16()),
        ("players", pa.int8()),
        ("options", pa.string()),
        ("seed", pa.int64()),
        ("opponents", pa.string()),
        ("rounds", pa.int16()),
        ("winners", pa.list_(pa.int8())),
        ("seats", pa.list_(seat)),
        ("actions", pa.list_(pa.int16())),
    ]
    if positions:
        fields.append(("positions", pa.list_(position_type(pa))))
    return pa.schema(fields, metadata={MARK: FORMAT, b"kontor": VERSION})


def position_type(pa: Any) -> Any:
    """A position as it is written down for learning."""
    return pa.struct(
        [
            ("seat", pa.int8()),
            ("features", pa.list_(pa.float32())),
            ("base", pa.float32()),
            ("judged", pa.float32()),
            ("kind", pa.int8()),
            ("left", pa.float32()),
        ]
    )


def row_of(game: Annals, positions: Positions | None = None) -> dict[str, Any]:
    """A game as one row."""
    result = game.result
    setup = result.job.setup
    row: dict[str, Any] = {
        "game": setup.game,
        "rules": result.rules,
        "players": setup.players,
        "options": json.dumps(setup.data(), separators=(",", ":")),
        "seed": result.job.seed,
        "opponents": result.opponents,
        "rounds": game.rounds,
        "winners": result.winners,
        "seats": [asdict(seat) for seat in game.seats],
        "actions": result.actions,
    }
    if positions is not None:
        row["positions"] = [
            {"seat": seat, **each._asdict()} for seat, own in enumerate(positions) for each in own
        ]
    return row


def table_of(rows: Sequence[dict[str, Any]], *, positions: bool) -> Table:
    """Some rows as a table."""
    return arrow().Table.from_pylist(rows, schema=schema(positions=positions))


def game_of(row: Mapping[str, Any]) -> Annals:
    """The game of a row; BadInput when it is none."""
    try:
        return _read(row)
    except (ValueError, TypeError, KeyError) as error:
        raise BadInput(f"this is no row of a game: {type(error).__name__} {error}") from None


def _read(row: Mapping[str, Any]) -> Annals:
    seats = [
        SeatAnnals(
            **{
                **seat,
                "parts": dict(seat["parts"]),
                "cards": [CardUse(**card) for card in seat["cards"]],
            }
        )
        for seat in row["seats"]
    ]
    setup = Setup.of(row["game"], int(row["players"]), **json.loads(row["options"]))
    result = Result(
        Job(setup, int(row["seed"]), tuple(seat.name for seat in seats)),
        int(row["rules"]),
        str(row["opponents"]),
        [seat.score for seat in seats],
        list(row["winners"]),
        [seat.parts for seat in seats],
        [seat.decisions for seat in seats],
        [seat.milliseconds for seat in seats],
        [seat.slowest for seat in seats],
        [seat.longest for seat in seats],
        list(row.get("actions") or ()),
    )
    return Annals(result, int(row["rounds"]), seats)
