"""The golden games of Craftsmen: all numbers of players, and positions for what is rare."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from kontor import Table

OWN_VALUES = ("base", "docs/examples/my_printed_values.toml")
OTHER_READINGS = ("base", "docs/examples/my_readings.toml")
KINDS: tuple[tuple[int, tuple[str, ...]], ...] = (
    *((players, ("base",)) for players in (2, 3, 4, 5, 2, 3, 4, 5)),
    (3, OWN_VALUES),
)
RULES = 1  # a golden game stays under the rules it was made for
NEWER: tuple[tuple[int, tuple[str, ...], int], ...] = ((4, ("base",), 2), (3, OTHER_READINGS, 2))


def year_end(second_hand: list[str]) -> dict[str, object]:
    """The last year is scored: two have equally many points then."""
    return {
        "game": "craftsmen", "players": 3, "seed": 3, "year": 3, "season": "winter",
        "stage": "scoring", "order": [1, 2, 0],
        "granary": {"flour": [0, "natural"], "rope": [1, 0], "iron": ["natural", 1]},
        "ships": [
            {"bread": [0, 1]}, {"clothes": [None, 2], "books": [None, 1]},
            {"beer": [None, 2], "meat": [1, 0]}, {"weapons": [0, 2], "wine": [None, 1]},
        ],
        "seats": [
            {"points": {"start": 0, "goods": 51}, "capital": ["violet_1", "green_2", "red_3"]},
            {"points": {"start": 1, "goods": 52}, "capital": second_hand},
            {
                "points": {"start": 1, "goods": 12},
                "capital": ["violet_1", "green_1", "blue_1", "red_1"],
            },
        ],
    }  # fmt: skip


# Too rare to wait for: the game begins at a position.
STAGED: dict[str, dict[str, object]] = {
    "position_captains": {
        "game": "craftsmen", "players": 3, "seed": 1, "year": 3, "season": "winter",
        "stage": "winter", "guild": "crafts", "order": [2, 0, 1],
        "ships": [
            {"bread": [1, 2], "beer": [None, 0], "wine": [0, 1]},
            {"clothes": [2, 1], "books": [None, 2], "candles": [1, 0], "tools": [0, 2]},
            {"weapons": [None, 1], "clothes": [1, 2], "tools": [2, 0], "meat": [0, 1]},
            {"weapons": [0, 2], "bread": [2, 1], "candles": [None, 1], "wine": [1, 0]},
        ],
        "seats": [
            {
                "row": ["sawmill_violet_green", "tailor_green_blue", "bakery_blue_violet"],
                "markers": {"tailor_green_blue": [0, "natural"], "bakery_blue_violet": [0, 1]},
                "capital": ["violet_1", "green_2", "blue_2", "red_1", "red_3"],
                "points": {"start": 0, "goods": 41}, "market": 2,
            },
            {
                "row": ["sawmill_green_blue", "smithy_green_red", "winery_red_violet"],
                "markers": {"smithy_green_red": [0, 1], "winery_red_violet": [1, 1]},
                "capital": ["violet_2", "green_1", "blue_3", "red_2", "green_3"],
                "points": {"start": 1, "goods": 40}, "market": 1,
            },
            {
                "row": ["sawmill_blue_red", "armourer_blue_red", "chandler_blue_violet"],
                "markers": {"armourer_blue_red": [2, 2], "chandler_blue_violet": [2, 0]},
                "capital": ["violet_3", "green_1", "blue_1", "red_2"],
                "points": {"start": 1, "goods": 38}, "market": 3,
            },
        ],
    },
    "position_lines": {
        "game": "craftsmen", "players": 3, "seed": 2, "year": 2, "season": "autumn",
        "stage": "guild", "guild": "builders", "works": 1, "passed": [0, 1, 2],
        "queues": {
            "builders": [[0], [1], [2]], "crafts": [[0, 2], [1], [2]],
            "merchants": [[1], [2], []], "town_hall": [[0], [2], []],
        },
        "granary": {"iron": [None, None], "rope": [None, None], "leather": ["natural", None]},
        "seats": [
            {
                "row": [
                    "iron_mine_violet", "smelter_red_violet", "sawmill_red_violet",
                    "tannery_violet_red", "cattle_farm_red",
                ],
                "hand": ["armourer_blue_red"], "works": 3,
                "markers": {"smelter_red_violet": [0]},
                "capital": ["red_1", "red_2", "red_3", "blue_1"],
            },
            {
                "row": [
                    "flax_plantation_blue", "ropemaker_blue_red", "sawmill_blue_red",
                    "chandler_blue_violet",
                ],
                "hand": ["apiary_violet", "apiary_blue"], "works": 2,
                "markers": {"ropemaker_blue_red": [1]},
                "capital": ["green_1", "green_2", "blue_3", "violet_1"],
            },
            {
                "row": [
                    "flax_plantation_green", "weaver_blue_green", "sawmill_violet_green",
                    "tannery_violet_green", "cattle_farm_green",
                ],
                "hand": ["tailor_green_blue"], "market": 2,
                "capital": ["violet_2", "violet_3", "green_3", "red_1"],
            },
        ],
    },
    "position_equal_cards": year_end(["green_1", "blue_2", "red_3"]),
    "position_more_cards": year_end(["green_1", "blue_2"]),
}  # fmt: skip


def dealt(players: int, cards: tuple[str, ...], rules: int, seed: int) -> Table:
    """A game from its opening."""
    return Table.new("craftsmen", players, seed, rules=rules, cards=cards)


def openings(_wanted: set[str], _seeds: int) -> Iterator[tuple[str, Callable[[], Table]]]:
    """The name of each golden game, and how it is opened."""
    names = Counter[str]()
    for seed, (players, cards) in enumerate(KINDS, 1):
        label = f"players_{players}_{Path(cards[-1]).stem}"
        names[label] += 1
        yield f"{label}_{names[label]}", partial(dealt, players, cards, RULES, seed)
    for name, position in STAGED.items():
        yield name, partial(Table.from_position, position, RULES)
    for seed, (players, cards, rules) in enumerate(NEWER, len(KINDS) + 1):
        label = f"players_{players}_{Path(cards[-1]).stem}_rules_{rules}"
        yield label, partial(dealt, players, cards, rules, seed)
    captains = STAGED["position_captains"]
    yield "position_captains_rules_2", partial(Table.from_position, captains, 2)
    track = {**captains, "season": "autumn", "stage": "final", "guild": "town_hall", "changes": [0]}
    yield "position_track_rules_2", partial(Table.from_position, track, 2)
