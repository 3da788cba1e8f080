"""The crafts' guild and work tokens: points that make, fetch and move goods (chapter 9)."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import EXTRA, FETCH, MAKE, STOP, verb
from kontor.craftsmen.goods import GOODS, MEAT, RAW
from kontor.craftsmen.layout import (
    BUILT,
    CRAFT_LEFT,
    CRAFT_RAW,
    CRAFT_TOKENS,
    D_PUT,
    D_SHIP,
    F_POWER,
    F_SEAT,
    READY,
    WANTED,
    WORK,
    WORKS,
)
from kontor.craftsmen.layout import MARKET as OWN_MARKET
from kontor.craftsmen.phrases import (
    good_word,
    noted,
    points_notes,
    power_note,
)
from kontor.craftsmen.reasons import (
    MARKET_EMPTY,
    NO_ICON,
    NO_PLACE,
    NO_PRIVILEGE,
    NO_SECOND,
    NO_WORK,
    NOT_BUILT,
    NOT_READY,
    OK,
)
from kontor.craftsmen.scoring import MADE
from kontor.craftsmen.state import Decision, Range, State


def points_left(state: State) -> i64:
    """Work points that can still be spent: of the helper, or own tokens."""
    return (
        state.of(state.field(F_SEAT), WORK)
        if state.field(CRAFT_TOKENS) == 1
        else state.field(CRAFT_LEFT)
    )


def why_not_raw(state: State, seat: i64, good: i64) -> i64:
    """Why a raw good cannot be made (CR-9.5 to CR-9.9)."""
    if state.of(seat, BUILT) >> good & 1 == 0:
        return NOT_BUILT
    if state.market(seat) < state.values.market_limit:
        return OK
    return OK if state.of(seat, WANTED) >> good & 1 else i64(NO_PLACE)


def why_not_make(state: State, seat: i64, good: i64) -> i64:
    """Why a work point cannot make this good."""
    if points_left(state) == 0:
        return NO_WORK
    if good < RAW:
        return why_not_raw(state, seat, good)
    if state.of(seat, BUILT) >> good & 1 == 0:
        return NOT_BUILT
    return OK if state.of(seat, READY) >> good & 1 else i64(NOT_READY)


def why_not_fetch(state: State, seat: i64, good: i64) -> i64:
    """Why a marker cannot come from the market as this good (CR-9.14)."""
    if points_left(state) == 0:
        return NO_WORK
    if state.market(seat) == 0:
        return MARKET_EMPTY
    return OK if state.of(seat, WANTED) >> good & 1 else i64(NO_ICON)


def why_not_extra(state: State, seat: i64, good: i64) -> i64:
    """Why the privilege cannot make a second raw good now (CR-9.45 to CR-9.47)."""
    if not state.has_privilege():
        return NO_PRIVILEGE
    if state.field(CRAFT_RAW) == 0:
        return NO_SECOND
    return why_not_raw(state, seat, good)


@final
class Craft(Decision):
    """What is the next work point for?"""

    def begins(self, state: State) -> bool:
        return True

    def is_silent(self, state: State, action: i64) -> bool:
        """Work that is done, and tokens that are kept."""
        return state.field(CRAFT_TOKENS) == 1 or points_left(state) == 0

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {CRAFT_LEFT: (0, 999), CRAFT_TOKENS: (0, 1), CRAFT_RAW: (0, 1)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        if points_left(state) > 0:
            self.list_raw(state, seat, MAKE, out)
            ready = state.of(seat, READY)
            if ready != 0:
                for good in range(i64(RAW), i64(GOODS)):
                    if ready >> good & 1:
                        out.add(MAKE + good)
            if state.market(seat) > 0:
                wanted = state.of(seat, WANTED)
                for good in range(i64(RAW)):
                    if wanted >> good & 1:
                        out.add(FETCH + good)
        if state.field(CRAFT_RAW) == 1 and state.has_privilege():
            self.list_raw(state, seat, EXTRA, out)
        out.add(STOP)

    def list_raw(self, state: State, seat: i64, verb: i64, out: Actions) -> None:
        built = state.of(seat, BUILT)
        if state.market(seat) >= state.values.market_limit:
            built &= state.of(seat, WANTED)
        for good in range(i64(RAW)):
            if built >> good & 1:
                out.add(verb + good)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action == STOP:
            state.pop()
            return
        if action >= EXTRA and action < FETCH:
            state.use_privilege()
            state.set_field(CRAFT_RAW, 0)
            state.push(D_PUT, seat, action - EXTRA, 1)
            return
        self.spend(state, seat)
        if action >= FETCH:
            state.set_field(CRAFT_RAW, 0)
            state.add(seat, OWN_MARKET, -1)
            state.push(D_PUT, seat, action - FETCH, 0)
            return
        good = action - MAKE
        state.set_field(CRAFT_RAW, 1 if good < RAW else 0)
        make(state, seat, good)

    def spend(self, state: State, seat: i64) -> None:
        """One work point less; a token goes back to the pool."""
        if state.field(CRAFT_TOKENS) == 1:
            state.add(seat, WORK, -1)
            state.row[WORKS] += 1
        else:
            state.add_to_field(CRAFT_LEFT, -1)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {
            "work_points": int(points_left(state)),
            "tokens": state.field(CRAFT_TOKENS) == 1,
        }

    def words(self, state: State) -> Message:
        left = int(points_left(state))
        if left == 0:
            return Message("cr-ask-craft-extra")
        return Message(
            "cr-ask-tokens" if state.field(CRAFT_TOKENS) else "cr-ask-craft", points=left
        )

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if action == STOP:
            return self.stop_message(state)
        if kind == FETCH:
            return Message("cr-fetch", good=good_word(int(action - FETCH)))
        if kind == EXTRA:
            notes = noted([power_note(state.field(F_POWER))])
            return Message("cr-extra", good=good_word(int(action - EXTRA)), notes=notes)
        if kind != MAKE:
            return None
        good = action - MAKE
        notes = noted(points_notes(int(state.values.points[good])))
        name = good_word(int(good))
        return Message("cr-make-cargo" if good >= MEAT else "cr-make", good=name, notes=notes)

    def stop_message(self, state: State) -> Message:
        """What is left is lost, but tokens are kept."""
        left = int(points_left(state))
        if state.field(CRAFT_TOKENS):
            return Message("cr-stop-tokens", tokens=left)
        return Message("cr-stop-work", points=left) if left else Message("cr-stop-done")


def make(state: State, seat: i64, good: i64) -> None:
    """Produce a good; where it goes is asked next."""
    if good < RAW:
        state.push(D_PUT, seat, good, 1)
        return
    state.use_up(seat, good)
    if good < MEAT:
        state.score(seat, MADE, state.values.points[good])
        state.push(D_PUT, seat, good, 0)
    else:
        state.push(D_SHIP, seat, good)
