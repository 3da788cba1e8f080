"""New tables: from what somebody wishes, or from a record."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn.tasks import begin, find_task
from kontor.players.protocol import level_of, parse_opponent
from kontor.server import tokens
from kontor.server.opponents.levels import check_opponent, level_names
from kontor.server.own_cards import check_options
from kontor.server.rooms.records import SALT
from kontor.server.settings import Settings
from kontor.server.store.store import Event, SeatRow, Standing, TableRow, milliseconds
from kontor.server.wire.commands import NewTable, OpenRecord, OpenTask, SeatWish
from kontor.server.wire.replies import Dealt, TableLinks

COLOURS = (
    "orange",
    "black",
    "white",
    "pink",
    "turquoise",
    "yellow",
    "blue",
    "green",
    "red",
    "grey",
)
PARTNER = "trader"  # who plays the others when a task is over
SEATS = re.compile(r"^# seats (\S.*)$", re.MULTILINE)


class NewTableRows(NamedTuple):
    """A new table, ready to be stored, and what its host is told."""

    row: TableRow
    seats: list[SeatRow]
    past: list[Event]
    reply: TableLinks


def rows_for(wish: NewTable | OpenRecord | OpenTask, key: str, settings: Settings) -> NewTableRows:
    """The table that somebody wishes for."""
    if isinstance(wish, NewTable):
        return rows_from_wish(wish, key, settings)
    if isinstance(wish, OpenRecord):
        return rows_from_record(wish, key, settings)
    return rows_from_task(wish, key, settings)


def rows_from_wish(wish: NewTable, key: str, settings: Settings) -> NewTableRows:
    """A table at the opening of a game."""
    game = registry.find(wish.game)
    game.check_players(len(wish.seats))
    check_options(game, wish.options)
    options = game.choose(wish.options)
    seed = tokens.fresh_seed() if wish.seed is None else wish.seed
    table = Table.new(game.name, len(wish.seats), seed, **options)
    dealt: Dealt = "drawn" if wish.seed is None else "chosen"
    return table_rows(table, wish.name, wish.seats, key, dealt, tokens.fresh_salt(), settings)


def rows_from_record(wish: OpenRecord, key: str, settings: Settings) -> NewTableRows:
    """A table that goes on where a record ends."""
    table = load(wish.text, check_options)
    seats = wish.seats or _noted_seats(wish.text, table, settings)
    if len(seats) != table.players:
        counts = {"players": table.players, "given": len(seats)}
        raise BadInput(Message("server-record-players", **counts))
    salt = SALT.search(wish.text)
    return table_rows(
        table, wish.name, seats, key, "opened", salt[1] if salt else tokens.fresh_salt(), settings
    )


def rows_from_task(wish: OpenTask, key: str, settings: Settings) -> NewTableRows:
    """A table at the position of a lesson or a puzzle; the others are played by the computer."""
    task = find_task(registry.find(wish.game).name, wish.task)
    table = begin(task)
    known = level_names(settings.players, table.game)
    other = SeatWish("opponent", level=PARTNER if PARTNER in known else known[0])
    seats = [other] * table.players
    seats[task.learner] = SeatWish("me", name=wish.name)
    rows = table_rows(table, "", seats, key, "opened", tokens.fresh_salt(), settings)
    return rows._replace(row=replace(rows.row, task=task.id))


def table_rows(
    table: Table,
    name: str,
    wishes: Sequence[SeatWish],
    key: str,
    dealt: Dealt,
    salt: str,
    settings: Settings,
) -> NewTableRows:
    """A table and its seats, ready to be stored."""
    now = milliseconds()
    links: dict[str, str] = {}
    watch = tokens.fresh_token()
    wished = {wish.colour for wish in wishes}
    free = iter([colour for colour in COLOURS if colour not in wished])
    seats = [
        _seat(table.game, at, wish, wish.colour or next(free), links, settings)
        for at, wish in enumerate(wishes)
    ]
    standing = Standing.of(table.state, len(table.history))
    row = TableRow(
        id=tokens.fresh_table(),
        name=one_line(name),
        game=table.game,
        rules=table.rules,
        players=table.players,
        options=_options(table),
        start=table.start,
        seed=table.seed,
        salt=salt,
        dealt=dealt,
        host=tokens.digest(key),
        watch=tokens.digest(watch),
        created=now,
        changed=now,
        **asdict(standing),
    )
    past = [
        Event(at, "play", entry.seat, entry.text, now)
        for at, entry in enumerate(table.history, start=1)
    ]
    own = [seat.seat for seat in seats if seat.here and seat.level is None]
    return NewTableRows(row, seats, past, TableLinks(row.id, own, links, watch))


def _seat(
    game: str, at: int, wish: SeatWish, colour: str, links: dict[str, str], settings: Settings
) -> SeatRow:
    opponent = check_opponent(settings, game, wish.level) if wish.kind == "opponent" else None
    token = tokens.fresh_token()
    if wish.kind == "link":
        links[str(at)] = token
    default = f"{opponent.level if opponent else 'player'} {at + 1}".capitalize()
    return SeatRow(
        seat=at,
        level=str(opponent) if opponent else None,
        here=wish.kind in ("me", "here"),
        name=one_line(wish.name) or default,
        colour=colour,
        token=tokens.digest(token),
    )


def one_line(name: str) -> str:
    """A name on one line."""
    return "".join(letter if letter.isprintable() else " " for letter in name).strip()


def _options(table: Table) -> dict[str, Any]:
    """The options of a game as plain data, also of one that began at a position."""
    options: Mapping[str, object] = table.options
    if table.start is not None:
        game = registry.find(table.game)
        options = game.choose(
            {name: table.start[name] for name in game.options if name in table.start}
        )
    plain: dict[str, Any] = json.loads(json.dumps(options))
    return plain


def _noted_seats(text: str, table: Table, settings: Settings) -> list[SeatWish]:
    noted = SEATS.search(text)
    names = noted[1].split() if noted else []
    known = level_names(settings.players, table.game)
    if len(names) != table.players:
        names = ["human"] * table.players
    return [_noted_seat(name, known, settings.longest) for name in names]


def _noted_seat(name: str, known: Sequence[str], longest: float) -> SeatWish:
    level = level_of(name)
    if level not in known:
        return SeatWish("here")
    try:
        return SeatWish("opponent", level=str(parse_opponent(name, longest)))
    except BadInput:  # a time that is not given here: the level has the usual one
        return SeatWish("opponent", level=level)
