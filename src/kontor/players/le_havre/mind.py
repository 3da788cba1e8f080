"""The mind for Le Havre."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.actions import END
from kontor.le_havre.flow import hunger
from kontor.le_havre.game import Game
from kontor.le_havre.layout import D_TURN, F_KIND, F_SEAT, LAST, MAINS, ROUND
from kontor.le_havre.payment import food
from kontor.players.le_havre import evaluation, manners
from kontor.players.le_havre.evaluation import actions_left
from kontor.players.le_havre.features import SIZE, fill
from kontor.players.le_havre.judge import UNIT, Judge, Learned, kind_of, time_left
from kontor.players.le_havre.plan import Planner, advance, usual
from kontor.players.mind import NO_HABIT, Examined, Mind, Option
from kontor.players.network import Network

DOUBT: Final = 0.0  # next to nothing is hidden after the set-up
SHORT: Final = 40


@final
class LeHavre(Mind[Game]):
    """What opponents know of Le Havre."""

    def __init__(self, network: Network | None) -> None:
        super().__init__(UNIT, DOUBT, SHORT)
        self.simple: Final = Planner(Judge())
        self.judge: Final[Judge] = Learned(network) if network is not None else Judge()
        self.planner: Final = Planner(self.judge)

    def decent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return manners.decent(state, seat, legal)

    def prudent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        """Without enough for the coming meal a main action should bring some."""
        kept = self.decent(state, seat, legal)
        if state.field(F_KIND) != D_TURN or state.row[MAINS] == 0 or state.row[LAST] == 1:
            return kept
        if hunger(state, seat) <= food(state, seat):
            return kept
        return [action for action in kept if self.feeds(state, seat, action)] or kept

    def feeds(self, state: Game, seat: int, action: int) -> bool:
        """Whether a main action brings more than a single food for the coming meal."""
        after = state.copy()
        self.simple.outcome(after, seat, action, thinks=False)
        if after.row[ROUND] != state.row[ROUND]:
            return False
        before = food(state, seat) - hunger(state, seat)
        return food(after, seat) - hunger(after, seat) > before + 1

    def habit(self, state: Game, seat: int, legal: list[int]) -> int:
        return usual(state, seat, legal)

    def rate(self, state: Game, seat: int, action: int) -> float:
        if action == END:
            return evaluation.worth(state, seat)  # nothing is played on: what comes is not known
        return self.simple.outcome(state.copy(), seat, action, thinks=True)

    def followed(self, state: Game, action: int) -> Game:
        seat = state.field(F_SEAT)
        after = state.copy()
        after.play(action)
        self.planner.finish(after, seat, thinks=True)
        advance(after)
        return after

    def options(self, state: Game) -> list[Option[Game]]:
        seat = state.field(F_SEAT)
        legal = state.legal()
        known = usual(state, seat, legal)
        actions = [known] if known != NO_HABIT else manners.sensible(state, seat, legal)
        found: list[Option[Game]] = []
        for action in actions:
            after = self.followed(state, action)
            found.append(Option(action, after, self.judge.worth(after, seat)))
        return found

    def asked(self) -> int:
        return self.judge.asked

    def share(self, state: Game) -> float:
        return 0.75 if state.field(F_KIND) == D_TURN and state.row[MAINS] > 0 else 0.05

    def is_prelude(self, state: Game, action: int) -> bool:
        """A purchase before the main action."""
        return state.row[MAINS] > 0 and manners.is_purchase(action)

    def examined(self, state: Game, seat: int) -> Examined:
        x = vec[float]([0.0] * SIZE)
        fill(state, seat, x)
        features = [x[at] for at in range(i64(SIZE))]
        base, judged = evaluation.worth(state, seat), self.judge.worth(state, seat)
        return Examined(features, base, judged, int(kind_of(state)), time_left(state, seat))

    def step(self, state: Game, option: Option[Game]) -> Game:  # noqa: ARG002
        return option.state  # next to nothing is hidden

    def judged_for(self, state: Game, seat: int) -> float:
        return self.judge.worth(state, seat)

    def spread(self, state: Game) -> float:
        return 2.0 if state.row[LAST] == 1 else 2.5 + 4.0 * sqrt(actions_left(state, 0))


def make(network: Network | None) -> LeHavre:
    """The mind for this game, with what was learned or without."""
    return LeHavre(network)
