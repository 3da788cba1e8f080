"""What happens without a decision: the loop of questions, helpers, queues and work tokens."""

from mypy_extensions import i64

from kontor.core.buffer import Actions, spare
from kontor.craftsmen.decisions.helpers import disc
from kontor.craftsmen.goods import (
    BANKERS,
    BUILDERS,
    CRAFTS,
    MERCHANTS,
    NOTARY,
    TOWN_HALL,
    WINTER,
)
from kontor.craftsmen.layout import (
    BY_TOKEN,
    CURSOR,
    D_BANK,
    D_BUILD,
    D_CRAFT,
    D_EXCHANGE,
    D_NOTARY,
    D_SEND,
    D_TOWN_HALL,
    D_TRADE,
    DEPTH,
    FINAL,
    GOLD,
    GUILD,
    HELPERS,
    INVESTING,
    LIMITS,
    NEVER,
    OVER,
    PASSED,
    QUEUE_SIZE,
    SCORE_YEAR,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK,
    WORK_QUEUE,
    WORK_TOKENS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.news import note_answer, note_question
from kontor.craftsmen.scoring import (
    UNUSED,
)
from kontor.craftsmen.state import Decision, State
from kontor.craftsmen.year import (
    begin_season,
    final_phase,
    go_to,
    investing,
    limits,
    next_in_order,
    score_year,
)


def settle(state: State) -> None:
    """Run everything that leaves no choice, until somebody has one or the game is over."""
    while True:
        if state.row[DEPTH] == 0:
            if state.row[STAGE] == OVER:
                return
            advance(state)
            continue
        decision = state.decision()
        if decision.resume(state):
            continue
        out = fresh_answers(state, decision)
        if state.observer is not None:
            note_question(state)
        if out.count > 1:
            return
        assert out.count == 1, "a decision without an answer"
        if state.witness is not None and not decision.is_silent(state, out.items[0]):
            state.tell_forced(int(out.items[0]))
        answer(state, out.items[0])


def answers(state: State) -> Actions:
    """All answers to the open decision; asked once, then kept until something is done."""
    out = state.answers
    if out is not None and state.answers_fresh:
        return out
    return fresh_answers(state, state.decision())


def fresh_answers(state: State, decision: Decision) -> Actions:
    out = state.answers
    if out is None:
        out = spare()
        state.answers = out
    out.clear()
    decision.ask(state, out)
    state.answers_fresh = True
    return out


def answer(state: State, action: i64) -> None:
    """Give an answer to the open decision."""
    state.answers_fresh = False
    if state.observer is not None:
        note_answer(state, action)
    state.decision().answer(state, action)


def advance(state: State) -> None:
    """The next step of the game while no decision is open."""
    stage = state.row[STAGE]
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


# -- before the first season -------------------------------------------------------------------


def exchanges(state: State) -> None:
    """Each seat in order may exchange a card and the sawmill (CR-2.12)."""
    seat = next_in_order(state)
    if seat < 0:
        begin_season(state)
    else:
        state.push(D_EXCHANGE, seat)


# -- helpers -----------------------------------------------------------------------------------


def send_helpers(state: State) -> None:
    """In order and in circles, until nobody sends any more (CR-4.1, CR-4.2)."""
    for _ in range(state.players):
        if state.row[CURSOR] == state.players:
            state.row[CURSOR] = 0
        seat = next_in_order(state)
        if state.row[PASSED] >> seat & 1 == 0 and state.of(seat, HELPERS) > 0:
            state.push(D_SEND, seat)
            return
    state.tell("helpers")
    for seat in range(state.players):
        if state.of(seat, HELPERS) > 0:  # CR-4.5
            state.score(seat, UNUSED, 1)
    go_to(state, WORK_QUEUE)


def work_queue(state: State) -> None:
    """The helpers of a guild act space by space, the lower disc first (CR-4.20)."""
    guild = state.row[GUILD]
    while state.row[CURSOR] < QUEUE_SIZE:
        at = state.row[CURSOR]
        state.row[CURSOR] += 1
        owner = disc(state, guild, at >> 1, at & 1)
        if owner > 0:
            act(state, owner - 1, guild)
            state.empower(at, power_on(state, guild, at >> 1))
            return
    go_to(state, FINAL if guild == TOWN_HALL else WORK_TOKENS)


def power_on(state: State, guild: i64, space: i64) -> i64:
    """How a helper on a space comes to a privilege; the town hall has none (CR-11.6)."""
    if guild == TOWN_HALL:
        return NEVER
    return GOLD if state.values.gold[guild * 3 + space] else i64(BY_TOKEN)


def act(state: State, seat: i64, guild: i64) -> None:
    """Open the action of a guild for one helper."""
    if guild == BANKERS:
        state.push(D_BANK, seat)
    elif guild == BUILDERS:
        state.push(D_BUILD, seat)
    elif guild == NOTARY:
        state.push(D_NOTARY, seat)
    elif guild == CRAFTS:
        state.push(D_CRAFT, seat, state.values.work[state.row[YEAR]])
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
    if state.row[SEASON] == WINTER:
        state.row[GUILD] = CRAFTS
        go_to(state, WINTER_STAGE)
    else:
        state.row[GUILD] += 1
        go_to(state, WORK_QUEUE)


def winter_stage(state: State) -> None:
    """Everybody in order builds, and later produces, without a helper (CR-13.11, CR-13.13)."""
    seat = next_in_order(state)
    if seat >= 0:
        act(state, seat, state.row[GUILD])
        state.empower(-1, BY_TOKEN)
    elif state.row[GUILD] == BUILDERS:
        go_to(state, WORK_TOKENS)
    else:
        go_to(state, FINAL)
