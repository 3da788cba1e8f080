"""A growing list of legal actions that is filled again and again without new memory."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

# Actions as Python numbers, made once: a new object for each would cost more than finding them.
NUMBERS: Final[list[object]] = list(range(1 << 12))


@final
class Actions:
    """Actions found so far; `count` says how many of `items` are meant."""

    def __init__(self) -> None:
        self.items = vec[i64]([0] * 48)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        if self.count == i64(len(self.items)):
            self.items = append(self.items, action)
        else:
            self.items[self.count] = action
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def has(self, action: i64) -> bool:
        for at in range(self.count):
            if self.items[at] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """The actions as a list of their own."""
        found: list[object] = []
        for at in range(self.count):
            found.append(NUMBERS[self.items[at]])
        return cast("list[int]", found)
