"""Complete search of a seat's last move: every way to the end of the game, each position once."""

from collections.abc import Hashable, Iterator
from itertools import islice

from kontor.core.contract import State
from kontor.learn.task import Move
from kontor.players.games import knowledge_of

MOST = 50_000  # positions; what has more is not proven
MOST_WAYS = 60  # moves that count; who may do it in more ways has no puzzle


class Unproven(Exception):
    """What others still decide matters, or there is too much to look at."""


class Proof:
    """The final points of one seat in every position that it can reach, whatever others do."""

    def __init__(self, state: State, most: int = MOST) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.most = most
        self.key = knowledge_of(state.game).outcome_key
        self.known: dict[Hashable, int] = {}
        self.points = self.best(state)

    def best(self, state: State) -> int:
        """The most points that the seat can end with."""
        if state.is_over:
            return state.scores()[self.seat]
        key = self.key(state)
        if key not in self.known:
            if len(self.known) >= self.most:
                raise Unproven
            found = {self.best(after) for _, after in ways(state)}
            if state.seat != self.seat and len(found) > 1:
                raise Unproven
            self.known[key] = max(found)
        return self.known[key]

    def losses(self) -> dict[str, int]:
        """What each first action loses, even when all that follows is right."""
        return {
            self.state.text(action): self.points - self.best(after)
            for action, after in ways(self.state)
        }

    def moves(self) -> list[Move]:
        """Every way to the most points, up to where they are reached; none if there are many."""
        found = list(islice(self._moves(self.state, ()), MOST_WAYS + 1))
        if len(found) > MOST_WAYS:
            return []
        return sorted(found, key=lambda move: (len(move), move))

    def _moves(self, state: State, before: Move) -> Iterator[Move]:
        is_done = before and state.begins and state.scores()[self.seat] == self.points
        if is_done or state.is_over or state.seat != self.seat:
            yield before
            return
        for action, after in ways(state):
            if self.best(after) == self.points:
                yield from self._moves(after, (*before, state.text(action)))


def ways(state: State) -> Iterator[tuple[int, State]]:
    """All actions, and where they lead."""
    for action in state.legal():
        after = state.copy()
        after.play(action)
        yield action, after
