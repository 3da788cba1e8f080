"""What a seat may see, built from a list of what is open to it; nothing else gets in."""

from typing import Any

from mypy_extensions import i64

from kontor.le_havre.flow import hunger
from kontor.le_havre.goods import SHIPS
from kontor.le_havre.layout import DEPTH, FISHERS, FUZZY, HAMMERS, KNOWN, LAST, SHOWN
from kontor.le_havre.payment import energy, food
from kontor.le_havre.position.write import board
from kontor.le_havre.scoring import breakdown, wealth
from kontor.le_havre.state import State
from kontor.le_havre.tables import TOWN

# Open to everybody (LH-21.1): of the table, and of each seat. A field that stands neither here nor
# below is not shown to anybody. Their types are in view_types.py.
OPEN: tuple[str, ...] = (
    "game", "players", "variant", "cards", "expert", "round", "turn", "phase", "offers", "town",
    "piles", "ship_stacks", "modernised", "shown", "stage", "cursor", "mains", "sold", "sold_ships",
    "picketed", "picket", "waiting", "winded",
)  # fmt: skip
OPEN_OF_SEAT: tuple[str, ...] = (
    "goods", "francs", "loans", "buildings", "ships", "worker", "pawned",
)  # fmt: skip


def view(state: State, seat: i64) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    whole = board(state)
    shown = {name: whole[name] for name in OPEN if name in whole}
    shown["rounds"] = round_table(state)
    shown["mover"] = whole["seat"]
    shown["seat"] = state.seat
    shown["question"] = question(state)
    shown["tiles"] = [
        tile if at < state.row[SHOWN] else None for at, tile in enumerate(whole["tiles"])
    ]
    shown["specials"] = specials_seen(state, seat, whole["specials"])
    shown["seats"] = [
        seat_seen(state, other, row, other == seat) for other, row in enumerate(whole["seats"])
    ]
    return shown


def seat_seen(state: State, seat: i64, row: dict[str, Any], own: bool) -> dict[str, Any]:
    """What is public about a seat, with the hand for itself alone."""
    shown = {name: row[name] for name in OPEN_OF_SEAT if name in row}
    if "hand" in row:
        shown["hand"] = row["hand"] if own else [None] * len(row["hand"])
    shown["known"] = len(row.get("known", []))  # which ones would tell whether the top two changed
    shown["score"] = int(wealth(state, seat))
    shown["breakdown"] = breakdown(state, seat)
    shown["food"] = int(food(state, seat))
    shown["energy"] = int(energy(state, seat))
    shown["hunger"] = 0 if state.row[LAST] else int(hunger(state, seat))
    shown["hammers"] = int(state.of(seat, HAMMERS))
    shown["fishers"] = int(state.of(seat, FISHERS))
    return shown


def specials_seen(state: State, seat: i64, stack: list[str]) -> list[Any]:
    """The special stack: ids that the seat knows, None for the others.

    When somebody may have swapped the top two since, both slots show the known ids as a list.
    """
    if seat < 0:
        return [None] * len(stack)
    known = state.of(seat, KNOWN)
    seen: list[Any] = [id if known >> at & 1 else None for at, id in enumerate(stack)]
    if state.of(seat, FUZZY) and len(seen) >= 2:
        either = sorted(id for id in seen[:2] if id is not None)
        seen[0] = either
        seen[1] = either
    return seen


def round_table(state: State) -> list[dict[str, Any]]:
    """What each round brings, for all to see."""
    rounds = state.rules.rounds
    table: list[dict[str, Any]] = []
    for at in range(rounds.count):
        kind, value = state.rules.ships.types[rounds.ship[at]]
        table.append(
            {
                "food": int(rounds.food[at]),
                "harvest": rounds.harvest[at] == 1,
                "town": TOWN[rounds.town[at]],
                "ship": [SHIPS[kind], value],
            }
        )
    return table


def question(state: State) -> dict[str, Any] | None:
    """What is asked now: the kind of question, the card behind it, and what is due."""
    return state.decision().describe(state) if state.row[DEPTH] else None
