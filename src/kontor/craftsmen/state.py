"""The position: the board and the decisions that are open on it, and what stays the same."""

from typing import Any, Final, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import SPARE, Actions
from kontor.core.words import Message
from kontor.craftsmen.board import Board
from kontor.craftsmen.cards import Values
from kontor.craftsmen.goods import bit
from kontor.craftsmen.layout import (
    BY_TOKEN,
    D_DISCARD,
    DEPTH,
    F_A,
    F_B,
    F_C,
    F_D,
    F_DISC,
    F_KIND,
    F_POWER,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_SIZE,
    GOLD,
    GUILD,
    NEVER,
    PICTURE,
    PRIVILEGE,
    PRIVILEGES,
    SPENT,
    USED,
)  # fmt: skip

SEEDS: Final = 1 << 62


Range: TypeAlias = tuple[int, int]


class Decision:
    """A question that may be open: runs what needs no choice, asks, and takes the answer.

    What it is for people stands beside its rules: its data for a view, and its words.
    """

    def begins(self, state: "State") -> bool:
        """Whether this question begins a move; else it is a step of what was begun."""
        return False

    def is_detail(self, state: "State") -> bool:
        """Whether it only asks how something is paid, or which cards it is about."""
        return False

    def is_silent(self, state: "State", action: i64) -> bool:
        """Whether this goes without saying where it is the only answer."""
        return self.is_detail(state)

    def fields(self, state: "State", row: list[int]) -> dict[int, Range]:
        """The least and the most that may be in its fields; those not named are 0."""
        return {}

    def resume(self, state: "State") -> bool:
        """Do what needs no choice; True when that changed which decision is open."""
        return False

    def ask(self, state: "State", out: Actions) -> None:
        """List every answer."""
        raise NotImplementedError

    def answer(self, state: "State", action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def describe(self, state: "State", own: bool) -> dict[str, Any]:
        """What is asked as plain data; choices under way only for the own seat's eyes."""
        return {}

    def words(self, state: "State") -> Message:
        """What is asked, for the eyes of the seat to decide."""
        raise NotImplementedError

    def message(self, state: "State", action: i64) -> Message | None:
        """What an answer does and costs, as everybody may know; None when it answers another."""
        raise NotImplementedError


@final
class Rules:
    """What does not change during a game."""

    def __init__(
        self,
        players: int,
        seed: int,
        chosen: tuple[str, ...],
        values: Values,
        decisions: vec[Decision],
        version: int,
    ) -> None:
        self.players: Final[i64] = players
        self.seed: Final = seed
        self.chosen: Final = chosen
        self.values: Final = values
        self.decisions: Final = decisions  # by kind of decision
        self.version: Final = version
        self.must_load: Final = version >= 2  # CR-9.49
        self.counts_track: Final = version >= 2 and values.counts_track  # CR-13.16
        self.counts_sets: Final = version >= 2 and values.counts_sets  # CR-8.25
        self.fills_rows: Final = version >= 2 and values.fills_rows  # CR-9.50

    def reseeded(self, seed: int) -> "Rules":
        """The same without the true seed, for a position that was guessed."""
        return Rules(
            int(self.players),
            seed % SEEDS,
            self.chosen,
            self.values,
            self.decisions,
            self.version,
        )


class State(Board):
    """A position: the board, and the stack of open decisions on it. `rules` is shared."""

    def __init__(self, rules: Rules, row: vec[i64]) -> None:
        super().__init__(rules.values, rules.players, row)
        self.rules: Final = rules
        self.answers: Actions | None = None
        self.answers_fresh = False  # whether `answers` are those to the open decision
        self.at = FRAME + (row[DEPTH] - 1) * FRAME_SIZE  # where the open decision lies

    # -- open decisions --------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Open a decision that no privilege helps with."""
        row = self.row
        at = self.at + FRAME_SIZE
        self.at = at
        row[DEPTH] += 1
        row[at + F_KIND] = kind
        row[at + F_SEAT] = seat
        row[at + F_A] = a
        row[at + F_B] = b
        row[at + F_C] = c
        row[at + F_D] = d
        row[at + F_DISC] = -1
        row[at + F_POWER] = NEVER

    def empower(self, disc: i64, power: i64) -> None:
        """Let the open decision be a helper's, with this way to a privilege."""
        self.row[self.at + F_DISC] = disc
        self.row[self.at + F_POWER] = power

    def pop(self) -> None:
        row = self.row
        at = self.at
        self.at = at - FRAME_SIZE
        row[DEPTH] -= 1
        for slot in range(at, at + FRAME_SIZE):
            row[slot] = 0

    def field(self, field: i64) -> i64:
        """A field of the open decision."""
        return self.row[self.at + field]

    def set_field(self, field: i64, value: i64) -> None:
        self.row[self.at + field] = value

    def add_to_field(self, field: i64, change: i64) -> None:
        self.row[self.at + field] += change

    def under(self, field: i64) -> i64:
        """A field of the decision below the open one."""
        return self.row[self.at - FRAME_SIZE + field]

    def next_step(self) -> None:
        self.row[self.at + F_STEP] += 1

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        return self.field(F_SEAT) if self.row[DEPTH] else i64(-1)

    def decision(self) -> Decision:
        return self.rules.decisions[self.field(F_KIND)]

    # -- privileges ------------------------------------------------------------------------------

    def has_privilege(self) -> bool:
        """Whether the open action may still use a privilege (CR-12.1, CR-12.2)."""
        power = self.field(F_POWER)
        return power == GOLD or (power == BY_TOKEN and self.of(self.field(F_SEAT), PRIVILEGE) > 0)

    def use_privilege(self) -> None:
        """Use it now: a token goes back, the helper moves to the picture (CR-12.5, CR-12.6)."""
        seat = self.field(F_SEAT)
        if self.field(F_POWER) == BY_TOKEN:
            self.add(seat, PRIVILEGE, -1)
            self.row[PRIVILEGES] += 1
        self.set_field(F_POWER, SPENT)
        disc = self.field(F_DISC)
        if disc >= 0:
            self.row[PICTURE + self.row[GUILD]] |= bit(disc)
            self.add(seat, USED, 1)

    # -- limits ----------------------------------------------------------------------------------

    def limit(self, seat: i64, most: i64) -> None:
        """Let a seat discard what it holds beyond a limit (CR-5.10)."""
        surplus = self.cards_held(seat) - most
        if surplus > 0:
            self.push(D_DISCARD, seat, surplus)

    # -- copies ----------------------------------------------------------------------------------

    def twin(self) -> "State":
        """An independent copy for trying something out."""
        return State(self.rules, self.row[:])

    def release(self) -> None:
        """Let others have the list of answers: for a position that was only tried out."""
        out = self.answers
        if out is not None:
            self.answers = None
            self.answers_fresh = False
            SPARE.append(out)
