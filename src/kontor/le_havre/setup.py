"""Seats, seed and options become an opening."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.card_files import check_sets, is_own
from kontor.core.chance import Chance
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, followed, listed
from kontor.le_havre.cards import Card, Cards, load
from kontor.le_havre.decisions.debt import Debt
from kontor.le_havre.decisions.exchange import Give, Receive
from kontor.le_havre.decisions.fee import Fee
from kontor.le_havre.decisions.pay import Pay
from kontor.le_havre.decisions.substitute import Substitute
from kontor.le_havre.decisions.turn import Turn
from kontor.le_havre.effects.factory import effect_of
from kontor.le_havre.goods import NUMBERS, offer_of
from kontor.le_havre.layout import (
    HAND,
    IN_PILE,
    IN_STACK,
    IN_TOWN,
    OFFER,
    OUT,
    RESERVE,
    RESERVE_ROOM,
    ROUND,
    SEAT,
    SEAT_SIZE,
    SPECIAL,
    SPECIALS,
    TILE,
    WORKER,
    size,
)  # fmt: skip
from kontor.le_havre.manifest import SETS
from kontor.le_havre.state import Decision, Effect, Options, Rules, State
from kontor.le_havre.tables import PRINTED, VARIANTS

LAID_OUT: Final = 6


def decisions() -> vec[Decision]:
    """In the order of the kinds of decisions in layout.py."""
    turn = Turn()
    asked: list[Decision] = [
        turn, turn, turn, Fee(), Pay(), Debt(), Substitute(), Give(), Receive(),
    ]  # fmt: skip
    return vec[Decision](asked)


DECISIONS: Final = decisions()


def easy_fee(cards: Cards, effects: vec[Effect], card: int) -> int:
    """Francs with which a card can be entered whatever else its visitor has."""
    effect = effects[card]
    fee = int(cards.fee[card])
    return fee if effect.is_sure and (fee == 0 or not effect.eats) else 1 << 30


class Catalogue:
    """Cards and what each of them does."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards = Cards(cards)
        self.effects = vec[Effect]([effect_of(card) for card in cards])
        self.easy = vec[i64]([easy_fee(self.cards, self.effects, c.number) for c in cards])


CATALOGUES: dict[tuple[str, ...], Catalogue] = {}


def check(players: object, seed: object, variant: object, cards: object, expert: object) -> None:
    """Refuse options that make no game."""
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 5:
        given = repr(players)
        raise BadInput(Message("option-players", game="Le Havre", fewest=1, most=5, given=given))
    if type(seed) is not int:
        raise BadInput(Message("option-whole-seed", given=repr(seed)))
    if variant not in VARIANTS:
        unknown = Message("option-no-variant", name=str(variant))
        there = Message("option-there-are", words=listed(VARIANTS))
        raise BadInput(followed(hinted(unknown, str(variant), VARIANTS), there))
    if not isinstance(cards, (tuple, list)) or not all(isinstance(name, str) for name in cards):
        raise BadInput(Message("option-words", name="cards", given=repr(cards)))
    if type(expert) is not bool:
        raise BadInput(Message("option-yes-no", name="expert", given=repr(expert)))


def make_rules(
    players: int, seed: int, variant: str, cards: tuple[str, ...], expert: bool, version: int
) -> Rules:
    """Gather what stays the same all game."""
    check(players, seed, variant, cards, expert)
    chosen = tuple(dict.fromkeys(cards))
    check_sets(chosen, SETS)
    found = catalogue_for(chosen)
    options = Options(players, seed, variant, chosen, expert, version)
    rounds = PRINTED.rounds[f"{variant}_{players}"]
    return Rules(
        options,
        found.cards,
        found.effects,
        found.easy,
        DECISIONS,
        PRINTED.ships,
        rounds,
        found.cards.select(players, variant, chosen).specials,
    )


