"""`kontor serve`: the table in the browser."""

import errno
import json
import threading
import webbrowser
from typing import Annotated
from urllib.request import urlopen

import typer

from kontor.cli.options import Database, say
from kontor.core.errors import BadInput

PORT = 8321


def serve(
    *,
    host: Annotated[
        str,
        typer.Option(help="The address to listen at; 0.0.0.0 lets others in.", metavar="ADDRESS"),
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port to listen at; 0 takes any.", min=0, max=65535)
    ] = PORT,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")
    ] = True,
    database: Database = None,
) -> None:
    """Serve the table in the browser, for you alone or for friends in your network.

    Every action is stored before anybody is told, so the server may be stopped at any moment.
    """
    from kontor.players.protocol import load_players
    from kontor.server import logs, metrics
    from kontor.server.own_cards import check_card_files
    from kontor.server.run import bind, run
    from kontor.server.settings import from_environment
    from kontor.server.store.database import open_engine, place

    settings = from_environment(database, host)
    logs.start(settings.log)
    open_engine(settings.database).dispose()  # a wrong address is refused before anything starts
    load_players(settings.players)  # and so are a wrong module
    check_card_files()  # and cards that nobody can play with
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host  # noqa: S104
    try:
        socket = bind(host, port)
    except OSError as error:
        address = f"http://{shown}:{port}/"
        if error.errno == errno.EADDRINUSE and _is_ours(address):
            say(f"Kontor runs already at {address}")
            if browser:
                webbrowser.open(address)
            return
        raise BadInput(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    address = f"http://{shown}:{socket.getsockname()[1]}/"
    watched = metrics.serve(*settings.metrics) if settings.metrics else None
    say(f"Kontor is at {address} (Ctrl+C stops it)")
    say(f"Games are kept in {place(settings.database)}")
    if watched:
        say(f"Metrics are at {watched}")
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(settings, socket)


def _is_ours(address: str) -> bool:
    """Whether a Kontor answers at an address."""
    try:
        with urlopen(f"{address}api/health/live", timeout=2) as answer:  # noqa: S310
            found = json.loads(answer.read())
            return found.keys() >= {"version", "status"} and bool(found["status"] == "ok")
    except (OSError, ValueError, AttributeError):
        return False
