"""Turns a refusal into one sentence on the error stream and exit code 1."""

from typing import Any

import typer
from typer.core import TyperGroup

from kontor.cli.speech import told
from kontor.core.errors import KontorError


class RefusingGroup(TyperGroup):
    """The commands of kontor; none of them answers bad input with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KontorError as error:
            typer.echo(told(error.sentence), err=True)
            raise typer.Exit(1) from None
