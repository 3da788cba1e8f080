"""Plays decisions on to their end: payments by default, the rest by comparing or at first sight."""

from typing import Final, final

from mypy_extensions import i64

from kontor.le_havre.actions import END
from kontor.le_havre.game import Game
from kontor.le_havre.layout import D_TURN, DEPTH, F_KIND, F_SEAT, LAST
from kontor.players.knowledge import NO_DEFAULT
from kontor.players.le_havre import defaults, pruning
from kontor.players.le_havre.finale import goes_on, play_out
from kontor.players.le_havre.judge import LeHavreJudge

LONGEST: Final = 80  # answers that are followed after an action


@final
class Planner:
    """Completes what was begun, as one judge sees it."""

    def __init__(self, judge: LeHavreJudge) -> None:
        self.judge: Final = judge

    def outcome(self, state: Game, seat: i64, action: int, *, thinks: bool) -> float:
        """What an action is worth when its decision is completed; plays on the given state."""
        state.play(action)
        self.finish(state, seat, [], thinks=thinks)
        return self.judge.worth(state, seat)

    def outcome_of(self, state: Game, seat: i64, action: int, *, thinks: bool) -> float:
        """The same without touching the given state."""
        after = state.copy()
        found = self.outcome(after, seat, action, thinks=thinks)
        after.release()
        return found

    def finish(self, state: Game, seat: i64, steps: list[int], *, thinks: bool) -> None:
        """Complete what is open, in place; the answers join `steps`."""
        if thinks and state.row[LAST] == 1:
            play_out(state, seat, steps)
        for _ in range(LONGEST):
            if not goes_on(state, seat):
                break
            legal = state.legal()
            action = defaults.default_action(state, seat, legal)
            if action == NO_DEFAULT and thinks:
                action = self.best_answer(state, seat, legal)
            if action == NO_DEFAULT:
                action = defaults.quick_action(state, pruning.harmless_actions(state, seat, legal))
            state.play(action)
            steps.append(action)

    def best_answer(self, state: Game, seat: i64, legal: list[int]) -> int:
        """The answer that comes out best when all later ones are given at first sight."""
        decent = pruning.harmless_actions(state, seat, legal)
        if len(decent) == 1:
            return decent[0]
        best = NO_DEFAULT
        most = -1e9
        for action in decent:
            found = self.outcome_of(state, seat, action, thinks=False)
            if found > most:
                most = found
                best = action
        return best


def default_before_last(state: Game, seat: i64, legal: list[int]) -> int:
    """The default of a seat; the final action is thought over to the last payment."""
    return NO_DEFAULT if state.row[LAST] == 1 else defaults.default_action(state, seat, legal)


def advance(state: Game, steps: list[int]) -> None:
    """Go on to the next decision that needs thought, whoever's it is, or to the end.

    The answers join `steps`.
    """
    while state.row[DEPTH] > 0:
        legal = state.legal()
        seat = state.field(F_SEAT)
        action = default_before_last(state, seat, legal)
        if action == NO_DEFAULT:
            if state.field(F_KIND) != D_TURN or END not in legal:
                return
            if len(pruning.harmless_actions(state, seat, legal)) > 1:
                return
            action = END
        state.play(action)
        steps.append(action)
