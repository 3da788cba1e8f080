"""Tasks by the names that tables keep: `lesson:quay`; and how a table stands in one."""

from collections.abc import Callable

from kontor.core.errors import BadInput, hinted
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn import lessons, puzzles
from kontor.learn.task import Progress, Task, after, progress

KINDS: dict[str, Callable[[str, str], Task]] = {
    lessons.KIND: lessons.lesson,
    puzzles.KIND: puzzles.puzzle,
}


def find_task(game: str, name: str) -> Task:
    """The task that is called `kind:name`; BadInput when there is none."""
    kind, _, own = name.partition(":")
    if kind not in KINDS:
        raise BadInput(hinted(Message("task-unknown", name=name), kind, KINDS))
    return KINDS[kind](game, own)


def begin(task: Task) -> Table:
    """A table at the position of a task."""
    return Table.from_position(task.position)


def progress_at(task: Task, table: Table) -> Progress:
    """How far a task is at a table."""
    return progress(task, ((entry.seat, entry.text) for entry in table.history))


def next_action(task: Task, table: Table) -> int | None:
    """What counts now, the first of the moves that do; None where the task is done."""
    state = table.state
    named = [(action, state.text(action)) for action in state.legal()]
    moves = progress_at(task, table).moves
    return next((action for move in moves for action, text in named if after([move], text)), None)
