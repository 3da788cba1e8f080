"""Loading final goods and meat, and bribing a captain (CR-9.32 to CR-9.39)."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.craftsmen.actions import BRIBE, LOAD, LOSE, verb
from kontor.craftsmen.goods import CARGOES, GOOD_NAMES, GOODS, MEAT, SHIPS
from kontor.craftsmen.layout import D_DISCARD, F_SEAT, SHIP_GOOD
from kontor.craftsmen.phrases import good_word, leaving_note, noted, points_notes
from kontor.craftsmen.reasons import (
    HOLD_FREE,
    HOLD_FULL,
    MUST_LOAD,
    NO_CARDS,
    NOT_CARRIED,
    OK,
    OWN_MARKER,
)
from kontor.craftsmen.scoring import MADE
from kontor.craftsmen.state import Decision, Range, State


def why_not_load(state: State, ship: i64, good: i64) -> i64:
    """Why a good cannot go to a free field of a ship."""
    if state.values.hold[ship * CARGOES + good - MEAT] == 0:
        return NOT_CARRIED
    return OK if state.hold_left(ship, good) == 0 else i64(HOLD_FULL)


def why_not_lose(state: State, good: i64) -> i64:
    """Why a good cannot be left unloaded: a field for it is free (CR-9.49)."""
    if state.rules.must_load:
        for ship in range(i64(SHIPS)):
            if why_not_load(state, ship, good) == OK:
                return MUST_LOAD
    return OK


def why_not_bribe(state: State, seat: i64, ship: i64, good: i64) -> i64:
    """Why a captain cannot be bribed (CR-9.34, CR-9.35)."""
    found = why_not_load(state, ship, good)
    if found != HOLD_FULL:
        return HOLD_FREE if found == OK else found
    if state.hold_left(ship, good) == seat + 1:
        return OWN_MARKER
    return OK if state.cards_held(seat) > 0 else i64(NO_CARDS)


@final
class Ship(Decision):
    """Which ship?"""

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {SHIP_GOOD: (MEAT, GOODS - 1)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        good = state.field(SHIP_GOOD)
        for ship in range(i64(SHIPS)):
            if why_not_load(state, ship, good) == OK:
                out.add(LOAD + ship)
        for ship in range(i64(SHIPS)):
            if why_not_bribe(state, seat, ship, good) == OK:
                out.add(BRIBE + ship)
        if why_not_lose(state, good) == OK:
            out.add(LOSE)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        good = state.field(SHIP_GOOD)
        state.pop()
        if action == LOSE:
            return
        state.score(seat, MADE, state.values.points[good])
        ship = action - BRIBE if action >= BRIBE else action - LOAD
        lying = state.hold_right(ship, good)
        if lying != 0 and action < BRIBE and state.rules.fills_rows:
            state.set_hold(ship, good, seat + 1, lying)  # CR-9.50
        else:
            # It comes in on the right and moves the earlier one to the left (CR-9.33, CR-9.34).
            state.set_hold(ship, good, lying, seat + 1)
        if action >= BRIBE:
            state.push(D_DISCARD, seat, 1)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {"good": GOOD_NAMES[state.field(SHIP_GOOD)]}

    def words(self, state: State) -> Message:
        return Message("cr-ask-ship", good=good_word(int(state.field(SHIP_GOOD))))

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        good = state.field(SHIP_GOOD)
        name = good_word(int(good))
        if action == LOSE:
            return Message("cr-lose", good=name)
        if kind != LOAD and kind != BRIBE:
            return None
        ship = action - kind
        later = int(state.values.hold[ship * CARGOES + good - MEAT])
        notes = points_notes(int(state.values.points[good]))
        notes.append(Message("cr-note-year-end", n=later))
        if kind == LOAD:
            return Message("cr-load", good=name, ship=int(ship) + 1, notes=noted(notes))
        notes.append(leaving_note(int(state.hold_left(ship, good))))
        return Message("cr-bribe", good=name, ship=int(ship) + 1, notes=noted(notes))
