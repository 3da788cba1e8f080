"""The marks of a candidate: everything that an exam found out, as data."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from kontor._version import VERSION
from kontor.arena.opponents import digest
from kontor.arena.result import Conduct, Result
from kontor.arena.shares import Share, beats
from kontor.exam.ladder import Standing, ratings, stand
from kontor.exam.loss import Loss, loss
from kontor.exam.plan import EXAM, SEED, Plan, anchors

MISTAKES = ("illegal", "unreadable", "late", "crashed")


@dataclass
class Pairing:
    """The games against one anchor."""

    anchor: str
    won: Share = field(default_factory=Share)
    own: list[int] = field(default_factory=list)
    other: list[int] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "anchor": self.anchor,
            **self.won.data(),
            "points": round(fmean(self.own), 1) if self.own else None,
            "points_of_anchor": round(fmean(self.other), 1) if self.other else None,
        }


@dataclass(frozen=True)
class Marks:
    """What a candidate has reached."""

    plan: Plan
    candidate: str
    games: int
    standing: Standing
    pairings: list[Pairing]
    loss: Loss
    conduct: Conduct
    decisions: int
    seconds: float
    opponents: str

    @property
    def mistakes(self) -> int:
        """All answers that were none."""
        return sum(self.conduct.get(kind, 0) for kind in MISTAKES)

    @property
    def is_whole(self) -> bool:
        """Whether all games of the exam were played."""
        return self.games == sum(len(each.jobs()) for each in self.plan.matches(self.candidate))

    def data(self) -> dict[str, Any]:
        """The report, fit for JSON."""
        setup, effort = self.plan.setup, self.plan.effort
        return {
            "kontor_exam": EXAM,
            "version": VERSION,
            "candidate": self.candidate,
            "quick": self.plan.quick,
            "whole": self.is_whole,
            "game": setup.game,
            "rules": setup.rules,
            "players": setup.players,
            "options": setup.data(),
            "opponents": self.opponents,
            "anchors": list(self.plan.anchors),
            "first_seed": SEED,
            "deals": self.plan.deals,
            "games": self.games,
            "ladder": self.standing.data(),
            "against": [each.data() for each in self.pairings],
            "points_lost": {**self.loss.data(), "nodes": effort.nodes, "guesses": effort.guesses},
            "mistakes": {kind: self.conduct.get(kind, 0) for kind in MISTAKES},
            "forfeits": self.conduct.get("forfeits", 0),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "seconds_per_decision": round(self.seconds / max(self.decisions, 1), 4),
            "tokens": self.conduct.get("tokens", 0),
        }


def mark(plan: Plan, candidate: str, results: Sequence[Result]) -> Marks:
    """The marks for some games of a candidate; results have their actions."""
    conduct: Conduct = {}
    decisions, seconds = 0, 0.0
    pairings = {anchor: Pairing(anchor) for anchor in plan.anchors}
    for result in results:
        seat = result.job.seats.index(candidate)
        pairing = pairings[result.job.seats[1 - seat]]
        pairing.won.add(beats(result, candidate, pairing.anchor))
        pairing.own.append(result.scores[seat])
        pairing.other.append(result.scores[1 - seat])
        decisions += result.decisions[seat]
        seconds += result.milliseconds[seat] / 1000
        for kind, count in ((result.programs and result.programs[seat]) or {}).items():
            conduct[kind] = conduct.get(kind, 0) + count
    known = anchors(plan.setup.game)
    rated = ratings(known["matches"], known["anchors"])
    return Marks(
        plan,
        candidate,
        len(results),
        stand(results, candidate, rated),
        list(pairings.values()),
        Loss(list(loss(results, candidate, plan.looks, plan.effort))),
        conduct,
        decisions,
        seconds,
        digest(plan.setup.game),
    )
