"""The same games on a Ray cluster; Ray is an optional library and imported only here.

Each core of the cluster gets a keeper, who watches over one worker process just as it is done on
one machine. What crosses the network are jobs and results.
"""

import os
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from typing import Any

from kontor.arena import opponents
from kontor.arena.game import Failure
from kontor.arena.job import Job
from kontor.arena.processes import POLL, Games, Runner, Worker
from kontor.arena.result import Result
from kontor.core.errors import BadInput
from kontor.players import protocol

LOCAL = "local"


class Keeper:
    """Lives on the cluster and keeps one worker process."""

    def __init__(self, patience: float, module: str) -> None:
        self.worker = Worker(module, patience)

    def play(self, job: Job) -> Result | Failure:
        """One game, watched over."""
        self.worker.take(job)
        while True:
            assert self.worker.pipe is not None
            self.worker.pipe.poll(POLL)
            ended = self.worker.done()
            if ended is not None:
                return ended


def load() -> Any:
    """Ray itself; BadInput when it is not installed."""
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise BadInput(
            "a cluster needs the library Ray, which is not installed: pip install 'kontor[ray]'"
        ) from None


def cluster(address: str, patience: float, module: str = protocol.MODULE) -> Runner:
    """Plays games on a Ray cluster: `local` starts one here, with a worker for each core."""
    ray = load()

    def run(jobs: Iterable[Job]) -> Games:
        joined = join(ray, address)
        try:
            yield from spread(ray, jobs, patience, module)
        finally:
            if joined:
                ray.shutdown()

    return run


def join(ray: Any, address: str) -> bool:
    """Become a part of the cluster; False when this process is one already."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    own = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **own)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        said = str(error).strip().partition("\n")[0]
        raise BadInput(f"no Ray cluster answers at '{address}': {said}") from None
    return True


def spread(ray: Any, jobs: Iterable[Job], patience: float, module: str) -> Games:
    """Give each keeper a game, and the next one when it is done."""
    kind = ray.remote(num_cpus=1)(Keeper)
    count = max(1, int(ray.cluster_resources().get("CPU", 1)))
    idle = [kind.remote(patience, module) for _ in range(count)]
    busy: dict[Any, tuple[Any, Job]] = {}
    waiting = iter(jobs)
    try:
        while True:
            for job in islice(waiting, len(idle)):
                keeper = idle.pop()
                busy[keeper.play.remote(job)] = keeper, job
            if not busy:
                return
            for reference in ray.wait(list(busy))[0]:
                keeper, job = busy.pop(reference)
                ended, alive = outcome(ray, reference, job)
                idle.append(keeper if alive else kind.remote(patience, module))
                yield check_versions(ended, module)
    finally:
        for keeper in [*idle, *(keeper for keeper, _ in busy.values())]:
            ray.kill(keeper)


def outcome(ray: Any, reference: Any, job: Job) -> tuple[Result | Failure, bool]:
    """How a game ended, and whether its keeper is still there."""
    try:
        return ray.get(reference), True
    except ray.exceptions.RayError as error:
        said = str(error).strip()
        reason = f"the cluster lost it, {type(error).__name__}: {said.splitlines()[-1]}"
        return Failure(job, reason, said), False


def check_versions(ended: Result | Failure, module: str) -> Result | Failure:
    """The same; BadInput when the cluster has other players or rules than this machine."""
    if isinstance(ended, Result):
        ours = ended.job.setup.rules, opponents.digest(ended.job.setup.game, module)
        if (ended.rules, ended.opponents) != ours:
            raise BadInput(
                f"the cluster plays rules {ended.rules} with players {ended.opponents}, this"
                f" machine rules {ours[0]} with players {ours[1]}; install the same version on both"
            )
    return ended
