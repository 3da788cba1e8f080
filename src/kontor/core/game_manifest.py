"""What a game says of itself: all that others need to know to open, show and play it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pkgutil import resolve_name
from typing import Any, NamedTuple

from kontor.core.blanks import Blanks, Data
from kontor.core.chance import Chance
from kontor.core.contract import State, View
from kontor.core.errors import BadInput, hinted
from kontor.core.options import Option, OptionValue, check_seed, is_number
from kontor.core.rehearsal import rehearsed
from kontor.core.words import Message, Outcome, listed


class Share(NamedTuple):
    """A set-up that opponents learn from, and how many of all games are such."""

    games: int
    players: int
    options: Mapping[str, OptionValue] = {}


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """A game as others see it; nothing of its rules is imported before it is asked for.

    Functions are named as `package.module:function`.
    """

    name: str
    players: range
    options: Mapping[str, Option]
    rules: int  # the version that new games follow
    older: tuple[int, ...] = ()  # versions in which games are only continued
    place: int = 100  # among the games, the first one is the usual one

    opening: str  # (players, seed, rules=..., **options) -> State
    reading: str  # (a position as plain data, rules) -> State
    restoring: str  # (row, players, seed, rules=..., **options) -> State
    facts_of: str = ""  # (chosen cards) -> what is printed: cards, goods, ships
    drawings_of: str = ""  # (chosen cards) -> a sheet of SVG symbols
    picture_of: str = ""  # (what a spectator sees, how it is wished for) -> an SVG of the position
    outcomes_of: str = ""  # (view before, view after, cause) -> what happened, in words
    blanks_of: str = ""  # (state) -> what can be set by hand in its position
    mending: str = ""  # (a position that was changed by blanks) -> one that fits together again
    observation: str = ""  # the module that shows it to learners; see envs/observation.py
    lanes: str = "kontor.core.lanes:Lanes"  # many games at once; see core/lanes.py
    playing_out: str = "kontor.core.game_manifest:playout"  # (state, chance) -> decisions

    knowledge: str = ""  # what opponents know of it; without any they know the contract only
    coaching: str = ""  # the module that tells learners what matters; see learn/coach.py
    chronicle: str = ""  # the module that says what is counted in many games; see stats/
    terminal: str = ""  # the module that draws it in the terminal; else it is drawn like any game
    training: Sequence[Share] = field(default=())

    @property
    def package(self) -> str:
        """The folder of the game, where its lessons and guides lie."""
        return self.opening.partition(":")[0].rpartition(".")[0]

    # -- setting up ------------------------------------------------------------------------------

    def choose(self, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options of a game: the given ones, checked, and the defaults of the others."""
        for name in options:
            if name not in self.options:
                unknown = Message("option-unknown", game=self.name, name=name)
                raise BadInput(hinted(unknown, name, self.options))
        return {
            name: option.check(name, options.get(name, option.default))
            for name, option in self.options.items()
        }

    def new(
        self, players: int, seed: int, options: Mapping[str, object], rules: object = None
    ) -> State:
        """The opening of a game, under the newest rules if none are named."""
        self.check_players(players)
        opened: State = _function(self.opening)(
            players, check_seed(seed), **self.choose(options), rules=self.version(rules)
        )
        return opened

    def at(self, data: Mapping[str, Any], rules: int | None = None) -> State:
        """Any position of the game; its header is checked here, its board by the game."""
        version = self.version_of(data, rules)
        if "players" in data:
            self.check_players(data["players"])
        if "seed" in data:
            check_seed(data["seed"])
        named = {name: data[name] for name in self.options if name in data}
        chosen = self.choose(named)
        whole = {**data, **{name: chosen[name] for name in named}}
        read = _function(self.reading)
        return rehearsed(whole, lambda each: read(each, version))

    def restore(self, row: Sequence[int], header: Mapping[str, Any]) -> State:
        """The position that a packed row holds, in a game of this header."""
        self.check_players(header["players"])
        chosen = self.choose({name: header[name] for name in self.options})
        restored: State = _function(self.restoring)(
            row,
            header["players"],
            check_seed(header["seed"]),
            **chosen,
            rules=self.version(header["rules"]),
        )
        return restored

    def version(self, rules: object = None) -> int:
        """This version of the rules, or the newest for None; BadInput when it is not played."""
        if rules is None:
            return self.rules
        known = (*self.older, self.rules)
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

    # -- what there is and what happens ----------------------------------------------------------

    def facts(self, chosen: tuple[str, ...] = ("base",)) -> dict[str, Any]:
        """What is printed on the components of the box, and on own files among the chosen."""
        facts: dict[str, Any] = _function(self.facts_of)(chosen) if self.facts_of else {"cards": []}
        return facts

    def cards(self, chosen: tuple[str, ...] = ("base",)) -> list[dict[str, Any]]:
        """All cards of the box with their data, and what own files among the chosen words say."""
        return list(self.facts(chosen)["cards"])

    def drawings(self, chosen: tuple[str, ...] = ("base",)) -> str:
        """The symbols of its components as one SVG; empty where nobody has drawn any."""
        return str(_function(self.drawings_of)(chosen)) if self.drawings_of else ""

    def picture(self, view: View, wish: object) -> str:
        """A position as one SVG; BadInput where nobody has drawn the game.

        The view is a spectator's; the wish is a `Wish` of `kontor.drawing.picture`.
        """
        if not self.picture_of:
            raise BadInput(Message("picture-none", game=self.name))
        return str(_function(self.picture_of)(view, wish))

    def outcomes(self, before: View, after: View, cause: str = "") -> list[Outcome]:
        """What one cause changed between two views of a game, for each seat and for the table."""
        return list(_function(self.outcomes_of)(before, after, cause)) if self.outcomes_of else []

    # -- positions by hand -------------------------------------------------------------------------

    def blanks(self, state: State) -> Blanks:
        """What can be set by hand in a position; nothing where its game does not say."""
        found: Blanks = _function(self.blanks_of)(state) if self.blanks_of else Blanks((), {})
        return found

    def mended(self, data: Data) -> Data:
        """A position whose blanks were changed, without what no longer fits."""
        fitting: Data = _function(self.mending)(data) if self.mending else data
        return fitting

    def playout(self, state: State, seed: int) -> int:
        """Play a state to its end with random actions, inside the rules; how many there were."""
        return int(_function(self.playing_out)(state, Chance(seed)))


def playout(state: State, chance: Chance) -> int:
    """Play any game to its end with random actions; games have faster ways of their own."""
    count = 0
    while legal := state.legal():
        state.play(legal[int(chance.pick(len(legal)))])
        count += 1
    return count


@cache
def _function(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = resolve_name(name)
    return found
