"""The tables of values, each read and checked; together they are what is printed in the box."""

from typing import Final

from kontor.core.errors import BadCard
from kontor.craftsmen.goods import (
    ADVANCED,
    BASIC,
    COLOURS,
    EXTENDED,
    FINALS,
    FIRST_OF,
    GOOD_NAMES,
    GUILDS,
    KIND_NAMES,
    MEAT,
    RAW,
    SAWMILL,
    TYPE_NAMES,
)
from kontor.craftsmen.reading import SHIP_NAMES, Reader, Source

CARGO_NAMES: tuple[str, ...] = GOOD_NAMES[MEAT:]
SPACES: tuple[str, ...] = ("silver", "gold", "ribbon", "gold_ribbon")
COSTS: tuple[str, ...] = ("build", "price", "mayor")
HOUSES: Final = 8
MOST_ALIKE: Final = 15  # capital cards of one kind; see capital.py
ALL_CAPITAL: Final = 48

# The least and the most that the box and a position have room for.
SINGLE_NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "helpers": (1, 5),
    "helpers_in_guild": (1, 2),
    "token_limit": (0, 10),
    "dealt": (0, 9),
    "hand_limit": (1, 48),
    "season_limit": (0, 48),
    "market_limit": (0, 20),
    "change_fields": (0, 3),
    "set_points": (0, 99),
    "granary_points": (0, 99),
}
ROWS_OF_NUMBERS: Final[dict[str, tuple[int, int, int]]] = {  # how many, least, most
    "guild_limit": (4, 1, 6),
    "tokens": (4, 0, 10),
    "start": (5, 0, 99),
    "fee": (3, 0, 99),
    "work": (3, 0, 99),
}
READINGS: Final[dict[str, tuple[str, str]]] = {  # the letter of the rulebook, the other (CR-20.4)
    "fewest": ("board", "pictures"),
    "mayor": ("printed", "sets"),
    "hold": ("push", "fill"),
}


def kind_of(type: int) -> int:
    """The kind of a building type."""
    if type >= FINALS:
        return ADVANCED
    if type >= RAW:
        return EXTENDED
    return BASIC if type > 0 else SAWMILL


class Copy:
    """One card of a building."""

    def __init__(self, read: Reader, kind: int, sure: float) -> None:
        read.must("top")
        read.must("bottom")
        self.top = COLOURS.index(read.word("top", COLOURS))
        self.bottom = COLOURS.index(read.word("bottom", COLOURS))
        self.house = read.flag("house")
        self.sure = read.sure(otherwise=sure)
        read.done()
        if self.house and kind < EXTENDED:
            raise read.wrong("has 'house' = true; only extended and advanced buildings have houses")


class Building:
    """A building type with all its cards."""

    def __init__(self, type: int, read: Reader) -> None:
        self.type = type
        self.kind = kind_of(type)
        self.name = TYPE_NAMES[type]
        self.needs: list[int] = []
        self.points = 0
        self.marks: dict[str, float] = {"name": read.sure("name")}
        if self.kind >= EXTENDED:
            self.needs = self.read_needs(read)
            self.points = read.amount("points")
            self.marks["needs"] = read.sure("needs")
            self.marks["points"] = read.sure("points")
            self.marks["house"] = read.sure("house")
        self.marks["copies"] = read.sure("copies")
        colours = read.sure("colours")
        rows = read.rows("copies", "{ top = ..., bottom = ... }", "copy")
        self.copies = [Copy(row, self.kind, colours) for row in rows]
        read.done()

    def read_needs(self, read: Reader) -> list[int]:
        """Only goods of a lower tier, so that no good is needed for itself."""
        raw_only = self.kind == EXTENDED
        named = read.choices("needs", GOOD_NAMES, 1, 1 if raw_only else 3)
        found = [GOOD_NAMES.index(name) for name in named]
        for good in found:
            if raw_only and good >= RAW:
                raise read.wrong(
                    f"has '{GOOD_NAMES[good]}' in 'needs'; an extended building needs a raw good"
                )
            if good >= MEAT:
                raise read.wrong(
                    f"has '{GOOD_NAMES[good]}' in 'needs'; "
                    "an advanced building needs raw goods and half-products except meat"
                )
            if found.count(good) > 1:
                raise read.wrong(f"has '{GOOD_NAMES[good]}' in 'needs' more than once")
        return found


class Ship:
    """A ship with the rows of its hold and its extra points."""

    def __init__(self, name: str, read: Reader) -> None:
        self.name = name
        self.points: dict[int, int] = {}  # by cargo, the highest row first
        rows = read.rows("rows", "{ cargo = ..., points = ... }", "row")
        if not rows:
            raise read.wrong("has no 'rows'; at least one is wanted")
        for row in rows:
            row.must("cargo")
            cargo = CARGO_NAMES.index(row.word("cargo", CARGO_NAMES))
            points = row.amount("points", least=1)
            row.done()
            if cargo in self.points:
                raise row.wrong(f"has 'cargo' = '{CARGO_NAMES[cargo]}' again; one row is enough")
            self.points[cargo] = points
        self.extra = read.amounts("extra", 0, 4)
        self.sure_cargo = read.sure("cargo")
        self.sure_points = read.sure("points")
        self.sure_extra = read.sure_each("extra", len(self.extra))
        read.done()

    def row(self, cargo: int) -> int:
        """The row of a cargo from the top, or -1."""
        return list(self.points).index(cargo) if cargo in self.points else -1


