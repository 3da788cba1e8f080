"""Chapter 16: the two-player game."""

from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import (
    at,
    capital,
    discards,
    guild,
    moment,
    own,
    points,
    queue,
    refused,
    seat,
)
from tests.craftsmen.rules.play_late import offered, pools, season_end, winter, year_end
from tests.lines import can, do, texts

ANNA, BEN = 0, 1
TEN = ("violet_1",) * 4 + ("red_3",) * 4 + ("blue_1", "blue_2")
NINE = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "blue_2", "red_1", "red_2", "red_3")


def two(*seats: dict[str, Any], **given: Any) -> Any:
    """Two players send helpers, seat 0 first."""
    return at(*seats, players=2, **given)


def taken(*spaces: list[int], **given: Any) -> Any:
    """Two players, with these discs in the builders' guild."""
    return two(queues={"builders": [*spaces, *[[]] * (3 - len(spaces))]}, **given)


def test_other_rules_hold_for_two() -> None:
    """CR-16.1: six guilds, five helpers, 14 natural cubes, eight bonus tokens."""
    state = two()

    assert len(offered(state, "send")) == 6
    assert own(state)["helpers"] == 5
    assert sum(len(pair) for pair in state.position()["granary"].values()) == 14
    assert len(state.position()["bonus"]) == 8


def test_a_queue_has_two_spaces() -> None:
    """CR-16.2: the third helper covers."""
    state = do(two(), "send builders", "send builders")

    assert queue(state, "builders") == [[0], [1], []]
    assert not can(state, "send builders")
    assert offered(state, "cover") == {"cover builders 1", "cover builders 2"}


def test_the_third_space_is_not_used() -> None:
    """CR-16.2."""
    refused(taken([0], [1]), "cover builders 3", "space", "two")
    with pytest.raises(kontor.BadInput):
        taken([0], [1], [0])


def test_four_helpers_fit_into_a_guild_two_of_each() -> None:
    """CR-16.3."""
    state = do(two(), "send builders", "send builders", "cover builders 2", "cover builders 1")

    assert queue(state, "builders") == [[0, 1], [1, 0], []]
    assert "builders" not in " ".join(texts(state))


def test_nobody_has_three_helpers_in_a_guild() -> None:
    """CR-16.3."""
    refused(taken([0], [0]), "cover builders 1", "two")
    assert can(taken([0], [1]), "cover builders 1")


def test_discs_are_covered_when_both_spaces_are_taken() -> None:
    """CR-16.4."""
    refused(taken([1]), "cover builders 1", "free")
    assert can(taken([1], [1]), "cover builders 1")


def test_covering_the_opponent_costs_nothing_and_gives_the_opponent_a_card() -> None:
    """CR-16.5: the top of the stack, in every year."""
    for year in (1, 2, 3):
        state = taken([1], [1], top=["blue_3", "red_2"], year=year)

        do(state, "cover builders 1")

        assert capital(state, BEN) == ["blue_3"]
        assert capital(state, ANNA) == []
        assert points(state, ANNA) == points(state, BEN) == 0
        assert state.position()["stack"][0] == "red_2"


def test_the_limit_of_ten_holds_for_the_card_of_a_covered_disc() -> None:
    """CR-16.5, CR-5.10."""
    queues = {"builders": [[1], [1], []]}
    state = two(seat(), seat(*TEN), queues=queues)

    do(state, "cover builders 1")
    assert state.seat == BEN
    do(state, "discard violet_1")

    assert len(capital(state, BEN)) == 10
    assert discards(state) == {"violet_1": 1}


def test_covering_an_own_disc_has_no_effect_on_anybody() -> None:
    """CR-16.6, ruling B2."""
    state = do(taken([0], [1], top=["blue_3"]), "cover builders 1")

    assert queue(state, "builders")[0] == [0, 0]
    assert capital(state, ANNA) == capital(state, BEN) == []
    assert state.position()["stack"][0] == "blue_3"


def test_the_order_cannot_be_changed_in_the_town_hall() -> None:
    """CR-16.7."""
    state = guild("town_hall", [[0], [1]], players=2)

    assert set(texts(state)) == {"take privilege", "take work", "stop"}
    refused(state, "change order", "two")


def test_whoever_used_fewer_privileges_receives_a_token() -> None:
    """CR-16.8."""
    queues = {"bankers": [[1], [0], []], "crafts": [[1], [], []]}

    one = season_end(players=2, queues=queues, used={"bankers": [0]})
    more = season_end(players=2, queues=queues, used={"bankers": [0, 2], "crafts": [0]})

    assert [own(one, who)["privileges"] for who in (0, 1)] == [1, 0]
    assert [own(more, who)["privileges"] for who in (0, 1)] == [1, 0]


