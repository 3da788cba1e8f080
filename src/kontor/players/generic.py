"""Knowledge of any game that keeps the contract, for one that brings none of its own."""

from typing import Final, final

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.players.knowledge import NO_DEFAULT, Knowledge, TrainingPosition

GUESSES_PER_SECOND: Final = 1.0  # nobody has said how much is hidden
SHORT_NODES: Final = 20
TIME_SHARE: Final = 0.25  # a turn may well have several decisions
LEAST_SPREAD: Final = 1.0  # points


@final
class GenericKnowledge(Knowledge[State]):
    """Every legal action is worth a look, and a position is worth the points it has now."""

    def __init__(self) -> None:
        super().__init__(0, GUESSES_PER_SECOND, SHORT_NODES)
        self._judged = 0

    def harmless_actions(self, state: State, seat: int, legal: list[int]) -> list[int]:  # noqa: ARG002
        return legal

    def actions_to_search(self, state: State, seat: int, legal: list[int]) -> list[int]:  # noqa: ARG002
        return legal

    def default_action(self, state: State, seat: int, legal: list[int]) -> int:  # noqa: ARG002
        return NO_DEFAULT

    def rate(self, state: State, seat: int, action: int) -> float:
        """By how much the seat is ahead of the best other after the action."""
        scores = self.follow(state, action).scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        return float(scores[seat] - max(others, default=0))

    def worth(self, state: State, seat: int) -> float:
        """The points of the seat; who searches takes off by itself what the others have."""
        self._judged += 1
        return float(state.scores()[seat])

    def spread(self, state: State) -> float:
        """Nobody has measured it: half of the highest score may still come or go."""
        return max(LEAST_SPREAD, max(abs(score) for score in state.scores()) / 2)

    def follow(self, state: State, action: int, steps: list[int] | None = None) -> State:
        after = state.copy()
        after.play(action)
        if steps is not None:
            steps.append(action)
        return after

    def time_share(self, state: State) -> float:  # noqa: ARG002
        return TIME_SHARE

    def positions_judged(self) -> int:
        return self._judged

    def training_position(self, state: State, seat: int) -> TrainingPosition:  # noqa: ARG002
        raise BadInput("this game has no network to train")
