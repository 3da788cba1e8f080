"""Owning: buying, selling, sending workers home, and the cards that come to the town."""

from typing import Final

from mypy_extensions import i64

from kontor.le_havre.cards import DIVE_BAR, STOCKS
from kontor.le_havre.goods import FRANC_OFFER, FRANCS, SHIP_KINDS, bit, good_on
from kontor.le_havre.layout import (
    D_DEBT,
    END_TURN,
    IN_PILE,
    IN_TOWN,
    JUST_SOLD,
    LAST,
    MOVER,
    OFFER,
    OUT,
    PAWNED,
    PAY_INTEREST,
    PICKET,
    PILES,
    SOLD,
    SOLD_SHIPS,
    STACKS,
    STAGE,
    STANDINGS,
    WAITING,
)  # fmt: skip
from kontor.le_havre.payment import BANK
from kontor.le_havre.reasons import (
    FINAL_PHASE,
    NO_LOAN,
    NO_MONEY,
    NO_SHIP_LEFT,
    NOT_BUILT,
    NOT_FOR_SALE,
    NOT_IN_GAME,
    NOT_ON_TOP,
    NOT_PAWNED,
    NOT_SELLABLE,
    NOT_YOURS,
    OK,
    OWNED,
    SOLD_THIS_TURN,
)  # fmt: skip
from kontor.le_havre.state import State

LOAN: Final = 4  # francs a loan brings
LOAN_BACK: Final = 5  # francs to repay it
PAWN: Final = 2  # francs for a pawned good, in and out

# -- buildings ---------------------------------------------------------------------------------


def why_not_buy(state: State, seat: i64, card: i64) -> i64:
    """Why a building cannot be bought now (LH-6)."""
    if state.row[LAST] == 1:
        return FINAL_PHASE
    if state.rules.cards.price[card] < 0:
        return NOT_FOR_SALE
    place = state.where(card)
    if place < IN_TOWN:
        return OWNED
    if place == JUST_SOLD:
        return SOLD_THIS_TURN
    if place >= IN_PILE and place < IN_PILE + 3:
        if state.top(place - IN_PILE) != card:
            return NOT_ON_TOP
    elif place != IN_TOWN and place != WAITING:
        return NOT_IN_GAME if place == OUT else i64(NOT_BUILT)
    return OK if state.francs(seat) >= state.rules.cards.price[card] else NO_MONEY


def buy(state: State, seat: i64, card: i64) -> None:
    state.spend(seat, FRANCS, state.rules.cards.price[card])
    acquire(state, seat, card)


def acquire(state: State, seat: i64, card: i64) -> None:
    """A card from a pile or the town comes to a seat; workers on it go home (LH-6)."""
    place = state.where(card)
    leave_pile(state, card)
    empty(state, card)
    state.assign(card, seat)
    if place >= IN_PILE and place < IN_PILE + 3:
        pay_stockholder(state, seat, card)


def leave_pile(state: State, card: i64) -> None:
    """Take a card off its pile; the Stadium fills the space that falls empty (LH-16.31)."""
    place = state.where(card)
    if place < IN_PILE or place >= IN_PILE + 3:
        return
    pile = place - IN_PILE
    state.pop_pile(pile)
    if state.row[PILES + pile] == 0:
        fill_empty_pile(state, pile)


def fill_empty_pile(state: State, pile: i64) -> None:
    waiting = state.rules.waiting
    for at in range(i64(len(waiting))):
        card = waiting[at]
        if state.where(card) == WAITING:
            state.assign(card, IN_PILE + pile)
            state.push_pile(pile, card)
            return


def pay_stockholder(state: State, buyer: i64, card: i64) -> None:
    """The Stockmarket earns when somebody else opens the Bank (LH-18.20)."""
    if card != state.rules.bank:
        return
    for seat in range(state.players):
        if seat != buyer and state.can_do(seat, STOCKS):
            state.gain(seat, FRANCS, 3)


def why_not_sell(state: State, seat: i64, card: i64) -> i64:
    """Why a building cannot be sold now, whoever's turn it is."""
    if state.where(card) != seat:
        return NOT_YOURS
    return OK if state.rules.cards.sellable[card] else NOT_SELLABLE


def is_own_turn(state: State, seat: i64) -> bool:
    """Whether a seat's own turn is running, interest included."""
    stage = state.row[STAGE]
    return seat == state.row[MOVER] and (stage == END_TURN or stage == PAY_INTEREST)


