"""Counts the tables of docs/perft.md again, after a change of the rules or of the golden games.

Run it at the root of the project, best with the rules compiled (about a minute):

    python -m tools.perft
    python -m tools.perft --game craftsmen
"""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import kontor
from kontor.cli.perft import count
from kontor.core.contract import State

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "perft.md"
SEED = 1
CUT = ["record", "after"]
EVERYTHING = ("base", "essen", "hameau", "promo")
SET_UPS = [
    *(("full", players, ("base",)) for players in range(1, 6)),
    *(("short", players, ("base",)) for players in range(1, 6)),
    ("full", 3, EVERYTHING),
]
GAMES = {  # golden games, and after how many lines they are cut
    "le_havre": {
        "full_1_all_1": 90,
        "full_2_hameau_1": 250,
        "full_3_base_1": 350,
        "full_3_essen_1": 300,
        "full_4_base_expert_1": 400,
        "full_5_all_1": 450,
        "short_5_base_1": 250,
    },
    "craftsmen": {
        "players_2_base_1": 150,
        "players_2_base_2": 400,
        "players_3_base_1": 300,
        "players_3_base_2": 550,
        "players_4_base_1": 400,
        "players_5_base_1": 500,
        "players_5_base_2": 800,
    },
}


def counted(state: State, enough: int) -> list[int]:
    """Numbers of lines of play, depth by depth, up to the first with enough of them."""
    counts: list[int] = []
    while not counts or counts[-1] < enough:
        counts.append(count(state, len(counts) + 1))
    return counts


def harbour_rows(enough: int) -> list[str]:
    """A row for each set-up of Le Havre."""
    rows = []
    for variant, players, cards in SET_UPS:
        start = kontor.new_game("le_havre", players, SEED, variant=variant, cards=cards)
        rows.append(row([variant, str(players), "+".join(cards)], counted(start, enough)))
    return rows


def town_rows(enough: int) -> list[str]:
    """A row for each number of players of Craftsmen."""
    return [
        row([str(players)], counted(kontor.new_game("craftsmen", players, SEED), enough))
        for players in range(2, 6)
    ]


def game_rows(game: str, enough: int) -> list[str]:
    """A row for each golden game that is cut somewhere."""
    rows = []
    for name, at in GAMES[game].items():
        table = kontor.load((ROOT / "tests" / "golden" / game / f"{name}.kontor").read_bytes())
        rows.append(row([f"`{name}`", str(at)], counted(table.at(at), enough)))
    return rows


def row(cells: list[str], counts: list[int]) -> str:
    """A line of a table, which is also reported."""
    line = "| " + " | ".join([*cells, *(f"{number:,}" for number in counts)]) + " |"
    sys.stderr.write(line + "\n")
    return line


def framed(head: list[str], rows: list[str]) -> str:
    """A table, all its rows as long as the longest."""
    longest = max(line.count("|") for line in rows) - 1
    depths = [str(depth) for depth in range(1, longest - len(head) + 1)]
    top = "| " + " | ".join(head + depths) + " |"
    rule = "|" + "---|" * len(head) + "---:|" * len(depths)
    filled = [line + " |" * (longest + 1 - line.count("|")) for line in rows]
    return "\n".join([top, rule, *filled])


def replaced(page: str, name: str, table: str) -> str:
    """The page with the table that stands behind a heading exchanged."""
    before, heading, rest = page.partition(f"## {name}\n")
    prose, bar, old = rest.partition("\n| ")
    if not heading or not bar:
        raise SystemExit(f"docs/perft.md has no table below '## {name}'")
    _, gap, after = old.partition("|\n\n")
    return f"{before}{heading}{prose}\n{table}\n{gap and chr(10)}{after}"


def main() -> None:
    """Count and write."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.perft",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--enough", type=int, default=1_000_000, help="lines of play to stop at")
    parser.add_argument("--game", choices=[*GAMES], help="only the tables of this one")
    given = parser.parse_args()
    enough, game = given.enough, given.game
    page = PAGE.read_text("utf-8")
    tables: dict[str, tuple[list[str], Callable[[int], list[str]]]] = {
        "Le Havre: from the openings": (["variant", "players", "cards"], harbour_rows),
        "Le Havre: from the middle of games": (CUT, partial(game_rows, "le_havre")),
        "Craftsmen: from the openings": (["players"], town_rows),
        "Craftsmen: from the middle of games": (CUT, partial(game_rows, "craftsmen")),
    }
    for title, (head, rows) in tables.items():
        if game in (None, title.partition(":")[0].lower().replace(" ", "_")):
            page = replaced(page, title, framed(head, rows(enough)))
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
