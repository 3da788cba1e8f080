"""Every clause of the rules of Le Havre is cited by a test that shows it."""

from tools.clauses import cited, defined

GAME = "le_havre"


def test_the_rules_have_clauses_and_no_number_twice() -> None:
    clauses = defined(GAME)

    assert len(clauses) > 150
    assert len(set(clauses)) == len(clauses)


def test_every_clause_is_cited_by_a_test() -> None:
    missing = [clause for clause in defined(GAME) if clause not in cited(GAME)]

    assert missing == []


def test_every_citation_names_a_clause() -> None:
    assert cited(GAME) <= set(defined(GAME))
