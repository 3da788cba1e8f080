"""Every clause of the rules of play is cited by a test that shows it."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
RULES = TESTS.parent / "docs" / "rules" / "le_havre.md"
CHAPTERS = {*range(1, 23)}


def clauses() -> list[str]:
    """The clauses that the rules define in these chapters."""
    defined = re.findall(r"^\*\*(LH-(\d+)\.\w+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    return [clause for clause, chapter in defined if int(chapter) in CHAPTERS]


def cited() -> set[str]:
    """The clauses that the tests name; this file names none."""
    return {
        clause
        for path in TESTS.rglob("test_*.py")
        for clause in re.findall(r"LH-\d+\.\w+", path.read_text("utf-8"))
    }


def test_the_rules_have_clauses_and_no_number_twice() -> None:
    assert len(clauses()) > 150
    assert len(set(clauses())) == len(clauses())


def test_every_clause_is_cited_by_a_test() -> None:
    missing = [clause for clause in clauses() if clause not in cited()]

    assert missing == []


def test_every_citation_names_a_clause() -> None:
    defined = set(re.findall(r"LH-\d+\.\w+", RULES.read_text("utf-8")))

    assert cited() <= defined
