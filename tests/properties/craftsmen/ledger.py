"""An accounting of Craftsmen that knows the rules but not the engine."""

from collections import Counter
from typing import Any

from tests.properties.craftsmen.printed import (
    ALIKE,
    BONUS,
    BUILDING_OF,
    CAPITAL,
    COLOURS,
    EXTRA,
    HALVES,
    HOLDS,
    LINES,
    MOST_HELPERS,
    STORED,
    TOKENS,
)

Position = dict[str, Any]
Points = list[Counter[str]]
HAND_LIMIT = 10
IN_THE_BANK = 14  # ten, and four more before the discard (CR-6.3 to CR-6.5)


def cards_in(position: Position) -> Counter[str]:
    """Every building card that lies anywhere; sawmills that nobody has are in the box."""
    found: Counter[str] = Counter()
    for place in ("open", "decks"):
        for pile in position[place].values():
            found.update(card for card in pile if card is not None)
    for seat in position["seats"]:
        found.update(seat["hand"])
        found.update(seat["row"])
    found.update(card for card in HALVES if card.startswith("sawmill") and card not in found)
    return found


def capital_in(position: Position) -> Counter[str]:
    """Every capital card."""
    found: Counter[str] = Counter(position["discards"])
    found.update(position["stack"])
    found.update(card for card in position["open_capital"] if card is not None)
    for seat in position["seats"]:
        found.update(seat["capital"])
    return found


def check_places(position: Position) -> None:
    """CR-1.7, CR-2.14: nothing is made and nothing is lost."""
    players = position["players"]
    assert cards_in(position) == Counter(HALVES.keys())
    assert capital_in(position) == Counter(dict.fromkeys(CAPITAL, ALIKE))
    for token in ("privileges", "works"):
        held = [seat[token] for seat in position["seats"]]
        assert position[token] + sum(held) == TOKENS[players]
        assert min(held) >= 0 <= position[token]
        assert max(held) <= 3  # CR-11.3
    assert sorted(position["order"]) == list(range(players))
    assert all(0 <= seat["market"] <= 3 for seat in position["seats"])  # CR-9.11


def check_queues(position: Position) -> None:
    """CR-4.6 to CR-4.10, CR-16.2: five discs each, and who may stand where."""
    players = position["players"]
    spaces = 2 if players == 2 else 3
    sent: Counter[int] = Counter()
    for queue in position["queues"].values():
        discs = [seat for space in queue for seat in space]
        assert len(discs) <= MOST_HELPERS[players]
        assert max(Counter(discs).values(), default=0) <= 2
        heights = [len(space) for space in queue]
        assert heights[spaces:] == [0] * (3 - spaces)
        assert max(heights) < 2 or min(heights[:spaces]) > 0
        assert sum(height == 0 for height in heights[: sum(h > 0 for h in heights)]) == 0
        sent.update(discs)
    for seat, row in enumerate(position["seats"]):
        assert row["helpers"] + sent[seat] == 5


def check_markers(position: Position) -> None:
    """CR-9.3, CR-9.22, CR-9.33, CR-10.2: fields are filled in their order."""
    owners = [None, *range(position["players"])]
    assert list(position["granary"]) == list(STORED)
    for lower, upper in position["granary"].values():
        assert lower is not None or upper is None
        assert {lower, upper} <= {*owners, "natural"}
    assert [list(hold) for hold in position["ships"]] == [list(hold) for hold in HOLDS]
    for hold in position["ships"]:
        for left, right in hold.values():
            assert right is not None or left is None
            assert {left, right} <= {*owners}
    for seat in position["seats"]:
        for card, icons in seat["markers"].items():
            assert card in seat["row"]
            assert len(icons) == len(BUILDING_OF[card].needs)


def check_hands(position: Position, decider: int | None, question: str | None) -> None:
    """CR-5.10: more than ten only while the seat is asked which ones to discard."""
    for seat, row in enumerate(position["seats"]):
        if seat == decider and question == "discard":
            in_bank = position["stage"] == "guild" and position["guild"] == "bankers"
            assert len(row["capital"]) <= (IN_THE_BANK if in_bank else HAND_LIMIT + 1)
        else:
            assert len(row["capital"]) <= HAND_LIMIT


def check_display(position: Position, question: str | None) -> None:
    """CR-1.20, CR-1.23, CR-1.24: places are empty only while a pile is, or in mid-action."""
    if question not in ("pay", "bid", "notary", "look"):
        for kind, opened in position["open"].items():
            assert None not in opened or not position["decks"][kind]
    if question not in ("discard", "bank", None) and None in position["open_capital"]:
        assert not position["stack"]


def check_bonuses(position: Position, scores: list[int]) -> None:
    """CR-7.12, CR-15.2: who has a token has its line, and a score is what its parts add up to."""
    extra: Counter[int] = Counter()
    for good, owner in position["bonus"].items():
        if owner is not None:
            built = {BUILDING_OF[card].id for card in position["seats"][owner]["row"]}
            assert LINES[good] <= built
            extra[owner] += BONUS[good]
    points = [sum(row["points"].values()) for row in position["seats"]]
    assert min(points) >= 0  # CR-1.25
    assert scores == [own + extra[seat] for seat, own in enumerate(points)]


# -- the year's end ----------------------------------------------------------------------------


def ship_points(holds: list[dict[str, list[Any]]], players: int) -> Points:
    """Cargo and extra points of all ships (CR-14.2 to CR-14.6)."""
    found: Points = [Counter() for _ in range(players)]
    for hold, values, extra in zip(holds, HOLDS, EXTRA, strict=True):
        markers: dict[int, list[tuple[int, int]]] = {}
        for row, (good, each) in enumerate(values.items()):
            for field, seat in enumerate(hold[good]):
                if seat is not None:
                    found[seat]["cargo"] += each
                    markers.setdefault(seat, []).append((row, field))
        ranked = sorted(markers, key=lambda seat: (-len(markers[seat]), min(markers[seat])))
        for seat, points in zip(ranked, extra, strict=False):
            found[seat]["majorities"] += points
    return found


def colour_points(row: list[str]) -> int:
    """CR-14.9."""
    halves = Counter(colour for card in row for colour in HALVES[card])
    return 3 * min(halves[colour] for colour in COLOURS)


def year_points(
    holds: list[dict[str, list[Any]]], granary: dict[str, list[Any]], rows: list[list[str]]
) -> Points:
    """What a year brings by ships, colours and granary (CR-14.1)."""
    found = ship_points(holds, len(rows))
    for seat, row in enumerate(rows):
        found[seat]["colours"] += colour_points(row)
        found[seat]["granary"] += sum(pair.count(seat) for pair in granary.values())
    return found


def only_ship(position: Position, seat: int, good: str) -> int | None:
    """The ship onto which a good goes without a question: the only place there is (CR-9.49)."""
    rows = {at: hold[good] for at, hold in enumerate(position["ships"]) if good in hold}
    free = [at for at, pair in rows.items() if None in pair]
    hands = position["seats"][seat]["capital"]
    bribed = [at for at, pair in rows.items() if hands and None not in pair and pair[0] != seat]
    return free[0] if len(free) == 1 and not bribed else None


def loaded(holds: list[dict[str, list[Any]]], ship: int, good: str, seat: int) -> Any:
    """The holds after a good was loaded, or a captain bribed (CR-9.33, CR-9.34)."""
    after = [{name: list(pair) for name, pair in hold.items()} for hold in holds]
    after[ship][good] = [holds[ship][good][1], seat]
    return after
