"""The mind for Craftsmen."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
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
from kontor.players.craftsmen import evaluation, habits, manners
from kontor.players.craftsmen.evaluation import seasons_left
from kontor.players.craftsmen.features import SIZE, fill
from kontor.players.craftsmen.judge import UNIT, Judge, Learned
from kontor.players.craftsmen.plan import Planner
from kontor.players.craftsmen.weights import WEIGHTS
from kontor.players.mind import NO_HABIT, Examined, Mind, Option
from kontor.players.network import Network

DOUBT: Final = 4.0  # hands and the order of all piles are hidden
SHORT: Final = 6  # more would be close to what a magnate finds
MINOR: Final = (D_BANK, D_CRAFT, D_FEE, D_PUT, D_SHIP, D_SALE, D_TOWN_HALL, D_TRADE)


@final
class Craftsmen(Mind[Game]):
    """What opponents know of Craftsmen."""

    def __init__(self, network: Network | None) -> None:
        super().__init__(UNIT, DOUBT, SHORT)
        self.simple: Final = Planner(Judge())
        self.judge: Final[Judge] = Learned(network) if network is not None else Judge()

    def decent(self, state: Game, seat: int, legal: list[int]) -> list[int]:
        return manners.decent(state, seat, legal)

    def habit(self, state: Game, seat: int, legal: list[int]) -> int:
        return habits.habit(state, seat, legal)

    def spread(self, state: Game) -> float:
        return 1.0 + 7.5 * sqrt(seasons_left(state))

    # -- one look ahead --------------------------------------------------------------------------

    def rate(self, state: Game, seat: int, action: int) -> float:
        kind = state.field(F_KIND)
        after = state.copy()
        if kind == D_SEND:
            return self.rate_helper(after, seat, action)
        if kind == D_NOTARY and (action >= AUCTION or LOOK <= action < LOOK + 3):
            return evaluation.worth(state, seat) - WEIGHTS.unsure
        found = self.simple.outcome(after, seat, action, thinks=True)
        return found - WEIGHTS.unsure if kind == D_EXCHANGE and action >= EXCHANGE else found

    def rate_helper(self, state: Game, seat: int, action: int) -> float:
        """Imagine the season with this helper, or without any further one."""
        answer(state, action)
        left = int(state.of(seat, HELPERS))
        if action == PASS:
            self.simple.season(state, seat)
            return evaluation.worth(state, seat) + (1.0 if left > 0 else 0.0)
        self.simple.finish(state, seat, thinks=False)
        left = int(state.of(seat, HELPERS))
        self.simple.season(state, seat)
        return evaluation.worth(state, seat) + WEIGHTS.helper * left

    # -- search ----------------------------------------------------------------------------------

    def imagined(self, state: Game, seat: int) -> Game:
        """The end of the season, as it would be if only this seat's helpers acted."""
        after = state.copy()
        self.simple.season(after, seat)
        return after

    def judged_for(self, state: Game, seat: int) -> float:
        return self.judge.worth(self.imagined(state, seat), seat) + yet_to_send(state, seat)

    def examined(self, state: Game, seat: int) -> Examined:
        end = self.imagined(state, seat)
        more = yet_to_send(state, seat)
        x = vec[float]([0.0] * SIZE)
        fill(end, seat, x)
        features = [x[at] for at in range(i64(SIZE))]
        base = evaluation.worth(end, seat) + more
        judged = self.judge.worth(end, seat) + more
        return Examined(features, base, judged, int(state.players) - 1, seasons_left(end))

    def followed(self, state: Game, action: int) -> Game:
        after = state.copy()
        after.play(action)
        self.advance(after)
        return after

    def advance(self, state: Game) -> None:
        """Go on to the next decision that needs thought, whoever's it is, or to the end."""
        while state.row[DEPTH] > 0:
            legal = state.legal()
            seat = state.field(F_SEAT)
            action = habits.habit(state, seat, legal)
            if action == NO_HABIT and state.field(F_KIND) in MINOR:
                action = self.simple.compared(state, seat, legal)
            if action == NO_HABIT:
                return
            state.play(action)

    def options(self, state: Game) -> list[Option[Game]]:
        seat = state.field(F_SEAT)
        legal = state.legal()
        usual = habits.habit(state, seat, legal)
        actions = [usual] if usual != NO_HABIT else manners.sensible(state, seat, legal)
        found: list[Option[Game]] = []
        for action in actions:
            after = self.followed(state, action)
            found.append(Option(action, after, self.judged_for(after, seat)))
        return found

    def step(self, state: Game, option: Option[Game]) -> Game:
        return self.followed(state, option.action)

    def asked(self) -> int:
        return self.judge.asked

    def share(self, state: Game) -> float:
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


def make(network: Network | None) -> Craftsmen:
    """The mind for this game, with what was learned or without."""
    return Craftsmen(network)
