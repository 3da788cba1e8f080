"""Sending helpers to the guilds, and the fee for covering a disc (chapter 4)."""

from typing import Any, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message, seat_name
from kontor.craftsmen.actions import COVER, GIVE, PASS, POINTS, SEND, verb
from kontor.craftsmen.goods import bit
from kontor.craftsmen.hands import list_capital
from kontor.craftsmen.layout import (
    D_FEE,
    F_SEAT,
    FEE_OWNER,
    HELD,
    HELPERS,
    PASSED,
    QUEUE,
    QUEUE_SIZE,
    YEAR,
)  # fmt: skip
from kontor.craftsmen.layout import POINTS as TRACK
from kontor.craftsmen.phrases import capital_word, guild_word, noted
from kontor.craftsmen.reasons import (
    COVERED,
    FREE_SPACE,
    GUILD_FULL,
    NO_FEE,
    OK,
    QUEUE_FULL,
    SPACE_FREE,
    TWO_HERE,
    UNUSED_SPACE,
)
from kontor.craftsmen.scoring import FEES
from kontor.craftsmen.state import Decision, Range, State


def spaces(state: State) -> i64:
    """How many spaces a queue has (CR-4.6, CR-16.2)."""
    return 2 if state.players == 2 else 3


def disc(state: State, guild: i64, space: i64, upper: i64) -> i64:
    """Whose disc lies there: seat + 1, or 0."""
    return state.row[QUEUE + guild * QUEUE_SIZE + 2 * space + upper]


def free_space(state: State, guild: i64) -> i64:
    """The first free space of a queue, or -1."""
    for space in range(spaces(state)):
        if disc(state, guild, space, 0) == 0:
            return space
    return -1


def helpers_of(state: State, guild: i64, seat: i64) -> i64:
    count: i64 = 0
    first = QUEUE + guild * QUEUE_SIZE
    for at in range(first, first + QUEUE_SIZE):
        if state.row[at] == seat + 1:
            count += 1
    return count


def why_not_send(state: State, seat: i64, guild: i64) -> i64:
    """Why a helper cannot go to a free space of a guild."""
    if state.row[HELD + guild] == state.values.guild_limit[state.players]:
        return GUILD_FULL
    if helpers_of(state, guild, seat) == state.values.helpers_in_guild:
        return TWO_HERE
    return OK if free_space(state, guild) >= 0 else i64(QUEUE_FULL)


def why_not_cover(state: State, seat: i64, guild: i64, space: i64) -> i64:
    """Why a helper cannot be put on top of another disc."""
    if space >= spaces(state):
        return UNUSED_SPACE
    found = why_not_send(state, seat, guild)
    if found == OK:
        return FREE_SPACE if disc(state, guild, space, 0) else i64(SPACE_FREE)
    if found != QUEUE_FULL:
        return found
    if disc(state, guild, space, 1):
        return COVERED
    if not owes_fee(state, seat, guild, space) or state.cards_held(seat) > 0:
        return OK
    return OK if state.of(seat, TRACK) >= state.values.fee[state.row[YEAR]] else i64(NO_FEE)


def owes_fee(state: State, seat: i64, guild: i64, space: i64) -> bool:
    """Whether covering this disc costs something (CR-4.12 to CR-4.16, CR-16.5)."""
    if state.players == 2 or disc(state, guild, space, 0) == seat + 1:
        return False
    return state.values.ribbon[guild * 3 + space] == 0


