"""Chapter 12: privilege and work tokens."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import at, capital, guild, moment, own, refused, seat
from tests.craftsmen.rules.play_late import crafting, golden, icons, pools, sawyer, town, working
from tests.lines import can, do, texts


def test_a_helper_on_a_gold_space_may_use_the_privilege() -> None:
    """CR-12.1: without a token, and a token of its player stays."""
    state = golden(sawyer(privileges=1))

    do(state, "make wood", "market", "extra wood", "market")

    assert own(state)["privileges"] == 1
    assert state.position()["used"] == {"crafts": [0]}


@pytest.mark.parametrize("space", [1, 2])
def test_another_helper_may_use_it_for_a_token(space: int) -> None:
    """CR-12.2, CR-12.5, CR-12.12: which goes back to the pool at that moment."""
    queue = [[1], [2], [0]] if space == 2 else [[1], [0]]
    state = guild("crafts", queue, sawyer(privileges=2), cursor=2 * space, privileges=4)

    do(state, "make wood", "market")
    assert (own(state)["privileges"], pools(state)[0]) == (2, 4)
    do(state, "extra wood", "market")

    assert (own(state)["privileges"], pools(state)[0]) == (1, 5)
    assert state.position()["used"] == {"crafts": [2 * space]}


def test_without_gold_or_token_there_is_no_privilege() -> None:
    """CR-12.2."""
    refused(do(crafting(sawyer()), "make wood", "market"), "extra wood", "privilege")
    assert can(do(crafting(sawyer(privileges=1)), "make wood", "market"), "extra wood")


def test_a_helper_uses_a_privilege_once_only() -> None:
    """CR-12.3, ruling H3: neither gold and token nor two tokens."""
    lines = ("make wood", "market", "extra wood", "market", "make wood", "to cooperage")

    refused(do(golden(sawyer(privileges=1)), *lines), "extra wood", "privilege")
    refused(do(crafting(sawyer(privileges=2)), *lines), "extra wood", "privilege")


def test_another_helper_of_the_same_player_may_use_it_again() -> None:
    """CR-12.3: each helper once."""
    state = guild("crafts", [[0], [0], [1]], sawyer(privileges=1))

    do(state, "make wood", "market", "extra wood", "market", "stop")
    do(state, "make wood", "market", "extra wood", "to cooperage")

    assert state.position()["used"] == {"crafts": [0, 2]}
    assert own(state)["privileges"] == 0


def test_standing_on_gold_alone_is_no_use() -> None:
    """CR-12.4: only the effect counts; seat 1 did nothing and is one of the fewest."""
    state = guild("crafts", [[0], [1]], seat(), seat())

    do(state, "make wood", "extra wood", "stop", "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert [own(state, one)["privileges"] for one in range(3)] == [0, 1, 1]


def test_a_token_is_kept_when_the_privilege_has_no_effect() -> None:
    """CR-12.4, CR-12.5."""
    state = do(crafting(sawyer(privileges=1)), "make wood", "market", "make wood", "market")

    assert own(state)["privileges"] == 1
    assert state.position()["used"] == {}


def bank(state: Any) -> Any:
    """Take both open cards and discard the first that can be."""
    do(state, "take both")
    return do(state, next(line for line in texts(state) if line.startswith("discard")))


def test_green_uses_the_privilege_for_a_token() -> None:
    """CR-12.7: example of page 8; yellow 0 and red 1 on gold, green 2 on space 2."""
    holder = seat(privileges=1)
    state = guild("bankers", [[0, 1], [2], [3]], seat(), seat(), holder, players=4, privileges=7)

    for one in (0, 1, 2):
        assert state.seat == one
        do(bank(state), "privilege")

    assert [len(capital(state, one)) for one in (0, 1, 2)] == [3, 3, 3]
    assert state.position()["used"] == {"bankers": [0, 1, 2]}
    assert (own(state, 2)["privileges"], pools(state)[0]) == (0, 8)


def test_whoever_has_neither_gold_nor_token_discards_two() -> None:
    """CR-12.7, CR-12.2."""
    state = bank(guild("bankers", [[0, 1], [2], [3]], players=4, cursor=2))

    refused(state, "privilege", "privilege")


def test_a_helper_that_used_a_privilege_stays_on_the_board_until_the_final_phase() -> None:
    """CR-12.6, CR-13.1: it is marked, and all go home at the end of the season."""
    state = do(golden(town(), seat()), "make wood", "extra wood")
    assert state.position()["used"] == {"crafts": [0]}

    do(state, "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["helpers"] == 5
    assert state.position()["used"] == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_work_token_gives_one_work_point_without_a_helper(players: int) -> None:
    """CR-12.8: it goes back to the pool."""
    state = working(sawyer(works=2), players=players, works=2)

    do(state, "make wood", "market")

    assert own(state)["market"] == 1
    assert own(state)["works"] == 1
    assert pools(state)[1] == 3


@pytest.mark.parametrize(
    ("line", "card"),
    [
        ("make wood", None),
        ("fetch cow", "tannery_green_blue"),
        ("make barrel", "cooperage_green_red"),
        ("make beer", "brewery_red_blue"),
    ],
)
def test_the_point_of_a_token_can_be_used_in_the_four_ways(line: str, card: str | None) -> None:
    """CR-12.8, CR-9.2."""
    cards = ("tannery_green_blue", "cooperage_green_red", "brewery_red_blue")
    marks = {"cooperage_green_red": [0], "brewery_red_blue": [0, 0]}
    state = working(town(*cards, market=1, markers=marks, works=2))

    do(state, line)
    while not can(state, "stop"):
        do(state, texts(state)[0])

    assert own(state)["works"] == 1
    if card == "tannery_green_blue":
        assert icons(state, card) == [0]
    elif card:
        assert icons(state, card) == []


@pytest.mark.parametrize("guild_id", ["bankers", "builders", "notary", "crafts", "merchants"])
def test_tokens_can_be_used_after_each_of_the_first_five_stages(guild_id: str) -> None:
    """CR-12.9, CR-3.6: also when no helper stood there."""
    state = working(sawyer(works=1), guild=guild_id)

    assert can(state, "make wood")
    assert state.position()["guild"] == guild_id


def test_each_moment_between_stages_asks_again() -> None:
    """CR-12.9, CR-12.10: five times in a season, and not after the town hall."""
    state = at(seat(works=3), stage="guild", guild="bankers")
    asked = []

    while moment(state)[2] != "helpers":
        asked.append(state.position()["guild"])
        do(state, "stop")

    assert asked == ["bankers", "builders", "notary", "crafts", "merchants"]


def test_no_token_is_used_during_a_stage() -> None:
    """CR-12.9: three work points of the helper, and no fourth by the token."""
    state = guild("crafts", [[1], [0]], sawyer(works=1), cursor=2)

    do(state, "make wood", "market", "make wood", "market", "make wood", "market")

    assert moment(state) == (1, "spring", "work_tokens")
    assert own(state)["works"] == 1


def test_no_token_is_used_after_the_town_hall_or_before_the_bankers() -> None:
    """CR-12.9: a season that ends asks nobody."""
    state = do(guild("town_hall", [[0]], seat(works=1)), "stop")

    assert moment(state) == (1, "summer", "helpers")
    assert own(state)["works"] == 1


def test_players_are_asked_in_order_and_each_once() -> None:
    """CR-12.10: the order of the track, not of the seats."""
    state = working(seat(works=1), seat(works=2), seat(works=1), order=[1, 2, 0], guild="merchants")
    asked = []

    while moment(state)[2] == "work_tokens":
        asked.append(state.seat)
        do(state, "stop")

    assert asked == [1, 2, 0]


def test_players_without_tokens_are_not_asked() -> None:
    """CR-12.10."""
    state = working(seat(), seat(works=1), seat(), guild="merchants")

    assert state.seat == 1


def test_any_number_of_tokens_can_be_used_one_after_the_other() -> None:
    """CR-12.10, proposed P15."""
    state = working(sawyer(works=3), works=0, guild="merchants")

    do(state, "make wood", "to cooperage", "make barrel", "draw", "make wood", "market")

    assert own(state)["works"] == 0
    assert pools(state)[1] == 3
    assert moment(state) == (1, "summer", "helpers")


def test_no_privilege_goes_with_a_work_token() -> None:
    """CR-12.11."""
    state = do(working(sawyer(works=2, privileges=3), privileges=0), "make wood", "market")

    refused(state, "extra wood", "privilege")
    assert can(state, "make wood")
    assert own(state)["privileges"] == 3


def test_a_token_that_was_given_back_can_be_taken_by_anybody() -> None:
    """CR-12.12: the pool was empty before."""
    holders = (seat(works=1), seat(works=3), seat(works=2))
    state = working(*holders, works=0, guild="merchants", queues={"town_hall": [[2], [], []]})

    do(state, "make wood", "stop", "stop", "take work")

    assert own(state, 2)["works"] == 3


def test_a_privilege_token_that_was_given_back_can_be_taken_by_anybody() -> None:
    """CR-12.12: in the town hall of the same season."""
    holders = (seat(privileges=1), seat(privileges=3), seat(privileges=2))
    queues = {"town_hall": [[2], [], []]}
    state = guild("crafts", [[1], [0]], *holders, cursor=2, privileges=0, queues=queues)

    do(state, "make wood", "extra wood", "stop")
    assert pools(state)[0] == 1
    do(state, "take privilege")

    assert own(state, 2)["privileges"] == 3


def test_a_token_cannot_be_given_back_for_nothing() -> None:
    """CR-12.8, CR-9.9: the point is used at once, so a good without a place is refused."""
    state = working(town("tannery_green_blue", works=1, market=3))

    refused(state, "make wood", "market", "icon")
    assert can(state, "fetch cow")


def test_the_bankers_privilege_has_no_effect_where_the_limit_takes_the_card_anyway() -> None:
    """CR-12.4, CR-6.5: nine cards and four new ones; ten remain with or without it."""
    many = seat("violet_1", "violet_2", "violet_3", "green_1", "green_2", "green_3", "blue_1",
                "blue_2", "blue_3")  # fmt: skip
    state = bank(guild("bankers", [[0], [1]], many))

    refused(state, "privilege", "save no card", "limit")
    assert can(bank(guild("bankers", [[0], [1]], seat("violet_1"))), "privilege")