def sell(state: State, seat: i64, card: i64) -> None:
    """Half the value; in the own turn it cannot be bought back (LH-6)."""
    state.gain(seat, FRANCS, state.rules.cards.value[card] // 2)
    empty(state, card)
    if is_own_turn(state, seat):
        state.row[SOLD] = 1
        state.assign(card, JUST_SOLD)
    else:
        state.assign(card, IN_TOWN)


# -- workers -----------------------------------------------------------------------------------


def empty(state: State, card: i64) -> None:
    """Send home all workers on a card, except from where nobody can be sent away (LH-6.10)."""
    if card == state.rules.dive_bar or state.rules.cards.rest[card] == 1:
        return
    for seat in range(state.players):
        if state.worker(seat) == card:
            send_home(state, seat)


def send_home(state: State, seat: i64) -> None:
    """A worker leaves a building, by way of the Dive Bar where there is one (LH-17.043)."""
    bar = state.rules.dive_bar
    if bar < 0 or not state.is_standing(bar):
        state.move_worker(seat, -1)
        return
    state.move_worker(seat, bar)
    state.push(D_DEBT, seat, BANK, 1 if state.can_do(seat, DIVE_BAR) else 2)  # a BILL


def disband(state: State) -> None:
    """The Picket Line leaves the game; its worker pays no Dive Bar (LH-17.047)."""
    card = state.row[PICKET] - 1
    state.row[PICKET] = 0
    for seat in range(state.players):
        if state.worker(seat) == card:
            state.move_worker(seat, -1)
    state.assign(card, OUT)


# -- offers ------------------------------------------------------------------------------------


def collect_offer(state: State, seat: i64, offer: i64) -> None:
    """Everything on an offer comes to a seat; the Stockmarket watches the francs (LH-18.20)."""
    amount = state.offer(offer)
    state.row[OFFER + offer] = 0
    state.gain(seat, good_on(offer), amount)
    if offer == FRANC_OFFER and amount > 0:
        for other in range(state.players):
            if other != seat and state.can_do(other, STOCKS):
                state.gain(other, FRANCS, 1)


# -- ships -------------------------------------------------------------------------------------


def why_not_buy_ship(state: State, seat: i64, kind: i64) -> i64:
    price = state.rules.ships.price[kind]
    if price < 0:
        return NOT_FOR_SALE
    if state.row[LAST] == 1:
        return FINAL_PHASE
    if state.top_ship(kind) < 0:
        return NO_SHIP_LEFT
    if state.row[SOLD_SHIPS + kind] >> (state.row[STACKS + kind] - 1) & 1:
        return SOLD_THIS_TURN
    return OK if state.francs(seat) >= price else NO_MONEY


def buy_ship(state: State, seat: i64, kind: i64) -> None:
    state.spend(seat, FRANCS, state.rules.ships.price[kind])
    take_ship(state, seat, kind)


def take_ship(state: State, seat: i64, kind: i64) -> None:
    """The top ship of a stack comes to a seat."""
    type = state.top_ship(kind)
    state.pop_ship(kind)
    state.add_ships(seat, type, 1)
    state.row[SOLD_SHIPS + kind] &= ~bit(state.row[STACKS + kind])
    if state.row[SOLD] == 1 and not has_sales(state):
        state.row[SOLD] = 0


def has_sales(state: State) -> bool:
    """Whether anything that the mover sold in this turn is still to be had."""
    for kind in range(i64(SHIP_KINDS)):
        if state.row[SOLD_SHIPS + kind] != 0:
            return True
    for at in range(state.standing, state.standing + state.row[STANDINGS]):
        if state.where(state.row[at]) == JUST_SOLD:
            return True
    return False


def sell_ship(state: State, seat: i64, type: i64) -> None:
    """Half the value; the ship lies on top of its stack again (LH-8)."""
    kind = state.rules.ships.kind[type]
    state.add_ships(seat, type, -1)
    state.gain(seat, FRANCS, state.rules.ships.value[type] // 2)
    if is_own_turn(state, seat):
        state.row[SOLD] = 1
        state.row[SOLD_SHIPS + kind] |= bit(state.row[STACKS + kind])
    state.push_ship(type)


# -- loans and pawns ---------------------------------------------------------------------------


def why_not_repay(state: State, seat: i64) -> i64:
    if state.loans(seat) == 0:
        return NO_LOAN
    return OK if state.francs(seat) >= LOAN_BACK else NO_MONEY


def repay(state: State, seat: i64) -> None:
    state.spend(seat, FRANCS, LOAN_BACK)
    state.add_loans(seat, -1)


def why_not_redeem(state: State, seat: i64, good: i64) -> i64:
    if state.of(seat, PAWNED) >> good & 1 == 0:
        return NOT_PAWNED
    return OK if state.francs(seat) >= PAWN else NO_MONEY


def redeem(state: State, seat: i64, good: i64) -> None:
    state.spend(seat, FRANCS, PAWN)
    state.put(seat, PAWNED, state.of(seat, PAWNED) & ~bit(good))
    state.spend(seat, good, -1)