def catalogue_for(chosen: tuple[str, ...]) -> Catalogue:
    """The cards of a choice of sets; read once, except own files, which may change."""
    own = tuple(name for name in chosen if is_own(name))
    if not own and () in CATALOGUES:
        return CATALOGUES[()]
    made = Catalogue(load(chosen))
    if not own:
        CATALOGUES[()] = made
    return made


def opening(rules: Rules) -> State:
    """Deal a game."""
    chance = Chance(rules.seed)
    state = bare(rules)
    state.row[ROUND] = 1
    lay_tiles(state, chance)
    lay_standard(state, chance)
    lay_specials(state, chance)
    hand_out(state)
    return state


def bare(rules: Rules) -> State:
    """A position with nothing in it."""
    state = State(rules, vec[i64]([0] * int(size(rules.players, rules.cards.count))))
    for card in range(rules.cards.count):
        state.row[state.place + card] = OUT
    for at in range(i64(RESERVE_ROOM)):
        state.row[RESERVE + at] = -1
    for seat in range(rules.players):
        state.put(seat, WORKER, -1)
        for slot in range(i64(3)):
            state.put(seat, HAND + slot, -1)
    return state


def lay_tiles(state: State, chance: Chance) -> None:
    tiles = vec[i64]([0, 1, 2, 3, 4, 5, 6])
    chance.shuffle(tiles)
    for at in range(i64(len(tiles))):
        state.row[TILE + at] = tiles[at]


def lay_standard(state: State, chance: Chance) -> None:
    """Start buildings to the town, the others into three sorted piles (LH-2)."""
    rules = state.rules
    selection = rules.cards.select(int(rules.players), rules.variant, rules.chosen)
    for card in selection.town:
        state.assign(card, IN_TOWN)
    dealt = selection.piles[:]
    unwanted = rules.cards.find("black_market")
    while True:
        chance.shuffle(dealt)
        deal_piles(state, dealt)
        if unwanted not in (state.top(0), state.top(1), state.top(2)):
            return
        clear_piles(state)


def deal_piles(state: State, dealt: vec[i64]) -> None:
    """Equal piles, the lowest number of each on top."""
    serial = state.rules.cards.serial
    piles: list[list[int]] = [[], [], []]
    for at in range(i64(len(dealt))):
        piles[at % 3].append(int(dealt[at]))
    for pile, cards in enumerate(piles):
        for card in sorted(cards, key=lambda card: -int(serial[card])):
            state.push_pile(pile, card)
            state.assign(card, IN_PILE + i64(pile))


def clear_piles(state: State) -> None:
    for pile in range(i64(3)):
        while state.top(pile) >= 0:
            state.pop_pile(pile)


def lay_specials(state: State, chance: Chance) -> None:
    """Six hidden special buildings in the full game, and a reserve for the Construction Site."""
    rules = state.rules
    if rules.variant == "short":
        return
    deck = vec[i64]([i64(card) for card in rules.specials])
    chance.shuffle(deck)
    for at in range(i64(len(deck))):
        state.row[state.place + deck[at]] = IN_STACK
        if at < LAID_OUT:
            state.row[SPECIAL + at] = deck[at]
            state.row[SPECIALS] += 1
        elif at < LAID_OUT + RESERVE_ROOM:
            state.row[RESERVE + at - LAID_OUT] = deck[at]


def hand_out(state: State) -> None:
    """Start goods, offers, and the ships of the small short games."""
    rules = state.rules
    table = PRINTED.opening[rules.variant]
    for name, amount in table["offers"].items():
        state.row[OFFER + offer_of(NUMBERS[name])] = amount
    for seat in range(rules.players):
        for name, amount in table["goods"].items():
            state.row[SEAT + seat * SEAT_SIZE + NUMBERS[name]] = amount
    if rules.variant == "short" and rules.players <= 2:
        small = rules.ships.type_of("wood", 2)
        for seat in range(rules.players):
            state.add_ships(seat, small, 1)
        if rules.players == 1:
            state.push_ship(small)
