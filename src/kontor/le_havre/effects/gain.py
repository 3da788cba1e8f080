"""Gain: goods and francs for nothing, often by what one has."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.effects.measure import Measure
from kontor.le_havre.effects.steps import Verb
from kontor.le_havre.goods import BREAD, FISH, FRANCS, MEAT, NUMBERS, SMOKED_FISH
from kontor.le_havre.layout import F_SEAT, USE_DONE
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NEEDS, NO_USE, OK, Shortage
from kontor.le_havre.state import State

EDIBLE: tuple[int, ...] = (MEAT, SMOKED_FISH, BREAD, FISH, FRANCS)


@final
class Bundle:
    """A few goods, perhaps with francs, and how many of each."""

    def __init__(self, named: dict[str, int]) -> None:
        self.named: Final = named
        known = [(NUMBERS[name], amount) for name, amount in named.items() if name in NUMBERS]
        self.goods: Final = vec[i64]([good for good, _ in known])
        self.amounts: Final = vec[i64]([amount for _, amount in known])
        self.count: Final[i64] = len(known)

    def of(self, good: i64) -> i64:
        """How many of one good."""
        for at in range(self.count):
            if self.goods[at] == good:
                return self.amounts[at]
        return 0

    def is_held(self, state: State, seat: i64) -> bool:
        """Whether a seat holds at least this."""
        for at in range(self.count):
            if state.has(seat, self.goods[at]) < self.amounts[at]:
                return False
        return True

    def shortages(self, state: State, seat: i64) -> list[Shortage]:
        """Each of these of which a seat holds too little."""
        held = [(name, n, int(state.has(seat, NUMBERS[name]))) for name, n in self.named.items()]
        return [Shortage((name,), n, has) for name, n, has in held if has < n]

    def pay_out(self, state: State, seat: i64, times: i64) -> None:
        for at in range(self.count):
            state.gain(seat, self.goods[at], times * self.amounts[at])

    def is_edible(self) -> bool:
        """Whether food or francs are in it."""
        return any(self.of(good) > 0 for good in EDIBLE)


@final
class Gain(Verb):
    """So much of each, once per measure."""

    def __init__(self, read: Reader) -> None:
        self.goods: Final = Bundle(read.goods("gain"))
        self.measure: Final = Measure(read)
        self.most: Final[i64] = read.number("most", 10000)
        self.needs: Final = Bundle(read.goods("needs"))
        read.done()

    def why_not(self, state: State, seat: i64) -> i64:
        if not self.needs.is_held(state, seat):
            return NEEDS
        return OK if self.measure.of(state, seat) > 0 else NO_USE

    def begin(self, state: State, at: i64) -> bool:
        seat = state.field(F_SEAT)
        if self.why_not(state, seat) != OK:
            return True
        times = min(self.measure.of(state, seat), self.most)
        state.set_field(USE_DONE, 1)
        self.goods.pay_out(state, seat, times)
        return True

    def ask(self, state: State, out: Actions, least: i64) -> None:
        raise AssertionError("a gain asks nothing")

    def answer(self, state: State, action: i64, at: i64) -> None:
        raise AssertionError("a gain asks nothing")

    def shortages(self, state: State, seat: i64) -> list[Shortage]:
        return self.needs.shortages(state, seat)

    def gains(self, state: State, seat: i64) -> dict[str, int]:
        times = int(min(self.measure.of(state, seat), self.most))
        return {name: times * amount for name, amount in self.goods.named.items()}

    def is_sure(self) -> bool:
        return self.measure.always and self.needs.count == 0

    def eats(self) -> bool:
        measured = any(self.measure.goods >> good & 1 for good in EDIBLE if good != FRANCS)
        return measured or self.needs.is_edible()
