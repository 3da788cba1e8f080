"""Why something cannot be done at a table just now."""

from kontor.core.contract import State
from kontor.core.words import Message, Sentence, render


def refusal_of(state: State, seat: int, text: str) -> Sentence | None:
    """Why a seat cannot do this now, or None when it can."""
    if state.seat is None:
        return Message("game-over")
    return state.refusal(text, None if state.seat == seat else seat)


def why_not(state: State, seat: int, text: str, language: str) -> str | None:
    """The same in a language."""
    found = refusal_of(state, seat, text)
    return None if found is None else render(found, language)
