"""What a seat may see, built from a list of what is open to it; nothing else gets in."""

from typing import Any

from mypy_extensions import i64

from kontor.craftsmen.capital import of_colours, worth
from kontor.craftsmen.dealing import is_known
from kontor.craftsmen.decisions.helpers import spaces
from kontor.craftsmen.goods import ADVANCED, BASIC, COLOURS, KIND_NAMES, SHIPS, bit
from kontor.craftsmen.layout import (
    DEPTH,
    F_DISC,
    F_KIND,
    F_SEAT,
    FRAME,
    KNOWERS,
    QUESTIONS,
    STACK_SIZE,
)  # fmt: skip
from kontor.craftsmen.position.write import board, deck
from kontor.craftsmen.scoring import breakdown, colour_sets, ranking, total
from kontor.craftsmen.state import State
from kontor.craftsmen.year import year_end

# Open to everybody (CR-17.2): of the table, and of each seat. A field that stands neither here nor
# below is not shown to anybody. Their types are in view_types.py.
OPEN: tuple[str, ...] = (
    "game", "players", "cards", "year", "season", "stage", "guild", "order", "changes", "passed",
    "privileges", "works", "queues", "used", "granary", "ships", "bonus", "open_capital", "open",
    "discards", "looks",
)  # fmt: skip
OPEN_OF_SEAT: tuple[str, ...] = (
    "shown", "row", "markers", "market", "privileges", "works", "helpers",
)  # fmt: skip


def view(state: State, seat: i64) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    whole = board(state)
    shown = {name: whole[name] for name in OPEN}
    shown["seat"] = state.seat
    shown["question"] = question(state, seat)
    shown["stack"] = int(state.row[STACK_SIZE])
    shown["decks"] = {
        KIND_NAMES[kind]: deck_seen(state, seat, kind) for kind in range(BASIC, ADVANCED + 1)
    }
    shown["box"] = sawmills_left(whole["seats"], state)
    shown["spaces"] = int(spaces(state))
    shown["change_fields"] = 0 if state.players == 2 else int(state.values.change_fields)
    shown["most"] = [ranking(state, ship) for ship in range(i64(SHIPS))]
    shown["seats"] = [
        seat_seen(state, other, held, other == seat) for other, held in enumerate(whole["seats"])
    ]
    for held, points in zip(shown["seats"], year_end(state), strict=True):
        held["year_end"] = points
    return shown


def deck_seen(state: State, seat: i64, kind: i64) -> list[str | None]:
    """The cards of a deck, top first: ids that the seat knows, None for the others."""
    cards = state.values.cards
    return [
        cards[entry % KNOWERS].id if is_known(entry, seat) else None for entry in deck(state, kind)
    ]


def sawmills_left(seats: list[dict[str, Any]], state: State) -> list[str]:
    taken = {name for held in seats for name in held["row"]}
    return [card.id for card in state.values.cards[:6] if card.id not in taken]


def seat_seen(state: State, seat: i64, held: dict[str, Any], own: bool) -> dict[str, Any]:
    """What is public about a seat, with its hand for itself alone."""
    shown = {name: held[name] for name in OPEN_OF_SEAT}
    hidden = [name for name in held["hand"] if name not in held["shown"]]
    kinds = [KIND_NAMES[state.values.kind[state.values.numbers[name]]] for name in hidden]
    shown["capital_cards"] = len(held["capital"])
    shown["unseen"] = {kind: kinds.count(kind) for kind in KIND_NAMES[1:] if kind in kinds}
    shown["capital"] = held["capital"] if own else None
    shown["hand"] = held["hand"] if own else held["shown"]
    if own:
        shown["worth"] = int(worth(state.capital(seat)))
        shown["worth_of"] = worth_of(state.capital(seat))
    shown["sets"] = int(colour_sets(state, seat))
    shown["score"] = int(total(state, seat))
    shown["breakdown"] = breakdown(state, seat)
    return shown


def worth_of(hand: i64) -> dict[str, int]:
    """What the cards of each colour in a hand are worth."""
    return {name: int(worth(of_colours(hand, bit(colour)))) for colour, name in enumerate(COLOURS)}


def question(state: State, seat: i64) -> dict[str, Any] | None:
    """What is asked now, and what is due; choices under way are shown to their seat only."""
    if state.row[DEPTH] == 0:
        return None
    asked = {
        "kind": QUESTIONS[state.field(F_KIND)],
        "seat": int(state.field(F_SEAT)),
        "privilege": state.has_privilege(),
        "disc": acting_disc(state),
    }
    return {**asked, **state.decision().describe(state, state.field(F_SEAT) == seat)}


def acting_disc(state: State) -> int | None:
    """The disc that acts, numbered as in `used`; what else is asked meanwhile lies above it."""
    disc = state.row[FRAME + F_DISC]
    return int(disc) if disc >= 0 else None
