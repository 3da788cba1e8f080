"""Any position as a plain dictionary: our FEN (keys in docs/positions.md)."""

from typing import Any

from mypy_extensions import i64

from kontor.core.checks import Data, seal
from kontor.craftsmen.flow import settle
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    CAPITAL,
    CAPITAL_NAMES,
    CARGOES,
    EXTENDED,
    FIRST_OF,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    SEASONS,
    SHIPS,
)
from kontor.craftsmen.hands import hand_names
from kontor.craftsmen.layout import (
    ALL,
    BUILDINGS,
    CHANCE,
    CHANGE,
    CHANGES,
    CURSOR,
    DEPTH,
    DISCARDS,
    FRAME,
    FRAME_SIZE,
    GUILD,
    HAND,
    HELPERS,
    KNOWERS,
    LOOKED,
    LOOKS,
    MARKET,
    NATURAL,
    OPEN,
    OPEN_CAPITAL,
    ORDER,
    PASSED,
    PICTURE,
    PRIVILEGE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    RETURNED,
    SEASON,
    SHOWN,
    SOURCES,
    STACK,
    STACK_SIZE,
    STAGE,
    TAKEN_BONUS,
    WORK,
    WORKS,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.scoring import SOURCE_NAMES
from kontor.craftsmen.state import State
from kontor.craftsmen.versions import NEWEST

STAGES: tuple[str, ...] = (
    "exchanges", "helpers", "guild", "work_tokens", "final", "winter", "scoring", "investing",
    "limits", "over",
)  # fmt: skip
KEYS: tuple[str, ...] = (
    "game", "rules", "players", "cards", "seed", "year", "season", "stage", "guild", "cursor",
    "order", "changes", "passed", "privileges", "works", "queues", "used", "granary", "ships",
    "bonus", "open_capital", "open", "discards", "stack", "decks", "known", "looks", "looked",
    "returned", "chance", "seats", "decisions", "seal",
)  # fmt: skip
SEAT_KEYS: tuple[str, ...] = (
    "capital", "hand", "shown", "row", "markers", "market", "privileges", "works", "helpers",
    "points",
)  # fmt: skip


def write(state: State) -> Data:
    """The whole position, with the open decisions where they could not simply be asked again."""
    data = {**board(state), "cursor": int(state.row[CURSOR])}
    if state.rules.version != NEWEST:
        data["rules"] = state.rules.version
    if state.row[DEPTH] == 0:
        return data
    if begins_again(state):
        data["cursor"] -= 1
    else:
        data["decisions"] = write_decisions(state)
        data["seal"] = seal(data)
    return data


def begins_again(state: State) -> bool:
    """Whether the open decision would be the next one without anything written of it."""
    if state.row[DEPTH] > 1 or state.row[CURSOR] == 0:
        return False
    twin = state.twin()
    twin.pop()
    twin.row[CURSOR] -= 1
    settle(twin)
    return bytes(memoryview(twin.row)) == bytes(memoryview(state.row))


def write_decisions(state: State) -> list[list[int]]:
    """The open decisions, lowest first, as the numbers they are."""
    return [
        [int(state.row[FRAME + depth * FRAME_SIZE + at]) for at in range(i64(FRAME_SIZE))]
        for depth in range(state.row[DEPTH])
    ]


# -- the table ---------------------------------------------------------------------------------


def board(state: State) -> Data:
    """Everything that lies on the table or in a hand."""
    v, values = state.row, state.values
    ids = [card.id for card in values.cards]
    return {
        "game": "craftsmen",
        "players": int(state.players),
        "cards": list(state.rules.chosen),
        "seed": state.rules.seed,
        "year": int(v[YEAR]) + 1,
        "season": SEASONS[v[SEASON]],
        "stage": STAGES[v[STAGE]],
        "guild": GUILDS[v[GUILD]],
        "order": [int(v[ORDER + at]) for at in range(state.players)],
        "changes": [int(v[CHANGE + at]) for at in range(v[CHANGES])],
        "passed": [int(seat) for seat in range(state.players) if v[PASSED] >> seat & 1],
        "privileges": int(v[PRIVILEGES]),
        "works": int(v[WORKS]),
        "queues": {name: queue(state, at) for at, name in enumerate(GUILDS)},
        "used": {
            name: [disc for disc in range(QUEUE_SIZE) if v[PICTURE + at] >> disc & 1]
            for at, name in enumerate(GUILDS)
            if v[PICTURE + at]
        },
        "granary": {
            GOOD_NAMES[good]: [
                marker_name(state.granary(good, 0)),
                marker_name(state.granary(good, 1)),
            ]
            for good in range(i64(RAW), i64(MEAT))
        },
        "ships": [hold(state, ship) for ship in range(i64(SHIPS))],
        "bonus": {GOOD_NAMES[MEAT + 1 + at]: marker_name(v[TAKEN_BONUS + at]) for at in range(8)},
        "open_capital": [capital_name(v[OPEN_CAPITAL + slot]) for slot in range(i64(2))],
        "open": {
            KIND_NAMES[kind]: [card_name(ids, v[OPEN + 2 * (kind - 1) + slot]) for slot in (0, 1)]
            for kind in (BASIC, EXTENDED, ADVANCED)
        },
        "discards": {
            CAPITAL_NAMES[kind]: int(v[DISCARDS + kind])
            for kind in range(i64(CAPITAL))
            if v[DISCARDS + kind]
        },
        "stack": [CAPITAL_NAMES[v[STACK + at]] for at in range(int(v[STACK_SIZE]))][::-1],
        "decks": {
            KIND_NAMES[kind]: [ids[entry % KNOWERS] for entry in deck(state, kind)]
            for kind in (BASIC, EXTENDED, ADVANCED)
        },
        "known": known_cards(state, ids),
        "looks": int(v[LOOKS]),
        "looked": {ids[e % KNOWERS]: e % RETURNED // LOOKED for e in decks(state) if e >= LOOKED},
        "returned": [ids[e % KNOWERS] for e in decks(state) if e >= RETURNED],
        "chance": [int(v[CHANCE + at]) for at in range(4)],
        "seats": [write_seat(state, seat, ids) for seat in range(state.players)],
    }


def queue(state: State, guild: int) -> list[list[int]]:
    """The discs on each space of a queue, the lower one first."""
    first = QUEUE + guild * QUEUE_SIZE
    spaces = [[state.row[first + 2 * at], state.row[first + 2 * at + 1]] for at in range(3)]
    return [[int(disc) - 1 for disc in space if disc] for space in spaces]


def hold(state: State, ship: i64) -> dict[str, list[Any]]:
    """The left and right marker of each good that a ship carries, from the top row down."""
    rows = state.values.hold_row
    carried = [
        good for good in range(MEAT, MEAT + CARGOES) if rows[ship * CARGOES + good - MEAT] >= 0
    ]
    carried.sort(key=lambda good: int(rows[ship * CARGOES + good - MEAT]))
    return {
        GOOD_NAMES[good]: [
            marker_name(state.hold_left(ship, good)),
            marker_name(state.hold_right(ship, good)),
        ]
        for good in carried
    }


def deck(state: State, kind: i64) -> list[int]:
    """The entries of a deck, top first."""
    size = int(state.deck_size(kind))
    return [int(state.deck_entry(kind, at)) for at in range(size)][::-1]


def decks(state: State) -> list[int]:
    """The entries of all decks."""
    return [entry for kind in (BASIC, EXTENDED, ADVANCED) for entry in deck(state, kind)]


def known_cards(state: State, ids: list[str]) -> dict[str, Any]:
    """Which seats know which cards in the decks."""
    found: dict[str, Any] = {}
    for entry in decks(state):
        seats = entry % LOOKED // KNOWERS
        if seats & ALL:
            found[ids[entry % KNOWERS]] = "all"
        elif seats:
            found[ids[entry % KNOWERS]] = [at for at in range(5) if seats >> at & 1]
    return found


def write_seat(state: State, seat: i64, ids: list[str]) -> Data:
    street = [int(state.street_card(seat, at)) for at in range(state.of(seat, BUILDINGS))]
    return {
        "capital": hand_names(state.capital(seat)),
        "hand": [ids[card] for card in cards_of(state, seat, HAND)],
        "shown": [ids[card] for card in cards_of(state, seat, SHOWN)],
        "row": [ids[card] for card in street],
        "markers": {
            ids[card]: markers_on(state, card)
            for card in street
            if card >= FIRST_OF[EXTENDED] and state.icons(card)
        },
        "market": int(state.of(seat, MARKET)),
        "privileges": int(state.of(seat, PRIVILEGE)),
        "works": int(state.of(seat, WORK)),
        "helpers": int(state.of(seat, HELPERS)),
        "points": {
            name: int(state.of(seat, SOURCES + i64(at))) for at, name in enumerate(SOURCE_NAMES)
        },
    }


def cards_of(state: State, seat: i64, field: i64) -> list[int]:
    """Building cards of a seat from its three sets."""
    return [
        int(FIRST_OF[kind]) + at
        for kind in (BASIC, EXTENDED, ADVANCED)
        for at in range(24)
        if state.of(seat, field + kind - 1) >> at & 1
    ]


def markers_on(state: State, card: int) -> list[Any]:
    """The markers on the input icons of a card, in the order of its needs."""
    icons = int(state.values.icons[state.values.type[card]])
    return [marker_name(state.icons(card) >> 3 * at & 7) for at in range(icons)]


def marker_name(marker: i64) -> Any:
    """None, a seat, or "natural"."""
    if marker == 0:
        return None
    return "natural" if marker == NATURAL else int(marker) - 1


def capital_name(kind: i64) -> str | None:
    return CAPITAL_NAMES[kind] if kind >= 0 else None


def card_name(ids: list[str], card: i64) -> str | None:
    return ids[card] if card >= 0 else None
