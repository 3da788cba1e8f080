"""The one place where food, energy and money are paid.

A payment goes kind by kind from the most valuable token down (LH-9): each step asks how many
of one kind, bounded so that the rest can be covered and that no token could be left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.cards import SAVE_ENERGY
from kontor.le_havre.goods import (
    BREAD,
    CHARCOAL,
    COAL,
    COKE,
    FISH,
    FRANCS,
    GRAIN,
    MEAT,
    SMOKED_FISH,
    WOOD,
)  # fmt: skip
from kontor.le_havre.layout import D_PAY, WINDED
from kontor.le_havre.reasons import OK
from kontor.le_havre.state import Effect, State

FOOD: Final = 0
ENERGY: Final = 1
FUEL: Final = 2  # energy of ships when grain counts too
STEPS: Final = 5  # kinds of tokens per unit
BANK: Final = -1  # a payee that is no seat

# How a payment is guarded; a positive number is how many tokens must be left
UNGUARDED: Final = 0
KEEP_ACTION: Final = -1

KIND_OF: Final = vec[i64]([
    MEAT, SMOKED_FISH, BREAD, FISH, FRANCS,
    COKE, CHARCOAL, COAL, WOOD, WOOD,
    COKE, CHARCOAL, COAL, GRAIN, WOOD,
])  # fmt: skip
WORTH_OF: Final = vec[i64]([3, 2, 2, 1, 1, 10, 3, 3, 1, 0, 10, 3, 3, 2, 1])


def token(unit: i64, step: i64) -> i64:
    """The good that a step of a payment asks for."""
    return KIND_OF[unit * STEPS + step]


def worth(unit: i64, step: i64) -> i64:
    """What one token counts; nothing for a step that is not used."""
    return WORTH_OF[unit * STEPS + step]


def means(state: State, seat: i64, unit: i64, step: i64 = 0) -> i64:
    """What a seat could pay with the tokens from a step on."""
    total: i64 = 0
    first = unit * STEPS
    for at in range(first + step, first + STEPS):
        total += state.has(seat, KIND_OF[at]) * WORTH_OF[at]
    return total


def food(state: State, seat: i64) -> i64:
    """Food and francs together, in food."""
    return (
        3 * state.has(seat, MEAT)
        + 2 * (state.has(seat, SMOKED_FISH) + state.has(seat, BREAD))
        + state.has(seat, FISH)
        + state.has(seat, FRANCS)
    )


def energy(state: State, seat: i64) -> i64:
    """All energy of a seat."""
    return (
        10 * state.has(seat, COKE)
        + 3 * (state.has(seat, CHARCOAL) + state.has(seat, COAL))
        + state.has(seat, WOOD)
    )


def least(state: State, seat: i64, unit: i64, step: i64, due: i64) -> i64:
    """The fewest tokens of this step that leave a rest which the later steps can cover."""
    value = worth(unit, step)
    missing = due - means(state, seat, unit, step + 1)
    if missing <= 0 or value == 0:
        return 0
    return (missing + value - 1) // value


def most(state: State, seat: i64, unit: i64, step: i64, due: i64) -> i64:
    """The most tokens of this step of which none could be left out."""
    value = worth(unit, step)
    if value == 0:
        return 0
    return min(state.has(seat, token(unit, step)), (due + value - 1) // value)


def energy_due(state: State, seat: i64, needed: i64) -> i64:
    """Energy to be paid, after what the Wind Farm saves once per main action (LH-16.033)."""
    if needed > 0 and state.row[WINDED] == 0 and state.can_do(seat, SAVE_ENERGY):
        return max(needed - 3, i64(0))
    return needed


def fewest_tokens(state: State, seat: i64, unit: i64, due: i64) -> i64:
    """How few tokens can cover a sum."""
    used: i64 = 0
    for step in range(i64(STEPS)):
        if due > 0:
            taken = most(state, seat, unit, step, due)
            used += taken
            due -= taken * worth(unit, step)
    return used


def leaves_enough(
    state: State, effect: Effect, seat: i64, unit: i64, step: i64, due: i64, spare: i64 = 0
) -> bool:
    """Whether some way to pay the rest leaves so many tokens, or else what the effect needs."""
    if due <= 0:
        return state.tokens(seat) >= spare if spare > 0 else effect.why_not(state, seat) == OK
    if step == STEPS:
        return False
    good = token(unit, step)
    low = least(state, seat, unit, step, due)
    taken = most(state, seat, unit, step, due)
    while taken >= low:
        state.spend(seat, good, taken)
        rest = due - taken * worth(unit, step)
        enough = leaves_enough(state, effect, seat, unit, step + 1, rest, spare)
        state.spend(seat, good, -taken)
        if enough:
            return True
        taken -= 1
    return False


def hand_over(state: State, seat: i64, good: i64, amount: i64, payee: i64) -> None:
    """Pay tokens to the bank or to another seat."""
    state.spend(seat, good, amount)
    if payee != BANK:
        state.gain(payee, good, amount)


def owe(state: State, seat: i64, unit: i64, due: i64, payee: i64, guard: i64) -> None:
    """Open a payment that leaves so many tokens, or the action below possible (see above)."""
    if due > 0:
        state.push(D_PAY, seat, payee, due, unit, guard)


def owe_energy(state: State, seat: i64, needed: i64, unit: i64 = ENERGY, spare: i64 = 0) -> None:
    """Open the payment of energy for an action, leaving at least so many tokens."""
    due = energy_due(state, seat, needed)
    if due < needed:
        state.row[WINDED] = 1
    owe(state, seat, unit, due, BANK, spare)
