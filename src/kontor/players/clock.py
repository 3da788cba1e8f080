"""How long an opponent may think, and whether anybody still wants to know."""

from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from kontor.core.errors import Cancelled

ShouldStop = Callable[[], bool]
Timer = Callable[[], float]


@final
class Clock:
    """Runs from when it is made."""

    def __init__(
        self,
        seconds: float,
        cancelled: ShouldStop | None = None,
        prelude: float = 1.0,
        timer: Timer | None = None,
    ) -> None:
        self.timer: Final[Timer] = timer or perf_counter
        self.start: Final = self.timer()
        self.end: Final = self.start + seconds
        self.early: Final = self.start + prelude * seconds
        self.cancelled: Final = cancelled

    def is_up(self) -> bool:
        """Whether time is over; Cancelled when the thinking was called off."""
        if self.cancelled is not None and self.cancelled():
            raise Cancelled("the thinking was called off")
        return self.timer() >= self.end

    def is_late_for_a_prelude(self) -> bool:
        """Whether enough was thought for an action after which the choice is still to come."""
        return self.timer() >= self.early

    def rest_per_spent(self) -> float:
        """What is left of the time, against what has passed."""
        now = self.timer()
        return max(self.end - now, 0.0) / max(now - self.start, 1e-6)
