"""Chapter 14: ships, colours and granary."""

from typing import Any

import pytest

from tests.craftsmen.rules.play_late import fields, icons, town, year_end

YELLOW, GREEN, BLACK, BLUE, RED = range(5)
PAGE_EIGHT: list[dict[str, Any]] = [
    {"bread": [None, YELLOW], "beer": [BLACK, YELLOW], "wine": [None, RED]},
    {"clothes": [BLUE, BLACK], "books": [BLUE, GREEN], "candles": [GREEN, GREEN]},
    {
        "weapons": [None, YELLOW],
        "clothes": [None, YELLOW],
        "tools": [None, RED],
        "beer": [None, RED],
        "meat": [None, RED],
    },
    {
        "books": [GREEN, BLACK],
        "bread": [BLACK, BLUE],
        "candles": [None, BLACK],
        "wine": [GREEN, YELLOW],
        "meat": [None, BLUE],
    },
]


def render(state: Any, key: str) -> list[int]:
    """What each seat received under this head."""
    return [state.breakdown(one)[key] for one in range(state.position()["players"])]


def cargo(ship: int, **rows: list[Any]) -> Any:
    """The year of five was scored with these markers on one ship, in rows left and right."""
    ships: list[dict[str, Any]] = [{}, {}, {}, {}]
    ships[ship - 1] = rows
    return year_end(players=5, ships=ships)


def test_the_ships_of_page_eight() -> None:
    """CR-14.8, CR-14.1 to CR-14.6, CR-18.12: yellow 39, green 36, black 35, blue 28, red 21."""
    state = year_end(players=5, ships=PAGE_EIGHT)

    assert render(state, "cargo") == [9 + 17 + 4, 16 + 10, 4 + 8 + 16, 14 + 8, 4 + 11]
    assert render(state, "majorities") == [4 + 4 + 1, 5 + 5, 7, 3 + 3, 6]
    assert state.scores() == [39, 36, 35, 28, 21]


@pytest.mark.parametrize(
    ("ship", "cargoes", "extra"),
    [
        (1, [9, 0, 4, 0, 4], [4, 0, 0, 0, 0]),
        (2, [0, 16, 8, 14, 0], [0, 5, 0, 3, 0]),
        (3, [17, 0, 0, 0, 11], [4, 0, 0, 0, 6]),
        (4, [4, 10, 16, 8, 0], [1, 5, 7, 3, 0]),
    ],
)
def test_each_ship_of_page_eight(ship: int, cargoes: list[int], extra: list[int]) -> None:
    """CR-14.8, CR-14.2, CR-14.3, CR-14.4, CR-14.6: seats yellow, green, black, blue, red."""
    state = cargo(ship, **PAGE_EIGHT[ship - 1])

    assert render(state, "cargo") == cargoes
    assert render(state, "majorities") == extra


@pytest.mark.parametrize(
    ("ship", "rows", "extra"),
    [
        (1, {"bread": [1, 0], "beer": [2, 1], "wine": [1, 0]}, [0, 4, 0, 0, 0]),
        (2, {"clothes": [1, 0], "books": [2, 1], "candles": [1, 0]}, [3, 5, 0, 0, 0]),
        (3, {"weapons": [1, 0], "tools": [2, 1], "meat": [1, 0]}, [4, 6, 2, 0, 0]),
        (4, {"weapons": [1, 0], "books": [2, 1], "bread": [1, 0], "candles": [2, 1],
             "wine": [0, 1], "meat": [None, 3]}, [5, 7, 3, 1, 0]),
    ],
)  # fmt: skip
def test_extra_points_by_ship(ship: int, rows: dict[str, list[Any]], extra: list[int]) -> None:
    """CR-14.3: one, two, three and four players are paid."""
    assert render(cargo(ship, **rows), "majorities") == extra


def test_the_fifth_on_ship_four_is_not_paid() -> None:
    """CR-14.3, CR-14.4: one marker each, from top to bottom."""
    rows: dict[str, list[Any]] = {
        "weapons": [None, 4],
        "books": [None, 3],
        "bread": [None, 2],
        "candles": [None, 1],
        "wine": [None, 0],
    }

    assert render(cargo(4, **rows), "majorities") == [0, 1, 3, 5, 7]


def test_between_equals_the_higher_row_counts() -> None:
    """CR-14.4, ruling I1."""
    assert render(cargo(1, beer=[None, 0], wine=[None, 1]), "majorities")[:2] == [4, 0]
    assert render(cargo(1, beer=[None, 1], wine=[None, 0]), "majorities")[:2] == [0, 4]


def test_in_the_same_row_the_left_field_counts() -> None:
    """CR-14.4."""
    assert render(cargo(1, beer=[1, 0]), "majorities")[:2] == [0, 4]
    assert render(cargo(1, beer=[0, 1]), "majorities")[:2] == [4, 0]


def test_only_the_highest_marker_of_each_is_compared() -> None:
    """CR-14.4: seat 0 has bread left and wine, seat 1 bread right and beer."""
    state = cargo(1, bread=[0, 1], beer=[None, 1], wine=[None, 0])

    assert render(state, "majorities")[:2] == [4, 0]


