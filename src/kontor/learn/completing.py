"""Whole moves: all ways to complete an action, those that are worth it, and what follows."""

from collections.abc import Iterator

from kontor.core.contract import State
from kontor.learn.task import Move, Reply
from kontor.players import choose
from kontor.players.games import knowledge_of

MOST_WAYS = 60  # that count; with more of them the first line is what counts
MOST_ENDS = 500  # that are looked at
SLACK = 1.0  # points by which a way may look worse than the best and still count
LINE = 8  # moves that are shown after a puzzle
PLAYER = "merchant"  # who plays them


class TooMany(Exception):
    """An action can be completed in too many ways."""


def good_ways(state: State, action: int) -> list[Move]:
    """The ways to complete an action that look as good as the best; the best first."""
    assert state.seat is not None
    try:
        ends = list(_ways(state, state.seat, action, (), [MOST_ENDS]))
    except TooMany:
        return [(state.text(action),)]
    knowledge = knowledge_of(state.game)
    judged = sorted(
        ((knowledge.worth(end, state.seat), move) for move, end in ends),
        key=lambda each: (-each[0], len(each[1]), each[1]),
    )
    found = [move for worth, move in judged if worth >= judged[0][0] - SLACK]
    return found if len(found) <= MOST_WAYS else [(state.text(action),)]


def _ways(
    state: State, seat: int, action: int, before: Move, left: list[int]
) -> Iterator[tuple[Move, State]]:
    """All moves that begin with an action, and where they lead."""
    is_seen = bool(state.news(seat, action).unforeseen >> seat & 1)
    *_, stage = state.stages(seat, action)
    move, now = (*before, state.text(action)), stage.state
    if is_seen or stage.cause or now.seat != seat or now.begins:
        left[0] -= 1
        if left[0] < 0:
            raise TooMany
        yield move, now
        return
    for each in now.legal():
        yield from _ways(now, seat, each, move, left)


def play_line(state: State, move: Move) -> State:
    """A copy of the position after a move."""
    after = state.copy()
    for text in move:
        after.play(after.read(text))
    return after


def finish_line(state: State, move: Move, most: int = LINE) -> tuple[list[Reply], State]:
    """A move and what may well follow, up to the same seat's next one, and where that leads."""
    seat = state.seat
    assert seat is not None
    line, now = [Reply(seat, move)], play_line(state, move)
    own = move
    while now.seat == seat and not now.begins:  # the rest of a move of which the first line counts
        own = (*own, _step(now))
    line[0] = Reply(seat, own)
    while now.seat is not None and len(line) <= most:
        mover, steps = now.seat, list[str]()
        if mover == seat and len(line) > 1 and now.begins:
            break
        while now.seat == mover and (not steps or not now.begins):
            steps.append(_step(now))
        line.append(Reply(mover, tuple(steps)))
    return line, now


def _step(state: State) -> str:
    """Let a player decide once, in place, and say what it did."""
    assert state.seat is not None
    action = choose(PLAYER, state, state.seat, 1)
    text = state.text(action)
    state.play(action)
    return text
