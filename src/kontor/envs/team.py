"""A batch whose games are played by several processes; all write into the same memory.

Nothing but a word goes through a pipe for a step: actions, masks and observations lie in one file
that every process has mapped. The process that asks plays a part of the games itself. The others
play theirs meanwhile, and mostly have answered when it is done. Whoever waits looks out for a while
before it sleeps, so that hardly anybody has to be woken.
"""

import mmap
import os
import pickle
import select
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.lanes import LanesSnapshot
from kontor.core.words import Message
from kontor.envs.games import Arrays, Games, Plan

LINE = 64  # bytes; arrays begin where a line of a cache does
QUICK_FOLDER = Path("/dev/shm")  # noqa: S108  # never written to a disk, where there is such
CHOSEN = "chosen"
PATIENCE = 0.002  # seconds, about as long as a step of a thousand games takes


class Place(NamedTuple):
    """Where an array lies in the memory."""

    first: int
    dtype: str
    shape: tuple[int, ...]


class Share(NamedTuple):
    """What one process is told: its games, and where their numbers go."""

    plan: Plan
    file: str
    places: dict[str, Place]
    number: int
    stride: int
    lane: int
    end: int  # of its lanes


class Part(NamedTuple):
    """The games of one process, and the actions that are chosen for them."""

    games: Games
    chosen: NDArray[np.int64]


