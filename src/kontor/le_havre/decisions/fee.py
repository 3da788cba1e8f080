"""The fee of a building: in food or in francs where the card leaves the choice."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import FEE_FOOD, FEE_FRANCS
from kontor.le_havre.entering import can_pay_food, can_pay_francs, payee
from kontor.le_havre.goods import FRANCS
from kontor.le_havre.layout import F_CARD, F_SEAT
from kontor.le_havre.payment import FOOD, KEEP_ACTION, UNGUARDED, hand_over, owe
from kontor.le_havre.phrases import amount_of
from kontor.le_havre.state import Decision, Range, State


@final
class Fee(Decision):
    """Which side of "2 food / 1 franc"?"""

    def is_detail(self) -> bool:
        return True

    def ask(self, state: State, out: Actions) -> None:
        effect = state.effect_under()
        seat = state.field(F_SEAT)
        card = state.field(F_CARD)
        if can_pay_food(state, seat, card, effect):
            out.add(FEE_FOOD)
        if can_pay_francs(state, seat, card, effect):
            out.add(FEE_FRANCS)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        card = state.field(F_CARD)
        state.pop()
        if action == FEE_FRANCS:
            fee = state.rules.cards.fee_francs[card]
            hand_over(state, seat, FRANCS, fee, payee(state, card))
        else:
            fee = state.rules.cards.fee_food[card]
            guard: i64 = KEEP_ACTION if state.rules.effects[card].eats else UNGUARDED
            owe(state, seat, FOOD, fee, payee(state, card), guard)

    def describe(self, state: State) -> dict[str, Any]:
        return state.question("fee")

    def words(self, state: State) -> Message:
        return Message("lh-ask-fee", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        cards = state.rules.cards
        card = state.field(F_CARD)
        if action == FEE_FRANCS:
            return Message("lh-fee", what=amount_of(int(cards.fee_francs[card]), "francs"))
        if action == FEE_FOOD:
            return Message("lh-fee", what=amount_of(int(cards.fee_food[card]), "food"))
        return None

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_CARD: (row[F_CARD], row[F_CARD])}  # the card below, as is checked with that
