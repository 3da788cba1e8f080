"""Moves of several steps: tried on a copy of the table, where all of them are played or none."""

from collections.abc import Sequence

from kontor.core.contract import State
from kontor.core.errors import BadInput, KontorError, NotYourTurn
from kontor.core.table import Entry, Table
from kontor.core.words import Message, followed
from kontor.server.rooms.reasons import refusal_of


def trial_of(table: Table) -> Table:
    """A table of its own at the present position, for trying things out."""
    return Table(table.game, table.state.copy(), rules=table.rules)


def play_steps(trial: Table, steps: Sequence[str], seat: int) -> list[Entry]:
    """Play the steps of a seat's move; what cannot be played is refused with its number."""
    if len(steps) == 1:
        return [_play(trial, steps[0], seat)]
    entries: list[Entry] = []
    for number, text in enumerate(steps, start=1):
        try:
            if trial.state.seat not in (seat, None):
                raise NotYourTurn(Message("server-step-turn" if entries else "server-steps-turn"))
            entry = trial.check(text, seat)
            if number < len(steps) and shows_more(trial.state, seat, entry.action):
                raise BadInput(Message("server-step-news"))
            trial.push(entry)
        except KontorError as error:
            where = Message("server-step", number=number, text=text, reason=error.sentence)
            raise type(error)(where) from None
        entries.append(entry)
    return entries


def shows_more(state: State, seat: int, action: int) -> bool:
    """Whether a seat sees by an action of its own what it could not know before.

    What it sees must be stored before it goes on: a move that is refused at a later step leaves
    nothing behind, and must not have told anything either.
    """
    return bool(state.news(seat, action).unforeseen >> seat & 1)


def _play(trial: Table, text: str, seat: int) -> Entry:
    try:
        return trial.play(text, seat)
    except NotYourTurn as error:
        reason = refusal_of(trial.state, seat, text)
        if reason is None:
            raise
        raise NotYourTurn(followed(error.sentence, reason)) from None
