"""What an action would do to its seat, found out on a copy that knows no more than the seat."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kontor.core.contract import State

View = Mapping[str, Any]


@dataclass(frozen=True)
class Preview:
    """What an action brings at once, what it uses up, and what is asked next."""

    points: int = 0  # for goods
    bonus: tuple[str, ...] = ()  # goods whose bonus token is won
    token: bool = False  # a privilege token is given back
    privilege: bool = False  # the privilege of a gold space is used
    asks: str = ""  # the kind of the question that comes next, if it is the same seat's
    due: int = 0  # what is owed then
    spent: tuple[str, ...] = ()  # capital cards that leave the hand


@dataclass(frozen=True)
class Choice:
    """One legal action: what it is called in records, what it would do."""

    action: int
    text: str
    effect: Preview

    @property
    def verb(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def noun(self) -> str:
        return self.text.partition(" ")[2]

    @property
    def card(self) -> str:
        """The building card that an action is about."""
        return self.noun.partition(" ")[0]


def preview(state: State, seat: int, action: int) -> Preview:
    """Play an action and look."""
    twin = state.guess(seat, 0)
    before = twin.view(seat)
    twin.play(action)
    after = twin.view(seat)
    old, new = before["seats"][seat], after["seats"][seat]
    asked = after["question"] or {}
    is_own = asked.get("seat") == seat
    token = new["privileges"] < old["privileges"]
    return Preview(
        points=new["breakdown"]["goods"] - old["breakdown"]["goods"],
        bonus=tuple(
            good
            for good, owner in after["bonus"].items()
            if owner == seat and before["bonus"][good] is None
        ),
        token=token,
        privilege=not token and _used(after) > _used(before),
        asks=asked.get("kind", "") if is_own else "",
        due=(asked.get("owed", 0) or asked.get("due", 0) or asked.get("points", 0))
        if is_own
        else 0,
        spent=tuple((Counter(old["capital"]) - Counter(new["capital"])).elements()),
    )


def _used(view: View) -> int:
    return sum(len(discs) for discs in view["used"].values())
