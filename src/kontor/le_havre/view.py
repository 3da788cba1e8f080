"""Everything that touches hidden information: what a seat may see, and what it may imagine."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.le_havre.effects.steps import Steps
from kontor.le_havre.flow import hunger
from kontor.le_havre.goods import NAMES, UPGRADE
from kontor.le_havre.layout import (
    D_DEBT,
    D_FEE,
    D_GIVE,
    D_PAY,
    D_RECEIVE,
    D_SUBSTITUTE,
    D_TURN,
    D_USE,
    DEPTH,
    F_A,
    F_B,
    F_CARD,
    F_KIND,
    F_SEAT,
    F_STEP,
    FISHERS,
    FUZZY,
    HAMMERS,
    HAND,
    IN_HAND,
    IN_STACK,
    KNOWN,
    LAST,
    RESERVE,
    RESERVE_ROOM,
    SHOWN,
    SPECIAL,
    SPECIALS,
    TILE,
)  # fmt: skip
from kontor.le_havre.payment import FOOD, energy, food, token
from kontor.le_havre.position import board
from kontor.le_havre.scoring import breakdown, wealth
from kontor.le_havre.state import State
from kontor.le_havre.tables import TOWN
from kontor.le_havre.town import swap_known, swap_top

QUESTIONS: tuple[str, ...] = (
    "none", "turn", "use", "fee", "pay", "debt", "substitute", "give", "receive",
)  # fmt: skip

WHY: tuple[str, ...] = ("bill", "interest", "meal")

# -- what a seat sees --------------------------------------------------------------------------


def view(state: State, seat: i64) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    shown = board(state)
    for hidden in ("seed", "reserve", "unseen"):
        del shown[hidden]
    shown["rounds"] = round_table(state)
    shown["mover"] = shown["seat"]
    shown["seat"] = int(state.decider()) if state.v[DEPTH] else None
    shown["question"] = question(state)
    shown["tiles"] = [
        tile if at < state.v[SHOWN] else None for at, tile in enumerate(shown["tiles"])
    ]
    shown["specials"] = specials_seen(state, seat, shown["specials"])
    for other, row in enumerate(shown["seats"]):
        show_seat(state, other, row, other == seat)
    return shown


def show_seat(state: State, seat: i64, row: dict[str, Any], own: bool) -> None:
    """Add what is public about a seat and hide its hand from the others."""
    if "hand" in row and not own:
        row["hand"] = [None] * len(row["hand"])
    row["known"] = len(row.get("known", []))  # which ones would tell whether the top two changed
    row.pop("fuzzy", None)
    row["score"] = int(wealth(state, seat))
    row["breakdown"] = breakdown(state, seat)
    row["food"] = int(food(state, seat))
    row["energy"] = int(energy(state, seat))
    row["hunger"] = 0 if state.v[LAST] else int(hunger(state, seat))
    row["hammers"] = int(state.of(seat, HAMMERS))
    row["fishers"] = int(state.of(seat, FISHERS))


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
                "ship": [("wood", "iron", "steel", "luxury")[kind], value],
            }
        )
    return table


def question(state: State) -> dict[str, Any] | None:
    """What is asked now: the kind of question, the card behind it, and what is due."""
    if state.v[DEPTH] == 0:
        return None
    kind = state.f(F_KIND)
    cards = state.rules.cards.cards
    asked: dict[str, Any] = {"kind": QUESTIONS[kind], "seat": int(state.f(F_SEAT))}
    if kind == D_USE or kind == D_FEE:
        asked["card"] = cards[state.f(F_CARD)].id
    elif kind != D_TURN and state.v[DEPTH] > 1 and state.under(F_KIND) == D_USE:
        asked["card"] = cards[state.under(F_CARD)].id
    if kind == D_USE:
        effect = state.rules.effects[state.f(F_CARD)]
        if isinstance(effect, Steps):
            asked.update(effect.terms(state))
    elif kind == D_PAY:
        unit = state.f(F_B)
        asked["unit"] = "food" if unit == FOOD else "energy"
        asked["good"] = NAMES[token(unit, state.f(F_STEP))]
        asked["due"] = int(state.f(F_A))
    elif kind == D_DEBT:
        asked["why"] = WHY[state.f(F_B)]
        asked["due"] = int(state.f(F_A))
    elif kind == D_SUBSTITUTE:
        asked["good"] = NAMES[state.f(F_CARD)]
        asked["with"] = NAMES[state.f(F_CARD) + UPGRADE]
        asked["due"] = int(state.f(F_A))
    elif kind == D_GIVE or kind == D_RECEIVE:
        asked["good"] = NAMES[state.f(F_STEP)]
        asked["least" if kind == D_GIVE else "tokens"] = int(state.f(F_A))
        asked["most" if kind == D_GIVE else "value"] = int(state.f(F_B))
    return asked


# -- what a seat may imagine -------------------------------------------------------------------


def guess(state: State, seat: i64, seed: int) -> State:
    """A position that the seat cannot tell from the true one; hidden things are dealt anew."""
    twin = State(state.rules.reseeded(seed), state.v[:])
    chance = Chance(seed)
    deal_tiles(twin, chance)
    deal_specials(twin, seat, chance)
    return twin


def deal_tiles(state: State, chance: Chance) -> None:
    """Shuffle the tiles that lie face down."""
    first = state.v[SHOWN]
    hidden = state.v[TILE + first : TILE + 7]
    chance.shuffle(hidden)
    for at in range(i64(len(hidden))):
        state.v[TILE + first + at] = hidden[at]


def deal_specials(state: State, seat: i64, chance: Chance) -> None:
    """Fill every unknown slot from all special buildings that the seat has not seen."""
    pool = unseen_specials(state, seat)
    chance.shuffle(pool)
    if seat >= 0 and state.of(seat, FUZZY) and state.v[SPECIALS] >= 2 and chance.below(2):
        swap_top(state)
        swap_known(state, seat)
    known = state.of(seat, KNOWN) if seat >= 0 else i64(0)
    drawn: i64 = 0
    for card in range(state.rules.cards.count):
        if state.where(card) >= IN_HAND and state.where(card) != IN_HAND + seat:
            state.v[state.place + card] = IN_STACK
    for slot in range(state.v[SPECIALS]):
        if known >> slot & 1 == 0:
            state.v[SPECIAL + slot] = pool[drawn]
            drawn += 1
    drawn = deal_hands(state, seat, pool, drawn)
    for at in range(i64(RESERVE_ROOM)):
        if state.v[RESERVE + at] >= 0:
            state.v[RESERVE + at] = pool[drawn]
            drawn += 1


def deal_hands(state: State, seat: i64, pool: vec[i64], drawn: i64) -> i64:
    for other in range(state.players):
        for slot in range(i64(3)):
            if other != seat and state.of(other, HAND + slot) >= 0:
                state.put(other, HAND + slot, pool[drawn])
                state.v[state.place + pool[drawn]] = IN_HAND + other
                drawn += 1
    return drawn


def unseen_specials(state: State, seat: i64) -> vec[i64]:
    """Special buildings that have not been revealed and that the seat does not know."""
    known = state.of(seat, KNOWN) if seat >= 0 else i64(0)
    seen: list[int] = []
    for slot in range(state.v[SPECIALS]):
        if known >> slot & 1:
            seen.append(int(state.v[SPECIAL + slot]))
    found = vec[i64]()
    for card in range(state.rules.cards.count):
        place = state.where(card)
        hidden = place == IN_STACK or (place >= IN_HAND and place != IN_HAND + seat)
        if hidden and int(card) not in seen:
            found = append(found, card)
    return found
