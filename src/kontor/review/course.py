"""The course of a game as a review sees it: moves of seats, and what came to light."""

from collections.abc import Iterator
from typing import NamedTuple

from kontor.core.contract import State
from kontor.core.table import Entry, Table, step


class Turn(NamedTuple):
    """One action of a record, the position before it, and who came to see what was hidden."""

    at: int
    state: State
    entry: Entry
    unforeseen: int  # seats that saw what nobody at the table could know, as a set of bits

    def is_seen_by(self, seat: int) -> bool:
        """Whether it showed a seat what nobody could foresee."""
        return bool(self.unforeseen >> seat & 1)


class Move(NamedTuple):
    """What a seat did in one go: nothing came to light for it in between."""

    at: int
    until: int
    seat: int
    state: State  # before it
    steps: list[int]


def turns(table: Table) -> Iterator[Turn]:
    """All actions of a record in their order."""
    state = table.at(0)
    for at, entry in enumerate(table.history):
        before = state.copy()
        yield Turn(at, before, entry, int(before.news(entry.seat, entry.action).unforeseen))
        step(state, entry)


def moves(course: list[Turn]) -> list[Move]:
    """The moves of a game; what is done out of turn is nobody's move."""
    found: list[Move] = []
    is_open = False
    for turn in course:
        entry = turn.entry
        if entry.out_of_turn:
            is_open = False
            continue
        if is_open and entry.seat == found[-1].seat and not turn.state.begins:
            found[-1].steps.append(entry.action)
            found[-1] = found[-1]._replace(until=turn.at + 1)
        else:
            found.append(Move(turn.at, turn.at + 1, entry.seat, turn.state, [entry.action]))
        is_open = not turn.is_seen_by(entry.seat)
    return found
