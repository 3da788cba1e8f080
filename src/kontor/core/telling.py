"""What came of an action, told cause by cause as one reader may know it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kontor.core import registry
from kontor.core.contract import View
from kontor.core.stages import Forced, Stage
from kontor.core.words import Message, Outcome, seat_name


class Part(NamedTuple):
    """What one cause brought about; without a heading it is what was done itself."""

    cause: str
    heading: Message | None
    before: View
    after: View
    outcomes: list[Outcome]
    scores: list[int]


def parts_of(before: View, stages: Iterable[Stage], seat: int | None) -> list[Part]:
    """The parts of a move that began at a view; a cause of which nothing came has none."""
    found: list[Part] = []
    for cause, state, forced in _runs(stages):
        after, scores = state.view(seat), state.scores()
        happened = [_forced_outcome(each, seat) for each in forced]
        happened += registry.find(state.game).outcomes(before, after, cause)
        if happened or not found:
            heading = state.heading(cause) if cause else None
            found.append(Part(cause, heading, before, after, happened, scores))
        else:  # what needs no words, such as whose turn it is, goes with what was told last
            found[-1] = found[-1]._replace(after=after, scores=scores)
        before = after
    return found


def _forced_outcome(forced: Forced, seat: int | None) -> Outcome:
    """That somebody did what nobody was asked about."""
    state, action = forced
    assert state.seat is not None
    message = state.hidden_message() if state.hides(action, seat) else state.message(action)
    return Outcome(None, message.form("log", name=seat_name(state.seat)))


def _runs(stages: Iterable[Stage]) -> Iterator[Stage]:
    """The stages of several actions; those of one cause that follow each other are one."""
    kept: Stage | None = None
    for stage in stages:
        if kept is not None and kept.cause == stage.cause:
            kept = stage._replace(forced=kept.forced + stage.forced)
            continue
        if kept is not None:
            yield kept
        kept = stage
    if kept is not None:
        yield kept
