"""What players know of Le Havre."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.actions import END
from kontor.le_havre.flow import hunger
from kontor.le_havre.game import Game
from kontor.le_havre.goods import CATTLE, FISH, GOODS, OFFERS
from kontor.le_havre.layout import (
    D_TURN,
    DEPTH,
    F_KIND,
    F_SEAT,
    LAST,
    MAINS,
    OFFER,
    ROUND,
    TAKEN,
    WORKER,
)
from kontor.le_havre.payment import food
from kontor.players.knowledge import Knowledge, TrainingPosition
from kontor.players.le_havre import pruning
from kontor.players.le_havre.evaluation import actions_left
from kontor.players.le_havre.features import SIZE
from kontor.players.le_havre.judge import LeHavreJudge
from kontor.players.le_havre.plan import Planner, advance, default_before_last
from kontor.players.network import Network

GUESSES_PER_SECOND: Final = 0.0  # next to nothing is hidden after the set-up
SHORT_NODES: Final = 40


@final
class LeHavreKnowledge(Knowledge[Game]):
    """What players know of Le Havre."""

    def __init__(self, network: Network | None) -> None:
        super().__init__(SIZE, GUESSES_PER_SECOND, SHORT_NODES)
        self.simple: Final = Planner(LeHavreJudge(None, own_only=True))
        self.judge: Final = LeHavreJudge(network)
        self.planner: Final = Planner(self.judge)

    def harmless_actions(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return pruning.harmless_actions(state, seat, legal)

    def actions_to_search(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return pruning.actions_to_search(state, seat, legal)

    def cautious_actions(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        """Without enough for the coming meal a main action should bring some."""
        kept = self.harmless_actions(state, seat, legal)
        if state.field(F_KIND) != D_TURN or state.row[MAINS] == 0 or state.row[LAST] == 1:
            return kept
        if hunger(state, seat) <= food(state, seat):
            return kept
        return [action for action in kept if self.feeds(state, seat, action)] or kept

    def feeds(self, state: Game, seat: int, action: int) -> bool:
        """Whether a main action brings more than a single food for the coming meal."""
        after = state.copy()
        self.simple.outcome(after, seat, action, thinks=False)
        after.release()
        if after.row[ROUND] != state.row[ROUND]:
            return False
        before = food(state, seat) - hunger(state, seat)
        return food(after, seat) - hunger(after, seat) > before + 1

    def default_action(self, state: Game, seat: int, legal: list[int]) -> int:
        return default_before_last(state, seat, legal)

    def rate(self, state: Game, seat: int, action: int) -> float:
        if action == END:
            return self.simple.judge.evaluate(state, seat)  # what comes is not known
        return self.simple.outcome_of(state, seat, action, thinks=True)

    def follow(self, state: Game, action: int, steps: list[int] | None = None) -> Game:
        given: list[int] = [] if steps is None else steps
        seat = state.field(F_SEAT)
        after = state.copy()
        after.play(action)
        given.append(action)
        self.planner.finish(after, seat, given, thinks=True)
        advance(after, given)
        return after

    def let_go(self, state: Game) -> None:
        state.release()

    def outcome_key(self, state: Game) -> bytes:
        """After the final action goods count only where a building counts them (LH-13)."""
        is_after = state.row[LAST] == 1 and state.row[MAINS] == 0 and state.row[DEPTH] > 0
        if not is_after or state.field(F_KIND) != D_TURN:
            return state.key()
        after = state.copy()
        seat = after.field(F_SEAT)
        cattle, tokens = after.has(seat, CATTLE), after.tokens(seat)
        for good in range(i64(GOODS)):
            after.put(seat, good, 0)
        after.put(seat, CATTLE, cattle)
        after.put(seat, FISH, tokens)  # as if all were fish
        after.put(seat, WORKER, -1)
        for at in range(i64(TAKEN), i64(OFFER + OFFERS)):
            after.row[at] = 0
        return after.key()

    def positions_judged(self) -> int:
        return self.judge.positions_judged

    def time_share(self, state: Game) -> float:
        return 0.75 if state.field(F_KIND) == D_TURN and state.row[MAINS] > 0 else 0.05

    def is_prelude(self, state: Game, action: int) -> bool:
        """A purchase before the main action."""
        return state.row[MAINS] > 0 and pruning.is_purchase(action)

    def training_position(self, state: Game, seat: int) -> TrainingPosition:
        return self.judge.training_position(state, seat)

    def worth(self, state: Game, seat: int) -> float:
        return self.judge.worth(state, seat)

    def spread(self, state: Game) -> float:
        return 2.0 if state.row[LAST] == 1 else 2.5 + 4.0 * sqrt(actions_left(state, 0))


def create(network: Network | None) -> LeHavreKnowledge:
    """Knowledge of this game, with what was learned or without."""
    return LeHavreKnowledge(network)
