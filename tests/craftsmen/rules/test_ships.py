"""Chapter 9: final goods and meat, and the ships they are loaded onto."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import capital, discards, guild, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import (
    crafting,
    golden,
    hold,
    icons,
    offered,
    town,
    winter,
    working,
)
from tests.lines import can, do, texts

ADVANCED = {
    "weapons": ("armourer_violet_green", 4, {3, 4}),
    "tools": ("smithy_green_red", 3, {2, 3}),
    "clothes": ("tailor_green_blue", 4, {2, 3}),
    "books": ("bookbinder_violet_green", 4, {2, 4}),
    "candles": ("chandler_blue_violet", 3, {2, 4}),
    "wine": ("winery_red_violet", 3, {1, 4}),
    "beer": ("brewery_red_blue", 3, {1, 3}),
    "bread": ("bakery_blue_violet", 3, {1, 4}),
}


def tailor(*cards: str, **given: Any) -> dict[str, Any]:
    """A seat with cloth and leather at its tailor's and these capital cards."""
    marks = given.pop("markers", {"tailor_green_blue": [0, 0]})
    return town("tailor_green_blue", capital=cards, markers=marks, **given)


def clothes(second: list[Any], third: list[Any]) -> list[dict[str, Any]]:
    """Ships with these markers on the fields of clothes of ship 2 and of ship 3."""
    return [{}, {"clothes": second}, {"clothes": third}, {}]


