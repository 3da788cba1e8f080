"""What happens without a decision: seasons, queues, the final phase and the year's end."""

from typing import Final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.craftsmen.decisions.helpers import disc
from kontor.craftsmen.goods import (
    BANKERS,
    BUILDERS,
    CRAFTS,
    GUILDS,
    MERCHANTS,
    NOTARY,
    WINTER,
    YEARS,
)
from kontor.craftsmen.layout import (
    BY_TOKEN,
    CHANGE,
    CHANGED,
    CHANGES,
    CURSOR,
    D_BANK,
    D_BUILD,
    D_CRAFT,
    D_EXCHANGE,
    D_INVEST,
    D_NOTARY,
    D_SEND,
    D_TOWN_HALL,
    D_TRADE,
    DEPTH,
    FINAL,
    GOLD,
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
    WORK,
    WORK_QUEUE,
    WORK_TOKENS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.scoring import (
    UNUSED,
    refill_granary,
    score_colours,
    score_granary,
    score_ships,
)
from kontor.craftsmen.state import Decision, State

LAST_GUILD: Final = 5


def settle(state: State) -> None:
    """Run everything that leaves no choice, until somebody has one or the game is over."""
    while True:
        if state.v[DEPTH] == 0:
            if state.v[STAGE] == OVER:
                return
            advance(state)
            continue
        decision = state.decision()
        if decision.resume(state):
            continue
        out = asked(state, decision)
        if out.count > 1:
            return
        assert out.count == 1, "a decision without an answer"
        answer(state, out.items[0])


def answers(state: State) -> Actions:
    """All answers to the open decision; asked once, then kept until something is done."""
    out = state.options
    if out is not None and state.asked:
        return out
    return asked(state, state.decision())


def asked(state: State, decision: Decision) -> Actions:
    out = state.options
    if out is None:
        out = Actions()
        state.options = out
    out.clear()
    decision.ask(state, out)
    state.asked = True
    return out


def answer(state: State, action: i64) -> None:
    """Give an answer to the open decision."""
    state.asked = False
    state.decision().answer(state, action)


def advance(state: State) -> None:
    """The next step of the game while no decision is open."""
    stage = state.v[STAGE]
    if stage == WORK_QUEUE:
        work_queue(state)
    elif stage == WORK_TOKENS:
        work_tokens(state)
    elif stage == SEND_HELPERS:
        send_helpers(state)
    elif stage == WINTER_STAGE:
        winter_stage(state)
    elif stage == FINAL:
        final_phase(state)
    elif stage == LIMITS:
        limits(state)
    elif stage == INVESTING:
        investing(state)
    elif stage == SCORE_YEAR:
        score_year(state)
    else:
        exchanges(state)


def go_to(state: State, stage: i64) -> None:
    state.v[STAGE] = stage
    state.v[CURSOR] = 0


def next_in_order(state: State) -> i64:
    """The next seat in order, or -1 after the last."""
    if state.v[CURSOR] == state.players:
        return -1
    state.v[CURSOR] += 1
    return state.v[ORDER + state.v[CURSOR] - 1]


# -- before the first season -------------------------------------------------------------------


def exchanges(state: State) -> None:
    """Each seat in order may exchange a card and the sawmill (CR-2.12)."""
    seat = next_in_order(state)
    if seat < 0:
        begin_season(state)
    else:
        state.push(D_EXCHANGE, seat)


def begin_season(state: State) -> None:
    """Helpers are sent, except in winter (CR-3.2, CR-3.3)."""
    if state.v[SEASON] == WINTER:
        state.v[GUILD] = BUILDERS
        go_to(state, WINTER_STAGE)
    else:
        state.v[GUILD] = BANKERS
        go_to(state, SEND_HELPERS)


# -- helpers -----------------------------------------------------------------------------------


def send_helpers(state: State) -> None:
    """In order and in circles, until nobody sends any more (CR-4.1, CR-4.2)."""
    for _ in range(state.players):
        if state.v[CURSOR] == state.players:
            state.v[CURSOR] = 0
        seat = next_in_order(state)
        if state.v[PASSED] >> seat & 1 == 0 and state.of(seat, HELPERS) > 0:
            state.push(D_SEND, seat)
            return
    for seat in range(state.players):
        if state.of(seat, HELPERS) > 0:  # CR-4.5
            state.score(seat, UNUSED, 1)
    go_to(state, WORK_QUEUE)


def work_queue(state: State) -> None:
    """The helpers of a guild act space by space, the lower disc first (CR-4.20)."""
    guild = state.v[GUILD]
    while state.v[CURSOR] < QUEUE_SIZE:
        at = state.v[CURSOR]
        state.v[CURSOR] += 1
        owner = disc(state, guild, at >> 1, at & 1)
        if owner > 0:
            act(state, owner - 1, guild)
            state.empower(at, GOLD if state.values.gold[guild * 3 + (at >> 1)] else BY_TOKEN)
            return
    go_to(state, FINAL if guild == LAST_GUILD else WORK_TOKENS)


def act(state: State, seat: i64, guild: i64) -> None:
    """Open the action of a guild for one helper."""
    if guild == BANKERS:
        state.push(D_BANK, seat)
    elif guild == BUILDERS:
        state.push(D_BUILD, seat)
    elif guild == NOTARY:
        state.push(D_NOTARY, seat)
    elif guild == CRAFTS:
        state.push(D_CRAFT, seat, state.values.work[state.v[YEAR]])
    elif guild == MERCHANTS:
        state.push(D_TRADE, seat)
    else:
        state.push(D_TOWN_HALL, seat)


def work_tokens(state: State) -> None:
    """Between two stages those with work tokens are asked in order (CR-12.9, CR-12.10)."""
    seat = next_in_order(state)
    while seat >= 0:
        if state.of(seat, WORK) > 0:
            state.push(D_CRAFT, seat, 0, 1)
            return
        seat = next_in_order(state)
    if state.v[SEASON] == WINTER:
        state.v[GUILD] = CRAFTS
        go_to(state, WINTER_STAGE)
    else:
        state.v[GUILD] += 1
        go_to(state, WORK_QUEUE)


def winter_stage(state: State) -> None:
    """Everybody in order builds, and later produces, without a helper (CR-13.11, CR-13.13)."""
    seat = next_in_order(state)
    if seat >= 0:
        act(state, seat, state.v[GUILD])
        state.empower(-1, BY_TOKEN)
    elif state.v[GUILD] == BUILDERS:
        go_to(state, WORK_TOKENS)
    else:
        go_to(state, FINAL)


# -- the final phase ---------------------------------------------------------------------------


def final_phase(state: State) -> None:
    """Privilege tokens, the new order, and the helpers go home (chapter 13)."""
    if state.v[SEASON] != WINTER:
        reward_fewest(state)
        send_home(state)
    change_order(state)
    go_to(state, SCORE_YEAR if state.v[SEASON] == WINTER else LIMITS)


def reward_fewest(state: State) -> None:
    """A privilege token for those who used fewest privileges (CR-13.3, CR-13.4, CR-16.8)."""
    fewest = state.of(0, USED)
    most = fewest
    for seat in range(state.players):
        fewest = min(fewest, state.of(seat, USED))
        most = max(most, state.of(seat, USED))
    if state.players == 2 and fewest == most:
        return
    for place in range(state.players):
        seat = state.v[ORDER + place]
        is_due = state.of(seat, USED) == fewest and state.v[PRIVILEGES] > 0
        if is_due and state.of(seat, PRIVILEGE) < state.values.token_limit:
            state.v[PRIVILEGES] -= 1
            state.add(seat, PRIVILEGE, 1)


def change_order(state: State) -> None:
    """Who stands on the order-change track comes first; two players swap (CR-13.5, CR-16.9)."""
    if state.players == 2:
        first = state.v[ORDER]
        state.v[ORDER] = state.v[ORDER + 1]
        state.v[ORDER + 1] = first
        return
    place = state.v[CHANGES]
    old = state.v[ORDER : ORDER + state.players]
    for at in range(state.players):
        if state.of(old[at], CHANGED) == 0:
            state.v[ORDER + place] = old[at]
            place += 1
    for at in range(state.v[CHANGES]):
        seat = state.v[CHANGE + at]
        state.v[ORDER + at] = seat
        state.v[CHANGE + at] = 0
        state.put(seat, CHANGED, 0)
    state.v[CHANGES] = 0


def send_home(state: State) -> None:
    for at in range(i64(QUEUE), i64(QUEUE) + len(GUILDS) * QUEUE_SIZE):
        state.v[at] = 0
    for guild in range(i64(len(GUILDS))):
        state.v[HELD + guild] = 0
        state.v[PICTURE + guild] = 0
    state.v[PASSED] = 0
    for seat in range(state.players):
        state.put(seat, HELPERS, state.values.helpers)
        state.put(seat, USED, 0)


# -- the year's end ----------------------------------------------------------------------------


def score_year(state: State) -> None:
    """Ships, colours and granary (CR-14.1)."""
    score_ships(state)
    score_colours(state)
    score_granary(state)
    go_to(state, INVESTING)


def investing(state: State) -> None:
    """Each seat in order may invest, then the granary is filled again (CR-14.15, CR-14.18)."""
    seat = next_in_order(state)
    if seat >= 0:
        state.push(D_INVEST, seat)
    else:
        refill_granary(state)
        go_to(state, LIMITS)


def limits(state: State) -> None:
    """Down to eight cards in order; then the next season, year, or the end (CR-13.7, CR-14.20)."""
    seat = next_in_order(state)
    while seat >= 0:
        if state.cards_held(seat) > state.values.season_limit:
            state.limit(seat, state.values.season_limit)
            return
        seat = next_in_order(state)
    if state.v[SEASON] < WINTER:
        state.v[SEASON] += 1
        begin_season(state)
    elif state.v[YEAR] + 1 < YEARS:
        state.v[YEAR] += 1
        state.v[SEASON] = 0
        begin_season(state)
    else:
        go_to(state, OVER)
