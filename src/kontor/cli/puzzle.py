"""A puzzle at the terminal: only the best move counts; afterwards the game goes on."""

from kontor.cli import saves, seats
from kontor.cli.face import face_of
from kontor.cli.help import COMMANDS, PUZZLE
from kontor.cli.hint import tell_next
from kontor.cli.options import say
from kontor.cli.screen import game_name
from kontor.cli.session import Session
from kontor.cli.speech import render, tell
from kontor.core.contract import State
from kontor.core.errors import IllegalAction
from kontor.core.words import Message
from kontor.learn.puzzles import Puzzle, answer_to
from kontor.learn.task import Reply
from kontor.learn.tasks import begin, progress_at


class PuzzleSession(Session):
    """A solver at a table that is kept as soon as the puzzle is solved."""

    def __init__(self, puzzle: Puzzle) -> None:
        table = begin(puzzle)
        seating = [seats.USUAL] * table.players
        seating[puzzle.learner] = seats.HUMAN
        super().__init__(table, face_of(table.game), seating, saves.new_path(table))
        self.puzzle = puzzle
        self._can_save = False
        self.lookup.commands = PUZZLE
        self._commands["answer"] = lambda _: self._answer()
        self._commands["hint"] = lambda _: tell_next(puzzle, self.table)

    @property
    def is_solved(self) -> bool:
        """Whether the best move was made."""
        return progress_at(self.puzzle, self.table).done > 0

    def run(self) -> None:
        """Ask until the puzzle is solved, then let the game go on."""
        theme = Message(f"puzzle-theme-{self.puzzle.theme}")
        about = {
            "game": game_name(self.puzzle.game),
            "theme": theme,
            "grade": "★" * self.puzzle.grade,
            "name": self.puzzle.name,
        }
        tell(Message("terminal-puzzle", **about), "bold")
        tell(theme.form("ask"))
        tell(Message("terminal-puzzle-ask"))
        super().run()

    def _play(self, action: str | int, seat: int | None = None) -> None:
        """The rules have the first word, then the puzzle."""
        text, was_solved = self.table.check(action, seat).text, self.is_solved
        if said := answer_to(self.puzzle, progress_at(self.puzzle, self.table), [text]):
            raise IllegalAction(said)
        super()._play(action, seat)
        if self.is_solved and not was_solved:
            tell(Message("terminal-puzzle-right"), "bold green")
            self._can_save = True
            self.lookup.commands = COMMANDS
            del self._commands["answer"], self._commands["hint"]
            self._save()

    def _answer(self) -> None:
        """Tell the best move, and what may well follow, step by step."""
        now = begin(self.puzzle).state
        best, *rest = self.puzzle.line
        tell(Message("terminal-puzzle-shown"), "bold")
        _tell_steps(now, best)
        for reply in rest:
            tell(Message("terminal-puzzle-follows", who=Message("seat-name", seat=reply.seat)))
            _tell_steps(now, reply)


def _tell_steps(state: State, reply: Reply) -> None:
    """A move in words, a line each; it is played on the given state."""
    for text in reply.steps:
        action = state.read(text)
        if not state.is_detail:
            say(f"  · {render(state.message(action))}")
        state.play(action)
