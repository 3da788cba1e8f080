"""Trade and Convert: goods, food, energy or francs in, goods and francs out, several times."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import AMOUNT, verb
from kontor.le_havre.building import pay_either
from kontor.le_havre.effects.gain import Bundle
from kontor.le_havre.effects.measure import Measure
from kontor.le_havre.effects.steps import Verb
from kontor.le_havre.goods import (
    BREAD,
    BRICK,
    CHARCOAL,
    CLAY,
    COAL,
    COKE,
    FISH,
    FRANCS,
    IRON,
    MEAT,
    NAMES,
    SMOKED_FISH,
    STEEL,
    UPGRADE,
    WOOD,
)  # fmt: skip
from kontor.le_havre.layout import F_BASE, F_SEAT, USE_DONE, USE_ENERGY, USE_FOOD
from kontor.le_havre.payment import energy, energy_due, food
from kontor.le_havre.phrases import amounts_of
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NEEDS, NO_USE, OK, Shortage
from kontor.le_havre.state import State

BEYOND: Final = 1 << 40


@final
class Rate:
    """An amount per time, perhaps a fraction, or once for all."""

    def __init__(self, each: int, divisor: int, once: int) -> None:
        self.each: Final[i64] = each
        self.divisor: Final[i64] = divisor
        self.once: Final[i64] = once

    def up(self, times: i64) -> i64:
        """What is owed: halves are rounded against the player (LH-9)."""
        return self.once + (self.each * times + self.divisor - 1) // self.divisor

    def down(self, times: i64) -> i64:
        """What is earned."""
        return self.once + self.each * times // self.divisor


@final
class Trade(Verb):
    """`convert` turns tokens over; `trade` hands goods in, where brick and steel may stand in."""

    def __init__(self, read: Reader) -> None:
        self.hands_in: Final = not read.has("convert")
        self.named: Final = self.inputs(read)
        self.gives: Final = Bundle(self.named)
        self.food: Final[i64] = self.named.get("food", 0)
        energy_rate = read.rate("energy") if not self.hands_in else (0, 1, 0)
        self.energy = Rate(*energy_rate)
        if "energy" in self.named:
            self.energy = Rate(self.named["energy"], 1, 0)
        self.earns: Final = self.outputs(read)
        self.plus: Final = Bundle(read.goods("plus"))
        self.rates: Final = self.extras(read)
        self.limit: Final[i64] = read.number("most", 0)
        self.measure: Final = Measure(read)
        self.needs: Final = Bundle(read.goods("needs"))
        self.excludes: Final = read.flag("or")
        self.has_energy = self.energy.each > 0 or self.energy.once > 0
        self.burnt: Final = self.energy_within()
        self.eaten: Final = self.food_within()
        self.mixes_clay: Final = self.hands_in and {"clay", "brick"} <= set(self.named)
        self.mixes_iron: Final = self.hands_in and {"iron", "steel"} <= set(self.named)
        read.done()

    def inputs(self, read: Reader) -> dict[str, int]:
        if not self.hands_in:
            return {read.word("convert", NAMES[:-1]): 1}
        found = read.goods("trade", ("francs", "food", "energy"))
        if not found:
            raise read.wrong("hands in nothing in 'trade'")
        return found

    def outputs(self, read: Reader) -> Bundle:
        key = "for" if self.hands_in else "into"
        if not read.has(key):
            raise read.wrong(f"brings nothing: '{key}' is missing")
        if self.hands_in:
            return Bundle(read.goods("for"))
        return Bundle({read.word("into", NAMES[:-1]): 1})

    def extras(self, read: Reader) -> list[tuple[int, Rate]]:
        """Subsidies and by-products of a conversion, such as half a franc each."""
        if self.hands_in:
            return []
        found = [(FRANCS, Rate(*read.rate("francs")))]
        if read.has("also"):
            table = read.table["also"]
            if not isinstance(table, dict):
                raise read.wrong("has an 'also' that is no table; { hides = \"1/2 each\" } is it")
            inner = Reader(f"{read.where} in 'also'", table)
            found += [
                (NAMES.index(name), Rate(*inner.rate(name))) for name in NAMES if name in table
            ]
            inner.done()
        return found

    # -- how often -------------------------------------------------------------------------------

    def why_not(self, state: State, seat: i64) -> i64:
        if self.in_stock(state, seat) < 1:
            return NO_USE if self.counts_nothing(state, seat) else NEEDS
        possible = self.needs.is_held(state, seat) and self.is_payable(state, seat, 1, 0, 0)
        return OK if possible else NEEDS

    def counts_nothing(self, state: State, seat: i64) -> bool:
        """Whether the card counts something other than goods, and there is none of it."""
        measure = self.measure
        return not measure.always and measure.goods == 0 and measure.of(state, seat) == 0

    def in_stock(self, state: State, seat: i64) -> i64:
        """How often the goods in stock and the card's limit allow it."""
        times = self.limit if self.limit > 0 else i64(BEYOND)
        if not self.measure.always:
            times *= self.measure.of(state, seat)
        gives = self.gives
        for at in range(gives.count):
            held = self.stock(state, seat, gives.goods[at])
            amount = gives.amounts[at]
            times = min(times, held if amount == 1 else held // amount)
        if self.mixes_clay:
            both = state.has(seat, CLAY) + state.has(seat, BRICK)
            times = min(times, both // (gives.of(CLAY) + gives.of(BRICK)))
        if self.mixes_iron:
            both = state.has(seat, IRON) + state.has(seat, STEEL)
            times = min(times, both // (gives.of(IRON) + gives.of(STEEL)))
        return times

    def stock(self, state: State, seat: i64, good: i64) -> i64:
        """Tokens that can be handed in as this good."""
        if self.hands_in and (good == CLAY or good == IRON):
            return state.has(seat, good) + state.has(seat, good + UPGRADE)
        return state.has(seat, good)

    def is_payable(self, state: State, seat: i64, times: i64, food_due: i64, due: i64) -> bool:
        """Whether food and energy suffice, beside the goods handed in and what is owed already."""
        if self.has_energy or due > 0:
            needed = energy_due(state, seat, due + self.energy.up(times))
            if energy(state, seat) - times * self.burnt < needed:
                return False
        if self.food > 0 or food_due > 0:
            return food(state, seat) - times * self.eaten >= food_due + times * self.food
        return True

    def energy_within(self) -> i64:
        """Energy in the goods of one time."""
        of = self.gives.of
        return of(WOOD) + 3 * (of(CHARCOAL) + of(COAL)) + 10 * of(COKE)

    def food_within(self) -> i64:
        """Food in the goods of one time."""
        of = self.gives.of
        return 3 * of(MEAT) + 2 * (of(SMOKED_FISH) + of(BREAD)) + of(FISH) + of(FRANCS)

    def most(self, state: State) -> i64:
        """The largest number of times that is possible now; fewer times always are, too."""
        seat = state.field(F_SEAT)
        if (self.excludes and state.field(USE_DONE) == 1) or not self.needs.is_held(state, seat):
            return 0
        low: i64 = 0
        high = min(self.in_stock(state, seat), self.affordable(state, seat))
        while low < high:
            middle = (low + high + 1) // 2
            if self.is_payable(state, seat, middle, state.field(USE_FOOD), state.field(USE_ENERGY)):
                low = middle
            else:
                high = middle - 1
        return low

    def affordable(self, state: State, seat: i64) -> i64:
        """A bound for trades that take no goods at all."""
        if self.food > 0:
            return food(state, seat)
        if self.energy.each > 0:
            return self.energy.divisor * (energy(state, seat) + 3)
        return BEYOND

    # -- the step --------------------------------------------------------------------------------

    def begin(self, state: State, at: i64) -> bool:
        return self.most(state) == 0

    def ask(self, state: State, out: Actions, least: i64) -> None:
        state.ask_amount(out, least, self.most(state))

    def answer(self, state: State, action: i64, at: i64) -> None:
        times = state.amount(action)
        seat = state.field(F_SEAT)
        state.set_field(F_BASE, 0)
        state.set_field(at, times)
        state.next_step()
        if times == 0:
            return
        state.set_field(USE_DONE, 1)
        state.set_field(USE_FOOD, state.field(USE_FOOD) + times * self.food)
        state.set_field(USE_ENERGY, state.field(USE_ENERGY) + self.energy.up(times))
        gives = self.gives
        for at in range(gives.count):
            good = gives.goods[at]
            if not self.hands_in or (good != CLAY and good != IRON):
                state.spend(seat, good, times * gives.amounts[at])
        if self.hands_in:
            pay_either(state, seat, IRON, times * gives.of(IRON))
            pay_either(state, seat, CLAY, times * gives.of(CLAY))

    def finish(self, state: State, seat: i64, times: i64) -> None:
        self.earns.pay_out(state, seat, times)
        self.plus.pay_out(state, seat, 1)
        for number, rate in self.rates:
            state.gain(seat, number, rate.down(times))

    def shortages(self, state: State, seat: i64) -> list[Shortage]:
        """The goods first; food and energy are paid beside them."""
        if self.counts_nothing(state, seat):
            return []
        goods = self.goods_short(state, seat) + self.needs.shortages(state, seat)
        return goods + self.measure.shortages(state, seat) or self.units_short(state, seat)

    def goods_short(self, state: State, seat: i64) -> list[Shortage]:
        found = []
        for at in range(self.gives.count):
            good = self.gives.goods[at]
            wanted = int(self.gives.amounts[at])
            usable = int(self.stock(state, seat, good))
            stands_in = usable > state.has(seat, good)
            better = good + UPGRADE if stands_in else good
            if stands_in:
                usable -= int(min(self.gives.of(better), state.has(seat, better)))
            if usable < wanted:
                others = (NAMES[better],) if stands_in and self.gives.of(better) == 0 else ()
                found.append(Shortage((NAMES[good],), wanted, usable, others))
        return found

    def units_short(self, state: State, seat: i64) -> list[Shortage]:
        found = []
        due = int(energy_due(state, seat, self.energy.up(1)))
        burning = int(energy(state, seat) - self.burnt)
        eating = int(food(state, seat) - self.eaten)
        if burning < due:
            found.append(Shortage(("energy",), due, burning))
        if eating < self.food:
            found.append(Shortage(("food",), int(self.food), eating))
        return found

    def terms(self, state: State) -> dict[str, Any]:
        return {"gives": self.named, "gets": self.earns.named}

    def words(self, state: State) -> Message:
        gives, gets = amounts_of(self.named), amounts_of(self.earns.named)
        return Message("lh-ask-trade", card=state.card_name(), gives=gives, gets=gets)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != AMOUNT:
            return None
        times = state.amount(action)
        if times == 0:
            return Message("lh-trade-none")
        gives, gets = amounts_of(self.price(state, times)), amounts_of(self.proceeds(times))
        return Message("lh-trade", gives=gives, gets=gets)

    def price(self, state: State, times: i64) -> dict[str, int]:
        """All that so many times take, energy last."""
        found = {name: int(times) * n for name, n in self.named.items() if name != "energy"}
        owed = state.field(USE_ENERGY)
        seat = state.field(F_SEAT)
        more = energy_due(state, seat, owed + self.energy.up(times))
        return found | {"energy": int(more - energy_due(state, seat, owed))}

    def proceeds(self, times: i64) -> dict[str, int]:
        """All that so many times bring."""
        found = {name: int(times) * amount for name, amount in self.earns.named.items()}
        extra = {NAMES[number]: int(rate.down(times)) for number, rate in self.rates}
        for more in (self.plus.named, extra):
            for name, amount in more.items():
                found[name] = found.get(name, 0) + amount
        return found

    def eats(self) -> bool:
        return self.food > 0 or self.gives.is_edible() or self.needs.is_edible()
