"""What must hold in every position of Craftsmen, looked at inside the compiled module."""

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.auditing import audit_answers, audit_frames
from kontor.craftsmen.actions import BOUND
from kontor.craftsmen.capital import cards_in, held
from kontor.craftsmen.flow import answers
from kontor.craftsmen.game import Game
from kontor.craftsmen.goods import CAPITAL as KINDS
from kontor.craftsmen.goods import CARDS, FIRST_OF, GUILDS
from kontor.craftsmen.layout import (
    BUILDINGS,
    CAPITAL,
    CARDS_HELD,
    DECK,
    DECK_ROOM,
    DECK_SIZES,
    DEPTH,
    DISCARDS,
    FRAME,
    FRAME_SIZE,
    HAND,
    HELD,
    HELPERS,
    KNOWERS,
    MARKET,
    OPEN,
    OPEN_CAPITAL,
    PRIVILEGE,
    PRIVILEGES,
    QUEUE,
    QUEUE_SIZE,
    SEAT,
    SEAT_SIZE,
    STACK,
    STACK_SIZE,
    STREET,
    WORK,
    WORKS,
)
from kontor.craftsmen.scoring import breakdown, total


def audit(state: Game) -> str:
    """What is wrong in a position; nothing as a rule."""
    for seat in range(state.players):
        found = audit_seat(state, seat)
        if found:
            return found
    return (
        audit_streets(state)
        or audit_capital(state)
        or audit_buildings(state)
        or audit_guilds(state)
        or audit_question(state)
    )


def audit_seat(state: Game, seat: i64) -> str:
    """Nothing is negative, and what is counted as it goes is what there is."""
    for field in (MARKET, PRIVILEGE, WORK, HELPERS, BUILDINGS, CARDS_HELD, CAPITAL):
        if state.of(seat, field) < 0:
            return "a seat has less than nothing"
    if cards_in(state.capital(seat)) != state.cards_held(seat):
        return "the capital cards of a seat are not what was counted"
    if sum(breakdown(state, int(seat)).values()) != total(state, seat):
        return "the parts of a score are not the score"
    return ""


def audit_streets(state: Game) -> str:
    """What a street has, wants and can make is noted as it is."""
    again = state.copy()
    for seat in range(state.players):
        again.refresh(seat)
    for at in range(i64(SEAT), i64(len(state.row))):
        if again.row[at] != state.row[at]:
            return "what a street wants or can make is not what was noted"
    return ""


def audit_capital(state: Game) -> str:
    """No capital card appears or is lost."""
    row = state.row
    counts = vec[i64]([0] * KINDS)
    for kind in range(i64(KINDS)):
        counts[kind] += row[DISCARDS + kind]
        for seat in range(state.players):
            counts[kind] += held(state.capital(seat), kind)
    for at in range(row[STACK_SIZE]):
        counts[row[STACK + at]] += 1
    for at in range(i64(2)):
        if row[OPEN_CAPITAL + at] >= 0:
            counts[row[OPEN_CAPITAL + at]] += 1
    for kind in range(i64(KINDS)):
        if counts[kind] != state.values.capital[kind]:
            return "there are not as many capital cards as were printed"
    return ""


def audit_buildings(state: Game) -> str:
    """No building card is in two places."""
    row = state.row
    seen = vec[i64]([0] * CARDS)
    for pile in range(i64(3)):
        for at in range(row[DECK_SIZES + pile]):
            seen[row[DECK + pile * DECK_ROOM + at] % KNOWERS] += 1
    for at in range(i64(6)):
        if row[OPEN + at] >= 0:
            seen[row[OPEN + at]] += 1
    for seat in range(state.players):
        see_own(state, seat, seen)
    for card in range(i64(CARDS)):
        if seen[card] > 1:
            return "a building card is in two places"
    return ""


def see_own(state: Game, seat: i64, seen: vec[i64]) -> None:
    """Count the building cards of a seat, in its street and in hand."""
    row = state.row
    own = SEAT + seat * SEAT_SIZE
    for at in range(row[own + BUILDINGS]):
        seen[row[own + STREET + at]] += 1
    for kind in range(i64(3)):
        cards = row[own + HAND + kind]
        for place in range(FIRST_OF[kind + 2] - FIRST_OF[kind + 1]):
            seen[FIRST_OF[kind + 1] + place] += cards >> place & 1


def audit_guilds(state: Game) -> str:
    """Pools are not overdrawn, and helpers stand where they were counted."""
    row = state.row
    if row[PRIVILEGES] < 0 or row[WORKS] < 0:
        return "a pool of tokens is overdrawn"
    for guild in range(i64(len(GUILDS))):
        helpers: i64 = 0
        for at in range(QUEUE + guild * QUEUE_SIZE, QUEUE + (guild + 1) * QUEUE_SIZE):
            if row[at] != 0:
                helpers += 1
        if helpers != row[HELD + guild]:
            return "the helpers of a guild are not what was counted"
    return ""


def audit_question(state: Game) -> str:
    """What is asked has answers, each once, and the same when it is asked anew."""
    depth = state.row[DEPTH]
    found = audit_frames(state.row, depth, i64(FRAME), i64(FRAME_SIZE), i64(SEAT))
    if found or depth == 0:
        return found
    return audit_answers(answers(state), answers(state.copy()), i64(BOUND))
