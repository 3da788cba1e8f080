"""One finished game as one line of JSON, and the record that is made of it."""

import json
from dataclasses import dataclass, field, replace
from typing import Any, Self

from kontor.arena.job import Job
from kontor.core.errors import BadInput, KontorError
from kontor.core.record import write
from kontor.core.setup import Setup
from kontor.core.table import Table

FORMAT = 1
Conduct = dict[str, int]
BY_SEAT = ("scores", "parts", "decisions", "milliseconds", "slowest", "longest")


@dataclass(frozen=True)
class Result:
    """How a game ended; the lists go by seat."""

    job: Job
    rules: int
    opponents: str  # the digest of their code
    scores: list[int]
    winners: list[int]
    parts: list[dict[str, int]]  # where the points come from
    decisions: list[int]
    milliseconds: list[float]
    slowest: list[float]  # the longest time for one decision, in milliseconds
    longest: list[float]  # the same for decisions that follow each other, about a turn
    actions: list[int]
    programs: list[Conduct | None] = field(default_factory=list)  # how they behaved, if any played

    def has_forfeited(self, seat: int) -> bool:
        """Whether the program in a seat was asked no more."""
        conduct = self.programs[seat] if self.programs else None
        return conduct is not None and conduct.get("forfeits", 0) > 0

    @property
    def lean(self) -> Self:
        """The same without its actions, to be kept by the thousand."""
        return replace(self, actions=[])

    def line(self) -> str:
        """The result as it stands in a file."""
        job, setup = self.job, self.job.setup
        told = {
            "kontor": FORMAT,
            "game": setup.game,
            "rules": self.rules,
            "players": setup.players,
            "options": setup.data(),
            "seed": job.seed,
            "seats": list(job.seats),
        }
        rest = {name: getattr(self, name) for name in ("opponents", *BY_SEAT, "winners", "actions")}
        if self.programs:
            rest["programs"] = self.programs
        return json.dumps({**told, **rest}, separators=(",", ":"))

    @classmethod
    def read(cls, line: str | bytes) -> Self:
        """The result of a line; BadInput when it is none."""
        try:
            said: dict[str, Any] = json.loads(line)
            return cls._from_data(said)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadInput(f"this is no result of a game: {type(error).__name__} {error}") from None

    @classmethod
    def _from_data(cls, said: dict[str, Any]) -> Self:
        if said["kontor"] != FORMAT:
            raise ValueError(f"format {said['kontor']} is not known")
        setup = Setup.of(said["game"], int(said["players"]), **said["options"])
        job = Job(setup, int(said["seed"]), tuple(str(name) for name in said["seats"]))
        lists: dict[str, list[Any]] = {name: list(said[name]) for name in BY_SEAT}
        for name, values in {"seats": job.seats, **lists}.items():
            if len(values) != setup.players:
                raise ValueError(f"'{name}' has not one entry for each seat")
        if not said["winners"] or not set(said["winners"]) <= set(range(setup.players)):
            raise ValueError("'winners' names no seats")
        return cls(
            job,
            int(said["rules"]),
            str(said["opponents"]),
            winners=list(said["winners"]),
            actions=list(said["actions"]),
            programs=_programs(said.get("programs"), setup.players),
            **lists,
        )

    def record(self) -> str:
        """The game as text, every step checked again; see `kontor.load`."""
        setup, seats = self.job.setup, self.job.seats
        options = dict(setup.options)
        table = Table.new(setup.game, setup.players, self.job.seed, rules=self.rules, **options)
        for at, action in enumerate(self.actions):
            try:
                table.play(action)
            except KontorError as error:
                raise BadInput(f"{self.job}: action {at + 1} cannot be played: {error}") from None
        if not table.state.is_over or table.state.scores() != self.scores:
            raise BadInput(f"{self.job}: the actions do not lead to the scores of the result")
        best = max(self.scores)
        seat = self.scores.index(best)
        notes = [f"players {' '.join(seats)}", f"best score {best}, seat {seat}, {seats[seat]}"]
        return write(table, notes)


def _programs(said: object, players: int) -> list[Conduct | None]:
    """How programs behaved, seat by seat; nothing where only levels played."""
    if said is None:
        return []
    if not isinstance(said, list) or len(said) != players:
        raise ValueError("'programs' has not one entry for each seat")
    return [
        None if each is None else {str(name): int(count) for name, count in each.items()}
        for each in said
    ]


def better(one: Result | None, other: Result) -> Result:
    """The one with the higher best score; of equals the one with the smaller seed."""
    if one is None:
        return other

    def rank(result: Result) -> tuple[int, int, tuple[str, ...]]:
        return -max(result.scores), result.job.seed, result.job.seats

    return min(one, other, key=rank)
