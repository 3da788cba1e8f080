"""Makes the golden games of tests/golden again: all set-ups, and everything used that there is.

Run it at the root of the project, best with the rules compiled (some minutes):

    python -m tools.golden
    python -m tools.golden --game craftsmen

Everything is fixed, so the same rules give the same games. For each opening it plays several games
and keeps the one that shows most of what no game has shown yet. What is still missing at the end
is listed, and the exit code is 1.
"""

import argparse
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from kontor import Table
from kontor.core.record import write
from tools.golden.craftsmen import openings as craftsmen
from tools.golden.craftsmen.steward import Steward
from tools.golden.feats import everything, shown
from tools.golden.le_havre import openings as le_havre
from tools.golden.le_havre.skipper import Skipper
from tools.golden.player import Player

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "golden"
MOODS = (0.5, 1.0, 2.0)  # how much luck there is in a player's choices
Opener = Callable[[], Table]


class Recipe(NamedTuple):
    """How the golden games of one game are opened, and who plays them."""

    openings: Callable[[set[str], int], Iterator[tuple[str, Opener]]]
    player: Callable[[Random, set[str], float], Player]


RECIPES = {
    "le_havre": Recipe(le_havre.openings, Skipper),
    "craftsmen": Recipe(craftsmen.openings, Steward),
}


def played(table: Table, player: Player) -> Table:
    """Play a game to its end."""
    while not table.state.is_over:
        move = player.choose(table.state)
        table.play(move.action, move.seat)
    return table


def best_of(game: str, opened: Opener, wanted: set[str], tries: int) -> Table:
    """The game, of several, that shows most of what is wanted, and then most of all."""
    player = RECIPES[game].player
    tables = (
        played(opened(), player(Random(attempt), wanted, MOODS[attempt % len(MOODS)]))
        for attempt in range(tries)
    )
    return max(tables, key=lambda table: worth(game, shown(table), wanted))


def worth(game: str, feats: set[str], wanted: set[str]) -> tuple[int, int]:
    """How much is new, and how much there is at all."""
    return len(feats & wanted), len(feats & everything(game))


def save(path: Path, table: Table, new: set[str]) -> None:
    """Write a record; its first lines say what it is there for."""
    notes = textwrap.wrap("shows for the first time: " + ", ".join(sorted(new)), 96) if new else []
    path.write_text(write(table, notes), "utf-8")


def make(game: str, seeds: int, tries: int) -> set[str]:
    """Play and write the golden games of one game; what none of them shows."""
    wanted = set(everything(game))
    made: list[tuple[str, Table, set[str]]] = []
    for name, opened in RECIPES[game].openings(wanted, seeds):
        table = best_of(game, opened, wanted, tries)
        new = wanted & shown(table)
        made.append((name, table, new))
        wanted -= new
        sys.stderr.write(f"{game}/{name}: {len(table.history)} lines, {len(new)} new\n")
    folder = FOLDER / game
    for old in folder.glob("*.kontor"):
        old.unlink()
    for name, table, new in made:
        save(folder / f"{name}.kontor", table, new)
    return wanted


def main() -> int:
    """Play all golden games and write them."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*RECIPES], help="only this one")
    parser.add_argument("--tries", type=int, default=12, help="games played for each one kept")
    parser.add_argument("--seeds", type=int, default=400, help="deals looked at for each game")
    given = parser.parse_args()
    missing: list[str] = []
    for game in [given.game] if given.game else RECIPES:
        missing += [f"{game}: {feat}" for feat in sorted(make(game, given.seeds, given.tries))]
    for feat in missing:
        sys.stderr.write(f"missing: {feat}\n")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
