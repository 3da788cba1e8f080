"""The published numbers of lines of play are those of the rules (docs/perft.md)."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

import kontor
from kontor.cli.perft import count
from kontor.core.contract import State

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "perft.md").read_text("utf-8")
OPENING = re.compile(r"^\| (full|short) \| ([1-5]) \| ([a-z+]+) \|(.+)\|$", re.MULTILINE)
CUT_GAME = re.compile(r"^\| `(\w+)` \| (\d+) \|(.+)\|$", re.MULTILINE)
SEED = 1
MOST = 10_000  # deeper counts take too long for a test


class Opening(NamedTuple):
    """A set-up and its numbers of lines of play, from length 1 on."""

    variant: str
    players: int
    cards: tuple[str, ...]
    counts: list[int]


class CutGame(NamedTuple):
    """A golden game, after how many actions it is cut, and its numbers."""

    record: str
    after: int
    counts: list[int]


def numbers(cells: str) -> list[int]:
    return [int(cell.replace(",", "")) for cell in cells.replace("|", " ").split()]


OPENINGS = [
    Opening(variant, int(players), tuple(cards.split("+")), numbers(cells))
    for variant, players, cards, cells in OPENING.findall(PAGE)
]
CUT_GAMES = [
    CutGame(record, int(after), numbers(cells)) for record, after, cells in CUT_GAME.findall(PAGE)
]


def check(start: State, published: list[int]) -> None:
    small = [number for number in published if number <= MOST]

    counted = [count(start, depth) for depth in range(1, len(small) + 1)]

    assert len(small) >= 2
    assert counted == small


@pytest.mark.parametrize("row", OPENINGS, ids=lambda row: "-".join(map(str, row[:3])))
def test_the_published_counts_of_openings_are_right(row: Opening) -> None:
    start = kontor.new_game("le_havre", row.players, SEED, variant=row.variant, cards=row.cards)

    check(start, row.counts)


@pytest.mark.parametrize("row", CUT_GAMES, ids=lambda row: row.record)
def test_the_published_counts_of_golden_games_are_right(row: CutGame) -> None:
    table = kontor.load((ROOT / "tests" / "golden" / f"{row.record}.kontor").read_bytes())

    check(table.at(row.after), row.counts)


def test_every_set_up_has_a_row() -> None:
    published = {(row.variant, row.players) for row in OPENINGS if row.cards == ("base",)}

    assert published == {(variant, n) for variant in ("full", "short") for n in range(1, 6)}
    assert any(row.cards == ("base", "essen", "hameau", "promo") for row in OPENINGS)


def test_the_published_counts_go_deep() -> None:
    assert [row for row in OPENINGS + CUT_GAMES if row.counts[-1] < 1_000_000] == []
