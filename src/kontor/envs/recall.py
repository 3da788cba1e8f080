"""A game that remembers what each seat has seen since the deal, which three dice decide.

Dice of 256 sides make the seed of `kontor.new_game`, so that a deal is chance to those who need it
to be; perfect recall is a digest of all views and actions that a seat has seen.
"""

import json
from copy import deepcopy
from hashlib import blake2b
from typing import Final

from kontor.core.contract import State
from kontor.core.setup import Setup

SIDES: Final = 256  # of a die
DICE: Final = 3
UNSEEN: Final = -1  # an action that a seat could not see


class Recall:
    """What a seat has seen since the beginning, in short: views and actions as it saw them.

    It follows a game from a position on, as far as it was asked for the last time.
    """

    def __init__(self, start: State, before: list[str]) -> None:
        self.start = start
        self.done = 0
        self.unseen: list[int] = []  # for each action since the deal, the set of seats
        self.others: list[int] = []  # and another action that could have been done
        self.digests = [self.mixed(digest, start.view(seat)) for seat, digest in enumerate(before)]

    @staticmethod
    def mixed(digest: str, seen: object) -> str:
        """What was known and what is seen now, in short."""
        text = digest + json.dumps(seen, sort_keys=True)
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def follow(self, actions: list[int]) -> None:
        """Take in what was done since."""
        while self.done < len(actions):
            action, state = actions[self.done], self.start
            actor = state.seat
            unseen = sum(
                1 << seat
                for seat in range(state.players)
                if seat != actor and state.hides(action, seat)
            )
            self.unseen.append(unseen)
            self.others.append(min(state.legal()))
            state.play(action)
            self.digests = [
                self.mixed(
                    digest, [actor, UNSEEN if unseen >> seat & 1 else action, state.view(seat)]
                )
                for seat, digest in enumerate(self.digests)
            ]
            self.done += 1

    def __deepcopy__(self, _memo: object) -> "Recall":
        twin = Recall.__new__(Recall)
        twin.start, twin.done, twin.digests = self.start.copy(), self.done, list(self.digests)
        twin.unseen, twin.others = list(self.unseen), list(self.others)
        return twin


class Played:
    """The game under way: its position, what was done, and from where on that is remembered."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.dice: list[int] = []
        self.state: State | None = None  # until the dice are thrown
        self.actions: list[int] = []  # since `recall` began
        self.recall: Recall | None = None

    def throw(self, side: int) -> None:
        """Throw a die; after the last one the game is dealt."""
        self.dice.append(side)
        if len(self.dice) == DICE:
            self.state = self.setup.open(seed_of(self.dice))
            self.recall = None

    def memory(self) -> Recall:
        """What the seats have seen, up to now."""
        if self.recall is None:
            self.recall = Recall(self.setup.open(seed_of(self.dice)), [""] * self.setup.players)
        self.recall.follow(self.actions)
        return self.recall

    def resampled(self, seat: int, seed: int) -> "Played":
        """The same as far as a seat can tell, with all that it cannot see dealt anew."""
        assert self.state is not None
        twin = Played(self.setup)
        twin.dice = dice_of(seed)
        twin.state = self.state.guess(seat, seed)
        # What the seat has seen stays; what others may have seen begins with this guess.
        before = self.memory()
        twin.recall = Recall(twin.state.copy(), [""] * self.setup.players)
        twin.recall.digests[seat] = before.digests[seat]
        twin.recall.unseen, twin.recall.others = list(before.unseen), list(before.others)
        return twin

    def __deepcopy__(self, _memo: object) -> "Played":
        twin = Played(self.setup)
        twin.dice, twin.actions = list(self.dice), list(self.actions)
        twin.state = None if self.state is None else self.state.copy()
        twin.recall = deepcopy(self.recall)
        return twin


def seed_of(dice: list[int]) -> int:
    """The seed that dice make."""
    return sum(side * SIDES**at for at, side in enumerate(dice))


def dice_of(seed: int) -> list[int]:
    """The dice that make a seed, as far as they can."""
    return [seed // SIDES**at % SIDES for at in range(DICE)]