def made(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Clothes have just been made."""
    return do(crafting(mine, *others, **given), "make clothes")


@pytest.mark.parametrize("good", ADVANCED)
def test_a_final_good_brings_its_points_on_any_ship_that_carries_it(good: str) -> None:
    """CR-9.30, CR-9.32, CR-9.37, CR-18.7, CR-18.13, CR-18.14."""
    card, worth, ships = ADVANCED[good]
    state = do(crafting(town(card, markers={card: [0, 0]})), f"make {good}")

    assert offered(state, "load") == {f"load {ship}" for ship in ships}
    for ship in ships:
        after = do(state.copy(), f"load {ship}")
        assert after.breakdown(0)["goods"] == worth
        assert hold(after, ship, good) == [None, 0]
        assert own(after)["markers"] == {}


def test_clothes_bring_four_points() -> None:
    """CR-9.41: example of page 7, for one work point."""
    state = made(tailor())

    do(state, "load 2")

    assert points(state) == 4
    assert icons(state, "tailor_green_blue") == []
    assert state.view(0)["question"]["work_points"] == 2


@pytest.mark.parametrize("marks", [[0, None], [None, 0], [None, None]])
def test_every_icon_needs_a_marker(marks: list[Any]) -> None:
    """CR-9.30."""
    mine = tailor(markers={"tailor_green_blue": marks})

    refused(crafting(mine), "make clothes", "cloth", "leather")
    assert can(crafting(tailor()), "make clothes")


@pytest.mark.parametrize("marks", [[1, 2], ["natural", 1], ["natural", "natural"], [0, 1]])
def test_the_final_good_is_a_marker_of_its_maker(marks: list[Any]) -> None:
    """CR-9.31, ruling F16: the others get nothing back but their marker."""
    state = made(tailor(markers={"tailor_green_blue": marks}))

    do(state, "load 3")

    assert hold(state, 3, "clothes") == [None, 0]
    assert own(state)["markers"] == {}
    assert [points(state, one) for one in range(3)] == [4, 0, 0]


def test_a_new_marker_comes_in_on_the_right_field() -> None:
    """CR-9.33: a marker that lies there moves to the left, so the left one is the older."""
    empty = do(made(tailor()), "load 2")
    half = do(made(tailor(), ships=clothes([None, 2], [None, None])), "load 2")

    assert hold(empty, 2, "clothes") == [None, 0]
    assert hold(half, 2, "clothes") == [2, 0]


def test_the_older_marker_is_the_one_that_a_bribe_removes() -> None:
    """CR-9.33, CR-9.34: seat 1 loaded first, then seat 2, then seat 0 bribes."""
    other = seat(row=["sawmill_green_blue", "tailor_violet_red"],
                 markers={"tailor_violet_red": [2, 2]})  # fmt: skip
    ships = clothes([None, 1], [None, None])
    given: dict[str, Any] = {"ships": ships, "players": 3}
    state = guild("crafts", [[2], [0]], tailor("red_1"), seat(), other, **given)

    do(state, "make clothes", "load 2", "stop", "make clothes", "bribe 2")

    assert hold(state, 2, "clothes") == [2, 0]


def test_yellow_bribes_the_captain() -> None:
    """CR-9.42, CR-9.34, CR-9.37: example of page 7; green 1, red 2, yellow 0."""
    state = made(tailor("blue_2", "red_1"), ships=clothes([1, 2], [None, None]))

    do(state, "bribe 2", "discard red_1")

    assert hold(state, 2, "clothes") == [2, 0]
    assert capital(state) == ["blue_2"]
    assert discards(state) == {"red_1": 1}
    assert points(state) == 4
    assert [capital(state, one) for one in (1, 2)] == [[], []]


def test_any_card_will_do_for_the_captain() -> None:
    """CR-9.34, CR-5.12."""
    state = made(tailor("violet_1", "blue_2", "red_3"), ships=clothes([1, 2], [1, 2]))

    do(state, "bribe 3")

    assert set(texts(state)) == {"discard violet_1", "discard blue_2", "discard red_3"}


def test_the_captain_throws_out_only_the_markers_of_others() -> None:
    """CR-9.35: the own marker may lie on the right."""
    refused(made(tailor("red_1"), ships=clothes([0, 1], [1, 1])), "bribe 2", "own")
    state = made(tailor("red_1"), ships=clothes([1, 0], [None, None]))

    do(state, "bribe 2")

    assert hold(state, 2, "clothes") == [0, 0]


def test_the_captain_wants_a_capital_card() -> None:
    """CR-9.35: points do not help. Under rules 2 somebody without a card is not even asked."""
    full = clothes([1, 2], [None, None])
    refused(made(tailor(points=9), ships=full, rules=1), "bribe 2", "capital card")
    assert hold(made(tailor(points=9), ships=full), 2, "clothes") == [1, 2]
    assert can(made(tailor("red_1"), ships=clothes([1, 2], [None, None])), "bribe 2")


def test_a_full_row_takes_nothing_without_a_bribe() -> None:
    """CR-9.34."""
    refused(made(tailor("red_1"), ships=clothes([1, 2], [None, None])), "load 2", "taken")


def test_no_captain_is_bribed_for_a_free_field() -> None:
    """CR-9.34: only if both fields are taken."""
    state = made(tailor("red_1"), ships=clothes([None, 2], [None, None]))

    refused(state, "bribe 2", "free")
    assert can(state, "load 2")


def test_bribing_is_allowed_though_another_ship_has_room() -> None:
    """CR-9.36, ruling F11: and it is never a must."""
    state = made(tailor("red_1"), ships=clothes([1, 2], [None, None]))

    assert set(texts(state)) == {"bribe 2", "load 3"}


def test_a_good_must_be_loaded_while_a_field_for_it_is_free() -> None:
    """CR-9.49, ruling F13: on either ship, and the refusal says why."""
    for ships in (clothes([None, None], [None, None]), clothes([1, 2], [None, 1])):
        state = made(tailor("red_1"), ships=ships)

        assert "lose" not in texts(state)
        refused(state, "lose", "must be loaded")


def test_a_good_that_has_only_one_place_goes_there_without_a_question() -> None:
    """CR-9.49: nobody can be bribed for a card that is not there."""
    state = do(crafting(tailor(), ships=clothes([1, 2], [None, 1])), "make clothes")

    assert hold(state, 3, "clothes") == [1, 0]
    assert points(state) == 4


def test_who_will_not_bribe_loses_a_good_that_no_field_is_free_for() -> None:
    """CR-9.49, CR-9.38, CR-9.36: no points, and work point and inputs are gone."""
    state = made(tailor("red_1"), ships=clothes([1, 2], [2, 1]))
    assert set(texts(state)) == {"bribe 2", "bribe 3", "lose"}

    do(state, "lose")

    assert points(state) == 0
    assert own(state)["markers"] == {}
    assert capital(state) == ["red_1"]
    assert hold(state, 2, "clothes") == [1, 2]
    assert state.view(0)["question"]["work_points"] == 2


def test_a_good_that_cannot_be_loaded_is_lost() -> None:
    """CR-9.38: both rows are full and no card is there for a captain."""
    state = crafting(tailor(), ships=clothes([1, 2], [2, 1]))

    do(state, "make clothes")

    assert points(state) == 0
    assert own(state)["markers"] == {}
    assert hold(state, 2, "clothes") == [1, 2]
    assert state.view(0)["question"]["work_points"] == 2


def test_own_markers_in_both_rows_leave_no_place_either() -> None:
    """CR-9.38, CR-9.35."""
    state = crafting(tailor("red_1"), ships=clothes([0, 2], [0, 1]))

    do(state, "make clothes")

    assert points(state) == 0
    assert capital(state) == ["red_1"]


def test_one_ship_can_take_the_same_good_twice_from_one_player() -> None:
    """CR-9.33."""
    state = made(tailor(), ships=clothes([None, 0], [None, None]))

    do(state, "load 2")

    assert hold(state, 2, "clothes") == [0, 0]


def butcher(**given: Any) -> dict[str, Any]:
    """A seat with a cow at its butcher's."""
    return town("butcher_blue_green", markers={"butcher_blue_green": [0]}, **given)


def test_meat_goes_onto_a_ship() -> None:
    """CR-9.39, CR-1.14, ruling F14: points as printed, no granary and no capital card."""
    state = do(crafting(butcher()), "make meat")

    assert set(texts(state)) == {"load 3", "load 4"}
    assert state.why_not("granary") is not None
    do(state, "load 4")

    assert hold(state, 4, "meat") == [None, 0]
    assert points(state) == 1
    assert capital(state) == []


def test_lost_meat_brings_no_point() -> None:
    """CR-9.39, CR-9.38."""
    ships: list[dict[str, Any]] = [{}, {}, {"meat": [1, 2]}, {"meat": [2, 2]}]
    state = do(crafting(butcher(capital=("red_1",)), ships=ships), "make meat", "lose")

    assert points(state) == 0


def test_meat_can_be_loaded_by_a_bribe() -> None:
    """CR-9.39, CR-9.34."""
    ships: list[dict[str, Any]] = [{}, {}, {"meat": [1, 2]}, {"meat": [2, 2]}]
    state = do(crafting(butcher(capital=("red_1",)), ships=ships), "make meat")

    do(state, "bribe 3")

    assert hold(state, 3, "meat") == [2, 0]
    assert points(state) == 1
    assert discards(state) == {"red_1": 1}


def test_meat_has_no_bonus_token() -> None:
    """CR-9.39."""
    assert "meat" not in crafting(butcher()).position()["bonus"]


def test_goods_bring_points_in_winter_and_by_work_tokens_too() -> None:
    """CR-9.40."""
    for state in (
        crafting(tailor()),
        golden(tailor()),
        winter(tailor()),
        working(tailor(works=1)),
    ):
        do(state, "make clothes", "load 2")

        assert state.breakdown(0)["goods"] == 4


def test_a_good_is_loaded_before_anything_else() -> None:
    """CR-9.32."""
    state = made(tailor("red_1"))

    for line in ("stop", "make wood", "market", "granary"):
        refused(state, line, "loaded")


@pytest.mark.parametrize("ship", [1, 4])
def test_a_ship_takes_only_the_goods_it_carries(ship: int) -> None:
    """CR-9.32, CR-18.13."""
    refused(made(tailor("red_1")), f"load {ship}", "does not carry")
    refused(made(tailor("red_1")), f"bribe {ship}", "does not carry")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ships_are_the_same_for_every_number_of_players(players: int) -> None:
    """CR-9.33, CR-18.13: rows from top to bottom."""
    state = crafting(tailor(), players=players)

    assert [list(ship) for ship in state.position()["ships"]] == [
        ["bread", "beer", "wine"],
        ["clothes", "books", "candles", "tools"],
        ["weapons", "clothes", "tools", "beer", "meat"],
        ["weapons", "books", "bread", "candles", "wine", "meat"],
    ]
    do(state, "make clothes", "load 2", "stop")
    assert moment(state)[1] == "summer"
