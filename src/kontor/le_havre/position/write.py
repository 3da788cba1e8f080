"""Any position as a plain dictionary, and back: our FEN (keys in docs/positions.md)."""

from mypy_extensions import i64

from kontor.core.checks import Data, seal
from kontor.le_havre.cards import SECOND_ACTION
from kontor.le_havre.goods import GOODS, NAMES, OFFERS, SHIP_KINDS, SHIPS, good_on
from kontor.le_havre.layout import (
    CURSOR,
    D_TURN,
    DEPTH,
    F_KIND,
    FRAME,
    FRAME_SIZE,
    FUZZY,
    HAND,
    IN_STACK,
    IN_TOWN,
    JUST_SOLD,
    KNOWN,
    LAST,
    MAINS,
    MODERN,
    MOVER,
    OVER,
    PAWNED,
    PICKET,
    PICKETED,
    PILE,
    PILE_ROOM,
    PILES,
    RESERVE,
    RESERVE_ROOM,
    ROUND,
    SHOWN,
    SOLD_SHIPS,
    SPECIAL,
    SPECIALS,
    STACK,
    STACK_ROOM,
    STACKS,
    STAGE,
    STANDINGS,
    TILE,
    TURN,
    WAITING,
    WINDED,
)  # fmt: skip
from kontor.le_havre.setup import LAID_OUT
from kontor.le_havre.state import State
from kontor.le_havre.tables import PRINTED
from kontor.le_havre.versions import NEWEST

STAGES: tuple[str, ...] = (
    "supply", "interest", "begin_turn", "turn", "harvest", "feeding", "town", "final", "over",
)  # fmt: skip
KEYS: tuple[str, ...] = (
    "game", "rules", "players", "variant", "cards", "expert", "seed", "round", "turn", "phase",
    "seat", "offers", "tiles", "town", "piles", "specials", "ship_stacks", "modernised", "seats",
    "shown", "stage", "cursor", "mains", "sold", "sold_ships", "picketed", "picket",
    "waiting", "reserve", "unseen", "winded", "decisions", "seal",
)  # fmt: skip
SEAT_KEYS: tuple[str, ...] = (
    "goods", "francs", "loans", "buildings", "ships", "worker", "pawned", "known", "fuzzy", "hand",
)  # fmt: skip

# -- writing -----------------------------------------------------------------------------------


def write(state: State) -> Data:
    """The whole position; what has its usual value in play is left out."""
    data = board(state)
    if state.rules.version != NEWEST:
        data["rules"] = state.rules.version
    if state.row[DEPTH] and not is_main_choice(state):
        data["decisions"] = write_decisions(state)
        data["seal"] = seal(data)
    return data


def board(state: State) -> Data:
    """Everything but the decisions that are open in mid-action."""
    rules = state.rules
    ids = [card.id for card in rules.cards.cards]
    data: Data = {
        "game": "le_havre",
        "players": int(rules.players),
        "variant": rules.variant,
        "cards": list(rules.chosen),
        "expert": rules.expert,
        "seed": rules.seed,
        "round": int(state.row[ROUND]),
        "turn": int(state.row[TURN]),
        "phase": phase(state),
        "seat": int(state.row[MOVER]),
        "offers": {NAMES[good_on(at)]: int(state.offer(at)) for at in range(i64(OFFERS))},
        "tiles": [tile_name(int(state.row[TILE + at])) for at in range(i64(7))],
        "town": [ids[card] for card in standing(state, IN_TOWN, JUST_SOLD)],
        "piles": [[ids[card] for card in pile_of(state, pile)] for pile in range(i64(3))],
        "specials": [ids[state.row[SPECIAL + at]] for at in range(state.row[SPECIALS])],
        "ship_stacks": {SHIPS[kind]: stack_of(state, kind) for kind in range(i64(SHIP_KINDS))},
        "modernised": [ids[c] for at, c in enumerate(rules.wharves) if state.row[MODERN] >> at & 1],
        "seats": [write_seat(state, seat, ids) for seat in range(rules.players)],
    }
    data.update(write_rest(state, ids))
    if is_main_choice(state):
        # Nothing is under way: the turn can be begun again, also when a person changes the rest.
        data["stage"] = "final" if state.row[LAST] else "begin_turn"
        data["cursor"] = data["seat"] if state.row[LAST] else data["cursor"]
    return data


def is_main_choice(state: State) -> bool:
    """Whether a turn has just begun."""
    mains = 2 if state.row[LAST] and state.can_do(state.row[MOVER], SECOND_ACTION) else 1
    return state.row[DEPTH] == 1 and state.field(F_KIND) == D_TURN and state.row[MAINS] == mains


