"""Who comes to see what by an action: taken down by the rules while they run, if anybody asks."""

from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = 31  # the set of all seats


@final
class News:
    """What one action of a seat brings to light. Sets of seats are the bits of a number."""

    def __init__(self, actor: int) -> None:
        self.actor: Final[i64] = actor
        self.shared: i64 = 0  # seats that saw what the actor knew
        self.unforeseen: i64 = 0  # seats that saw what not even the actor knew

    def show(self, knowers: i64, seats: i64) -> None:
        """Let seats see something that only these knowers knew."""
        learners = seats & ~knowers
        if knowers >> self.actor & 1:
            self.shared |= learners
        else:
            self.unforeseen |= learners
