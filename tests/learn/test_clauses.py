"""Every refusal, question and lesson leads to a clause that the rules have."""

from importlib import import_module
from typing import get_args, get_type_hints

import pytest

from kontor.core import registry
from kontor.core.words import Message
from kontor.learn.clauses import clause_behind, clauses
from kontor.learn.lessons import lessons
from tests.learn.guide_checks import bodies

GAMES = tuple(registry.GAMES)
UNTOLD = {"OK", "none"}


def reasons(game: str) -> dict[str, str]:
    """The reasons of a game with the keys that their sentences have."""
    numbers = vars(import_module(f"kontor.{game}.reasons"))
    keys: dict[int, str] = import_module(f"kontor.{game}.sentences").KEYS
    named = [name for name in numbers if name.isupper() and name not in UNTOLD]
    return {name.lower().replace("_", "-"): keys[numbers[name]] for name in named}


def questions(game: str) -> set[str]:
    """The kinds of questions that a view of a game can have."""
    every = get_args(import_module(f"kontor.{game}.view_types").Question)
    return {kind for each in every for kind in get_args(get_type_hints(each)["kind"])}


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_clause(game: str) -> None:
    known = reasons(game)

    assert set(clauses(game).refusals) == set(known)
    assert [key for key in known.values() if clause_behind(game, Message(key)) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_has_a_clause(game: str) -> None:
    assert set(clauses(game).questions) == questions(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_exists_and_every_lesson_has_one(game: str) -> None:
    table = clauses(game)
    named = {clause for part in table for clause in part.values()}

    assert sorted(named - set(bodies(game))) == []
    assert set(table.lessons) == set(lessons(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_clause_that_exists(game: str) -> None:
    cards = import_module(f"kontor.{game}.facts").facts()["cards"]

    assert cards
    assert {card["clause"] for card in cards} <= set(bodies(game))


def test_a_form_of_a_refusal_has_the_clause_of_its_reason() -> None:
    assert clause_behind("le_havre", Message("no-needs-beside")) == "LH-5.10"
    assert clause_behind("le_havre", Message("no-no-fee-left")) == "LH-5.10"
    assert clause_behind("craftsmen", Message("craftsmen-no-not-now-town-hall")) == "CR-11.1"
    assert clause_behind("craftsmen", Message("craftsmen-no-not-open-capital")) == "CR-1.20"
    assert clause_behind("craftsmen", Message("game-over")) is None
    assert clause_behind("le_havre", "a plain sentence") is None