class Queue:
    """The three spaces of a guild."""

    def __init__(self, guild: str, read: Reader) -> None:
        self.guild = guild
        self.spaces = read.choices("spaces", SPACES, 3, 3)
        self.sure = read.sure("spaces")
        read.done()
        if guild == "town_hall" and any(space.startswith("gold") for space in self.spaces):
            raise read.wrong("has gold in 'spaces'; the town hall has no privilege")

    @property
    def gold(self) -> list[int]:
        return [1 if space.startswith("gold") else 0 for space in self.spaces]

    @property
    def ribbon(self) -> list[int]:
        return [1 if space.endswith("ribbon") else 0 for space in self.spaces]


class Tables:
    """Everything in the box, read from the tables that are in force and checked as a whole."""

    def __init__(self, sources: dict[str, Source]) -> None:
        self.sources = sources
        self.buildings = [
            Building(type, self.reader(f"buildings.{name}")) for type, name in enumerate(TYPE_NAMES)
        ]
        self.ships = [Ship(name, self.reader(f"ships.{name}")) for name in SHIP_NAMES]
        self.queues = [Queue(name, self.reader(f"queue.{name}")) for name in GUILDS]
        self.sure_of: dict[str, float] = {}
        self.capital = self.read_capital()
        self.bonus = self.read_bonus()
        self.costs = self.read_costs()
        self.rows: dict[str, list[int]] = {}
        self.numbers = self.read_numbers()
        self.readings = self.read_readings()
        for kind in range(len(KIND_NAMES)):
            self.check_deck(kind)

    def reader(self, name: str) -> Reader:
        return self.sources[name].reader()

    def read_capital(self) -> list[int]:
        """How many capital cards there are of each of the twelve kinds."""
        read = self.reader("capital")
        found = [n for colour in COLOURS for n in read.amounts(colour, 3, 3, most=MOST_ALIKE)]
        self.sure_of["capital"] = read.sure()
        read.done()
        if sum(found) != ALL_CAPITAL:
            raise read.wrong(
                f"has {sum(found)} cards under {', '.join(COLOURS)}; {ALL_CAPITAL} are wanted"
            )
        return found

    def read_bonus(self) -> list[int]:
        """The bonus tokens by final good."""
        read = self.reader("bonus")
        found = [read.amount(name) for name in GOOD_NAMES[FINALS:]]
        self.sure_of["bonus"] = read.sure()
        read.done()
        return found

    def read_costs(self) -> dict[str, list[int]]:
        """Costs by kind of building; a sawmill costs nothing."""
        read = self.reader("costs")
        found: dict[str, list[int]] = {}
        for name in COSTS:
            row = read.inner(name)
            most = 9 if name == "mayor" else 99
            found[name] = [0, *(row.amount(kind, 1, most) for kind in KIND_NAMES[BASIC:])]
            row.done()
        self.sure_of["costs"] = read.sure()
        read.done()
        return found

    def read_numbers(self) -> dict[str, int]:
        """The other numbers; lists of them go to `rows`."""
        read = self.reader("numbers")
        found = {name: read.amount(name, *span) for name, span in SINGLE_NUMBERS.items()}
        for name, (count, least, most) in ROWS_OF_NUMBERS.items():
            self.rows[name] = read.amounts(name, count, count, least, most)
        self.sure_of["numbers"] = read.sure()
        read.done()
        for name in ("dealt", "season_limit"):
            if found[name] > found["hand_limit"]:
                raise read.wrong(f"has '{name}' above 'hand_limit'")
        return found

    def read_readings(self) -> dict[str, str]:
        """Which way each open question is read."""
        read = self.reader("readings")
        found: dict[str, str] = {}
        for name, known in READINGS.items():
            read.must(name)
            found[name] = read.word(name, known)
        read.done()
        return found

    def check_deck(self, kind: int) -> None:
        """Refuse a deck with too many or too few cards or houses."""
        deck = [building for building in self.buildings if building.kind == kind]
        cards = sum(len(building.copies) for building in deck)
        houses = sum(copy.house for building in deck for copy in building.copies)
        wanted = int(FIRST_OF[kind + 1] - FIRST_OF[kind])
        if cards != wanted:
            raise self.wrong_deck(kind, f"{cards} cards; {wanted} are wanted")
        if kind >= EXTENDED and houses != HOUSES:
            raise self.wrong_deck(kind, f"{houses} cards with 'house'; {HOUSES} are wanted")

    def wrong_deck(self, kind: int, problem: str) -> BadCard:
        """A complaint about the tables of the deck that were replaced last."""
        names = [f"buildings.{each.name}" for each in self.buildings if each.kind == kind]
        file = [source.file for name, source in self.sources.items() if name in names][-1]
        changed = [f"[{name}]" for name in names if self.sources[name].file == file]
        has = f"{' and '.join(changed)} {'has' if len(changed) == 1 else 'have'}"
        deck = KIND_NAMES[kind]
        return BadCard(f"{file}: {has} 'copies' with which the {deck} deck has {problem}")
