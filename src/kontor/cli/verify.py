"""`kontor verify`: checks that a record was dealt from the seed that was promised."""

from typing import Annotated

import typer

from kontor.cli.options import read_file
from kontor.cli.screen import game_name
from kontor.cli.speech import tell
from kontor.core.errors import BadRecord
from kontor.core.words import Message


def verify(
    file: Annotated[
        str, typer.Argument(help="A record; - reads it from the standard input.", metavar="RECORD")
    ],
) -> None:
    """Check a record of the browser table: every step, and the promise about its deal.

    When a table is opened, a hash of its seed and a salt is published; the record tells both at
    the end. If they fit, nobody can have chosen the deal afterwards.
    """
    from kontor.server.rooms.records import verify as verify_record

    try:
        text = read_file(file).decode()
    except UnicodeDecodeError:
        raise BadRecord(Message("record-not-utf8")) from None
    table, promised = verify_record(text)
    played = len(table.history)
    tell(Message("terminal-verified", game=game_name(table.game), count=played))
    tell(Message("terminal-promised", seed=str(table.seed), commitment=promised))
