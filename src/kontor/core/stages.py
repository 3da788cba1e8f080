"""What happens by itself between two decisions, one thing after the other, if anybody asks."""

from typing import TYPE_CHECKING, Final, NamedTuple, final

if TYPE_CHECKING:
    from kontor.core.contract import State


class Forced(NamedTuple):
    """The only answer that a question had, so that nobody was asked; and the position before it."""

    state: "State"
    action: int


class Stage(NamedTuple):
    """What one cause has brought about: its name, the position after it, what was forced in it.

    The name is "" for the action that was played; games have names for what follows of itself.
    """

    cause: str
    state: "State"
    forced: list[Forced]


@final
class Witness:
    """Takes down the stages of one action while the rules run."""

    def __init__(self) -> None:
        self.stages: Final[list[Stage]] = []
        self.cause = ""
        self.forced: list[Forced] = []

    def see(self, now: "State", next_cause: str) -> None:
        """All until now had one cause; what follows has another."""
        self.stages.append(Stage(self.cause, now, self.forced))
        self.cause = next_cause
        self.forced = []

    def see_forced(self, now: "State", action: int) -> None:
        """A question is about to be answered by itself."""
        self.forced.append(Forced(now, action))
