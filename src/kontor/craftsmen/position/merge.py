"""Lays what a person gives of a position over the opening, and checks its shape."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from kontor.core.checks import Data, check_keys, check_seal, seats_of
from kontor.core.words import Message
from kontor.craftsmen.goods import CAPITAL_NAMES, KIND_NAMES
from kontor.craftsmen.position.write import SEAT_KEYS
from kontor.craftsmen.state import Rules

DISPLAY = 2  # open cards of a kind
MOST_OF_A_KIND = 48  # there are no more of anything that is counted


def merged(start: Data, given: Data, rules: Rules) -> Data:
    """The opening with everything that is given laid over it."""
    players = int(rules.players)
    seats = seats_of(given, players, SEAT_KEYS)
    data = {**start, **given}
    data["seats"] = [{**before, **seat} for before, seat in zip(start["seats"], seats, strict=True)]
    for key in ("open", "decks", "granary", "queues", "bonus"):
        data[key] = {**start[key], **check_keys(given.get(key, {}), start[key], key)}
    if "decisions" in given:
        check_seal(given, Message("craftsmen-position-anew"))
    else:
        data["decisions"] = []
        data.pop("seal", None)
    if "cursor" not in given and "stage" in given:
        data["cursor"] = 0
    if data["stage"] == "winter" and "guild" not in given:
        data["guild"] = "builders"
    count_helpers(data, seats, rules)
    count_tokens(data, given, rules)
    spread_capital(data, given, seats, rules)
    spread_cards(data, given, seats, rules)
    return data


def count_helpers(data: Data, seats: list[Data], rules: Rules) -> None:
    """Helpers that stand in a queue are not at home."""
    discs = [seat for queue in dicts(data["queues"]) for space in queue for seat in listed(space)]
    for seat, given in enumerate(seats):
        if "helpers" not in given:
            data["seats"][seat]["helpers"] = max(int(rules.values.helpers) - discs.count(seat), 0)


def count_tokens(data: Data, given: Data, rules: Rules) -> None:
    """Tokens that nobody has lie in the pool."""
    every = int(rules.values.tokens[rules.players])
    for key in ("privileges", "works"):
        if key not in given:
            data[key] = every - sum(numbers([held[key] for held in data["seats"]]))


# -- capital cards -----------------------------------------------------------------------------


def spread_capital(data: Data, given: Data, seats: list[Data], rules: Rules) -> None:
    """What is given by hand is taken from where the opening had it; the rest is the stack."""
    left = Counter(dict(zip(CAPITAL_NAMES, map(int, rules.values.capital), strict=True)))
    for name, number in pairs(given.get("discards")):
        left[name] -= number
    left.subtract(listed(given.get("open_capital")))
    left.subtract(listed(given.get("stack")))
    for seat in seats:
        left.subtract(listed(seat.get("capital")))
    for held, seat in zip(data["seats"], seats, strict=True):
        if "capital" not in seat:
            held["capital"] = taken(held["capital"], left)
    if "open_capital" not in given:
        data["open_capital"] = taken(data["open_capital"], left)
    if "stack" not in given:
        rest = taken(data["stack"], left)
        data["stack"] = rest + [name for name in CAPITAL_NAMES for _ in range(left[name])]
        if "open_capital" not in given:
            refill(data["open_capital"], data["stack"])


def refill(opened: list[str], pile: list[str]) -> None:
    """Lay open what a display of two still lacks."""
    while len(opened) < DISPLAY and pile:
        opened.append(pile.pop(0))


def taken(names: list[str], left: Counter[str]) -> list[str]:
    """Those of the names that are still to be had, which are then gone."""
    found = []
    for name in names:
        if left[name] > 0:
            left[name] -= 1
            found.append(name)
    return found


# -- building cards ----------------------------------------------------------------------------


def spread_cards(data: Data, given: Data, seats: list[Data], rules: Rules) -> None:
    """A card that is placed by hand is not also where the opening had it."""
    left = unplaced(given, seats, rules)
    for held, seat in zip(data["seats"], seats, strict=True):
        for key, what_is_left in OF_SEAT.items():
            if key not in seat:
                held[key] = what_is_left(held, left)
    spread_decks(data, given, left, rules)
    lying = {name for pile in dicts(data["decks"]) for name in listed(pile)}
    for key in ("known", "looked"):
        if key not in given:
            data[key] = {name: about for name, about in data[key].items() if name in lying}
    if "returned" not in given:
        data["returned"] = [name for name in data["returned"] if name in lying]


def unplaced(given: Data, seats: list[Data], rules: Rules) -> Counter[str]:
    """The cards that are not placed by hand."""
    piles = [pile for key in ("open", "decks") for pile in dicts(given.get(key))]
    piles += [listed(seat.get(key)) for seat in seats for key in ("hand", "row")]
    placed = {name for pile in piles for name in listed(pile)}
    return Counter(card.id for card in rules.values.cards if card.id not in placed)


def street_left(held: Data, left: Counter[str]) -> list[str]:
    """The sawmill of the opening, or another one."""
    sawmills = [name for name in left if name.startswith("sawmill_") and left[name]]
    return taken(held["row"], left) or taken(sawmills[:1], left)


# What the opening leaves to a seat, in this order, by what is not given of it.
OF_SEAT: dict[str, Callable[[Data, Counter[str]], Any]] = {
    "row": street_left,
    "markers": lambda _held, _left: {},
    "hand": lambda held, left: taken(held["hand"], left),
    "shown": lambda held, _: [name for name in held["shown"] if name in held["hand"]],
}


def spread_decks(data: Data, given: Data, left: Counter[str], rules: Rules) -> None:
    """Displays and decks of the opening without what was placed by hand; the rest goes under."""
    for at, kind in enumerate(KIND_NAMES[1:], 1):
        if kind not in keys(given.get("open")):
            data["open"][kind] = taken(data["open"][kind], left)
        if kind not in keys(given.get("decks")):
            rest = [c.id for c in rules.values.cards if c.kind == at]
            pile = taken(data["decks"][kind], left)
            data["decks"][kind] = pile + taken(rest, left)
            if kind not in keys(given.get("open")):
                refill(data["open"][kind], data["decks"][kind])


# -- shapes that are checked later -------------------------------------------------------------


def listed(value: object) -> list[Any]:
    """The words and numbers of a list, or nothing when it is none."""
    found = value if isinstance(value, list) else []
    return [each for each in found if isinstance(each, (str, int))]


def numbers(values: list[object]) -> list[int]:
    """Those among them that count something; others are refused later."""
    return [each for each in values if isinstance(each, int) and 0 <= each <= MOST_OF_A_KIND]


def dicts(value: object) -> list[list[Any]]:
    """The lists in a dictionary."""
    return (
        [each for each in value.values() if isinstance(each, list)]
        if isinstance(value, dict)
        else []
    )


def keys(value: object) -> set[str]:
    return set(value) if isinstance(value, dict) else set()


def pairs(value: object) -> list[tuple[str, int]]:
    """Names with their numbers."""
    found = value.items() if isinstance(value, dict) else ()
    return [(name, number) for name, number in found if numbers([number])]
