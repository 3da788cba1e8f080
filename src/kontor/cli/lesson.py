"""A lesson at the terminal: the table as in any game, but only what counts can be played."""

from kontor.cli import saves, seats
from kontor.cli.face import face_of
from kontor.cli.help import LESSON
from kontor.cli.hint import tell_next
from kontor.cli.session import Session
from kontor.cli.speech import tell
from kontor.core.errors import IllegalAction
from kontor.core.words import Message
from kontor.learn.task import Task, mistake
from kontor.learn.tasks import begin, progress_at

OTHERS = "trader"  # sit there only to be named; what they do is written in the lesson


class LessonSession(Session):
    """A learner at a table that is not kept, and a teacher who says what to do."""

    def __init__(self, task: Task) -> None:
        table = begin(task)
        seating = [OTHERS] * table.players
        seating[task.learner] = seats.HUMAN
        super().__init__(table, face_of(table.game), seating, saves.new_path(table))
        self.task = task
        self._can_save = False
        self.lookup.commands = LESSON
        self._commands["hint"] = lambda _: tell_next(task, self.table)

    @property
    def is_done(self) -> bool:
        """Whether all steps are done."""
        return progress_at(self.task, self.table).done == len(self.task.steps)

    def run(self) -> None:
        """Teach until the lesson is over or the learner leaves."""
        tell(Message(f"{self.task.key}.goal"))
        tell(Message("terminal-learn-leave"))
        while self._open and not self.is_done:
            self._ask(self.task.learner)
        if self.is_done:
            self.lookup.news(self.task.learner)
            tell(Message(f"{self.task.key}.end"), "bold green")

    def _look(self, seat: int) -> None:
        super()._look(seat)
        done = progress_at(self.task, self.table).done
        key = f"{self.task.key}-{done + 1}"
        counted = {"step": done + 1, "steps": len(self.task.steps)}
        tell(Message("terminal-learn-step", what=Message(key), **counted), "bold")
        tell(Message(f"{key}.why"))

    def _play(self, action: str | int, seat: int | None = None) -> None:
        """The rules have the first word, then the lesson; replies of others follow."""
        text = self.table.check(action, seat).text
        if said := mistake(self.task, progress_at(self.task, self.table), [text]):
            raise IllegalAction(Message(said))
        super()._play(action, seat)
        while reply := progress_at(self.task, self.table).reply:
            for step in reply.steps:
                self.table.play(step, reply.seat)
