"""Tables that begin within another game: what if, try it yourself, and boards to think at."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.server import tokens
from kontor.server.http.new_tables import PARTNER, NewTableRows, table_rows
from kontor.server.opponents.levels import level_names
from kontor.server.own_cards import check_options
from kontor.server.refusals import Refusal
from kontor.server.rooms.room import Room
from kontor.server.settings import Settings
from kontor.server.store.store import SeatRow
from kontor.server.wire.commands import SeatWish
from kontor.server.wire.replies import Purpose
from kontor.server.wire.reviews import BranchWish, OpenAnalysis


@dataclass(frozen=True)
class Beginning:
    """A position of a finished game, and who played there."""

    table: str
    rules: int
    at: int
    position: Mapping[str, Any]
    turn: int | None
    seats: Sequence[SeatRow]
    own: int | None  # a seat of whoever asks


def beginning_of(room: Room, own: frozenset[int], at: int) -> Beginning:
    """A position of a game that nobody plays any more, or of a board to think at."""
    check_open(room)
    if at > room.count:
        raise BadInput(Message("action-not-there", length=room.count, count=str(at)))
    state = room.table.at(at)
    return Beginning(
        room.row.id,
        room.row.rules,
        at,
        state.position(),
        state.seat,
        room.seats,
        min(own, default=None),
    )


def check_open(room: Room) -> None:
    """Refuse to think about a game that is still played."""
    if room.status == "open" and room.row.purpose != "analysis":
        raise Refusal("not_over", Message("server-review-open"))


def rows_from_branch(
    begun: Beginning, wish: BranchWish, key: str, settings: Settings
) -> NewTableRows:
    """A table that begins where another game was; that game is never touched."""
    if begun.turn is None:
        raise BadInput(Message("game-over"))
    table = Table.from_position(begun.position, begun.rules)
    if wish.purpose == "analysis":
        seats = all_mine(begun.seats)
    elif wish.seats is not None:
        seats = wish.seats
    else:
        mine = begun.turn if wish.purpose == "try" else begun.own
        seats = _as_before(begun, begun.turn if mine is None else mine, table.game, settings)
    if len(seats) != table.players:
        counts = {"players": table.players, "given": len(seats)}
        raise BadInput(Message("server-record-players", **counts))
    return _rows(table, wish.name, seats, key, settings, (begun.table, begun.at, wish.purpose))


def rows_from_text(wish: OpenAnalysis, key: str, settings: Settings) -> NewTableRows:
    """A board to think at, from a record or a position."""
    table = _read(wish.text, wish.by_hand)
    seats = [SeatWish("here")] * table.players
    return _rows(table, wish.name, seats, key, settings, (None, 0, "analysis"))


def _read(text: str, by_hand: bool) -> Table:
    if not text.lstrip().startswith("{"):
        return load(text, check_options)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(Message("server-not-understood", problem=str(error))) from None
    game = registry.find(data.get("game", registry.FIRST))
    check_options(game, {name: data[name] for name in game.options if name in data})
    return Table.from_position(_mend(game, data) if by_hand else data)


def _mend(game: Manifest, data: dict[str, Any]) -> dict[str, Any]:
    """A position whose blanks were changed; only a whole one has blanks."""
    try:
        return game.mended(data)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadInput(Message("server-not-understood", problem=str(error))) from None


def _as_before(begun: Beginning, mine: int, game: str, settings: Settings) -> list[SeatWish]:
    """One seat for whoever asks; the others are played as before, people by the computer."""
    known = level_names(settings.players, game)
    partner = PARTNER if PARTNER in known else known[0]
    return [
        SeatWish("me", name=seat.name if seat.level is None else "", colour=seat.colour)
        if seat.seat == mine
        else SeatWish("opponent", level=seat.level or partner, colour=seat.colour)
        for seat in begun.seats
    ]


def all_mine(seats: Sequence[SeatRow]) -> list[SeatWish]:
    """All seats at one screen; people are called as they were."""
    return [
        SeatWish("here", name=seat.name if seat.level is None else "", colour=seat.colour)
        for seat in seats
    ]


def _rows(
    table: Table,
    name: str,
    seats: Sequence[SeatWish],
    key: str,
    settings: Settings,
    origin: tuple[str | None, int, Purpose],
) -> NewTableRows:
    rows = table_rows(table, name, seats, key, "opened", tokens.fresh_salt(), settings)
    parent, began, purpose = origin
    return rows._replace(row=replace(rows.row, parent=parent, began=began, purpose=purpose))
