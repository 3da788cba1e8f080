"""Tables of the guides: each row is one of the data, number by number, in every language."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.words import LANGUAGES
from kontor.le_havre.tables import STANDARD_BUILDING, TOWN, read
from kontor.learn.guide import NUMBER
from tests.learn.guide_checks import CHAPTERS, guide

Row = tuple[int, ...]
Layouts = list[set[Row]]  # of each thing that a guide must tell: how its row may look
PLAYERS = range(1, 6)
STANDARD = TOWN[STANDARD_BUILDING]
# Tables of the set-up, in which names of cards and of other rows have numbers, too.
SET_UP = {"LH-2.4", "LH-2.6", "LH-2.8"}


def harbour_rows() -> Iterator[set[Row]]:
    """Goods, ships and rounds of Le Havre."""
    goods = {good["id"]: good for good in registry.find("le_havre").facts()["goods"]}
    for good in goods.values():
        if good["upgraded"]:
            worth = [
                each[kind]
                for each in (good, goods[good["upgraded"]])
                for kind in ("food", "energy", "freight")
            ]
            yield {tuple(number for number in worth if number)}
    for ship in read("ships").values():
        yield set(ship_rows(ship))
    rounds = read("rounds")
    for variant in ("full", "short"):
        tables = [rounds[name]["rounds"] for name in rounds if name.startswith(variant)]
        yield {tuple(map(len, tables))}
        told = [round_row(table) for table in tables]
        for players, (food, others) in zip(PLAYERS, told, strict=True):
            yield {
                (players, *food, *others),
                *((players, *food, like, like, like) for like in PLAYERS if like < players
                  and told[like - 1][1] == others),
            }  # fmt: skip


def ship_rows(ship: dict[str, Any]) -> Iterator[Row]:
    """A kind of ships: with its energy or without, with all values or the first and the last."""
    (cost,) = ship["cost"].values()
    food = ship["food"] if any(ship["food"]) else [0]
    price = [ship["price"]] if "price" in ship else []
    values = ship["values"]
    for energy in ([], [ship["energy"]]):
        for worth in (values, values[::-1], [values[0], values[-1]]):
            yield (cost, *energy, *price, *food, ship["capacity"], *worth)


def round_row(table: list[dict[str, Any]]) -> tuple[Row, Row]:
    """Food round by round; rounds without harvest, and those after which the town builds."""
    numbered = list(enumerate(table, start=1))
    barren = [number for number, each in numbered if not each["harvest"]]
    built = [
        number for kind in TOWN[1:] for number, each in numbered if each.get("town", "") == kind
    ]
    return tuple(each["food"] for each in table), (*barren, *built)


def town_rows() -> Iterator[set[Row]]:
    """Goods, ships and years of Craftsmen."""
    facts = registry.find("craftsmen").facts()
    ships = facts["ships"]
    for good in facts["goods"]:
        if not good["loaded"]:
            continue
        aboard = [
            (int(ship["id"]), row["points"])
            for ship in ships
            for row in ship["hold"]
            if row["good"] == good["id"]
        ]
        bonus = [good["bonus"]] if good["bonus"] else []
        whole = (good["points"], *(number for number, _ in aboard), aboard[0][1], *bonus)
        yield {whole, (good["points"], *bonus)}
    for ship in ships:
        points = [row["points"] for row in ship["hold"]]
        number = int(ship["id"])
        yield {(number, *points, *ship["extra"]), (number, *ship["extra"])}
    holds = [[row["points"] for row in ship["hold"]] for ship in ships]
    for number, row in enumerate(zip_longest(*holds), start=1):
        yield {(number, *(points for points in row if points is not None)), ()}
    fees = tuple(year["fee"] for year in facts["years"])
    yield {fees, (1, *fees)}
    yield {tuple(year["work"] for year in facts["years"])}
    yield {(1,) * len(fees), ()}  # a card in each year


LAYOUTS = {"le_havre": list(harbour_rows()), "craftsmen": list(town_rows())}


def rows_of(game: str, language: str) -> set[Row]:
    """The rows of numbers in the tables of a guide."""
    tables = [block for block in guide(game, language).blocks if block.kind == "table"]
    rows = [
        row for table in tables if SET_UP.isdisjoint(table.clauses)
        for row in table.text.split("\n")[1:]
    ]  # fmt: skip
    return {numbers for row in rows if len(numbers := tuple(map(int, NUMBER.findall(row)))) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
def test_every_row_of_numbers_is_one_of_the_data_and_none_is_missing(
    game: str, language: str
) -> None:
    rows = rows_of(game, language)

    known = set().union(*LAYOUTS[game])
    assert rows - known == set()
    needed = [each for each in LAYOUTS[game] if min(map(len, each)) > 1]
    assert [each for each in needed if not each & rows] == []


# What a guide says in a sentence, in the order in which it stands there: the clause, the numbers.
SAID = {
    "le_havre": {
        "LH-2.3": (2, 2, 2, 1), "LH-2.6": (5, 2, 2, 2, 2, 1, 2, 2), "LH-6.5": (10, 24, 30, 40),
    },
    "craftsmen": {
        "CR-1.7": (48, 6, 24, 24, 16), "CR-2.10": (0, 1, 1, 2, 2), "CR-2.14": (4, 6, 8, 10),
        "CR-4.10": (4, 5, 6), "CR-7.2": (2, 3, 6), "CR-8.2": (3, 5, 10),
        "CR-8.15": (1, 2, 3), "CR-9.1": (3, 4, 5),
    },
}  # fmt: skip
TOLD = [
    (game, language, clause)
    for game, said in SAID.items()
    for clause in said
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "language", "clause"), TOLD)
def test_what_is_counted_up_stands_in_its_order(game: str, language: str, clause: str) -> None:
    wanted = ", ".join(map(str, SAID[game][clause]))

    told = [
        ", ".join(map(str, block.numbers))
        for block in guide(game, language).blocks
        if clause in block.clauses
    ]

    assert any(f", {wanted}," in f", {numbers}," for numbers in told), told
