"""The building cards: read from TOML, checked, and laid out as numbers for the rules."""

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.card_files import is_own, read_own
from kontor.core.errors import BadCard, near
from kontor.core.words import Message, Sentence, say
from kontor.le_havre.drawings.pieces import check_drawing
from kontor.le_havre.goods import KINDS, SHIPS
from kontor.le_havre.manifest import SETS
from kontor.le_havre.reading import Reader

MOST_CARDS: Final = 128
MATERIALS: tuple[str, ...] = ("wood", "clay", "brick", "iron", "steel")
PLACES: tuple[str, ...] = ("empty_pile", "highest_pile")
MEASURES: tuple[str, ...] = ("craft", "economic", "industrial", "public", "ship", "cattle", "goods")
BONUSES: Final = 7

POWERS: tuple[str, ...] = (
    "save_clay", "save_wood", "crane", "save_energy", "grain_energy", "breed", "soup",
    "fisher_hut", "stocks", "souvenirs", "pirates", "dive_bar", "bouncer", "second_action",
    "rattletrap",
)  # fmt: skip
SAVE_CLAY: Final = 1 << 0
SAVE_WOOD: Final = 1 << 1
CRANE: Final = 1 << 2
SAVE_ENERGY: Final = 1 << 3
GRAIN_ENERGY: Final = 1 << 4
BREED: Final = 1 << 5
SOUP: Final = 1 << 6
FISHER_HUT: Final = 1 << 7
STOCKS: Final = 1 << 8
SOUVENIRS: Final = 1 << 9
PIRATES: Final = 1 << 10
DIVE_BAR: Final = 1 << 11
BOUNCER: Final = 1 << 12
SECOND_ACTION: Final = 1 << 13
RATTLETRAP: Final = 1 << 14


class Card:
    """One building as its file says it."""

    def __init__(self, id: str, set_name: str, number: int, read: Reader) -> None:
        self.id = id
        self.set_name = set_name
        self.number = number
        self.where = read.where
        self.serial = read.number("serial", -1)
        self.printed = read.text("number") or f"{self.serial:02}"
        self.kind = KINDS.index(read.word("kind", KINDS, "none"))
        self.value = read.number("value", 0, least=-9)
        self.price = self.read_price(read)
        fee = read.goods("fee", ("food", "francs"))
        if not set(fee) <= {"food", "francs"}:
            raise read.wrong("has a fee in goods; a fee is in food or francs")
        self.fee_food = fee.get("food", 0)
        self.fee_francs = fee.get("francs", 0)
        self.locked = read.flag("locked")
        self.cost = read.goods("cost")
        if not set(self.cost) <= set(MATERIALS):
            raise read.wrong(f"has a cost beside {', '.join(MATERIALS)}")
        self.hammers = read.number("hammers")
        self.fishers = read.number("fishers")
        self.in_play = read.players("in_play")
        self.start = read.players("start")
        self.solo = read.flag("solo", True)
        self.sellable = read.flag("sellable", True)
        self.place = read.word("place", PLACES)
        self.bonus = self.read_bonus(read)
        self.power = sum(1 << POWERS.index(name) for name in read.words("power", POWERS))
        self.replaces = read.word("replaces", SHIPS)
        self.rest = read.flag("rest")
        self.actions = read.list_of_tables("action")
        self.name = read.text("name")
        self.text = read.text("text")
        self.drawing = read.text("drawing")
        read.done()
        if self.drawing:
            check_drawing(self.drawing, f"{read.where} drawing")
        if self.locked == bool(self.actions):
            raise read.wrong("needs either an 'action' or 'locked = true'")
        if self.value < 0 and self.sellable:
            raise read.wrong("has a negative value and so needs 'sellable = false'")
        if (self.in_play or self.place) and self.serial < 0:
            raise read.wrong("needs a 'serial' to lie in a pile")

    def read_price(self, read: Reader) -> int:
        """The purchase price, or -1 for what cannot be bought."""
        if read.has("price") and read.table["price"] is False:
            return -1
        return read.number("price", max(self.value, 0))

    def read_bonus(self, read: Reader) -> dict[str, int]:
        """End bonuses in half francs."""
        if not read.has("bonus"):
            return {}
        table = read.table["bonus"]
        if not isinstance(table, dict):
            raise read.wrong("has a 'bonus' that is no table; { craft = 2 } is the form")
        halves: dict[str, int] = {}
        for name, amount in table.items():
            if name not in MEASURES:
                raise read.wrong(f"names no measure '{name}' in 'bonus'{near(name, MEASURES)}")
            if amount == "1/2":
                halves[name] = 1
            elif type(amount) is int and 0 < amount < 100:
                halves[name] = 2 * amount
            else:
                raise read.wrong(f"has {name} = {amount!r} in 'bonus'; a number or '1/2' is wanted")
        return halves

    @property
    def is_special(self) -> bool:
        """Shuffled among the special buildings, not dealt into the piles."""
        return not self.in_play and not self.start

    @property
    def has_code(self) -> bool:
        """Whether the rules know this card by a class, a power or a place of its own."""
        odd = any("own" in action for action in self.actions)
        return odd or bool(self.power or self.place or self.replaces)

    def called(self) -> Sentence:
        """The name that a person reads; that of an own card is the same in every language."""
        return self.name or card_name(self.id)

    def lasting(self) -> list[str]:
        """What a card without an action is for."""
        found = [f"power {name}" for at, name in enumerate(POWERS) if self.power >> at & 1]
        found += [f"bonus {amount / 2:g} per {name}" for name, amount in self.bonus.items()]
        return found + ([f"replaces {self.replaces}"] if self.replaces else [])


