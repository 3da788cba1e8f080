"""What players know of Craftsmen."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from kontor.craftsmen.actions import AUCTION, EXCHANGE, LOOK, PASS
from kontor.craftsmen.flow import answer
from kontor.craftsmen.game import Game
from kontor.craftsmen.layout import (
    D_BANK,
    D_CRAFT,
    D_EXCHANGE,
    D_FEE,
    D_NOTARY,
    D_PUT,
    D_SALE,
    D_SEND,
    D_SHIP,
    D_TOWN_HALL,
    D_TRADE,
    DEPTH,
    F_KIND,
    F_SEAT,
    HELPERS,
    PASSED,
    SEND_HELPERS,
    STAGE,
)
from kontor.players.craftsmen import defaults, pruning
from kontor.players.craftsmen.features import SIZE
from kontor.players.craftsmen.judge import CraftsmenJudge
from kontor.players.craftsmen.plan import Planner
from kontor.players.craftsmen.seasons import seasons_left
from kontor.players.craftsmen.weights import WEIGHTS
from kontor.players.knowledge import NO_DEFAULT, Knowledge, TrainingPosition
from kontor.players.network import Network

GUESSES_PER_SECOND: Final = 4.0  # hands and the order of all piles are hidden
SHORT_NODES: Final = 6  # more would be close to what a magnate finds
MINOR: Final = (D_BANK, D_CRAFT, D_FEE, D_PUT, D_SHIP, D_SALE, D_TOWN_HALL, D_TRADE)


@final
class CraftsmenKnowledge(Knowledge[Game]):
    """What players know of Craftsmen."""

    def __init__(self, network: Network | None) -> None:
        super().__init__(SIZE, GUESSES_PER_SECOND, SHORT_NODES)
        self.simple: Final = Planner(CraftsmenJudge(None))
        self.judge: Final = CraftsmenJudge(network)

    def harmless_actions(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return pruning.harmless_actions(state, seat, legal)

    def actions_to_search(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return pruning.actions_to_search(state, seat, legal)

    def default_action(self, state: Game, seat: int, legal: list[int]) -> int:
        return defaults.default_action(state, seat, legal)

    def spread(self, state: Game) -> float:
        return 1.0 + 7.5 * sqrt(seasons_left(state))

    # -- one look ahead --------------------------------------------------------------------------

    def rate(self, state: Game, seat: int, action: int) -> float:
        kind = state.field(F_KIND)
        if kind == D_NOTARY and (action >= AUCTION or LOOK <= action < LOOK + 3):
            return self.simple.judge.evaluate(state, seat) - WEIGHTS.unsure
        after = state.copy()
        if kind == D_SEND:
            found = self.rate_helper(after, seat, action)
        else:
            found = self.simple.outcome(after, seat, action, thinks=True)
        after.release()
        return found - WEIGHTS.unsure if kind == D_EXCHANGE and action >= EXCHANGE else found

    def rate_helper(self, state: Game, seat: int, action: int) -> float:
        """Imagine the season with this helper, or without any further one."""
        answer(state, action)
        left = int(state.of(seat, HELPERS))
        if action == PASS:
            self.simple.season(state, seat)
            return self.simple.judge.evaluate(state, seat) + (1.0 if left > 0 else 0.0)
        self.simple.finish(state, seat, thinks=False)
        left = int(state.of(seat, HELPERS))
        self.simple.season(state, seat)
        return self.simple.judge.evaluate(state, seat) + WEIGHTS.helper * left

    # -- search ----------------------------------------------------------------------------------

    def imagine_season(self, state: Game, seat: int) -> Game:
        """The end of the season, as it would be if only this seat's helpers acted."""
        after = state.copy()
        self.simple.season(after, seat)
        return after

    def worth(self, state: Game, seat: int) -> float:
        after = self.imagine_season(state, seat)
        found = self.judge.worth(after, seat) + yet_to_send(state, seat)
        after.release()
        return found

    def training_position(self, state: Game, seat: int) -> TrainingPosition:
        more = yet_to_send(state, seat)
        end = self.judge.training_position(self.imagine_season(state, seat), seat)
        return end._replace(base=end.base + more, judged=end.judged + more)

    def follow(self, state: Game, action: int, steps: list[int] | None = None) -> Game:
        given: list[int] = [] if steps is None else steps
        after = state.copy()
        after.play(action)
        given.append(action)
        self.advance(after, given)
        return after

    def advance(self, state: Game, steps: list[int]) -> None:
        """Go on to the next decision that needs thought, whoever's it is, or to the end.

        The answers join `steps`.
        """
        while state.row[DEPTH] > 0:
            legal = state.legal()
            seat = state.field(F_SEAT)
            action = defaults.default_action(state, seat, legal)
            if action == NO_DEFAULT and state.field(F_KIND) in MINOR:
                action = self.simple.best_answer(state, seat, legal)
            if action == NO_DEFAULT:
                return
            state.play(action)
            steps.append(action)

    def let_go(self, state: Game) -> None:
        state.release()

    def positions_judged(self) -> int:
        return self.judge.positions_judged

    def time_share(self, state: Game) -> float:
        kind = state.field(F_KIND)
        if kind == D_SEND:
            return 0.75
        return 0.05 if kind in MINOR else 0.25  # there are some twenty minor ones in a season


def yet_to_send(state: Game, seat: i64) -> float:
    """What helpers at home are worth while they can still be sent."""
    left = state.of(seat, HELPERS)
    if state.row[STAGE] != SEND_HELPERS:
        return 0.0
    if state.row[PASSED] >> seat & 1:
        return 1.0 if left > 0 else 0.0
    return WEIGHTS.helper * float(left)


def create(network: Network | None) -> CraftsmenKnowledge:
    """Knowledge of this game, with what was learned or without."""
    return CraftsmenKnowledge(network)
