"""What happens without a decision: supply, interest, harvest, feeding, the town, the ships."""

from typing import Final

from mypy_extensions import i64

from kontor.core.buffer import Actions, spare
from kontor.core.news import EVERYBODY
from kontor.le_havre.actions import MORE
from kontor.le_havre.cards import BREED, FISHER_HUT, SECOND_ACTION, SOUP, STOCKS
from kontor.le_havre.decisions.debt import INTEREST, MEAL, interest
from kontor.le_havre.estate import LOAN_BACK, disband, empty, leave_pile, repay
from kontor.le_havre.goods import CATTLE, FISH, GRAIN, SHIP_KINDS, WOODEN, bit, offer_of
from kontor.le_havre.layout import (
    BEGIN_TURN,
    CURSOR,
    D_DEBT,
    D_TURN,
    DEPTH,
    END_TURN,
    F_BASE,
    F_KIND,
    FEED,
    FINAL,
    HARVEST,
    IN_TOWN,
    JUST_SOLD,
    LAST,
    MAINS,
    MOVER,
    OFFER,
    OVER,
    PAY_INTEREST,
    PICKET,
    PICKETED,
    ROUND,
    SHOWN,
    SOLD,
    SOLD_SHIPS,
    STAGE,
    STANDINGS,
    SUPPLY,
    TILE,
    TOWN,
    TURN,
)  # fmt: skip
from kontor.le_havre.payment import BANK
from kontor.le_havre.state import UNKNOWN, Decision, State
from kontor.le_havre.tables import PRINTED, SPECIAL_BUILDING, STANDARD_BUILDING
from kontor.le_havre.town import build_standard, reveal_special

TURNS: Final = 7


def settle(state: State) -> None:
    """Run everything that leaves no choice, until somebody has one or the game is over."""
    while True:
        if state.row[DEPTH] == 0:
            if state.row[STAGE] == OVER:
                return
            advance(state)
            continue
        if state.field(F_KIND) == D_TURN and state.row[MAINS] > 0:
            return  # the main choice of a turn is always asked
        decision = state.decision()
        if decision.resume(state):
            state.can_build = UNKNOWN
            continue
        out = fresh_answers(state, decision)
        if out.count > 1:
            return
        assert out.count == 1, "a decision without an answer"
        if state.witness is not None and not decision.is_silent(state, out.items[0]):
            state.tell_forced(int(out.items[0]))
        give(state, decision, out.items[0])


def answers(state: State) -> Actions:
    """All answers to the open decision; asked once, then kept until something is done."""
    out = state.answers
    if out is not None and state.answers_fresh:
        return out
    return fresh_answers(state, state.decision())


def fresh_answers(state: State, decision: Decision) -> Actions:
    out = state.answers
    if out is None:
        out = spare()
        state.answers = out
    out.clear()
    decision.ask(state, out)
    state.answers_fresh = True
    return out


def answer(state: State, action: i64) -> None:
    """Give an answer to the open decision."""
    give(state, state.decision(), action)


def give(state: State, decision: Decision, action: i64) -> None:
    """The same when it is known who answers for that decision."""
    state.answers_fresh = False
    state.can_build = UNKNOWN
    if action == MORE:
        state.set_field(F_BASE, state.field(F_BASE) + 128)
    else:
        decision.answer(state, action)


def advance(state: State) -> None:
    """The next step of the game while no decision is open."""
    stage = state.row[STAGE]
    if stage == SUPPLY:
        supply(state)
    elif stage == PAY_INTEREST:
        charge_interest(state)
    elif stage == BEGIN_TURN:
        begin_turn(state)
    elif stage == END_TURN:
        end_turn(state)
    elif stage == HARVEST:
        harvest(state)
    elif stage == FEED:
        feed(state)
    elif stage == TOWN:
        grow(state)
    else:
        final_turns(state)


# -- the turn ----------------------------------------------------------------------------------


def supply(state: State) -> None:
    """The ship moves to the next tile, whose two tokens come to the offers (LH-3)."""
    state.tell("supply")
    row = state.row
    tile = row[TILE + row[TURN]]
    if row[TURN] == row[SHOWN] and row[SHOWN] + 1 < TURNS:  # the last one is known (LH-21.2)
        state.show(0, EVERYBODY)
    row[SHOWN] = max(row[SHOWN], row[TURN] + 1)
    row[TURN] += 1
    row[OFFER + offer_of(PRINTED.tile_first[tile])] += 1
    row[OFFER + offer_of(PRINTED.tile_second[tile])] += 1
    row[CURSOR] = 0
    row[STAGE] = PAY_INTEREST if PRINTED.interest[tile] == 1 else BEGIN_TURN


