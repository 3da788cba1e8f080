"""Chapter 13: the final phase of spring, summer and autumn."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import capital, discards, guild, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import pools, season_end, town
from tests.lines import can, do, texts

NINE = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "blue_2", "red_1", "red_2", "red_3")
EMPTY: list[list[int]] = [[], [], []]


def tokens(state: Any) -> list[int]:
    """The privilege tokens of the seats."""
    return [own(state, one)["privileges"] for one in range(state.position()["players"])]


def used(players: int, *seats: int, **given: Any) -> Any:
    """The final phase after these seats used a privilege, one at the merchants' for each naming."""
    names = ("merchants", "crafts", "notary", "builders", "bankers")
    queues = {name: [[one], [], []] for name, one in zip(names, seats, strict=False)}
    marks = {name: [0] for name in queues}
    return season_end(players=players, queues=queues, used=marks, **given)


def test_helpers_stay_in_their_guild_to_the_end_of_the_season() -> None:
    """CR-13.1, CR-13.6: then all of them go home, those with a privilege too."""
    queues = {"bankers": [[0], [1], []], "crafts": [[0], [], []]}
    state = guild("town_hall", [[2], [0]], queues=queues, used={"bankers": [0]})
    assert [own(state, one)["helpers"] for one in range(3)] == [2, 4, 4]

    do(state, "change order", "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert [own(state, one)["helpers"] for one in range(3)] == [5, 5, 5]
    assert all(queue == EMPTY for queue in state.position()["queues"].values())


def test_only_helpers_that_used_a_privilege_count() -> None:
    """CR-13.2, ruling H4: seat 1 has more helpers on the board, but none of them on a picture."""
    queues = {"bankers": [[0], [1], [1]], "builders": [[1], [], []], "notary": [[2], [], []]}
    state = season_end(queues=queues, used={"bankers": [0], "notary": [0]})

    assert tokens(state) == [0, 1, 0]


def test_helpers_on_the_order_change_track_count() -> None:
    """CR-13.2, CR-13.16: seat 0 stands there and is none of the fewest."""
    state = season_end(changes=[0])

    assert tokens(state) == [0, 1, 1]


def test_a_helper_on_the_track_weighs_as_much_as_a_privilege() -> None:
    """CR-13.16: seat 0 has one on the track, seat 1 one on a picture, seat 2 one on each."""
    queues = {"bankers": [[1], [2], []]}
    state = season_end(queues=queues, used={"bankers": [0, 2]}, changes=[0, 2])

    assert tokens(state) == [1, 1, 0]


def test_who_changes_the_order_counts_on_the_track_before_the_disc_goes_on() -> None:
    """CR-13.16, CR-13.5: the tokens are given first, then the order changes."""
    state = guild("town_hall", [[2], [0]])

    do(state, "change order", "stop")

    assert tokens(state) == [1, 1, 0]
    assert state.position()["order"] == [2, 0, 1]


def test_the_player_with_the_fewest_receives_a_token() -> None:
    """CR-13.3: 2, 1 and 0 privileges."""
    state = used(3, 0, 1, 0)

    assert tokens(state) == [0, 0, 1]
    assert pools(state)[0] == 5


def test_two_discs_of_one_space_both_count() -> None:
    """CR-13.2: seat 0 on the gold space twice, seats 1 and 2 once."""
    queues = {"crafts": [[0, 0], [1], [2]]}
    state = season_end(queues=queues, used={"crafts": [0, 1, 2, 4]}, players=3)

    assert tokens(state) == [0, 1, 1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_equally_few_all_receive_one(players: int) -> None:
    """CR-13.3, ruling H5: even if that is everybody."""
    state = season_end(players=players)

    assert tokens(state) == [1] * players
    assert pools(state)[0] == players


def test_everybody_with_one_use_receives_one_too() -> None:
    """CR-13.3: equally few need not be none."""
    assert tokens(used(3, 0, 1, 2)) == [1, 1, 1]


def test_yellow_with_two_privileges_is_the_only_one_without_a_token() -> None:
    """CR-13.8: example of page 8; yellow 0, green 1, red 2, black 3, blue 4."""
    queues = {"bankers": [[0, 0], [1], [2]], "builders": [[2, 3], [4], [0]]}
    marks = {"bankers": [0, 1, 2], "builders": [0, 1, 2]}
    state = season_end(players=5, queues=queues, used=marks)

    assert tokens(state) == [0, 1, 1, 1, 1]


def test_the_pool_gives_to_those_further_left_first() -> None:
    """CR-13.4: two tokens for three."""
    held = (seat(privileges=2), seat(privileges=2), seat())
    state = season_end(*held, order=[2, 0, 1], privileges=2)

    assert tokens(state) == [3, 2, 1]
    assert pools(state)[0] == 0


def test_the_old_order_decides_who_receives_first() -> None:
    """CR-13.4, CR-13.5: the order changes only afterwards."""
    held = (seat(privileges=2), seat(privileges=2), seat(privileges=1))
    state = season_end(*held, order=[0, 1, 2], changes=[2], privileges=1)

    assert tokens(state) == [3, 2, 1]
    assert state.position()["order"] == [2, 0, 1]


def test_an_empty_pool_gives_no_tokens() -> None:
    """CR-13.4."""
    held = (seat(privileges=2), seat(privileges=2), seat(privileges=2))

    assert tokens(season_end(*held, privileges=0)) == [2, 2, 2]


def test_whoever_has_three_receives_none_and_nobody_instead() -> None:
    """CR-13.4, proposed P16: seat 0 is alone with the fewest."""
    state = season_end(
        seat(privileges=3),
        queues={"bankers": [[1], [2], []]},
        used={"bankers": [0, 2]},
        privileges=3,
    )

    assert tokens(state) == [3, 0, 0]
    assert pools(state)[0] == 3


def test_a_seat_with_three_takes_no_token_from_a_short_pool() -> None:
    """CR-13.4: the one token goes to the next of the fewest."""
    held = (seat(privileges=3), seat(privileges=2), seat(privileges=0))

    assert tokens(season_end(*held, privileges=1)) == [3, 3, 0]


def test_the_order_changes() -> None:
    """CR-13.9, CR-13.5: red 0, blue 1, green 2, yellow 3, black 4."""
    state = season_end(players=5, order=[0, 1, 2, 3, 4], changes=[2, 4])

    assert state.position()["order"] == [2, 4, 0, 1, 3]
    assert state.seat == 2


@pytest.mark.parametrize(
    ("players", "order", "changes", "after"),
    [
        (3, [2, 1, 0], [], [2, 1, 0]),
        (3, [2, 1, 0], [0], [0, 2, 1]),
        (3, [0, 1, 2], [2, 1, 0], [2, 1, 0]),
        (4, [3, 1, 0, 2], [1, 2], [1, 2, 3, 0]),
        (5, [0, 1, 2, 3, 4], [4, 0, 3], [4, 0, 3, 1, 2]),
    ],
)
def test_those_on_the_track_come_first_and_the_others_keep_their_order(
    players: int, order: list[int], changes: list[int], after: list[int]
) -> None:
    """CR-13.5, CR-20.1: as many as stand there."""
    state = season_end(players=players, order=order, changes=changes)

    assert state.position()["order"] == after
    assert state.position()["changes"] == []


def test_whoever_has_nine_cards_discards_one() -> None:
    """CR-13.7, CR-5.11: of own choice."""
    state = season_end(seat(*NINE))
    assert state.seat == 0
    assert {line.split()[1] for line in texts(state)} == set(NINE)

    do(state, "discard violet_2")

    assert len(capital(state)) == 8
    assert discards(state) == {"violet_2": 1}
    assert moment(state) == (1, "summer", "helpers")


def test_whoever_has_eight_cards_discards_none() -> None:
    """CR-13.7."""
    state = season_end(seat(*NINE[:8]))

    assert len(capital(state)) == 8
    assert moment(state) == (1, "summer", "helpers")


def test_cards_are_discarded_in_the_new_order() -> None:
    """CR-13.7, proposed P17."""
    hands = (seat(*NINE), seat(*NINE), seat(*NINE, "red_3"))
    state = season_end(*hands, order=[0, 1, 2], changes=[2])
    asked = []

    while moment(state)[2] == "limits":
        asked.append(state.seat)
        do(state, "discard red_3" if can(state, "discard red_3") else texts(state)[0])

    assert list(dict.fromkeys(asked)) == [2, 0, 1]
    assert [len(capital(state, one)) for one in range(3)] == [8, 8, 8]


def test_discarding_cannot_be_refused() -> None:
    """CR-13.7."""
    state = season_end(seat(*NINE))

    refused(state, "stop", "discard")
    refused(state, "discard violet_3", "violet 3")
    assert can(state, "discard violet_2")


@pytest.mark.parametrize(
    ("season", "after"), [("spring", "summer"), ("summer", "autumn"), ("autumn", "winter")]
)
def test_the_next_season_begins(season: str, after: str) -> None:
    """CR-13.10, CR-13.6, CR-3.2: winter without a phase of helpers."""
    state = season_end(season=season)

    assert moment(state)[:2] == (1, after)
    assert moment(state)[2] == ("winter" if after == "winter" else "helpers")


def test_goods_and_markers_outlive_the_season() -> None:
    """CR-9.4, CR-9.15."""
    mine = town("cooperage_green_red", market=2, markers={"cooperage_green_red": ["natural"]})
    ships: list[dict[str, Any]] = [{"beer": [1, 2]}, {}, {}, {}]
    state = season_end(mine, ships=ships, granary={"flour": [0, None]})

    now = state.position()
    assert own(state)["market"] == 2
    assert own(state)["markers"] == {"cooperage_green_red": ["natural"]}
    assert now["ships"][0]["beer"] == [1, 2]
    assert now["granary"]["flour"] == [0, None]
    assert [points(state, one) for one in range(3)] == [0, 0, 0]
