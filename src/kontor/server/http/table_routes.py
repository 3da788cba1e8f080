"""Routes for tables: making them, and everything that is asked once."""

import asyncio
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from kontor.core import registry
from kontor.core.words import render, seat_name, supported_language
from kontor.drawing.picture import Wish, definitions, owners
from kontor.drawing.sheet import common
from kontor.server.http.dependencies import Address, AppServices, Key
from kontor.server.http.errors import SHARED, THOUGHT_OVER
from kontor.server.http.services import check_host
from kontor.server.rooms.preview import preview
from kontor.server.rooms.reasons import reasons_for
from kontor.server.rooms.records import export
from kontor.server.rooms.snapshot import log_part, position, snapshot
from kontor.server.tokens import digest
from kontor.server.wire.commands import (
    Command,
    Doubt,
    HintWish,
    Name,
    NewTable,
    OpenRecord,
    OpenTask,
    Portrait,
    PreviewWish,
)
from kontor.server.wire.replies import (
    Answer,
    Hint,
    LogPart,
    Position,
    Preview,
    Reasons,
    Snapshot,
    TableInfo,
    TableLinks,
)

Form = Literal["sheet", "strip"]
SVG = "image/svg+xml"
Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=9)]
CountPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Names = Annotated[list[Name] | None, QueryParameter(max_items=10)]
Portraits = Annotated[list[Portrait] | None, QueryParameter(max_items=10)]


@post("/api/tables", **SHARED)
async def make_table(
    data: JSONBody[NewTable], services: AppServices, key: Key, address: Address
) -> TableLinks:
    """Open a new table."""
    return await services.open_table(data, key, address)


@post("/api/records", **SHARED)
async def open_record(
    data: JSONBody[OpenRecord], services: AppServices, key: Key, address: Address
) -> TableLinks:
    """Open a table that goes on from a record."""
    return await services.open_table(data, key, address)


@post("/api/tasks", **SHARED)
async def open_task(
    data: JSONBody[OpenTask], services: AppServices, key: Key, address: Address
) -> TableLinks:
    """Open a table for a lesson or a puzzle."""
    return await services.open_table(data, key, address)


@get("/api/tables", **SHARED)
async def list_tables(services: AppServices, key: Key) -> list[TableInfo]:
    """The tables where this key sits or watches, and those it made and left."""
    return await services.tables_of(key)


@get("/api/tables/{table:str}", **SHARED)
async def table_snapshot(table: FromPath[str], services: AppServices, key: Key) -> Snapshot:
    """The snapshot of a table."""
    async with services.seated(table, key) as (room, _):
        return snapshot(room, digest(key))


@post("/api/tables/{table:str}/close", status_code=200, **SHARED)
async def close_table(table: FromPath[str], services: AppServices, key: Key) -> Snapshot:
    """End an unfinished game for good; the snapshot after it."""
    async with services.seated(table, key) as (room, _):
        check_host(room, key)
        await room.close()
        return snapshot(room, digest(key))


@post("/api/tables/{table:str}/commands", status_code=200, **SHARED)
async def command(
    table: FromPath[str], data: JSONBody[Command], services: AppServices, key: Key
) -> Answer:
    """Do something, as over WebSocket."""
    return Answer(data.id, await services.rooms.do(table, data, digest(key)))


@get("/api/tables/{table:str}/at/{count:int}", **SHARED)
async def past_position(
    table: FromPath[str],
    count: CountPath,
    services: AppServices,
    key: Key,
    seat: SeatQuery = None,
) -> Position:
    """The position after so many actions, as one's seat saw it then; when the game is over also as
    another one did."""
    async with services.seated(table, key) as (room, own):
        return position(room, own, count, seat)


@get("/api/tables/{table:str}/log", **SHARED)
async def log_lines(
    table: FromPath[str], services: AppServices, key: Key, first: Count = 0, last: Count = 1_000_000
) -> LogPart:
    """Log lines, as one may read them."""
    async with services.seated(table, key) as (room, own):
        return log_part(room, own, first, last)


@post("/api/tables/{table:str}/preview", status_code=200, **SHARED)
async def preview_actions(
    table: FromPath[str], data: JSONBody[PreviewWish], services: AppServices, key: Key
) -> Preview:
    """What actions would change."""
    async with services.seated(table, key) as (room, own):
        return preview(room, room.acting_seat(own, data.seat), data.actions, data.wishes)


@post("/api/tables/{table:str}/why_not", status_code=200, **SHARED)
async def reasons(
    table: FromPath[str], data: JSONBody[Doubt], services: AppServices, key: Key
) -> Reasons:
    """Why things cannot be done."""
    async with services.seated(table, key) as (room, own):
        seat = room.acting_seat(own, data.seat)
        state = room.table.state.copy()
        game = room.row.game
    language = supported_language(data.language)
    return await asyncio.to_thread(reasons_for, game, state, seat, data.texts, language)


@post("/api/tables/{table:str}/hint", **THOUGHT_OVER)
async def hint(
    table: FromPath[str], data: JSONBody[HintWish], services: AppServices, key: Key
) -> Hint:
    """The best actions of the seat to decide."""
    return await services.hint(table, key, data)


@get("/api/tables/{table:str}/picture", media_type=SVG, **SHARED)
async def table_picture(
    table: FromPath[str],
    services: AppServices,
    key: Key,
    form: FromQuery[Form] = "sheet",
    language: FromQuery[str] = "en",
    names: Names = None,
    portraits: Portraits = None,
) -> Response[str]:
    """The position as a spectator sees it, drawn: the whole table, or a small strip of it. The page
    says what it calls those who have chosen no name, and how it draws them."""
    async with services.seated(table, key) as (room, _):
        view = room.history.view(room.count, None)
        caption, seats, game = room.table.state.caption(), room.seats, room.row.game
    spoken = supported_language(language)
    called = [seat.name or render(seat_name(seat.seat), spoken) for seat in seats]
    called = [*(names or []), *called[len(names or []) :]][: len(called)]
    drawn_faces = [each if each in definitions(common()) else "" for each in portraits or []]
    holders = owners(called, [seat.colour for seat in seats], drawn_faces)
    wish = Wish(form, render(caption, spoken, called), holders, spoken)
    drawn = await asyncio.to_thread(registry.find(game).picture, view, wish)
    return Response(drawn, media_type=SVG, headers={"cache-control": "private, no-cache"})


@get("/api/tables/{table:str}/record", media_type="text/plain", **SHARED)
async def record(table: FromPath[str], services: AppServices, key: Key) -> Response[str]:
    """The record of a game that is over or closed."""
    async with services.seated(table, key) as (room, _):
        return Response(export(room), media_type="text/plain; charset=utf-8")


ROUTES = [
    make_table, open_record, open_task, list_tables, table_snapshot, close_table, command,
    past_position, log_lines, preview_actions, reasons, hint, table_picture, record,
]  # fmt: skip
