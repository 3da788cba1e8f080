"""`kontor picture`: draws a position of a record as one SVG."""

from pathlib import Path
from typing import Annotated

import typer

from kontor.cli.options import read_file, reason
from kontor.cli.replay import go_to
from kontor.cli.speech import reader, render
from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.words import Message, seat_name
from kontor.drawing.picture import SHEET, STRIP, Wish, owners


def picture(
    record: Annotated[
        str, typer.Argument(help="A saved game; - reads it from the standard input.")
    ],
    *,
    at: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="N", help="Draw the position after so many actions instead of the last."
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Where to; else to standard output."),
    ] = None,
    strip: Annotated[
        bool, typer.Option("--strip", help="A small strip, 256 by 84, instead of the whole table.")
    ] = False,
) -> None:
    """Draw a position of a saved game as an SVG: what a spectator would see of it."""
    table = load(read_file(record))
    go_to(table, at)
    names = [render(seat_name(seat)) for seat in range(table.players)]
    wish = Wish(
        form=STRIP if strip else SHEET,
        title=render(table.state.caption()),
        owners=owners(names),
        language=reader.language,
    )
    drawn = registry.find(table.game).picture(table.state.view(None), wish)
    if output is None:
        typer.echo(drawn, nl=False)
        return
    try:
        output.write_text(drawn, encoding="utf-8")
    except OSError as error:
        unwritable = Message("terminal-unwritable", path=str(output), reason=reason(error))
        raise BadInput(unwritable) from None