def lay_out(plan: Plan) -> tuple[dict[str, Place], int]:
    """Places for all arrays and the actions, and how many bytes they take."""
    places: dict[str, Place] = {}
    at = 0
    for name, (dtype, shape) in {**plan.shapes(), CHOSEN: ("int64", (plan.count,))}.items():
        places[name] = Place(at, dtype, shape)
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        at += -(-size // LINE) * LINE
    return places, at


def arrays_in(memory: mmap.mmap, places: dict[str, Place]) -> dict[str, NDArray[Any]]:
    """The arrays that lie in the memory."""
    return {
        name: np.ndarray(place.shape, place.dtype, memory, place.first)
        for name, place in places.items()
    }


class Team:
    """The processes, each with its part of the games."""

    def __init__(self, plan: Plan, processes: int) -> None:
        if type(processes) is not int or not 1 <= processes <= plan.count:
            raise BadInput(
                Message("batch-workers", processes=repr(processes), games=str(plan.count))
            )
        self.plan = plan
        self.parts = processes
        places, size = lay_out(plan)
        folder = str(QUICK_FOLDER) if QUICK_FOLDER.is_dir() else None
        with tempfile.NamedTemporaryFile(dir=folder, prefix="kontor-", delete=False) as file:
            file.truncate(size)
            self._memory = mmap.mmap(file.fileno(), size)
        found = arrays_in(self._memory, places)
        self._chosen = found.pop(CHOSEN)
        self.arrays: Arrays = found
        self._bounds = [plan.count * at // processes for at in range(processes + 1)]
        self._others = [_start_worker() for _ in range(processes - 1)]
        self._end = weakref.finalize(self, _end_workers, self._others, file.name)
        shares = [
            Share(plan, file.name, places, at, processes, self._bounds[at], self._bounds[at + 1])
            for at in range(processes)
        ]
        for other, share in zip(self._others, shares[1:], strict=True):
            _send(other, share)
        self._own = join(shares[0])
        self._answers(None)

    def _ask(self, name: str, *words: object) -> list[Any]:
        """All processes do something at once; what each of them answers, this one first."""
        for other in self._others:
            _send(other, (name, *words))
        return self._answers(answer(self._own, name, words))

    def _answers(self, own: object) -> list[Any]:
        found = [own, *(_receive(other) for other in self._others)]
        for each in found:
            if isinstance(each, BaseException):
                raise each
        return found

    def _ask_one(self, lane: int, name: str, *words: object) -> Any:
        part = max(at for at in range(self.parts) if self._bounds[at] <= lane)
        asked = (lane - self._bounds[part], *words)
        if part == 0:
            found = answer(self._own, name, asked)
        else:
            _send(self._others[part - 1], (name, *asked))
            found = _receive(self._others[part - 1])
        if isinstance(found, BaseException):
            raise found
        return found

    # -- what Games does, too --------------------------------------------------------------------

    def step(self, chosen: NDArray[np.int64], *, are_ranks: bool = False) -> None:
        """Play one action in each game; nothing is played when one of them is not legal."""
        self._chosen[:] = chosen
        if not self._are_surely_legal(chosen, are_ranks):
            self._ask("check", are_ranks)
        self._ask("step", are_ranks)

    def _are_surely_legal(self, chosen: NDArray[np.int64], are_ranks: bool) -> bool:
        """Whether all can be seen to be legal here; then nobody need be asked before."""
        most = self.arrays["counts"] if are_ranks else self.plan.bound
        if not bool(((chosen >= 0) & (chosen < most)).all()):
            return False
        if are_ranks:
            return True
        masks = self.arrays.get("masks")
        return masks is not None and bool(masks[np.arange(len(chosen)), chosen].all())

    def step_by_chance(self, times: int) -> None:
        """Play random actions in each game, so many times."""
        self._ask("step_by_chance", times)

    def state(self, lane: int) -> State:
        """A copy of the position of a game."""
        state: State = self._ask_one(lane, "state")
        return state

    def record(self, lane: int, *, last: bool = False) -> str:
        """A game so far, or the one that ended before it, as a record that can be replayed."""
        return str(self._ask_one(lane, "record", last))

    def snapshot(self) -> list[LanesSnapshot]:
        """All games as they are."""
        return self._ask("snapshot")

    def restore(self, parts: list[LanesSnapshot]) -> None:
        """Go back to how games were once."""
        for other, each in zip(self._others, parts[1:], strict=True):
            _send(other, ("restore", each))
        self._answers(answer(self._own, "restore", (parts[0],)))

    def close(self) -> None:
        """End all other processes."""
        self._end()


def _start_worker() -> "subprocess.Popen[bytes]":
    words = [sys.executable, "-m", "kontor.envs.team"]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603


def _end_workers(workers: "list[subprocess.Popen[bytes]]", file: str) -> None:
    for worker in workers:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.close()  # which ends its loop
        worker.wait()
        worker.stdout.close()
    Path(file).unlink(missing_ok=True)


def _send(worker: "subprocess.Popen[bytes]", word: object) -> None:
    assert worker.stdin is not None
    pickle.dump(word, worker.stdin)
    worker.stdin.flush()


def _receive(worker: "subprocess.Popen[bytes]") -> Any:
    assert worker.stdout is not None
    look_out(worker.stdout.fileno())
    try:
        return pickle.load(worker.stdout)  # noqa: S301  # from our own process
    except EOFError:
        return RuntimeError("a process of the batch has ended")


# -- what every process does ---------------------------------------------------------------------


def look_out(pipe: int) -> None:
    """Look for a while whether something has come: to sleep and be woken takes longer than that."""
    if not hasattr(select, "poll"):  # as on Windows
        return
    asked = select.poll()
    asked.register(pipe, select.POLLIN)
    end = perf_counter() + PATIENCE
    while not asked.poll(0) and perf_counter() < end:
        os.sched_yield()  # on a busy machine others go first


def join(share: Share) -> Part:
    """The part of one process."""
    with Path(share.file).open("r+b") as file:
        memory = mmap.mmap(file.fileno(), 0)
    lanes = slice(share.lane, share.end)
    found = {name: array[lanes] for name, array in arrays_in(memory, share.places).items()}
    plan = replace(share.plan, count=share.end - share.lane)
    return Part(Games(plan, found, share.number, share.stride, share.lane), found[CHOSEN])


def answer(part: Part, name: str, words: Sequence[Any]) -> object:
    """What comes of one thing that was asked for; whoever asked raises what is an error."""
    try:
        return do(part.games, part.chosen, name, words)
    except Exception as error:  # noqa: BLE001
        return error


def do(games: Games, chosen: NDArray[np.int64], name: str, words: Sequence[Any]) -> object:
    """One thing that was asked for."""
    if name == "step":
        games.step(chosen, are_ranks=words[0])
    elif name == "check":
        games.check(chosen, are_ranks=words[0])
    elif name == "step_by_chance":
        games.step_by_chance(words[0])
    elif name == "restore":
        games.restore([words[0]])
    elif name == "snapshot":
        return games.snapshot()[0]
    elif name == "state":
        return games.state(words[0])
    elif name == "record":
        return games.record(words[0], last=words[1])
    return None


def serve() -> None:
    """Do what is asked for over standard input, until it ends."""
    source, target = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # nobody else writes into the pipe

    def tell(found: object) -> None:
        pickle.dump(found, target)
        target.flush()

    part = join(pickle.load(source))  # noqa: S301
    tell(None)
    while True:
        look_out(source.fileno())
        try:
            name, *words = pickle.load(source)  # noqa: S301
        except EOFError:
            return
        tell(answer(part, name, words))


if __name__ == "__main__":
    serve()
