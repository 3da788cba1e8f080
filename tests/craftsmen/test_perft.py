"""The published numbers of lines of play are those of the rules (docs/perft.md)."""

import pytest

import kontor
from tests.perft import ENOUGH, SEED, Row, check, check_cut, rows

OPENINGS = rows("Craftsmen: from the openings")
CUT_GAMES = rows("Craftsmen: from the middle of games")


@pytest.mark.parametrize("row", OPENINGS, ids=str)
def test_the_published_counts_of_openings_are_right(row: Row) -> None:
    start = kontor.new_game("craftsmen", int(row.cells[0]), SEED)

    check(start, row.counts)


@pytest.mark.parametrize("row", CUT_GAMES, ids=str)
def test_the_published_counts_of_golden_games_are_right(row: Row) -> None:
    check_cut("craftsmen", row)


def test_every_number_of_players_has_a_row() -> None:
    assert [row.cells[0] for row in OPENINGS] == ["2", "3", "4", "5"]
    assert {row.cells[0].split("_")[1] for row in CUT_GAMES} >= {"2", "3", "4", "5"}


def test_the_published_counts_go_deep() -> None:
    assert [row for row in OPENINGS + CUT_GAMES if row.counts[-1] < ENOUGH] == []
