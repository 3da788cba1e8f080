"""Routes for seats: links, sitting down, asking for a seat, other devices, getting up."""

from typing import Annotated

from litestar import delete, patch, post
from litestar.params import FromPath, JSONBody, PathParameter

from kontor.server.http.dependencies import AppServices, Key
from kontor.server.http.errors import SHARED
from kontor.server.http.new_tables import one_line
from kontor.server.wire.commands import AskAnswer, Join, LinkWish, Look, SeatChange
from kontor.server.wire.replies import (
    AskAnswered,
    DeviceLink,
    Joined,
    LinkInfo,
    NewLink,
    SeatInfo,
)

SeatPath = Annotated[int, PathParameter(ge=0, le=9)]


@post("/api/tables/{table:str}/look", status_code=200, **SHARED)
async def look(
    table: FromPath[str], data: JSONBody[Look], services: AppServices, key: Key
) -> LinkInfo:
    """What a link opens, and whether somebody sits there."""
    return await services.look_at_link(table, key, data.token)


@post("/api/tables/{table:str}/join", status_code=200, **SHARED)
async def join(
    table: FromPath[str], data: JSONBody[Join], services: AppServices, key: Key
) -> Joined:
    """Sit down, or watch, by the token of a link."""
    return await services.reseat(services.seating.join, table, key, data.token, one_line(data.name))


@post("/api/tables/{table:str}/asks", status_code=200, **SHARED)
async def ask(
    table: FromPath[str], data: JSONBody[Join], services: AppServices, key: Key
) -> LinkInfo:
    """Ask for a seat that somebody else holds."""
    return await services.reseat(
        services.seat_requests.ask, table, key, data.token, one_line(data.name)
    )


@post("/api/tables/{table:str}/asks/{ask_id:str}", status_code=200, **SHARED)
async def answer(
    table: FromPath[str],
    ask_id: FromPath[str],
    data: JSONBody[AskAnswer],
    services: AppServices,
    key: Key,
) -> AskAnswered:
    """Give one's seat to whoever asks for it, or refuse."""
    return await services.reseat(services.seat_requests.answer, table, key, ask_id, data.grant)


@post("/api/tables/{table:str}/links", **SHARED)
async def link(
    table: FromPath[str], data: JSONBody[LinkWish], services: AppServices, key: Key
) -> NewLink:
    """A new link; the old one ends."""
    return await services.reseat(services.seating.new_link, table, key, data.seat)


@patch("/api/tables/{table:str}/seats/{seat:int}", **SHARED)
async def rename(
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[SeatChange],
    services: AppServices,
    key: Key,
) -> SeatInfo:
    """Another name or colour for an own seat."""
    name = None if data.name is None else one_line(data.name)
    return await services.reseat(services.seating.rename, table, key, seat, name, data.colour)


@post("/api/tables/{table:str}/seats/{seat:int}/device", **SHARED)
async def device(
    table: FromPath[str], seat: SeatPath, services: AppServices, key: Key
) -> DeviceLink:
    """A link for another device of one's own; it is good once, for a quarter of an hour."""
    return await services.reseat(services.seating.add_device, table, key, seat)


@delete("/api/tables/{table:str}/seats/{seat:int}/device", **SHARED)
async def drop_devices(
    table: FromPath[str], seat: SeatPath, services: AppServices, key: Key
) -> None:
    """Let no other device hold an own seat any more."""
    await services.reseat(services.seating.drop_devices, table, key, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/empty", **SHARED)
async def empty(table: FromPath[str], seat: SeatPath, services: AppServices, key: Key) -> NewLink:
    """Take a seat from whoever holds it; a new link for it."""
    return await services.reseat(services.seating.empty, table, key, seat)


@delete("/api/tables/{table:str}", **SHARED)
async def leave(table: FromPath[str], services: AppServices, key: Key) -> None:
    """Take a table off one's list."""
    await services.reseat(services.seating.leave, table, key)


@post("/api/tables/{table:str}/return", status_code=200, **SHARED)
async def come_back(table: FromPath[str], services: AppServices, key: Key) -> Joined:
    """The host's own seats again after leaving."""
    return await services.reseat(services.seating.come_back, table, key)


ROUTES = [
    look, join, ask, answer, link, rename, device, drop_devices, empty, leave, come_back,
]  # fmt: skip
