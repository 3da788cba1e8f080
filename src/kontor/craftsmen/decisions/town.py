"""The town hall, and the investment at the end of a year (chapters 11 and 14)."""

from typing import Any, Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import (
    CHANGE_ORDER,
    INVEST,
    KEEP,
    STOP,
    TAKE_PRIVILEGE,
    TAKE_WORK,
    verb,
)
from kontor.craftsmen.capital import ANY_HAND, face, held, unit
from kontor.craftsmen.hands import chosen_words, hand_names, with_forced
from kontor.craftsmen.layout import (
    CHANGE,
    CHANGED,
    CHANGES,
    CHOSEN,
    F_SEAT,
    F_STEP,
    PRIVILEGE,
    PRIVILEGES,
    WORK,
    WORKS,
)  # fmt: skip
from kontor.craftsmen.phrases import colour_word, hand_words
from kontor.craftsmen.reasons import (
    CHANGED_ALREADY,
    ENOUGH_TOKENS,
    NO_CHANGE_OF_TWO,
    NO_TOKEN,
    NOT_FOUR_COLOURS,
    OK,
    TRACK_FULL,
)  # fmt: skip
from kontor.craftsmen.scoring import INVESTED
from kontor.craftsmen.state import Decision, Range, State

COLOURS: Final = 4


def why_not_token(state: State, seat: i64, pool: i64, own: i64) -> i64:
    """Why a token cannot be taken (CR-11.2, CR-11.3)."""
    if state.of(seat, own) >= state.values.token_limit:
        return ENOUGH_TOKENS
    return OK if state.row[pool] > 0 else i64(NO_TOKEN)


def why_not_change(state: State, seat: i64) -> i64:
    """Why the order cannot be changed (CR-11.5, CR-16.7)."""
    if state.players == 2:
        return NO_CHANGE_OF_TWO
    if state.of(seat, CHANGED) == 1:
        return CHANGED_ALREADY
    return OK if state.row[CHANGES] < state.values.change_fields else i64(TRACK_FULL)


@final
class TownHall(Decision):
    """A privilege token, a work token, or the order?"""

    def begins(self, state: State) -> bool:
        return True

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if why_not_token(state, seat, PRIVILEGES, PRIVILEGE) == OK:
            out.add(TAKE_PRIVILEGE)
        if why_not_token(state, seat, WORKS, WORK) == OK:
            out.add(TAKE_WORK)
        if why_not_change(state, seat) == OK:
            out.add(CHANGE_ORDER)
        out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        if action == TAKE_PRIVILEGE:
            state.row[PRIVILEGES] -= 1
            state.add(seat, PRIVILEGE, 1)
        elif action == TAKE_WORK:
            state.row[WORKS] -= 1
            state.add(seat, WORK, 1)
        elif action == CHANGE_ORDER:
            state.row[CHANGE + state.row[CHANGES]] = seat
            state.row[CHANGES] += 1
            state.put(seat, CHANGED, 1)

    def words(self, state: State) -> Message:
        return Message("cr-ask-town_hall")

    def message(self, state: State, action: i64) -> Message | None:
        if action == TAKE_PRIVILEGE:
            return Message("cr-take-privilege", left=int(state.row[PRIVILEGES]))
        if action == TAKE_WORK:
            return Message("cr-take-work", left=int(state.row[WORKS]))
        if action == CHANGE_ORDER:
            return Message("cr-change-order")
        return Message("cr-stop-town_hall") if action == STOP else None


def has_colour(hand: i64, colour: i64) -> bool:
    return hand >> 12 * colour & 4095 != 0


def why_not_invest(state: State, seat: i64) -> i64:
    """Why a seat cannot invest (CR-14.15)."""
    hand = state.capital(seat)
    for colour in range(i64(COLOURS)):
        if not has_colour(hand, colour):
            return NOT_FOUR_COLOURS
    return OK


@final
class Invest(Decision):
    """Four capital cards for their printed values? The step is the colour."""

    def begins(self, state: State) -> bool:
        return state.field(F_STEP) == 0

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, COLOURS - 1), CHOSEN: (0, ANY_HAND)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        hand = state.capital(seat)
        colour = state.field(F_STEP)
        if colour > 0 or why_not_invest(state, seat) == OK:
            for kind in range(3 * colour, 3 * colour + 3):
                if held(hand, kind) > 0:
                    out.add(INVEST + kind)
        if colour == 0:
            out.add(KEEP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == KEEP:
            state.pop()
            return
        state.add_to_field(CHOSEN, unit(action - INVEST))
        state.next_step()
        if state.field(F_STEP) == COLOURS:
            cards = state.field(CHOSEN)
            state.pop()
            state.score(seat, INVESTED, face(cards))
            state.lay_down(seat, cards)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {"chosen": hand_names(state.field(CHOSEN))} if own else {}

    def words(self, state: State) -> Message:
        colour = int(state.field(F_STEP))
        if colour == 0:
            return Message("cr-ask-invest")
        return Message("cr-ask-invest-next", colour=colour_word(colour), chosen=chosen_words(state))

    def message(self, state: State, action: i64) -> Message | None:
        if action == KEEP:
            return Message("cr-keep-capital")
        if verb(action) != INVEST:
            return None
        cards = with_forced(state, action, INVEST)
        return Message("cr-invest", card=hand_words(cards), points=int(face(cards)))
