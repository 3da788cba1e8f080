"""Walks through tasks: the right way, and every wrong turn that something is said to."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import NamedTuple

from kontor.core.table import Table
from kontor.learn.task import Move, Step, Task, after, mistake
from kontor.learn.tasks import begin, progress_at


class Turn(NamedTuple):
    """A wrong turn: in which step, by which line of the file, and what is said to it."""

    step: int
    line: str
    said: str | None
    before: Move = ()  # what was answered of the step, rightly
    text: str = ""  # what is answered wrongly then


class Question(NamedTuple):
    """Where the learner is asked something: the table, the step, and what of it was answered."""

    table: Table
    step: int
    before: Move


def legal_texts(table: Table) -> list[str]:
    return [table.text(action) for action in table.legal()]


def questions(task: Task) -> Iterator[Question]:
    """Every question of the right way, and the end; whatever counts is played, the first of it."""
    table = begin(task)
    while (now := progress_at(task, table)).done < len(task.steps):
        before: Move = ()
        while (step := progress_at(task, table)).done == now.done:
            assert table.seat == task.learner, f"step {now.done + 1}: seat {table.seat} is to move"
            yield Question(table, now.done, before)
            fitting = [text for text in legal_texts(table) if after(step.moves, text)]
            assert fitting, f"step {now.done + 1}: {step.moves} among {legal_texts(table)}"
            table.play(fitting[0], task.learner)
            before = (*before, fitting[0])
        play_replies(task, table)
    yield Question(table, now.done, ())


def right_way(task: Task) -> Iterator[tuple[Table, int]]:
    """The table before each step, and at the end."""
    for table, step, before in questions(task):
        if not before:
            yield table, step


def ways_through(task: Task, table: Table, done: int) -> Iterator[Table]:
    """The table after a step that is to be done, for each way to do it, replies included."""
    step = progress_at(task, table)
    if step.done > done:
        play_replies(task, table)
        yield table
        return
    for text in legal_texts(table):
        if after(step.moves, text):
            other = Table.from_position(task.position)
            for entry in table.history:
                other.play(entry.text, entry.seat)
            other.play(text, task.learner)
            yield from ways_through(task, other, done)


def finish(task: Task, table: Table) -> None:
    """Play the first of what counts until the task is done."""
    while (now := progress_at(task, table)).done < len(task.steps):
        fitting = [text for text in legal_texts(table) if after(now.moves, text)]
        assert fitting, f"step {now.done + 1}: {now.moves} among {legal_texts(table)}"
        table.play(fitting[0], task.learner)
        play_replies(task, table)


def play_replies(task: Task, table: Table) -> None:
    while reply := progress_at(task, table).reply:
        for text in reply.steps:
            table.play(text, reply.seat)


def wrong_turns(task: Task) -> Iterator[Turn]:
    """Every line of the file that something is said to, tried at the first question it fits."""
    tried = set[tuple[int, str]]()
    for table, step, before in questions(task):
        if step == len(task.steps):
            break
        now = progress_at(task, table)
        for text in legal_texts(table):
            line = line_of(task.steps[step], text)
            said = mistake(task, now, [text])
            if line is not None and said is not None and (step, line) not in tried:
                tried.add((step, line))
                yield Turn(step, line, said, before, text)
    lines = {(number, line) for number, step in enumerate(task.steps) for line in step.wrong}
    assert lines == tried, f"nothing wrong fits {sorted(lines - tried)} (steps from 0)"


def line_of(step: Step, text: str) -> str | None:
    """The line of the file that speaks of an action: the first that fits."""
    return next((line for line in step.wrong if fnmatchcase(text, line)), None)
