"""A program is told what its seat may know: positions that look alike give the same lines."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from kontor import Setup, State
from kontor.envs import line_protocol, text
from kontor.envs.happening import happening
from kontor.envs.question import Question
from kontor.players import choose

SETUPS = [Setup.of("le_havre", 3), Setup.of("craftsmen", 3)]
EVERY = 23  # decisions from one position that is compared to the next


def positions(setup: Setup) -> Iterator[State]:
    state = setup.open(11)
    for at in range(10_000):
        if state.seat is None:
            return
        if at % EVERY == 0:
            yield state
        state.play(choose("trader", state, state.seat, 1))


def told(state: State) -> str:
    """Everything that is said of a question to the seat that has to decide."""
    assert state.seat is not None
    observation = Question.of(state, state.seat)
    return json.dumps(line_protocol.decide(observation, 1, 10, (), with_text=True))


def heard(one: State, other: State, viewer: int) -> list[tuple[str, str]]:
    """What a seat is told of what somebody else could do, in two positions."""
    both = [action for action in one.legal() if action in other.legal()]
    return [
        (json.dumps(happening(one, action, viewer)), json.dumps(happening(other, action, viewer)))
        for action in both
        if not one.news(one.seat or 0, action).unforeseen | other.news(one.seat or 0, action).shared
    ]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_nothing_hidden_is_in_a_question(setup: Setup) -> None:
    compared = 0
    for state in islice(positions(setup), 14):
        assert state.seat is not None
        one, other = (state.guess(state.seat, seed) for seed in (1, 2))
        compared += one.key() != other.key()

        assert told(one) == told(other) == told(state)

    assert compared > 5  # otherwise nothing was hidden


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_nothing_hidden_is_in_what_others_are_said_to_do(setup: Setup) -> None:
    compared = 0
    for state in islice(positions(setup), 10):
        assert state.seat is not None
        viewer = (state.seat + 1) % state.players
        one, other = (state.guess(viewer, seed) for seed in (1, 2))
        for first, second in heard(one, other, viewer)[:3]:
            assert first == second
            compared += 1

    assert compared > 5


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_the_numbers_of_a_question_are_the_legal_actions(setup: Setup) -> None:
    for state in islice(positions(setup), 10):
        assert state.seat is not None
        observation = Question.of(state, state.seat)

        assert [option.action for option in observation.options] == sorted(state.legal())
        assert [option.number for option in observation.options] == [
            *range(1, len(state.legal()) + 1)
        ]
        assert all(state.read(option.text) == option.action for option in observation.options)


def test_what_others_do_in_secret_has_no_number_and_no_line() -> None:
    hidden = 0
    for state in islice(positions(SETUPS[1]), 8):
        assert state.seat is not None
        viewer = (state.seat + 1) % state.players
        for action in state.legal()[:3]:
            found = happening(state, action, viewer)

            assert (found.action is None) == state.hides(action, viewer)
            assert (found.text is None) == state.hides(action, viewer)
            hidden += found.action is None

    assert hidden > 0


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_the_set_up_says_nothing_about_the_deal(setup: Setup) -> None:
    terms = line_protocol.Terms(10, 10, 5)

    said = line_protocol.setup(setup, 0, setup.open(1).bound, terms)

    assert said == line_protocol.setup(setup, 0, setup.open(2).bound, terms)
    assert said["seed"] == 5
    assert len(text.rules(setup)) > 1000
    assert "[LH-" not in text.guide(setup.game)
    assert "[CR-" not in text.guide(setup.game)
