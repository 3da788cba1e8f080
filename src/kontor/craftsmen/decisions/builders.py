"""The builders' guild: up to two buildings for one payment (chapter 7)."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import LEFT, RIGHT, STOP, verb
from kontor.craftsmen.capital import worth
from kontor.craftsmen.goods import ADVANCED, BASIC, FINAL_GOODS, FINALS, FIRST_OF, bit
from kontor.craftsmen.layout import (
    BUILD_DONE,
    BUILD_OWED,
    BUILT,
    D_PAY,
    F_POWER,
    F_SEAT,
    HAND,
    TAKEN_BONUS,
)
from kontor.craftsmen.payment import ANY_COLOUR
from kontor.craftsmen.phrases import card_word, good_word, noted, power_note
from kontor.craftsmen.reasons import NO_CAPITAL, NO_FIT, NOT_IN_HAND, OK
from kontor.craftsmen.state import Decision, Range, State

MOST = 2  # buildings of one action


def fits(state: State, seat: i64, card: i64, left: bool) -> bool:
    """Whether a card has a colour in common with its neighbour, half by half (CR-7.5)."""
    other = state.end_card(seat, left)
    values = state.values
    return values.top[card] == values.top[other] or values.bottom[card] == values.bottom[other]


def why_not_build(state: State, seat: i64, card: i64, left: bool) -> i64:
    """Why a card cannot be built at an end of the street."""
    if not state.has_card(seat, card):
        return NOT_IN_HAND
    cost = state.field(BUILD_OWED) + state.values.build_cost[state.values.kind[card]]
    if cost > worth(state.capital(seat)):
        return NO_CAPITAL
    return OK if fits(state, seat, card, left) or state.has_privilege() else i64(NO_FIT)


@final
class Build(Decision):
    """What is built next, and where?"""

    def begins(self, state: State) -> bool:
        return state.field(BUILD_DONE) == 0

    def is_silent(self, state: State, action: i64) -> bool:
        return state.field(BUILD_DONE) > 0

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {BUILD_OWED: (0, 999), BUILD_DONE: (0, MOST)}

    def ask(self, state: State, out: Actions) -> None:
        if state.field(BUILD_DONE) < MOST:
            self.list_end(state, LEFT, out)
            self.list_end(state, RIGHT, out)
        out.add(STOP)

    def list_end(self, state: State, verb: i64, out: Actions) -> None:
        """All cards that can be built at one end: the rules of `why_not_build`, all at once."""
        seat = state.field(F_SEAT)
        values = state.values
        other = state.end_card(seat, verb == LEFT)
        top = values.top[other]
        bottom = values.bottom[other]
        budget = worth(state.capital(seat)) - state.field(BUILD_OWED)
        anywhere = state.has_privilege()
        for kind in range(i64(BASIC), i64(ADVANCED) + 1):
            if values.build_cost[kind] > budget:
                continue
            cards = state.of(seat, HAND + kind - 1)
            card = FIRST_OF[kind]
            while cards != 0:
                if cards & 1:
                    if anywhere or values.top[card] == top or values.bottom[card] == bottom:
                        out.add(verb + card)
                cards >>= 1
                card += 1

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action != STOP:
            left = action < RIGHT
            card = action - LEFT if left else action - RIGHT
            if not fits(state, seat, card, left):
                state.use_privilege()
            state.drop_card(seat, card)
            state.build(seat, card, left)
            claim_bonuses(state, seat)
            state.add_to_field(BUILD_OWED, state.values.build_cost[state.values.kind[card]])
            state.add_to_field(BUILD_DONE, 1)
            if state.field(BUILD_DONE) < MOST:
                return
        due = state.field(BUILD_OWED)
        state.pop()
        if due > 0:
            state.push(D_PAY, seat, due, ANY_COLOUR)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {"owed": int(state.field(BUILD_OWED)), "built": int(state.field(BUILD_DONE))}

    def words(self, state: State) -> Message:
        has = int(worth(state.capital(state.field(F_SEAT))))
        if state.field(BUILD_DONE) > 0:
            return Message("cr-ask-build-more", owed=int(state.field(BUILD_OWED)), worth=has)
        free = state.has_privilege()
        return Message("cr-ask-build-privilege" if free else "cr-ask-build", worth=has)

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if action == STOP:
            owed = int(state.field(BUILD_OWED))
            return Message("cr-stop-pay", owed=owed) if owed else Message("cr-stop-build")
        if kind != LEFT and kind != RIGHT:
            return None
        seat = state.field(F_SEAT)
        values = state.values
        card = action - kind
        notes: list[Message] = []
        if not fits(state, seat, card, kind == LEFT):
            notes.append(power_note(state.field(F_POWER)))
        for good in range(i64(FINAL_GOODS)):
            if wins_bonus(state, state.of(seat, BUILT) | bit(values.type[card]), good):
                name = good_word(int(FINALS + good))
                notes.append(Message("cr-note-bonus", good=name, n=int(values.bonus[good])))
        return Message(
            "cr-build-left" if kind == LEFT else "cr-build-right",
            card=card_word(values.cards[card]),
            cost=int(values.build_cost[values.kind[card]]),
            notes=noted(notes),
        )


def claim_bonuses(state: State, seat: i64) -> None:
    """The first full line of a good takes its bonus token (CR-7.12, CR-7.13)."""
    built = state.of(seat, BUILT)
    for good in range(i64(FINAL_GOODS)):
        if wins_bonus(state, built, good):
            state.row[TAKEN_BONUS + good] = seat + 1


def wins_bonus(state: State, built: i64, good: i64) -> bool:
    """Whether these types of buildings are the full line of a final good whose token is left."""
    line = state.values.line[good]
    return state.row[TAKEN_BONUS + good] == 0 and built & line == line
