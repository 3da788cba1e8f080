"""What the learned evaluation of Craftsmen looks at: one seat's position as a row of numbers.

Only what the seat itself may know: its own hand, and what lies open.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.craftsmen.capital import worth as buys
from kontor.craftsmen.decisions.helpers import disc, helpers_of
from kontor.craftsmen.goods import CARGOES, CRAFTS, GUILDS, MEAT, SHIPS, YEARS
from kontor.craftsmen.layout import (
    BID_CARD,
    BID_LEADER,
    BID_TO_BEAT,
    BUILDINGS,
    BUILT,
    D_BID,
    DEPTH,
    F_KIND,
    FRAME,
    FRAME_SIZE,
    GUILD,
    HELPERS,
    MARKET,
    OPEN,
    ORDER,
    PASSED,
    PRIVILEGE,
    READY,
    SEASON,
    SEND_HELPERS,
    STAGE,
    TAKEN_BONUS,
    WANTED,
    WORK,
    YEAR,
)
from kontor.craftsmen.scoring import total
from kontor.craftsmen.state import State
from kontor.players.craftsmen.evaluation import Appraisal, bits, investment
from kontor.players.craftsmen.seasons import seasons_left, work_now
from kontor.players.craftsmen.year_end import Standings, stored

# Sizes that goods.py says, too; only names of one module become constants when it is compiled.
TYPES: Final = 23
GOODS: Final = 23
FINALS: Final = 15
RAW: Final = 7

FLAGS: Final = vec[float]([0.0, 1.0])  # quicker than to convert

# Where each group begins
TIME: Final = 0  # year, season, stage, guild
TABLE: Final = 23  # players, place in the order
CREW: Final = 30  # helpers by guild: all, those on gold, those in front
TOKENS: Final = 52
PURSE: Final = 60
ROW: Final = 72
HAND: Final = ROW + TYPES
WANTS: Final = HAND + TYPES
MADE: Final = WANTS + FINALS
SHOP: Final = MADE + TYPES - RAW  # colours of the row, number of cards
HOLDS: Final = SHOP + 8
STORES: Final = HOLDS + 16
BONUS: Final = STORES + 4
DISPLAY: Final = BONUS + 16
RIVALS: Final = DISPLAY + TYPES
WORTHS: Final = RIVALS + 8
AUCTION: Final = WORTHS + 10
SIZE: Final = AUCTION + 4


def fill(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Write down the features of a seat; all numbers of `x` are zero before."""
    fill_time(state, seat, x)
    fill_crew(state, seat, x)
    fill_purse(state, seat, appraisal, x)
    fill_row(state, seat, appraisal, x)
    fill_ships(state, seat, appraisal.standings, x)
    fill_bonuses(state, seat, appraisal, x)
    fill_display(state, seat, appraisal, x)
    fill_worths(state, seat, appraisal, x)
    fill_rivals(state, seat, appraisal, x)
    fill_auction(state, seat, appraisal, x)


def fill_time(state: State, seat: i64, x: vec[float]) -> None:
    """Year, season, stage and guild; players and place in the order."""
    row = state.row
    x[TIME + row[YEAR]] = 1.0
    x[TIME + 3 + row[SEASON]] = 1.0
    x[TIME + 7 + row[STAGE]] = 1.0
    if row[STAGE] != SEND_HELPERS:
        x[TIME + 17 + row[GUILD]] = 1.0
    x[TABLE + state.players - 2] = 1.0
    for at in range(state.players):
        if row[ORDER + at] == seat:
            x[TABLE + 4] = float(at) / float(state.players - 1)
            x[TABLE + 5] = 1.0 if at == 0 else 0.0
    x[TABLE + 6] = seasons_left(state) / 12.0


