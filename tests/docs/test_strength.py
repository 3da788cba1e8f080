"""The page on strength says what its games say, and these games can be replayed."""

import pytest

import kontor
from kontor.core import registry
from tools import strength

EVERY = 40 if kontor.compiled() else 400  # games from one that is replayed to the next


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_games_behind_the_page_can_be_replayed(game: str) -> None:
    results = strength.stored_games(game)

    records = [result.record() for result in results[::EVERY]]  # refused unless each step is legal

    assert len(results) > 100
    for result, record in zip(results[::EVERY], records, strict=True):
        table = kontor.load(record)
        assert table.state.is_over
        assert table.rules == result.rules


def test_the_tables_of_the_page_are_those_of_its_games() -> None:
    assert strength.page() == strength.PAGE.read_text("utf-8")


@pytest.mark.parametrize("game", registry.GAMES)
def test_no_game_is_counted_twice(game: str) -> None:
    results = strength.stored_games(game)

    assert len({result.job for result in results}) == len(results)
