"""The puzzle of a day: the same for everybody, without asking anybody."""

from collections.abc import Iterable
from datetime import date

from kontor.core import registry
from kontor.learn.puzzles import Puzzle, puzzles

FIRST_DAY = date(1970, 1, 1)


def all_puzzles() -> list[Puzzle]:
    """The puzzles of all games."""
    return [puzzle for game in registry.GAMES for puzzle in puzzles(game).values()]


def puzzle_of(day: date, among: Iterable[Puzzle]) -> Puzzle:
    """The puzzle of a day: all in the order of their mix, one after the other, day by day."""
    order = sorted(among, key=lambda each: (each.mix, each.game, each.name))
    return order[(day - FIRST_DAY).days % len(order)]
