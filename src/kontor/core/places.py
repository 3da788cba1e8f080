"""Who came where in a game."""

from collections.abc import Sequence
from typing import NamedTuple

from kontor.core.words import Message


class Place(NamedTuple):
    """The place of a seat, 1 for the winner; with the reason where a tie was broken for it."""

    seat: int
    place: int
    why: Message | None = None


def by_points(scores: Sequence[int]) -> list[Place]:
    """All seats, the winner first; equal points share a place."""
    found = [
        Place(seat, 1 + sum(other > own for other in scores)) for seat, own in enumerate(scores)
    ]
    return sorted(found, key=lambda each: each.place)
