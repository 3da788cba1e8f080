"""Moves one after the other in words, as puzzles and reviews tell what may well follow."""

from collections.abc import Sequence

from kontor.core.contract import State
from kontor.learn.task import Reply
from kontor.server.wire.learning import PuzzleMove
from kontor.server.wire.words import message_of


def told_moves(start: State, moves: Sequence[Reply]) -> list[PuzzleMove]:
    """Moves from a position on, in words; each can be sent as it is."""
    state, told = start.copy(), list[PuzzleMove]()
    for seat, steps in moves:
        is_new = True
        for text in steps:
            if is_new:
                told.append(PuzzleMove(seat, [], []))
            action = state.read(text)
            told[-1].steps.append(text)
            if not state.is_detail:
                told[-1].messages.append(message_of(state.message(action)))
            is_seen = bool(state.news(seat, action).unforeseen >> seat & 1)
            state.play(action)
            is_new = is_seen or state.begins
    return told
