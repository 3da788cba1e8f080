"""Pick the tree that lies open, or leave it with a coin on it for whoever picks it."""

from collections.abc import Sequence
from random import Random
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.errors import BadInput, hinted
from kontor.core.packed import PackedState
from kontor.core.words import Message, Sentence

WORDS = ("pick", "leave")
PICK, LEAVE = range(2)
MOVER, OPEN, STAKE, SEATS = range(4)  # whose turn, the open tree, coins on it, then all seats
COINS, POINTS = range(2)  # of a seat
PURSE = 3


@final
class Orchard(PackedState):
    """A position; trees lie in the row behind the seats, in the order of the deal."""

    def __init__(self, row: vec[i64], players: int, seed: int, large: bool) -> None:
        super().__init__()
        self.row, self.players = row, players
        self.seed, self.large = seed, large
        self.trees = SEATS + 2 * players

    @property
    def game(self) -> str:
        return "orchard"

    @property
    def bound(self) -> int:
        return len(WORDS)

    def seat_count(self) -> int:
        return self.players

    def key(self) -> bytes:
        return bytes(memoryview(self.row))

    @property
    def left(self) -> list[int]:
        return [int(self.row[at]) for at in range(self.trees + int(self.row[OPEN]), len(self.row))]

    @property
    def is_over(self) -> bool:
        return not self.left

    @property
    def seat(self) -> int | None:
        return None if self.is_over else int(self.row[MOVER])

    def at(self, seat: int, field: int) -> int:
        return SEATS + 2 * seat + field

    def legal(self) -> list[int]:
        if self.seat is None:
            return []
        return [PICK, LEAVE] if self.row[self.at(self.seat, COINS)] else [PICK]

    def play(self, action: int) -> None:
        assert self.seat is not None
        purse, points = self.at(self.seat, COINS), self.at(self.seat, POINTS)
        if action == PICK:
            self.show(0, 31)  # the next tree comes to light
            self.row[points] += self.left[0]
            self.row[self.trees + self.row[OPEN]] = 0
            self.row[purse] += self.row[STAKE]
            self.row[STAKE] = 0
            self.row[OPEN] += 1
        else:
            self.row[purse] -= 1
            self.row[STAKE] += 1
        self.row[MOVER] = (self.row[MOVER] + 1) % self.players

    def copy(self) -> "Orchard":
        return Orchard(self.row[:], int(self.players), self.seed, self.large)

    def line(self, action: int) -> str:
        return WORDS[action]

    def read(self, text: str) -> int:
        if text not in WORDS:
            raise BadInput(hinted(Message("line-no-verb", word=str(text)[:40]), str(text), WORDS))
        return WORDS.index(text)

    def message(self, action: int) -> Message:
        values = {"tree": self.left[0], "coins": int(self.row[STAKE])} if self.left else {}
        return Message(f"orchard-{self.text(action)}", **values)

    def prompt(self) -> Message | None:
        return None if self.is_over else Message("orchard-ask", tree=self.left[0])

    def caption(self) -> Message:
        return Message("orchard-caption", left=len(self.left))

    def why_illegal(self, action: int) -> Sentence:  # noqa: ARG002
        return Message("orchard-no-coin")

    def view(self, seat: int | None) -> dict[str, Any]:
        self.seat_number(seat)
        shown = {name: value for name, value in self.position().items() if name != "seed"}
        return {**shown, "trees": self.left[:1], "unseen": len(self.left[1:]), "seat": self.seat}

    def guess(self, seat: int | None, seed: int) -> "Orchard":
        self.seat_number(seat)
        twin = self.copy()
        unseen = sorted(self.left[1:])
        Random(seed).shuffle(unseen)
        for at, tree in enumerate(unseen, len(self.row) - len(unseen)):
            twin.row[at] = tree
        return Orchard(twin.row, int(self.players), seed, self.large)

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.players)]

    def breakdown(self, seat: int) -> dict[str, int]:
        of = {"fruit": POINTS, "coins": COINS}
        return {name: int(self.row[self.at(seat, field)]) for name, field in of.items()}

    def header(self) -> dict[str, Any]:
        opened = {"players": int(self.players), "seed": self.seed, "large": self.large}
        return {"game": self.game, "rules": 1, **opened}

    def position(self) -> dict[str, Any]:
        seats = [self.breakdown(seat) for seat in range(self.players)]
        now = {"mover": int(self.row[MOVER]), "stake": int(self.row[STAKE]), "trees": self.left}
        return {**self.header(), **now, "seats": seats}


def new_game(players: int, seed: int, large: bool, rules: int = 1) -> Orchard:  # noqa: ARG001
    """Deal the trees; everybody begins with some coins."""
    trees = list(range(1, 25 if large else 13))
    Random(seed).shuffle(trees)
    return Orchard(vec[i64]([0, 0, 0, *([PURSE, 0] * players), *trees]), players, seed, large)


def from_row(
    row: Sequence[int],
    players: int,
    seed: int,
    large: bool,
    rules: int,  # noqa: ARG001
) -> Orchard:
    """A game from the numbers of its row."""
    return Orchard(vec[i64](row), players, seed, large)