def write_decisions(state: State) -> list[list[int]]:
    """The open decisions, lowest first, as the numbers they are."""
    return [
        [int(state.row[FRAME + depth * FRAME_SIZE + at]) for at in range(i64(FRAME_SIZE))]
        for depth in range(state.row[DEPTH])
    ]


def write_rest(state: State, ids: list[str]) -> Data:
    """What is only needed in mid-action or for unusual cards."""
    rest: Data = {
        "shown": int(state.row[SHOWN]),
        "stage": STAGES[state.row[STAGE]],
        "cursor": int(state.row[CURSOR]),
        "mains": int(state.row[MAINS]),
        "sold": [ids[card] for card in standing(state, JUST_SOLD, JUST_SOLD)],
        "sold_ships": [int(state.row[SOLD_SHIPS + kind]) for kind in range(i64(SHIP_KINDS))],
        "picketed": [s for s in range(int(state.players)) if state.row[PICKETED] >> s & 1],
        "waiting": [
            ids[card] for card in range(state.rules.cards.count) if is_waiting(state, card)
        ],
        "reserve": [
            ids[state.row[RESERVE + at]]
            for at in range(i64(RESERVE_ROOM))
            if state.row[RESERVE + at] >= 0
        ],
        "unseen": [ids[card] for card in unseen_specials(state)],
        "winded": bool(state.row[WINDED]),
    }
    if state.row[PICKET]:
        rest["picket"] = ids[state.row[PICKET] - 1]
    return rest


def write_seat(state: State, seat: i64, ids: list[str]) -> Data:
    ships = state.rules.ships
    worker = state.worker(seat)
    data: Data = {
        "goods": {
            NAMES[good]: int(state.has(seat, good))
            for good in range(i64(GOODS))
            if state.has(seat, good)
        },
        "francs": int(state.francs(seat)),
        "loans": int(state.loans(seat)),
        "buildings": [ids[card] for card in standing(state, seat, seat)],
        "ships": [
            [SHIPS[kind], value]
            for type, (kind, value) in enumerate(ships.types)
            for _ in range(int(state.ships(seat, type)))
        ],
        "worker": ids[worker] if worker >= 0 else None,
    }
    if state.of(seat, PAWNED):
        data["pawned"] = [NAMES[g] for g in range(i64(GOODS)) if state.of(seat, PAWNED) >> g & 1]
    if state.of(seat, KNOWN) or state.of(seat, FUZZY):
        data["known"] = [int(s) for s in range(i64(LAID_OUT)) if state.of(seat, KNOWN) >> s & 1]
        data["fuzzy"] = bool(state.of(seat, FUZZY))
    if state.of(seat, HAND) >= 0:
        held = [state.of(seat, HAND + slot) for slot in range(i64(3))]
        data["hand"] = [ids[card] for card in held if card >= 0]
    return data


def phase(state: State) -> str:
    if state.row[STAGE] == OVER:
        return "over"
    return "final" if state.row[LAST] else "main"


def standing(state: State, low: i64, high: i64) -> list[int]:
    """Cards that stand with one of these owners, in their order."""
    found = [int(state.row[state.standing + at]) for at in range(state.row[STANDINGS])]
    return [card for card in found if low <= state.where(card) <= high]


def unseen_specials(state: State) -> list[int]:
    """Special buildings that lie neither in the stack nor in the reserve, face down in the box."""
    listed = [int(state.row[SPECIAL + at]) for at in range(state.row[SPECIALS])]
    listed += [int(state.row[RESERVE + at]) for at in range(i64(RESERVE_ROOM))]
    hidden = [card for card in range(int(state.rules.cards.count)) if state.where(card) == IN_STACK]
    return [card for card in hidden if card not in listed]


def is_waiting(state: State, card: i64) -> bool:
    return state.where(card) == WAITING


def pile_of(state: State, pile: i64) -> list[int]:
    """A proposal pile, top first."""
    left = state.row[PILES + pile]
    return [int(state.row[PILE + pile * PILE_ROOM + left - 1 - at]) for at in range(left)]


def stack_of(state: State, kind: i64) -> list[int]:
    """The values of a ship stack, top first."""
    left = state.row[STACKS + kind]
    types = [state.row[STACK + kind * STACK_ROOM + left - 1 - at] for at in range(left)]
    return [int(state.rules.ships.value[type]) for type in types]


def tile_name(tile: int) -> list[str]:
    return [NAMES[PRINTED.tile_first[tile]], NAMES[PRINTED.tile_second[tile]]]
