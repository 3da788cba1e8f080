"""A run: plays the games of some matches that a file does not have yet, and keeps them there."""

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Self

from kontor.arena.game import Failure
from kontor.arena.job import Job
from kontor.arena.plan import Match, interleave
from kontor.arena.processes import Runner
from kontor.arena.result import Result, better
from kontor.arena.store import Store

MOST_FAILURES = 10  # after so many a run is given up


class Run:
    """The games of some matches: those that are known, and those that are still to be played."""

    def __init__(
        self, matches: Sequence[Match], file: Path | None = None, *, whole: bool = False
    ) -> None:
        self._whole = whole  # whether results keep their actions
        self.matches = list(matches)
        self.failures: list[Failure] = []
        self.best: Result | None = None
        self._jobs = interleave(matches)
        self._known: dict[Job, Result] = {}
        self._store = None if file is None else Store(file)
        try:
            self._recall()
        except BaseException:
            self.close()
            raise
        self.kept = len(self._known)  # games that were there already

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _recall(self) -> None:
        wanted = set(self._jobs)
        for result in self._store.results() if self._store is not None else ():
            job = result.job
            if job in wanted and job not in self._known and result.rules == job.setup.rules:
                self._take(result)

    def _take(self, result: Result) -> None:
        self._known[result.job] = result if self._whole else result.lean
        self.best = better(self.best, result)

    @property
    def cut(self) -> int:
        """Bytes of a torn last line that were cut off the file."""
        return 0 if self._store is None else self._store.cut

    @property
    def wanted(self) -> int:
        """How many games the matches have."""
        return len(self._jobs)

    @property
    def done(self) -> int:
        """How many of them are known."""
        return len(self._known)

    @property
    def missing(self) -> list[Job]:
        """The games that are still to be played, in their order."""
        return [job for job in self._jobs if job not in self._known]

    @property
    def results(self) -> list[Result]:
        """The games that are known, in the order of the plan; without actions if not whole."""
        return [self._known[job] for job in self._jobs if job in self._known]

    @property
    def digests(self) -> set[str]:
        """The digests of the opponents' code; more than one when it changed between the games."""
        return {result.opponents for result in self._known.values()}

    def go(self, runner: Runner) -> Generator[Result | Failure, None, None]:
        """Play what is missing; each game is in the file before it is told."""
        with closing(runner(self.missing)) as games:
            for ended in games:
                if isinstance(ended, Failure):
                    self.failures.append(ended)
                else:
                    if self._store is not None:
                        self._store.add(ended)
                    self._take(ended)
                yield ended
                if len(self.failures) >= MOST_FAILURES:
                    return

    def close(self) -> None:
        """Close the file."""
        if self._store is not None:
            self._store.close()
