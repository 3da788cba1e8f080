"""What happened between two views of the table, in words: to each seat, then to the table."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kontor.core.contract import View
from kontor.core.words import Message, Outcome
from kontor.le_havre.cards import card_name
from kontor.le_havre.goods import GOODS, NAMES, SHIPS
from kontor.le_havre.phrases import amount_of, ship_of_value

BEFORE_HARVEST = ("supply", "interest", "begin_turn", "turn")
COUNTED = (*NAMES[:GOODS], "francs", "loans")


def outcomes(before: View, after: View) -> list[Outcome]:
    """What each seat lost and got, and what happened to the table."""
    seats = enumerate(zip(before["seats"], after["seats"], strict=True))
    found = [Outcome(seat, each) for seat, rows in seats for each in of_seat(*rows)]
    return found + [Outcome(None, each) for each in of_table(before, after)]


# -- a seat ------------------------------------------------------------------------------------


def of_seat(before: View, after: View) -> Iterator[Message]:
    """Losses, gains, cards, ships, and where the worker went."""
    counts = [(name, amount(before, name), amount(after, name)) for name in COUNTED]
    for name, old, new in counts:
        if new < old:
            yield Message("lh-loss", what=amount_of(old - new, name), total=new)
    for name, old, new in counts:
        if new > old:
            yield Message("lh-gain", what=amount_of(new - old, name), total=new)
    for thing in things(before, after):
        yield Message("lh-loss-thing", thing=thing)
    for thing in things(after, before):
        yield Message("lh-gain-thing", thing=thing)
    if after["worker"] is None and before["worker"] is not None:
        yield Message("lh-worker-home")
    elif after["worker"] != before["worker"]:
        yield Message("lh-worker", card=card_name(after["worker"]))


def amount(row: View, name: str) -> int:
    """How many of a good, how many francs or loans a seat has."""
    if name in ("francs", "loans"):
        return int(row[name])
    return int(row["goods"].get(name, 0))


def things(here: View, there: View) -> Iterator[Any]:
    """Buildings and ships that a seat has in one view alone."""
    for card in only(here["buildings"], there["buildings"]):
        yield card_name(card)
    for kind, value in only(ships(here), ships(there)):
        yield ship_of_value(SHIPS.index(kind), value)


def ships(row: View) -> list[tuple[str, int]]:
    return [(kind, value) for kind, value in row["ships"]]


def only(here: Sequence[Any], there: Sequence[Any]) -> list[Any]:
    """What stands in one list more often than in another."""
    return list((Counter(here) - Counter(there)).elements())


# -- the table ---------------------------------------------------------------------------------


def of_table(before: View, after: View) -> Iterator[Message]:
    """What happened by itself: the harvest, the town, the ships, the next round."""
    if is_harvested(before, after):
        yield Message("lh-harvest")
    old, new = standing(before), standing(after)
    for card in only(after["town"], old):
        yield Message("lh-town", card=card_name(card))
    for card in only(proposals(after), [*proposals(before), *old]):
        yield Message("lh-proposal", card=card_name(card))
    for card in only(old, [*new, *proposals(after)]):
        yield Message("lh-left", card=card_name(card))
    for card in only(after["modernised"], before["modernised"]):
        yield Message("lh-modernised", card=card_name(card))
    yield from new_ships(before, after)
    yield from new_round(before, after)


def is_harvested(before: View, after: View) -> bool:
    """Whether a harvest came between the two."""
    if before["phase"] != "main" or before["stage"] not in BEFORE_HARVEST:
        return False
    has_ended = is_later(before, after) or after["stage"] not in BEFORE_HARVEST
    return has_ended and bool(before["rounds"][before["round"] - 1]["harvest"])


def is_later(before: View, after: View) -> bool:
    """Whether a round has ended, and the town and a ship have come."""
    return (after["round"], after["phase"]) != (before["round"], before["phase"])


def standing(view: View) -> list[str]:
    """The cards of the town and of all seats."""
    return [*view["town"], *(card for row in view["seats"] for card in row["buildings"])]


def proposals(view: View) -> list[str]:
    """The cards that may be built or bought later."""
    return [*(card for pile in view["piles"] for card in pile), *view["waiting"]]


def new_ships(before: View, after: View) -> Iterator[Message]:
    """The ship that the end of a round has brought; one that was sold lies there again, too."""
    if not is_later(before, after):
        return
    sold = Counter(ship for row in before["seats"] for ship in ships(row))
    sold -= Counter(ship for row in after["seats"] for ship in ships(row))
    came = Counter(stacks(after)) - Counter(stacks(before)) - sold
    for kind, value in came.elements():
        yield Message("lh-new-ship", ship=ship_of_value(SHIPS.index(kind), value))


def stacks(view: View) -> list[tuple[str, int]]:
    found: Mapping[str, list[int]] = view["ship_stacks"]
    return [(kind, value) for kind, values in found.items() for value in values]


def new_round(before: View, after: View) -> Iterator[Message]:
    if after["phase"] == "over" and before["phase"] != "over":
        yield Message("lh-over")
    elif after["phase"] == "final" and before["phase"] == "main":
        yield Message("lh-final")
    elif after["round"] != before["round"]:
        row = after["rounds"][after["round"] - 1]
        harvest = "yes" if row["harvest"] else "no"
        meal = amount_of(row["food"], "food")
        yield Message("lh-round", round=after["round"], harvest=harvest, meal=meal)
