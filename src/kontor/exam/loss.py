"""Points lost per decision: some decisions of each game, searched with a fixed number of nodes.

Nothing here looks at the clock, so that the same games give the same figures on any machine.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from kontor.arena.result import Result
from kontor.arena.shares import Z
from kontor.core.contract import State
from kontor.learn.verdict import Effort, search
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.perspective import Perspective
from kontor.players.thinking import default_action


class Look(NamedTuple):
    """One decision that was searched: what was done, what is best, and how much that costs."""

    seed: int
    decision: int  # of the game
    text: str
    best: str
    lost: float


@dataclass(frozen=True)
class Loss:
    """What some decisions cost on average."""

    looks: list[Look]

    @property
    def mean(self) -> float:
        """Points lost per decision."""
        return fmean(each.lost for each in self.looks) if self.looks else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval."""
        if len(self.looks) < 2:
            return 0.0
        return Z * stdev(each.lost for each in self.looks) / sqrt(len(self.looks))

    def data(self) -> dict[str, Any]:
        """The same as plain data, the costliest decisions first."""
        worst = sorted(self.looks, key=lambda each: -each.lost)[:5]
        return {
            "decisions": len(self.looks),
            "per_decision": round(self.mean, 2),
            "error": round(self.error, 2),
            "costliest": [{**each._asdict(), "lost": round(each.lost, 2)} for each in worst],
        }


def loss(results: Iterable[Result], name: str, looks: int, effort: Effort) -> Iterator[Look]:
    """Some decisions of a name, drawn by the seeds of the games."""
    for result in results:
        where = [at for at, _ in _decisions(result, name)]
        chance = Random(f"{result.job.seed} {result.job.seats.index(name)}")
        wanted = set(chance.sample(where, min(looks, len(where))))
        for at, state in _decisions(result, name):
            if at in wanted:
                action = result.actions[at]
                best, lost = points_lost(state, action, effort)
                yield Look(result.job.seed, at + 1, state.text(action), state.text(best), lost)


def _decisions(result: Result, name: str) -> Iterator[tuple[int, State]]:
    """The decisions of a name that begin something and need thought, with their positions."""
    state = result.job.setup.open(result.job.seed)
    for at, action in enumerate(result.actions):
        seat = state.seat
        assert seat is not None
        if result.job.seats[seat] == name and state.begins and _needs_thought(state, seat):
            yield at, state
        state.play(action)


def _needs_thought(state: State, seat: int) -> bool:
    return len(state.legal()) > 1 and default_action(Perspective(state, seat, 0)) == NO_DEFAULT


def points_lost(state: State, action: int, effort: Effort) -> tuple[int, float]:
    """The best action of the seat to decide, and how many points another one loses against it.

    What looks sensible is searched; anything else is judged by where it leads at once.
    """
    seat = state.seat
    assert seat is not None
    found = search(state, effort)
    best, worths = found[0], {each.action: each.worth for each in found}
    if action in worths:
        return best.action, max(best.worth - worths[action], 0.0)
    perspective = Perspective(state, seat, effort.seed)
    guess, knowledge = perspective.guess(), perspective.knowledge
    top = knowledge.worth(knowledge.follow(guess, best.action), seat)
    return best.action, max(top - knowledge.worth(knowledge.follow(guess, action), seat), 0.0)
