"""What seats can expect in a position, each by what it knows itself; and how that went on."""

from statistics import fmean
from typing import Final

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.table import Table
from kontor.players.advice import chances, final_assessment
from kontor.players.games import knowledge_of
from kontor.players.playing_out import play_out
from kontor.review.course import Move
from kontor.review.report import Point

GUESSES: Final = 4  # for each seat
NEXT_TO_NOTHING: Final = 2.0  # points: the spread of a game in which only its end is left


def outlook(state: State, at: int) -> Point:
    """The expected scores of all seats, how far they may be off, and the chances to win."""
    if state.is_over:
        end = final_assessment(state)
        return Point(at, end.scores, [0.0] * state.players, end.chances)
    scores = [expected_score(state, seat) for seat in range(state.players)]
    spread = knowledge_of(state.game).spread(state)
    return Point(
        at,
        [round(score, 2) for score in scores],
        [round(spread, 2)] * state.players,
        [round(chance, 4) for chance in chances(scores, spread)],
    )


def expected_score(state: State, seat: int) -> float:
    """The score that a seat can expect by what it knows."""
    return fmean(worth(state.guess(seat, number), seat) for number in range(GUESSES))


def worth(state: State, seat: int) -> float:
    """The score that a seat can expect in a full position.

    Where next to nothing is left the game is played to its end: the judge learned from positions in
    which something is still to be done, and is far off where only the last cards are invested.
    """
    knowledge = knowledge_of(state.game)
    if state.is_over or knowledge.spread(state) > NEXT_TO_NOTHING:
        return knowledge.worth(state, seat)
    return float(play_out(knowledge, state.copy(), 0.0, Chance(0)).scores()[seat])


def curve(table: Table, moves: list[Move]) -> list[Point]:
    """The outlook before the first move and after each one."""
    ends = [0, *(move.until for move in moves)]
    if ends[-1] != len(table.history):
        ends.append(len(table.history))
    return [outlook(table.at(at), at) for at in ends]
