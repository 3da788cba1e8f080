"""Guides to the rules: `guide/<language>.md` in the folder of a game, as chapters and blocks.

A block is what a reader takes in at once: a paragraph, an item of a list, a table, an example, a
row of cards, a figure. It ends with the clauses of docs/rules that it rests on, in brackets.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

from kontor.core import registry
from kontor.core.words import DEFAULT, LANGUAGES

Kind = Literal[
    "paragraph", "item", "number", "table", "row", "example", "heading", "cards", "figure"
]
CITED = re.compile(r"\s*\[((?:[A-Z]{2}-\w+\.\w+(?:-\w+\.\w+)?[\s,;]*)+)\]$")
RANGE = re.compile(r"([A-Z]{2})-(\w+)\.(\w+?)(?:-(\w+)\.(\w+))?")
CHAPTER = re.compile(r"^## (.+?) \{#(\w+)\}$")
SHOWN = re.compile(r"^\{(cards|figure) ([\w ]+)\}$")
PIECE = re.compile(r":((?:lh|cr|k)-[\w-]+):")
APART = re.compile(r"\|\n\s*\n\[")  # a table and its citation
RULER = re.compile(r"^\|[\s|:-]+\|$")
NUMBER = re.compile(r"(?<![\w.])\d+(?:[.,\u00a0\u202f]\d{3})*(?![\w])")


@dataclass(frozen=True)
class Block:
    """A piece of a chapter: its words, pieces among them, and the clauses that it rests on."""

    kind: Kind
    text: str
    clauses: tuple[str, ...] = ()

    @property
    def pieces(self) -> list[str]:
        """The symbols of the drawings that stand among the words."""
        return PIECE.findall(self.text)

    @property
    def names(self) -> list[str]:
        """What a row of cards or a figure shows."""
        return self.text.split() if self.kind in ("cards", "figure") else []

    @property
    def numbers(self) -> list[int]:
        """Numbers that are written in digits."""
        return [int(re.sub(r"\D", "", found)) for found in NUMBER.findall(self.text)]

    @property
    def words(self) -> str:
        """The words alone, without marks and pieces."""
        plain = "" if self.kind in ("cards", "figure") else PIECE.sub("", self.text)
        return re.sub(r"\s+", " ", plain.replace("*", "")).strip()


@dataclass(frozen=True)
class Chapter:
    """A chapter: what it is called, by what it is found, and its blocks."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Guide:
    """A guide: its title, one sentence of lead, and its chapters."""

    title: str
    lead: Block
    chapters: tuple[Chapter, ...]

    @property
    def blocks(self) -> Iterator[Block]:
        """All blocks, the lead first."""
        yield self.lead
        for chapter in self.chapters:
            yield from chapter.blocks


def guide_text(game: str, language: str) -> str | None:
    """The text of a guide, English where the language has none; None for a game without."""
    folder = files(registry.find(game).package) / "guide"
    wished = [each for each in (language, DEFAULT) if each in LANGUAGES]
    found = (folder / f"{each}.md" for each in wished)
    return next((file.read_text("utf-8") for file in found if file.is_file()), None)


@cache
def read_guide(game: str, language: str) -> Guide | None:
    """The guide of a game as chapters and blocks."""
    text = guide_text(game, language)
    return None if text is None else parse(text)


def parse(text: str) -> Guide:
    """Take a guide apart; ValueError where it begins otherwise than guides do."""
    whole = APART.sub("|\n[", text.strip())
    first, *chunks = [chunk.strip("\n") for chunk in re.split(r"\n\s*\n", whole)]
    if not first.startswith("# ") or not chunks:
        raise ValueError("a guide begins with '# Title' and one paragraph")
    chapters: list[tuple[str, str, list[Block]]] = []
    for chunk in chunks[1:]:
        for line, rest in _headed(chunk):
            if line and (found := CHAPTER.match(line)):
                chapters.append((found[2], found[1], []))
            elif not chapters:
                raise ValueError(f"'{(line or rest)[:40]}' stands before the first chapter")
            elif line:
                chapters[-1][2].append(Block("heading", line.lstrip("# ")))
            chapters[-1][2].extend(_blocks(rest))
    made = tuple(Chapter(name, title, tuple(blocks)) for name, title, blocks in chapters)
    return Guide(first.removeprefix("# "), _block("paragraph", chunks[0]), made)


def _headed(chunk: str) -> Iterator[tuple[str, str]]:
    """The headings of a chunk with what follows each."""
    heading, rest = "", list[str]()
    for line in chunk.splitlines():
        if line.startswith("#"):
            if heading or rest:
                yield heading, "\n".join(rest)
            heading, rest = line, []
        else:
            rest.append(line)
    yield heading, "\n".join(rest)


def _blocks(chunk: str) -> Iterator[Block]:
    lines = [line.strip() for line in chunk.splitlines() if line.strip()]
    table = [line for line in lines if line.startswith("|") and not RULER.match(line)]
    if table:
        yield from _table(table, " ".join(line for line in lines if not line.startswith("|")))
        return
    for line in lines:
        if shown := SHOWN.match(line):
            yield Block("cards" if shown[1] == "cards" else "figure", shown[2])
        elif line.startswith("> "):
            yield _block("example", line[2:])
        elif line.startswith("- "):
            yield _block("item", line[2:])
        elif numbered := re.match(r"\d+\. ", line):
            yield _block("number", line[numbered.end() :])
        else:
            yield _block("paragraph", line)


def _table(rows: list[str], below: str) -> Iterator[Block]:
    """A table with one citation below it, or one whose rows have their own."""
    cells = [" | ".join(cell.strip() for cell in row.strip("|").split("|")) for row in rows]
    if below:
        yield _block("table", "\n".join(cells) + " " + below)
    else:
        yield Block("table", cells[0])
        yield from (_block("row", row) for row in cells[1:])


def _block(kind: Kind, text: str) -> Block:
    found = CITED.search(text)
    if found is None:
        return Block(kind, text)
    return Block(kind, text[: found.start()].rstrip(), clauses_in(found[1]))


def clauses_in(citation: str) -> tuple[str, ...]:
    """The clauses that a citation names: "LH-4.1 LH-4.3-4.5" names four."""
    found: list[str] = []
    for word in re.split(r"[\s,;]+", citation.strip()):
        mark, chapter, first, end, last = _parts(word)
        if not last:
            found.append(f"{mark}-{chapter}.{first}")
        elif end != chapter or not (first.isdigit() and last.isdigit() and int(first) < int(last)):
            raise ValueError(f"'{word}' is no range of clauses inside one chapter")
        else:
            numbers = range(int(first), int(last) + 1)
            found += [f"{mark}-{chapter}.{str(n).zfill(len(first))}" for n in numbers]
    return tuple(found)


def _parts(word: str) -> tuple[str, str, str, str, str]:
    match = RANGE.fullmatch(word)
    if match is None:
        raise ValueError(f"'{word}' names no clause")
    mark, chapter, first, end, last = match.groups("")
    return mark, chapter, first, end, last
