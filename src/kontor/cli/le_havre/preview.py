"""What an action would do to its seat, found out on a copy that knows no more than the seat."""

from dataclasses import dataclass, field

from kontor.cli.le_havre.changes import moved
from kontor.core.contract import State

EDIBLE = ("fish", "smoked_fish", "bread", "meat", "francs")
LONGEST = 40  # answers until a payment is made; none takes as many


@dataclass(frozen=True)
class Preview:
    """What goes in, what comes out, and what is still to be paid in food or energy."""

    gives: dict[str, int] = field(default_factory=dict)
    gets: dict[str, int] = field(default_factory=dict)
    due: int = 0
    unit: str = "energy"
    asks: str = ""  # the kind of the question that comes next, if it is the same seat's
    chosen: bool = False  # the goods handed in are chosen next


def preview(state: State, seat: int, action: int) -> Preview:
    """Play an action, pay for it somehow, and look."""
    twin = state.guess(seat, 0)
    start = twin.view(seat)["seats"][seat]
    is_trade = twin.text(action).startswith("times")
    twin.play(action)
    due, unit, paid, chosen = 0, "energy", None, False
    for _ in range(LONGEST):
        view = twin.view(seat)
        row = view["seats"][seat]
        question = view["question"] or {}
        kind = question.get("kind", "") if question.get("seat") == seat else ""
        first = twin.text(twin.legal()[0]) if kind else ""
        if not is_small(kind, first, is_trade):
            break
        if kind == "pay" and due == 0:
            due, unit = question["due"], unit_of(twin)
        if kind in ("pay", "give") and paid is None:
            paid = row
        chosen = chosen or kind == "give"
        twin.play(twin.legal()[0])
    given, total = moved(start, paid or row), moved(start, row)
    return Preview(
        {name: -amount for name, amount in given.items() if amount < 0},
        {name: amount for name, amount in total.items() if amount > 0},
        due,
        unit,
        kind,
        chosen,
    )


def is_small(kind: str, first: str, is_trade: bool) -> bool:
    """Whether a question only settles how something is paid, or may be answered with nothing."""
    if kind == "give":
        return is_trade and not first.startswith("load")
    return kind in ("pay", "substitute") or (kind == "use" and first == "times 0")


def unit_of(state: State) -> str:
    """Whether an open payment is one of food or of energy: the good that is asked for tells."""
    asked = state.text(state.legal()[0]).split()[-1]
    return "food" if asked in EDIBLE else "energy"