def card_name(id: str) -> Sentence:
    """The name of a card by its id, which is made readable for an own card."""
    key = f"card-{id}"
    return id.replace("_", " ").title() if say(key) == key else Message(key)


def cheapest_fee(card: Card) -> int:
    """The fewest francs that pay the fee, for francs stand in for food."""
    return min((fee for fee in (card.fee_food, card.fee_francs) if fee > 0), default=0)


def packed(cost: dict[str, int]) -> int:
    """A building cost as one number, a byte per material (see building.py)."""
    return sum(cost.get(material, 0) << 8 * at for at, material in enumerate(MATERIALS))


@final
class Selection:
    """The cards of one set-up by where they begin, in the order of their numbers (LH-2)."""

    def __init__(
        self, cards: list[Card], players: int, variant: str, chosen: tuple[str, ...]
    ) -> None:
        used = [card for card in cards if card.set_name == "buildings" or card.set_name in chosen]
        self.town: Final = [c.number for c in used if players in c.start.get(variant, [])]
        self.piles: Final = vec[i64]([
            c.number
            for c in used
            if players in c.in_play.get(variant, []) and c.number not in self.town
        ])  # fmt: skip
        self.specials: Final = [
            c.number
            for c in cards
            if c.set_name in chosen and c.is_special and (c.solo or players > 1)
        ]


