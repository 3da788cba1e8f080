"""Makes the golden games of tests/golden again: all set-ups, all card sets, every card used.

Run it at the root of the project, best with the rules compiled (some minutes):

    python -m tools.golden

Everything is fixed, so the same rules give the same games. For each kind of game it deals with the
seed that brings most cards which no game has shown yet, plays several games and keeps the one that
shows most. What is still missing at the end is listed, and the exit code is 1.
"""

import argparse
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from kontor import Table, new_game
from kontor.core.record import write
from kontor.le_havre.game import Game
from kontor.le_havre.tables import PRINTED, SPECIAL_BUILDING
from tests.golden.feats import OWN_CARDS, everything, shown
from tools.skipper import Skipper

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
EVERYTHING = ("base", "essen", "hameau", "promo")
MOODS = (0.5, 1.0, 2.0)  # how much luck there is in a player's choices
LEADS_TO = {
    "construction_site": "the verb play",
    "main_station": "second use from the Main Station",
}


class Kind(NamedTuple):
    """What a golden game is played with."""

    variant: str
    players: int
    cards: tuple[str, ...] = ("base",)
    expert: bool = False

    @property
    def label(self) -> str:
        cards = "all" if self.cards == EVERYTHING else "_".join(Path(c).stem for c in self.cards)
        return f"{self.variant}_{self.players}_{cards}{'_expert' if self.expert else ''}"

    @property
    def options(self) -> dict[str, object]:
        return {"variant": self.variant, "cards": self.cards, "expert": self.expert}


KINDS = (
    *(Kind("full", players) for players in (5, 4, 3, 2, 1)),
    *(Kind("short", players) for players in (5, 4, 3, 2, 1)),
    *(Kind("full", players, ("essen",)) for players in (5, 4, 3, 2)),
    *(Kind("full", players, ("hameau",)) for players in (5, 4, 5, 4, 3, 2, 1)),
    Kind("full", 3, ("promo",)),
    Kind("full", 3, (OWN_CARDS,)),
    *(Kind("full", players, expert=True) for players in (5, 4, 3)),
    Kind("short", 3, expert=True),
    Kind("full", 4, ("base", "essen")),
    Kind("full", 2, ("essen", "hameau"), expert=True),
    *(Kind("full", players, EVERYTHING) for players in (5, 4, 3, 2, 1)),
    Kind("short", 4, EVERYTHING),
    Kind("full", 5, EVERYTHING, expert=True),
)


# Too rare to wait for: the game begins at a position, with these lines.
STAGED: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "position_ms_dagmar": (
        {
            "players": 2, "cards": ["essen"], "seed": 1, "round": 13, "seat": 0,
            "town": [
                "building_firm_1", "building_firm_2", "construction_firm", "marketplace",
                "bakehouse", "charcoal_kiln", "smokehouse", "cokery", "brickworks", "abattoir",
                "colliery", "shipping_line", "steel_mill", "ms_dagmar",
            ],
            "modernised": ["wharf_1"],
            "ship_stacks": {"wood": [6, 4], "iron": [8], "steel": [24, 20], "luxury": []},
            "seats": [
                {
                    "goods": {"wood": 4, "coal": 5, "iron": 2, "fish": 6, "cattle": 3, "grain": 2},
                    "francs": 14, "buildings": ["wharf_1", "fishery"], "worker": "fishery",
                    "ships": [["wood", 2], ["iron", 6], ["luxury", 34]],
                },
                {
                    "goods": {"steel": 3, "coke": 2, "clay": 6, "meat": 5, "hides": 3},
                    "francs": 9, "buildings": ["clay_mound", "tannery", "ironworks"],
                    "ships": [["wood", 4], ["iron", 10], ["steel", 16]],
                },
            ],
        },
        ("use wharf_1", "swap luxury_ship 34"),
    ),
    "position_dive_bar": (
        {
            "players": 3, "cards": ["base", "essen"], "seed": 2, "round": 9, "seat": 0,
            "town": [
                "building_firm_1", "building_firm_2", "construction_firm", "marketplace",
                "bakehouse", "smokehouse", "clay_mound", "dive_bar",
            ],
            "seats": [
                {"goods": {"wood": 3, "clay": 4, "fish": 5}, "francs": 12},
                {
                    "goods": {"iron": 3, "hides": 2}, "francs": 1, "buildings": ["fishery"],
                    "ships": [["wood", 2]], "worker": "bakehouse",
                },
                {
                    "goods": {"grain": 4, "wood": 6, "coal": 2}, "francs": 6, "loans": 1,
                    "buildings": ["joinery", "charcoal_kiln"], "worker": "marketplace",
                },
            ],
        },
        ("buy bakehouse", "borrow"),
    ),
}  # fmt: skip


