"""The common shape of a card's action: a list of verbs, done in order, at least one for real."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.layout import (
    DEPTH,
    F_BASE,
    F_SEAT,
    F_STEP,
    MUCH,
    USE_DONE,
    USE_ENERGY,
    USE_FOOD,
    USE_TIMES,
)  # fmt: skip
from kontor.le_havre.payment import BANK, FOOD, UNGUARDED, owe, owe_energy
from kontor.le_havre.reasons import NO_USE, OK, Shortage
from kontor.le_havre.state import Effect, Range, State


class Verb:
    """One step of an action. The step's number of times is kept in the open decision."""

    def why_not(self, state: State, seat: i64) -> i64:
        """OK when this step could do something now."""
        raise NotImplementedError

    def begin(self, state: State, at: i64) -> bool:
        """Do what needs no choice; True when the step asks nothing (more)."""
        raise NotImplementedError

    def ask(self, state: State, out: Actions, least: i64) -> None:
        """List the answers; at least `least` times."""
        raise NotImplementedError

    def answer(self, state: State, action: i64, at: i64) -> None:
        """Take the answer of this step."""
        raise NotImplementedError

    def finish(self, state: State, seat: i64, times: i64) -> None:
        """Pay out, after all payments."""

    def shortages(self, state: State, seat: i64) -> list[Shortage]:
        """What is too little to do this step once; nothing where goods would not help."""
        return []

    def terms(self, state: State) -> dict[str, Any]:
        """What the question says of the open step, such as what one time takes and brings."""
        return {}

    def gains(self, state: State, seat: i64) -> dict[str, int]:
        """What the step brings when it asks nothing and takes nothing."""
        return {}

    def words(self, state: State) -> Message:
        """What the step asks."""
        raise NotImplementedError

    def message(self, state: State, action: i64) -> Message | None:
        """What an answer to the step means."""
        return None

    def is_silent(self, state: State) -> bool:
        """Whether an answer goes without saying where it is the only one."""
        return False

    def limits(self, times: int) -> Range:
        """What the step may keep in the open decision, where it keeps a number such as this."""
        return 0, MUCH

    def is_sure(self) -> bool:
        """Whether the step can be done whatever the visitor has."""
        return False

    def eats(self) -> bool:
        """Whether food or francs spent before could make the step impossible."""
        return False


@final
class Steps(Effect):
    """Verbs in order."""

    def __init__(self, verbs: list[Verb]) -> None:
        super().__init__()
        self.verbs: Final = vec[Verb](verbs)
        self.count: Final[i64] = len(verbs)
        self.eats = any(verb.eats() for verb in verbs)
        self.is_sure = any(verb.is_sure() for verb in verbs)

    def why_not(self, state: State, seat: i64) -> i64:
        reason: i64 = NO_USE
        for step in range(self.count):
            found = self.verbs[step].why_not(state, seat)
            if found == OK:
                return OK
            if reason == NO_USE:
                reason = found
        return reason

    def resume(self, state: State) -> bool:
        step = state.field(F_STEP)
        if step < self.count:
            depth = state.row[DEPTH]
            if self.verbs[step].begin(state, USE_TIMES + step):
                state.next_step()
                return True
            return state.row[DEPTH] != depth
        if step == self.count:
            state.next_step()
            return self.collect(state)
        self.pay_out(state)
        return True

    def collect(self, state: State) -> bool:
        """Open the payments that the steps have added up."""
        seat = state.field(F_SEAT)
        food = state.field(USE_FOOD)
        energy = state.field(USE_ENERGY)
        owe(state, seat, FOOD, food, BANK, UNGUARDED)
        owe_energy(state, seat, energy)
        return True

    def pay_out(self, state: State) -> None:
        seat = state.field(F_SEAT)
        for step in range(self.count):
            times = state.field(USE_TIMES + step)
            if times > 0:
                self.verbs[step].finish(state, seat, times)
        state.pop()

    def ask(self, state: State, out: Actions) -> None:
        self.verbs[state.field(F_STEP)].ask(state, out, self.least(state))

    def answer(self, state: State, action: i64) -> None:
        step = state.field(F_STEP)
        self.verbs[step].answer(state, action, USE_TIMES + step)

    def least(self, state: State) -> i64:
        """Nothing may be chosen only if something else was or can be done."""
        if state.field(USE_DONE) == 1:
            return 0
        seat = state.field(F_SEAT)
        for step in range(state.field(F_STEP) + 1, self.count):
            if self.verbs[step].why_not(state, seat) == OK:
                return 0
        return 1

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        """One list for each step; of two that ask for the same, the one that asks for less."""
        easiest: dict[str, list[Shortage]] = {}
        for step in range(self.count):
            way = self.verbs[step].shortages(state, seat)
            names = " ".join([" ".join(each.names) for each in way])
            if way and (names not in easiest or total(way) < total(easiest[names])):
                easiest[names] = way
        return list(easiest.values())

    def gains(self, state: State, seat: i64) -> dict[str, int]:
        """Nothing where a step asks or a fee could change what is counted."""
        found: dict[str, int] = {}
        for step in range(self.count):
            gained = self.verbs[step].gains(state, seat)
            if self.eats or not gained:
                return {}
            for name, amount in gained.items():
                found[name] = found.get(name, 0) + amount
        return found

    def describe(self, state: State) -> dict[str, Any]:
        """With the terms of the open step."""
        step = state.field(F_STEP)
        terms = self.verbs[step].terms(state) if step < self.count else {}
        return state.question("use") | terms

    def words(self, state: State) -> Message:
        return self.verbs[state.field(F_STEP)].words(state)

    def message(self, state: State, action: i64) -> Message | None:
        step = state.field(F_STEP)
        return self.verbs[step].message(state, action) if step < self.count else None

    def is_silent(self, state: State, action: i64) -> bool:
        return self.verbs[state.field(F_STEP)].is_silent(state)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        found: dict[int, Range] = {
            F_STEP: (0, int(self.count) + 1),
            USE_FOOD: (0, MUCH),
            USE_ENERGY: (0, MUCH),
            USE_DONE: (0, 1),
            F_BASE: (0, MUCH),
        }
        for step in range(int(self.count)):
            found[USE_TIMES + step] = self.verbs[step].limits(row[USE_TIMES + step])
        return found


def total(way: list[Shortage]) -> int:
    """How much is wanted in all."""
    return sum([each.wanted for each in way])
