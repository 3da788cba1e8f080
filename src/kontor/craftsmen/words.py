"""Actions, questions and where the game is, as messages for people."""

from kontor.core.words import Message
from kontor.craftsmen.goods import GUILDS, SEASONS
from kontor.craftsmen.layout import (
    EXCHANGES,
    GUILD,
    OVER,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK_QUEUE,
    YEAR,
)
from kontor.craftsmen.state import State
from kontor.craftsmen.text import text_of


def message_of(state: State, action: int) -> Message:
    """What an action does, and what it costs."""
    return Message("action-plain", text=text_of(state, action))


def prompt_of(state: State) -> Message:  # noqa: ARG001
    """What the seat to decide is asked."""
    return Message("prompt-plain")


def caption_of(state: State) -> Message:
    """Where the game is."""
    stage = state.row[STAGE]
    if stage == OVER:
        return Message("cr-caption-over")
    if stage == EXCHANGES:
        return Message("cr-caption-before")
    year = int(state.row[YEAR] + 1)
    season = Message(f"craftsmen-season-{SEASONS[state.row[SEASON]]}")
    if stage == SEND_HELPERS:
        return Message("cr-caption-helpers", year=year, season=season)
    if stage == WORK_QUEUE or stage == WINTER_STAGE:
        guild = Message(f"craftsmen-short-{GUILDS[state.row[GUILD]]}")
        return Message("cr-caption-guild", year=year, season=season, guild=guild)
    return Message("cr-caption", year=year, season=season)
