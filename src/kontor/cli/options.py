"""The options that several commands share, and how their values are read."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.record import MOST_CHARACTERS
from kontor.core.words import Message, Sentence

out = Console(highlight=False)
status = Console(stderr=True, highlight=False)

GameName = Annotated[
    str, typer.Argument(help=f"Which game: {', '.join(registry.GAMES)}.", metavar="GAME")
]
Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. If left"
        " out, DATABASE_URL, else a file in your data folder.",
        metavar="URL",
    ),
]
Seed = Annotated[int, typer.Option(help="Fixes everything that is shuffled.", min=0, metavar="N")]


def forgive_stray_bytes() -> None:
    """A byte that is no letter is a typing error, not the end."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def games_with(option: str) -> str:
    """Which games have an option, and what they offer: "full, short (le_havre)"."""
    found = {
        game.name: game.options[option]
        for game in registry.GAMES.values()
        if option in game.options
    }
    return "; ".join(
        f"{', '.join(each.offered)} ({game})" if each.offered else f"({game})"
        for game, each in found.items()
    )


Variant = Annotated[str | None, typer.Option(help=f"{games_with('variant')}.", metavar="NAME")]
Cards = Annotated[
    str | None,
    typer.Option(
        help=f"Card sets, with commas between them: {games_with('cards')}; or the path of a TOML"
        " file with cards or values of your own.",
        metavar="SET,...",
    ),
]
Expert = Annotated[
    bool | None,
    typer.Option(
        "--expert/--no-expert", help=f"Play the stricter expert rules {games_with('expert')}."
    ),
]


def say(sentence: str, style: str = "") -> None:
    """Print a sentence as it is, on one line."""
    out.print(Text(sentence, style=style), soft_wrap=True)


def quantity(count: int, noun: str) -> str:
    """So many of something in an English report: 1 game, 2 games."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def comma_separated(text: str) -> tuple[str, ...]:
    """What stands between the commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def game_options(
    variant: str | None = None, cards: str | None = None, expert: bool | None = None
) -> dict[str, object]:
    """The options of a game that were named on the command line."""
    options: dict[str, object] = {
        "variant": variant,
        "cards": None if cards is None else comma_separated(cards),
        "expert": expert,
    }
    return {name: value for name, value in options.items() if value is not None}


def number(text: str, what: Sentence) -> int:
    """A whole number, or a sentence."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadInput(Message("terminal-number", what=what, given=text))
    return int(text)


def read_file(name: str) -> bytes:
    """The bytes of a file, or of the standard input for '-'; BadInput when it cannot be read."""
    try:
        if name == "-":
            return sys.stdin.buffer.read(MOST_CHARACTERS + 1)
        with Path(name).open("rb") as file:
            return file.read(MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        raise BadInput(Message("terminal-unreadable", path=name, reason=reason(error))) from None


def reason(error: Exception) -> str:
    """What an error of the operating system says, in lower case."""
    said = getattr(error, "strerror", None) or str(error)
    return said[:1].lower() + said[1:]
