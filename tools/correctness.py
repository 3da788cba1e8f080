"""Writes the figures of docs/correctness.md again, counted in the repository itself.

Run it at the root of the project after clauses, golden games, counts or properties were added:

    python -m tools.correctness
"""

import re
from dataclasses import dataclass
from pathlib import Path

from tools import clauses
from tools.pages import table, with_parts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "correctness.md"
TITLES = {"le_havre": "Le Havre", "craftsmen": "Craftsmen"}
TEST = re.compile(r"^ *(?:async )?def test_", re.MULTILINE)
PROPERTY = re.compile(r"^ *@(?:hypothesis\.)?given\b", re.MULTILINE)
TABLE = re.compile(r"^(\|.*\|)\n\|[-:| ]+\|\n((?:\|.*\|\n?)+)", re.MULTILINE)
KINDS = {  # where tests are, and what they show
    "le_havre": "rules, cards and refusals of Le Havre, from positions",
    "craftsmen": "rules, values and refusals of Craftsmen, from positions",
    "core": "what both games share: chance, records, tables, words",
    "conformance": "what every game promises, over whole games of every number of players",
    "properties": "what is always true, over positions that Hypothesis finds",
    "golden": "recorded games, replayed step by step",
    "players": "opponents: fair, and as strong as is said",
    "server": "tables, seats, secrets and outages, on real servers and databases",
    "web": "the page, in a real browser",
    "cli": "the commands, as processes",
}


@dataclass(frozen=True)
class Counts:
    """What the repository holds for one game."""

    clauses: int
    cited: int
    games: int
    actions: int
    tables: int
    lines: int


def counts(game: str) -> Counts:
    """The figures of a game."""
    records = golden(game)
    rows = perft(game)
    defined = clauses.defined(game)
    return Counts(
        clauses=len(defined),
        cited=len(clauses.cited(game) & set(defined)),
        games=len(records),
        actions=sum(len(re.findall(r"# 1 of \d+", record)) for record in records),
        tables=len(rows),
        lines=sum(sum(row) for row in rows),
    )


def golden(game: str) -> list[str]:
    """The records of golden games."""
    folder = ROOT / "tests" / "golden" / game
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.kontor"))]


def perft(game: str) -> list[list[int]]:
    """The counts of lines of play that are published, a row for each position."""
    rows = []
    for part in (ROOT / "docs" / "perft.md").read_text("utf-8").split("\n## "):
        if part.startswith(TITLES[game]):
            for head, body in TABLE.findall(part):
                first = cells(head).index("1")
                rows += [numbers(cells(line)[first:]) for line in body.splitlines()]
    return rows


def cells(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def numbers(words: list[str]) -> list[int]:
    """The numbers among cells of which some are empty."""
    return [int(word.replace(",", "")) for word in words if word]


def tests_of(folder: str) -> str:
    """All tests of a folder as one text."""
    home = clauses.TESTS / folder
    return "\n".join(text for path, text in clauses.tests().items() if path.is_relative_to(home))


def coarse(number: int) -> str:
    """A number of tests in round figures, since it grows all the time."""
    if number < 10:
        return str(number)
    step = 10 if number <= 100 else 50
    return f"over {(number - 1) // step * step:,}"


def games_part() -> str:
    """What there is for each game."""
    found = {game: counts(game) for game in TITLES}
    rows = {
        "clauses of the rules": [str(each.clauses) for each in found.values()],
        "clauses that a test cites": [str(each.cited) for each in found.values()],
        "golden games": [str(each.games) for each in found.values()],
        "actions in them, each with the number of legal ones": [
            f"{each.actions:,}" for each in found.values()
        ],
        "positions with published counts of lines of play": [
            str(each.tables) for each in found.values()
        ],
        "lines of play counted there": [f"{each.lines:,}" for each in found.values()],
    }
    return table([["", *TITLES.values()], *([name, *cells] for name, cells in rows.items())])


def tests_part() -> str:
    """What kinds of tests there are."""
    rows = [["tests in", "what they show", "how many", "of these properties"]]
    for folder, shown in KINDS.items():
        text = tests_of(folder)
        properties = len(PROPERTY.findall(text))
        many = coarse(len(TEST.findall(text)))
        rows.append([f"`tests/{folder}`", shown, many, str(properties or "-")])
    return table(rows)


def page() -> str:
    """The page with its figures made anew."""
    parts = {
        "python -m tools.correctness: games": games_part(),
        "python -m tools.correctness: tests": tests_part(),
    }
    return with_parts(PAGE.read_text("utf-8"), parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
