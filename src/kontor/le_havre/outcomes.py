"""What happened between two views of the table, in words: to each seat, then to the table."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kontor.core.contract import View
from kontor.core.words import Message, Outcome, listed
from kontor.le_havre.cards import card_name
from kontor.le_havre.goods import GOODS, NAMES, SHIPS
from kontor.le_havre.phrases import amount_of, amounts_of, ship_of_value

COUNTED = (*NAMES[:GOODS], "francs", "loans")


def outcomes(before: View, after: View, cause: str = "") -> list[Outcome]:
    """What each seat lost and got, and what happened to the table."""
    seats = enumerate(zip(before["seats"], after["seats"], strict=True))
    found = [Outcome(seat, each) for seat, rows in seats for each in of_seat(*rows)]
    found += sights(before, after)
    if cause == "harvest" and not found and is_harvest(after):
        found.append(Outcome(None, Message("lh-harvest-none")))
    return found + [Outcome(None, each) for each in of_table(before, after)]


# -- a seat ------------------------------------------------------------------------------------


def of_seat(before: View, after: View) -> Iterator[Message]:
    """Losses, gains, cards, ships, pledges, and where the worker went."""
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
    yield from pledges(before.get("pawned", []), after.get("pawned", []))
    yield from hand(before.get("hand", []), after.get("hand", []))
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


def pledges(old: list[str], new: list[str]) -> Iterator[Message]:
    """Goods that were pawned, and those that came back."""
    for name in only(new, old):
        yield Message("lh-pawned", what=amount_of(1, name))
    for name in only(old, new):
        yield Message("lh-redeemed", what=amount_of(1, name))


def hand(old: list[str | None], new: list[str | None]) -> Iterator[Message]:
    """Special buildings in hand, by name where they are seen; those that were opened stand."""
    got = only(new, old)
    if not got:
        return
    names = [card_name(card) for card in got if card is not None]
    what = listed(names) if names else Message("lh-specials", n=len(got))
    yield Message("lh-hand", what=what)


def ships(row: View) -> list[tuple[str, int]]:
    return [(kind, value) for kind, value in row["ships"]]


def only(here: Sequence[Any], there: Sequence[Any]) -> list[Any]:
    """What stands in one list more often than in another."""
    return list((Counter(here) - Counter(there)).elements())


def sights(before: View, after: View) -> Iterator[Outcome]:
    """Who has looked at the special buildings; which ones only who has seen them is told."""
    seen = [card_name(card) for card in only(known(after), known(before))]
    for seat, rows in enumerate(zip(before["seats"], after["seats"], strict=True)):
        more = rows[1]["known"] - rows[0]["known"]
        if more > 0 and seen:
            yield Outcome(seat, Message("lh-seen", cards=listed(seen)))
        elif more > 0:
            yield Outcome(seat, Message("lh-looked", n=more))


def known(view: View) -> list[str]:
    """The special buildings in the stack that the viewer knows."""
    found = [card for card in view["specials"] if isinstance(card, str)]
    either = [card for card in view["specials"][:1] if isinstance(card, list)]
    return [*found, *(card for cards in either for card in cards)]


# -- the table ---------------------------------------------------------------------------------


def of_table(before: View, after: View) -> Iterator[Message]:
    """What happened by itself: new goods on offer, the town, the ships, the next round."""
    fresh = {
        name: number - before["offers"][name]
        for name, number in after["offers"].items()
        if number > before["offers"][name]
    }
    if fresh:
        yield Message("lh-supplied", goods=amounts_of(fresh))
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


def is_harvest(view: View) -> bool:
    """Whether the round ends with a harvest."""
    return bool(view["rounds"][view["round"] - 1]["harvest"])


def standing(view: View) -> list[str]:
    """The cards of the town and of all seats."""
    return [*view["town"], *(card for row in view["seats"] for card in row["buildings"])]


def proposals(view: View) -> list[str]:
    """The cards that may be built or bought later."""
    return [*(card for pile in view["piles"] for card in pile), *view["waiting"]]


def new_ships(before: View, after: View) -> Iterator[Message]:
    """Ships that came to the stacks; one that was sold lies there again, too."""
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
