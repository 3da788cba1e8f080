"""A game at the terminal: shows the position, asks people, lets the others play, saves."""

from collections.abc import Callable
from pathlib import Path

from kontor.cli import saves, screen, seats
from kontor.cli.options import number, out, say
from kontor.core.contract import caption_of
from kontor.core.errors import BadInput, KontorError
from kontor.core.table import Table

HELP = """\
Type the number of an action, or its words (take wood). Besides:
  why TEXT      say why something cannot be done now (why use church)
  undo [N]      take back your last decision, or your last N
  redo [N]      play again one decision that was taken back, or N
  @SEAT TEXT    act out of turn for that seat (@1 repay)
  show [PART]   show the position again, or one part of it whole (show rounds)
  log [N]       list the last N actions
  save FILE     write the game to a file of your own
  help          show this
  quit          leave; the game is saved and `kontor play --resume` goes on"""


class Session:
    """One table, the people and players around it, and the file it is kept in."""

    def __init__(self, table: Table, seated: list[str], path: Path) -> None:
        self.table = table
        self.seated = seated
        self.path = path
        self.step = False
        self._shown = max(0, len(table.history) - screen.LOG_LINES)
        self._numbers: list[int] = []
        self._can_save = True
        self._open = True
        self._looking = True
        self._commands: dict[str, Callable[[str], None]] = {
            "why": self._why,
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
        self._greet()
        self._save()
        while self._open and not self.table.state.is_over:
            mover = self.table.state.seat
            assert mover is not None
            if self.seated[mover] == seats.HUMAN:
                self._ask(mover)
            elif not (self.step and self._pause(mover)):
                self._play(seats.decide(self.table, self.seated[mover]))
        if self.table.state.is_over:
            self._tell_what_happened()
            out.print(screen.position(self.table.state.view(None)))
            out.print(screen.result(self.table.state))
        if self._can_save:
            say(f"The game is saved in {self.path}")

    def _greet(self) -> None:
        kind = ", ".join(f"{name} {screen.words(v)}" for name, v in self.table.options.items())
        say(
            f"{screen.label(self.table.game)}, {self.table.players} players,"
            f" {kind or 'from a position'}, seed {self.table.seed}"
        )
        say(f"{len(self.table.history)} actions were played; type help for the commands")

    def _ask(self, seat: int) -> None:
        """Show what a seat may do and carry out one line of input."""
        state = self.table.state
        legal = state.legal()
        grid, order = screen.actions([state.text(action) for action in legal])
        self._numbers = [legal[at] for at in order]
        if self._looking:
            self._tell_what_happened()
            out.print()
            if caption := caption_of(state):
                say(caption, "bold")
            out.print(screen.position(state.view(seat), seat))
            say(f"seat {seat}, what do you do?", "bold")
            out.print(grid)
            self._looking = False
        self._obey(self._line(f"seat {seat}> "))

    def _pause(self, mover: int) -> bool:
        """Let people act before an opponent does; True when something was done instead."""
        state = self.table.state
        free = [seat for seat, name in enumerate(self.seated) if name == seats.HUMAN]
        offers = {seat: state.legal_for(seat) for seat in free}
        if not any(offers.values()):
            return False
        for seat, actions in offers.items():
            for action in actions:
                say(f"  @{seat} {state.text(action)}")
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
        rest = rest.strip()
        try:
            if word in self._commands:
                self._commands[word](rest)
            elif word.startswith("@"):
                self._play(rest, number(word[1:], "a seat"))
            elif word.isascii() and word.isdigit() and not rest:
                self._choose(number(word, "an action"))
            elif line:
                self._play(line)
        except KontorError as error:
            say(str(error), "red")

    def _choose(self, place: int) -> None:
        if 1 <= place <= len(self._numbers):
            self._play(self._numbers[place - 1])
        else:
            say(f"the actions are numbered 1 to {len(self._numbers)}")

    def _play(self, action: str | int, seat: int | None = None) -> None:
        self.table.play(action, seat)
        self._looking = True
        self._save()

    def _why(self, text: str) -> None:
        reason = self.table.state.why_not(text)
        say(reason or f"'{text}' can be done")

    def _undo(self, text: str) -> None:
        starts = self._decisions()
        count = number(text, "a number of decisions") if text else 1
        if count > len(starts):
            raise BadInput(f"only {len(starts)} decisions can be taken back, not {count}")
        if count:
            self.table.undo(len(self.table.history) - starts[-count])
        self._after_travel()

    def _redo(self, text: str) -> None:
        count = number(text, "a number of decisions") if text else 1
        played = len(self.table.history)
        self.table.redo(len(self.table.undone))
        starts = [start for start in self._decisions() if start >= played]
        whole = len(self.table.history)
        self.table.undo(whole - (starts[count] if count < len(starts) else whole))
        if count > len(starts):
            say(f"only {len(starts)} decisions could be played again")
        self._after_travel()

    def _after_travel(self) -> None:
        self._shown = min(self._shown, len(self.table.history))
        self._looking = True
        self._save()

    def _decisions(self) -> list[int]:
        """After how many actions each decision of a person was taken."""
        entries = enumerate(self.table.history)
        return [at for at, entry in entries if self.seated[entry.seat] == seats.HUMAN]

    def _show(self, text: str) -> None:
        if text:
            name = text.replace(" ", "_")
            out.print(screen.part(self.table.state.view(self.table.state.seat), name))
        else:
            self._looking = True

    def _log(self, text: str) -> None:
        count = number(text, "a number of actions") if text else 30
        history = self.table.history
        for line in screen.log(history[max(0, len(history) - count) :], len(history)):
            out.print(line)

    def _save_as(self, text: str) -> None:
        if not text:
            say("save where? (save FILE)")
            return
        saves.save(self.table, Path(text).expanduser(), [seats.note(self.seated)])
        say(f"saved in {text}")

    def _help(self, _: str) -> None:
        say(HELP)

    def _quit(self, _: str) -> None:
        self._open = False

    def _save(self) -> None:
        if not self._can_save:
            return
        try:
            saves.save(self.table, self.path, [seats.note(self.seated)])
        except KontorError as error:
            self._can_save = False
            say(f"{error}; the game goes on without being saved", "red")

    def _tell_what_happened(self) -> None:
        history = self.table.history
        news = history[self._shown :][-screen.LOG_LINES :]
        for line in screen.log(news, len(history)):
            out.print(line)
        self._shown = len(history)
