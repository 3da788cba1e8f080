"""The games by name: how an adapter finds one, what it can be asked for, and how it is opened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, TypeGuard, cast

from kontor.core.chance import Chance
from kontor.core.checks import plain
from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.rehearsal import rehearsed
from kontor.core.words import Message, listed

Value = str | bool | tuple[str, ...]
SEEDS = 1 << 63


class GameModule(Protocol):
    """What `<package>.game` holds."""

    RULES: int  # the newest version
    OLDER: tuple[int, ...]  # versions in which games are only continued
    DESCRIPTION: str
    new_game: Callable[..., State]
    from_position: Callable[[dict[str, Any], int], State]


@dataclass(frozen=True)
class Option:
    """A choice before a game: one word, yes or no, or several words."""

    default: Value
    offered: tuple[str, ...] = ()

    def checked(self, name: str, value: object) -> Value:
        """The value in the form the game expects; BadInput when it is something else."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadInput(Message("option-yes-no", name=name, given=repr(value)))
        if isinstance(self.default, str):
            if isinstance(value, str):
                return value
            raise BadInput(Message("option-word", name=name, given=repr(value)))
        words = (value,) if isinstance(value, str) else value
        if isinstance(words, (tuple, list)) and all(isinstance(word, str) for word in words):
            return tuple(words)
        raise BadInput(Message("option-words", name=name, given=repr(value)))


@dataclass(frozen=True)
class Game:
    """A game as an adapter sees it before anything of it is imported."""

    name: str
    package: str
    players: range
    options: Mapping[str, Option]

    @property
    def module(self) -> GameModule:
        """The rules, imported when they are first needed."""
        return cast("GameModule", import_module(f"{self.package}.game"))

    def cards(self, chosen: tuple[str, ...] = ("base",)) -> list[dict[str, Any]]:
        """All cards of the box with their data, and what own files among the chosen words say."""
        return list(import_module(f"{self.package}.cards").describe(chosen))

    def chosen(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options of a game: the given ones, checked, and the defaults of the others."""
        for name in options:
            if name not in self.options:
                unknown = Message("option-unknown", game=self.name, name=name)
                raise BadInput(hinted(unknown, name, self.options))
        return {
            name: option.checked(name, options.get(name, option.default))
            for name, option in self.options.items()
        }

    def new(
        self, players: int, seed: int, options: Mapping[str, object], rules: object = None
    ) -> State:
        """The opening of a game, under the newest rules if none are named."""
        self.check_players(players)
        check_seed(seed)
        version = self.version(rules)
        return self.module.new_game(players, seed, **self.chosen(options), rules=version)

    def at(self, data: Mapping[str, Any], rules: int | None = None) -> State:
        """Any position of the game; its header is checked here, its board by the game."""
        version = self.version_of(data, rules)
        if "players" in data:
            self.check_players(data["players"])
        if "seed" in data:
            check_seed(data["seed"])
        header = {name: data[name] for name in self.options if name in data}
        chosen = self.chosen(header)
        whole = {**data, **{name: chosen[name] for name in header}}
        return rehearsed(whole, lambda found: self.module.from_position(found, version))

    def version(self, rules: object = None) -> int:
        """This version of the rules, or the newest for None; BadInput when it is not played."""
        if rules is None:
            return self.module.RULES
        known = (*self.module.OLDER, self.module.RULES)
        if not is_number(rules) or rules not in known:
            words = listed([str(version) for version in known])
            raise BadInput(Message("rules-unknown", game=self.name, rules=repr(rules), known=words))
        return rules

    def version_of(self, data: Mapping[str, Any], rules: int | None = None) -> int:
        """The version that a position is of; what it says itself must not contradict `rules`."""
        if data.get("rules") is None:
            return self.version(rules)
        own = self.version(data["rules"])
        if rules is not None and own != rules:
            raise BadInput(Message("rules-two", header=str(rules), position=str(own)))
        return own

    def playout(self, state: State, seed: int) -> int:
        """Play a state to its end with random actions, inside the rules; how many there were."""
        return int(import_module(f"{self.package}.playout").playout(state, Chance(seed)))

    def check_players(self, players: object) -> None:
        """Refuse a number of players that this game is not made for."""
        if not is_number(players) or players not in self.players:
            raise BadInput(
                Message(
                    "option-players",
                    game=self.name,
                    fewest=self.players[0],
                    most=self.players[-1],
                    given=repr(players),
                )
            )


GAMES: dict[str, Game] = {
    "le_havre": Game(
        "le_havre",
        "kontor.le_havre",
        range(1, 6),
        {
            "variant": Option("full", ("full", "short")),
            "cards": Option(("base",), ("base", "essen", "hameau", "promo")),
            "expert": Option(default=False),
        },
    ),
    "craftsmen": Game(
        "craftsmen",
        "kontor.craftsmen",
        range(2, 6),
        {"cards": Option(("base",), ("base",))},
    ),
}
FIRST = "le_havre"


def find(name: str) -> Game:
    """The game of that name; BadInput when there is none."""
    if not isinstance(name, str):
        raise BadInput(Message("game-no-word", given=repr(name)))
    if name not in GAMES:
        raise BadInput(hinted(Message("game-unknown", name=name), name, GAMES))
    return GAMES[name]


def from_position(data: Mapping[str, Any], rules: int | None = None) -> State:
    """The state that a plain dict describes; it is a game of Le Havre when it names none."""
    if not isinstance(data, Mapping):
        raise BadInput(Message("position-form", given=type(data).__name__))
    plain(data)
    return find(data.get("game", FIRST)).at(data, rules)


def check_seed(seed: object) -> None:
    """Refuse a seed that is no number in range."""
    if not is_number(seed) or not 0 <= seed < SEEDS:
        raise BadInput(Message("option-seed", most=str(SEEDS - 1), given=repr(seed)))


def is_number(value: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)
