"""The one place where capital cards are paid: card by card, and never one too many (chapter 5)."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.craftsmen.actions import PAY
from kontor.craftsmen.capital import can_complete, held, of_colours, unit, worth
from kontor.craftsmen.goods import CAPITAL, bit
from kontor.craftsmen.layout import F_A, F_B, F_C, F_D, F_SEAT
from kontor.craftsmen.state import Decision, State

ANY_COLOUR: Final = 15


@final
class Pay(Decision):
    """Which card is paid next? A is what is due, B the set of colours that may be used.

    Cards are chosen in the order of their kinds and stay in hand, C, until they are enough.
    D is the lowest kind that may still be chosen.
    """

    def ask(self, state: State, out: Actions) -> None:
        hand = of_colours(state.capital(state.field(F_SEAT)), state.field(F_B))
        paid = state.field(F_C)
        for kind in range(state.field(F_D), i64(CAPITAL)):
            if held(hand - paid, kind) > 0:
                if can_complete(hand, paid + unit(kind), state.field(F_A), kind):
                    out.add(PAY + kind)

    def answer(self, state: State, action: i64) -> None:
        state.add_to_field(F_C, unit(action - PAY))
        state.set_field(F_D, action - PAY)
        paid = state.field(F_C)
        if worth(paid) >= state.field(F_A):
            seat = state.field(F_SEAT)
            state.pop()
            state.lay_down(seat, paid)


def colours_of(state: State, card: i64) -> i64:
    """The colours in which a building card is bought, as a set (CR-8.3)."""
    return bit(state.values.top[card]) | bit(state.values.bottom[card])
