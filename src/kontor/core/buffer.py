"""A growing list of legal actions that is filled again and again without new memory."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


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
        return [int(self.items[at]) for at in range(self.count)]
