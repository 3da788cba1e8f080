"""A game at the terminal: shows the position, asks people, lets the others play, saves."""

from collections.abc import Callable
from pathlib import Path

from kontor.cli import saves, screen, seats
from kontor.cli.face import Asked, View, face_of
from kontor.cli.flow import Flow
from kontor.cli.help import ALIASES, help_of
from kontor.cli.options import number, out, say, say_wrapped
from kontor.cli.speech import render
from kontor.cli.thinking import Thinking
from kontor.cli.typed import understood
from kontor.core.errors import BadInput, KontorError, NotYourTurn, hinted
from kontor.core.table import Table
from kontor.core.words import Message, followed

NEWS = 24  # lines of log at most; the rest is told by `log`


class Session:
    """One table, the people and players around it, and the file it is kept in."""

    def __init__(self, table: Table, seated: list[str], path: Path) -> None:
        self.table = table
        self.seated = seated
        self.path = path
        self.step = False
        self.face = face_of(table.game)
        self._shown = max(0, len(table.history) - screen.LOG_LINES)
        self._asked = Asked([], "", {}, {})
        self._can_save = True
        self._open = True
        self._looking = True
        self._whole = True  # the next look shows the whole board
        self._commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "card": self._card,
            "cards": self._cards,
            "undo": self._undo,
            "redo": self._redo,
            "show": self._show,
            "log": self._log,
            "save": self._save_as,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._greet()
            self._save()
            self._go_on()
        except KeyboardInterrupt:
            out.print()
        if self.table.state.is_over:
            self._end()
        if self._can_save:
            say(f"The game is saved in {self.path}")
            if not self.table.state.is_over:
                say("kontor play --resume goes on with it")

    def _go_on(self) -> None:
        while self._open and not self.table.state.is_over:
            mover = self.table.state.seat
            assert mover is not None
            if self.seated[mover] == seats.HUMAN:
                self._ask(mover)
            elif not (self.step and self._pause(mover)):
                self._let_play()

    def _let_play(self) -> None:
        """Opponents decide until a person is to; only once when people want to step."""
        people = self._people()
        with Thinking() as thinking:
            while (mover := self.table.state.seat) is not None and mover not in people:
                thinking.of(mover, self.seated[mover])
                self._play(seats.decide(self.table, self.seated[mover], thinking.asked))
                if self.step:
                    return

    def _greet(self) -> None:
        kind = ", ".join(f"{name} {screen.words(v)}" for name, v in self.table.options.items())
        say(
            f"{screen.label(self.table.game)}, {screen.players(self.table.players)},"
            f" {kind or 'from a position'}, seed {self.table.seed}"
        )
        if len(self._people()) < self.table.players:
            say("Seats: " + ", ".join(f"{seat} {name}" for seat, name in enumerate(self.seated)))
        played = len(self.table.history)
        say("Type help for the commands." + (f" {played} actions were played." if played else ""))

    def _end(self) -> None:
        self._tell_what_happened()
        out.print(self.face.board(self.table.state.view(None)))
        out.print(screen.result(self.table.state))

    # -- asking ----------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show what a seat may do and carry out one line of input."""
        state = self.table.state
        if self._looking:
            self._asked = self.face.asked(state, seat)
            self._tell_what_happened(seat)
            view = state.view(seat)
            if self._whole or self.face.is_fresh(view):
                out.print(self.face.board(view, seat))
            else:
                out.print(self.face.own(view, seat))
            for line in self._asked.lines[:-1]:
                say_wrapped(line)
            say_wrapped(self._asked.lines[-1], "bold")
            out.print(self._asked.answers)
            self._looking = self._whole = False
        self._obey(self._line(f"seat {seat}> "))

    def _pause(self, mover: int) -> bool:
        """Let people act before an opponent does; True when something was done instead."""
        offers = {seat: self.face.offers(self.table.state, seat) for seat in self._people()}
        if not any(offers.values()):
            return False
        self._tell_what_happened()
        say(f"before seat {mover} goes on, you may act out of turn:", "bold")
        for seat, lines in offers.items():
            if lines:
                out.print(Flow(f"@{seat}", lines, gap="; "))
        line = self._line(f"seat {mover} ({self.seated[mover]}) is next; Enter goes on> ")
        if not line:
            return False
        self._obey(line)
        return True

    def _line(self, prompt: str) -> str:
        out.print(prompt, end="", markup=False)
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
                say(render(Message("terminal-empty-line")))
            elif self.table.state.seat not in self._people():
                self._act_out_of_turn(line)
            elif word.isascii() and word.isdigit() and not rest:
                self._choose(number(word, Message("terminal-action")))
            else:
                self._play(understood(self.table.state, line, self._asked.names))
        except BadInput as error:
            known = () if word in self._commands else self._commands
            say(render(hinted(error.sentence, word, known)), "red")
        except KontorError as error:
            say(render(error.sentence), "red")

    def _is_answer(self, line: str) -> bool:
        """Whether a line that begins like a command answers the open question."""
        state = self.table.state
        if state.seat not in self._people():
            return False
        text = understood(state, line, self._asked.names)
        return any(state.text(action) == text for action in state.legal())

    # -- playing ---------------------------------------------------------------------------------

    def _choose(self, typed: int) -> None:
        if typed in self._asked.numbers:
            self._play(self._asked.numbers[typed])
        else:
            known = screen.ranges(sorted(self._asked.numbers))
            say(render(Message("terminal-other-number", number=str(typed), known=known)), "red")

    def _play(self, action: str | int, seat: int | None = None) -> None:
        self.table.play(action, seat)
        self._looking = True
        self._save()

    def _act_out_of_turn(self, line: str) -> None:
        """What is typed while an opponent is to move is never the opponent's action."""
        people = self._people()
        if len(people) != 1:
            raise BadInput(Message("terminal-which-seat", example=self._example()))
        self._play_for(people[0], line)

    def _example(self) -> str:
        return next(iter(self.face.HINTS.out_of_turn), "@0 ACTION")

    def _play_for(self, seat: int, line: str) -> None:
        state = self.table.state
        if seat < len(self.seated) and seat not in self._people():
            raise BadInput(Message("terminal-played-by", seat=seat, player=self.seated[seat]))
        try:
            self._play(understood(state, line, {}), seat)
        except NotYourTurn as error:
            reason = state.refusal(understood(state, line, {}), seat)
            said = error.sentence if reason is None else followed(error.sentence, reason)
            say(render(said), "red")

    def _undo(self, text: str) -> None:
        starts = self._decisions()
        count = number(text, Message("terminal-decisions")) if text else 1
        if count > len(starts):
            raise BadInput(Message("terminal-undo-too-far", count=len(starts), given=count))
        if count:
            back = self.table.history[starts[-count]].text
            self.table.undo(len(self.table.history) - starts[-count])
            say(render(Message("terminal-taken-back", action=back)))
        self._after_travel()

    def _redo(self, text: str) -> None:
        count = number(text, Message("terminal-decisions")) if text else 1
        played = len(self.table.history)
        self.table.redo(len(self.table.undone))
        starts = [start for start in self._decisions() if start >= played]
        whole = len(self.table.history)
        self.table.undo(whole - (starts[count] if count < len(starts) else whole))
        if count > len(starts):
            say(render(Message("terminal-redo-too-far", count=len(starts))))
        self._after_travel()

    def _after_travel(self) -> None:
        self._shown = min(self._shown, len(self.table.history))
        self._looking = self._whole = True
        self._save()

    def _decisions(self) -> list[int]:
        """After how many actions each decision of a person was taken."""
        entries = enumerate(self.table.history)
        return [at for at, entry in entries if self.seated[entry.seat] == seats.HUMAN]

    def _people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seated) if name == seats.HUMAN]

    # -- looking ---------------------------------------------------------------------------------

    def _viewer(self) -> int | None:
        """The person at the keyboard: who is to decide, or the only one there is."""
        mover, people = self.table.state.seat, self._people()
        return mover if mover in people else people[0] if len(people) == 1 else None

    def _view(self) -> View:
        """What the person at the keyboard may know."""
        return self.table.state.view(self._viewer())

    def _why(self, text: str) -> None:
        if not text:
            say(render(Message("terminal-why-what", example=f"why {self.face.HINTS.why}")))
            return
        text = understood(self.table.state, text, self._asked.names)
        say(render(self.table.state.refusal(text) or Message("terminal-possible", text=text)))

    def _card(self, text: str) -> None:
        if text:
            out.print(self.face.card(self._view(), text))
        else:
            say(render(Message("terminal-which-card", example=f"card {self.face.HINTS.card}")))

    def _cards(self, text: str) -> None:
        if text:
            self._card(text)
        else:
            out.print(self.face.cards(self._view()))

    def _show(self, text: str) -> None:
        if text:
            out.print(self.face.part(self._view(), text.lower().replace(" ", "_")))
        else:
            self._looking = self._whole = True

    def _log(self, text: str) -> None:
        count = number(text, Message("terminal-actions")) if text else 20
        first = max(0, len(self.table.history) - count)
        for line in self.face.story(self.table, first, self._viewer()):
            out.print(line)

    def _tell_what_happened(self, viewer: int | None = None) -> None:
        first = max(self._shown, len(self.table.history) - 4 * NEWS)
        lines = self.face.story(self.table, first, viewer)
        if len(lines) > NEWS:
            more = screen.counted(len(lines) - NEWS, "line")
            say(f"     ... {more} more; log tells them all", "dim")
        for line in lines[-NEWS:]:
            out.print(line)
        self._shown = len(self.table.history)

    def _help(self, _: str) -> None:
        say(help_of(self.face.HINTS))

    # -- keeping ---------------------------------------------------------------------------------

    def _save_as(self, text: str) -> None:
        if not text:
            say(render(Message("terminal-save-where", example="save FILE")))
            return
        saves.save(self.table, Path(text).expanduser(), [seats.note(self.seated)])
        say(f"saved in {text}")

    def _quit(self, _: str) -> None:
        self._open = False

    def _save(self) -> None:
        if not self._can_save:
            return
        try:
            saves.save(self.table, self.path, [seats.note(self.seated)])
        except KontorError as error:
            self._can_save = False
            say(render(followed(error.sentence, Message("terminal-unsaved"))), "red")
