"""The capital cards that came to the discard pile between two views, and whose they were."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from kontor.core.contract import View


class LaidDown:
    """What everybody sees on the discard pile, less what is told of as the loss of a seen hand.

    `owner` is the seat whose loss the cards are, None where they were drawn or are of several.
    """

    def __init__(self, before: View, after: View) -> None:
        old: Counter[str] = Counter(before["discards"])
        new: Counter[str] = Counter(after["discards"])
        self.is_shuffled = bool(old - new)  # the pile became the stack
        left = new if self.is_shuffled else new - old
        hidden: dict[int, int] = {}  # how many cards each unseen hand has lost
        for seat, (row, now) in enumerate(zip(before["seats"], after["seats"], strict=True)):
            lost = lost_cards(row, now)
            if lost is None:
                hidden[seat] = row["capital_cards"] - now["capital_cards"]
            else:
                left -= Counter(lost)
        self.cards = list(left.elements())
        losers = [seat for seat, count in hidden.items() if count > 0]
        is_loss = len(losers) == 1 and hidden[losers[0]] == len(self.cards)
        self.owner = losers[0] if is_loss else None


def lost_cards(old: View, new: View) -> list[str] | None:
    """The capital cards that a hand has no more; None where they are not seen."""
    if old["capital"] is None or new["capital"] is None:
        return None
    return only(old["capital"], new["capital"])


def only(here: Sequence[Any], there: Sequence[Any]) -> list[Any]:
    """What stands in one list more often than in another."""
    return list((Counter(here) - Counter(there)).elements())
