"""Previews: what actions would change, as far as a seat can know it."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from kontor.core.contract import State, View
from kontor.core.errors import IllegalAction, NotYourTurn
from kontor.core.stages import Stage
from kontor.core.telling import parts_of
from kontor.core.words import Message, Outcome
from kontor.server.rooms.changes import in_common, view_changes
from kontor.server.rooms.room import Room
from kontor.server.rooms.steps import shows_more
from kontor.server.wire import words
from kontor.server.wire.replies import Preview, Question
from kontor.server.wire.words import Choice, choices_of, message_of, outcome_of

T = TypeVar("T")
GUESSES = 4


class Outlook(NamedTuple):
    """How things stand after actions that were played on one guess."""

    scores: list[int]
    turn: int | None
    question: Question | None
    prompt: words.Message | None
    begins: bool
    legal: list[Choice]


class Trial(NamedTuple):
    """Actions that were played on one guess."""

    stages: list[Stage]
    shows_more: bool  # the seat saw what it could not know before

    @property
    def end(self) -> State:
        """The position after them."""
        return self.stages[-1].state


def preview(room: Room, seat: int, actions: list[str], wishes: Sequence[str] = ()) -> Preview:
    """Play actions of a seat on guesses, and tell what is the same in all of them."""
    truth = room.table.state
    if wishes:
        actions = [*actions, *_grant(truth.guess(seat, 0), seat, actions, wishes)]
    if not actions:
        raise IllegalAction(Message("action-not-possible", text=", ".join(wishes)))
    before = room.history.view(room.count, seat)
    trials = [_play(truth.guess(seat, seed), seat, actions) for seed in range(GUESSES)]
    found = [view_changes(before, trial.end.view(seat)) for trial in trials]
    happened = in_common([_outcomes(before, trial.stages, seat) for trial in trials])
    outlooks = [_outlook(trial.stages[-1], seat) for trial in trials]
    return Preview(
        steps=actions,
        changed=in_common(found),
        certain=_unanimous(found) is not None and _unanimous(outlooks) is not None,
        shows_more=any(trial.shows_more for trial in trials),
        scores=_unanimous([each.scores for each in outlooks]),
        turn=_unanimous([each.turn for each in outlooks]),
        question=_unanimous([each.question for each in outlooks]),
        prompt=_unanimous([each.prompt for each in outlooks]),
        begins=_unanimous([each.begins for each in outlooks]),
        legal=_unanimous([each.legal for each in outlooks]),
        outcomes=[outcome_of(each) for each in happened],
    )


def _grant(state: State, seat: int, actions: list[str], wishes: Sequence[str]) -> list[str]:
    """The wishes that can be followed after actions, in the order in which the rules ask for them.

    Only questions of the same kind are answered, and none after something new was seen: whoever
    chooses a set of things shall not care in which order the rules go through them.
    """
    seen = False
    if actions:
        trial = _play(state, seat, actions)
        state, seen = trial.end, trial.shows_more
    left, found = list(wishes), list[str]()
    kind = _kind(state, seat)
    while left and not seen and state.seat == seat and _kind(state, seat) == kind:
        legal = {state.text(action): action for action in state.legal()}
        text = next((each for each in legal if each in left), None)
        if text is None:
            break
        seen = shows_more(state, seat, legal[text])
        state.play(legal[text])
        left.remove(text)
        found.append(text)
    return found


def _kind(state: State, seat: int) -> str | None:
    asked = state.view(seat).get("question")
    return None if asked is None else asked["kind"]


def _unanimous(found: Sequence[T]) -> T | None:
    """What is the same on all guesses, None when they differ."""
    return found[0] if all(each == found[0] for each in found) else None


def _play(state: State, seat: int, actions: list[str]) -> Trial:
    stages: list[Stage] = []
    shown = False
    for text in actions:
        action = state.read(text)
        _check(state, seat, text, action)
        shown = shown or shows_more(state, seat, action)
        stages += state.stages(seat, action)
        state = stages[-1].state
    return Trial(stages, shown)


def _outcomes(before: View, stages: list[Stage], seat: int) -> list[Outcome]:
    """What comes of actions, and then of itself."""
    return [each for part in parts_of(before, stages, seat) for each in part.outcomes]


def _check(state: State, seat: int, text: str, action: int) -> None:
    if state.seat == seat:
        if action not in state.legal():
            raise IllegalAction(state.refusal(text) or Message("action-not-possible", text=text))
    elif state.seat is None:
        raise NotYourTurn(Message("game-over"))
    elif action not in state.legal_for(seat):
        raise NotYourTurn(Message("seat-waits", mover=state.seat, seat=seat))


def _outlook(stage: Stage, seat: int) -> Outlook:
    state = stage.state
    own = state.seat == seat
    prompt = state.prompt() if own else None
    return Outlook(
        scores=state.scores(),
        turn=state.seat,
        question=state.view(seat).get("question"),
        prompt=None if prompt is None else message_of(prompt),
        begins=state.begins or bool(stage.cause),
        legal=choices_of(state, state.legal()) if own else [],
    )
