"""The bankers' guild: four capital cards, then a discard (chapter 6)."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, listed
from kontor.craftsmen.actions import BOTH, DISCARD, DRAW, PRIVILEGE, STOP, TAKE, verb
from kontor.craftsmen.capital import ANY_HAND, cards_in, held, unit
from kontor.craftsmen.goods import CAPITAL, WINTER, YEARS
from kontor.craftsmen.hands import chosen_words, hand_names, with_forced
from kontor.craftsmen.layout import (
    CHOSEN,
    D_DISCARD,
    DISCARD_DUE,
    DISCARD_SAVES,
    F_DISC,
    F_POWER,
    F_SEAT,
    F_STEP,
    LIMITS,
    LOWEST,
    OPEN_CAPITAL,
    SEASON,
    STAGE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.phrases import capital_word, hand_words, noted, power_note
from kontor.craftsmen.state import Decision, Range, State

TAKEN = 4  # cards of one action
GIVEN_BACK = 2  # of them, without the privilege


@final
class Bank(Decision):
    """One of the open cards, or both, or nothing at all?"""

    def begins(self, state: State) -> bool:
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (0, 1)}

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == 1:  # CR-6.6
            state.refill_capital()
            state.pop()
            return True
        return False

    def ask(self, state: State, out: Actions) -> None:
        first = state.row[OPEN_CAPITAL]
        second = state.row[OPEN_CAPITAL + 1]
        list_open_cards(state, out)
        if first < 0 and second < 0:  # CR-6.8
            out.add(DRAW)
        if first >= 0 and second >= 0:
            out.add(BOTH)
        out.add(STOP)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == STOP:
            state.pop()
        elif action == BOTH:
            state.take_open(seat, state.row[OPEN_CAPITAL])
            state.take_open(seat, state.row[OPEN_CAPITAL + 1])
            self.draw(state, TAKEN - 2)
        elif action == DRAW:
            self.draw(state, TAKEN)
        else:
            state.take_open(seat, action - TAKE)
            self.draw(state, TAKEN - 1)

    def draw(self, state: State, count: i64) -> None:
        """Take the rest from the stack, and let the seat discard (CR-6.3 to CR-6.5)."""
        seat = state.field(F_SEAT)
        for _ in range(count):
            state.draw_into(seat)
        cards = state.cards_held(seat)
        surplus = cards - state.values.hand_limit
        due = min(max(surplus, i64(GIVEN_BACK)), cards)
        disc = state.field(F_DISC)
        power = state.field(F_POWER)
        state.next_step()
        if due > 0:
            # The privilege saves a card only where the limit would not take it anyway.
            state.push(D_DISCARD, seat, due, 1 if due == GIVEN_BACK and surplus < due else 0)
            state.empower(disc, power)

    def words(self, state: State) -> Message:
        return Message("cr-ask-bank", all=TAKEN)

    def message(self, state: State, action: i64) -> Message | None:
        if action == STOP:
            return Message("cr-stop-bank")
        if action == DRAW:
            return Message("cr-draw-all", cards=TAKEN)
        if action == BOTH:
            first, second = state.row[OPEN_CAPITAL], state.row[OPEN_CAPITAL + 1]
            cards = listed([capital_word(int(first)), capital_word(int(second))])
            return Message("cr-take-both", both=cards, more=TAKEN - 2)
        if verb(action) != TAKE:
            return None
        return Message("cr-take-first", card=capital_word(int(action - TAKE)), more=TAKEN - 1)


def list_open_cards(state: State, out: Actions) -> None:
    """The open capital cards, once where both are of one kind."""
    first = state.row[OPEN_CAPITAL]
    second = state.row[OPEN_CAPITAL + 1]
    if first >= 0:
        out.add(TAKE + first)
    if second >= 0 and second != first:
        out.add(TAKE + second)


@final
class Discard(Decision):
    """Which cards are laid down?

    They are chosen in the order of their kinds and stay in hand until the last is chosen.
    """

    def is_detail(self, state: State) -> bool:
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {
            DISCARD_DUE: (1, 48),
            DISCARD_SAVES: (0, 1),
            CHOSEN: (0, ANY_HAND),
            LOWEST: (0, CAPITAL - 1),
        }

    def ask(self, state: State, out: Actions) -> None:
        rest = state.capital(state.field(F_SEAT)) - state.field(CHOSEN)
        chosen = cards_in(state.field(CHOSEN))
        due = state.field(DISCARD_DUE) - chosen
        saves = state.field(DISCARD_SAVES) == 1 and state.has_privilege()
        if saves and chosen == 0:
            due = 1
        left = cards_in(rest)
        for kind in range(i64(CAPITAL)):
            number = held(rest, kind)
            if number > 0 and kind >= state.field(LOWEST) and left >= due:
                out.add(DISCARD + kind)
            left -= number
        if saves and chosen == 1:
            out.add(PRIVILEGE)

    def answer(self, state: State, action: i64) -> None:
        if action == PRIVILEGE:
            state.use_privilege()
        else:
            state.add_to_field(CHOSEN, unit(action - DISCARD))
            state.set_field(LOWEST, action - DISCARD)
            if cards_in(state.field(CHOSEN)) < state.field(DISCARD_DUE):
                return
        seat = state.field(F_SEAT)
        cards = state.field(CHOSEN)
        state.pop()
        state.lay_down(seat, cards)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        asked: dict[str, Any] = {"cards": int(state.field(DISCARD_DUE))}
        if own:
            asked["chosen"] = hand_names(state.field(CHOSEN))
        return asked

    def words(self, state: State) -> Message:
        left = int(state.field(DISCARD_DUE) - cards_in(state.field(CHOSEN)))
        over = "yes" if is_last_limit(state) else "no"
        return Message("cr-ask-discard", over=over, cards=left, chosen=chosen_words(state))

    def message(self, state: State, action: i64) -> Message | None:
        if action == PRIVILEGE:
            return Message("cr-save", notes=noted([power_note(state.field(F_POWER))]))
        if verb(action) != DISCARD:
            return None
        return Message("cr-discard", card=hand_words(with_forced(state, action, DISCARD)))


def is_last_limit(state: State) -> bool:
    """Whether all points are given; the number of cards still breaks ties (CR-14.20, CR-15.5)."""
    is_end = state.row[SEASON] == WINTER and state.row[YEAR] + 1 == YEARS
    return is_end and state.row[STAGE] == LIMITS
