"""Who learns what from an action, told by guesses alone, whatever the game.

`reveals`: did hidden things come to light? `is_hidden_from`: can a seat tell what was chosen?
Both are explained in docs/decisions/0009-server.md.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from kontor.core.contract import State, caption_of
from kontor.core.table import Entry
from kontor.server.changes import changes, differing

GUESSES = 6


def played(state: State, entry: Entry) -> State:
    """A copy of the position after an action."""
    after = state.copy()
    if entry.out_of_turn:
        after.play_for(entry.seat, entry.action)
    else:
        after.play(entry.action)
    return after


def is_legal(state: State, entry: Entry) -> bool:
    """Whether the same action could be played in another position."""
    if entry.out_of_turn:
        return entry.action in state.legal_for(entry.seat)
    return state.seat == entry.seat and entry.action in state.legal()


class Step(NamedTuple):
    """An action of the past with the positions around it, and how seats saw them."""

    before: State
    after: State
    entry: Entry
    seen: Callable[[int], tuple[Any, Any]]


def reveals(step: Step, people: Iterable[int]) -> bool:
    """Whether an action brought out what its seat, or a person, could not have foreseen."""
    people = list(people)
    if step.entry.seat in people:
        return _unforeseen(step, people)
    return any(_surprised(step, seat) for seat in people)


def _unforeseen(step: Step, people: list[int]) -> bool:
    """A person acted: could they know what everybody now sees?"""
    own = changes(*step.seen(step.entry.seat))
    # Who sees only what the actor sees learns nothing that the actor could not foresee.
    watched = [seat for seat in people if any(x not in own for x in changes(*step.seen(seat)))]
    for seed in range(GUESSES):
        guess = step.before.guess(step.entry.seat, seed)
        outcome = played(guess, step.entry)
        for seat in (step.entry.seat, *watched):
            old, new = step.seen(seat)
            apart = differing(new, outcome.view(seat))
            if apart and not apart <= differing(old, guess.view(seat)):
                return True
    return False


def _surprised(step: Step, seat: int) -> bool:
    """An opponent acted: does this person now see what they could not know?"""
    _, seen = step.seen(seat)
    for seed in range(GUESSES):
        guess = step.before.guess(seat, seed)
        if not is_legal(guess, step.entry) or played(guess, step.entry).view(seat) != seen:
            return True
    return False


def is_hidden_from(before: State, after: State, entry: Entry, seat: int | None) -> bool:
    """Whether this seat cannot tell the action from another that led elsewhere.

    Two ways to the same position hide nothing: whoever is told which one was taken knows the same.
    """
    legal = before.legal_for(entry.seat) if entry.out_of_turn else before.legal()
    others = [action for action in legal if action != entry.action]
    outcomes = (played(before, entry._replace(action=action)) for action in others)
    # First what everybody knows and costs little to ask.
    alike = [other for other in outcomes if other.seat == after.seat]
    if alike:
        scores, caption = after.scores(), caption_of(after)
        alike = [
            other for other in alike if caption_of(other) == caption and other.scores() == scores
        ]
    key = after.key()
    alike = [other for other in alike if other.key() != key]
    return bool(alike) and after.view(seat) in (other.view(seat) for other in alike)
