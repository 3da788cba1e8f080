"""Every level plays whole games of every set-up, legally, fairly and always alike."""

from random import Random

import pytest

from kontor import players
from tests.players.matches import FEW, SETUPS, Setup, steps

LEVELS = [level.name for level in players.levels("le_havre")]
LONGEST = 5000


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_a_whole_game_legally(level: str, setup: Setup) -> None:
    for count, (state, _, action) in enumerate(steps(setup, level, seed=11)):
        assert action in state.legal()
        assert count < LONGEST

    assert state.is_over


@pytest.mark.parametrize("setup", FEW, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_change_with_what_a_seat_cannot_know(level: str, setup: Setup) -> None:
    chance = Random(5)
    looked = 0
    for state, seat, action in steps(setup, level, seed=4):
        if chance.random() < 0.15:
            twin = state.guess(seat, chance.randrange(10_000))
            other = twin.guess(seat, chance.randrange(10_000))
            assert players.choose(level, twin, seat, 4) == action
            assert players.choose(level, other, seat, 4) == action
            looked += 1

    assert looked > 20


@pytest.mark.parametrize("setup", FEW, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str, setup: Setup) -> None:
    played = [action for _, _, action in steps(setup, level, seed=9)]

    again = [action for _, _, action in steps(setup, level, seed=9)]

    assert played == again


@pytest.mark.parametrize("setup", FEW, ids=str)
def test_another_seed_gives_other_choices(setup: Setup) -> None:
    changed = 0
    for state, seat, action in steps(setup, "deckhand", seed=1):
        changed += players.choose("deckhand", state, seat, 2) != action

    assert changed > 10


@pytest.mark.parametrize("setup", FEW, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_leaves_the_position_alone(level: str, setup: Setup) -> None:
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", seed=3)):
        if number % 25 == 0:
            before = state.key()
            players.choose(level, state, seat, 3)
            assert state.key() == before
