"""The clauses of the rules: which ones docs/rules defines, and which ones tests cite."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests"
MARKS = {"le_havre": "LH", "craftsmen": "CR"}
RANGES = ("CR",)  # tests of Le Havre name each clause that they show; a range there is only a hint


def rules(game: str) -> str:
    """The text of the rules of a game."""
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")


@cache
def defined(game: str) -> list[str]:
    """The clauses of a game in their order."""
    return re.findall(rf"^\*\*({MARKS[game]}-\d+\.\w+)\*\*", rules(game), re.MULTILINE)


@cache
def tests() -> dict[Path, str]:
    """Every file of tests with its text, each read once."""
    return {path: path.read_text("utf-8") for path in sorted(TESTS.rglob("test_*.py"))}


@cache
def cited(game: str) -> frozenset[str]:
    """The clauses that tests name."""
    return frozenset().union(*(named(MARKS[game], text) for text in tests().values()))


def named(mark: str, text: str) -> set[str]:
    """The clauses that a text names; "CR-x.1 to CR-x.3" names three."""
    found = set(re.findall(rf"{mark}-\d+\.\w+", text))
    if mark not in RANGES:
        return found
    ranges = rf"{mark}-(\d+)\.(\d+) to {mark}-(\d+)\.(\d+)"
    for chapter, first, end, last in re.findall(ranges, text):
        if chapter == end:
            found |= {f"{mark}-{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found
