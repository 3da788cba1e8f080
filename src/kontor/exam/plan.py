"""What an exam asks: which deals are played from which seats, against whom."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Self

from kontor.arena.opponents import canonical_name
from kontor.arena.plan import PAIRS, Match
from kontor.arena.run import Run
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.envs.program import is_program
from kontor.learn.verdict import Effort
from kontor.players.protocol import find_level, parse_opponent
from kontor.players.registry import levels

EXAM = 1  # raised whenever marks could change: deals, seats, anchors, or how points lost are found
SEED = 4001  # the first deal; matches that rate the anchors have others
PLAYERS = 2
DEALS = 10
LOOKS = 5
# How a decision is searched: the number of nodes decides, never the clock.
EFFORT = Effort(seed=1, seconds=1e9, nodes=120, guesses=3)


@dataclass(frozen=True)
class Plan:
    """An exam: each deal is played from both seats against each anchor."""

    setup: Setup
    anchors: tuple[str, ...]  # the weakest first
    deals: int
    looks: int  # decisions of each game that are searched for points lost
    quick: bool = False
    effort: Effort = EFFORT

    @classmethod
    def of(
        cls,
        game: str,
        *,
        quick: bool = False,
        against: Sequence[str] = (),
        looks: int = LOOKS,
    ) -> Self:
        """The exam of a game, or the part of it against some anchors.

        BadInput for a game of which no anchors are rated, and for anchors that it does not have.
        """
        known = anchors(game)
        setup = Setup.of(game, PLAYERS, **known["options"])
        for name in against:
            if name not in known["anchors"]:
                there = ", ".join(known["anchors"])
                raise BadInput(f"'{name}' is no anchor of this exam; there are {there}")
        chosen = tuple(name for name in known["anchors"] if name in (against or known["anchors"]))
        return cls(setup, chosen, 1 if quick else DEALS, looks, quick=quick)

    def matches(self, candidate: str) -> list[Match]:
        """The games of a candidate."""
        games = PLAYERS * self.deals
        return [
            Match(self.setup, PAIRS, (candidate, anchor), games, SEED) for anchor in self.anchors
        ]


@cache
def anchors(game: str) -> Mapping[str, Any]:
    """The anchors of a game, and how they did against each other."""
    table = tomllib.loads((files("kontor.exam") / "data" / "anchors.toml").read_text("utf-8"))
    if game not in table:
        raise BadInput(f"there is no exam for '{game}'; there are exams for {', '.join(table)}")
    found: Mapping[str, Any] = table[game]
    return found


def candidate_name(name: str, game: str) -> str:
    """A candidate's name in one form; a level is told from the anchor that it is by its seconds."""
    known = canonical_name(name, game)
    if is_program(known) or parse_opponent(known).seconds is not None:
        return known
    return f"{known}:{find_level(levels(game), known).seconds:g}"


def sit(plan: Plan, candidate: str, file: Any = None) -> Run:
    """The run of an exam; what a file has of it is not played again."""
    return Run(plan.matches(candidate), file, whole=True)
