"""How a game says what each number of its observation means; `kontor observation` prints it."""

from collections.abc import Callable, Iterable
from pkgutil import resolve_name
from typing import NamedTuple

from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.words import Message


class Group(NamedTuple):
    """Numbers that belong together: the place of the first, their names, and what they say."""

    first: int
    names: tuple[str, ...]
    meaning: str


class Groups:
    """Groups one after the other; each begins where the game's code says that it does."""

    def __init__(self) -> None:
        self.found: list[Group] = []

    @property
    def size(self) -> int:
        """How many numbers there are so far."""
        return sum(len(group.names) for group in self.found)

    def add(self, first: int, names: Iterable[str], meaning: str) -> None:
        """Append a group; a gap or an overlap is a mistake of the guide."""
        if first != self.size:
            raise ValueError(f"'{meaning}' begins at {first}, but {self.size} numbers are told")
        self.found.append(Group(first, tuple(names), meaning))


def seat_names(players: int) -> list[str]:
    """The seats as an observation counts them."""
    return ["me", *(f"next {at}" for at in range(1, players))]


def guide_of(manifest: Manifest) -> Callable[[int], list[Group]]:
    """What says the meaning of a game's numbers; BadInput where nobody has written them."""
    if not manifest.observation:
        raise BadInput(Message("research-no-observation", game=manifest.name))
    guide: Callable[[int], list[Group]] = resolve_name(f"{manifest.observation}_guide:parts")
    return guide
