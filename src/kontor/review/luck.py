"""Luck: what came to light, and what it changed for those who saw it.

A position in which something has come to light is compared with those that its seat held possible
just before: the same action on guesses. The difference is what nobody could know.
"""

from statistics import fmean
from typing import Final

from kontor.core.contract import State
from kontor.core.table import after, step
from kontor.core.telling import parts_of
from kontor.core.words import Message
from kontor.review.course import Turn
from kontor.review.outlook import expected_score, worth
from kontor.review.report import Luck

GUESSES: Final = 8  # of what might have come to light
WORDS: Final = 2  # sentences about what came to light


def luck(course: list[Turn]) -> list[Luck]:
    """All that came to light and made a difference."""
    found = [reveal(turn) for turn in course if turn.unforeseen]
    return [each for each in found if any(each.swings)]


def reveal(turn: Turn) -> Luck:
    """What one action brought to light."""
    now = after(turn.state, turn.entry)
    swings = [
        round(expected_score(now, seat) - expected_before(turn, seat), 1)
        if turn.is_seen_by(seat)
        else 0.0
        for seat in range(now.players)
    ]
    words = [each.data() for each in outcome_messages(turn, now)]
    return Luck(turn.at + 1, turn.entry.caption.data(), swings, words)


def expected_before(turn: Turn, seat: int) -> float:
    """The score that a seat could expect of the action before it saw what came of it."""
    worths: list[float] = []
    for number in range(GUESSES):
        guess = turn.state.guess(seat, number)
        own = turn.entry.seat
        legal = guess.legal_for(own) if turn.entry.out_of_turn else guess.legal()
        if turn.entry.action in legal:
            step(guess, turn.entry)
            worths.append(worth(guess, seat))
    return fmean(worths) if worths else expected_score(after(turn.state, turn.entry), seat)


def outcome_messages(turn: Turn, now: State) -> list[Message]:
    """What was seen, in words; after the end there are no secrets."""
    seat = next(each for each in range(now.players) if turn.is_seen_by(each))
    stages = turn.state.stages(turn.entry.seat, turn.entry.action)
    parts = parts_of(turn.state.view(seat), stages, seat)
    messages = [outcome.message for part in parts for outcome in part.outcomes]
    return messages[:WORDS]
