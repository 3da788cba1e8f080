"""Every clause of the rules is cited by a test that shows it."""

import pytest

from kontor.core import registry
from tools.clauses import cited, defined

each_game = pytest.mark.parametrize("game", registry.GAMES)


@each_game
def test_the_rules_have_clauses_and_no_number_twice(game: str) -> None:
    clauses = defined(game)

    assert len(clauses) > 150
    assert len(set(clauses)) == len(clauses)


@each_game
def test_every_clause_is_cited_by_a_test(game: str) -> None:
    missing = [clause for clause in defined(game) if clause not in cited(game)]

    assert missing == []


@each_game
def test_every_citation_names_a_clause(game: str) -> None:
    assert cited(game) <= set(defined(game))
