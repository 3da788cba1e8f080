"""The bankers' guild: four capital cards, then a discard (chapter 6)."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.craftsmen.actions import BOTH, DISCARD, DRAW, PRIVILEGE, STOP, TAKE
from kontor.craftsmen.capital import cards_in, held, unit
from kontor.craftsmen.goods import CAPITAL
from kontor.craftsmen.layout import (
    D_DISCARD,
    F_A,
    F_B,
    F_C,
    F_D,
    F_DISC,
    F_POWER,
    F_SEAT,
    F_STEP,
    OPEN_CAPITAL,
)  # fmt: skip
from kontor.craftsmen.state import Decision, State

TAKEN = 4  # cards of one action
GIVEN_BACK = 2  # of them, without the privilege


@final
class Bank(Decision):
    """One of the open cards, or both, or nothing at all?"""

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == 1:  # CR-6.6
            state.refill_capital()
            state.pop()
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        first = state.row[OPEN_CAPITAL]
        second = state.row[OPEN_CAPITAL + 1]
        if first >= 0:
            out.add(TAKE + first)
        if second >= 0 and second != first:
            out.add(TAKE + second)
        if first < 0 and second < 0:  # CR-6.8
            out.add(DRAW)
        if first >= 0 and second >= 0:
            out.add(BOTH)
        out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == STOP:
            state.pop()
        elif action == BOTH:
            state.take_open(seat, state.row[OPEN_CAPITAL])
            state.take_open(seat, state.row[OPEN_CAPITAL + 1])
            self.draw(state, TAKEN - 2)
        elif action == DRAW:
            self.draw(state, TAKEN)
        else:
            state.take_open(seat, action - TAKE)
            self.draw(state, TAKEN - 1)

    def draw(self, state: State, count: i64) -> None:
        """Take the rest from the stack, and let the seat discard (CR-6.3 to CR-6.5)."""
        seat = state.field(F_SEAT)
        for _ in range(count):
            state.draw_into(seat)
        cards = state.cards_held(seat)
        surplus = cards - state.values.hand_limit
        due = min(max(surplus, i64(GIVEN_BACK)), cards)
        disc = state.field(F_DISC)
        power = state.field(F_POWER)
        state.next_step()
        if due > 0:
            # The privilege saves a card only where the limit would not take it anyway.
            state.push(D_DISCARD, seat, due, 1 if due == GIVEN_BACK and surplus < due else 0)
            state.empower(disc, power)


@final
class Discard(Decision):
    """Which cards are laid down? A is how many, B whether the privilege can save one.

    They are chosen in the order of their kinds and stay in hand, C, until the last is chosen.
    D is the lowest kind that may still be chosen.
    """

    def ask(self, state: State, out: Actions) -> None:
        rest = state.capital(state.field(F_SEAT)) - state.field(F_C)
        chosen = cards_in(state.field(F_C))
        due = state.field(F_A) - chosen
        saves = state.field(F_B) == 1 and state.has_privilege()
        if saves and chosen == 0:
            due = 1
        left = cards_in(rest)
        for kind in range(i64(CAPITAL)):
            number = held(rest, kind)
            if number > 0 and kind >= state.field(F_D) and left >= due:
                out.add(DISCARD + kind)
            left -= number
        if saves and chosen == 1:
            out.add(PRIVILEGE)

    def answer(self, state: State, action: i64) -> None:
        if action == PRIVILEGE:
            state.use_privilege()
        else:
            state.add_to_field(F_C, unit(action - DISCARD))
            state.set_field(F_D, action - DISCARD)
            if cards_in(state.field(F_C)) < state.field(F_A):
                return
        seat = state.field(F_SEAT)
        cards = state.field(F_C)
        state.pop()
        state.lay_down(seat, cards)
