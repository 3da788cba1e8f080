"""The seasons that are left of a game of Craftsmen, and the work points that they still bring."""

from mypy_extensions import i64

from kontor.craftsmen.decisions.helpers import helpers_of
from kontor.craftsmen.goods import (
    CRAFTS,
    WINTER,
    YEARS,
)
from kontor.craftsmen.layout import (
    CRAFT_LEFT,
    CRAFT_TOKENS,
    D_CRAFT,
    DEPTH,
    F_KIND,
    F_SEAT,
    FINAL,
    GUILD,
    INVESTING,
    LIMITS,
    SCORE_YEAR,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK_QUEUE,
    WORK_TOKENS,
    YEAR,
)
from kontor.craftsmen.state import State
from kontor.players.craftsmen.weights import WEIGHTS


def is_scored(state: State) -> bool:
    """Whether this year has been scored already."""
    stage = state.row[STAGE]
    return state.row[SEASON] == WINTER and (stage in (INVESTING, LIMITS))


def seasons_left(state: State) -> float:
    """Seasons in which something can still be made, this one included."""
    row = state.row
    stage = row[STAGE]
    left = float((YEARS - 1 - row[YEAR]) * 4 + WINTER - row[SEASON])
    done = stage in (FINAL, SCORE_YEAR, INVESTING, LIMITS)
    return left if done else left + 1.0


def work_now(state: State, seat: i64) -> float:
    """Work points that are sure in this season: open ones and those of helpers in the queue."""
    row = state.row
    each = float(state.values.work[row[YEAR]])
    points = 0.0
    if row[DEPTH] > 0 and state.field(F_KIND) == D_CRAFT and state.field(F_SEAT) == seat:
        points += float(state.field(CRAFT_LEFT)) if state.field(CRAFT_TOKENS) == 0 else 0.0
    stage = row[STAGE]
    if stage == SEND_HELPERS or (stage == WORK_QUEUE and row[GUILD] < CRAFTS):
        points += each * float(helpers_of(state, CRAFTS, seat))
    if stage == WORK_TOKENS and row[GUILD] < CRAFTS and row[SEASON] != WINTER:
        points += each * float(helpers_of(state, CRAFTS, seat))
    if row[SEASON] == WINTER and row[GUILD] < CRAFTS and stage in (WINTER_STAGE, WORK_TOKENS):
        points += each
    return points


def work_in(state: State, now: float, year: i64) -> float:
    """Work points that a year still brings, with those that are sure in this season."""
    row = state.row
    each = float(state.values.work[year])
    if year > row[YEAR]:
        return each * (3.0 * WEIGHTS.crew + 1.0)
    if row[SEASON] == WINTER:
        return now
    return now + each * (float(2 - row[SEASON]) * WEIGHTS.crew + 1.0)
