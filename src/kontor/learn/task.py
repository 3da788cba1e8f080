"""A task: a position, and what is to be done in it, move by move; lessons and puzzles are tasks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

Move = tuple[str, ...]  # lines of actions; "*" stands for any words


class Reply(NamedTuple):
    """A move that another seat makes when a step is done."""

    seat: int
    steps: Move


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to do: the moves that count, where to look, and what is said to other moves."""

    moves: tuple[Move, ...]
    spot: str = ""  # the place of the board that is in the light
    wrong: Mapping[str, str] = field(default_factory=dict)  # lines of actions, by what is said
    replies: tuple[Reply, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Task:
    """Something to do in a position, by one seat; the others do what the task says."""

    kind: str
    game: str
    name: str
    position: Mapping[str, Any]
    learner: int = 0
    steps: tuple[Step, ...]
    goes_on: bool = False  # afterwards the game may be played on

    @property
    def id(self) -> str:
        """How a table names it."""
        return f"{self.kind}:{self.name}"

    @property
    def key(self) -> str:
        """What its words in the catalogues begin with."""
        return f"{self.kind}-{self.game}-{self.name}"


class Progress(NamedTuple):
    """How far a task is."""

    done: int  # steps
    moves: tuple[Move, ...]  # what is left of the moves that count
    reply: Reply | None  # what somebody else is to do now


def progress(task: Task, played: Iterable[tuple[int, str]]) -> Progress:
    """How far a task is after some actions: seats and lines."""
    done, moves = 0, task.steps[0].moves
    replies, said = list[Reply](), 0
    for seat, text in played:
        if done == len(task.steps) and not replies:
            break  # what is played afterwards is only a game
        if replies and (seat, text) == (replies[0].seat, replies[0].steps[said]):
            said += 1
            if said == len(replies[0].steps):
                replies.pop(0)
                said = 0
        else:
            moves = after(moves, text)
            if () in moves:
                replies, done = list(task.steps[done].replies), done + 1
                moves = task.steps[done].moves if done < len(task.steps) else ()
    return Progress(done, moves, replies[0] if replies else None)


def after(moves: Iterable[Move], text: str) -> tuple[Move, ...]:
    """What is left of moves when a line was played; those that begin otherwise drop out."""
    return tuple(move[1:] for move in moves if move and fnmatchcase(text, move[0]))


def mistake(task: Task, now: Progress, texts: Sequence[str]) -> str | None:
    """The key of what is said to lines that do not count now, None where they do.

    The first line that leads away from all moves that count is the mistake.
    """
    if now.done >= len(task.steps):
        return None if task.goes_on else "task-done"
    moves = now.moves
    for text in texts:
        if () in moves:
            is_last = now.done + 1 == len(task.steps)
            # The step is done; what follows is the next one's, or the game that goes on.
            return None if is_last and task.goes_on else "task-enough"
        moves = after(moves, text)
        if not moves:
            step = task.steps[now.done]
            said = next((word for line, word in step.wrong.items() if fnmatchcase(text, line)), "")
            return f"{task.key}-{now.done + 1}-{said}" if said else "task-not-now"
    return None
