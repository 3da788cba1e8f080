"""What is played: a game, how many play it, and with which options."""

from dataclasses import dataclass
from typing import Any, Self

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.options import Value


@dataclass(frozen=True)
class Setup:
    """A game before its seed is known; made by `Setup.of`, which checks it."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]

    @classmethod
    def of(cls, game: str, players: int, **options: object) -> Self:
        """A set-up with all its options; BadInput when there is no such game."""
        found = registry.find(game)
        found.new(players, 0, options)  # refuses what cannot be opened, such as unknown cards
        return cls(game, players, tuple(found.choose(options).items()))

    @property
    def rules(self) -> int:
        """The version of the rules that are played here."""
        return registry.find(self.game).rules

    @property
    def title(self) -> str:
        """The set-up in a few words: "le_havre, 3 players, full"."""
        count = "1 player" if self.players == 1 else f"{self.players} players"
        said = [words(name, value) for name, value in self.options]
        return ", ".join([self.game, count, *(word for word in said if word)])

    def open(self, seed: int) -> State:
        """The opening for a seed."""
        return registry.find(self.game).new(self.players, seed, dict(self.options))

    def data(self) -> dict[str, Any]:
        """The options as plain data, fit for JSON."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in self.options
        }


def words(name: str, value: Value) -> str:
    """An option as people say it; nothing for one that is off or says only `base`."""
    if isinstance(value, bool):
        return name if value else ""
    if isinstance(value, str):
        return value
    return "" if value == ("base",) else f"{name} {'+'.join(value)}"


@dataclass(frozen=True)
class Job:
    """One game to be played: who sits where, and what is dealt."""

    setup: Setup
    seed: int
    seats: tuple[str, ...]

    def __str__(self) -> str:
        return f"seed {self.seed}, seats {' '.join(self.seats)} ({self.setup.title})"
