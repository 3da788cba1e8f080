"""The values of the game: read from TOML, checked, and laid out as numbers for the rules."""

from functools import cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kontor.core.card_files import check_sets, is_own, read_own
from kontor.core.errors import BadInput
from kontor.core.words import Message
from kontor.craftsmen.goods import CARGOES, COLOURS, FINALS, GOODS
from kontor.craftsmen.reading import Source, split
from kontor.craftsmen.tables import Building, Copy, Tables

SETS: tuple[str, ...] = ("base",)
ICONS: Final = 3  # the most that a building needs
PLACES: Final = 4  # that a ship can pay


class Card:
    """One building card."""

    def __init__(self, id: str, number: int, building: Building, copy: Copy) -> None:
        self.id = id
        self.number = number
        self.type = building.type
        self.kind = building.kind
        self.top = copy.top
        self.bottom = copy.bottom
        self.house = copy.house
        self.sure = copy.sure


def cards_of(buildings: list[Building]) -> list[Card]:
    """All building cards in the order of their decks; equal cards get a number behind the id."""
    found: list[Card] = []
    counts: dict[str, int] = {}
    for building in buildings:
        for copy in building.copies:
            top, bottom = COLOURS[copy.top], COLOURS[copy.bottom]
            id = f"{building.name}_{top}" if top == bottom else f"{building.name}_{top}_{bottom}"
            counts[id] = counts.get(id, 0) + 1
            if counts[id] > 1:
                id = f"{id}_{counts[id]}"
            found.append(Card(id, len(found), building, copy))
    return found


def line_of(buildings: list[Building], type: int) -> int:
    """The full line of a building as a set of bits: itself and the lines of what it needs."""
    found = 1 << type
    for need in buildings[type].needs:
        found |= line_of(buildings, need)
    return found


def filled(found: list[int], size: int, empty: int) -> list[int]:
    """A list brought to a size."""
    return found + [empty] * (size - len(found))


def by_players(found: list[int]) -> list[int]:
    """Numbers for two players and more, to be found by the number of players."""
    return [0, 0, *found]


@final
class Values:
    """All that is printed, as columns of numbers."""

    def __init__(self, tables: Tables) -> None:
        buildings, ships, queues = tables.buildings, tables.ships, tables.queues
        cards = cards_of(buildings)
        self.cards: Final = cards
        self.numbers: Final = {card.id: card.number for card in cards}
        self.count: Final[i64] = len(cards)
        self.type: Final = vec[i64]([card.type for card in cards])
        self.kind: Final = vec[i64]([card.kind for card in cards])
        self.top: Final = vec[i64]([card.top for card in cards])
        self.bottom: Final = vec[i64]([card.bottom for card in cards])
        self.house: Final = vec[i64]([1 if card.house else 0 for card in cards])

        self.needs: Final = vec[i64]([n for b in buildings for n in filled(b.needs, ICONS, -1)])
        self.icons: Final = vec[i64]([len(building.needs) for building in buildings])
        self.points: Final = vec[i64]([building.points for building in buildings])
        self.line: Final = vec[i64]([line_of(buildings, t) for t in range(FINALS, GOODS)])
        self.bonus: Final = vec[i64](tables.bonus)
        self.capital: Final = vec[i64](tables.capital)
        self.build_cost: Final = vec[i64](tables.costs["build"])
        self.price: Final = vec[i64](tables.costs["price"])
        self.mayor: Final = vec[i64](tables.costs["mayor"])

        self.hold: Final = vec[i64]([s.points.get(c, 0) for s in ships for c in range(CARGOES)])
        self.hold_row: Final = vec[i64]([s.row(c) for s in ships for c in range(CARGOES)])
        self.extra: Final = vec[i64]([n for s in ships for n in filled(s.extra, PLACES, 0)])
        self.gold: Final = vec[i64]([n for queue in queues for n in queue.gold])
        self.ribbon: Final = vec[i64]([n for queue in queues for n in queue.ribbon])

        rows, numbers = tables.rows, tables.numbers
        self.fee: Final = vec[i64](rows["fee"])
        self.work: Final = vec[i64](rows["work"])
        self.start: Final = vec[i64](rows["start"])
        self.tokens: Final = vec[i64](by_players(rows["tokens"]))
        self.guild_limit: Final = vec[i64](by_players(rows["guild_limit"]))
        self.helpers: Final[i64] = numbers["helpers"]
        self.helpers_in_guild: Final[i64] = numbers["helpers_in_guild"]
        self.token_limit: Final[i64] = numbers["token_limit"]
        self.dealt: Final[i64] = numbers["dealt"]
        self.hand_limit: Final[i64] = numbers["hand_limit"]
        self.season_limit: Final[i64] = numbers["season_limit"]
        self.market_limit: Final[i64] = numbers["market_limit"]
        self.change_fields: Final[i64] = numbers["change_fields"]
        self.set_points: Final[i64] = numbers["set_points"]
        self.granary_points: Final[i64] = numbers["granary_points"]

        self.counts_track: Final = tables.readings["fewest"] == "board"
        self.counts_sets: Final = tables.readings["mayor"] == "sets"
        self.fills_rows: Final = tables.readings["hold"] == "fill"


@cache
def base_sources() -> dict[str, Source]:
    """The tables of the box by name."""
    text = (files("kontor.craftsmen") / "data" / "values.toml").read_text("utf-8")
    return split("values.toml", text)


@cache
def base() -> Values:
    """The values of the box."""
    return Values(Tables(base_sources()))


def check_names(chosen: tuple[str, ...]) -> None:
    """Refuse words that are neither the base game nor a file, and a choice without the former."""
    check_sets(chosen, SETS)
    if "base" not in chosen:
        raise BadInput(Message("option-no-base"))


def load(chosen: tuple[str, ...]) -> Values:
    """The values of the box, after own files have replaced tables in the order given."""
    check_names(chosen)
    if not any(is_own(name) for name in chosen):
        return base()
    return Values(Tables(sources_of(chosen)))


def sources_of(chosen: tuple[str, ...]) -> dict[str, Source]:
    """The tables of the box, replaced by those of own files in the order given."""
    sources = dict(base_sources())
    for path in chosen:
        if is_own(path):
            file = path.rpartition("/")[2]
            for name, source in split(file, read_own(path, "file-of-values")).items():
                sources.pop(name)  # so that what was replaced last comes last
                sources[name] = source
    return sources
