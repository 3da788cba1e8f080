"""Who is connected to a table, here and by way of other servers; it outlives the room in memory."""

from collections.abc import Callable
from typing import NamedTuple, Protocol


class Elsewhere(NamedTuple):
    """Who is connected to a table by way of another server."""

    number: int
    seats: frozenset[int]
    watchers: int
    heard: float


class Listener(Protocol):
    """Somebody who wants to know that something changed."""

    known: int  # log lines that were told
    seats: frozenset[int]

    def notice(self) -> None:
        """Something changed."""

    def notice_presence(self) -> None:
        """Somebody came or went."""

    def notice_unsaved(self) -> None:
        """The store does not answer."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by the name of the other server
        self.on_presence: Callable[[], None] = lambda: None  # somebody came or went here

    def tell(self) -> None:
        """Let everybody here know that something changed."""
        for listener in list(self.listeners):
            listener.notice()

    def tell_presence(self) -> None:
        """Let everybody here know that somebody came or went."""
        for listener in list(self.listeners):
            listener.notice_presence()

    def tell_unsaved(self) -> None:
        """Let everybody here know that nothing can be saved just now."""
        for listener in list(self.listeners):
            listener.notice_unsaved()

    def forget(self, count: int) -> None:
        """What was told of actions after so many is no longer so."""
        for listener in self.listeners:
            listener.known = min(listener.known, count)

    def is_present(self, seat: int) -> bool:
        """Whether somebody sits there now."""
        here = any(seat in each.seats for each in self.listeners)
        return here or any(seat in each.seats for each in self.elsewhere.values())

    @property
    def watchers(self) -> int:
        """How many spectators look on."""
        here = sum(not each.seats for each in self.listeners)
        return here + sum(each.watchers for each in self.elsewhere.values())