def fill_crew(state: State, seat: i64, x: vec[float]) -> None:
    """Helpers that still act in this season."""
    row = state.row
    x[TOKENS] = float(state.of(seat, HELPERS)) / 5.0
    x[TOKENS + 1] = float(row[PASSED] >> seat & 1)
    first: i64 = 0 if row[STAGE] == SEND_HELPERS else row[GUILD]
    for guild in range(first, i64(len(GUILDS))):
        number = helpers_of(state, guild, seat)
        if number > 0:
            x[CREW + guild] = float(number) / 2.0
            for at in range(i64(6)):
                if disc(state, guild, at >> 1, at & 1) == seat + 1:
                    if state.values.gold[guild * 3 + (at >> 1)]:
                        x[CREW + 6 + guild] += 1.0
                    if x[CREW + 12 + guild] == 0.0:
                        x[CREW + 12 + guild] = 1.0 - float(at) / 8.0
    x[CREW + 18] = work_now(state, seat) / 10.0
    x[CREW + 19] = (
        float(helpers_of(state, CRAFTS, seat)) * float(state.values.work[row[YEAR]]) / 10.0
    )
    x[CREW + 20] = float(state.values.work[row[YEAR]]) / 5.0


def fill_purse(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Tokens and capital."""
    x[TOKENS + 2] = float(state.of(seat, PRIVILEGE)) / 2.0
    x[TOKENS + 3] = float(state.of(seat, WORK)) / 2.0
    x[TOKENS + 4] = float(state.of(seat, MARKET)) / 2.0
    x[TOKENS + 5] = appraisal.points / 50.0
    hand = state.capital(seat)
    x[PURSE] = float(state.cards_held(seat)) / 8.0
    x[PURSE + 1] = float(buys(hand)) / 12.0
    x[PURSE + 2] = investment(hand) / 8.0
    missing = 0.0
    for colour in range(i64(4)):
        cards = hand & 4095
        hand >>= 12
        if cards == 0:
            missing += 1.0
        x[PURSE + 4 + colour] = float((cards & 15) + (cards >> 4 & 15) + (cards >> 8 & 15)) / 3.0
        x[PURSE + 8 + colour] = 1.0 if cards >> 8 else (0.5 if cards >> 4 else 0.0)
    x[PURSE + 3] = missing / 4.0


def put_flags(x: vec[float], at: i64, members: i64, count: i64) -> None:
    """Write 1 for each member of a set, and 0 for what else it could hold."""
    for place in range(count):
        x[at + place] = FLAGS[members >> place & 1]


def fill_row(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """What was built, what is in hand, what is wanted, what is ready, and the colours."""
    built = state.of(seat, BUILT)
    hand = appraisal.hand
    wanted = state.of(seat, WANTED)
    ready = state.of(seat, READY)
    put_flags(x, ROW, built, TYPES)
    put_flags(x, HAND, hand, TYPES)
    put_flags(x, WANTS, wanted, FINALS)
    put_flags(x, MADE, ready >> RAW, TYPES - RAW)
    values = state.values
    count = state.of(seat, BUILDINGS)
    for at in range(count):
        card = state.street_card(seat, at)
        x[SHOP + values.top[card]] += 0.2
        x[SHOP + values.bottom[card]] += 0.2
    x[SHOP + 4] = float(count) / 10.0
    x[SHOP + 5] = appraisal.colours / 20.0
    x[SHOP + 6] = float(min(count, i64(4))) / 4.0


def fill_ships(state: State, seat: i64, standings: Standings, x: vec[float]) -> None:
    """Ships by how the seat stands against the best other, and the granary."""
    for ship in range(i64(SHIPS)):
        own = standings.rank(ship, seat)
        best: i64 = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, standings.rank(ship, other))
        x[HOLDS + ship * 4] = float(own) / 4.0
        x[HOLDS + ship * 4 + 1] = float(best) / 4.0
        x[HOLDS + ship * 4 + 2] = float(max(own - best, i64(-4))) / 4.0
        x[HOLDS + ship * 4 + 3] = free_holds(state, ship) / 9.0
    x[STORES] = float(stored(state, seat)) / 5.0
    taken = 0.0
    useful = 0.0
    for good in range(i64(RAW), i64(MEAT)):
        if state.granary(good, 0) != 0:
            taken += 1.0
            if state.of(seat, WANTED) >> good & 1:
                useful += 1.0
        if state.granary(good, 1) != 0:
            taken += 1.0
    x[STORES + 1] = taken / 14.0
    x[STORES + 2] = useful / 3.0


def free_holds(state: State, ship: i64) -> float:
    """Goods that a ship carries and still has room for."""
    free = 0.0
    for good in range(i64(MEAT), i64(GOODS)):
        taken = state.hold_left(ship, good) != 0 and state.hold_right(ship, good) != 0
        if state.values.hold[ship * CARGOES + good - MEAT] > 0 and not taken:
            free += 1.0
    return free


def fill_bonuses(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Bonus tokens that are left, and how much of each line is there."""
    built = state.of(seat, BUILT)
    hand = appraisal.hand
    for good in range(i64(8)):
        if state.row[TAKEN_BONUS + good] == 0:
            line = state.values.line[good]
            length = float(bits(line))
            x[BONUS + good] = float(bits(line & built)) / length
            x[BONUS + 8 + good] = float(bits(line & (built | hand))) / length


def fill_display(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Open building cards that would be new."""
    have = state.of(seat, BUILT) | appraisal.hand
    for at in range(i64(6)):
        card = state.row[OPEN + at]
        if card >= 0:
            made = state.values.type[card]
            if have >> made & 1 == 0:
                x[DISPLAY + made] = 1.0


def fill_rivals(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """The others, taken together."""
    share = 1.0 / float(state.players - 1)
    most = 0.0
    for other in range(state.players):
        if other != seat:
            points = float(total(state, other))
            most = max(most, points)
            x[RIVALS] += share * points / 50.0
            x[RIVALS + 1] += share * float(state.of(other, BUILDINGS)) / 10.0
            x[RIVALS + 2] += share * float(state.of(other, HELPERS)) / 5.0
            x[RIVALS + 3] += share * float(state.cards_held(other)) / 8.0
            x[RIVALS + 4] += share * float(state.of(other, WORK)) / 2.0
            x[RIVALS + 5] += share * work_now(state, other) / 10.0
            x[RIVALS + 6] += share * appraisal.potential_of(state, other) / 50.0
    x[RIVALS + 7] = most / 50.0


def fill_worths(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """The parts of the hand-made evaluation."""
    x[WORTHS] = appraisal.in_row / 50.0
    x[WORTHS + 1] = (appraisal.planned - appraisal.in_row) / 30.0
    x[WORTHS + 2] = appraisal.ships / 20.0
    x[WORTHS + 3] = appraisal.colours * float(YEARS - state.row[YEAR]) / 40.0
    x[WORTHS + 4] = appraisal.capital / 10.0
    x[WORTHS + 5] = appraisal.lines / 10.0
    x[WORTHS + 6] = appraisal.progress / 10.0
    x[WORTHS + 7] = appraisal.best
    x[WORTHS + 8] = appraisal.best_planned
    x[WORTHS + 9] = float(buys(state.capital(seat))) * appraisal.left / 100.0


def fill_auction(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """An open auction: whether the seat leads, and for how much; new cards count."""
    row = state.row
    for depth in range(row[DEPTH]):
        at = FRAME + depth * FRAME_SIZE
        if row[at + F_KIND] == D_BID:
            card = row[at + BID_CARD]
            is_new = (state.of(seat, BUILT) | appraisal.hand) >> state.values.type[card] & 1
            x[AUCTION] = 1.0
            if row[at + BID_LEADER] == seat:
                x[AUCTION + 1] = 1.0
                x[AUCTION + 2] = float(row[at + BID_TO_BEAT]) / 10.0
                x[AUCTION + 3] = 1.0 - float(is_new)
