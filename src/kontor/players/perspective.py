"""Fairness by construction: opponents are shown guesses, never the true position."""

from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

from kontor.core.chance import Chance
from kontor.core.contract import State
from kontor.players.games import knowledge_of
from kontor.players.knowledge import Knowledge

SEED_COUNT: Final = 1 << 64
FIRST_GUESS: Final = 0  # the seed of the first guess, from which all others are made


@mypyc_attr(allow_interpreted_subclasses=True)  # reviews also look with hindsight
class Perspective:
    """A position as one seat knows it.

    The true state is forgotten at once: what is kept is a guess, which depends only on what the
    seat can see, and every further guess is made from that one. The seed of a situation is made
    when somebody asks for it, since many decisions need no luck.
    """

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.seat: Final = seat
        self.knowledge: Final[Knowledge[State]] = knowledge_of(state.game)
        self._blank: Final = state.guess(seat, FIRST_GUESS)
        self._given: Final = seed
        self._seed: int | None = None
        self._chance: Chance | None = None

    @property
    def seed(self) -> int:
        """A seed that differs from situation to situation and is the same for the same one."""
        found = self._seed
        if found is None:
            found = situation_seed(self._blank, self.seat, self._given)
            self._seed = found
        return found

    @property
    def chance(self) -> Chance:
        """What is drawn from in this situation; every draw goes on where the last one was."""
        found = self._chance
        if found is None:
            found = Chance(self.seed)
            self._chance = found
        return found

    def guess(self, number: int = 0) -> State:
        """One of the positions that the seat cannot tell from the true one."""
        if number == 0:
            return self._blank.copy()
        return self._blank.guess(self.seat, self.seed + number)

    def legal(self) -> list[int]:
        """What the seat may do, in the order of the numbers."""
        return sorted(self._blank.legal())


def situation_seed(state: State, seat: int, seed: int) -> int:
    """A seed that differs from situation to situation and is the same for the same one."""
    key = repr(state.key()).encode()
    drawn = blake2b(key, digest_size=7, salt=(seed % SEED_COUNT).to_bytes(8, "big")).digest()
    return int.from_bytes(drawn, "big") + seat
