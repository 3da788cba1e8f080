"""An auction: all seats in turn, and the mayor when nobody raises (CR-8.7 to CR-8.19)."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.craftsmen.actions import BID, HIGHEST_BID, PASS
from kontor.craftsmen.capital import face, unit, worth
from kontor.craftsmen.goods import bit
from kontor.craftsmen.layout import (
    ALL,
    D_PAY,
    F_A,
    F_B,
    F_C,
    F_D,
    F_E,
    F_SEAT,
    F_STEP,
    KNOWERS,
)  # fmt: skip
from kontor.craftsmen.payment import ANY_COLOUR
from kontor.craftsmen.state import Decision, State

OPENING: Final = 0  # steps: the opener names the first bid
BIDDING: Final = 1  # the others, in circles
MAYOR: Final = 2  # the opener, against the mayor's bid


def last_bid(bids: i64, seat: i64) -> i64:
    """The last bid of a seat, from the packed bids of an auction."""
    return bids >> 6 * seat & 63


@final
class Bid(Decision):
    """How much? A is the card, B the sum to beat, C the highest bidder, D the set of seats that
    passed, E all last bids, six bits each."""

    def ask(self, state: State, out: Actions) -> None:
        most = min(worth(state.capital(state.field(F_SEAT))), i64(HIGHEST_BID))
        for amount in range(state.field(F_B) + 1, most + 1):
            out.add(BID + amount)
        if state.field(F_STEP) != OPENING:
            out.add(PASS)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == PASS:
            if state.field(F_STEP) == MAYOR:
                lose_to_mayor(state)
                return
            state.set_field(F_D, state.field(F_D) | bit(seat))
        else:
            note_bid(state, seat, action - BID)
            if state.field(F_STEP) == MAYOR:
                win(state)
                return
            state.set_field(F_STEP, BIDDING)
        self.go_round(state)

    def go_round(self, state: State) -> None:
        """Ask the next seat that is still in; when only the highest is left, it is decided."""
        seat = state.field(F_SEAT)
        while True:
            seat = seat + 1 if seat + 1 < state.players else i64(0)
            if seat == state.field(F_C):
                break
            if state.field(F_D) >> seat & 1 == 0:
                state.set_field(F_SEAT, seat)
                return
        if is_unopposed(state):
            self.call_mayor(state)
        else:
            win(state)

    def call_mayor(self, state: State) -> None:
        """The mayor's cards against the opener's bid (CR-8.14 to CR-8.16)."""
        shown: i64 = 0  # the cards lie apart until all are drawn
        for _ in range(state.values.mayor[state.values.kind[state.field(F_A)]]):
            kind = state.draw_capital()
            if kind >= 0:
                shown += unit(kind)
        state.discard(shown)
        if shown > 0:
            state.show(0, EVERYBODY)
        bid = worth(shown) if state.rules.counts_sets else face(shown)  # CR-8.25
        if state.field(F_B) > bid:
            win(state)
        else:
            state.set_field(F_STEP, MAYOR)
            state.set_field(F_B, bid)
            state.set_field(F_SEAT, state.field(F_C))


def note_bid(state: State, seat: i64, amount: i64) -> None:
    bids = state.field(F_E)
    state.set_field(F_E, bids + ((amount - last_bid(bids, seat)) << 6 * seat))
    state.set_field(F_B, amount)
    state.set_field(F_C, seat)


def is_unopposed(state: State) -> bool:
    """Whether only one seat has bid."""
    for seat in range(state.players):
        if seat != state.field(F_C) and last_bid(state.field(F_E), seat) > 0:
            return False
    return True


def win(state: State) -> None:
    """The highest bidder takes the card and pays (CR-8.11, CR-8.12)."""
    seat = state.field(F_C)
    card = state.field(F_A)
    due = state.field(F_B)
    state.pop()
    state.clear_open(card)
    state.take_card(seat, card, shown=True)
    state.push(D_PAY, seat, due, ANY_COLOUR)


def lose_to_mayor(state: State) -> None:
    """The card goes openly under its deck (CR-8.17, CR-17.8)."""
    card = state.field(F_A)
    state.pop()
    state.clear_open(card)
    state.put_under(state.values.kind[card], card + KNOWERS * ALL)
