"""Actions, questions and where the game is, as messages for people."""

from kontor.core.words import Message
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
    return Message(f"cr-hidden-{QUESTIONS[state.field(F_KIND)]}")


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


def heading_of(state: State, cause: str) -> Message:
    """What has just happened by itself."""
    name, _, number = cause.partition("_")
    if name == "ship":
        return Message("cr-cause-ship", ship=int(number))
    if name == "season":
        return Message("cr-cause-season", season=season_word(int(state.row[SEASON])))
    if name == "year":
        return Message("cr-cause-year", year=int(state.row[YEAR] + 1))
    return Message(f"cr-cause-{name}")
