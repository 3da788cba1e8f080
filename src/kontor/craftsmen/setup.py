"""Seats, seed and options become an opening (chapter 2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kontor.core.chance import Chance
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.craftsmen.capital import face
from kontor.craftsmen.cards import check_names, load
from kontor.craftsmen.decisions.auction import Bid
from kontor.craftsmen.decisions.bank import Bank, Discard
from kontor.craftsmen.decisions.builders import Build
from kontor.craftsmen.decisions.crafts import Craft
from kontor.craftsmen.decisions.helpers import Fee, Send
from kontor.craftsmen.decisions.look import Look
from kontor.craftsmen.decisions.merchants import Trade
from kontor.craftsmen.decisions.notary import Notary
from kontor.craftsmen.decisions.opening import Exchange, Sawmill
from kontor.craftsmen.decisions.ships import Ship
from kontor.craftsmen.decisions.storage import Put, Sale
from kontor.craftsmen.decisions.town import Invest, TownHall
from kontor.craftsmen.goods import ADVANCED, BASIC, CAPITAL, EXTENDED, FIRST_OF, MEAT, RAW
from kontor.craftsmen.layout import (
    BUILDINGS,
    CHANCE,
    GRANARY,
    HELPERS,
    NATURAL,
    OPEN,
    OPEN_CAPITAL,
    ORDER,
    PRIVILEGES,
    STACK,
    STACK_SIZE,
    STREET,
    WORKS,
    size,
)  # fmt: skip
from kontor.craftsmen.payment import Pay
from kontor.craftsmen.scoring import START
from kontor.craftsmen.state import Decision, Rules, State

BASICS_DEALT: Final = 2


def decisions() -> vec[Decision]:
    """In the order of the kinds of decisions in layout.py."""
    asked: list[Decision] = [
        Send(), Exchange(), Sawmill(), Send(), Fee(), Bank(), Discard(), Build(), Pay(), Notary(),
        Look(), Bid(), Craft(), Put(), Ship(), Sale(), Trade(), TownHall(), Invest(),
    ]  # fmt: skip
    return vec[Decision](asked)


ASKED: Final = decisions()


def check(players: object, seed: object, cards: object) -> None:
    """Refuse options that make no game."""
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 5:
        given = repr(players)
        raise BadInput(Message("option-players", game="Craftsmen", fewest=2, most=5, given=given))
    if type(seed) is not int:
        raise BadInput(Message("option-whole-seed", given=repr(seed)))
    if not isinstance(cards, (tuple, list)) or not all(isinstance(name, str) for name in cards):
        raise BadInput(Message("option-words", name="cards", given=repr(cards)))


def make_rules(players: int, seed: int, cards: tuple[str, ...], version: int) -> Rules:
    """Gather what stays the same all game."""
    check(players, seed, cards)
    chosen = tuple(dict.fromkeys(cards))
    check_names(chosen)
    return Rules(players, seed, chosen, load(chosen), ASKED, version)


def bare(rules: Rules) -> State:
    """A position with nothing in it but the six displays, which are empty."""
    state = State(rules, vec[i64]([0] * int(size(rules.players))))
    for slot in range(i64(2)):
        state.row[OPEN_CAPITAL + slot] = -1
    for slot in range(i64(6)):
        state.row[OPEN + slot] = -1
    for seat in range(rules.players):
        state.row[ORDER + seat] = seat
    return state


def opening(rules: Rules) -> State:
    """Deal a game."""
    chance = Chance(rules.seed)
    state = bare(rules)
    deal_capital(state, chance)
    deal_buildings(state, chance)
    deal_sawmills(state, chance)
    for at in range(i64(GRANARY), i64(GRANARY) + 2 * (MEAT - RAW)):
        state.row[at] = NATURAL
    state.row[PRIVILEGES] = rules.values.tokens[rules.players]
    state.row[WORKS] = rules.values.tokens[rules.players]
    for seat in range(rules.players):
        state.put(seat, HELPERS, rules.values.helpers)
        state.refresh(seat)
    set_order(state)
    chance.keep(state.row, CHANCE)
    return state


def deal_capital(state: State, chance: Chance) -> None:
    stack = vec[i64]()
    for kind in range(i64(CAPITAL)):
        for _ in range(state.values.capital[kind]):
            stack = append(stack, kind)
    chance.shuffle(stack)
    for at in range(i64(len(stack))):
        state.row[STACK + at] = stack[at]
    state.row[STACK_SIZE] = len(stack)
    for seat in range(state.players):
        for _ in range(state.values.dealt):
            state.receive(seat, state.draw_capital())
    state.refill_capital()


def deal_buildings(state: State, chance: Chance) -> None:
    """Two basic cards and one house card each; houses lie above the others (CR-2.3 to CR-2.5)."""
    for kind in range(i64(BASIC), i64(ADVANCED) + 1):
        for house in range(i64(2)):
            cards = vec[i64]()
            for card in range(FIRST_OF[kind], FIRST_OF[kind + 1]):
                if state.values.house[card] == house:
                    cards = append(cards, card)
            chance.shuffle(cards)
            for at in range(i64(len(cards))):
                state.put_on_top(kind, cards[at])
    for seat in range(state.players):
        for _ in range(BASICS_DEALT):
            state.take_card(seat, state.draw_card(BASIC), shown=False)
        state.take_card(seat, state.draw_card(EXTENDED), shown=False)
    state.refill_cards()


def deal_sawmills(state: State, chance: Chance) -> None:
    sawmills = vec[i64]([0, 1, 2, 3, 4, 5])
    chance.shuffle(sawmills)
    for seat in range(state.players):
        state.put(seat, STREET, sawmills[seat])
        state.put(seat, BUILDINGS, 1)


def set_order(state: State) -> None:
    """The lowest sum of printed values first, with its start points (CR-2.8 to CR-2.10)."""
    seats = sorted(range(int(state.players)), key=lambda seat: int(face(state.capital(seat))))
    for place, seat in enumerate(seats):
        state.row[ORDER + i64(place)] = seat
        state.score(seat, START, state.values.start[place])
