"""Routes for tables: making them, and everything that is asked once."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from kontor.core.words import known
from kontor.server.answers import (
    Answer,
    Hint,
    LogPart,
    Position,
    Preview,
    Reasons,
    TableListed,
    TableMade,
)
from kontor.server.doors import KEYED, SECURITY, SHARED, Address, InHall, Key, refusals
from kontor.server.hall import check_host
from kontor.server.messages import (
    Command,
    Doubt,
    HintWish,
    NewTable,
    OpenRecord,
    PreviewWish,
)
from kontor.server.preview import preview
from kontor.server.record import export
from kontor.server.snapshot import log_part, position, snapshot
from kontor.server.tokens import digest
from kontor.server.words import why_not

Given = dict[str, Any]
Count = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
CountPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@post("/api/tables", **SHARED)
async def make(data: JSONBody[NewTable], hall: InHall, key: Key, address: Address) -> TableMade:
    """Open a new table."""
    return await hall.make(data, key, address)


@post("/api/records", **SHARED)
async def open_record(
    data: JSONBody[OpenRecord], hall: InHall, key: Key, address: Address
) -> TableMade:
    """Open a table that goes on from a record."""
    return await hall.make(data, key, address)


@get("/api/tables", **SHARED)
async def listed(hall: InHall, key: Key) -> list[TableListed]:
    """The tables where this key sits or watches, and those it made and left."""
    return await hall.listed(key)


@get("/api/tables/{table:str}", **SHARED)
async def shown(table: FromPath[str], hall: InHall, key: Key) -> Given:
    """The snapshot of a table."""
    async with hall.seated(table, key) as (room, _):
        return snapshot(room, digest(key))


@post("/api/tables/{table:str}/close", status_code=200, **SHARED)
async def close(table: FromPath[str], hall: InHall, key: Key) -> Given:
    """End an unfinished game for good; the snapshot after it."""
    async with hall.seated(table, key) as (room, _):
        check_host(room, key)
        await room.close()
        return snapshot(room, digest(key))


@post("/api/tables/{table:str}/commands", status_code=200, **SHARED)
async def command(table: FromPath[str], data: JSONBody[Command], hall: InHall, key: Key) -> Answer:
    """Do something, as over WebSocket."""
    return Answer(data.id, await hall.rooms.do(table, data, digest(key)))


@get("/api/tables/{table:str}/at/{count:int}", **SHARED)
async def at(table: FromPath[str], count: CountPath, hall: InHall, key: Key) -> Position:
    """The position after so many actions, as one's seat saw it then."""
    async with hall.seated(table, key) as (room, own):
        return position(room, own, count)


@get("/api/tables/{table:str}/log", **SHARED)
async def log(
    table: FromPath[str], hall: InHall, key: Key, first: Count = 0, last: Count = 1_000_000
) -> LogPart:
    """Log lines, as one may read them."""
    async with hall.seated(table, key) as (room, own):
        return log_part(room, own, first, last)


@post("/api/tables/{table:str}/preview", status_code=200, **SHARED)
async def preview_(
    table: FromPath[str], data: JSONBody[PreviewWish], hall: InHall, key: Key
) -> Preview:
    """What actions would change."""
    async with hall.seated(table, key) as (room, own):
        return preview(room, room.acting(own, data.seat), data.actions)


@post("/api/tables/{table:str}/why_not", status_code=200, **SHARED)
async def reasons(table: FromPath[str], data: JSONBody[Doubt], hall: InHall, key: Key) -> Reasons:
    """Why things cannot be done."""
    async with hall.seated(table, key) as (room, own):
        seat = room.acting(own, data.seat)
        state = room.table.state.copy()
    language = known(data.language)

    def ask() -> dict[str, str | None]:
        return {text: why_not(state, seat, text, language) for text in data.texts}

    return Reasons(await asyncio.to_thread(ask))


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    responses=KEYED | refusals(503),
    security=SECURITY,
)
async def hint(table: FromPath[str], data: JSONBody[HintWish], hall: InHall, key: Key) -> Hint:
    """The best actions of the seat to decide."""
    return await hall.hint(table, key, data)


@get("/api/tables/{table:str}/record", media_type="text/plain", **SHARED)
async def record(table: FromPath[str], hall: InHall, key: Key) -> Response[str]:
    """The record of a game that is over or closed."""
    async with hall.seated(table, key) as (room, _):
        return Response(export(room), media_type="text/plain; charset=utf-8")


ROUTES = [
    make, open_record, listed, shown, close, command, at, log, preview_, reasons, hint, record,
]  # fmt: skip
