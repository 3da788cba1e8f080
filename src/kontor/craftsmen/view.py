"""Everything that touches hidden information: what a seat may see, and what it may imagine."""

from typing import Any

from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.craftsmen.capital import worth
from kontor.craftsmen.dealing import deal_capital, deal_cards, is_known
from kontor.craftsmen.decisions.auction import last_bid
from kontor.craftsmen.decisions.crafts import points_left
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    COLOURS,
    GOOD_NAMES,
    KIND_NAMES,
)
from kontor.craftsmen.layout import (
    CHANCE,
    D_BID,
    D_BUILD,
    D_CRAFT,
    D_DISCARD,
    D_FEE,
    D_INVEST,
    D_LOOK,
    D_PAY,
    D_PUT,
    D_SHIP,
    D_TRADE,
    DEPTH,
    F_A,
    F_B,
    F_C,
    F_D,
    F_DISC,
    F_E,
    F_KIND,
    F_SEAT,
    F_STEP,
    FRAME,
    FRAME_SIZE,
    KNOWERS,
    STACK_SIZE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.position import board, deck, hand_names
from kontor.craftsmen.scoring import breakdown, total
from kontor.craftsmen.state import State

QUESTIONS: tuple[str, ...] = (
    "none", "exchange", "sawmill", "send", "fee", "bank", "discard", "build", "pay", "notary",
    "look", "bid", "craft", "put", "ship", "sale", "trade", "town_hall", "invest",
)  # fmt: skip
SECRETS: tuple[str, ...] = ("seed", "chance", "stack", "known", "looked", "returned")

# -- what a seat sees --------------------------------------------------------------------------


def view(state: State, seat: i64) -> dict[str, Any]:
    """The table as one seat sees it; seat -1 is a spectator."""
    shown = board(state)
    for secret in SECRETS:
        del shown[secret]
    shown["seat"] = int(state.decider()) if state.v[DEPTH] else None
    shown["question"] = question(state, seat)
    shown["stack"] = int(state.v[STACK_SIZE])
    shown["decks"] = {
        KIND_NAMES[kind]: deck_seen(state, seat, kind) for kind in range(BASIC, ADVANCED + 1)
    }
    shown["box"] = sawmills_left(shown["seats"], state)
    for other, row in enumerate(shown["seats"]):
        show_seat(state, other, row, other == seat)
    return shown


def deck_seen(state: State, seat: i64, kind: i64) -> list[str | None]:
    """The cards of a deck, top first: ids that the seat knows, None for the others."""
    cards = state.values.cards
    return [
        cards[entry % KNOWERS].id if is_known(entry, seat) else None for entry in deck(state, kind)
    ]


def sawmills_left(rows: list[dict[str, Any]], state: State) -> list[str]:
    taken = {name for row in rows for name in row["row"]}
    return [card.id for card in state.values.cards[:6] if card.id not in taken]


def show_seat(state: State, seat: i64, row: dict[str, Any], own: bool) -> None:
    """Add what is public about a seat and hide its hand from the others."""
    row["capital_cards"] = len(row["capital"])
    hidden = [name for name in row["hand"] if name not in row["shown"]]
    kinds = [KIND_NAMES[state.values.kind[state.values.numbers[name]]] for name in hidden]
    row["unseen"] = {kind: kinds.count(kind) for kind in KIND_NAMES[1:] if kind in kinds}
    if own:
        row["worth"] = int(worth(state.capital(seat)))
    else:
        row["capital"] = None
        row["hand"] = row["shown"]
    row["score"] = int(total(state, seat))
    row["breakdown"] = breakdown(state, seat)
    del row["points"]


def question(state: State, seat: i64) -> dict[str, Any] | None:
    """What is asked now, and what is due; choices under way are shown to their seat only."""
    if state.v[DEPTH] == 0:
        return None
    kind = state.f(F_KIND)
    own = state.f(F_SEAT) == seat
    ids = [card.id for card in state.values.cards]
    asked: dict[str, Any] = {
        "kind": QUESTIONS[kind],
        "seat": int(state.f(F_SEAT)),
        "privilege": state.has_privilege(),
        "disc": acting_disc(state),
    }
    if kind == D_PAY:
        asked["due"] = int(state.f(F_A))
        asked["colours"] = [c for at, c in enumerate(COLOURS) if state.f(F_B) >> at & 1]
    elif kind == D_DISCARD:
        asked["cards"] = int(state.f(F_A))
    elif kind == D_BUILD:
        asked["owed"] = int(state.f(F_A))
        asked["built"] = int(state.f(F_B))
    elif kind == D_FEE:
        asked["owner"] = int(state.f(F_A))
        asked["points"] = int(state.values.fee[state.v[YEAR]])
    elif kind == D_BID:
        asked.update(auction(state, ids))
    elif kind == D_CRAFT:
        asked["work_points"] = int(points_left(state))
        asked["tokens"] = state.f(F_B) == 1
    elif kind == D_PUT or kind == D_SHIP or (kind == D_TRADE and state.f(F_STEP) > 0):
        asked["good"] = GOOD_NAMES[state.f(F_A)]
    elif kind == D_LOOK:
        asked["deck"] = KIND_NAMES[state.f(F_A)]
        if own:
            asked["shown"] = [ids[c] for c in (state.f(F_B), state.f(F_C)) if c >= 0]
            asked["step"] = int(state.f(F_STEP))
    if own and (kind == D_PAY or kind == D_DISCARD or kind == D_INVEST):
        asked["chosen"] = hand_names(state.f(F_C))
    return asked


def acting_disc(state: State) -> int | None:
    """The disc that acts, numbered as in `used`; what else is asked meanwhile lies above it."""
    disc = state.v[FRAME + F_DISC]
    return int(disc) if disc >= 0 else None


def auction(state: State, ids: list[str]) -> dict[str, Any]:
    """The bids are public."""
    bids = [int(last_bid(state.f(F_E), seat)) for seat in range(state.players)]
    return {
        "card": ids[state.f(F_A)],
        "to_beat": int(state.f(F_B)),
        "bids": bids,
        "bidder": int(state.f(F_C)) if state.f(F_C) >= 0 else None,
        "out": [int(seat) for seat in range(state.players) if state.f(F_D) >> seat & 1],
        "mayor": state.f(F_STEP) == 2,
    }


# -- what a seat may imagine -------------------------------------------------------------------


def guess(state: State, seat: i64, seed: int) -> State:
    """A position that the seat cannot tell from the true one; hidden things are dealt anew."""
    twin = State(state.rules.reseeded(seed), state.v[:])
    chance = Chance(seed)
    forget_choices(twin, seat)
    deal_capital(twin, seat, chance)
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        deal_cards(twin, seat, kind, chance)
    chance.keep(twin.v, CHANCE)
    return twin


def forget_choices(state: State, seat: i64) -> None:
    """Cards that others have chosen but not yet shown are chosen again."""
    for depth in range(state.v[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        kind = state.v[at + F_KIND]
        if state.v[at + F_SEAT] == seat:
            continue
        if kind == D_PAY or kind == D_DISCARD:
            state.v[at + F_C] = 0
            state.v[at + F_D] = 0
        elif kind == D_INVEST:
            state.v[at + F_C] = 0
            state.v[at + F_STEP] = 0
        elif kind == D_LOOK:
            state.v[at + F_STEP] = 0
            state.v[at + F_B] = -1
            state.v[at + F_C] = -1
            state.v[at + F_D] = 0
            state.v[at + F_E] = 0
