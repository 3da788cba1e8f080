"""Handing in and receiving mixed goods, kind by kind, on behalf of a building's action."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import AMOUNT
from kontor.le_havre.goods import FREIGHT, GOODS, bit
from kontor.le_havre.layout import (
    D_GIVE,
    D_RECEIVE,
    F_A,
    F_B,
    F_BASE,
    F_C,
    F_SEAT,
    F_STEP,
    F_X,
)  # fmt: skip
from kontor.le_havre.state import Decision, State

# Sums kept in the decision below
KINDS_GIVEN: Final = F_X + 5
TOKENS_GIVEN: Final = F_X + 6
VALUE_GIVEN: Final = F_X + 7

UNLIMITED: Final = 1 << 40
ANY: Final = -1


def give(state: State, seat: i64, least: i64, most: i64, goods: i64, each: i64) -> None:
    """Ask for a number of tokens among a set of goods, at most `each` of a kind."""
    state.push(D_GIVE, seat, -1, least, most, goods)
    state.set_field(F_X, each)


def receive(state: State, seat: i64, tokens: i64, value: i64, goods: i64) -> None:
    """Ask which goods to take: so many tokens, or tokens worth exactly so much."""
    if tokens != 0 and value != 0:
        state.push(D_RECEIVE, seat, -1, tokens, value, goods)


@final
class Give(Decision):
    """How many of these are handed in? A is the least, B the most still to come, C the goods."""

    def resume(self, state: State) -> bool:
        while state.field(F_STEP) < GOODS and state.field(F_B) > 0:
            low = self.low(state)
            if low < self.high(state):
                return False
            self.hand_in(state, low)
        state.pop()
        return True

    def ask(self, state: State, out: Actions) -> None:
        state.ask_amount(out, self.low(state), self.high(state))

    def answer(self, state: State, action: i64) -> None:
        self.hand_in(state, state.amount(action))

    def stock(self, state: State, good: i64) -> i64:
        if state.field(F_C) >> good & 1 == 0:
            return 0
        return min(state.has(state.field(F_SEAT), good), state.field(F_X))

    def low(self, state: State) -> i64:
        later: i64 = 0
        for good in range(state.field(F_STEP) + 1, i64(GOODS)):
            later += self.stock(state, good)
        return max(state.field(F_A) - later, i64(0))

    def high(self, state: State) -> i64:
        return min(self.stock(state, state.field(F_STEP)), state.field(F_B))

    def hand_in(self, state: State, number: i64) -> None:
        good = state.field(F_STEP)
        state.spend(state.field(F_SEAT), good, number)
        state.set_field(F_A, max(state.field(F_A) - number, i64(0)))
        state.set_field(F_B, state.field(F_B) - number)
        state.set_field(F_BASE, 0)
        state.next_step()
        if number > 0:
            state.add_under(KINDS_GIVEN, bit(good))
            state.add_under(TOKENS_GIVEN, number)
            state.add_under(VALUE_GIVEN, number * FREIGHT[good])


@final
class Receive(Decision):
    """How many of these are taken? A counts tokens, B value, where not ANY; C the goods."""

    def resume(self, state: State) -> bool:
        while state.field(F_STEP) < GOODS and state.field(F_A) != 0 and state.field(F_B) != 0:
            only: i64 = -1
            for number in range(self.high(state) + 1):
                if self.fits(state, number):
                    if only >= 0:
                        return False
                    only = number
            self.take(state, only)
        state.pop()
        return True

    def ask(self, state: State, out: Actions) -> None:
        for number in range(self.high(state) + 1):
            if self.fits(state, number):
                out.add(AMOUNT + number)

    def answer(self, state: State, action: i64) -> None:
        self.take(state, state.amount(action))

    def high(self, state: State) -> i64:
        good = state.field(F_STEP)
        if state.field(F_C) >> good & 1 == 0:
            return 0
        if state.field(F_A) != ANY:
            return state.field(F_A)
        return state.field(F_B) // FREIGHT[good]

    def fits(self, state: State, number: i64) -> bool:
        """Whether the later kinds can make up the rest."""
        good = state.field(F_STEP)
        if state.field(F_A) != ANY:
            return number == state.field(F_A) or state.field(F_C) >> (good + 1) != 0
        return can_reach(state.field(F_B) - number * FREIGHT[good], state.field(F_C), good + 1)

    def take(self, state: State, number: i64) -> None:
        good = state.field(F_STEP)
        if state.field(F_A) != ANY:
            state.set_field(F_A, state.field(F_A) - number)
        if state.field(F_B) != ANY:
            state.set_field(F_B, state.field(F_B) - number * FREIGHT[good])
        state.next_step()
        state.gain(state.field(F_SEAT), good, number)


def can_reach(value: i64, goods: i64, good: i64) -> bool:
    """Whether tokens of these goods, from one good on, can be worth exactly this much."""
    if value == 0:
        return True
    if good >= GOODS:
        return False
    if goods >> good & 1 == 0:
        return can_reach(value, goods, good + 1)
    for number in range(value // FREIGHT[good] + 1):
        if can_reach(value - number * FREIGHT[good], goods, good + 1):
            return True
    return False
