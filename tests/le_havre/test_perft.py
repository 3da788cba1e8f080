"""The published numbers of lines of play are those of the rules (docs/perft.md)."""

import pytest

import kontor
from tests.perft import ENOUGH, SEED, Row, check, check_cut, rows

OPENINGS = rows("Le Havre: from the openings")
CUT_GAMES = rows("Le Havre: from the middle of games")


@pytest.mark.parametrize("row", OPENINGS, ids=str)
def test_the_published_counts_of_openings_are_right(row: Row) -> None:
    variant, players, cards = row.cells
    start = kontor.new_game(
        "le_havre", int(players), SEED, variant=variant, cards=tuple(cards.split("+"))
    )

    check(start, row.counts)


@pytest.mark.parametrize("row", CUT_GAMES, ids=str)
def test_the_published_counts_of_golden_games_are_right(row: Row) -> None:
    check_cut("le_havre", row)


def test_every_set_up_has_a_row() -> None:
    published = {(row.cells[0], row.cells[1]) for row in OPENINGS if row.cells[2] == "base"}

    assert published == {(variant, n) for variant in ("full", "short") for n in "12345"}
    assert any(row.cells[2] == "base+essen+hameau+promo" for row in OPENINGS)


def test_the_published_counts_go_deep() -> None:
    assert [row for row in OPENINGS + CUT_GAMES if row.counts[-1] < ENOUGH] == []
