"""The end of a season and of a year: tokens, the new order, scoring, investment, limits."""

from typing import cast

from mypy_extensions import i64

from kontor.craftsmen.goods import (
    BANKERS,
    BUILDERS,
    GUILDS,
    SHIPS,
    WINTER,
    YEARS,
)
from kontor.craftsmen.layout import (
    CHANGE,
    CHANGED,
    CHANGES,
    CURSOR,
    D_INVEST,
    GUILD,
    HELD,
    HELPERS,
    INVESTING,
    LIMITS,
    ORDER,
    OVER,
    PASSED,
    PICTURE,
    PRIVILEGE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    SCORE_YEAR,
    SEASON,
    SEND_HELPERS,
    STAGE,
    USED,
    WINTER_STAGE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.scoring import (
    breakdown,
    refill_granary,
    score_colours,
    score_granary,
    score_ship,
)
from kontor.craftsmen.state import State

AT_YEAR_END: tuple[str, ...] = ("cargo", "majorities", "colours", "granary")
SAILS: tuple[str, ...] = ("ship_1", "ship_2", "ship_3", "ship_4")  # causes, see words.py

# -- the calendar -----------------------------------------------------------------------------


def go_to(state: State, stage: i64) -> None:
    state.row[STAGE] = stage
    state.row[CURSOR] = 0


def next_in_order(state: State) -> i64:
    """The next seat in order, or -1 after the last."""
    if state.row[CURSOR] == state.players:
        return -1
    state.row[CURSOR] += 1
    return state.row[ORDER + state.row[CURSOR] - 1]


def begin_season(state: State) -> None:
    """Helpers are sent, except in winter (CR-3.2, CR-3.3)."""
    if state.row[SEASON] == WINTER:
        state.row[GUILD] = BUILDERS
        go_to(state, WINTER_STAGE)
    else:
        state.row[GUILD] = BANKERS
        go_to(state, SEND_HELPERS)


# -- the final phase ---------------------------------------------------------------------------


def final_phase(state: State) -> None:
    """Privilege tokens, the new order, and the helpers go home (chapter 13)."""
    if state.row[SEASON] != WINTER:
        state.tell("privileges")
        reward_fewest(state)
        state.tell("home")
        send_home(state)
    state.tell("order")
    change_order(state)
    go_to(state, SCORE_YEAR if state.row[SEASON] == WINTER else LIMITS)


def reward_fewest(state: State) -> None:
    """A privilege token for those with the fewest helpers left (CR-13.3, CR-13.4, CR-16.8)."""
    fewest = helpers_left(state, 0)
    most = fewest
    for seat in range(state.players):
        fewest = min(fewest, helpers_left(state, seat))
        most = max(most, helpers_left(state, seat))
    if state.players == 2 and fewest == most:
        return
    for place in range(state.players):
        seat = state.row[ORDER + place]
        is_due = helpers_left(state, seat) == fewest and state.row[PRIVILEGES] > 0
        if is_due and state.of(seat, PRIVILEGE) < state.values.token_limit:
            state.row[PRIVILEGES] -= 1
            state.add(seat, PRIVILEGE, 1)


def helpers_left(state: State, seat: i64) -> i64:
    """The helpers of a seat that are still on the board (CR-13.2, CR-13.16)."""
    if state.rules.counts_track:
        return state.of(seat, USED) + state.of(seat, CHANGED)
    return state.of(seat, USED)


def change_order(state: State) -> None:
    """Who stands on the order-change track comes first; two players swap (CR-13.5, CR-16.9)."""
    if state.players == 2:
        first = state.row[ORDER]
        state.row[ORDER] = state.row[ORDER + 1]
        state.row[ORDER + 1] = first
        return
    place = state.row[CHANGES]
    old = state.row[ORDER : ORDER + state.players]
    for at in range(state.players):
        if state.of(old[at], CHANGED) == 0:
            state.row[ORDER + place] = old[at]
            place += 1
    for at in range(state.row[CHANGES]):
        seat = state.row[CHANGE + at]
        state.row[ORDER + at] = seat
        state.row[CHANGE + at] = 0
        state.put(seat, CHANGED, 0)
    state.row[CHANGES] = 0


def send_home(state: State) -> None:
    for at in range(i64(QUEUE), i64(QUEUE) + len(GUILDS) * QUEUE_SIZE):
        state.row[at] = 0
    for guild in range(i64(len(GUILDS))):
        state.row[HELD + guild] = 0
        state.row[PICTURE + guild] = 0
    state.row[PASSED] = 0
    for seat in range(state.players):
        state.put(seat, HELPERS, state.values.helpers)
        state.put(seat, USED, 0)


# -- the year's end ----------------------------------------------------------------------------


def score_year(state: State) -> None:
    """Ships, colours and granary (CR-14.1)."""
    for ship in range(i64(SHIPS)):
        state.tell(SAILS[ship])
        score_ship(state, ship)
    state.tell("colours")
    score_colours(state)
    state.tell("granary")
    score_granary(state)
    go_to(state, INVESTING)


def year_end(state: State) -> list[dict[str, int]]:
    """What each seat would get if the year ended now, by source; investments come later."""
    after = cast(State, state.copy())
    score_year(after)
    return [
        {name: breakdown(after, seat)[name] - breakdown(state, seat)[name] for name in AT_YEAR_END}
        for seat in range(state.players)
    ]


def investing(state: State) -> None:
    """Each seat in order may invest, then the granary is filled again (CR-14.15, CR-14.18)."""
    seat = next_in_order(state)
    if seat >= 0:
        state.tell("investment")
        state.push(D_INVEST, seat)
    else:
        state.tell("refill")
        refill_granary(state)
        go_to(state, LIMITS)


def limits(state: State) -> None:
    """Down to eight cards in order; then the next season, year, or the end (CR-13.7, CR-14.20)."""
    seat = next_in_order(state)
    while seat >= 0:
        if state.cards_held(seat) > state.values.season_limit:
            state.tell("limits")
            state.limit(seat, state.values.season_limit)
            return
        seat = next_in_order(state)
    if state.row[SEASON] < WINTER:
        state.tell("season")
        state.row[SEASON] += 1
        begin_season(state)
    elif state.row[YEAR] + 1 < YEARS:
        state.tell("year")
        state.row[YEAR] += 1
        state.row[SEASON] = 0
        begin_season(state)
    else:
        state.tell("over")
        go_to(state, OVER)
