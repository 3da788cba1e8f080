"""Answers that are remembered are those that comparing would find again."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.changes import digester
from kontor.core.setup import Setup
from kontor.craftsmen.game import Game
from kontor.craftsmen.setup import bare, make_rules
from kontor.craftsmen.versions import NEWEST
from kontor.players.craftsmen.judge import CraftsmenJudge
from kontor.players.craftsmen.memory import PLACES, REST_BITS, Memory
from kontor.players.craftsmen.plan import Planner
from kontor.players.knowledge import NO_DEFAULT
from tests.players.matches import CRAFTSMEN, known_steps

EACH = 30  # steps of a game from one comparison to the next


@pytest.mark.parametrize("setup", CRAFTSMEN, ids=lambda setup: setup.title)
def test_a_planner_answers_as_one_that_remembers_nothing(setup: Setup) -> None:
    planner, judge = Planner(CraftsmenJudge(None)), CraftsmenJudge(None)
    seen = 0
    for number, (state, seat, _) in enumerate(known_steps(setup, "deckhand", 14)):
        position: Any = state
        if number % EACH:
            continue
        for _ in range(2):  # the second time all of it is remembered
            ends = [position.copy() for _ in range(2)]
            planner.season(ends[0], seat)
            Planner(judge).season(ends[1], seat)
            assert ends[0].key() == ends[1].key()
            legal = state.legal()
            answers = [
                each.best_answer(position, seat, legal) for each in (planner, Planner(judge))
            ]
            assert answers[0] == answers[1]
            seen += 1

    assert seen > 10


def test_equal_rows_have_equal_digests_and_others_do_not() -> None:
    digest = digester()
    known: dict[int, list[int]] = {}
    for setup in CRAFTSMEN:
        for state, _, _ in known_steps(setup, "deckhand", 14):
            position: Any = state
            name = digest(position.row, position.row, 0)
            assert 0 <= name < 1 << 62
            assert digest(position.row[:], position.row, 0) == name
            assert known.setdefault(name, list(position.row)) == list(position.row)

    assert len(known) > 1000


@pytest.mark.parametrize("size", [0, 1, 3, 4, 7, 64])
def test_each_number_that_is_wanted_of_a_row_counts(size: int) -> None:
    digest = digester()
    wanted, unwanted = vec[i64]([-1] * size), vec[i64]([0] * size)
    empty = vec[i64]([0] * size)
    names = {digest(empty, wanted, 0), digest(empty, wanted, 1)}
    names.add(digest(vec[i64]([0] * (size + 1)), vec[i64]([-1] * (size + 1)), 0))
    for at in range(size):
        for number in (1, -1, 1 << 40, 1 << 62):
            row = [0] * size
            row[at] = number
            names.add(digest(vec[i64](row), wanted, 0))
            assert digest(vec[i64](row), unwanted, 0) == digest(empty, unwanted, 0)

    assert len(names) == 3 + 4 * size


def test_a_mask_is_as_long_as_its_row() -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each form has words of its own
        digester()(vec[i64]([1, 2]), vec[i64]([1]), 0)


def test_a_later_answer_takes_the_place_of_an_earlier_one() -> None:
    memory = Memory()
    first, second = 5, 5 + (1 << 40)  # with the same place
    memory.keep(first, 17)

    assert memory.find(first) == 17
    assert memory.find(second) == NO_DEFAULT
    memory.keep(second, 737)
    assert memory.find(first) == NO_DEFAULT
    assert memory.find(second) == 737
    last = (PLACES - 1 << REST_BITS) + 3
    memory.keep(last, 0)
    assert memory.find(last) == 0


def test_nothing_is_remembered_from_other_rules() -> None:
    memory = Memory()
    newest, older = (bare(make_rules(3, 1, ("base",), version)) for version in (NEWEST, 1))
    games = [Game(state.rules, state.row) for state in (newest, older)]
    memory.keep(memory.name(games[0], 0), 3)
    assert memory.find(memory.name(games[0], 0)) == 3

    assert memory.find(memory.name(games[1], 0)) == NO_DEFAULT
    assert memory.find(memory.name(games[0], 0)) == NO_DEFAULT
