"""`kontor puzzles`: finds puzzles in records, checks those that are shipped, or plays them."""

import json
import lzma
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.table import Table as Grid

from kontor.arena.result import Result
from kontor.cli.options import out, quantity, read_file, reason, say, status
from kontor.cli.puzzle import PuzzleSession
from kontor.cli.screen import game_name
from kontor.cli.speech import render, tell
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn.daily import all_puzzles, puzzle_of
from kontor.learn.grading import GRADES
from kontor.learn.puzzles import Puzzle, renamed
from kontor.learn.puzzles import puzzle as find_puzzle

FEWEST, MOST_PLAYERS = 2, 4
TODAY = "kontor puzzles --play"
CHOICE = 3  # times as many as are wanted, to choose from


def puzzles(
    records: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Games to look at: records, or files of kontor arena, also packed ones (.xz).",
            metavar="RECORD...",
        ),
    ] = None,
    *,
    play: Annotated[
        bool, typer.Option("--play", help="Solve a puzzle here: today's, or the one of --name.")
    ] = False,
    name: Annotated[
        str | None, typer.Option(metavar="GAME:NAME", help="Which one, such as le_havre:feed-1.")
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Append what is found to this file."),
    ] = None,
    proven: Annotated[
        bool, typer.Option("--proven", help="Only last actions, proven by complete search.")
    ] = False,
    most: Annotated[
        int, typer.Option(min=1, metavar="N", help="Keep so many, as different as possible.")
    ] = 30,
    minutes: Annotated[
        float, typer.Option(min=0, metavar="N", help="Stop after so many minutes.")
    ] = 10.0,
    seed: Annotated[int, typer.Option(min=0, metavar="N", help="Which positions are tried.")] = 1,
) -> None:
    """Solve puzzles, or find new ones in games that were played.

    A puzzle is a position with one clearly best move: ahead by a margin in two searches with
    different seeds and times, or proven to the end of the game. Its grade says how many of the
    four levels miss it. Without arguments the shipped ones are listed.
    """
    if play or name:
        PuzzleSession(_named(name) if name else puzzle_of(date.today(), all_puzzles())).run()  # noqa: DTZ011
    elif records:
        _find(records, output, proven, most, minutes, seed)
    else:
        _list()


def _named(name: str) -> Puzzle:
    game, _, own = name.partition(":")
    return find_puzzle(game, own)


def _list() -> None:
    every = all_puzzles()
    counts = Counter((each.game, each.theme, each.grade) for each in every)
    grid = Grid("", "", *("★" * grade for grade in GRADES))
    for game, theme in sorted({(game, theme) for game, theme, _ in counts}):
        words = render(game_name(game)), render(Message(f"puzzle-theme-{theme}"))
        grid.add_row(*words, *(str(counts[game, theme, grade] or "") for grade in GRADES))
    out.print(grid)
    named = f"kontor puzzles --name {every[0].game}:{every[0].name}"
    told = Message("terminal-puzzles", count=len(every), today=TODAY, named=named)
    tell(told)


def _find(
    records: list[Path], output: Path | None, proven: bool, most: int, minutes: float, seed: int
) -> None:
    from kontor.learn.finding import prove_puzzle, search_puzzle, spread

    end, found = monotonic() + 60 * minutes, list[Puzzle]()
    with status.status("looking ...") as line:
        for number, table in enumerate(_tables(records), start=1):
            if len(found) >= CHOICE * most or monotonic() > end:
                break
            line.update(f"{quantity(number, 'game')}, {quantity(len(found), 'puzzle')}")
            new = prove_puzzle(table) if proven else search_puzzle(table, seed)
            if new is not None:
                found.append(new)
    chosen = list(spread(found, most))
    known = Counter((each.game, each.theme) for each in all_puzzles())
    lines = list[str]()
    for each in chosen:
        known[each.game, each.theme] += 1
        new = renamed(each, f"{each.theme}-{known[each.game, each.theme]}")
        lines.append(json.dumps(new.data(), separators=(",", ":")))
        say(f"{each.game} {new.name}, grade {each.grade}: {'; '.join(each.moves[0])}")
    if output is not None:
        try:
            with output.open("a", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in lines)
        except OSError as error:
            unwritable = Message("terminal-unwritable", path=str(output), reason=reason(error))
            raise BadInput(unwritable) from None
    say(f"{quantity(len(chosen), 'puzzle')} of {len(found)} that were found")


def _tables(records: list[Path]) -> Iterator[Table]:
    """The games of some files that have been played to their end, of two to four players."""
    for path in records:
        if path.suffixes[-1:] == [".kontor"]:
            tables = iter([load(read_file(str(path)))])
        else:
            tables = (load(Result.read(line).record()) for line in _lines(path))
        yield from (table for table in tables if FEWEST <= table.players <= MOST_PLAYERS)


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with lzma.open(path) if path.suffix == ".xz" else path.open("rb") as file:
            yield from file
    except OSError as error:
        unreadable = Message("terminal-unreadable", path=str(path), reason=reason(error))
        raise BadInput(unreadable) from None
