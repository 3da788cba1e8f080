"""A small exam, for several tests: one or two anchors, one deal, a shallow look."""

from dataclasses import replace

from kontor.arena import Result, here
from kontor.exam.marks import Marks, mark
from kontor.exam.plan import Plan, candidate_name, sit


def small_plan(game: str = "le_havre", deals: int = 1) -> Plan:
    """An exam that takes seconds; the last anchors think, and would take minutes."""
    against = ["deckhand", "trader"] if game == "le_havre" else ["deckhand"]
    plan = Plan.of(game, quick=True, against=against, looks=1)
    return replace(plan, deals=deals, effort=plan.effort._replace(nodes=4, guesses=1))


def sat(name: str, plan: Plan) -> Marks:
    """The marks of whoever sat the exam."""
    candidate = candidate_name(name, plan.setup.game)
    with sit(plan, candidate) as run:
        for ended in run.go(here()):
            assert isinstance(ended, Result), str(ended)
    return mark(plan, candidate, run.results)
