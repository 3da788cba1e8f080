"""The position: the board and the decisions that are open on it, and what stays the same."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
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


class Decision:
    """A question that may be open: runs what needs no choice, asks, and takes the answer."""

    def resume(self, state: "State") -> bool:
        """Do what needs no choice; True when that changed which decision is open."""
        return False

    def ask(self, state: "State", out: Actions) -> None:
        """List every answer."""
        raise NotImplementedError

    def answer(self, state: "State", action: i64) -> None:
        """Do what was chosen."""
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

    def __init__(self, rules: Rules, v: vec[i64]) -> None:
        super().__init__(rules.values, rules.players, v)
        self.rules: Final = rules
        self.options: Actions | None = None
        self.asked = False  # `options` holds the answers to the open decision
        self.at = FRAME + (v[DEPTH] - 1) * FRAME_SIZE  # where the open decision lies

    # -- open decisions --------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Open a decision that no privilege helps with."""
        v = self.v
        at = self.at + FRAME_SIZE
        self.at = at
        v[DEPTH] += 1
        v[at + F_KIND] = kind
        v[at + F_SEAT] = seat
        v[at + F_A] = a
        v[at + F_B] = b
        v[at + F_C] = c
        v[at + F_D] = d
        v[at + F_DISC] = -1
        v[at + F_POWER] = NEVER

    def empower(self, disc: i64, power: i64) -> None:
        """Let the open decision be a helper's, with this way to a privilege."""
        self.v[self.at + F_DISC] = disc
        self.v[self.at + F_POWER] = power

    def pop(self) -> None:
        v = self.v
        at = self.at
        self.at = at - FRAME_SIZE
        v[DEPTH] -= 1
        for slot in range(at, at + FRAME_SIZE):
            v[slot] = 0

    def f(self, field: i64) -> i64:
        """A field of the open decision."""
        return self.v[self.at + field]

    def set_f(self, field: i64, value: i64) -> None:
        self.v[self.at + field] = value

    def add_f(self, field: i64, change: i64) -> None:
        self.v[self.at + field] += change

    def under(self, field: i64) -> i64:
        """A field of the decision below the open one."""
        return self.v[self.at - FRAME_SIZE + field]

    def next_step(self) -> None:
        self.v[self.at + F_STEP] += 1

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        return self.f(F_SEAT) if self.v[DEPTH] else i64(-1)

    def decision(self) -> Decision:
        return self.rules.decisions[self.f(F_KIND)]

    # -- privileges ------------------------------------------------------------------------------

    def has_privilege(self) -> bool:
        """Whether the open action may still use a privilege (CR-12.1, CR-12.2)."""
        power = self.f(F_POWER)
        return power == GOLD or (power == BY_TOKEN and self.of(self.f(F_SEAT), PRIVILEGE) > 0)

    def use_privilege(self) -> None:
        """Use it now: a token goes back, the helper moves to the picture (CR-12.5, CR-12.6)."""
        seat = self.f(F_SEAT)
        if self.f(F_POWER) == BY_TOKEN:
            self.add(seat, PRIVILEGE, -1)
            self.v[PRIVILEGES] += 1
        self.set_f(F_POWER, SPENT)
        disc = self.f(F_DISC)
        if disc >= 0:
            self.v[PICTURE + self.v[GUILD]] |= bit(disc)
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
        return State(self.rules, self.v[:])
