"""Gain: goods and francs for nothing, often by what one has."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.effects.measure import Measure
from kontor.le_havre.effects.steps import Verb
from kontor.le_havre.goods import BREAD, FISH, FRANCS, MEAT, NAMES, SMOKED_FISH
from kontor.le_havre.layout import F_C, F_SEAT
from kontor.le_havre.reading import Reader
from kontor.le_havre.reasons import NEEDS, NO_USE, OK
from kontor.le_havre.state import State

EDIBLE: tuple[int, ...] = (MEAT, SMOKED_FISH, BREAD, FISH, FRANCS)


def amounts(named: dict[str, int]) -> vec[i64]:
    """Amounts in the order of the goods, francs last."""
    return vec[i64]([named.get(name, 0) for name in NAMES])


def lacks(state: State, seat: i64, needed: vec[i64]) -> bool:
    """Whether a seat holds less than this."""
    for good in range(i64(len(needed))):
        if needed[good] > state.has(seat, good):
            return True
    return False


@final
class Gain(Verb):
    """So much of each, once per measure."""

    def __init__(self, read: Reader) -> None:
        self.goods = amounts(read.goods("gain"))
        self.measure = Measure(read)
        self.most: i64 = read.number("most", 10000)
        self.named_needs = read.goods("needs")
        self.needs = amounts(self.named_needs)
        self.has_needs = bool(self.named_needs)
        read.done()

    def why_not(self, state: State, seat: i64) -> i64:
        if self.has_needs and lacks(state, seat, self.needs):
            return NEEDS
        return OK if self.measure.of(state, seat) > 0 else NO_USE

    def begin(self, state: State, at: i64) -> bool:
        seat = state.f(F_SEAT)
        if self.why_not(state, seat) != OK:
            return True
        times = min(self.measure.of(state, seat), self.most)
        state.set_f(F_C, 1)
        for good in range(i64(len(self.goods))):
            if self.goods[good] > 0:
                state.gain(seat, good, times * self.goods[good])
        return True

    def ask(self, state: State, out: Actions, least: i64) -> None:
        raise AssertionError("a gain asks nothing")

    def answer(self, state: State, action: i64, at: i64) -> None:
        raise AssertionError("a gain asks nothing")

    def wants(self) -> dict[str, int]:
        return self.named_needs

    def eats(self) -> bool:
        for good in EDIBLE:
            if self.needs[good] > 0 or (good != FRANCS and self.measure.goods >> good & 1):
                return True
        return False
