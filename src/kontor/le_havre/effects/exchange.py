"""Odd buildings that take mixed goods: office, bridge, trading houses, pawnbroker."""

from typing import final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import AMOUNT, PICK, STOP
from kontor.le_havre.decisions.exchange import (
    ANY,
    KINDS_GIVEN,
    TOKENS_GIVEN,
    UNLIMITED,
    VALUE_GIVEN,
    give,
    receive,
)  # fmt: skip
from kontor.le_havre.goods import (
    BRICK,
    CHARCOAL,
    EVERY_GOOD,
    FRANCS,
    GOODS,
    IRON,
    LEATHER,
    STANDARD,
    STEEL,
    UPGRADED,
)  # fmt: skip
from kontor.le_havre.layout import F_BASE, F_SEAT, F_STEP, F_X, PAWNED
from kontor.le_havre.reasons import NEEDS, OK, Shortage
from kontor.le_havre.state import Effect, State

OFFICE_GOODS: tuple[int, ...] = (CHARCOAL, BRICK, LEATHER)


def in_stock(state: State, seat: i64, goods: i64) -> i64:
    """How many tokens of a set of goods a seat has."""
    total: i64 = 0
    for good in range(i64(GOODS)):
        if goods >> good & 1:
            total += state.has(seat, good)
    return total


@final
class BusinessOffice(Effect):
    """Four goods for a steel, and one for charcoal, brick or leather (LH-15.21).

    X is 1 when steel was chosen, X+1 the other good; both arrive at the end.
    """

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.tokens(seat) > 0 else NEEDS

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if (step == 0 and state.tokens(seat) < 4) or (step == 1 and state.tokens(seat) == 0):
            state.next_step()
            return True
        if step == 2:
            steel = state.field(F_X)
            good = state.field(F_X + 1)
            state.pop()
            state.gain(seat, STEEL, steel)
            if good > 0:
                state.gain(seat, good, 1)
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        if state.field(F_STEP) == 0:
            state.ask_amount(out, 0, 1)
            return
        for good in OFFICE_GOODS:
            out.add(PICK + i64(good))
        if state.field(F_X) == 1:
            out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.next_step()
        if action == AMOUNT + 1:
            state.set_field(F_X, 1)
            give(state, seat, 4, 4, EVERY_GOOD, UNLIMITED)
        elif action >= PICK and action < PICK + GOODS:
            state.set_field(F_X + 1, action - PICK)
            give(state, seat, 1, 1, EVERY_GOOD, UNLIMITED)


@final
class Bridge(Effect):
    """Upgraded goods at a franc each, standard goods three a franc (LH-15.27)."""

    def why_not(self, state: State, seat: i64) -> i64:
        sells = in_stock(state, seat, UPGRADED) > 0 or in_stock(state, seat, STANDARD) >= 3
        return OK if sells else NEEDS

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        standard = int(in_stock(state, seat, STANDARD))
        return [[Shortage(("upgraded",), 1, 0)], [Shortage(("standard",), 3, standard)]]

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if step == 0:
            upgraded = in_stock(state, seat, UPGRADED)
            standard = in_stock(state, seat, STANDARD)
            state.next_step()
            give(state, seat, 0 if standard >= 3 else 1, upgraded, UPGRADED, UNLIMITED)
            return True
        if step == 1:
            # Upgraded goods are paid for now, so that the count can start again.
            state.set_field(F_X, state.field(TOKENS_GIVEN))
            if in_stock(state, seat, STANDARD) >= 3:
                return False
        sold = state.field(F_X) + state.field(F_X + 1)
        state.pop()
        state.gain(seat, FRANCS, sold)
        return True

    def ask(self, state: State, out: Actions) -> None:
        """How many packs of three."""
        packs = in_stock(state, state.field(F_SEAT), STANDARD) // 3
        state.ask_amount(out, 0 if state.field(F_X) > 0 else 1, packs)

    def answer(self, state: State, action: i64) -> None:
        packs = state.amount(action)
        state.set_field(F_BASE, 0)
        state.set_field(F_X + 1, packs)
        state.next_step()
        if packs > 0:
            give(state, state.field(F_SEAT), 3 * packs, 3 * packs, STANDARD, UNLIMITED)


@final
class TradingFirm(Effect):
    """Up to four goods for other goods of exactly the same freight value (LH-18.26)."""

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.tokens(seat) > 0 else NEEDS

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        state.next_step()
        if step == 0:
            give(state, seat, 1, 4, EVERY_GOOD, UNLIMITED)
        elif step == 1:
            others = EVERY_GOOD & ~state.field(KINDS_GIVEN)
            receive(state, seat, ANY, state.field(VALUE_GIVEN), others)
        else:
            state.pop()
        return True


@final
class TraffickingSpot(Effect):
    """Up to three standard goods for others, then up to three upgraded ones (LH-18.27)."""

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.tokens(seat) > 0 else NEEDS

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if step == 0 or step == 2:
            self.forget(state)
            state.next_step()
            goods: i64 = STANDARD if step == 0 else UPGRADED
            give(state, seat, self.least(state, seat, step), 3, goods, UNLIMITED)
        elif step == 1 or step == 3:
            state.next_step()
            others: i64 = STANDARD & ~(1 << IRON) if step == 1 else UPGRADED & ~(1 << STEEL)
            state.set_field(F_X, state.field(F_X) + state.field(TOKENS_GIVEN))
            receive(state, seat, state.field(TOKENS_GIVEN), ANY, others & ~state.field(KINDS_GIVEN))
        else:
            state.pop()
        return True

    def least(self, state: State, seat: i64, step: i64) -> i64:
        """Something must be exchanged."""
        if step == 0:
            return 0 if in_stock(state, seat, UPGRADED) > 0 else 1
        return 0 if state.field(F_X) > 0 else 1

    def forget(self, state: State) -> None:
        state.set_field(KINDS_GIVEN, 0)
        state.set_field(TOKENS_GIVEN, 0)
        state.set_field(VALUE_GIVEN, 0)


@final
class Pawnbroker(Effect):
    """Two francs for each different good left here (LH-17.040)."""

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if in_stock(state, seat, self.free(state, seat)) > 0 else NEEDS

    def free(self, state: State, seat: i64) -> i64:
        return EVERY_GOOD & ~state.of(seat, PAWNED)

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        if state.field(F_STEP) == 0:
            state.next_step()
            give(state, seat, 1, GOODS, self.free(state, seat), 1)
            return True
        kinds = state.field(KINDS_GIVEN)
        tokens = state.field(TOKENS_GIVEN)
        state.pop()
        state.put(seat, PAWNED, state.of(seat, PAWNED) | kinds)
        state.gain(seat, FRANCS, 2 * tokens)
        return True
