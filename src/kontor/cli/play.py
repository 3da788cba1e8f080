"""`kontor play`: sets up a game in the terminal, or takes a saved one up again."""

from collections.abc import Callable
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from kontor.cli import saves, seats
from kontor.cli.asking import ask, is_yes
from kontor.cli.face import face_of
from kontor.cli.options import (
    Cards,
    Expert,
    Variant,
    comma_separated,
    forgive_stray_bytes,
    game_options,
    number,
    read_file,
)
from kontor.cli.screen import option_name, yes_or_no
from kontor.cli.session import Session
from kontor.cli.speech import render
from kontor.core import registry
from kontor.core.errors import BadInput, hinted
from kontor.core.game_manifest import Manifest
from kontor.core.options import Option, OptionValue
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.players import levels


class PlayCommand(TyperCommand):
    """`--resume` may stand alone; it then means the last game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        whole: list[str] = []
        for at, word in enumerate(args):
            whole.append(word)
            if word == "--resume" and (at + 1 == len(args) or args[at + 1].startswith("--")):
                whole.append(saves.LAST)
        return super().parse_args(ctx, whole)


def play(
    game: Annotated[
        str | None,
        typer.Argument(help=f"Which game: {', '.join(registry.GAMES)}.", metavar="GAME"),
    ] = None,
    *,
    players: Annotated[int | None, typer.Option(help="Number of players.", metavar="N")] = None,
    variant: Variant = None,
    cards: Cards = None,
    expert: Expert = None,
    seed: Annotated[
        int | None,
        typer.Option(
            min=0, metavar="N", help="Fixes everything that is shuffled; a new one if left out."
        ),
    ] = None,
    humans: Annotated[
        str | None,
        typer.Option(
            help="The seats that people play, such as 0,2; or all, or none. The first seat is 0.",
            metavar="SEATS",
        ),
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            help="Who plays the other seats: one name for all of them, or one for each with commas"
            f" between them. From the weakest: {', '.join(map(str, levels(registry.FIRST)))};"
            " magnate:0.5 has half a second a turn. If left out, it is asked with the seats, or"
            f" is {seats.USUAL} when --humans is given.",
            metavar="NAME,...",
        ),
    ] = None,
    step: Annotated[
        bool,
        typer.Option(
            "--step", help="Stop before each opponent's action, so that you can act out of turn."
        ),
    ] = False,
    resume: Annotated[
        str | None,
        typer.Option(
            help="Go on with a saved game; without FILE the last one. Who plays is noted in it;"
            " --humans and --opponents change that.",
            metavar="[FILE]",
        ),
    ] = None,
) -> None:
    """Play a game here in the terminal: alone, against opponents, or several at one keyboard.

    What you do not say is asked. Each action is saved at once, so that nothing is lost:
    [bold]kontor play --resume[/bold] goes on where you were.
    """
    forgive_stray_bytes()
    if resume is not None:
        session = _resume(resume, humans, opponents, step)
    else:
        found = registry.find(game or _ask_game())
        named = _opponents(opponents, found.name)
        table = _set_up(found, players, seed, game_options(variant, cards, expert))
        seating = seats.seating(table, humans, named, None)
        session = Session(table, face_of(table.game), seating, saves.new_path(table), step=step)
    session.run()


def _resume(name: str, humans: str | None, opponents: str | None, step: bool) -> Session:
    path = saves.last() if name == saves.LAST else Path(name)
    record = read_file(str(path))
    table = load(record)
    named, before = _opponents(opponents, table.game), seats.read_note(record, table.players)
    seating = seats.seating(table, humans, named, before)
    ours = path.parent.absolute() == saves.folder().absolute()
    kept = path if ours else saves.new_path(table)
    return Session(table, face_of(table.game), seating, kept, step=step)


def _opponents(opponents: str | None, game: str) -> list[str] | None:
    return None if opponents is None else seats.opponents(opponents, game)


def _set_up(
    found: Manifest, players: int | None, seed: int | None, options: dict[str, object]
) -> Table:
    found.choose(options)
    if players is None:
        fewest, most = found.players[0], found.players[-1]
        default = min(3, most)
        question = Message("terminal-ask-players", fewest=fewest, most=most)
        players = ask(question, str(default), _players(found))
    for name, option in found.options.items():
        if name not in options:
            options[name] = _ask_option(name, option)
    chosen = SystemRandom().randrange(1_000_000) if seed is None else seed
    return Table.new(found.name, players, chosen, **options)


def _ask_game() -> str:
    if len(registry.GAMES) == 1:
        return registry.FIRST
    question = Message("terminal-ask-game", games=", ".join(registry.GAMES))
    return ask(question, registry.FIRST, lambda text: registry.find(text).name)


def _players(game: Manifest) -> Callable[[str], int]:
    def read(text: str) -> int:
        count = number(text, Message("terminal-players"))
        if count not in game.players:
            range_ = {"fewest": game.players[0], "most": game.players[-1]}
            raise BadInput(Message("terminal-can-play", given=count, **range_))
        return count

    return read


def _ask_option(name: str, option: Option) -> OptionValue:
    if len(option.offered) == 1:
        return option.default
    what, offered = option_name(name), ", ".join(option.offered)
    if isinstance(option.default, bool):
        default = render(yes_or_no(option.default))
        return ask(Message("terminal-ask-yes-no", option=what), default, is_yes)
    if isinstance(option.default, str):
        question = Message("terminal-ask-option", option=what, offered=offered)
        return ask(question, option.default, lambda text: _one(text, option))
    question = Message("terminal-ask-options", option=what, offered=offered)
    return ask(question, ",".join(option.default), comma_separated)


def _one(text: str, option: Option) -> str:
    if text not in option.offered:
        raise BadInput(hinted(Message("terminal-not-offered", word=text), text, option.offered))
    return text
