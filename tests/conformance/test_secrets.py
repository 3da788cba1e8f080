"""Secrets, in every game: views, guesses, and that nobody learns from refusals."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from kontor.core.contract import State
from kontor.core.registry import from_position
from tests.conformance.games import (
    EXAMPLES,
    Walk,
    everybody,
    lines,
    random_steps,
    texts,
)

SEEDS = (0, 1, 2, 3, 4)
LINES = 250


def keys(data: object) -> set[str]:
    """All names in a view, at any depth."""
    if isinstance(data, Mapping):
        return {*map(str, data)} | set().union(*map(keys, data.values()))
    if isinstance(data, (list, tuple)):
        return set().union(*map(keys, data))
    return set()


def known_to(state: State, seat: int | None, game: str, at: int) -> dict[str, Any]:
    """Everything that the face of the game tells a seat."""
    told: dict[str, Any] = {
        "view": state.view(seat),
        "caption": state.caption(),
        "seat": state.seat,
        "scores": state.scores(),
        "breakdown": [state.breakdown(each) for each in range(state.players)],
    }
    asked = lines(game, LINES, at)
    if seat is not None and seat == state.seat:
        told["legal"] = texts(state)
        told["messages"] = [state.message(action) for action in state.legal()]
        told["prompt"] = state.prompt()
        told["refusals"] = {line: state.why_not(line) for line in asked}
    elif seat is not None:
        told["legal"] = [state.text(action) for action in state.legal_for(seat)]
        told["refusals"] = {line: state.why_not_for(seat, line) for line in asked[:100]}
    return told


def test_a_view_is_fit_for_json(game: Walk) -> None:
    for state in [*(step.state for step in game.some(2 * EXAMPLES)), game.end]:
        for seat in everybody(state):
            view = state.view(seat)
            assert json.loads(json.dumps(view, allow_nan=False)) == view


def test_a_view_never_contains_the_seed(game: Walk) -> None:
    for state in [*(step.state for step in game.some(2 * EXAMPLES)), game.end]:
        for seat in everybody(state):
            view = state.view(seat)
            assert "seed" not in keys(view)
            assert str(game.setup.seed) not in json.dumps(view)


def test_a_guess_never_changes_what_its_seat_sees(game: Walk) -> None:
    for step in [*game.some(2 * EXAMPLES), *game.rare(5)]:
        state = step.state
        for seat in everybody(state):
            guess = state.guess(seat, len(step.text))

            assert guess.view(seat) == state.view(seat)
            assert guess.seat == state.seat
            if seat == state.seat:
                assert texts(guess) == texts(state)
            if seat is not None:
                assert guess.legal_for(seat) == state.legal_for(seat)


def after(state: State, action: int) -> State:
    """A position after an action."""
    then = state.copy()
    then.play(action)
    return then


def test_an_action_is_told_alike_in_positions_that_look_alike(game: Walk) -> None:
    """Whoever reads a message in the log learns no more from it than from what then is seen.

    Buttons are read before: whoever is to act is told alike whatever follows.
    """
    for step in [*game.some(2 * EXAMPLES), *game.rare(5)]:
        state = step.state
        for seat in everybody(state):
            guess = state.guess(seat, len(step.text))
            for action in state.legal():
                # Cards that are chosen one by one are shown with the last one alone; where the same
                # action is not the last, what is told of it does not name it.
                if state.hides(action, seat) or guess.hides(action, seat):
                    continue
                if guess.message(action) != state.message(action):
                    assert seat != state.seat, step.text
                    assert after(guess, action).view(seat) != after(state, action).view(seat)


def test_a_guess_leaves_the_true_position_alone_and_is_fixed_by_its_seed(game: Walk) -> None:
    for state in (step.state for step in game.some(EXAMPLES)):
        key = state.key()
        for seat in everybody(state):
            assert state.guess(seat, 5) == state.guess(seat, 5)
        assert state.key() == key


def test_a_guess_is_a_whole_position(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES // 2)):
        for seat in everybody(step.state):
            guess = step.state.guess(seat, at)
            assert from_position(guess.position()) == guess
            list(random_steps(guess, Random(at), 60))
            assert guess.is_over or guess.legal()


def test_a_guess_does_not_carry_the_seed_of_the_true_deal(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES // 2)):
        for seat in everybody(step.state):
            guess = step.state.guess(seat, at)
            assert str(game.setup.seed) not in json.dumps(guess.position())


def test_a_guess_at_a_guess_shows_its_seat_the_same(game: Walk) -> None:
    for state in (step.state for step in game.some(EXAMPLES // 2)):
        for seat in everybody(state):
            assert state.guess(seat, 1).guess(seat, 2).view(seat) == state.view(seat)


def test_a_guess_depends_on_nothing_that_its_seat_may_not_know(game: Walk) -> None:
    for at, step in enumerate([*game.some(2 * EXAMPLES), *game.rare(5)]):
        state = step.state
        for seat in everybody(state):
            twin = state.guess(seat, at)

            assert [twin.guess(seat, seed) for seed in SEEDS[:3]] == [
                state.guess(seat, seed) for seed in SEEDS[:3]
            ]


def test_nobody_can_tell_apart_what_only_differs_in_secrets(game: Walk) -> None:
    chance = Random(game.setup.seed)
    for at, step in enumerate([*game.some(EXAMPLES // 6), *game.rare(2)]):
        state = step.state
        for seat in {state.seat, chance.choice(everybody(state))}:
            truth = known_to(state, seat, game.setup.game, at)
            for seed in SEEDS[: 2 if seat != state.seat else None]:
                guess = state.guess(seat, seed)
                assert known_to(guess, seat, game.setup.game, at) == truth
