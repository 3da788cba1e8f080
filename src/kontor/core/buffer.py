"""A list of legal actions that is filled again and again without new memory."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

# More actions are never legal at once: every card twice, every offer, ship, good and seat.
MOST: Final = 384
BLANK: Final = vec[i64]([0] * MOST)
# Actions as Python numbers, made once: a new object for each would cost more than finding them.
NUMBERS: Final[list[object]] = list(range(1 << 12))


@final
class Actions:
    """Actions found so far; `count` says how many of `items` are meant."""

    def __init__(self) -> None:
        self.items: Final = BLANK[:]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.items[self.count] = action
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def listed(self) -> list[int]:
        """The actions as a list of their own."""
        found: list[object] = []
        for at in range(self.count):
            found.append(NUMBERS[self.items[at]])
        return cast("list[int]", found)


# Lists that positions have let go of which were only tried out: thousands are in one decision.
SPARE: Final[list[Actions]] = []


def spare() -> Actions:
    """A list for somebody who has none."""
    return SPARE.pop() if SPARE else Actions()
