"""Actions, questions and where the game is, as messages for people."""

from kontor.core.words import Message
from kontor.le_havre.layout import LAST, OVER, ROUND, STAGE
from kontor.le_havre.state import State
from kontor.le_havre.text import text_of


def message_of(state: State, action: int) -> Message:
    """What an action does, and what it costs."""
    return Message("action-plain", text=text_of(state, action))


def prompt_of(state: State) -> Message:  # noqa: ARG001
    """What the seat to decide is asked."""
    return Message("prompt-plain")


def caption_of(state: State) -> Message:
    """Where the game is."""
    if state.row[STAGE] == OVER:
        return Message("lh-caption-over")
    if state.row[LAST]:
        return Message("lh-caption-final")
    rounds, at = state.rules.rounds, state.row[ROUND] - 1
    harvest = "yes" if rounds.harvest[at] else "no"
    return Message("lh-caption", round=int(at + 1), food=int(rounds.food[at]), harvest=harvest)
