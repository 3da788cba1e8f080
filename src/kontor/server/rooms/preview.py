"""Previews: what actions would change, as far as a seat can know it."""

from typing import Any

from kontor.core.contract import State
from kontor.core.errors import IllegalAction, NotYourTurn
from kontor.core.words import Message
from kontor.server.rooms.changes import common_changes, view_changes
from kontor.server.rooms.room import Room
from kontor.server.wire.replies import Preview

GUESSES = 4


def preview(room: Room, seat: int, actions: list[str]) -> Preview:
    """Play actions of a seat on guesses, and tell what is the same in all of them."""
    truth = room.table.state
    before = room.history.view(room.count, seat)
    ends = [_play_on(truth.guess(seat, seed), seat, actions) for seed in range(GUESSES)]
    found = [view_changes(before, end.view(seat)) for end in ends]
    outlooks = [_outlook(end, seat) for end in ends]
    first = outlooks[0]
    agreed = {
        name: first[name] if all(each[name] == first[name] for each in outlooks) else None
        for name in first
    }
    certain = all(each == found[0] for each in found) and all(each == first for each in outlooks)
    return Preview(common_changes(found), certain, **agreed)


def _play_on(state: State, seat: int, actions: list[str]) -> State:
    for text in actions:
        action = state.read(text)
        if state.seat == seat:
            if action not in state.legal():
                raise IllegalAction(
                    state.refusal(text) or Message("action-not-possible", text=text)
                )
            state.play(action)
        elif state.seat is None:
            raise NotYourTurn(Message("game-over"))
        elif action in state.legal_for(seat):
            state.play_for(seat, action)
        else:
            raise NotYourTurn(Message("seat-waits", mover=state.seat, seat=seat))
    return state


def _outlook(state: State, seat: int) -> dict[str, Any]:
    own = state.seat == seat
    return {
        "scores": state.scores(),
        "turn": state.seat,
        "question": state.view(seat).get("question"),
        "legal": [state.text(action) for action in state.legal()] if own else [],
    }
