"""The final action of Le Havre, played out in every way that could be the best."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.actions import MORE
from kontor.le_havre.game import Game
from kontor.le_havre.layout import D_TURN, DEPTH, F_KIND, F_SEAT
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.le_havre import defaults, pruning
from kontor.players.le_havre.evaluation import Appraisal

MOST: Final = 400  # positions; what is left then is answered by default


def goes_on(state: Game, seat: i64) -> bool:
    """Whether a seat is still in the middle of what it does."""
    return state.row[DEPTH] > 0 and state.field(F_SEAT) == seat and state.field(F_KIND) != D_TURN


@final
class Finale:
    """All ways to complete one action, each position looked at once."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.appraisal: Final = Appraisal()
        self.known: Final[dict[bytes, float]] = {}

    def answers(self, state: Game) -> list[int]:
        """What can be answered: the default answer first, then the largest amounts."""
        legal = state.legal()
        default = defaults.default_action(state, self.seat, legal)
        if len(self.known) >= MOST and state.key() not in self.known:
            return [default if default != NO_DEFAULT else max(legal)]
        found = [
            action
            for action in sorted(legal, reverse=True)
            if action not in (default, MORE) and not pruning.is_sale(action)
        ]
        return [default, *found] if default != NO_DEFAULT else found or legal

    def best(self, state: Game) -> float:
        """What comes out at best."""
        if not goes_on(state, self.seat):
            return self.appraisal.worth(state, self.seat)
        key = state.key()
        if key in self.known:
            return self.known[key]
        answers = self.answers(state)
        self.known[key] = -1e9
        most = -1e9
        for action in answers:
            after = state.copy()
            after.play(action)
            most = max(most, self.best(after))
        self.known[key] = most
        return most


def play_out(state: Game, seat: i64, steps: list[int]) -> None:
    """Complete what is open in the best way, in place; the answers join `steps`."""
    finale = Finale(seat)
    while goes_on(state, seat):
        chosen = NO_DEFAULT
        most = -1e9
        for action in finale.answers(state):
            after = state.copy()
            after.play(action)
            found = finale.best(after)
            if found > most:
                most = found
                chosen = action
        state.play(chosen)
        steps.append(chosen)
