"""The Wharf: one ship a visit, built or exchanged (LH-8)."""

from typing import Final, final

from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.core.words import Message
from kontor.le_havre.actions import BUILD_SHIP, SWAP_SHIP, verb
from kontor.le_havre.building import (
    IRON_FOR_SHIP,
    WOOD_FOR_SHIP,
    can_exchange_liner,
    is_modern,
    modernise,
    pay_either,
    ship_materials,
    steel_for,
    why_not_build_ship,
)  # fmt: skip
from kontor.le_havre.effects.extras import list_extras
from kontor.le_havre.estate import acquire, take_ship
from kontor.le_havre.free import do_free
from kontor.le_havre.goods import IRON, IRON_SHIP, LINER, SHIP_KINDS, STEEL, WOOD, WOODEN
from kontor.le_havre.layout import F_SEAT, F_STEP, F_X, IN_TOWN, SHIP_TYPES
from kontor.le_havre.payment import energy_due, owe_energy
from kontor.le_havre.phrases import amounts_of, ship_of_value
from kontor.le_havre.reasons import NO_BRICK, NO_EXCHANGE, NO_SHIP, NOT_YOURS, OK
from kontor.le_havre.state import Effect, Range, State

AT_WORK: Final = F_X  # the kind of ship that is being built

CHOOSE: Final = 0
PAID: Final = 1


@final
class Wharf(Effect):
    """Builds a ship, or exchanges one for a ship of the town."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.eats = False
        self.card: Final[i64] = card

    def why_not(self, state: State, seat: i64) -> i64:
        for kind in range(i64(SHIP_KINDS)):
            if why_not_build_ship(state, seat, kind, self.card) == OK:
                return OK
        if has_exchange(state) and self.has_swap(state, seat):
            return OK
        return NO_SHIP

    def has_swap(self, state: State, seat: i64) -> bool:
        for type in range(i64(SHIP_TYPES)):
            if why_not_swap(state, seat, type, self.card) == OK:
                return True
        return False

    def resume(self, state: State) -> bool:
        if state.field(F_STEP) == CHOOSE:
            return False
        seat = state.field(F_SEAT)
        kind = state.field(AT_WORK)
        state.pop()
        take_ship(state, seat, kind)
        return True

    def ask(self, state: State, out: Actions) -> None:
        seat = state.field(F_SEAT)
        for kind in range(i64(SHIP_KINDS)):
            if why_not_build_ship(state, seat, kind, self.card) == OK:
                out.add(BUILD_SHIP + kind)
        for type in range(i64(SHIP_TYPES)):
            if why_not_swap(state, seat, type, self.card) == OK:
                out.add(SWAP_SHIP + type)
        list_extras(state, seat, self, True, out)

    def answer(self, state: State, action: i64) -> None:
        seat = state.field(F_SEAT)
        if action >= BUILD_SHIP and action < BUILD_SHIP + SHIP_KINDS:
            self.build(state, seat, action - BUILD_SHIP)
        elif action >= SWAP_SHIP and action < SWAP_SHIP + 16:
            self.swap(state, seat, action - SWAP_SHIP)
        else:
            do_free(state, seat, action)

    def build(self, state: State, seat: i64, kind: i64) -> None:
        state.set_field(AT_WORK, kind)
        state.set_field(F_STEP, PAID)
        if kind != WOODEN:
            modernise(state, seat, self.card)
        if kind == WOODEN:
            state.spend(seat, WOOD, WOOD_FOR_SHIP)
        elif kind != IRON_SHIP:
            state.spend(seat, STEEL, steel_for(kind))
        owe_energy(state, seat, state.rules.ships.energy[kind])
        if kind == IRON_SHIP:
            pay_either(state, seat, IRON, IRON_FOR_SHIP)

    def swap(self, state: State, seat: i64, type: i64) -> None:
        """The old ship leaves the game; a liner modernises the wharf (LH-8.13, LH-8.22)."""
        card = exchange(state, type)
        if state.rules.ships.kind[type] == LINER:
            modernise(state, seat, self.card)
        state.add_ships(seat, type, -1)
        state.pop()
        acquire(state, seat, card)

    def words(self, state: State) -> Message:
        return Message("lh-ask-wharf", card=state.card_name())

    def message(self, state: State, action: i64) -> Message | None:
        types = state.rules.ships.types
        if verb(action) == BUILD_SHIP:
            kind = int(action - BUILD_SHIP)
            ship = ship_of_value(*types[state.top_ship(kind)])
            return Message("lh-build-ship", ship=ship, cost=amounts_of(self.cost(state, kind)))
        card = exchange(state, action - SWAP_SHIP) if verb(action) == SWAP_SHIP else i64(-1)
        if card < 0:
            return None
        new = state.rules.cards.cards[card].called()
        return Message("lh-swap-ship", ship=ship_of_value(*types[action - SWAP_SHIP]), card=new)

    def cost(self, state: State, kind: int) -> dict[str, int]:
        """Materials, the brick that modernises, and energy."""
        found = ship_materials(kind)
        if kind != WOODEN and not is_modern(state, self.card):
            found["brick"] = 1
        due = energy_due(state, state.field(F_SEAT), state.rules.ships.energy[kind])
        return found | {"energy": int(due)}

    def fields(self, state: State, row: list[int]) -> dict[int, Range]:
        return {F_STEP: (CHOOSE, PAID), AT_WORK: (0, SHIP_KINDS - 1)}


def has_exchange(state: State) -> bool:
    """Whether the town has a ship to be exchanged for at all."""
    exchanges = state.rules.exchanges
    for at in range(i64(len(exchanges))):
        if state.where(exchanges[at]) == IN_TOWN:
            return True
    return False


def why_not_swap(state: State, seat: i64, type: i64, wharf: i64) -> i64:
    """Why a ship cannot be exchanged in a wharf now (LH-8.12, LH-8.14, LH-8.22)."""
    if state.ships(seat, type) == 0:
        return NOT_YOURS
    if exchange(state, type) < 0:
        return NO_EXCHANGE
    if state.rules.ships.kind[type] == LINER and not can_exchange_liner(state, seat, wharf):
        return NO_BRICK if state.rules.brick_for_dagmar else i64(NO_EXCHANGE)
    return OK


def exchange(state: State, type: i64) -> i64:
    """The card of the town that a ship can be exchanged for, or -1 (LH-8.12)."""
    kind = state.rules.ships.kind[type]
    exchanges = state.rules.exchanges
    for at in range(i64(len(exchanges))):
        card = exchanges[at]
        if state.rules.cards.replaces[card] == kind and state.where(card) == IN_TOWN:
            return card
    return -1
