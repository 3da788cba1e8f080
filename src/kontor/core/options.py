"""Choices before a game: what an option may be, and the sentence when it is something else."""

from dataclasses import dataclass
from typing import TypeGuard

from kontor.core.errors import BadInput
from kontor.core.words import Message

OptionValue = str | bool | tuple[str, ...]
SEEDS = 1 << 63


@dataclass(frozen=True)
class Option:
    """A choice before a game: one word, yes or no, or several words."""

    default: OptionValue
    offered: tuple[str, ...] = ()

    def check(self, name: str, value: object) -> OptionValue:
        """The value in the form the game expects; BadInput when it is something else."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise BadInput(Message("option-yes-no", name=name, given=repr(value)))
        if isinstance(self.default, str):
            if isinstance(value, str):
                return value
            raise BadInput(Message("option-word", name=name, given=repr(value)))
        words = (value,) if isinstance(value, str) else value
        if isinstance(words, (tuple, list)) and all(isinstance(word, str) for word in words):
            return tuple(words)
        raise BadInput(Message("option-words", name=name, given=repr(value)))


def check_seed(seed: object) -> int:
    """The seed itself; BadInput when it is no number in range."""
    if not is_number(seed) or not 0 <= seed < SEEDS:
        raise BadInput(Message("option-seed", most=str(SEEDS - 1), given=repr(seed)))
    return seed


def is_number(value: object) -> TypeGuard[int]:
    """Whether this is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)
