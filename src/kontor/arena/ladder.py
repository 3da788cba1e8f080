"""The ladder: every two levels against each other, for some numbers of players, as one run."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kontor.arena.opponents import seconds_of
from kontor.arena.plan import MIRROR, PAIRS, Match, matches
from kontor.arena.report import Report, report
from kontor.arena.result import Result
from kontor.arena.sheets import sheets
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.players import protocol


@dataclass(frozen=True)
class Amount:
    """How many games a match has: many when both are quick, fewer when somebody searches."""

    quick: int = 1000
    searching: int = 200

    def __post_init__(self) -> None:
        if min(self.quick, self.searching) < 1:
            raise BadInput("the number of games is 1 or more, not 0")

    def of(self, match: Match, module: str = protocol.MODULE) -> int:
        """The number for the names of a match."""
        game = match.setup.game
        searches = any(seconds_of(name, game, module) > 0 for name in match.names)
        return self.searching if searches else self.quick


@dataclass(frozen=True)
class Rung:
    """The part of a ladder for one set-up: pairs, or each level among itself."""

    setup: Setup
    mode: str
    names: tuple[str, ...]
    matches: tuple[Match, ...]

    @property
    def title(self) -> str:
        """What is played, in a few words."""
        among = self.mode == MIRROR and self.setup.players > 1
        return f"{self.setup.title}, each among itself" if among else self.setup.title

    def report(self, results: Iterable[Result]) -> Report:
        """The figures of this part, from the games of a whole run."""
        alike = self.mode == MIRROR
        ours = [
            result
            for result in results
            if result.job.setup == self.setup and (len(set(result.job.seats)) == 1) == alike
        ]
        return report(self.setup, self.names, ours)


def ladder(
    setups: Iterable[Setup],
    names: Sequence[str],
    amount: Amount,
    seed: int = 1,
    *,
    mirror: bool = False,
    module: str = protocol.MODULE,
) -> list[Rung]:
    """All parts of a ladder; with one player each level plays alone."""
    found: list[Rung] = []
    for setup in setups:
        modes = [MIRROR] if setup.players == 1 or len(names) == 1 else [PAIRS]
        modes += [MIRROR] if mirror and MIRROR not in modes else []
        for mode in modes:
            planned = [
                Match(setup, mode, match.names, amount.of(match, module), seed)
                for match in matches(setup, names, 1, seed, mode)
            ]
            found.append(Rung(setup, mode, tuple(dict.fromkeys(names)), tuple(planned)))
    return found


def markdown(rungs: Iterable[tuple[Rung, Report]], command: str, machine: str) -> str:
    """A ladder as a part of a page, with the command that made it and where it ran."""
    parts = [f"```\n{command}\n```\n", f"{machine}.\n"]
    for rung, found in rungs:
        parts.append(f"## {rung.title}\n")
        parts.append(f"{found.games} games.\n")
        parts += [sheet.markdown() for sheet in sheets(found, rung.mode)]
    return "\n".join(parts)
