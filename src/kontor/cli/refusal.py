"""Turns a refusal into one sentence on the error stream and exit code 1."""

from typing import Any

import typer
from typer.core import TyperGroup

from kontor.cli.speech import render
from kontor.core.errors import KontorError
from kontor.extras import missing


class RefusingGroup(TyperGroup):
    """The commands of kontor; none of them answers bad input with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KontorError as error:
            refusal = error.sentence
        except ModuleNotFoundError as error:
            library = missing(error)
            if library is None:
                raise
            refusal = library
        typer.echo(render(refusal), err=True)
        raise typer.Exit(1)
