"""What the learned evaluation of Le Havre looks at: one seat's position as a row of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.le_havre.goods import BREAD, CRAFT, FISH, GOODS, MEAT, OFFERS, SHIP_KINDS, SMOKED_FISH
from kontor.le_havre.layout import (
    FISHERS,
    FLEET,
    HAMMERS,
    IN_TOWN,
    LAST,
    MAINS,
    MODERN,
    MOVER,
    OFFER,
    PILES,
    POWERS,
    ROUND,
    SPECIALS,
    STACKS,
    STANDINGS,
    TURN,
)
from kontor.le_havre.payment import energy
from kontor.le_havre.scoring import Holdings
from kontor.le_havre.state import State
from kontor.players.le_havre.evaluation import Appraisal, actions_left, goods

STANDARD: Final = 33  # the buildings that are in every box, always numbered alike
KNOTS: Final = vec[float]([0.0, 1.0, 2.0, 3.0, 4.5, 7.0, 10.0, 14.0, 20.0, 28.0, 38.0])

# Where each group begins
TIME: Final = 0  # how many actions are left, spread over two neighbouring knots
TABLE: Final = 11  # players, variant, whose turn
STOCK: Final = 24  # goods, twice: how many, and the first few
PURSE: Final = 56
FOOD: Final = 60
SHIPS: Final = 68
ESTATE: Final = 78
WORTHS: Final = 92
RIVALS: Final = 100
QUAY: Final = 106
HARBOUR: Final = 113
BUILT: Final = 123
OWNED: Final = 156
TAKEN: Final = 189
NEXT: Final = 222
SIZE: Final = 255


def fill(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Write down the features of a seat; all numbers of `x` are zero before."""
    fill_time(state, seat, x)
    fill_stock(state, seat, x)
    fill_food(state, seat, x)
    fill_ships(state, seat, appraisal.holdings, x)
    fill_estate(state, seat, appraisal, x)
    fill_rivals(state, seat, appraisal.holdings, x)
    fill_harbour(state, x)
    fill_town(state, seat, x)


def fill_time(state: State, seat: i64, x: vec[float]) -> None:
    """How long the game still goes, for whom, and who is at it."""
    row = state.row
    left = actions_left(state, seat)
    at: i64 = 0
    last = i64(len(KNOTS)) - 1
    while at < last - 1 and left > KNOTS[at + 1]:
        at += 1
    share = min((left - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at]), 1.0)
    x[TIME + at] = 1.0 - share
    x[TIME + at + 1] = share
    x[TABLE + state.players - 1] = 1.0
    x[TABLE + 5] = 1.0 if state.rules.variant == "short" else 0.0
    x[TABLE + 6] = float(row[TURN]) / 7.0
    wait = (seat - row[MOVER] + state.players) % state.players
    x[TABLE + 7] = float(wait) / 4.0
    if wait == 0 and row[MAINS] > 0:
        x[TABLE + 8] = 1.0
    if row[LAST] == 1:
        x[TABLE + 9] = 1.0
    rounds = state.rules.rounds
    at = row[ROUND] - 1
    x[TABLE + 10] = float(rounds.harvest[at])
    x[TABLE + 11] = float(rounds.town[at])
    x[TABLE + 12] = float(rounds.count - row[ROUND]) / 20.0


def fill_stock(state: State, seat: i64, x: vec[float]) -> None:
    """Goods, francs and loans."""
    for good in range(i64(GOODS)):
        number = state.has(seat, good)
        if number > 0:
            x[STOCK + good] = float(min(number, i64(30))) / 8.0
            x[STOCK + GOODS + good] = float(min(number, i64(3))) / 3.0
    francs = state.francs(seat)
    x[PURSE] = float(min(francs, i64(80))) / 20.0
    x[PURSE + 1] = float(min(francs, i64(6))) / 6.0
    loans = state.loans(seat)
    x[PURSE + 2] = float(loans) / 4.0
    x[PURSE + 3] = 1.0 if loans > 0 else 0.0


def fill_food(state: State, seat: i64, x: vec[float]) -> None:
    """Food in stock against the meal of this round, of the next, and of all."""
    rounds = state.rules.rounds
    served = state.ship_food(seat)
    stock = (
        3 * state.has(seat, MEAT)
        + 2 * (state.has(seat, SMOKED_FISH) + state.has(seat, BREAD))
        + state.has(seat, FISH)
    )
    money = state.francs(seat)
    x[FOOD] = float(min(stock, i64(60))) / 20.0
    first = state.row[ROUND] - 1
    due: i64 = 0
    for at in range(first, rounds.count):
        due += max(rounds.food[at] - served, i64(0))
        if at == first:
            x[FOOD + 1] = float(max(due - stock, i64(0))) / 10.0
            x[FOOD + 2] = float(max(due - stock - money, i64(0))) / 10.0
        elif at == first + 1:
            x[FOOD + 3] = float(max(due - stock, i64(0))) / 10.0
            x[FOOD + 4] = float(max(due - stock - money, i64(0))) / 10.0
        elif at == first + 3:
            x[FOOD + 5] = float(max(due - stock, i64(0))) / 20.0
    x[FOOD + 6] = float(max(due - stock, i64(0))) / 60.0
    x[FOOD + 7] = float(max(stock - due, i64(0))) / 20.0


