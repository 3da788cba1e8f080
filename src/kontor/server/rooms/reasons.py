"""Why something cannot be done at a table just now."""

from collections.abc import Sequence

from kontor.core.contract import State
from kontor.core.words import Message, Sentence, render
from kontor.learn.clauses import clause_behind
from kontor.server.wire.replies import Reasons


def refusal_of(state: State, seat: int, text: str) -> Sentence | None:
    """Why a seat cannot do this now, or None when it can."""
    if state.seat is None:
        return Message("game-over")
    return state.refusal(text, None if state.seat == seat else seat)


def reasons_for(game: str, state: State, seat: int, texts: Sequence[str], language: str) -> Reasons:
    """Why things cannot be done, in a language, and the clauses behind that."""
    found = {text: refusal_of(state, seat, text) for text in texts}
    refused = {text: refusal for text, refusal in found.items() if refusal is not None}
    behind = {text: clause_behind(game, refusal) for text, refusal in refused.items()}
    return Reasons(
        {text: None if text not in refused else render(refused[text], language) for text in texts},
        {text: clause for text, clause in behind.items() if clause is not None},
    )
