"""Odd buildings that take mixed goods: office, bridge, trading houses, pawnbroker."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, PICK, STOP, verb
from kontor.le_havre.decisions.exchange import ANY, SUMS, UNLIMITED, give, receive
from kontor.le_havre.estate import PAWN
from kontor.le_havre.goods import (
    BRICK,
    CHARCOAL,
    EVERY_GOOD,
    FRANCS,
    GOODS,
    IRON,
    LEATHER,
    NAMES,
    STANDARD,
    STEEL,
    UPGRADED,
)  # fmt: skip
from kontor.le_havre.layout import (
    F_BASE,
    F_SEAT,
    F_STEP,
    F_X,
    GIVEN_KINDS,
    GIVEN_TOKENS,
    GIVEN_VALUE,
    MUCH,
    PAWNED,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.reasons import NEEDS, OK, Shortage
from kontor.le_havre.state import Effect, Range, State

# The Business Office: what arrives at the end
STEEL_WANTED: Final = F_X  # 1 or none
GOOD_WANTED: Final = F_X + 1  # a good, 0 for none

# The Bridge: what is sold
UPGRADED_SOLD: Final = F_X
PACKS_SOLD: Final = F_X + 1  # of three standard goods each
PACK: Final = 3

# The Trafficking Spot
SWAPPED: Final = F_X  # tokens so far

FOR_STEEL: Final = 4  # goods that the Business Office takes

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
    """Four goods for a steel, and one for charcoal, brick or leather (LH-15.21)."""

    def why_not(self, state: State, seat: i64) -> i64:
        return OK if state.tokens(seat) > 0 else NEEDS

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if (step == 0 and state.tokens(seat) < FOR_STEEL) or (
            step == 1 and state.tokens(seat) == 0
        ):
            state.next_step()
            return True
        if step == 2:
            steel = state.field(STEEL_WANTED)
            good = state.field(GOOD_WANTED)
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
        if state.field(STEEL_WANTED) == 1:
            out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.next_step()
        if action == AMOUNT + 1:
            state.set_field(STEEL_WANTED, 1)
            give(state, seat, FOR_STEEL, FOR_STEEL, EVERY_GOOD, UNLIMITED)
        elif action >= PICK and action < PICK + GOODS:
            state.set_field(GOOD_WANTED, action - PICK)
            give(state, seat, 1, 1, EVERY_GOOD, UNLIMITED)

    def words(self, state: State) -> Message:
        card = state.card_name()
        return Message("lh-ask-office" if state.field(F_STEP) else "lh-ask-steel", card=card)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) == PICK:
            return Message("lh-office", n=1, gets=amount_of(1, NAMES[action - PICK]))
        if action == AMOUNT + 1:
            return Message("lh-office", n=FOR_STEEL, gets=amount_of(1, NAMES[STEEL]))
        if action == AMOUNT:
            return Message("lh-trade-none")
        return Message("lh-stop-office") if action == STOP else None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return SUMS | {F_STEP: (0, 2), STEEL_WANTED: (0, 1), GOOD_WANTED: (0, GOODS - 1)}


@final
class Bridge(Effect):
    """Upgraded goods at a franc each, standard goods three a franc (LH-15.27)."""

    def __init__(self) -> None:
        super().__init__()
        self.is_sale = True

    def why_not(self, state: State, seat: i64) -> i64:
        sells = in_stock(state, seat, UPGRADED) > 0 or in_stock(state, seat, STANDARD) >= PACK
        return OK if sells else NEEDS

    def shortages(self, state: State, seat: i64) -> list[list[Shortage]]:
        standard = int(in_stock(state, seat, STANDARD))
        return [[Shortage(("upgraded",), 1, 0)], [Shortage(("standard",), PACK, standard)]]

    def resume(self, state: State) -> bool:
        seat = state.field(F_SEAT)
        step = state.field(F_STEP)
        if step == 0:
            upgraded = in_stock(state, seat, UPGRADED)
            standard = in_stock(state, seat, STANDARD)
            state.next_step()
            give(state, seat, 0 if standard >= PACK else 1, upgraded, UPGRADED, UNLIMITED)
            return True
        if step == 1:
            # Upgraded goods are paid for now, so that the count can start again.
            state.set_field(UPGRADED_SOLD, state.field(GIVEN_TOKENS))
            if in_stock(state, seat, STANDARD) >= PACK:
                return False
        sold = state.field(UPGRADED_SOLD) + state.field(PACKS_SOLD)
        state.pop()
        state.gain(seat, FRANCS, sold)
        return True

    def ask(self, state: State, out: Actions) -> None:
        """How many packs of three."""
        packs = in_stock(state, state.field(F_SEAT), STANDARD) // PACK
        state.ask_amount(out, 0 if state.field(UPGRADED_SOLD) > 0 else 1, packs)

    def answer(self, state: State, action: i64) -> None:
        packs = state.amount(action)
        state.set_field(F_BASE, 0)
        state.set_field(PACKS_SOLD, packs)
        state.next_step()
        if packs > 0:
            give(state, state.field(F_SEAT), PACK * packs, PACK * packs, STANDARD, UNLIMITED)

    def words(self, state: State) -> Message:
        gives, gets = amount_of(PACK, "standard"), amount_of(1, "francs")
        return Message("lh-ask-trade", card=state.card_name(), gives=gives, gets=gets)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        packs = int(state.amount(action))
        if packs == 0:
            return Message("lh-trade-none")
        gives, gets = amount_of(PACK * packs, "standard"), amount_of(packs, "francs")
        return Message("lh-trade", gives=gives, gets=gets)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        sold: dict[int, Range] = {UPGRADED_SOLD: (0, MUCH), PACKS_SOLD: (0, MUCH)}
        return SUMS | sold | {F_STEP: (0, 2), F_BASE: (0, MUCH)}


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
            others = EVERY_GOOD & ~state.field(GIVEN_KINDS)
            receive(state, seat, ANY, state.field(GIVEN_VALUE), others)
        else:
            state.pop()
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return SUMS | {F_STEP: (0, 2)}


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
            state.set_field(SWAPPED, state.field(SWAPPED) + state.field(GIVEN_TOKENS))
            receive(state, seat, state.field(GIVEN_TOKENS), ANY, others & ~state.field(GIVEN_KINDS))
        else:
            state.pop()
        return True

    def least(self, state: State, seat: i64, step: i64) -> i64:
        """Something must be exchanged."""
        if step == 0:
            return 0 if in_stock(state, seat, UPGRADED) > 0 else 1
        return 0 if state.field(SWAPPED) > 0 else 1

    def forget(self, state: State) -> None:
        state.set_field(GIVEN_KINDS, 0)
        state.set_field(GIVEN_TOKENS, 0)
        state.set_field(GIVEN_VALUE, 0)

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return SUMS | {F_STEP: (0, 4), SWAPPED: (0, MUCH)}


@final
class Pawnbroker(Effect):
    """Two francs for each different good left here (LH-17.040)."""

    def __init__(self) -> None:
        super().__init__()
        self.is_sale = True

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
        kinds = state.field(GIVEN_KINDS)
        tokens = state.field(GIVEN_TOKENS)
        state.pop()
        state.put(seat, PAWNED, state.of(seat, PAWNED) | kinds)
        state.gain(seat, FRANCS, PAWN * tokens)
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return SUMS | {F_STEP: (0, 1)}
