"""The extra actions of a turn: what can be bought, sold, repaid and redeemed, and doing it."""

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import BUY, BUY_SHIP, REDEEM, REPAY, SELL, SELL_SHIP, verb
from kontor.le_havre.estate import (
    LOAN_BACK,
    PAWN,
    buy,
    buy_ship,
    redeem,
    repay,
    sell,
    sell_ship,
    why_not_buy_ship,
    why_not_repay,
)
from kontor.le_havre.goods import GOODS, NAMES, SHIP_KINDS
from kontor.le_havre.layout import (
    ESTATE,
    FLEET,
    IN_TOWN,
    LAST,
    MOVER,
    PAWNED,
    SEAT,
    SEAT_SIZE,
    SHIP_TYPES,
    SHIPS,
    STANDINGS,
    WAITING,
)  # fmt: skip
from kontor.le_havre.phrases import amount_of, ship_of_value
from kontor.le_havre.reasons import (
    EXPERT_SALE,
    OK,
)  # fmt: skip
from kontor.le_havre.state import State


def list_sales(state: State, seat: i64, out: Actions) -> None:
    """Everything that a seat could sell."""
    list_standing(state, seat, False, out)
    list_ships(state, seat, out)


def list_ships(state: State, seat: i64, out: Actions) -> None:
    """Ships that a seat could sell."""
    if state.of(seat, FLEET) == 0:
        return
    row = state.row
    first = SEAT + seat * SEAT_SIZE + SHIPS
    for type in range(i64(SHIP_TYPES)):
        if row[first + type] > 0:
            out.add(SELL_SHIP + type)


def list_standing(state: State, seat: i64, buys: bool, out: Actions) -> None:
    """Buildings that a seat could sell to the town or, if it buys too, have from it."""
    left = state.of(seat, ESTATE)
    if not buys and left == 0:
        return
    row = state.row
    place = state.place
    prices = state.rules.cards.price
    sellable = state.rules.cards.sellable
    money = state.francs(seat) if buys else i64(-1)
    items = out.items
    count = out.count
    for at in range(state.standing, state.standing + row[STANDINGS]):
        card = row[at]
        owner = row[place + card]
        if owner == seat:
            if sellable[card] == 1:
                items[count] = SELL + card
                count += 1
            left -= 1
            if left == 0 and not buys:
                break
        elif prices[card] <= money and owner == IN_TOWN and prices[card] >= 0:
            items[count] = BUY + card
            count += 1
    out.count = count


def list_settlements(state: State, seat: i64, out: Actions) -> None:
    """Repaying and redeeming, possible at any time."""
    if why_not_repay(state, seat) == OK:
        out.add(REPAY)
    if state.of(seat, PAWNED) and state.francs(seat) >= PAWN:
        for good in range(i64(GOODS)):
            if state.of(seat, PAWNED) >> good & 1:
                out.add(REDEEM + good)


def list_plans(state: State, seat: i64, out: Actions) -> None:
    """What a seat could buy that does not stand yet: pile tops, the Stadium, ships."""
    money = state.francs(seat)
    prices = state.rules.cards.price
    for pile in range(i64(3)):
        card = state.top(pile)
        if card >= 0 and prices[card] <= money and prices[card] >= 0:
            out.add(BUY + card)
    waiting = state.rules.waiting
    for at in range(i64(len(waiting))):
        card = waiting[at]
        if state.where(card) == WAITING and prices[card] <= money and prices[card] >= 0:
            out.add(BUY + card)
    if money >= state.rules.cheapest_ship:
        for kind in range(i64(SHIP_KINDS)):
            if why_not_buy_ship(state, seat, kind) == OK:
                out.add(BUY_SHIP + kind)


def list_free(state: State, seat: i64, out: Actions) -> None:
    """All extra actions of the own turn."""
    buys = state.row[LAST] == 0 and state.francs(seat) >= state.rules.cheapest
    if buys:
        list_plans(state, seat, out)
        list_standing(state, seat, True, out)
        list_ships(state, seat, out)
    else:
        list_sales(state, seat, out)
    list_settlements(state, seat, out)


def do_free(state: State, seat: i64, action: i64) -> bool:
    """Do an extra action; False when it is none."""
    if action >= BUY and action < SELL:
        buy(state, seat, action - BUY)
    elif action >= SELL and action < SELL + 128:
        sell(state, seat, action - SELL)
    elif action >= BUY_SHIP and action < BUY_SHIP + SHIP_KINDS:
        buy_ship(state, seat, action - BUY_SHIP)
    elif action >= SELL_SHIP and action < SELL_SHIP + 16:
        sell_ship(state, seat, action - SELL_SHIP)
    elif action == REPAY:
        repay(state, seat)
    elif action >= REDEEM and action < REDEEM + GOODS:
        redeem(state, seat, action - REDEEM)
    else:
        return False
    return True


def why_not_sell_now(state: State, seat: i64) -> i64:
    """Under the expert rules nothing is sold out of turn but for a forced payment (LH-14)."""
    return EXPERT_SALE if state.rules.expert and seat != state.row[MOVER] else OK


def free_message(state: State, action: i64) -> Message | None:
    """What an extra action does, and what it costs or brings; None for any other action."""
    kind = verb(action)
    at = int(action - kind)
    if kind == BUY or kind == SELL:
        card = state.rules.cards.cards[at]
        if kind == BUY:
            return Message("lh-buy", card=card.called(), cost=amount_of(card.price, "francs"))
        return Message("lh-sell", card=card.called(), gets=amount_of(card.value // 2, "francs"))
    if kind == BUY_SHIP and state.top_ship(at) >= 0:
        ship = ship_of_value(*state.rules.ships.types[state.top_ship(at)])
        cost = amount_of(int(state.rules.ships.price[at]), "francs")
        return Message("lh-buy-ship", ship=ship, cost=cost)
    if kind == SELL_SHIP:
        type, value = state.rules.ships.types[at]
        gets = amount_of(value // 2, "francs")
        return Message("lh-sell-ship", ship=ship_of_value(type, value), gets=gets)
    if kind == REPAY:
        return Message("lh-repay", cost=amount_of(LOAN_BACK, "francs"))
    if kind == REDEEM:
        what, cost = amount_of(1, NAMES[at]), amount_of(PAWN, "francs")
        return Message("lh-redeem", what=what, cost=cost)
    return None
