"""`kontor replay`: plays a record again, checks every step and shows a position of it."""

from typing import Annotated

import typer

from kontor.cli.face import face_of
from kontor.cli.options import out, read_file
from kontor.cli.result import result
from kontor.cli.screen import LOG_LINES, game_name
from kontor.cli.speech import tell
from kontor.cli.story import story
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message


def go_to(table: Table, at: int | None) -> int:
    """Take back what came after so many actions, and say how many are left; None leaves all."""
    length = len(table.history)
    if at is not None and at > length:
        raise BadInput(Message("action-not-there", length=length, count=str(at)))
    shown = length if at is None else at
    table.undo(length - shown)
    return shown


def replay(
    file: Annotated[str, typer.Argument(help="A saved game; - reads it from the standard input.")],
    *,
    at: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="N", help="Show the position after so many actions instead of the last."
        ),
    ] = None,
) -> None:
    """Play a saved game again, check every step, and show how it stands.

    A record that breaks a rule is refused with its line and the reason.
    """
    table = load(read_file(file))
    length = len(table.history)
    shown = go_to(table, at)
    game = game_name(table.game)
    tell(Message("terminal-replayed", game=game, players=table.players, count=length))
    after = Message("terminal-after-action", number=str(shown))
    tell(after if shown < length else Message("terminal-at-end"))
    face = face_of(table.game)
    for line in story(table, max(0, shown - LOG_LINES)):
        out.print(line)
    out.print(face.board(table.state))
    if table.state.is_over:
        out.print(result(table.state))