@pytest.mark.parametrize("marks", [{}, {"bankers": [0, 2]}])
def test_equally_many_give_no_token_to_either(marks: dict[str, list[int]]) -> None:
    """CR-16.8, ruling H5."""
    queues = {"bankers": [[1], [0], []]}
    state = season_end(players=2, queues=queues, used=marks)

    assert [own(state, one)["privileges"] for one in (0, 1)] == [0, 0]
    assert pools(state)[0] == 4


def test_whoever_has_three_tokens_receives_none() -> None:
    """CR-16.8, CR-13.4."""
    queues = {"bankers": [[1], [], []]}
    state = season_end(
        seat(privileges=3), players=2, queues=queues, used={"bankers": [0]}, privileges=1
    )

    assert [own(state, one)["privileges"] for one in (0, 1)] == [3, 0]
    assert pools(state)[0] == 1


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_the_two_change_places_in_every_final_phase(season: str) -> None:
    """CR-16.9."""
    state = season_end(players=2, season=season)

    assert state.position()["order"] == [1, 0]
    assert state.seat == 1


def test_the_two_change_places_in_winter_too() -> None:
    """CR-16.9, CR-13.15."""
    state = winter(players=2)

    do(state, "stop", "stop")

    assert moment(state) == (2, "spring", "helpers")
    assert state.position()["order"] == [1, 0]


def test_each_is_first_in_six_of_twelve_seasons() -> None:
    """CR-16.9."""
    state = two()
    first = []
    seen: tuple[Any, ...] = ()

    while not state.is_over:
        now = moment(state)[:2]
        if now != seen:
            first.append(state.position()["order"][0])
            seen = now
        do(state, "pass" if can(state, "pass") else "stop" if can(state, "stop") else
           texts(state)[-1])  # fmt: skip

    assert first == [0, 1] * 6


def test_the_places_are_changed_before_the_year_is_scored() -> None:
    """CR-16.10, CR-14.16: who was second in winter invests first."""
    cards = ("violet_1", "green_2", "blue_1", "red_3")
    state = winter(seat(*cards), seat(*cards), players=2)
    do(state, "stop", "stop")

    assert (moment(state), state.seat) == ((1, "winter", "investing"), 1)


def test_the_last_comparison_uses_the_order_after_the_last_change() -> None:
    """CR-16.10, CR-15.6: who was first in the last winter is further back at the end."""
    state = winter(players=2, year=3, order=[0, 1])
    do(state, "stop", "stop")

    assert state.is_over
    assert state.position()["order"] == [1, 0]
    assert state.winners() == [0]


def test_two_begin_with_four_tokens_of_each_sort_and_with_0_and_1_points() -> None:
    """CR-16.11, CR-2.10, CR-2.14."""
    for seed in range(5):
        state = kontor.new_game("craftsmen", players=2, seed=seed)
        order = state.position()["order"]

        assert [state.scores()[one] for one in order] == [0, 1]
        assert pools(state) == (4, 4)


def test_ben_covers_anna_at_the_builders() -> None:
    """CR-16.12: Anna with privilege, Ben with privilege, Ben."""
    state = two(top=["blue_3"])
    do(state, "send builders", "send builders", "send bankers", "cover builders 1")
    assert queue(state, "builders") == [[0, 1], [1], []]
    assert capital(state, ANNA) == ["blue_3"]
    assert capital(state, BEN) == []


def test_the_builders_of_the_example_act_in_this_order() -> None:
    """CR-16.12, CR-4.20: unfitting buildings show who has the privilege."""
    anna = seat("blue_2", "red_2", hand=["vineyard_red", "wheat_farm_green"])
    ben = seat("blue_3", "red_3", hand=["vineyard_violet", "wheat_farm_blue", "apiary_violet"])
    state = guild("builders", [[0, 1], [1]], anna, ben, players=2)

    assert state.seat == ANNA
    assert can(state, "build vineyard_red right")
    do(state, "stop")
    assert state.seat == BEN
    assert can(state, "build vineyard_violet right")
    do(state, "stop")
    assert state.seat == BEN
    refused(state, "build vineyard_violet right", "fit", "privilege")
    assert can(state, "build wheat_farm_blue right")


def test_the_limit_of_eight_is_looked_at_in_the_changed_order() -> None:
    """CR-16.9, CR-13.7."""
    state = season_end(seat(*NINE), seat(*NINE), players=2)

    assert state.seat == BEN
    do(state, "discard violet_1")
    assert state.seat == ANNA


def test_ships_pay_two_players_by_the_same_table() -> None:
    """CR-16.1, CR-14.3, CR-14.5: the third place of ship 3 lapses."""
    ships: list[dict[str, Any]] = [{}, {}, {"beer": [0, 1], "meat": [None, 1]}, {}]
    state = year_end(players=2, ships=ships)

    assert [state.breakdown(one)["majorities"] for one in (0, 1)] == [4, 6]
