"""The whole face: routes, WebSocket, page and guard put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from uvicorn.protocols.utils import ClientDisconnected

from kontor import __version__
from kontor.core.errors import KontorError
from kontor.server import desk, logs, seats, shelf
from kontor.server.doors import (
    InHall,
    Shallow,
    broken,
    misunderstood,
    refused,
    the_address,
    the_hall,
    the_key,
)
from kontor.server.guard import Guard
from kontor.server.hall import Hall
from kontor.server.limits import Rate
from kontor.server.live import live
from kontor.server.settings import Settings

BROKEN = 4500  # why a socket ends: our fault
log = logging.getLogger("kontor.server")
DESCRIPTION = OpenAPIConfig(
    title="Kontor",
    version=__version__,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    components=Components(
        security_schemes={"visitor": SecurityScheme(type="http", scheme="bearer")}
    ),
)


@websocket("/api/tables/{table:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table: FromPath[str], hall: InHall) -> None:
    """The live side of a table."""
    try:
        await live(socket, hall, table)
    except (WebSocketException, ClientDisconnected):
        raise
    except Exception:
        log.exception("a socket broke off")
        reason = f"internal {logs.request_number()}"
        raise WebSocketException(detail=reason, code=BROKEN) from None


def make_app(settings: Settings) -> Litestar:
    """A server with these settings, ready to run."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = Hall(settings)
        try:
            yield
        finally:
            await app.state.hall.stop()

    return Litestar(
        route_handlers=[
            shelf.alive, shelf.ready, shelf.engine, shelf.visitor, shelf.games, shelf.cards,
            shelf.rules, shelf.languages, shelf.catalogue, shelf.page, *desk.ROUTES, *seats.ROUTES,
            live_table,
            create_static_files_router(
                path="/assets", directories=[shelf.STATIC / "assets"], include_in_schema=False
            ),
        ],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "key": Provide(the_key, sync_to_thread=False),
            "address": Provide(the_address, sync_to_thread=False),
        },
        exception_handlers={
            KontorError: refused,
            HTTPException: misunderstood,
            Exception: broken,
        },
        lifespan=[lifespan],
        request_class=Shallow,
        openapi_config=DESCRIPTION,
        logging_config=None,
    )  # fmt: skip


def guarded(settings: Settings) -> Guard:
    """The app behind its guard, as it is served."""
    return Guard(make_app(settings), settings.hosts, Rate(settings.rate, settings.rate * 4))
