"""Actions, questions and where the game is, as messages for people."""

from kontor.core.words import Message, Value
from kontor.le_havre.actions import MORE
from kontor.le_havre.flow import TURNS
from kontor.le_havre.free import free_message
from kontor.le_havre.layout import DEPTH, LAST, OVER, ROUND, STAGE, TURN
from kontor.le_havre.state import State


def message_of(state: State, action: int) -> Message:
    """What an action does, and what it costs.

    What is possible beside any question says it in free.py, an answer in the file of its question.
    """
    text = state.text(action)
    if action == MORE:
        return Message("lh-more")
    found = free_message(state, action)
    if found is None and state.row[DEPTH]:
        found = state.decision().message(state, action)
    return found or Message("action-plain", text=text)


def hidden_of(state: State) -> Message:  # noqa: ARG001
    """What others are told of an answer that stays hidden; only a look at cards has such."""
    return Message("lh-hidden-look")


def prompt_of(state: State) -> Message:
    """What the seat to decide is asked."""
    return state.decision().words(state)


def caption_of(state: State) -> Message:
    """Where the game is; its form `turn` names the turn of the round as well."""
    if state.row[STAGE] == OVER:
        return Message("lh-caption-over")
    if state.row[LAST]:
        return Message("lh-caption-final")
    rounds, at = state.rules.rounds, state.row[ROUND] - 1
    values: dict[str, Value] = {
        "round": int(at + 1),
        "food": int(rounds.food[at]),
        "harvest": "yes" if rounds.harvest[at] else "no",
        "rounds": int(rounds.count),
        "turn": int(state.row[TURN]),
        "turns": TURNS,
    }
    return Message("lh-caption", **values)


def heading_of(state: State, cause: str) -> Message:
    """What has just happened by itself."""
    if cause != "round":
        return Message(f"lh-cause-{cause}")
    if state.row[LAST]:
        return Message("lh-cause-final")
    return Message("lh-cause-round", round=int(state.row[ROUND]))
