"""Every clause of the rules of play is cited by a test that shows it."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parents[1] / "docs" / "rules" / "craftsmen.md"
CHAPTERS = {*range(1, 21)}


def clauses() -> list[str]:
    """The clauses that the rules define in these chapters."""
    defined = re.findall(r"^\*\*(CR-(\d+)\.\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    return [clause for clause, chapter in defined if int(chapter) in CHAPTERS]


def spelled(text: str) -> set[str]:
    """The clauses that a text names; "CR-x.1 to CR-x.3" names three."""
    named = set(re.findall(r"CR-\d+\.\d+", text))
    for chapter, first, end, last in re.findall(r"CR-(\d+)\.(\d+) to CR-(\d+)\.(\d+)", text):
        if chapter == end:
            named |= {f"CR-{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return named


def cited() -> set[str]:
    """The clauses that the tests name; this file names none."""
    paths = [path for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    return {clause for path in paths for clause in spelled(path.read_text("utf-8"))}


def test_the_rules_have_clauses_and_no_number_twice() -> None:
    assert len(clauses()) > 250
    assert len(set(clauses())) == len(clauses())


def test_every_clause_is_cited_by_a_test() -> None:
    missing = [clause for clause in clauses() if clause not in cited()]

    assert missing == []


def test_every_citation_names_a_clause() -> None:
    assert cited() <= set(clauses())
