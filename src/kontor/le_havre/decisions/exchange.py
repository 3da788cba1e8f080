"""Handing in and receiving mixed goods, kind by kind, on behalf of a building's action."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.goods import EVERY_GOOD, FREIGHT, GOODS, NAMES, bit
from kontor.le_havre.layout import (
    D_GIVE,
    D_RECEIVE,
    F_A,
    F_B,
    F_BASE,
    F_C,
    F_CARD,
    F_SEAT,
    F_STEP,
    F_X,
    MUCH,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.state import Decision, Range, State

# Of both decisions
GOOD: Final = F_STEP  # the one that is asked for
AMONG: Final = F_C  # the set of goods to choose from

# Of handing in: what is still to come
LEAST: Final = F_A
MOST: Final = F_B
EACH: Final = F_X  # at most so many of a kind

# Of receiving: what is still to come, where it is not ANY
TOKENS: Final = F_A
VALUE: Final = F_B

# Sums kept in the decision below
KINDS_GIVEN: Final = F_X + 5
TOKENS_GIVEN: Final = F_X + 6
VALUE_GIVEN: Final = F_X + 7

SUMS: dict[int, Range] = dict.fromkeys((KINDS_GIVEN, TOKENS_GIVEN, VALUE_GIVEN), (0, MUCH))

UNLIMITED: Final = 1 << 40
ANY: Final = -1
FREIGHT_OF_FOUR: Final = 64  # more than four goods are worth


def give(state: State, seat: i64, least: i64, most: i64, goods: i64, each: i64) -> None:
    """Ask for a number of tokens among a set of goods, at most `each` of a kind."""
    state.push(D_GIVE, seat, -1, least, most, goods)
    state.set_field(EACH, each)


def receive(state: State, seat: i64, tokens: i64, value: i64, goods: i64) -> None:
    """Ask which goods to take: so many tokens, or tokens worth exactly so much."""
    if tokens != 0 and value != 0:
        state.push(D_RECEIVE, seat, -1, tokens, value, goods)


@final
class Give(Decision):
    """How many of these are handed in?"""

    def is_detail(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        while state.field(GOOD) < GOODS and state.field(MOST) > 0:
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
        if state.field(AMONG) >> good & 1 == 0:
            return 0
        return min(state.has(state.field(F_SEAT), good), state.field(EACH))

    def low(self, state: State) -> i64:
        later: i64 = 0
        for good in range(state.field(GOOD) + 1, i64(GOODS)):
            later += self.stock(state, good)
        return max(state.field(LEAST) - later, i64(0))

    def high(self, state: State) -> i64:
        return min(self.stock(state, state.field(GOOD)), state.field(MOST))

    def hand_in(self, state: State, number: i64) -> None:
        good = state.field(GOOD)
        state.spend(state.field(F_SEAT), good, number)
        state.set_field(LEAST, max(state.field(LEAST) - number, i64(0)))
        state.set_field(MOST, state.field(MOST) - number)
        state.set_field(F_BASE, 0)
        state.next_step()
        if number > 0:
            state.add_under(KINDS_GIVEN, bit(good))
            state.add_under(TOKENS_GIVEN, number)
            state.add_under(VALUE_GIVEN, number * FREIGHT[good])

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("give") | {
            "good": NAMES[state.field(GOOD)],
            "least": int(state.field(LEAST)),
            "most": int(state.field(MOST)),
        }

    def words(self, state: State) -> Message:
        """Goods are loaded on ships, and handed in elsewhere."""
        good = good_word(NAMES[state.field(GOOD)])
        if state.effect_under().is_freight:
            return Message("lh-ask-load", most=int(state.field(MOST)), good=good)
        return Message("lh-ask-give", card=state.card_name(), good=good)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = state.field(GOOD)
        number = int(state.amount(action))
        loads = state.effect_under().is_freight
        if number == 0:
            return Message("lh-load-none" if loads else "lh-give-none", good=good_word(NAMES[good]))
        what = amount_of(number, NAMES[good])
        if loads:
            gets = amount_of(number * int(FREIGHT[good]), "francs")
            return Message("lh-load", what=what, gets=gets)
        return Message("lh-give", what=what)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            F_CARD: (-1, -1),
            GOOD: (0, GOODS - 1),
            LEAST: (0, MUCH),
            MOST: (1, MUCH),
            AMONG: (1, EVERY_GOOD),
            F_BASE: (0, MUCH),
            EACH: (1, MUCH),
        }


@final
class Receive(Decision):
    """How many of these are taken?"""

    def is_detail(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        while state.field(GOOD) < GOODS and state.field(TOKENS) != 0 and state.field(VALUE) != 0:
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
        good = state.field(GOOD)
        if state.field(AMONG) >> good & 1 == 0:
            return 0
        if state.field(TOKENS) != ANY:
            return state.field(TOKENS)
        return state.field(VALUE) // FREIGHT[good]

    def fits(self, state: State, number: i64) -> bool:
        """Whether the later kinds can make up the rest."""
        good = state.field(GOOD)
        if state.field(TOKENS) != ANY:
            return number == state.field(TOKENS) or state.field(AMONG) >> (good + 1) != 0
        return can_reach(state.field(VALUE) - number * FREIGHT[good], state.field(AMONG), good + 1)

    def take(self, state: State, number: i64) -> None:
        good = state.field(GOOD)
        if state.field(TOKENS) != ANY:
            state.set_field(TOKENS, state.field(TOKENS) - number)
        if state.field(VALUE) != ANY:
            state.set_field(VALUE, state.field(VALUE) - number * FREIGHT[good])
        state.next_step()
        state.gain(state.field(F_SEAT), good, number)

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("receive") | {
            "good": NAMES[state.field(GOOD)],
            "tokens": int(state.field(TOKENS)),
            "value": int(state.field(VALUE)),
        }

    def words(self, state: State) -> Message:
        good = good_word(NAMES[state.field(GOOD)])
        card = state.card_name()
        if state.field(TOKENS) != ANY:
            return Message("lh-ask-receive", card=card, left=int(state.field(TOKENS)), good=good)
        return Message("lh-ask-receive-worth", card=card, left=int(state.field(VALUE)), good=good)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = NAMES[state.field(GOOD)]
        number = int(state.amount(action))
        if number == 0:
            return Message("lh-receive-none", good=good_word(good))
        return Message("lh-receive", what=amount_of(number, good))

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            F_CARD: (-1, -1),
            GOOD: (0, GOODS - 1),
            TOKENS: (ANY, FREIGHT_OF_FOUR),
            VALUE: (ANY, FREIGHT_OF_FOUR),
            AMONG: (1, EVERY_GOOD),
        }


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
