"""A game at the terminal: shows the position, asks people, lets the others play, saves."""

from collections.abc import Callable
from pathlib import Path

from kontor.cli import saves, screen, seats
from kontor.cli.choice import choices_for, names, numbers, piece
from kontor.cli.face import Face
from kontor.cli.flow import Flow
from kontor.cli.greeting import greet
from kontor.cli.help import ALIASES, usage_of
from kontor.cli.lookup import Lookup
from kontor.cli.options import number, out
from kontor.cli.programs import TablePrograms
from kontor.cli.question import Question, question_for
from kontor.cli.result import result
from kontor.cli.speech import render, tell
from kontor.cli.thinking import Thinking
from kontor.cli.typed import action_text
from kontor.core.errors import BadInput, KontorError, NotYourTurn, hinted
from kontor.core.table import Table
from kontor.core.words import Message, Sentence, followed


class Session:
    """One table, the people and players around it, and the file it is kept in."""

    def __init__(
        self, table: Table, face: Face, seating: list[str], path: Path, *, step: bool = False
    ) -> None:
        self.table = table
        self.face = face
        self.seating = seating
        self.path = path
        self.step = step
        self.programs = TablePrograms(table)
        self.lookup = Lookup(table, face, self._viewer)
        self._question = Question()
        self._can_save = True
        self._open = True
        self._looking = True
        self._whole = True  # the next look shows the whole board
        self._commands: dict[str, Callable[[str], None]] = {
            "why": lambda text: self.lookup.why(text, self._question.names),
            "card": self.lookup.card,
            "cards": self.lookup.cards,
            "undo": self._undo,
            "redo": self._redo,
            "show": self._show,
            "log": self.lookup.log,
            "save": self._save_as,
            "help": lambda _: self.lookup.help(),
            "quit": lambda _: self._quit(),
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            greet(self.table, self.seating)
            self._save()
            with self.programs:
                self._go_on()
        except KeyboardInterrupt:
            out.print()
        if self.table.state.is_over:
            self._end()
        if self._can_save:
            tell(Message("terminal-saved", path=str(self.path)))
            if not self.table.state.is_over:
                tell(Message("terminal-resume", command="kontor play --resume"))

    def _go_on(self) -> None:
        while self._open and not self.table.state.is_over:
            mover = self.table.state.seat
            assert mover is not None
            if self.seating[mover] == seats.HUMAN:
                self._ask(mover)
            elif not (self.step and self._pause(mover)):
                self._let_play()

    def _let_play(self) -> None:
        """Opponents decide until a person is to; only once when people want to step."""
        people = self._people()
        with Thinking() as thinking:
            while (mover := self.table.state.seat) is not None and mover not in people:
                thinking.of(mover, self.seating[mover])
                self._play(self._decision(mover, thinking))
                if self.step:
                    return

    def _decision(self, mover: int, thinking: Thinking) -> int:
        name, stop = self.seating[mover], thinking.should_stop
        return seats.decide(self.table, name, self.programs, stop)

    def _end(self) -> None:
        self.lookup.news()
        out.print(self.face.board(self.table.state))
        out.print(result(self.table.state))

    # -- asking ----------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show what a seat may do and carry out one line of input."""
        if self._looking:
            self._look(seat)
        self._obey(self._line(Message("terminal-prompt", seat=seat)))

    def _look(self, seat: int) -> None:
        """What has happened, the board and the open question, as this seat sees them."""
        state = self.table.state
        self._question = question_for(state, seat, self.face)
        self.lookup.news(seat)
        whole = self._whole or self.face.is_fresh(state.view(seat))
        out.print(self.face.board(state, seat) if whole else self.face.own(state, seat))
        out.print(self._question.shown)
        self._looking = self._whole = False

    def _pause(self, mover: int) -> bool:
        """Let people act before an opponent does; True when something was done instead."""
        offers = {seat: choices_for(self.table.state, seat) for seat in self._people()}
        if not any(offers.values()):
            return False
        self.lookup.news()
        tell(Message("terminal-before", seat=mover), "bold")
        for seat, found in offers.items():
            if found:
                out.print(Flow(f"@{seat}", map(piece, found), gap="  "))
        line = self._line(Message("terminal-next", seat=mover, player=self.seating[mover]))
        if not line:
            return False
        self._obey(line)
        return True

    def _line(self, prompt: Message) -> str:
        out.print(f"{render(prompt)} ", end="", markup=False, soft_wrap=True)
        try:
            return input().strip()
        except (EOFError, KeyboardInterrupt):
            out.print()
            return "quit"

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = ALIASES.get(word.lower(), word.lower())
        rest = rest.strip()
        try:
            if word in self._commands and not self._is_answer(line):
                self._commands[word](rest)
            elif word.startswith("@"):
                self._play_for(number(word[1:], Message("terminal-seat")), rest)
            elif not line:
                tell(Message("terminal-empty-line"))
            elif self.table.state.seat not in self._people():
                self._act_out_of_turn(line)
            elif word.isascii() and word.isdigit() and not rest:
                self._choose(number(word, Message("terminal-action")))
            else:
                self._play(
                    action_text(self.table.state, line, self._question.names, self.face.ids())
                )
        except BadInput as error:
            known = () if word in self._commands else self._commands
            tell(hinted(error.sentence, word, known), "red")
        except KontorError as error:
            tell(error.sentence, "red")

    def _is_answer(self, line: str) -> bool:
        """Whether a line that begins like a command answers the open question."""
        state = self.table.state
        if state.seat not in self._people():
            return False
        text = action_text(state, line, self._question.names)
        return any(state.text(action) == text for action in state.legal())

    # -- playing ---------------------------------------------------------------------------------

    def _choose(self, typed: int) -> None:
        if typed in self._question.numbers:
            self._play(self._question.numbers[typed])
        else:
            known = screen.ranges(sorted(self._question.numbers))
            tell(Message("terminal-other-number", number=str(typed), known=known), "red")

    def _play(self, action: str | int, seat: int | None = None) -> None:
        self.table.play(action, seat)
        self._looking = True
        self._save()

    def _act_out_of_turn(self, line: str) -> None:
        """What is typed while an opponent is to move is never the opponent's action."""
        people = self._people()
        if len(people) != 1:
            examples: list[Sentence] = [*self.face.HINTS.out_of_turn, usage_of("aside")]
            raise BadInput(Message("terminal-which-seat", example=examples[0]))
        self._play_for(people[0], line)

    def _play_for(self, seat: int, line: str) -> None:
        state = self.table.state
        if seat < len(self.seating) and seat not in self._people():
            raise BadInput(Message("terminal-played-by", seat=seat, player=self.seating[seat]))
        found = choices_for(state, seat) if seat < len(self.seating) else []
        text = action_text(state, line, names(found), self.face.ids())
        chosen = numbers(found).get(int(line)) if line.isascii() and line.isdigit() else None
        try:
            self._play(text if chosen is None else chosen, seat)
        except NotYourTurn as error:
            reason = state.refusal(text, seat)
            tell(error.sentence if reason is None else followed(error.sentence, reason), "red")

    def _undo(self, text: str) -> None:
        starts = self._decisions()
        count = number(text, Message("terminal-decisions")) if text else 1
        if count > len(starts):
            raise BadInput(Message("terminal-undo-too-far", count=len(starts), given=count))
        if count:
            back = self.table.history[starts[-count]]
            self.table.undo(len(self.table.history) - starts[-count])
            action = self.table.state.message(back.action)
            tell(Message("terminal-taken-back", action=action))
        self._after_travel()

    def _redo(self, text: str) -> None:
        count = number(text, Message("terminal-decisions")) if text else 1
        played = len(self.table.history)
        self.table.redo(len(self.table.undone))
        starts = [start for start in self._decisions() if start >= played]
        whole = len(self.table.history)
        self.table.undo(whole - (starts[count] if count < len(starts) else whole))
        if count > len(starts):
            tell(Message("terminal-redo-too-far", count=len(starts)))
        self._after_travel()

    def _after_travel(self) -> None:
        self.lookup.forget()
        self._looking = self._whole = True
        self._save()

    def _decisions(self) -> list[int]:
        """After how many actions each decision of a person was taken."""
        entries = enumerate(self.table.history)
        return [at for at, entry in entries if self.seating[entry.seat] == seats.HUMAN]

    # -- seats -----------------------------------------------------------------------------------

    def _people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seating) if name == seats.HUMAN]

    def _viewer(self) -> int | None:
        """The person at the keyboard: who is to decide, or the only one there is."""
        mover, people = self.table.state.seat, self._people()
        return mover if mover in people else people[0] if len(people) == 1 else None

    # -- looking and keeping ---------------------------------------------------------------------

    def _show(self, text: str) -> None:
        if text:
            self.lookup.part(text)
        else:
            self._looking = self._whole = True

    def _quit(self) -> None:
        self._open = False

    def _save_as(self, text: str) -> None:
        if not text:
            tell(Message("terminal-save-where", example=usage_of("save")))
            return
        saves.save(self.table, Path(text).expanduser(), [seats.note(self.seating)])
        tell(Message("terminal-saved-copy", path=text))

    def _save(self) -> None:
        if not self._can_save:
            return
        try:
            saves.save(self.table, self.path, [seats.note(self.seating)])
        except KontorError as error:
            self._can_save = False
            tell(followed(error.sentence, Message("terminal-unsaved")), "red")
