"""Guides to the rules as pages of the documentation: their sentences, without drawings."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHOWN = re.compile(r"^\{(?:cards|figure) [^}]*\}\n?", re.MULTILINE)
PIECE = re.compile(r" ?:(?:lh|cr|k)-[\w-]+:(?=[\s.,;:!?)]|$)|:(?:lh|cr|k)-[\w-]+: ?", re.MULTILINE)
CHAPTER = re.compile(r" \{#\w+\}$", re.MULTILINE)
CITED = re.compile(r"\[((?:[A-Z]{2}-[\w.-]+[\s,;]*)+)\]")
BELOW = re.compile(r"\|\n(?=\()")  # a citation below a table is no row of it


def guides() -> dict[Path, str]:
    """Every guide, and its place in the site."""
    found = sorted((ROOT / "src" / "kontor").glob("*/guide/*.md"))
    return {path: f"guides/{path.parts[-3]}/{path.name}" for path in found}


def plain(text: str) -> str:
    """A guide in plain Markdown: sentences stay whole, clauses stand in parentheses."""
    words = CHAPTER.sub("", PIECE.sub("", SHOWN.sub("", text)))
    return BELOW.sub("|\n\n", CITED.sub(r"(\1)", words))
