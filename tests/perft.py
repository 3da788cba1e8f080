"""The numbers of lines of play that docs/perft.md publishes, read from its tables."""

from pathlib import Path
from typing import NamedTuple

import kontor
from kontor.cli.perft import count
from kontor.core.contract import State

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "perft.md").read_text("utf-8")
SEED = 1
MOST = 10_000  # deeper counts take too long for a test
ENOUGH = 1_000_000  # the last count of each row is above


class Row(NamedTuple):
    """A line of a table: what stands before the numbers, and the numbers from length 1 on."""

    cells: list[str]
    counts: list[int]

    def __str__(self) -> str:
        return "-".join(self.cells)


def rows(title: str) -> list[Row]:
    """The rows of the table below a heading."""
    section = PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    head, _, *found = [[cell.strip() for cell in line] for line in lines]
    first = head.index("1")
    return [
        Row(
            [cell.strip("`") for cell in cells[:first]],
            [int(cell.replace(",", "")) for cell in cells[first:] if cell],
        )
        for cells in found
    ]


def check(start: State, published: list[int]) -> None:
    """The smaller of the published numbers are those of the rules."""
    small = [number for number in published if number <= MOST]

    counted = [count(start, depth) for depth in range(1, len(small) + 1)]

    assert len(small) >= 2
    assert counted == small


def check_cut(game: str, row: Row) -> None:
    """The same for a golden game that is cut after so many lines."""
    record, after = row.cells
    table = kontor.load((ROOT / "tests" / "golden" / game / f"{record}.kontor").read_bytes())

    check(table.at(int(after)), row.counts)
