"""Chapter 11: the town hall."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import guild, moment, own, refused, seat
from tests.craftsmen.rules.play_late import pools
from tests.lines import can, do, texts


def hall(*seats: dict[str, Any], queue: list[list[int]] | None = None, **given: Any) -> Any:
    """Seat 0 and then seat 1 act in the town hall."""
    return guild("town_hall", queue or [[0], [1]], *seats, **given)


def test_a_helper_in_the_town_hall_has_three_things_to_choose_from() -> None:
    """CR-11.1, CR-1.28: or nothing."""
    assert set(texts(hall())) == {"take privilege", "take work", "change order", "stop"}


def test_a_helper_does_one_of_them_only() -> None:
    """CR-11.1: after it the next helper acts."""
    for line in ("take privilege", "take work", "change order", "stop"):
        assert do(hall(), line).seat == 1


@pytest.mark.parametrize(("players", "pool"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_a_token_comes_from_the_pool(players: int, pool: int) -> None:
    """CR-11.2, CR-2.14."""
    state = hall(players=players)

    do(state, "take privilege")
    assert own(state)["privileges"] == 1
    assert pools(state) == (pool - 1, pool)

    state = hall(players=players)
    do(state, "take work")
    assert own(state)["works"] == 1
    assert pools(state) == (pool, pool - 1)


def test_an_empty_pool_gives_nothing() -> None:
    """CR-11.2: the other sort can still be taken."""
    state = hall(seat(), seat(privileges=3), seat(privileges=3), privileges=0)
    refused(state, "take privilege", "pool", "left")
    assert can(state, "take work")

    state = hall(seat(), seat(works=3), seat(works=3), works=0)
    refused(state, "take work", "pool", "left")
    assert can(state, "take privilege")


def test_nobody_has_more_than_three_tokens_of_a_sort() -> None:
    """CR-11.3: three of one sort do not count for the other."""
    state = hall(seat(privileges=3, works=2), privileges=3, works=4)
    refused(state, "take privilege", "three", "3")
    assert can(state, "take work")

    state = hall(seat(privileges=2, works=3), privileges=4, works=3)
    refused(state, "take work", "three", "3")
    do(state, "take privilege")
    assert own(state)["privileges"] == 3


def test_two_helpers_of_a_player_take_two_tokens() -> None:
    """CR-11.1, CR-4.21: as long as the limit allows it."""
    state = do(hall(queue=[[0], [0], [1]]), "take privilege", "take work")
    assert (own(state)["privileges"], own(state)["works"]) == (1, 1)

    state = do(hall(seat(works=2), queue=[[0], [0], [1]], works=4), "take work")
    refused(state, "take work", "three", "3")


def test_a_disc_goes_to_the_first_free_field_of_the_order_change_track() -> None:
    """CR-11.4: it takes effect in the final phase only."""
    state = hall(seat(), seat(), seat(), queue=[[2], [1], [0]])

    do(state, "change order")
    assert state.position()["changes"] == [2]
    assert state.position()["order"] == [0, 1, 2]
    do(state, "change order")
    assert state.position()["changes"] == [2, 1]

    do(state, "stop")
    assert state.position()["order"] == [2, 1, 0]


def test_the_order_is_changed_once_per_player_and_season() -> None:
    """CR-11.5, ruling H1."""
    state = do(hall(queue=[[0], [0], [1]]), "change order")

    assert state.seat == 0
    refused(state, "change order", "once", "already")
    do(state, "stop")
    assert can(state, "change order")


def test_the_order_is_not_changed_when_three_fields_are_taken() -> None:
    """CR-11.5: five players, of whom three stand there."""
    refused(hall(players=5, changes=[2, 3, 4]), "change order", "three", "taken", "full")
    assert can(hall(players=5, changes=[2, 3]), "change order")


def test_the_next_season_has_an_empty_track() -> None:
    """CR-11.5, CR-13.6."""
    state = do(hall(), "change order", "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert state.position()["changes"] == []


def test_the_town_hall_has_no_privilege() -> None:
    """CR-11.6: nor does its first space count as gold."""
    state = hall(seat(privileges=1))

    assert state.why_not("privilege") is not None
    do(state, "take work")
    assert state.position()["used"] == {}
    assert own(state)["privileges"] == 1


@pytest.mark.parametrize("held", [0, 1])
def test_the_view_of_the_town_hall_promises_no_privilege(held: int) -> None:
    """CR-11.6: not even to whoever has a token."""
    state = hall(seat(privileges=held))

    assert state.view(0)["question"]["privilege"] is False


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_order_can_be_changed_by_three_to_five_players(players: int) -> None:
    """CR-11.1, CR-16.7."""
    assert can(hall(players=players), "change order")
