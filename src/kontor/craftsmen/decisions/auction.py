"""An auction: all seats in turn, and the mayor when nobody raises (CR-8.7 to CR-8.19)."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.news import EVERYBODY
from kontor.core.words import Message, seat_name
from kontor.craftsmen.actions import BID, HIGHEST_BID, PASS, verb
from kontor.craftsmen.capital import face, unit, worth
from kontor.craftsmen.goods import CARDS, bit
from kontor.craftsmen.layout import (
    ALL,
    BID_ALL,
    BID_CARD,
    BID_LEADER,
    BID_OUT,
    BID_TO_BEAT,
    D_PAY,
    F_SEAT,
    F_STEP,
    KNOWERS,
)  # fmt: skip
from kontor.craftsmen.payment import ANY_COLOUR
from kontor.craftsmen.phrases import card_word
from kontor.craftsmen.state import Decision, Range, State

OPENING: Final = 0  # steps: the opener names the first bid
BIDDING: Final = 1  # the others, in circles
MAYOR: Final = 2  # the opener, against the mayor's bid


def last_bid(bids: i64, seat: i64) -> i64:
    """The last bid of a seat, from the packed bids of an auction."""
    return bids >> 6 * seat & 63


@final
class Bid(Decision):
    """How much?"""

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            F_STEP: (OPENING, MAYOR),
            BID_CARD: (0, CARDS - 1),
            BID_TO_BEAT: (0, HIGHEST_BID),
            BID_LEADER: (-1, 4),
            BID_OUT: (0, 31),
            BID_ALL: (0, 1 << 30),
        }

    def ask(self, state: State, out: Actions) -> None:
        most = min(worth(state.capital(state.field(F_SEAT))), i64(HIGHEST_BID))
        for amount in range(state.field(BID_TO_BEAT) + 1, most + 1):
            out.add(BID + amount)
        if state.field(F_STEP) != OPENING:
            out.add(PASS)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == PASS:
            if state.field(F_STEP) == MAYOR:
                lose_to_mayor(state)
                return
            state.set_field(BID_OUT, state.field(BID_OUT) | bit(seat))
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
            if seat == state.field(BID_LEADER):
                break
            if state.field(BID_OUT) >> seat & 1 == 0:
                state.set_field(F_SEAT, seat)
                return
        if is_unopposed(state):
            self.call_mayor(state)
        else:
            win(state)

    def call_mayor(self, state: State) -> None:
        """The mayor's cards against the opener's bid (CR-8.14 to CR-8.16)."""
        shown: i64 = 0  # the cards lie apart until all are drawn
        for _ in range(state.values.mayor[state.values.kind[state.field(BID_CARD)]]):
            kind = state.draw_capital()
            if kind >= 0:
                shown += unit(kind)
        state.discard(shown)
        if shown > 0:
            state.show(0, EVERYBODY)
        bid = worth(shown) if state.rules.counts_sets else face(shown)  # CR-8.25
        if state.field(BID_TO_BEAT) > bid:
            win(state)
        else:
            state.set_field(F_STEP, MAYOR)
            state.set_field(BID_TO_BEAT, bid)
            state.set_field(F_SEAT, state.field(BID_LEADER))

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        """The bids are public."""
        leader = int(state.field(BID_LEADER))
        out = state.field(BID_OUT)
        return {
            "card": state.values.cards[state.field(BID_CARD)].id,
            "to_beat": int(state.field(BID_TO_BEAT)),
            "bids": [int(last_bid(state.field(BID_ALL), each)) for each in range(state.players)],
            "bidder": leader if leader >= 0 else None,
            "out": [int(each) for each in range(state.players) if out >> each & 1],
            "mayor": state.field(F_STEP) == MAYOR,
        }

    def words(self, state: State) -> Message:
        card = card_word(state.values.cards[state.field(BID_CARD)])
        has = int(worth(state.capital(state.field(F_SEAT))))
        if state.field(F_STEP) == OPENING:
            return Message("cr-ask-bid-open", card=card, worth=has)
        bid = int(state.field(BID_TO_BEAT))
        if state.field(F_STEP) == MAYOR:
            return Message("cr-ask-bid-mayor", card=card, sum=bid, worth=has)
        bidder = seat_name(int(state.field(BID_LEADER)))
        return Message("cr-ask-bid", card=card, sum=bid, bidder=bidder, worth=has)

    def message(self, state: State, action: i64) -> Message | None:
        card = card_word(state.values.cards[state.field(BID_CARD)])
        if action == PASS:
            if state.field(F_STEP) != MAYOR:
                return Message("cr-pass-bid", card=card)
            return Message("cr-pass-mayor", card=card, sum=int(state.field(BID_TO_BEAT)))
        if verb(action) != BID:
            return None
        return Message("cr-bid", sum=int(action - BID), card=card)


def note_bid(state: State, seat: i64, amount: i64) -> None:
    bids = state.field(BID_ALL)
    state.set_field(BID_ALL, bids + ((amount - last_bid(bids, seat)) << 6 * seat))
    state.set_field(BID_TO_BEAT, amount)
    state.set_field(BID_LEADER, seat)


def is_unopposed(state: State) -> bool:
    """Whether only one seat has bid."""
    for seat in range(state.players):
        if seat != state.field(BID_LEADER) and last_bid(state.field(BID_ALL), seat) > 0:
            return False
    return True


def win(state: State) -> None:
    """The highest bidder takes the card and pays (CR-8.11, CR-8.12)."""
    seat = state.field(BID_LEADER)
    card = state.field(BID_CARD)
    due = state.field(BID_TO_BEAT)
    state.pop()
    state.clear_open(card)
    state.take_card(seat, card, shown=True)
    state.push(D_PAY, seat, due, ANY_COLOUR)


def lose_to_mayor(state: State) -> None:
    """The card goes openly under its deck (CR-8.17, CR-17.8)."""
    card = state.field(BID_CARD)
    state.pop()
    state.clear_open(card)
    state.put_under(state.values.kind[card], card + KNOWERS * ALL)
