"""`kontor ladder`: the whole table of opponents, everybody against everybody."""

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperCommand

from kontor.arena import Setup
from kontor.arena.ladder import Amount, ladder, markdown
from kontor.arena.opponents import canonical_name
from kontor.arena.sheets import sheets
from kontor.cli.contest import (
    AsJson,
    BestFile,
    Means,
    Patience,
    PlayersModule,
    Processes,
    RayAddress,
    ResultsFile,
    conduct,
    keep_best,
    machine,
    show,
)
from kontor.cli.options import (
    Cards,
    Expert,
    GameName,
    Seed,
    Variant,
    comma_separated,
    game_options,
    number,
    out,
    reason,
)
from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.players import protocol

LISTS = ("--players", "--levels", "--games")


class LadderCommand(TyperCommand):
    """Lists may be written with blanks as well as with commas: `--levels deckhand trader`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        joined: list[str] = []
        within = False
        for word in args:
            if word.startswith("-"):
                within = word in LISTS
            elif within and joined[-1] not in LISTS:
                joined[-1] += f",{word}"
                continue
            joined.append(word)
        return super().parse_args(ctx, joined)


def ladder_command(
    game: GameName = registry.FIRST,
    *,
    players: Annotated[
        str, typer.Option(help="Numbers of players, such as 3 or 2,3.", metavar="N,...")
    ] = "2",
    variant: Variant = None,
    cards: Cards = None,
    expert: Expert = None,
    levels: Annotated[
        str | None,
        typer.Option(
            help="Who plays, the weakest first; all levels of the game if left out.",
            metavar="NAME,...",
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(
            help="Games of each pair: quick=N when neither searches, searching=N when one does;"
            " or one number for both.",
            metavar="N",
        ),
    ] = "quick=1000,searching=200",
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Let each level play among itself, too.")
    ] = False,
    seed: Seed = 1,
    processes: Processes = 0,
    file: ResultsFile = None,
    best: BestFile = None,
    page: Annotated[
        Path | None,
        typer.Option("--markdown", metavar="FILE", help="Write the tables as Markdown, too."),
    ] = None,
    ray: RayAddress = None,
    patience: Patience = None,
    module: PlayersModule = protocol.MODULE,
    as_json: AsJson = False,
) -> None:
    """Let every two levels play against each other, and print the whole table.

    With one player each level plays alone. Name a file, and the ladder can be stopped and goes on
    where it was.
    """
    counts = [number(word, "a number of players") for word in comma_separated(players)]
    setups = [Setup.of(game, count, **game_options(variant, cards, expert)) for count in counts]
    who = [
        canonical_name(name, game, module)
        for name in (comma_separated(levels) if levels else level_names(game, module))
    ]
    if not setups or not who:
        raise BadInput("this leaves nobody to play")
    rungs = ladder(setups, who, amount(games), seed, mirror=mirror, module=module)
    planned = [match for rung in rungs for match in rung.matches]
    ended = conduct(planned, file, Means(processes, ray, patience, module))
    found = [(rung, rung.report(ended.run.results)) for rung in rungs]
    if as_json:
        told = [{"mode": rung.mode, **figures.data()} for rung, figures in found]
        failures = [str(failure) for failure in ended.run.failures]
        typer.echo(json.dumps({"ladder": told, "failures": failures}, indent=2))
    else:
        for rung, figures in found:
            out.rule(Text(f"{rung.title}: {figures.games} games"))
            for sheet in sheets(figures, rung.mode):
                show(sheet)
    if page is not None:
        write(page, markdown(found, shlex.join(["kontor", *sys.argv[1:]]), machine()))
    keep_best(ended.run, best)
    ended.leave()


def level_names(game: str, module: str) -> list[str]:
    """All levels of a game."""
    return [level.name for level in protocol.load_players(module).levels(game)]


def amount(text: str) -> Amount:
    """How many games there are: `500`, or `quick=1000,searching=200`."""
    if "=" not in text:
        both = number(text, "the number of games")
        return Amount(both, both)
    given = {"quick": Amount.quick, "searching": Amount.searching}
    for word in comma_separated(text):
        name, _, value = word.partition("=")
        if name not in given:
            raise BadInput(f"'{name}' is no kind of games; there are quick and searching")
        given[name] = number(value, f"the number of games after '{name}='")
    return Amount(**given)


def write(file: Path, text: str) -> None:
    """Write a page; BadInput when that is not possible."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"'{file}' cannot be written: {reason(error)}") from None
