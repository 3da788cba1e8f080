"""Runs the server on a socket."""

import asyncio
import gc
import logging
import socket
from dataclasses import replace
from functools import partial
from typing import Any, cast

import uvicorn

from kontor.server.http.app import app_behind_middleware
from kontor.server.http.connections import ConnectionLimits, HttpProtocol, WebSocketProtocol
from kontor.server.settings import Settings

LARGEST_MESSAGE = 65_536
# Looking through everything that a hundred tables keep takes a third of a second, in which nobody
# is answered; what is young is still looked through all the time.
COLLECTIONS = (100_000, 20, 100)
BACKLOG = 128  # connections that are accepted at once
OWN_FILES = 2 * BACKLOG  # open files for all else: the store, workers, those just being refused
log = logging.getLogger("kontor.server")


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; OSError when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    # Connections inherit this. asyncio sets it only for sockets that name their protocol; else a
    # snapshot behind an answer waits 40 ms for the receiver's acknowledgement.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    gc.set_threshold(*COLLECTIONS)
    limits = ConnectionLimits(replace(settings, connections=_places(settings.connections)))
    config = uvicorn.Config(
        app_behind_middleware(settings),
        http=_with(HttpProtocol, limits),
        ws=_with(WebSocketProtocol, limits),
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=max(1, round(settings.idle_seconds)),
        backlog=BACKLOG,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=32,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[listening])


def _with(protocol: Any, limits: ConnectionLimits) -> type[asyncio.Protocol]:
    """A protocol that uvicorn can make, with our count in it."""
    return cast("type[asyncio.Protocol]", partial(protocol, limits))


def _places(wanted: int) -> int:
    """How many connections there is room for; each is an open file of this process."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OWN_FILES
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems have a lower limit that they do not tell
        allowed = soft
    places = min(wanted, max(1, allowed - OWN_FILES))
    if places < wanted:
        log.warning("only %d connections can be open: the system allows no more files", places)
    return places
