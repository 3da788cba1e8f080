"""What `hint` says in a lesson or a puzzle: the next action, and how it is typed."""

from kontor.cli.speech import tell
from kontor.core.table import Table
from kontor.core.words import Message
from kontor.learn.task import Task
from kontor.learn.tasks import next_action


def tell_next(task: Task, table: Table) -> None:
    """Tell what counts now."""
    action = next_action(task, table)
    if action is None:
        tell(Message("task-done"))
        return
    state = table.state
    told = Message("terminal-task-next", action=state.message(action), line=state.text(action))
    tell(told, "bold")
