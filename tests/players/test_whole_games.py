"""Every level plays whole games of every set-up, legally, fairly and always alike."""

from random import Random

import pytest

import kontor
from kontor import players
from kontor.core.setup import Setup
from kontor.players.clock import Clock
from kontor.players.perspective import Perspective
from kontor.players.thinking import default_action, findings
from tests.players.matches import CARDS, FEW, LONGEST, QUICK, SEARCHING, SETUPS, known_steps, steps

FIRST = 12  # decisions of a searching level that are looked at where the rules are not compiled
FOREVER = 1e6


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", QUICK)
def test_a_level_plays_a_whole_game_legally(level: str, setup: Setup) -> None:
    for count, (state, _, action) in enumerate(steps(setup, level, seed=11)):
        assert action in state.legal()
        assert count < LONGEST

    assert state.is_over


@pytest.mark.parametrize("level", SEARCHING)
def test_a_searching_level_plays_legally(level: str) -> None:
    """With all cards; test_pruning.py plays both games with the usual ones."""
    for count, (state, _, action) in enumerate(steps(CARDS[0], level, seed=11)):
        assert action in state.legal()
        assert count < LONGEST
        if count == FIRST and not kontor.compiled():
            return

    assert state.is_over


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
def test_what_a_search_finds_does_not_change_with_what_a_seat_cannot_know(setup: Setup) -> None:
    chance = Random(6)
    looked = 0
    for state, seat, _ in known_steps(setup, "trader", seed=9):
        if chance.random() < 0.1 and default_action(Perspective(state, seat, 1)) < 0:
            found = findings(Perspective(state, seat, 1), Clock(FOREVER), 6)
            twin = state.guess(seat, chance.randrange(10_000))
            other = twin.guess(seat, chance.randrange(10_000))
            assert findings(Perspective(twin, seat, 1), Clock(FOREVER), 6) == found
            assert findings(Perspective(other, seat, 1), Clock(FOREVER), 6) == found
            looked += 1
            if looked == 3 and not kontor.compiled():
                return

    assert looked > 10


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", QUICK)
def test_a_choice_does_not_change_with_what_a_seat_cannot_know(level: str, setup: Setup) -> None:
    chance = Random(5)
    looked = 0
    for state, seat, action in known_steps(setup, level, seed=9):
        if chance.random() < 0.15:
            twin = state.guess(seat, chance.randrange(10_000))
            other = twin.guess(seat, chance.randrange(10_000))
            assert players.choose(level, twin, seat, 9) == action
            assert players.choose(level, other, seat, 9) == action
            looked += 1

    assert looked > 20


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", QUICK)
def test_the_same_seed_gives_the_same_game(level: str, setup: Setup) -> None:
    played = [action for _, _, action in known_steps(setup, level, seed=9)]

    again = [action for _, _, action in steps(setup, level, seed=9)]

    assert played == again


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
def test_another_seed_gives_other_choices(setup: Setup) -> None:
    changed = 0
    for state, seat, action in known_steps(setup, "deckhand", seed=9):
        changed += players.choose("deckhand", state, seat, 2) != action

    assert changed > 10


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", [*QUICK, *SEARCHING])
def test_a_choice_leaves_the_position_alone(level: str, setup: Setup) -> None:
    for number, (state, seat, _) in enumerate(known_steps(setup, "deckhand", seed=9)):
        if number % (25 if level in QUICK else 90) == 0:
            before = state.key()
            players.choose(level, state, seat, 3)
            assert state.key() == before
