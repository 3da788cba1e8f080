"""The whole face: routes, WebSocket, page and middleware put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from kontor import __version__
from kontor.core.errors import KontorError
from kontor.server.http import (
    coach_routes,
    public_routes,
    puzzle_routes,
    review_routes,
    seat_routes,
    table_routes,
)
from kontor.server.http.dependencies import (
    ShallowRequest,
    client_address,
    provide_services,
    visitor_key,
)
from kontor.server.http.errors import answer_fault, answer_http_error, answer_refusal
from kontor.server.http.middleware import Middleware
from kontor.server.http.rate_limits import Rate
from kontor.server.http.services import Services
from kontor.server.http.websocket import live_table
from kontor.server.settings import Settings

DESCRIPTION = OpenAPIConfig(
    title="Kontor",
    version=__version__,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    components=Components(
        security_schemes={"visitor": SecurityScheme(type="http", scheme="bearer")}
    ),
)


def make_app(settings: Settings) -> Litestar:
    """A server with these settings, ready to run."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = Services(settings)
        try:
            yield
        finally:
            await app.state.services.stop()

    return Litestar(
        route_handlers=[
            *public_routes.ROUTES, *puzzle_routes.ROUTES, *table_routes.ROUTES,
            *coach_routes.ROUTES, *review_routes.ROUTES, *seat_routes.ROUTES, live_table,
            create_static_files_router(
                path="/assets",
                directories=[public_routes.STATIC / "assets"],
                include_in_schema=False,
            ),
        ],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "key": Provide(visitor_key, sync_to_thread=False),
            "address": Provide(client_address, sync_to_thread=False),
        },
        exception_handlers={
            KontorError: answer_refusal,
            HTTPException: answer_http_error,
            Exception: answer_fault,
        },
        lifespan=[lifespan],
        request_class=ShallowRequest,
        openapi_config=DESCRIPTION,
        logging_config=None,
    )  # fmt: skip


def app_behind_middleware(settings: Settings) -> Middleware:
    """The app behind its middleware, as it is served."""
    return Middleware(make_app(settings), settings.hosts, Rate(settings.rate, settings.rate * 4))
