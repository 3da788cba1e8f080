"""`kontor replay`: plays a record again, checks every step and shows a position of it."""

from typing import Annotated

import typer

from kontor.cli import screen
from kontor.cli.face import face_of
from kontor.cli.options import out, read_file
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.words import Message


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
    if at is not None and at > length:
        raise BadInput(Message("action-not-there", length=length, count=str(at)))
    shown = length if at is None else at
    table.undo(length - shown)
    actions = screen.counted(length, "action")
    out.print(f"{table.game}, {screen.players(table.players)}, {actions}, all of them legal")
    out.print(f"after action {shown}:" if shown < length else "at the end of the record:")
    face = face_of(table.game)
    for line in face.story(table, max(0, shown - screen.LOG_LINES)):
        out.print(line)
    out.print(face.board(table.state.view(None)))
    if table.state.is_over:
        out.print(screen.result(table.state))
