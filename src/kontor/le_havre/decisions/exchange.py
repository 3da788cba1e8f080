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
    F_BASE,
    F_CARD,
    F_SEAT,
    GIVE_EACH,
    GIVE_LEAST,
    GIVE_MOST,
    GIVEN_KINDS,
    GIVEN_TOKENS,
    GIVEN_VALUE,
    GOOD_ASKED,
    GOODS_ALLOWED,
    MUCH,
    RECEIVE_TOKENS,
    RECEIVE_VALUE,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of, good_word
from kontor.le_havre.state import Decision, Range, State

SUMS: dict[int, Range] = dict.fromkeys((GIVEN_KINDS, GIVEN_TOKENS, GIVEN_VALUE), (0, MUCH))

UNLIMITED: Final = 1 << 40
ANY: Final = -1
FREIGHT_OF_FOUR: Final = 64  # more than four goods are worth


def give(state: State, seat: i64, least: i64, most: i64, goods: i64, each: i64) -> None:
    """Ask for a number of tokens among a set of goods, at most `each` of a kind."""
    state.push(D_GIVE, seat, -1, least, most, goods)
    state.set_field(GIVE_EACH, each)


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
        while state.field(GOOD_ASKED) < GOODS and state.field(GIVE_MOST) > 0:
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
        if state.field(GOODS_ALLOWED) >> good & 1 == 0:
            return 0
        return min(state.has(state.field(F_SEAT), good), state.field(GIVE_EACH))

    def low(self, state: State) -> i64:
        later: i64 = 0
        for good in range(state.field(GOOD_ASKED) + 1, i64(GOODS)):
            later += self.stock(state, good)
        return max(state.field(GIVE_LEAST) - later, i64(0))

    def high(self, state: State) -> i64:
        return min(self.stock(state, state.field(GOOD_ASKED)), state.field(GIVE_MOST))

    def hand_in(self, state: State, number: i64) -> None:
        good = state.field(GOOD_ASKED)
        state.spend(state.field(F_SEAT), good, number)
        state.set_field(GIVE_LEAST, max(state.field(GIVE_LEAST) - number, i64(0)))
        state.set_field(GIVE_MOST, state.field(GIVE_MOST) - number)
        state.set_field(F_BASE, 0)
        state.next_step()
        if number > 0:
            state.add_under(GIVEN_KINDS, bit(good))
            state.add_under(GIVEN_TOKENS, number)
            state.add_under(GIVEN_VALUE, number * FREIGHT[good])

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("give") | {
            "good": NAMES[state.field(GOOD_ASKED)],
            "least": int(state.field(GIVE_LEAST)),
            "most": int(state.field(GIVE_MOST)),
            "stock": {
                NAMES[good]: int(self.stock(state, good))
                for good in range(state.field(GOOD_ASKED), i64(GOODS))
                if self.stock(state, good) > 0
            },
            "sells": bool(state.effect_under().is_sale),
        }

    def words(self, state: State) -> Message:
        """Goods are loaded on ships, and handed in elsewhere."""
        good = good_word(NAMES[state.field(GOOD_ASKED)])
        if state.effect_under().is_freight:
            return Message("lh-ask-load", most=int(state.field(GIVE_MOST)), good=good)
        return Message("lh-ask-give", card=state.card_name(), good=good)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = state.field(GOOD_ASKED)
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
            GOOD_ASKED: (0, GOODS - 1),
            GIVE_LEAST: (0, MUCH),
            GIVE_MOST: (1, MUCH),
            GOODS_ALLOWED: (1, EVERY_GOOD),
            F_BASE: (0, MUCH),
            GIVE_EACH: (1, MUCH),
        }


@final
class Receive(Decision):
    """How many of these are taken?"""

    def is_detail(self) -> bool:
        return True

    def resume(self, state: State) -> bool:
        while (
            state.field(GOOD_ASKED) < GOODS
            and state.field(RECEIVE_TOKENS) != 0
            and state.field(RECEIVE_VALUE) != 0
        ):
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
        good = state.field(GOOD_ASKED)
        if state.field(GOODS_ALLOWED) >> good & 1 == 0:
            return 0
        if state.field(RECEIVE_TOKENS) != ANY:
            return state.field(RECEIVE_TOKENS)
        return state.field(RECEIVE_VALUE) // FREIGHT[good]

    def fits(self, state: State, number: i64) -> bool:
        """Whether the later kinds can make up the rest."""
        good = state.field(GOOD_ASKED)
        goods = state.field(GOODS_ALLOWED)
        if state.field(RECEIVE_TOKENS) != ANY:
            return number == state.field(RECEIVE_TOKENS) or goods >> (good + 1) != 0
        return can_reach(state.field(RECEIVE_VALUE) - number * FREIGHT[good], goods, good + 1)

    def take(self, state: State, number: i64) -> None:
        good = state.field(GOOD_ASKED)
        if state.field(RECEIVE_TOKENS) != ANY:
            state.set_field(RECEIVE_TOKENS, state.field(RECEIVE_TOKENS) - number)
        if state.field(RECEIVE_VALUE) != ANY:
            state.set_field(RECEIVE_VALUE, state.field(RECEIVE_VALUE) - number * FREIGHT[good])
        state.next_step()
        state.gain(state.field(F_SEAT), good, number)

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("receive") | {
            "good": NAMES[state.field(GOOD_ASKED)],
            "tokens": int(state.field(RECEIVE_TOKENS)),
            "value": int(state.field(RECEIVE_VALUE)),
            "among": [
                NAMES[good]
                for good in range(state.field(GOOD_ASKED), i64(GOODS))
                if state.field(GOODS_ALLOWED) >> good & 1
            ],
        }

    def words(self, state: State) -> Message:
        good = good_word(NAMES[state.field(GOOD_ASKED)])
        card = state.card_name()
        tokens, value = int(state.field(RECEIVE_TOKENS)), int(state.field(RECEIVE_VALUE))
        if tokens != ANY:
            return Message("lh-ask-receive", card=card, left=tokens, good=good)
        return Message("lh-ask-receive-worth", card=card, left=value, good=good)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        good = NAMES[state.field(GOOD_ASKED)]
        number = int(state.amount(action))
        if number == 0:
            return Message("lh-receive-none", good=good_word(good))
        return Message("lh-receive", what=amount_of(number, good))

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            F_CARD: (-1, -1),
            GOOD_ASKED: (0, GOODS - 1),
            RECEIVE_TOKENS: (ANY, FREIGHT_OF_FOUR),
            RECEIVE_VALUE: (ANY, FREIGHT_OF_FOUR),
            GOODS_ALLOWED: (1, EVERY_GOOD),
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