def dealt_for(kind: Kind, wanted: set[str], seeds: range) -> int:
    """The seed that brings most of the wanted cards into the town, and early."""
    rounds = PRINTED.rounds[f"{kind.variant}_{kind.players}"]
    coming = sum(rounds.town[at] == SPECIAL_BUILDING for at in range(rounds.count))

    def promise(seed: int) -> float:
        specials = new_game("le_havre", kind.players, seed, **kind.options).position()["specials"]
        return sum(
            1 - at / 10
            for at, card in enumerate(specials[:coming])
            if wanted & {f"use {card}", f"own {card}", LEADS_TO.get(card)}
        )

    return max(seeds, key=promise)


def played(table: Table, skipper: Skipper) -> Table:
    """Play a game to its end."""
    while not table.state.is_over:
        assert isinstance(table.state, Game)
        move = skipper.choose(table.state)
        table.play(move.action, move.seat)
    return table


def best_of(opened: Callable[[], Table], wanted: set[str], tries: int) -> Table:
    """The game, of several, that shows most of what is wanted, and then most of all."""
    tables = (
        played(opened(), Skipper(Random(attempt), wanted, MOODS[attempt % len(MOODS)]))
        for attempt in range(tries)
    )
    return max(tables, key=lambda table: worth(shown(table), wanted))


def worth(feats: set[str], wanted: set[str]) -> tuple[int, int]:
    """How much is new, and how much there is at all."""
    return len(feats & wanted), len(feats & everything())


def dealt(kind: Kind, seed: int) -> Table:
    """A game from its opening."""
    return Table.new("le_havre", kind.players, seed, **kind.options)


def staged(name: str) -> Table:
    """A game from a position, its first lines played."""
    position, lines = STAGED[name]
    table = Table.from_position(position)
    for line in lines:
        table.play(line)
    return table


def openings(wanted: set[str], seeds: int) -> Iterator[tuple[str, Callable[[], Table]]]:
    """The name of each golden game, and how it is opened."""
    names = Counter[str]()
    for at, kind in enumerate(KINDS, 1):
        names[kind.label] += 1
        seed = dealt_for(kind, wanted, range(at, at + seeds))
        yield f"{kind.label}_{names[kind.label]}", partial(dealt, kind, seed)
    for name in STAGED:
        yield name, partial(staged, name)


def save(name: str, table: Table, new: set[str]) -> None:
    """Write a record; its first lines say what it is there for."""
    notes = textwrap.wrap("shows for the first time: " + ", ".join(sorted(new)), 96) if new else []
    (FOLDER / f"{name}.kontor").write_text(write(table, notes), "utf-8")


def main() -> int:
    """Play all golden games and write them."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--tries", type=int, default=12, help="games played for each one kept")
    parser.add_argument("--seeds", type=int, default=400, help="deals looked at for each game")
    given = parser.parse_args()
    wanted = set(everything())
    made: list[tuple[str, Table, set[str]]] = []
    for name, opened in openings(wanted, given.seeds):
        table = best_of(opened, wanted, given.tries)
        new = wanted & shown(table)
        made.append((name, table, new))
        wanted -= new
        sys.stderr.write(f"{name}: {len(table.history)} lines, {len(new)} new\n")
    for old in FOLDER.glob("*.kontor"):
        old.unlink()
    for name, table, new in made:
        save(name, table, new)
    for feat in sorted(wanted):
        sys.stderr.write(f"missing: {feat}\n")
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(main())
