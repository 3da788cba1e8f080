"""What comes to light, in every game: nothing is missed, and little is called news that is none.

The rules say who learns what from an action. Here many guesses are the judge: what differs between
positions that a seat could not tell apart has come to light.
"""

import os
from collections import Counter
from random import Random

from kontor.core.contract import State
from tests.conformance.games import EXAMPLES, Step, Walk, everybody, play

GUESSES = int(os.environ.get("KONTOR_GUESSES", "12"))


def after(state: State, step: Step) -> State:
    end = state.copy()
    play(end, step)
    return end


def is_possible(state: State, step: Step) -> bool:
    if step.out_of_turn:
        return step.action in state.legal_for(step.seat)
    return state.seat == step.seat and step.action in state.legal()


def learns(step: Step, seat: int) -> bool:
    """Whether a seat sees, or reads in the log, what it could not have told before."""
    seen = after(step.state, step).view(seat)
    is_told = step.out_of_turn or not step.state.hides(step.action, seat)
    for seed in range(GUESSES):
        guess = step.state.guess(seat, seed)
        if not is_possible(guess, step):
            if is_told:
                return True
        elif after(guess, step).view(seat) != seen:
            return True
    return False


def chosen(game: Walk) -> list[Step]:
    return [*game.some(2 * EXAMPLES), *game.rare(8)]


def test_nothing_comes_to_light_unnoticed(game: Walk) -> None:
    count: Counter[tuple[bool, bool]] = Counter()
    for step in chosen(game):
        news = step.state.news(step.seat, step.action)
        for seat in range(step.state.players):
            seen = news.unforeseen if seat == step.seat else news.unforeseen | news.shared
            is_news, is_learned = bool(seen >> seat & 1), learns(step, seat)
            count[is_news, is_learned] += 1
            assert is_news or not is_learned, f"{seat} learns from {step.text!r} of {step.seat}"

    assert count[True, False] <= 0.15 * count.total() + 4  # what is no news can be taken back


def test_asking_for_news_leaves_the_position_alone(game: Walk) -> None:
    for step in game.some(EXAMPLES):
        key = step.state.key()

        step.state.news(step.seat, step.action)

        assert step.state.key() == key


def test_what_is_news_and_what_is_hidden_tells_nothing_itself(game: Walk) -> None:
    chance = Random(game.setup.seed)
    for at, step in enumerate(chosen(game)):
        state = step.state
        seat = chance.choice([each for each in everybody(state) if each != step.seat] or [None])
        twin = state.guess(seat, at)
        if not is_possible(twin, step):
            continue
        if after(twin, step).view(seat) != after(state, step).view(seat):
            continue  # the seat can tell them apart by now

        one, other = (each.news(step.seat, step.action) for each in (twin, state))

        assert (one.shared, one.unforeseen) == (other.shared, other.unforeseen)
        if not step.out_of_turn:
            assert twin.hides(step.action, seat) == state.hides(step.action, seat)


def test_nothing_is_hidden_from_the_one_who_acts(game: Walk) -> None:
    for step in chosen(game):
        if not step.out_of_turn:
            assert not step.state.hides(step.action, step.seat)
