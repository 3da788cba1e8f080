"""The command line: `kontor play`, `learn`, `serve`, `replay`, `verify`, `simulate` and more."""

from typing import Annotated

import typer

from kontor.cli.arena import arena
from kontor.cli.backup import backup, restore
from kontor.cli.bench import bench
from kontor.cli.cards import cards
from kontor.cli.exam import exam
from kontor.cli.ladder import LadderCommand, ladder_command
from kontor.cli.learn import learn
from kontor.cli.observation import observation
from kontor.cli.perft import perft
from kontor.cli.picture import picture
from kontor.cli.play import PlayCommand, play
from kontor.cli.puzzles import puzzles
from kontor.cli.refusal import RefusingGroup
from kontor.cli.replay import replay
from kontor.cli.review import review
from kontor.cli.selfplay import selfplay
from kontor.cli.serve import serve
from kontor.cli.simulate import simulate
from kontor.cli.speech import reader
from kontor.cli.stats import stats
from kontor.cli.tables import tables
from kontor.cli.train import train
from kontor.cli.verify import verify
from kontor.core.words import DEFAULT

app = typer.Typer(
    name="kontor",
    cls=RefusingGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        import kontor

        typer.echo(f"kontor {kontor.__version__} ({'compiled' if kontor.compiled() else 'plain'})")
        raise typer.Exit


@app.callback()
def main(
    *,
    version: Annotated[  # noqa: ARG001
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Say which version this is, and whether its rules run compiled or plain.",
        ),
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            envvar="KONTOR_LANGUAGE",
            help="The language of the table in the terminal: en, de, pl, it or cs.",
            metavar="NAME",
        ),
    ] = DEFAULT,
) -> None:
    """Kontor plays Le Havre and Craftsmen, complete, in your terminal.

    Start with [bold]kontor play[/bold]. Each command explains itself:
    [bold]kontor play --help[/bold].
    """
    reader.speak(language)


app.command(cls=PlayCommand)(play)
app.command()(learn)
app.command()(puzzles)
app.command()(serve)
app.add_typer(tables)
app.command()(backup)
app.command()(restore)
app.command()(replay)
app.command()(picture)
app.command()(review)
app.command()(verify)
app.command()(simulate)
app.command()(arena)
app.command("ladder", cls=LadderCommand)(ladder_command)
app.command()(exam)
app.command()(selfplay)
app.command()(stats)
app.command()(train)
app.command()(perft)
app.command()(bench)
app.command()(cards)
app.command()(observation)