def charge_interest(state: State) -> None:
    """Seat by seat, whoever has a loan (LH-11)."""
    seat = state.row[CURSOR]
    if seat == state.players:
        state.row[STAGE] = BEGIN_TURN
        return
    state.row[CURSOR] += 1
    due = interest(state, seat)
    if due > 0 and not state.can_do(seat, STOCKS):
        state.tell("interest")
        state.push(D_DEBT, seat, BANK, due, INTEREST)


def begin_turn(state: State) -> None:
    state.row[MAINS] = 1
    state.row[STAGE] = END_TURN
    state.push(D_TURN, state.row[MOVER], -1)


def end_turn(state: State) -> None:
    row = state.row
    mover = row[MOVER]
    forget_sales(state)
    row[MAINS] = 0
    if row[PICKETED] != 0:
        row[PICKETED] &= ~bit(mover)
        if row[PICKETED] == 0 and row[PICKET] != 0:
            disband(state)
    if row[LAST] == 1:
        row[STAGE] = FINAL
        return
    row[MOVER] = (mover + 1) % state.players
    row[STAGE] = HARVEST if row[TURN] == TURNS else SUPPLY


def forget_sales(state: State) -> None:
    """What was sold in this turn can be bought again."""
    row = state.row
    if row[SOLD] == 0:
        return
    row[SOLD] = 0
    for kind in range(i64(SHIP_KINDS)):
        row[SOLD_SHIPS + kind] = 0
    place = state.place
    for at in range(state.standing, state.standing + row[STANDINGS]):
        if row[place + row[at]] == JUST_SOLD:
            row[place + row[at]] = IN_TOWN


# -- the end of a round ------------------------------------------------------------------------


def harvest(state: State) -> None:
    """Grain and cattle grow, and the Fisherman's Hut brings fish (LH-10)."""
    state.tell("harvest")
    grows = state.rules.rounds.harvest[state.row[ROUND] - 1] == 1
    for seat in range(state.players):
        if grows:
            grow_stock(state, seat)
        if state.can_do(seat, FISHER_HUT):
            state.gain(seat, FISH, 2 if state.players <= 2 else 1)
    state.row[CURSOR] = 0
    state.row[STAGE] = FEED


def grow_stock(state: State, seat: i64) -> None:
    cattle = state.has(seat, CATTLE)
    if state.has(seat, GRAIN) >= 1:
        state.gain(seat, GRAIN, 1)
    if cattle >= 2:
        state.gain(seat, CATTLE, 2 if cattle <= 6 and state.can_do(seat, BREED) else 1)


def feed(state: State) -> None:
    """Seat by seat, what ships do not bring is owed (LH-10)."""
    seat = state.row[CURSOR]
    if seat == state.players:
        state.row[STAGE] = TOWN
        return
    state.row[CURSOR] += 1
    due = hunger(state, seat)
    if due > 0:
        state.tell("feeding")
        state.push(D_DEBT, seat, BANK, due, MEAL)


def hunger(state: State, seat: i64) -> i64:
    """Food a seat owes at the end of this round, after its ships."""
    due = state.rules.rounds.food[state.row[ROUND] - 1] - state.ship_food(seat)
    if state.can_do(seat, SOUP):
        due -= state.rules.ships.feeds(WOODEN, state.players)
    return max(due, i64(0))


def grow(state: State) -> None:
    """The town builds, the round card becomes a ship, the next round begins (LH-10)."""
    rounds = state.rules.rounds
    at = state.row[ROUND] - 1
    state.tell("town")
    if rounds.town[at] == STANDARD_BUILDING:
        take_standard(state)
    elif rounds.town[at] == SPECIAL_BUILDING:
        reveal_special(state)
    state.tell("ship")
    state.push_ship(rounds.ship[at])
    state.tell("round")
    state.row[CURSOR] = 0
    state.row[TURN] = 0
    if state.row[ROUND] == rounds.count:
        state.row[LAST] = 1
        state.row[STAGE] = FINAL
    else:
        state.row[ROUND] += 1
        state.row[STAGE] = SUPPLY


def take_standard(state: State) -> None:
    card = build_standard(state)
    if card >= 0:
        leave_pile(state, card)
        empty(state, card)
        state.assign(card, IN_TOWN)


# -- the final phase ---------------------------------------------------------------------------


def final_turns(state: State) -> None:
    """One last main action each, from the starting player on (LH-12)."""
    seat = state.row[CURSOR]
    if seat == state.players:
        close(state)
        return
    state.row[CURSOR] += 1
    state.row[MOVER] = seat
    state.row[MAINS] = 2 if state.can_do(seat, SECOND_ACTION) else 1
    state.row[STAGE] = END_TURN
    state.push(D_TURN, seat, -1)


def close(state: State) -> None:
    """Loans are repaid as far as cash allows: 5 francs now instead of 7 (LH-13)."""
    state.tell("over")
    for seat in range(state.players):
        while state.loans(seat) > 0 and state.francs(seat) >= LOAN_BACK:
            repay(state, seat)
    state.row[STAGE] = OVER
