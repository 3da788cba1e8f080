"""The coach: plain mistakes are never passed over, and what it warns of is a loss."""

from itertools import islice
from random import Random
from time import sleep
from typing import Any

import pytest

import kontor
from kontor.core.words import LANGUAGES, render
from kontor.learn import coach
from kontor.learn.coach import Effort, matters, warn
from kontor.players.clock import Clock
from tools.coach.planted import PLANTED, Planted, harbour
from tools.coach.sample import AMPLE, cases, deeper, is_real

SHORT = Effort(nodes=30, depths=(0, 8))
DEEPER = (40, 240)
SAMPLE = 12  # moves of each game


def keys(said: list[kontor.Message]) -> list[str]:
    return [each.key for each in said]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda each: f"{each.kind}: {each.steps[-1]}")
def test_plain_mistakes_are_never_passed_over(planted: Planted) -> None:
    state, steps = planted.reach()
    before = state.to_bytes()

    caution = warn(state, steps, AMPLE, SHORT)

    assert caution is not None
    assert caution.is_slip
    assert planted.said in keys(caution.reasons)
    assert state.to_bytes() == before  # it plays nothing


def test_what_it_says_has_words_in_every_language() -> None:
    state, steps = PLANTED[0].reach()

    caution = warn(state, steps, AMPLE, SHORT)

    assert caution is not None
    words = [render(each, language) for each in caution.reasons for language in LANGUAGES]
    assert all("coach" not in each and "{" not in each for each in words)


def test_the_better_move_is_not_warned_of() -> None:
    state = kontor.position(PLANTED[0].position)

    assert warn(state, [state.read("take fish")], AMPLE, SHORT) is None


def test_without_time_it_says_nothing() -> None:
    state, steps = PLANTED[0].reach()

    assert warn(state, steps, 0.0, SHORT) is None


def test_what_others_do_with_the_machine_is_no_work_of_the_coach() -> None:
    work = coach.Work()
    clock = Clock(0.05, timer=work)

    sleep(0.2)

    assert not clock.is_up()
    sleep(0.05 * coach.LONGEST_WAIT)
    assert clock.is_up()  # nobody wants to know for ever


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    state, steps = next(each for each in PLANTED if each.kind == "work not used").reach()
    assert state.seat is not None

    twins = [state.guess(state.seat, seed) for seed in (3, 4)]

    assert twins[0].key() != twins[1].key()
    assert warn(twins[0], steps, AMPLE, SHORT) == warn(twins[1], steps, AMPLE, SHORT)
    assert matters(twins[0], state.seat) == matters(twins[1], state.seat)


@pytest.mark.skipif(not kontor.compiled(), reason="plain rules are too slow for a sample")
@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_what_is_warned_of_is_a_loss(game: str) -> None:
    """A small part of what `python -m tools.coach` measures."""
    found = [
        (case, caution)
        for case in islice(cases(game, Random(11)), SAMPLE)
        if (caution := warn(case.state, case.steps, AMPLE)) is not None
    ]

    real = [is_real(caution, deeper(case, caution, DEEPER)) for case, caution in found]

    assert real
    assert real.count(False) <= 1


# -- what matters ------------------------------------------------------------------------------


def test_food_that_is_missing_is_told_with_what_would_do() -> None:
    state = kontor.position(harbour({"francs": 1, "goods": {}}, {"fish": 3, "francs": 9}, turn=3))

    said = matters(state, 0)

    assert render(said[0]) == (
        "You have 3 turns left before feeding, and you lack 6 food. On the quay: 9 francs."
    )


@pytest.mark.parametrize(
    ("own", "more", "key"),
    [
        ({"francs": 6, "loans": 1, "goods": {"fish": 9, "grain": 1}}, {}, "lh-coach-repay"),
        ({"francs": 0, "loans": 1, "goods": {"fish": 9, "grain": 1}}, {}, "lh-coach-interest"),
        ({"francs": 0, "goods": {"fish": 9}}, {}, "lh-coach-harvest-grain"),
        ({"goods": {"meat": 9, "cattle": 1, "grain": 1}}, {}, "lh-coach-harvest-cattle"),
        ({"goods": {"meat": 9, "cattle": 1}}, {}, "lh-coach-harvest-both"),
        ({"francs": 0, "goods": {"meat": 9, "clay": 5, "grain": 1}}, {}, "lh-coach-energy"),
        ({"francs": 0, "goods": {"meat": 9}}, {"round": 14}, "lh-coach-last-round"),
    ],
)
def test_le_havre_says_what_matters(own: dict[str, Any], more: dict[str, Any], key: str) -> None:
    state = kontor.position(harbour(own, {}, **more))

    assert key in keys(matters(state, 0))
