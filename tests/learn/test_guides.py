"""Guides: they tell every clause, every number of theirs is true, and all they show is there."""

import re
from itertools import pairwise

import pytest

from kontor.core.words import LANGUAGES
from kontor.learn.guide import Block, clauses_in, guide_text, parse
from tests.learn.guide_checks import (
    CHAPTERS,
    FIGURES,
    NUMBERED,
    bodies,
    cards,
    guide,
    numbers_of,
    numbers_on_cards,
    required,
    symbols,
)

LEAST, MOST = 15_000, 25_000  # characters of text
MOST_WORDS = 25  # of one of the six sentences
SHOWN = ("heading", "cards", "figure")

every_guide = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in CHAPTERS for language in LANGUAGES]
)


@every_guide
def test_every_language_has_a_guide_of_its_own(game: str, language: str) -> None:
    text = guide_text(game, language)

    assert text is not None
    assert language == "en" or text != guide_text(game, "en")


@every_guide
def test_the_chapters_stand_in_their_order(game: str, language: str) -> None:
    found = guide(game, language)

    assert [chapter.id for chapter in found.chapters] == CHAPTERS[game].split()
    assert [chapter.id for chapter in found.chapters if not chapter.blocks] == []


@every_guide
def test_every_clause_is_told_and_none_is_invented(game: str, language: str) -> None:
    cited = {clause for block in guide(game, language).blocks for clause in block.clauses}

    assert [clause for clause in required(game) if clause not in cited] == []
    assert sorted(cited - set(bodies(game))) == []


@every_guide
def test_every_block_says_what_it_rests_on(game: str, language: str) -> None:
    blocks = list(guide(game, language).blocks)
    followed = {at for at, (_, after) in enumerate(pairwise(blocks)) if after.kind == "row"}

    silent = [
        block.words[:60]
        for at, block in enumerate(blocks)
        if not block.clauses and block.kind not in SHOWN and at not in followed
    ]

    assert silent == []


@every_guide
def test_every_number_is_in_a_clause_or_on_a_card(game: str, language: str) -> None:
    blocks = list(guide(game, language).blocks)

    wrong = []
    for at, block in enumerate(blocks):
        if block.kind in ("example", *SHOWN):
            continue
        beside = [name for near in blocks[max(0, at - 2) : at + 3] for name in near.names]
        allowed = {n for name in beside for n in range(1, NUMBERED.get(name, 0) + 1)}
        allowed |= {n for clause in block.clauses for n in numbers_of(game, clause)}
        left = set(block.numbers) - allowed
        if left and (left := left - numbers_on_cards(game, language, block)):
            wrong.append((sorted(left), block.words[:60], block.clauses))

    assert wrong == []


@every_guide
def test_what_is_shown_exists_and_every_figure_is_used_once(game: str, language: str) -> None:
    blocks = list(guide(game, language).blocks)
    named = [name for block in blocks if block.kind == "cards" for name in block.names]
    figures = [name for block in blocks if block.kind == "figure" for name in block.names]
    pieces = {piece for block in blocks for piece in block.pieces}

    assert [name for name in named if name not in cards(game)] == []
    assert sorted(figures) == sorted(FIGURES[game].split())
    assert sorted(pieces - symbols(game)) == []


@every_guide
def test_it_is_long_enough_to_play_from_and_short_enough_to_read(game: str, language: str) -> None:
    found = guide(game, language)

    text = sum(len(block.words) for block in found.blocks)
    six = [block for block in found.chapters[0].blocks if block.kind == "number"]

    assert LEAST <= text <= MOST
    assert len(six) == len(found.chapters[0].blocks) == 6
    assert [each.words for each in six if len(re.findall(r"\w+", each.words)) > MOST_WORDS] == []
    assert all("**" in each.text for each in six)


@every_guide
def test_glossary_and_questions_are_of_use(game: str, language: str) -> None:
    chapters = {chapter.id: chapter.blocks for chapter in guide(game, language).chapters}

    terms = [block for block in chapters["glossary"] if block.kind == "row"]
    asked = [block.text for block in chapters["questions"]]

    assert 25 <= len(terms) <= 40
    assert 10 <= len(asked) <= 15
    assert [text[:50] for text in asked if not re.match(r"\*\*[^*]+\?\*\* ", text)] == []


def test_a_citation_names_clauses_and_ranges() -> None:
    assert clauses_in("LH-4.1 LH-4.3-4.5") == ("LH-4.1", "LH-4.3", "LH-4.4", "LH-4.5")
    assert clauses_in("LH-16.007-16.009")[1] == "LH-16.008"
    with pytest.raises(ValueError, match="no range"):
        clauses_in("LH-4.1-5.2")
    with pytest.raises(ValueError, match="names no clause"):
        clauses_in("4.1")


def test_a_guide_is_taken_apart() -> None:
    found = parse(
        "# G\n\nLead. [LH-1.1]\n\n## A {#a}\n### B\n- one :lh-fish: [LH-1.2]\n- two [LH-1.3]\n\n"
        "{figure quay}\n\n| x | y |\n|---|---|\n| 1 | 2 |\n[LH-1.4]\n\n> **E.** three [LH-1.5]\n\n"
        "| x | y |\n|---|---|\n| term | meaning [LH-1.6] |\n"
    )
    (chapter,) = found.chapters

    assert found.lead == Block("paragraph", "Lead.", ("LH-1.1",))
    assert [(block.kind, block.words, block.clauses) for block in chapter.blocks] == [
        ("heading", "B", ()),
        ("item", "one", ("LH-1.2",)),
        ("item", "two", ("LH-1.3",)),
        ("figure", "", ()),
        ("table", "x | y 1 | 2", ("LH-1.4",)),
        ("example", "E. three", ("LH-1.5",)),
        ("table", "x | y", ()),
        ("row", "term | meaning", ("LH-1.6",)),
    ]
    assert chapter.blocks[1].pieces == ["lh-fish"]
    with pytest.raises(ValueError, match="begins with"):
        parse("no title")
    with pytest.raises(ValueError, match="before the first chapter"):
        parse("# G\n\nLead.\n\nToo early.")