@final
class Cards:
    """All cards of a catalogue as columns of numbers; a card is its row."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.numbers: Final = {card.id: card.number for card in cards}
        self.value: Final = vec[i64]([card.value for card in cards])
        self.price: Final = vec[i64]([card.price for card in cards])
        self.fee_food: Final = vec[i64]([card.fee_food for card in cards])
        self.fee_francs: Final = vec[i64]([card.fee_francs for card in cards])
        self.fee: Final = vec[i64]([cheapest_fee(card) for card in cards])
        self.open: Final = vec[i64]([0 if card.locked else 1 for card in cards])
        self.rest: Final = vec[i64]([1 if card.rest else 0 for card in cards])
        self.kind: Final = vec[i64]([card.kind for card in cards])
        self.hammers: Final = vec[i64]([card.hammers for card in cards])
        self.fishers: Final = vec[i64]([card.fishers for card in cards])
        self.power: Final = vec[i64]([card.power for card in cards])
        self.serial: Final = vec[i64]([card.serial for card in cards])
        self.sellable: Final = vec[i64]([1 if card.sellable else 0 for card in cards])
        self.place: Final = vec[i64]([PLACES.index(c.place) + 1 if c.place else 0 for c in cards])
        self.cost: Final = vec[i64]([card.cost.get(m, 0) for card in cards for m in MATERIALS])
        self.bill: Final = vec[i64]([packed(card.cost) for card in cards])
        self.buildable: Final = vec[i64]([1 if card.cost else 0 for card in cards])
        self.bonus: Final = vec[i64]([card.bonus.get(m, 0) for card in cards for m in MEASURES])
        self.has_bonus: Final = vec[i64]([1 if card.bonus else 0 for card in cards])
        self.car: Final[i64] = self.with_power(RATTLETRAP)
        self.dive_bar: Final[i64] = self.with_power(DIVE_BAR)
        self.site: Final[i64] = self.find("construction_site")
        self.bank: Final[i64] = self.find("bank")
        self.wharves: Final = [c.number for c in cards if {"own": "wharf"} in c.actions]
        self.exchanges: Final = vec[i64]([c.number for c in cards if c.replaces])
        self.waiting: Final = vec[i64]([c.number for c in cards if c.place == "empty_pile"])
        self.cheapest: Final[i64] = min(card.price for card in cards if card.price >= 0)
        self.replaces: Final = vec[i64](
            [SHIPS.index(c.replaces) if c.replaces else -1 for c in cards]
        )
        self.selections: Final[dict[tuple[int, str, tuple[str, ...]], Selection]] = {}

    def select(self, players: int, variant: str, chosen: tuple[str, ...]) -> "Selection":
        """The cards of a set-up; found out once, since thousands of games are dealt alike."""
        key = (players, variant, chosen)
        found = self.selections.get(key)
        if found is None:
            found = Selection(self.cards, players, variant, chosen)
            self.selections[key] = found
        return found

    def with_power(self, power: int) -> int:
        """The first card that has a power, or -1."""
        return next((card.number for card in self.cards if card.power & power), -1)

    def find(self, id: str) -> int:
        """The row of a card, or -1."""
        return self.numbers.get(id, -1)


def load_sets() -> list[Card]:
    """The standard buildings and the special buildings of all four sets, always numbered alike."""
    found: list[Card] = []
    for name in ("buildings", *SETS):
        text = (files("kontor.le_havre") / "data" / f"{name}.toml").read_text("utf-8")
        add_file(found, f"{name}.toml", name, text)
    return found


def add_file(found: list[Card], file: str, set_name: str, text: str) -> None:
    """Append the cards of one file."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadCard(f"{file}: is not a TOML file: {problem}") from None
    if not tables:
        raise BadCard(f"{file}: holds no card")
    for id, table in tables.items():
        if not isinstance(table, dict):
            raise BadCard(f"{file}: '{id}' stands outside of a card; cards begin with [name]")
        if not id.isidentifier() or id != id.lower():
            raise BadCard(f"{file}: [{id}] is no card id; small letters, digits and _ are wanted")
        if id.endswith("_ship"):
            raise BadCard(f"{file}: [{id}] ends in _ship, which is kept for ships")
        if any(card.id == id for card in found):
            raise BadCard(f"{file}: [{id}] is the name of another card")
        if len(found) == MOST_CARDS:
            raise BadCard(f"{file}: [{id}] is one card too many; there is room for 14 own cards")
        found.append(Card(id, set_name, len(found), Reader(f"{file}: [{id}]", table)))


def add_own(found: list[Card], path: str) -> None:
    """Append the cards of an own file."""
    add_file(found, path.rpartition("/")[2], path, read_own(path, "file-of-cards"))


def load(chosen: tuple[str, ...]) -> list[Card]:
    """All cards of the box, then those of the own files among the chosen words."""
    found = load_sets()
    for name in chosen:
        if is_own(name):
            add_own(found, name)
    return found
