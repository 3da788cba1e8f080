"""Entering a building: who may, what it costs, and whether the action could be done at all."""

from mypy_extensions import i64

from kontor.core.words import Message
from kontor.le_havre.cards import SOUVENIRS
from kontor.le_havre.goods import FRANCS
from kontor.le_havre.layout import (
    D_FEE,
    D_USE,
    IN_TOWN,
    JUST_SOLD,
    LAST,
    OUT,
    PICKETED,
)  # fmt: skip
from kontor.le_havre.payment import BANK, FOOD, food, leaves_enough
from kontor.le_havre.phrases import amounts_of, fee_words
from kontor.le_havre.reasons import (
    LOCKED,
    MUST_TAKE,
    NO_FEE,
    NO_FEE_LEFT,
    NOT_BUILT,
    NOT_IN_GAME,
    OCCUPIED,
    OK,
    OWN_WORKER,
)  # fmt: skip
from kontor.le_havre.state import Effect, State


def why_not_enter(state: State, seat: i64, card: i64, free: bool) -> i64:
    """Why a seat cannot send its worker to a card now (LH-5)."""
    reason = why_not_visit(state, seat, card)
    if reason != OK:
        return reason
    if must_take(state, seat):
        return MUST_TAKE
    return why_not_use(state, seat, card, free)


def why_not_visit(state: State, seat: i64, card: i64) -> i64:
    """Why the worker could not even stand there."""
    if not state.is_standing(card):
        return NOT_IN_GAME if state.where(card) == OUT else NOT_BUILT
    if state.rules.cards.open[card] == 0:
        return LOCKED
    if state.worker(seat) == card:
        return OWN_WORKER
    if state.is_taken(card) and state.row[LAST] == 0:
        return OCCUPIED
    return OK


def must_take(state: State, seat: i64) -> bool:
    """The Picket Line leaves no other main action (LH-17.044)."""
    return state.row[PICKETED] >> seat & 1 == 1 and offers_left(state)


def offers_left(state: State) -> bool:
    for offer in range(i64(7)):
        if state.offer(offer) > 0:
            return True
    return False


def why_not_use(state: State, seat: i64, card: i64, free: bool) -> i64:
    """Why the action could not be done: in itself, or because of the fee."""
    effect = state.rules.effects[card]
    if not effect.is_sure:
        reason = effect.why_not(state, seat)
        if reason != OK:
            return reason
    if free or state.where(card) == seat:
        return OK
    return why_not_pay_fee(state, seat, card, effect)


def why_not_pay_fee(state: State, seat: i64, card: i64, effect: Effect) -> i64:
    """Some payment of the fee must leave the action possible."""
    cards = state.rules.cards
    if cards.fee[card] == 0 or (not effect.eats and state.francs(seat) >= cards.fee[card]):
        return OK
    if can_pay_francs(state, seat, card, effect) or can_pay_food(state, seat, card, effect):
        return OK
    by_food = cards.fee_food[card] > 0 and food(state, seat) >= cards.fee_food[card]
    by_francs = cards.fee_francs[card] > 0 and state.francs(seat) >= cards.fee_francs[card]
    return NO_FEE_LEFT if by_food or by_francs else NO_FEE


def can_pay_francs(state: State, seat: i64, card: i64, effect: Effect) -> bool:
    fee = state.rules.cards.fee_francs[card]
    if fee == 0 or state.francs(seat) < fee:
        return False
    if not effect.eats:
        return True
    state.spend(seat, FRANCS, fee)
    enough = effect.why_not(state, seat) == OK
    state.spend(seat, FRANCS, -fee)
    return enough


def can_pay_food(state: State, seat: i64, card: i64, effect: Effect) -> bool:
    fee = state.rules.cards.fee_food[card]
    if fee == 0:
        return False
    if state.francs(seat) < fee and food(state, seat) < fee:
        return False
    return not effect.eats or leaves_enough(state, effect, seat, FOOD, 0, fee)


def enter(state: State, seat: i64, card: i64, free: bool) -> None:
    """Move the worker, open the action and, above it, the fee."""
    state.move_worker(seat, card)
    state.push(D_USE, seat, card)
    owner = state.where(card)
    if owner == seat:
        return
    if owner < IN_TOWN and state.can_do(owner, SOUVENIRS):
        state.gain(owner, FRANCS, 1)
    cards = state.rules.cards
    if not free and (cards.fee_food[card] > 0 or cards.fee_francs[card] > 0):
        state.push(D_FEE, seat, card)


def payee(state: State, card: i64) -> i64:
    """Who receives the fee: the owner, or the bank for the town."""
    owner = state.where(card)
    return i64(BANK) if owner == IN_TOWN or owner == JUST_SOLD else owner


def use_message(state: State, seat: i64, card: i64, free: bool) -> Message:
    """What a visit costs, and what it brings where that is certain."""
    cards = state.rules.cards
    name = cards.cards[card].called()
    gains = state.rules.effects[card].gains(state, seat)
    fee = fee_words(int(cards.fee_food[card]), int(cards.fee_francs[card]))
    if free or state.where(card) == seat or cards.fee[card] == 0:
        return (
            Message("lh-use-gets", card=name, gets=amounts_of(gains))
            if gains
            else Message("lh-use", card=name)
        )
    if gains:
        return Message("lh-use-fee-gets", card=name, fee=fee, gets=amounts_of(gains))
    return Message("lh-use-fee", card=name, fee=fee)
