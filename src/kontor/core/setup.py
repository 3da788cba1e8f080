"""A set-up: what is played, by how many and with which options; a game before its seed."""

from dataclasses import dataclass
from typing import Any, Self

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.game_manifest import Manifest
from kontor.core.options import OptionValue


@dataclass(frozen=True, order=True)
class Setup:
    """A game before its seed is known; made by `Setup.of`, which checks it."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    rules: int

    @classmethod
    def of(cls, game: str, players: int, *, rules: object = None, **options: object) -> Self:
        """A set-up with all its options; BadInput when there is no such game."""
        manifest = registry.find(game)
        manifest.check_players(players)
        chosen = manifest.choose(options)
        return cls(game, players, tuple(chosen.items()), manifest.version(rules))

    @property
    def manifest(self) -> Manifest:
        """The game that is set up."""
        return registry.find(self.game)

    @property
    def title(self) -> str:
        """The set-up in a few words: "le_havre, 3 players, full"."""
        count = "1 player" if self.players == 1 else f"{self.players} players"
        said = [_word(name, value) for name, value in self.options]
        return ", ".join([self.game, count, *(word for word in said if word)])

    def open(self, seed: int) -> State:
        """The opening for a seed, which fixes everything that is shuffled."""
        return self.manifest.new(self.players, seed, dict(self.options), self.rules)

    def data(self) -> dict[str, Any]:
        """The options as plain data, fit for JSON."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in self.options
        }


def _word(name: str, value: OptionValue) -> str:
    """An option as people say it; nothing for one that is off or says only `base`."""
    if isinstance(value, bool):
        return name if value else ""
    if isinstance(value, str):
        return value
    return "" if value == ("base",) else f"{name} {'+'.join(value)}"
