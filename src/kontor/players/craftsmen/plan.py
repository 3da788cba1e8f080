"""Plays parts of a position on: one action to its end, or all helpers of a seat in turn."""

from typing import Final

from mypy_extensions import i64

from kontor.craftsmen.actions import AUCTION, LOOK, STOP
from kontor.craftsmen.decisions.helpers import disc
from kontor.craftsmen.flow import act, answer, asked
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import GUILDS
from kontor.craftsmen.layout import (
    BY_TOKEN,
    CURSOR,
    D_CRAFT,
    D_NOTARY,
    D_SEND,
    DEPTH,
    F_KIND,
    F_SEAT,
    FRAME,
    FRAME_SIZE,
    GOLD,
    GUILD,
    QUEUE_SIZE,
    STAGE,
    WORK_QUEUE,
)
from kontor.players.craftsmen import habits, manners
from kontor.players.craftsmen.evaluation import worth
from kontor.players.mind import NO_HABIT

LONGEST: Final = 60


def settled(state: Game) -> bool:
    """Run what needs no choice inside the open decisions; False when none is open any more.

    Unlike the flow of the game this never goes on to the next helper, stage or season.
    """
    while state.v[DEPTH] > 0:
        decision = state.decision()
        if decision.resume(state):
            continue
        out = asked(state, decision)
        if out.count > 1:
            return True
        answer(state, out.items[0])
    return False


def outcome(state: Game, seat: i64, action: i64, *, thinks: bool) -> float:
    """What an action is worth when its decision is completed; plays on the given state."""
    answer(state, action)
    return finish(state, seat, thinks=thinks)


def finish(state: Game, seat: i64, *, thinks: bool, whole: bool = False) -> float:
    """Complete what is open; work points are left unless the whole action is wanted."""
    for _ in range(LONGEST):
        if not settled(state):
            break
        kind = state.f(F_KIND)
        if kind == D_SEND or (kind == D_CRAFT and not whole):
            break
        legal = state.legal()
        mover = state.f(F_SEAT)
        action = habits.habit(state, mover, legal)
        if action == NO_HABIT and mover == seat and (thinks or whole):
            action = compared(state, seat, legal)
        if action == NO_HABIT:
            action = habits.hunch(state, legal)
        answer(state, action)
    return worth(state, seat)


def compared(state: Game, seat: i64, legal: list[int]) -> int:
    """The answer that comes out best when the later ones are given by hunch."""
    best = NO_HABIT
    most = -1e9
    actions = manners.decent(state, seat, legal)
    if STOP in legal and STOP not in actions:
        actions = [*actions, STOP]
    for action in actions:
        if state.f(F_KIND) == D_NOTARY and (action >= AUCTION or LOOK <= action < LOOK + 3):
            continue
        after = state.copy()
        found = outcome(after, seat, action, thinks=False)
        if found > most:
            most = found
            best = action
    return best


def season(state: Game, seat: i64) -> float:
    """What comes out when all helpers of a seat act, guild by guild, and nobody else does."""
    close(state)
    for guild in range(i64(len(GUILDS))):
        state.v[STAGE] = WORK_QUEUE
        state.v[GUILD] = guild
        for at in range(i64(QUEUE_SIZE)):
            if disc(state, guild, at >> 1, at & 1) == seat + 1:
                state.v[CURSOR] = at + 1
                act(state, seat, guild)
                is_gold = state.values.gold[guild * 3 + (at >> 1)]
                state.empower(at, GOLD if is_gold else BY_TOKEN)
                finish(state, seat, thinks=False, whole=True)
    return worth(state, seat)


def close(state: Game) -> None:
    """Drop all open decisions."""
    for at in range(FRAME, FRAME + state.v[DEPTH] * FRAME_SIZE):
        state.v[at] = 0
    state.v[DEPTH] = 0
    state.at = FRAME - FRAME_SIZE
    state.asked = False
