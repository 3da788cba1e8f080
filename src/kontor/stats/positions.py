"""The positions of a finished game as learning wants them: what a seat's position looked like.

Those after a move are written down, for whoever has moved; what comes of them says the result.
"""

from kontor.arena.result import Result
from kontor.core.contract import State
from kontor.players.games import knowledge_of
from kontor.players.knowledge import TrainingPosition
from kontor.stats.annals import replay


def positions(result: Result) -> list[list[TrainingPosition]]:
    """For each seat, its positions right after its own moves, in the order of the game."""
    knowledge = knowledge_of(result.job.setup.game)
    found: list[list[TrainingPosition]] = [[] for _ in result.job.seats]
    if knowledge.feature_count == 0:
        return found
    moved: list[int] = []

    def notice(state: State, _action: int) -> None:
        seat = state.seat
        assert seat is not None
        if state.begins and moved:
            last = moved.pop()
            found[last].append(knowledge.training_position(state, last))
        moved[:] = [seat]

    replay(result, notice)
    return found
