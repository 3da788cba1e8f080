"""The one place where capital cards are paid: card by card, and never one too many (chapter 5)."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, Sentence
from kontor.craftsmen.actions import PAY, verb
from kontor.craftsmen.capital import ANY_HAND, can_complete, held, of_colours, unit, worth
from kontor.craftsmen.goods import CAPITAL, COLOURS, bit
from kontor.craftsmen.hands import hand_names, with_forced
from kontor.craftsmen.layout import CHOSEN, F_SEAT, LOWEST, PAY_COLOURS, PAY_DUE
from kontor.craftsmen.phrases import any_colour, hand_words
from kontor.craftsmen.state import Decision, Range, State

ANY_COLOUR: Final = 15


@final
class Pay(Decision):
    """Which card is paid next?

    Cards are chosen in the order of their kinds and stay in hand until they are enough.
    """

    def is_detail(self, state: State) -> bool:
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            PAY_DUE: (1, 999),
            PAY_COLOURS: (1, ANY_COLOUR),
            CHOSEN: (0, ANY_HAND),
            LOWEST: (0, CAPITAL - 1),
        }

    def ask(self, state: State, out: Actions) -> None:
        hand = of_colours(state.capital(state.field(F_SEAT)), state.field(PAY_COLOURS))
        paid = state.field(CHOSEN)
        for kind in range(state.field(LOWEST), i64(CAPITAL)):
            if held(hand - paid, kind) > 0:
                if can_complete(hand, paid + unit(kind), state.field(PAY_DUE), kind):
                    out.add(PAY + kind)

    def answer(self, state: State, action: i64) -> None:
        state.add_to_field(CHOSEN, unit(action - PAY))
        state.set_field(LOWEST, action - PAY)
        paid = state.field(CHOSEN)
        if worth(paid) >= state.field(PAY_DUE):
            seat = state.field(F_SEAT)
            state.pop()
            state.lay_down(seat, paid)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        colours = state.field(PAY_COLOURS)
        asked: dict[str, Any] = {
            "due": int(state.field(PAY_DUE)),
            "colours": [name for at, name in enumerate(COLOURS) if colours >> at & 1],
        }
        if own:
            asked["chosen"] = hand_names(state.field(CHOSEN))
        return asked

    def words(self, state: State) -> Message:
        due = int(state.field(PAY_DUE))
        colours = state.field(PAY_COLOURS)
        paid = state.field(CHOSEN)
        chosen: Sentence = ""
        if paid:
            chosen = Message("cr-chosen-worth", cards=hand_words(paid), worth=int(worth(paid)))
        if colours == ANY_COLOUR:
            return Message("cr-ask-pay", due=due, chosen=chosen)
        return Message("cr-ask-pay-in", due=due, colours=any_colour(colours), chosen=chosen)

    def message(self, state: State, action: i64) -> Message | None:
        if verb(action) != PAY:
            return None
        cards = forced_before(state) + with_forced(state, action, PAY)
        return Message("cr-pay", card=hand_words(cards))


def forced_before(state: State) -> i64:
    """The cards that were chosen before anything was asked, as a hand; none after an answer."""
    chosen = state.field(CHOSEN)
    twin = state.twin()
    twin.set_field(CHOSEN, 0)
    twin.set_field(LOWEST, 0)
    out = Actions()
    while twin.field(CHOSEN) != chosen:
        out.clear()
        twin.decision().ask(twin, out)
        if out.count != 1:
            return 0
        twin.decision().answer(twin, out.items[0])
    return chosen


def colours_of(state: State, card: i64) -> i64:
    """The colours in which a building card is bought, as a set (CR-8.3)."""
    return bit(state.values.top[card]) | bit(state.values.bottom[card])
