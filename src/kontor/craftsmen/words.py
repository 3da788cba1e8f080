"""Actions, questions and where the game is, as messages for people."""

from kontor.core.words import Message, seat_name
from kontor.craftsmen.layout import (
    DEPTH,
    EXCHANGES,
    F_KIND,
    GUILD,
    OVER,
    QUESTIONS,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK_QUEUE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.phrases import season_word, short_guild
from kontor.craftsmen.state import State
from kontor.craftsmen.text import text_of


def message_of(state: State, action: int) -> Message:
    """What an action does, and what it costs; each question says it of its answers."""
    found = state.decision().message(state, action) if state.row[DEPTH] else None
    return found or Message("action-plain", text=text_of(state, action))


def hidden_of(state: State) -> Message:
    """What others are told of an answer that stays hidden: what was asked, not which card."""
    name = seat_name(int(state.decider()))
    return Message(f"cr-hidden-{QUESTIONS[state.field(F_KIND)]}", name=name)


def prompt_of(state: State) -> Message:
    """What the seat to decide is asked."""
    return state.decision().words(state)


def caption_of(state: State) -> Message:
    """Where the game is."""
    stage = state.row[STAGE]
    if stage == OVER:
        return Message("cr-caption-over")
    if stage == EXCHANGES:
        return Message("cr-caption-before")
    year = int(state.row[YEAR] + 1)
    season = season_word(int(state.row[SEASON]))
    if stage == SEND_HELPERS:
        return Message("cr-caption-helpers", year=year, season=season)
    if stage == WORK_QUEUE or stage == WINTER_STAGE:
        guild = short_guild(int(state.row[GUILD]))
        return Message("cr-caption-guild", year=year, season=season, guild=guild)
    return Message("cr-caption", year=year, season=season)
