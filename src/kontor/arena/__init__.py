"""Matches between opponents: any against any, in many processes, with figures that hold.

setup = Setup.of("le_havre", 2, variant="short")       what is played
planned = matches(setup, ["trader", "deckhand"], 100)  who meets whom, seats rotated
with Run(planned, Path("results.jsonl")) as run:       what the file has is not played again
    for ended in run.go(processes(2, patience=60)):    a Result, or a Failure
        print(ended)
found = report(setup, ["trader", "deckhand"], run.results)
found.share("trader", "deckhand").interval             shares, Elo, scores, time
run.best.record()                                      the best game as a record
"""

from kontor.arena.game import Failure, play
from kontor.arena.job import Job
from kontor.arena.plan import MODES, Match, matches
from kontor.arena.processes import here, patience_for, processes
from kontor.arena.report import Report, report
from kontor.arena.result import Result
from kontor.arena.run import Run
from kontor.arena.shares import Share, wilson
from kontor.core.setup import Setup

__all__ = [
    "MODES",
    "Failure",
    "Job",
    "Match",
    "Report",
    "Result",
    "Run",
    "Setup",
    "Share",
    "here",
    "matches",
    "patience_for",
    "play",
    "processes",
    "report",
    "wilson",
]
