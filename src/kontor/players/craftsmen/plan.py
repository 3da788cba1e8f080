"""Plays decisions on: one action to its end, or all helpers of a seat in turn."""

from typing import Final, final

from mypy_extensions import i64

from kontor.craftsmen.actions import AUCTION, LOOK, STOP
from kontor.craftsmen.decisions.helpers import disc
from kontor.craftsmen.flow import act, answer, fresh_answers
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import BUILDERS, CRAFTS, GUILDS, TOWN_HALL, WINTER
from kontor.craftsmen.layout import (
    BY_TOKEN,
    CURSOR,
    D_CRAFT,
    D_NOTARY,
    D_SEND,
    DEPTH,
    F_KIND,
    F_SEAT,
    FINAL,
    FRAME,
    FRAME_SIZE,
    GOLD,
    GUILD,
    ORDER,
    QUEUE_SIZE,
    SEASON,
    SEND_HELPERS,
    STAGE,
    WINTER_STAGE,
    WORK_QUEUE,
    WORK_TOKENS,
)
from kontor.players.craftsmen import defaults, pruning
from kontor.players.craftsmen.judge import CraftsmenJudge
from kontor.players.craftsmen.memory import Memory
from kontor.players.knowledge import NO_DEFAULT

LONGEST: Final = 60


def run_forced(state: Game) -> bool:
    """Run what needs no choice inside the open decisions; False when none is open any more.

    Unlike the flow of the game this never goes on to the next helper, stage or season.
    """
    while state.row[DEPTH] > 0:
        decision = state.decision()
        if decision.resume(state):
            continue
        out = fresh_answers(state, decision)
        if out.count > 1:
            return True
        answer(state, out.items[0])
    return False


@final
class Planner:
    """Completes what was begun, as one judge sees it."""

    def __init__(self, judge: CraftsmenJudge) -> None:
        self.judge: Final = judge
        self.memory: Final = Memory()

    def outcome(self, state: Game, seat: i64, action: i64, *, thinks: bool) -> float:
        """What an action is worth when its decision is completed; plays on the given state."""
        answer(state, action)
        self.finish(state, seat, thinks=thinks)
        return self.judge.worth(state, seat)

    def finish(self, state: Game, seat: i64, *, thinks: bool, whole: bool = False) -> None:
        """Complete what is open; work points are left unless the whole action is wanted."""
        for _ in range(LONGEST):
            if not run_forced(state):
                break
            kind = state.field(F_KIND)
            if kind == D_SEND or (kind == D_CRAFT and not whole):
                break
            legal = state.legal()
            mover = state.field(F_SEAT)
            action = defaults.default_action(state, mover, legal)
            if action == NO_DEFAULT and mover == seat and (thinks or whole):
                action = self.best_answer(state, seat, legal)
            if action == NO_DEFAULT:
                action = defaults.quick_action(state, legal)
            answer(state, action)

    def best_answer(self, state: Game, seat: i64, legal: list[int]) -> int:
        """The answer that comes out best when the later ones are given at first sight."""
        most = -1e9
        actions = pruning.harmless_actions(state, seat, legal)
        if STOP in legal and STOP not in actions:
            actions = [*actions, STOP]
        if len(actions) == 1 and state.field(F_KIND) != D_NOTARY:
            return actions[0]
        name = self.memory.name(state, seat)
        best = self.memory.find(name)
        if best != NO_DEFAULT:
            return best
        for action in actions:
            if state.field(F_KIND) == D_NOTARY and (action >= AUCTION or LOOK <= action < LOOK + 3):
                continue
            after = state.copy()
            found = self.outcome(after, seat, action, thinks=False)
            after.release()
            if found > most:
                most = found
                best = action
        if best != NO_DEFAULT:
            self.memory.keep(name, best)
        return best

    def season(self, state: Game, seat: i64) -> None:
        """The rest of a season if only this seat's helpers acted, in place."""
        row = state.row
        stage = row[STAGE]
        guild = row[GUILD]
        cursor = row[CURSOR]
        if stage not in (SEND_HELPERS, WORK_QUEUE, WORK_TOKENS, WINTER_STAGE):
            return
        if is_acting(state, seat):
            self.finish(state, seat, thinks=False, whole=True)
        close(state)
        if row[SEASON] == WINTER:
            self.winter(state, seat, stage, guild, cursor)
        elif stage == SEND_HELPERS:
            self.queues(state, seat, 0, 0)
        elif stage == WORK_QUEUE:
            self.queues(state, seat, guild, cursor)
        else:
            self.queues(state, seat, guild + 1, 0)
        row[STAGE] = FINAL
        row[GUILD] = TOWN_HALL
        row[CURSOR] = 0

    def queues(self, state: Game, seat: i64, first: i64, cursor: i64) -> None:
        """Helpers act guild by guild, from a place in the first queue on."""
        for guild in range(first, i64(len(GUILDS))):
            state.row[STAGE] = WORK_QUEUE
            state.row[GUILD] = guild
            for at in range(cursor, i64(QUEUE_SIZE)):
                if disc(state, guild, at >> 1, at & 1) == seat + 1:
                    state.row[CURSOR] = at + 1
                    act(state, seat, guild)
                    is_gold = state.values.gold[guild * 3 + (at >> 1)]
                    state.empower(at, GOLD if is_gold else BY_TOKEN)
                    self.finish(state, seat, thinks=False, whole=True)
            cursor = 0

    def winter(self, state: Game, seat: i64, stage: i64, guild: i64, cursor: i64) -> None:
        """Building and producing in winter, as far as the seat has not done it yet."""
        row = state.row
        has_acted = stage == WORK_TOKENS
        for at in range(cursor):
            if stage == WINTER_STAGE and row[ORDER + at] == seat:
                has_acted = True
        for each in (BUILDERS, CRAFTS):
            if each > guild or (each == guild and not has_acted):
                row[STAGE] = WINTER_STAGE
                row[GUILD] = each
                act(state, seat, each)
                state.empower(-1, BY_TOKEN)
                self.finish(state, seat, thinks=False, whole=True)


def is_acting(state: Game, seat: i64) -> bool:
    """Whether an action of a seat is under way, at any depth."""
    for depth in range(state.row[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        if state.row[at + F_SEAT] == seat and state.row[at + F_KIND] != D_SEND:
            return True
    return False


def close(state: Game) -> None:
    """Drop all open decisions."""
    for at in range(FRAME, FRAME + state.row[DEPTH] * FRAME_SIZE):
        state.row[at] = 0
    state.row[DEPTH] = 0
    state.at = FRAME - FRAME_SIZE
    state.answers_fresh = False
