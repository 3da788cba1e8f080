"""Runs the server on a socket."""

import gc
import socket

import uvicorn

from kontor.server.app import guarded
from kontor.server.settings import Settings

LARGEST_MESSAGE = 65_536
# Looking through everything that a hundred tables keep takes a third of a second, in which nobody
# is answered; what is young is still looked through all the time.
COLLECTIONS = (100_000, 20, 100)


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; OSError when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=512)
    # Connections inherit this. asyncio sets it only for sockets that name their protocol; else a
    # snapshot behind an answer waits 40 ms for the receiver's acknowledgement.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until somebody stops it."""
    gc.set_threshold(*COLLECTIONS)
    config = uvicorn.Config(
        guarded(settings),
        access_log=False,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=32,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    uvicorn.Server(config).run(sockets=[listening])
