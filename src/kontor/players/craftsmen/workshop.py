"""What a set of buildings can make, and what a work point brings in it; remembered per set."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.cards import Values
from kontor.craftsmen.goods import CARGOES, FINALS, GOODS, MEAT, RAW, SHIPS
from kontor.players.craftsmen.weights import WEIGHTS

LEAST_RATE: Final = 0.3  # points for a work point where nothing can be made
SHELVES: Final = 1 << 14  # places for sets of buildings; a later one may take an earlier one's


@final
class Workshop:
    """Costs in work points and rates in points for a work point, by good."""

    def __init__(self, values: Values, built: int) -> None:
        self.values: Final = values
        self.built: Final[i64] = built
        self.cost: Final = vec[float]([self.input_cost(good) for good in range(GOODS)])
        rates = [self.rate_of(good) if built >> good & 1 else 0.0 for good in range(GOODS)]
        self.rate: Final = vec[float](rates)
        self.use: Final = vec[float](
            [max(rates[good], self.best_use(good)) for good in range(GOODS)]
        )
        self.best: Final = max(LEAST_RATE, *rates)
        made = [good for good in range(RAW, GOODS) if rates[good] > 0.0]
        made.sort(key=lambda good: (-rates[good], good))
        self.rates: Final = vec[float]([rates[good] for good in made])
        self.rooms: Final = vec[float]([self.room(good) for good in made])

    def has(self, good: i64) -> bool:
        return self.built >> good & 1 == 1

    def raw_cost(self, good: i64) -> float:
        """Work points for a raw good, perhaps by way of the market."""
        return 1.0 if self.has(good) else WEIGHTS.from_market

    def input_cost(self, good: i64) -> float:
        """Work points for a good as an input."""
        if good < RAW:
            return self.raw_cost(good)
        if self.has(good) or good >= MEAT:
            return self.whole_cost(good)
        return WEIGHTS.bought

    def whole_cost(self, good: i64) -> float:
        """Work points for one good, inputs included."""
        cost = 1.0
        for icon in range(self.values.icons[good]):
            cost += self.input_cost(self.values.needs[good * 3 + icon])
        return cost

    def rate_of(self, good: i64) -> float:
        """Points for each work point in a building."""
        return self.yield_of(good) / self.whole_cost(good) if good >= RAW else 0.0

    def yield_of(self, good: i64) -> float:
        """Points that one good brings, those of its own half-products included."""
        values = self.values
        found = float(values.points[good])
        if good < MEAT:
            return found + WEIGHTS.stored + WEIGHTS.card
        best: i64 = 0
        for ship in range(i64(SHIPS)):
            best = max(best, values.hold[ship * CARGOES + good - MEAT])
        found += float(best) + WEIGHTS.majority
        for icon in range(values.icons[good]):
            need = values.needs[good * 3 + icon]
            if need >= RAW and self.has(need):
                found += float(values.points[need])
        return found

    def best_use(self, half: i64) -> float:
        """Points for a work point in the best building that needs a half-product."""
        best = 0.0
        for good in range(i64(FINALS), i64(GOODS)):
            for icon in range(self.values.icons[good]):
                if self.values.needs[good * 3 + icon] == half:
                    best = max(best, self.rate[good])
        return best

    def room(self, good: i64) -> float:
        """Work points that a good can take in a year."""
        return self.whole_cost(good) * (WEIGHTS.stores if good < MEAT else WEIGHTS.units)


@final
class Workshops:
    """Workshops that were asked for before, each on a shelf that its set of buildings says."""

    def __init__(self) -> None:
        self.shelves: Final[list[Workshop | None]] = [None] * SHELVES

    def find(self, values: Values, built: i64) -> Workshop:
        """The workshop of a set of building types."""
        shelf = (built ^ built >> 9) & (SHELVES - 1)
        found = self.shelves[shelf]
        if found is not None and found.built == built and found.values is values:
            return found
        made = Workshop(values, int(built))
        self.shelves[shelf] = made
        return made


WORKSHOPS: Final = Workshops()
