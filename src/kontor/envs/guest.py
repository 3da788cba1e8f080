"""A program at a table: it is asked, its mistakes are counted, and the game goes on without it.

The rule: whoever gives no legal answer has a random legal action taken, drawn from a seed of the
game. Four kinds of mistakes count alike. After a late answer or an end the program is started anew
for its next decision. Whoever makes more mistakes than are forgiven, or is not ready in time,
forfeits: it is asked no more in this game, plays at random, and has lost.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, Self

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.core.setup import Setup
from kontor.envs import line_protocol
from kontor.envs.happening import Happening, happening
from kontor.envs.line_protocol import Illegal, Terms, Unreadable
from kontor.envs.program import Gone, Late, Process, ProgramName, parse_program
from kontor.envs.question import Question

STARTING = 30.0  # seconds until a program is ready, or ten times those of a decision if more
MISTAKES = 10  # that are forgiven in a game
MOST_CHATTER = 1000  # lines that are no answer, for one decision
Said = Mapping[str, Any]

SEEDS = 1 << 31  # a number that every language can hold


@dataclass
class Conduct:
    """How a program behaved in a game."""

    decisions: int = 0  # that it was asked about
    illegal: int = 0
    unreadable: int = 0
    late: int = 0
    crashed: int = 0
    chatter: int = 0  # lines that were no answer
    forfeits: int = 0
    tokens: int = 0  # as it says itself

    @property
    def mistakes(self) -> int:
        """All that count."""
        return self.illegal + self.unreadable + self.late + self.crashed

    def data(self) -> dict[str, int]:
        """The same as plain data."""
        return asdict(self)


class Programs:
    """Started programs by name and seat: each lives for many games, and all end with this."""

    def __init__(self) -> None:
        self._running: dict[tuple[ProgramName, int], Process] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def get(self, name: ProgramName, place: int) -> Process:
        """The process of a program; two seats of the same name have two."""
        key = name, place
        if key not in self._running:
            self._running[key] = Process(name)
        return self._running[key]

    def is_running(self, name: ProgramName, place: int) -> bool:
        """Whether it was started for a game before."""
        return (name, place) in self._running

    def end(self, name: ProgramName, place: int) -> None:
        """End a process that has lost our trust."""
        process = self._running.pop((name, place), None)
        if process is not None:
            process.stop(0.0)

    def close(self) -> None:
        """End all of them."""
        while self._running:
            self._running.popitem()[1].stop()


class Guest:
    """A program in a seat, for one game."""

    def __init__(
        self,
        name: str,
        setup: Setup,
        seat: int,
        seed: int,
        programs: Programs,
        mistakes: int = MISTAKES,
    ) -> None:
        self.name = parse_program(name)
        self.setup = setup
        self.seat = seat
        self.terms = Terms(self.name.limit, mistakes, (seed + seat) % SEEDS)
        self.conduct = Conduct()
        self._programs = programs
        self._chance = Chance((seed + seat) % SEEDS)
        self._news: list[Happening] = []
        self._process: Process | None = None
        self._with_text = False

    @property
    def has_forfeited(self) -> bool:
        """Whether it is asked no more."""
        return self.conduct.forfeits > 0

    def hear(self, state: State, action: int, actor: int | None = None) -> None:
        """Note what the seat sees of an action that is about to be played."""
        if not self.has_forfeited:
            language = self.terms.language
            self._news.append(happening(state, action, self.seat, language, actor))

    def choose(self, state: State) -> int:
        """What the program does, or a random action where it does nothing legal."""
        legal = sorted(state.legal())
        if not self.has_forfeited:
            asked = Question.of(state, self.seat, self.terms.language)
            self.conduct.decisions += 1
            found = self._ask(asked, state.bound)
            self._news = []
            if found is not None:
                return found
            if self.conduct.mistakes > self.terms.mistakes:
                self.conduct.forfeits = 1
        return legal[int(self._chance.pick(len(legal)))]

    def end(self, state: State) -> None:
        """Tell how the game ended; whatever is wrong with the program no longer matters."""
        if self._process is not None:
            told = line_protocol.over(state, self.seat, forfeited=self.has_forfeited)
            self._process.send(told)
            self._process = None

    # -- asking ----------------------------------------------------------------------------------

    def _ask(self, asked: Question, bound: int) -> int | None:
        """The program's answer, None after a mistake."""
        conduct, number = self.conduct, self.conduct.decisions
        try:
            process = self._ready(bound)
            conduct.chatter += process.forget()
            told = line_protocol.decide(
                asked, number, self.terms.seconds, self._news, with_text=self._with_text
            )
            process.send(told)
            said = self._listen(
                process, self.terms.seconds, lambda each: line_protocol.is_choice(each, number)
            )
            answer = line_protocol.choice(said, asked)
        except Late:
            conduct.late += 1
            self._restart()
        except Gone:
            conduct.crashed += 1
            self._restart()
        except Illegal as error:
            conduct.illegal += 1
            self._refuse(number, error)
        except Unreadable as error:
            conduct.unreadable += 1
            self._refuse(number, error)
        else:
            conduct.tokens += answer.tokens
            return answer.action
        return None

    def _ready(self, bound: int) -> Process:
        """The process, told what is played; one that left after an earlier game is started anew."""
        if self._process is None:
            is_known = self._programs.is_running(self.name, self.seat)
            try:
                self._process = self._greet(bound)
            except Gone:
                if not is_known:
                    raise
                self._restart()
                self._process = self._greet(bound)
        return self._process

    def _greet(self, bound: int) -> Process:
        process = self._programs.get(self.name, self.seat)
        process.forget()
        process.send(line_protocol.setup(self.setup, self.seat, bound, self.terms))
        starting = max(STARTING, 10 * self.terms.seconds)
        try:
            said = self._listen(process, starting, line_protocol.is_ready)
        except Late:
            self.conduct.forfeits = 1  # to wait as long before each decision helps nobody
            raise
        self._with_text = said.get("text") is True
        if self._with_text:
            process.send(line_protocol.rules(self.setup, self.terms))
        return process

    def _listen(
        self, process: Process, seconds: float, wanted: Callable[[Said | None], bool]
    ) -> Said:
        """The first message of a kind; all other lines are counted and forgotten."""
        end = monotonic() + seconds
        for _ in range(MOST_CHATTER):
            said = line_protocol.parse(process.take(end))
            if said is not None and wanted(said):
                return said
            self.conduct.chatter += 1
        raise Gone("it says too much")

    def _restart(self) -> None:
        """End the process; the next decision starts it anew."""
        self._programs.end(self.name, self.seat)
        self._process = None

    def _refuse(self, number: int, error: Exception) -> None:
        assert self._process is not None
        left = max(self.terms.mistakes - self.conduct.mistakes, 0)
        self._process.send(line_protocol.refused(number, str(error), left))
