"""The final action of Le Havre, played out in every way that could be the best."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.changes import namer
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

    def __init__(self, state: Game, seat: i64) -> None:
        self.seat: Final = seat
        self.appraisal: Final = Appraisal(own_only=True)
        self.name: Final = namer(state.row[:])
        self.known: Final[dict[bytes, float]] = {}

    def answers(self, state: Game, *, is_known: bool) -> list[int]:
        """What can be answered: the default answer first, then the largest amounts."""
        legal = state.legal()
        default = defaults.default_action(state, self.seat, legal)
        if len(self.known) >= MOST and not is_known:
            return [default if default != NO_DEFAULT else max(legal)]
        found = [
            action
            for action in sorted(legal, reverse=True)
            if action not in (default, MORE) and not pruning.is_sale(action)
        ]
        return [default, *found] if default != NO_DEFAULT else found or legal

    def best(self, state: Game) -> float:
        """What comes out at best; the last answer is given on the state itself."""
        if not goes_on(state, self.seat):
            return self.appraisal.worth(state, self.seat)
        name = self.name(state.row)
        if name in self.known:
            return self.known[name]
        answers = self.answers(state, is_known=False)
        self.known[name] = -1e9
        most = -1e9
        last = len(answers) - 1
        for at in range(last):
            after = state.copy()
            after.play(answers[at])
            most = max(most, self.best(after))
            after.release()
        state.play(answers[last])
        most = max(most, self.best(state))
        self.known[name] = most
        return most


def play_out(state: Game, seat: i64, steps: list[int]) -> None:
    """Complete what is open in the best way, in place; the answers join `steps`."""
    if not goes_on(state, seat):
        return
    finale = Finale(state, seat)
    while goes_on(state, seat):
        chosen = NO_DEFAULT
        most = -1e9
        # All that is reached here was looked at before, but for the first, when nothing was.
        for action in finale.answers(state, is_known=True):
            after = state.copy()
            after.play(action)
            found = finale.best(after)
            after.release()
            if found > most:
                most = found
                chosen = action
        state.play(chosen)
        steps.append(chosen)
