"""The position: one packed row of integers behind named accessors, and the decisions on it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.buffer import Actions
from kontor.le_havre.actions import AMOUNT, MORE
from kontor.le_havre.cards import DIVE_BAR, GRAIN_ENERGY, RATTLETRAP, Card, Cards
from kontor.le_havre.goods import FRANCS, GOODS, IRON, SHIP_KINDS
from kontor.le_havre.layout import (
    D_USE,
    DEPTH,
    ESTATE,
    F_A,
    F_B,
    F_BASE,
    F_C,
    F_CARD,
    F_KIND,
    F_SEAT,
    F_STEP,
    FISHERS,
    FLEET,
    FRAME,
    FRAME_SIZE,
    HAMMERS,
    IN_TOWN,
    JUST_SOLD,
    KIND,
    LOANS,
    LOOSE,
    OFFER,
    PILE,
    PILE_ROOM,
    PILES,
    POWERS,
    SEAT,
    SEAT_SIZE,
    SHIP_TYPES,
    SHIPS,
    STACK,
    STACK_ROOM,
    STACKS,
    STANDINGS,
    TAKEN,
    WORKER,
)  # fmt: skip
from kontor.le_havre.tables import Rounds
from kontor.le_havre.tables import Ships as ShipTable

UNKNOWN: Final = -1


class Decision:
    """A question that may be open: runs what needs no choice, asks, and takes the answer."""

    def resume(self, state: "State") -> bool:
        """Do what needs no choice; True when that changed which decision is open."""
        return False

    def ask(self, state: "State", out: Actions) -> None:
        """List every answer."""
        raise NotImplementedError

    def answer(self, state: "State", action: i64) -> None:
        """Do what was chosen."""
        raise NotImplementedError


class Effect(Decision):
    """What a building does for the visitor whose worker stands there."""

    def __init__(self) -> None:
        self.eats = True  # paying food or francs before it could make the action impossible
        self.is_sure = False  # can always be done
        self.is_station = False  # who leaves it uses two buildings
        self.lodging: i64 = 0  # francs for a guest who takes an offer

    def why_not(self, state: "State", seat: i64) -> i64:
        """A reason from reasons.py, or OK when the action can really be done now."""
        raise NotImplementedError

    def wants(self) -> dict[str, int]:
        """Goods that the action needs, for the sentence of a refusal."""
        return {}


class Options:
    """What was chosen when the game was set up."""

    def __init__(
        self, players: int, seed: int, variant: str, chosen: tuple[str, ...], expert: bool
    ) -> None:
        self.players = players
        self.seed = seed
        self.variant = variant
        self.chosen = chosen
        self.expert = expert


@final
class Rules:
    """What does not change during a game. All final, so that reading it costs next to nothing."""

    def __init__(
        self,
        options: Options,
        cards: Cards,
        effects: vec[Effect],
        decisions: vec[Decision],
        ships: ShipTable,
        rounds: Rounds,
    ) -> None:
        self.cards: Final = cards
        self.effects: Final = effects  # by card
        self.decisions: Final = decisions  # by kind of decision
        self.ships: Final = ships
        self.rounds: Final = rounds
        self.players: Final[i64] = options.players
        self.seed: Final = options.seed
        self.variant: Final = options.variant
        self.chosen: Final = options.chosen
        self.expert: Final = options.expert
        self.short_solo: Final = options.variant == "short" and options.players == 1
        self.specials: Final = [c.number for c in cards.cards if is_special(c, options)]
        self.wharves: Final = [c.number for c in cards.cards if {"own": "wharf"} in c.actions]
        self.exchanges: Final = vec[i64]([c.number for c in cards.cards if c.replaces])
        self.waiting: Final = vec[i64]([c.number for c in cards.cards if c.place == "empty_pile"])
        self.car: Final[i64] = cards.with_power(RATTLETRAP)
        self.dive_bar: Final[i64] = cards.with_power(DIVE_BAR)
        self.site: Final[i64] = cards.find("construction_site")
        self.bank: Final[i64] = cards.find("bank")
        prices = [card.price for card in cards.cards if card.price >= 0]
        self.cheapest: Final[i64] = min(prices)
        self.cheapest_ship: Final[i64] = min(price for price in ships.price if price >= 0)


def is_special(card: Card, options: Options) -> bool:
    """Whether a card is among the special buildings of a game."""
    belongs = card.set_name in options.chosen and card.is_special
    return belongs and (card.solo or options.players > 1)


class State:
    """A position. Everything that changes is in `v`; `rules` is shared."""

    def __init__(self, rules: Rules, v: vec[i64]) -> None:
        self.rules: Final = rules
        self.v: Final = v
        self.options: Actions | None = None
        self.asked = False  # `options` holds the answers to the open decision
        self.players: Final = rules.players
        self.plans: i64 = UNKNOWN  # whether the decider could build anything, once it is known
        self.at = FRAME + (v[DEPTH] - 1) * FRAME_SIZE  # where the open decision lies
        self.place: Final = SEAT + rules.players * SEAT_SIZE
        self.standing: Final = self.place + rules.cards.count

    # -- goods and money -------------------------------------------------------------------------

    def has(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + good]

    def spend(self, seat: i64, good: i64, amount: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + good] -= amount

    def gain(self, seat: i64, good: i64, amount: i64) -> None:
        """Receive goods or francs; whoever gets iron may have to take the car (LH-19)."""
        self.v[SEAT + seat * SEAT_SIZE + good] += amount
        if good == IRON and amount > 0 and self.v[LOOSE] == 1:
            self.v[LOOSE] = 0
            self.assign(self.rules.car, seat)

    def francs(self, seat: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + FRANCS]

    def tokens(self, seat: i64) -> i64:
        """How many goods a seat has; francs are none."""
        v = self.v
        total: i64 = 0
        first = SEAT + seat * SEAT_SIZE
        for at in range(first, first + GOODS):
            total += v[at]
        return total

    def loans(self, seat: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + LOANS]

    def add_loans(self, seat: i64, number: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + LOANS] += number

    def offer(self, offer: i64) -> i64:
        return self.v[OFFER + offer]

    # -- seats -----------------------------------------------------------------------------------

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat's row."""
        return self.v[SEAT + seat * SEAT_SIZE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + field] = value

    def worker(self, seat: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + WORKER]

    def move_worker(self, seat: i64, card: i64) -> None:
        """Put a worker on a card, or home with -1, and note again which cards are taken."""
        v = self.v
        v[SEAT + seat * SEAT_SIZE + WORKER] = card
        for word in range(i64(4)):
            v[TAKEN + word] = 0
        for other in range(self.players):
            stands = v[SEAT + other * SEAT_SIZE + WORKER]
            if stands >= 0:
                v[TAKEN + (stands >> 5)] |= i64(1) << (stands & 31)

    def is_taken(self, card: i64) -> bool:
        return self.v[TAKEN + (card >> 5)] >> (card & 31) & 1 == 1

    def kinds(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat owns."""
        return self.v[SEAT + seat * SEAT_SIZE + KIND + kind]

    def can_do(self, seat: i64, power: i64) -> bool:
        """Whether a lasting power of an own card works for a seat."""
        return self.v[SEAT + seat * SEAT_SIZE + POWERS] & power != 0

    def guest(self, card: i64) -> i64:
        """The first seat whose worker stands on a card, or -1."""
        v = self.v
        for seat in range(self.players):
            if v[SEAT + seat * SEAT_SIZE + WORKER] == card:
                return seat
        return -1

    # -- cards -----------------------------------------------------------------------------------

    def where(self, card: i64) -> i64:
        """A seat, or one of the places of layout.py."""
        return self.v[self.place + card]

    def is_standing(self, card: i64) -> bool:
        return self.v[self.place + card] <= JUST_SOLD

    def is_towns(self, card: i64) -> bool:
        place = self.v[self.place + card]
        return place == IN_TOWN or place == JUST_SOLD

    def assign(self, card: i64, place: i64) -> None:
        """Put a card to a seat or anywhere else, with all that counts on it."""
        cards = self.rules.cards
        old = self.v[self.place + card]
        if old < IN_TOWN:
            self.count(card, old, -1)
        self.v[self.place + card] = place
        if old <= JUST_SOLD and place > JUST_SOLD:
            self.unlist(card)
        elif old > JUST_SOLD and place <= JUST_SOLD:
            self.enlist(card)
        if place < IN_TOWN:
            self.count(card, place, 1)
        if cards.power[card] != 0:
            for seat in range(self.players):
                self.put(seat, POWERS, self.powers_without(seat, -1))

    def count(self, card: i64, seat: i64, change: i64) -> None:
        cards = self.rules.cards
        row = SEAT + seat * SEAT_SIZE
        self.v[row + ESTATE] += change
        self.v[row + KIND + cards.kind[card]] += change
        self.v[row + HAMMERS] += change * cards.hammers[card]
        self.v[row + FISHERS] += change * cards.fishers[card]

    def powers_without(self, seat: i64, missing: i64) -> i64:
        """The lasting powers of a seat, as if one card were not there."""
        powers: i64 = 0
        for at in range(self.standing, self.standing + self.v[STANDINGS]):
            card = self.v[at]
            if self.v[self.place + card] == seat and card != missing:
                powers |= self.rules.cards.power[card]
        return powers

    def enlist(self, card: i64) -> None:
        """Keep the standing cards sorted, so that equal positions are equal rows."""
        at = self.standing + self.v[STANDINGS]
        while at > self.standing and self.v[at - 1] > card:
            self.v[at] = self.v[at - 1]
            at -= 1
        self.v[at] = card
        self.v[STANDINGS] += 1

    def unlist(self, card: i64) -> None:
        last = self.standing + self.v[STANDINGS] - 1
        at = self.standing
        while self.v[at] != card:
            at += 1
        while at < last:
            self.v[at] = self.v[at + 1]
            at += 1
        self.v[last] = 0
        self.v[STANDINGS] -= 1

    # -- piles and ships -------------------------------------------------------------------------

    def top(self, pile: i64) -> i64:
        """The card on top of a proposal pile, or -1."""
        left = self.v[PILES + pile]
        return self.v[PILE + pile * PILE_ROOM + left - 1] if left else i64(-1)

    def pop_pile(self, pile: i64) -> None:
        self.v[PILES + pile] -= 1
        self.v[PILE + pile * PILE_ROOM + self.v[PILES + pile]] = 0

    def push_pile(self, pile: i64, card: i64) -> None:
        self.v[PILE + pile * PILE_ROOM + self.v[PILES + pile]] = card
        self.v[PILES + pile] += 1

    def top_ship(self, kind: i64) -> i64:
        """The type of the ship on top of a stack, or -1."""
        left = self.v[STACKS + kind]
        return self.v[STACK + kind * STACK_ROOM + left - 1] if left else i64(-1)

    def pop_ship(self, kind: i64) -> None:
        self.v[STACKS + kind] -= 1
        self.v[STACK + kind * STACK_ROOM + self.v[STACKS + kind]] = 0

    def push_ship(self, type: i64) -> None:
        kind = self.rules.ships.kind[type]
        self.v[STACK + kind * STACK_ROOM + self.v[STACKS + kind]] = type
        self.v[STACKS + kind] += 1

    def ships(self, seat: i64, type: i64) -> i64:
        return self.v[SEAT + seat * SEAT_SIZE + SHIPS + type]

    def add_ships(self, seat: i64, type: i64, change: i64) -> None:
        self.v[SEAT + seat * SEAT_SIZE + SHIPS + type] += change
        self.v[SEAT + seat * SEAT_SIZE + FLEET] += change

    def ships_of_kind(self, seat: i64, kind: i64) -> i64:
        v = self.v
        total: i64 = 0
        kinds = self.rules.ships.kind
        first = SEAT + seat * SEAT_SIZE + SHIPS
        for type in range(i64(SHIP_TYPES)):
            if kinds[type] == kind:
                total += v[first + type]
        return total

    def ship_food(self, seat: i64) -> i64:
        """What the ships of a seat bring to a feeding (LH-10)."""
        if self.of(seat, FLEET) == 0:
            return 0
        total: i64 = 0
        ships = self.rules.ships
        for kind in range(i64(SHIP_KINDS)):
            total += self.ships_of_kind(seat, kind) * ships.feeds(kind, self.players)
        return total

    # -- open decisions --------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, card: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        v = self.v
        at = self.at + FRAME_SIZE
        self.at = at
        v[DEPTH] += 1
        v[at + F_KIND] = kind
        v[at + F_SEAT] = seat
        v[at + F_CARD] = card
        v[at + F_A] = a
        v[at + F_B] = b
        v[at + F_C] = c

    def pop(self) -> None:
        v = self.v
        at = self.at
        self.at = at - FRAME_SIZE
        v[DEPTH] -= 1
        for slot in range(at, at + FRAME_SIZE):
            v[slot] = 0

    def f(self, field: i64) -> i64:
        """A field of the open decision."""
        return self.v[self.at + field]

    def set_f(self, field: i64, value: i64) -> None:
        self.v[self.at + field] = value

    def under(self, field: i64) -> i64:
        """A field of the decision below the open one."""
        return self.v[self.at - FRAME_SIZE + field]

    def add_under(self, field: i64, change: i64) -> None:
        self.v[self.at - FRAME_SIZE + field] += change

    def decider(self) -> i64:
        """The seat that is asked, or -1 when the game is over."""
        return self.f(F_SEAT) if self.v[DEPTH] else i64(-1)

    def decision(self) -> Decision:
        """Who answers for the open decision: the effect of a card, or a decision of the game."""
        kind = self.f(F_KIND)
        if kind == D_USE:
            return self.rules.effects[self.f(F_CARD)]
        return self.rules.decisions[kind]

    def effect_under(self) -> Effect:
        """The effect on whose behalf the open decision is asked."""
        return self.rules.effects[self.under(F_CARD)]

    def next_step(self) -> None:
        self.set_f(F_STEP, self.f(F_STEP) + 1)

    # -- amounts ---------------------------------------------------------------------------------

    def ask_amount(self, out: Actions, least: i64, most: i64) -> None:
        """Offer the numbers from least to most; beyond the bound of actions by way of 'more'."""
        base = self.f(F_BASE)
        for number in range(max(least - base, i64(0)), min(most - base, i64(127)) + 1):
            out.add(AMOUNT + number)
        if most - base > 127:
            out.add(MORE)

    def amount(self, action: i64) -> i64:
        """The number that was answered."""
        return action - AMOUNT + self.f(F_BASE)

    # -- copies ----------------------------------------------------------------------------------

    def twin(self) -> "State":
        """An independent copy for trying something out."""
        return State(self.rules, self.v[:])

    def has_fuel(self, seat: i64) -> bool:
        """Whether grain counts as energy for this seat's ships (LH-18)."""
        return self.can_do(seat, GRAIN_ENERGY)
