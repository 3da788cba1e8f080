"""What changed between two views of the table, in words."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kontor.cli.le_havre.names import change, count, named, ship

Row = Mapping[str, Any]
View = Mapping[str, Any]


def stock(row: Row) -> dict[str, int]:
    """Goods, francs and loans of a seat."""
    return {**row["goods"], "francs": row["francs"], "loans": row["loans"]}


def moved(before: Row, after: Row) -> dict[str, int]:
    """By how much each good, the francs and the loans of a seat changed."""
    old, new = stock(before), stock(after)
    names = sorted(dict.fromkeys([*old, *new]), key=lambda name: name in ("francs", "loans"))
    changed = {name: new.get(name, 0) - old.get(name, 0) for name in names}
    return {name: amount for name, amount in changed.items() if amount}


def of_seat(before: Row, after: Row) -> list[str]:
    """What a seat lost and got: -2 wood (1 left), +Fishery."""
    have = stock(after)
    found = [
        f"{change(amount, name)} ({have.get(name, 0)})"
        for name, amount in sorted(moved(before, after).items(), key=lambda item: item[1])
    ]
    for sign, old, new in (("-", before, after), ("+", after, before)):
        found += [f"{sign}{named(card)}" for card in _only(old["buildings"], new["buildings"])]
        found += [f"{sign}{ship(*each)}" for each in _only(_ships(old), _ships(new))]
    return found


def events(before: View, after: View) -> list[str]:
    """What happened by itself: the town, the ships, the next round."""
    found: list[str] = []
    ended = after["round"] != before["round"] or after["phase"] != before["phase"]
    if ended:
        kept = {card for row in before["seats"] for card in row["buildings"]}
        new = [card for card in _only(after["town"], before["town"]) if card not in kept]
        found += [f"the town gets the {named(card)}" for card in new]
        found += _ships_in(before, after)
        found.append(_next_round(after))
    return found


def _ships(row: Row) -> list[tuple[str, int]]:
    return [(kind, value) for kind, value in row["ships"]]


def _only(here: list[Any], there: list[Any]) -> list[Any]:
    return list((Counter(here) - Counter(there)).elements())


def _ships_in(before: View, after: View) -> list[str]:
    return [
        f"a new ship is on offer: {ship(kind, value)}"
        for kind, values in after["ship_stacks"].items()
        for value in _only(values, before["ship_stacks"][kind])
    ]


def _next_round(view: View) -> str:
    if view["phase"] != "main":
        return "the last round is over; the final phase brings one more main action each"
    now = view["rounds"][view["round"] - 1]
    harvest = "a harvest" if now["harvest"] else "no harvest"
    return f"round {view['round']} begins; it ends with {harvest} and {count(now['food'], 'food')}"