def test_more_markers_come_before_a_higher_row() -> None:
    """CR-14.3: the number counts first, not the value of the cargo."""
    state = cargo(3, weapons=[None, 0], beer=[None, 1], meat=[None, 1])

    assert render(state, "majorities")[:2] == [4, 6]
    assert render(state, "cargo")[:2] == [9, 7]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_extra_points_without_a_taker_lapse(players: int) -> None:
    """CR-14.5, ruling I2: a single player on each ship receives the first prize only."""
    ships: list[dict[str, Any]] = [
        {"beer": [None, 1]},
        {"books": [None, 1]},
        {"beer": [None, 1]},
        {"books": [None, 1]},
    ]
    state = year_end(players=players, ships=ships)

    assert render(state, "majorities") == [0, 4 + 5 + 6 + 7, *[0] * (players - 2)]
    assert render(state, "cargo") == [0, 4 + 6 + 4 + 6, *[0] * (players - 2)]


@pytest.mark.parametrize(
    ("good", "ship", "worth"),
    [("meat", 3, 3), ("meat", 4, 3), ("beer", 1, 4), ("beer", 3, 4), ("wine", 1, 4),
     ("wine", 4, 4), ("tools", 2, 4), ("tools", 3, 4), ("bread", 1, 5), ("bread", 4, 5),
     ("candles", 2, 5), ("candles", 4, 5), ("books", 2, 6), ("books", 4, 6), ("clothes", 2, 8),
     ("clothes", 3, 8), ("weapons", 3, 9), ("weapons", 4, 9)],
)  # fmt: skip
def test_each_marker_brings_the_points_of_its_row(good: str, ship: int, worth: int) -> None:
    """CR-14.6, CR-18.13, CR-18.14."""
    assert render(cargo(ship, **{good: [0, 0]}), "cargo")[0] == 2 * worth


def test_the_holds_begin_the_new_year_empty() -> None:
    """CR-14.7."""
    state = year_end(players=5, ships=PAGE_EIGHT)

    holds = [pair for ship in state.position()["ships"] for pair in ship.values()]
    assert holds == [[None, None]] * 18


def test_one_set_of_four_colours_brings_three_points() -> None:
    """CR-14.11, CR-14.9: violet 1, green 2, blue 1, red 2."""
    state = year_end(town("paper_mill_red_green", "mill_red_blue"))

    assert render(state, "colours") == [3, 0, 0]


def test_two_sets_of_four_colours_bring_six_points() -> None:
    """CR-14.11, CR-14.9: two halves of each."""
    state = year_end(town("paper_mill_red_green", "mill_red_blue", "cooperage_violet_blue"))

    assert render(state, "colours") == [6, 0, 0]


def test_a_card_of_one_colour_counts_as_two_halves() -> None:
    """CR-14.9, CR-1.16: violet 1, green 1, blue 2, red 2; the rarest colour counts."""
    assert render(year_end(town("vineyard_blue", "apiary_red")), "colours")[0] == 3
    two = town("vineyard_blue", "apiary_red", "wheat_farm_violet", "wheat_farm_green")
    assert render(year_end(two), "colours")[0] == 6


def test_the_sawmill_counts_and_a_missing_colour_makes_no_set() -> None:
    """CR-14.9: with the sawmill's violet and green one set, without blue none."""
    assert render(year_end(town("mill_red_blue")), "colours")[0] == 3
    assert render(year_end(town("wheat_farm_red")), "colours")[0] == 0


def test_cards_in_hand_do_not_count_as_colours() -> None:
    """CR-14.9: only the own row."""
    assert render(year_end(town(hand=["mill_red_blue"])), "colours")[0] == 0


@pytest.mark.parametrize("year", [1, 2, 3])
def test_colours_count_anew_each_year(year: int) -> None:
    """CR-14.10."""
    mine = town("mill_red_blue")
    mine["points"] = mine["points"] | {"colours": 3 * (year - 1)}
    state = year_end(mine, year=year)

    assert render(state, "colours")[0] == 3 * year


def test_the_granary_of_page_nine() -> None:
    """CR-14.14, CR-14.12: yellow 3, red 2, blue 2, green 1, black 1."""
    granary = {
        "barrel": [YELLOW, RED],
        "rope": [YELLOW, "natural"],
        "leather": [BLUE, YELLOW],
        "paper": [RED, BLUE],
        "iron": [GREEN, None],
        "cloth": ["natural", BLACK],
    }
    state = year_end(players=5, granary=granary)

    assert render(state, "granary") == [3, 1, 1, 2, 2]


@pytest.mark.parametrize("pair", [[0, 1], [0, None], ["natural", 0], [0, "natural"], [None, None]])
def test_the_granary_begins_the_new_year_with_natural_cubes_only(pair: list[Any]) -> None:
    """CR-14.13, CR-14.18, ruling I5: every empty field is filled."""
    state = year_end(granary={"flour": pair, "rope": [1, 2]})

    assert set(state.position()["granary"]) == {
        "barrel", "rope", "leather", "paper", "iron", "cloth", "flour",
    }  # fmt: skip
    assert all(pair == ["natural", "natural"] for pair in state.position()["granary"].values())


def test_natural_cubes_on_cards_do_not_limit_the_granary() -> None:
    """CR-14.18, CR-1.10: more than fourteen are in use."""
    mine = town("tailor_green_blue", markers={"tailor_green_blue": ["natural", "natural"]})
    state = year_end(mine, granary={"cloth": [None, None], "leather": [None, None]})

    assert fields(state, "cloth") == fields(state, "leather") == ["natural", "natural"]
    assert icons(state, "tailor_green_blue") == ["natural", "natural"]