@final
class Send(Decision):
    """Where does the next helper go?"""

    def begins(self, state: State) -> bool:
        return True

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        for guild in range(i64(6)):
            found = why_not_send(state, seat, guild)
            if found == OK:
                out.add(SEND + guild)
            elif found == QUEUE_FULL:
                for space in range(spaces(state)):
                    if why_not_cover(state, seat, guild, space) == OK:
                        out.add(COVER + guild * 3 + space)
        out.add(PASS)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        state.pop()
        if action == PASS:
            state.row[PASSED] |= bit(seat)
        elif action < COVER:
            guild = action - SEND
            place(state, seat, guild, free_space(state, guild), 0)
        else:
            cover(state, seat, (action - COVER) // 3, (action - COVER) % 3)

    def words(self, state: State) -> Message:
        return Message("cr-ask-send", helpers=int(state.of(state.field(F_SEAT), HELPERS)))

    def message(self, state: State, action: i64) -> Message | None:
        kind = verb(action)
        if action == PASS:
            return Message("cr-pass")
        if kind == COVER:
            return cover_message(state, (action - COVER) // 3, (action - COVER) % 3)
        if kind != SEND:
            return None
        guild = action - SEND
        notes = space_notes(state, guild, free_space(state, guild))
        return Message("cr-send", guild=guild_word(int(guild)), notes=noted(notes))


def place(state: State, seat: i64, guild: i64, space: i64, upper: i64) -> None:
    state.row[QUEUE + guild * QUEUE_SIZE + 2 * space + upper] = seat + 1
    state.row[HELD + guild] += 1
    state.add(seat, HELPERS, -1)


def cover(state: State, seat: i64, guild: i64, space: i64) -> None:
    """Put a disc on another; its owner is paid, or draws a card in a game of two."""
    owner = disc(state, guild, space, 0) - 1
    due = owes_fee(state, seat, guild, space)
    place(state, seat, guild, space, 1)
    if due:
        state.push(D_FEE, seat, owner)
    elif state.players == 2 and owner != seat and state.can_draw():
        state.draw_into(owner)
        state.limit(owner, state.values.hand_limit)


def cover_message(state: State, guild: i64, space: i64) -> Message:
    """Whose disc is covered, and what that costs."""
    seat = state.field(F_SEAT)
    owner = int(disc(state, guild, space, 0)) - 1
    if owes_fee(state, seat, guild, space):
        price = Message("cr-note-fee", points=int(state.values.fee[state.row[YEAR]]))
    elif state.players == 2 and owner != seat:
        price = Message("cr-note-draws", owner=seat_name(owner))
    else:
        price = Message("cr-note-no-fee")
    where = guild_word(int(guild))
    notes = noted([price, *space_notes(state, guild, space)])
    if owner == seat:
        return Message("cr-cover-own", guild=where, space=int(space) + 1, notes=notes)
    whose = seat_name(owner)
    return Message("cr-cover", guild=where, space=int(space) + 1, owner=whose, notes=notes)


def space_notes(state: State, guild: i64, space: i64) -> list[Message]:
    """What a space is good for."""
    if space < 0 or state.values.gold[guild * 3 + space] == 0:
        return []
    return [Message("cr-note-gold")]


@final
class Fee(Decision):
    """One capital card, or points?"""

    def is_detail(self, state: State) -> bool:
        return True

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {FEE_OWNER: (0, 4)}

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        list_capital(state.capital(seat), GIVE, out)
        if state.of(seat, TRACK) >= state.values.fee[state.row[YEAR]]:
            out.add(POINTS)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        owner = state.field(FEE_OWNER)
        state.pop()
        if action == POINTS:
            due = state.values.fee[state.row[YEAR]]
            state.score(seat, FEES, -due)
            state.score(owner, FEES, due)
        else:
            state.hand_over(seat, action - GIVE, owner)
            state.limit(owner, state.values.hand_limit)

    def describe(self, state: State, own: bool) -> dict[str, Any]:
        return {
            "owner": int(state.field(FEE_OWNER)),
            "points": int(state.values.fee[state.row[YEAR]]),
        }

    def words(self, state: State) -> Message:
        return Message(
            "cr-ask-fee",
            owner=seat_name(int(state.field(FEE_OWNER))),
            points=int(state.values.fee[state.row[YEAR]]),
        )

    def message(self, state: State, action: i64) -> Message | None:
        owner = seat_name(int(state.field(FEE_OWNER)))
        if action == POINTS:
            due = int(state.values.fee[state.row[YEAR]])
            return Message("cr-points", points=due, owner=owner)
        if verb(action) != GIVE:
            return None
        return Message("cr-give-fee", card=capital_word(int(action - GIVE)), owner=owner)