def fill_ships(state: State, seat: i64, holdings: Holdings, x: vec[float]) -> None:
    """Ships by what they carry and feed, and the energy for them."""
    if state.of(seat, FLEET) > 0:
        room: i64 = 0
        for kind in range(i64(SHIP_KINDS)):
            number = state.ships_of_kind(seat, kind)
            x[SHIPS + kind] = float(number) / 3.0
            room += number * state.rules.ships.capacity[kind]
        x[SHIPS + 4] = float(room) / 10.0
        x[SHIPS + 5] = float(state.ship_food(seat)) / 20.0
        x[SHIPS + 6] = float(min(3 * state.of(seat, FLEET), energy(state, seat))) / 10.0
        x[SHIPS + 7] = float(holdings.ships[seat]) / 40.0
    power = energy(state, seat)
    x[SHIPS + 8] = float(min(power, i64(12))) / 12.0
    x[SHIPS + 9] = float(min(power, i64(100))) / 40.0


def fill_estate(state: State, seat: i64, appraisal: Appraisal, x: vec[float]) -> None:
    """Buildings and their powers, and the parts of the hand-made evaluation."""
    for kind in range(i64(5)):
        x[ESTATE + kind] = float(state.kinds(seat, CRAFT + kind)) / 4.0
    hammers = state.of(seat, HAMMERS)
    fishers = state.of(seat, FISHERS)
    x[ESTATE + 5] = float(min(hammers, i64(5))) / 5.0
    x[ESTATE + 6] = float(min(fishers, i64(5))) / 5.0
    powers = state.of(seat, POWERS)
    for at in range(i64(6)):
        x[ESTATE + 7 + at] = float(powers >> at & 1)
    x[ESTATE + 13] = float(appraisal.holdings.buildings[seat]) / 60.0
    if state.row[LAST] == 1:
        appraisal.count_rest(state, seat)
    x[WORTHS] = appraisal.wealth / 60.0
    x[WORTHS + 1] = appraisal.lateness
    x[WORTHS + 2] = appraisal.goods / 30.0
    x[WORTHS + 3] = appraisal.shipping / 30.0
    x[WORTHS + 4] = appraisal.meals / 60.0
    x[WORTHS + 5] = appraisal.estate / 10.0
    x[WORTHS + 6] = x[WORTHS + 1] * x[WORTHS + 2]
    x[WORTHS + 7] = x[WORTHS + 1] * x[WORTHS + 3]


def fill_rivals(state: State, seat: i64, holdings: Holdings, x: vec[float]) -> None:
    """The others, taken together."""
    others = state.players - 1
    if others == 0:
        return
    share = 1.0 / float(others)
    for other in range(state.players):
        if other != seat:
            x[RIVALS] += share * float(holdings.wealth(state, other)) / 60.0
            x[RIVALS + 1] += share * goods(state, other) / 30.0
            x[RIVALS + 2] += share * float(state.of(other, FLEET)) / 4.0
            x[RIVALS + 3] += share * float(min(energy(state, other), i64(40))) / 20.0
            x[RIVALS + 4] += share * float(state.francs(other)) / 20.0
            x[RIVALS + 5] += share * float(state.loans(other)) / 4.0


def fill_harbour(state: State, x: vec[float]) -> None:
    """Offers, and ships for sale."""
    row = state.row
    for offer in range(i64(OFFERS)):
        x[QUAY + offer] = float(min(row[OFFER + offer], i64(12))) / 6.0
    for kind in range(i64(SHIP_KINDS)):
        left = row[STACKS + kind]
        if left > 0:
            x[HARBOUR + kind] = float(left) / 5.0
            x[HARBOUR + 4 + kind] = float(state.rules.ships.value[state.top_ship(kind)]) / 20.0
    x[HARBOUR + 8] = 1.0 if row[MODERN] != 0 else 0.0
    x[HARBOUR + 9] = float(row[SPECIALS]) / 6.0


def fill_town(state: State, seat: i64, x: vec[float]) -> None:
    """Which of the standard buildings stand, are own, are taken, or come next."""
    row = state.row
    for at in range(state.standing, state.standing + row[STANDINGS]):
        card = row[at]
        if card < STANDARD:
            x[BUILT + card] = 1.0
            if state.where(card) == seat:
                x[OWNED + card] = 1.0
            elif state.where(card) == IN_TOWN:
                x[BUILT + card] = 0.8
    for guest in range(state.players):
        card = state.worker(guest)
        if card >= 0 and card < STANDARD:
            x[TAKEN + card] += 1.0 if guest == seat else 0.5
    for pile in range(i64(3)):
        if row[PILES + pile] > 0:
            card = state.top(pile)
            if card < STANDARD:
                x[NEXT + card] = 1.0
