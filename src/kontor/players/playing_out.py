"""Games played on to their end as the judge likes it, with a little chance."""

from math import exp
from typing import Final

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.players.knowledge import Candidate, Knowledge

FINE: Final = 1 << 20


def play_out(knowledge: Knowledge[State], state: State, heat: float, chance: Chance) -> State:
    """The end of a game in which everybody takes what looks best, or nearly so."""
    while state.seat is not None:
        guess = state.guess(state.seat, int(chance.below(FINE)))
        drawn = draw_candidate(knowledge.candidates(guess), heat, chance)
        state = knowledge.follow(state, drawn.action)
    return state


def draw_candidate(candidates: list[Candidate], heat: float, chance: Chance) -> Candidate:
    """A candidate: the best, or by chance one that is little worse."""
    best = max(candidates, key=lambda candidate: candidate.worth)
    if heat <= 0:
        return best
    weights = [exp(max((candidate.worth - best.worth) / heat, -30.0)) for candidate in candidates]
    left = sum(weights) * int(chance.below(FINE)) / FINE
    for candidate, weight in zip(candidates, weights, strict=True):
        left -= weight
        if left < 0:
            return candidate
    return best
