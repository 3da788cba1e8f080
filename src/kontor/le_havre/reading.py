"""Reads what a card of Le Havre says: amounts of goods, numbers of players and rates."""

from kontor.core import reading
from kontor.core.errors import near
from kontor.core.reading import MOST
from kontor.le_havre.goods import NUMBERS


class Reader(reading.Reader):
    """A table of a card file of Le Havre."""

    def good(self, key: str) -> int:
        return NUMBERS[self.word(key, list(NUMBERS)[:-1])] if self.has(key) else -1

    def goods(self, key: str, extra: tuple[str, ...] = ("francs",)) -> dict[str, int]:
        """Amounts by good, with the extra names allowed beside the sixteen goods."""
        if not self.has(key):
            return {}
        value = self.table[key]
        if not isinstance(value, dict):
            raise self.wrong(f"has '{key}' = {value!r}; {{ wood = 2 }} is the form")
        allowed = [*list(NUMBERS)[:-1], *extra]
        for name, amount in value.items():
            if name not in allowed:
                raise self.wrong(f"names no good '{name}' in '{key}'{near(name, allowed)}")
            if type(amount) is not int or not 1 <= amount <= MOST:
                raise self.wrong(f"has {name} = {amount!r} in '{key}'; 1 to {MOST} is wanted")
        return dict(value)

    def players(self, key: str) -> dict[str, list[int]]:
        """Numbers of players by variant: { full = [1, 2], short = [5] }."""
        if not self.has(key):
            return {}
        value = self.table[key]
        if not isinstance(value, dict) or not set(value) <= {"full", "short"}:
            raise self.wrong(f"has '{key}' = {value!r}; {{ full = [3], short = [] }} is the form")
        for counts in value.values():
            if not isinstance(counts, list) or any(n not in (1, 2, 3, 4, 5) for n in counts):
                raise self.wrong(
                    f"has {counts!r} in '{key}'; numbers of players, 1 to 5, are wanted"
                )
        return dict(value)

    def rate(self, key: str) -> tuple[int, int, int]:
        """ "1/2 each", "5 each" or "1 once" as (per time, divisor, once)."""
        written = self.text(key)
        if not written:
            return 0, 1, 0
        amount, _, how = written.partition(" ")
        above, _, below = amount.partition("/")
        if above.isdecimal() and (below or "1") in ("1", "2", "3"):
            if how == "each":
                return int(above), int(below or "1"), 0
            if how == "once" and not below:
                return 0, 1, int(above)
        raise self.wrong(f"has '{key}' = {written!r}; '2 each', '1/2 each' or '1 once' is wanted")
