"""Chapter 4: sending helpers, covering discs and the order inside a guild."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import (
    GUILDS,
    KINDS,
    at,
    capital,
    discards,
    guild,
    moment,
    own,
    pass_all,
    points,
    question,
    queue,
    refused,
    seat,
)
from tests.lines import can, do, texts

PLAYERS = (2, 3, 4, 5)
YELLOW, BLACK, RED, BLUE, GREEN = range(5)
ALONE = ([[0], [1], [2]], [[1], [0], [2]], [[1], [2], [0]])
PRIVILEGED = ("bankers", "builders", "notary", "crafts", "merchants")


def spent(state: Any) -> list[int]:
    """Helpers that are at home, by seat."""
    return [one["helpers"] for one in state.position()["seats"]]


@pytest.mark.parametrize("players", PLAYERS)
def test_helpers_are_sent_in_order_and_round_again(players: int) -> None:
    """CR-1.4, CR-4.1: the order of play, not that of the seats."""
    order = list(reversed(range(players)))
    state = at(players=players, order=order)
    asked = []

    for _ in range(2 * players):
        asked.append(state.seat)
        do(state, next(line for line in texts(state) if line.startswith("send ")))

    assert asked == order * 2


@pytest.mark.parametrize("players", PLAYERS)
def test_the_phase_ends_when_all_have_passed(players: int) -> None:
    """CR-4.2: no helper is out, so the season is over as well."""
    state = at(players=players)

    for _ in range(players):
        assert moment(state) == (1, "spring", "helpers")
        do(state, "pass")

    assert moment(state) == (1, "summer", "helpers")


def test_the_phase_ends_when_nobody_has_a_helper_left() -> None:
    """CR-4.2: nobody is asked for a helper that is not there."""
    queues = {
        "bankers": [[0], [1], [2]],
        "builders": [[0], [1], [2]],
        "notary": [[0], [1], [2]],
        "crafts": [[0], [1], [2]],
        "merchants": [[0], [1], []],
    }
    state = at(queues=queues, order=[2, 0, 1])
    assert spent(state) == [0, 0, 1]

    do(state, "send merchants")

    assert spent(state) == [0, 0, 0]
    assert moment(state) == (1, "spring", "guild")
    assert [points(state, at_seat) for at_seat in range(3)] == [0, 0, 0]


def test_a_player_without_helpers_is_not_asked() -> None:
    """CR-4.1, CR-4.2: the others go on."""
    queues = {
        "bankers": [[1], [1], []],
        "builders": [[1], [1], []],
        "notary": [[1], [], []],
    }
    state = at(queues=queues)

    do(state, "send crafts")

    assert state.seat == 2


def test_whoever_passes_sends_no_more_helpers_in_this_season() -> None:
    """CR-4.3: the others may go on alone."""
    state = at()

    do(state, "send crafts", "pass", "pass")
    asked = []
    while moment(state)[2] == "helpers":
        asked.append(state.seat)
        do(state, "send bankers" if len(asked) < 3 else "pass")

    assert asked == [0, 0, 0]
    assert spent(state) == [2, 5, 5]


def test_passing_ends_with_the_season() -> None:
    """CR-4.3: in the next season everybody is asked again."""
    state = pass_all(at())

    assert state.position()["season"] == "summer"
    assert state.position()["passed"] == []
    assert can(state, "send crafts")


def test_whoever_can_send_no_helper_anywhere_passes() -> None:
    """CR-4.4: seat 0 has two helpers in two guilds and no fee for the other four."""
    full = [[1], [2], [3, 4]]
    own_two = [[0], [0], []]
    queues = dict.fromkeys(GUILDS[:4], full) | dict.fromkeys(GUILDS[4:], own_two)
    state = at(players=5, queues=queues, order=[1, 0, 2, 3, 4])
    assert spent(state)[0] == 1

    do(state, "send merchants")

    assert state.seat == 2
    pass_all(state)
    assert state.breakdown(0)["helpers"] == 1


def test_whoever_can_just_pay_one_fee_is_asked() -> None:
    """CR-4.4: the near miss; one point is enough."""
    full = [[1], [2], [3, 4]]
    own_two = [[0], [0], []]
    queues = dict.fromkeys(GUILDS[:4], full) | dict.fromkeys(GUILDS[4:], own_two)
    state = at(seat(points=1), players=5, queues=queues)

    covers = [f"cover {name} {space}" for name in GUILDS[:4] for space in (1, 2)]

    assert texts(state) == [*covers, "pass"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("left", [1, 5])
def test_unused_helpers_bring_one_point_however_many_they_are(players: int, left: int) -> None:
    """CR-4.5."""
    pairs = {name: [[0], [0], []] for name in GUILDS[: (5 - left) // 2]}
    state = at(players=players, queues=pairs)
    assert spent(state)[0] == left

    pass_all(state)

    assert [points(state, at_seat) for at_seat in range(players)] == [1] * players
    assert state.breakdown(0)["helpers"] == 1


def test_whoever_has_used_all_helpers_receives_no_point() -> None:
    """CR-4.5: the point comes when the phase ends, not before."""
    queues = {"bankers": [[0], [0], []], "notary": [[0], [0], []]}
    state = at(queues=queues)

    do(state, "send crafts", "pass")
    assert points(state, 1) == 0
    do(state, "pass")

    assert [points(state, at_seat) for at_seat in range(3)] == [0, 1, 1]


@pytest.mark.parametrize("name", PRIVILEGED)
def test_only_the_first_space_of_a_guild_is_gold(name: str) -> None:
    """CR-1.26, CR-4.6, CR-12.1: the second and third give no privilege."""
    mine = seat(
        *("red_1", "red_2", "blue_1"),
        row=["sawmill_violet_green", "brewery_red_blue"],
        hand=["vineyard_red", "vineyard_green"],
        market=2,
    )
    found = []

    for space in range(3):
        state = guild(name, ALONE[space], mine, cursor=2 * space)
        found.append((state.seat, question(state)["privilege"]))

    assert found == [(0, True), (0, False), (0, False)]


def test_the_town_hall_has_no_gold_space() -> None:
    """CR-4.6: no privilege is offered there, on no space."""
    for space in range(3):
        state = guild("town_hall", ALONE[space], cursor=2 * space)

        assert not question(state)["privilege"]
        assert texts(state) == ["take privilege", "take work", "change order", "stop"]


def test_a_helper_goes_to_the_first_free_space() -> None:
    """CR-4.7."""
    state = at()

    do(state, "send notary")
    assert queue(state, "notary") == [[0], [], []]
    do(state, "send notary")
    assert queue(state, "notary") == [[0], [1], []]
    do(state, "send notary")

    assert queue(state, "notary") == [[0], [1], [2]]
    assert spent(state) == [4, 4, 4]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_no_disc_is_covered_while_a_space_is_free(taken: int) -> None:
    """CR-4.8: not even for a fee."""
    discs = [[1], [2], []][:taken] + [[] for _ in range(3 - taken)]
    state = at(seat("red_1", points=9), queues={"notary": discs})

    for space in (1, 2, 3):
        refused(state, f"cover notary {space}", "free")
    assert can(state, "send notary")


def test_when_all_spaces_are_taken_any_single_disc_can_be_covered() -> None:
    """CR-4.8: by choice, and no helper is simply sent."""
    state = at(seat("red_1"), players=5, queues={"notary": [[1], [2], [3]]})

    refused(state, "send notary", "all spaces are taken")
    assert [line for line in texts(state) if "notary" in line] == [
        f"cover notary {space}" for space in (1, 2, 3)
    ]


def test_no_space_ever_has_three_discs() -> None:
    """CR-4.8."""
    state = at(seat("red_1"), players=5, queues={"notary": [[1, 2], [3], [4]]})

    refused(state, "cover notary 1", "two", "2 ")
    assert can(state, "cover notary 2")
    assert can(state, "cover notary 3")


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_a_third_helper_in_a_guild(players: int) -> None:
    """CR-4.9, CR-16.3."""
    state = at(players=players, queues={"crafts": [[0], [0], []], "notary": [[0], [], []]})

    refused(state, "send crafts", "two of your helpers")
    assert can(state, "send notary")


@pytest.mark.parametrize(
    ("players", "full", "one_less"),
    [
        (2, [[0, 1], [0, 1], []], [[0, 1], [1], []]),
        (3, [[1, 2], [2], [1]], [[1], [2], [1]]),
        (4, [[1, 2], [2, 3], [1]], [[1, 2], [2], [1]]),
        (5, [[1, 2], [2, 3], [3, 4]], [[1, 2], [2, 3], [4]]),
    ],
)
def test_a_guild_holds_so_many_helpers_and_no_more(
    players: int, full: list[list[int]], one_less: list[list[int]]
) -> None:
    """CR-4.10, CR-18.17: 4, 4, 5 and 6."""
    crowded = at(seat("red_1"), players=players, queues={"crafts": full})
    roomy = at(seat("red_1"), players=players, queues={"crafts": one_less})

    for space in (1, 2) if players == 2 else (1, 2, 3):
        refused(crowded, f"cover crafts {space}", "helpers stand there")
    refused(crowded, "send crafts", "helpers stand there")
    assert any(line.startswith("cover crafts") for line in texts(roomy))


@pytest.mark.parametrize("space", [1, 2, 3])
def test_with_three_players_any_one_space_is_doubled(space: int) -> None:
    """CR-4.11: the others cannot be doubled then."""
    state = at(seat("red_1"), seat("red_1"), queues={"crafts": [[2], [1], [2]]})

    do(state, f"cover crafts {space}")

    assert queue(state, "crafts")[space - 1] == [[2, 0], [1, 0], [2, 0]][space - 1]
    for other in (1, 2, 3):
        refused(state, f"cover crafts {other}", "4 helpers")


def test_with_four_players_two_spaces_are_doubled() -> None:
    """CR-4.11."""
    state = at(seat("red_1"), seat("red_2"), players=4, queues={"crafts": [[2], [3], [2]]})

    do(state, "cover crafts 1", "cover crafts 2")

    assert queue(state, "crafts") == [[2, 0], [3, 1], [2]]
    refused(state, "cover crafts 3", "5 helpers", "two of your")


def test_the_payer_chooses_between_points_and_any_card() -> None:
    """CR-4.12, CR-5.12."""
    state = at(seat("green_2", "red_1", "red_1", points=1), queues={"crafts": [[1], [2], [2]]})

    do(state, "cover crafts 1")

    assert sorted(texts(state)) == ["give green_2", "give red_1", "points"]
    do(state, "give red_1")
    assert capital(state, 0) == ["green_2", "red_1"]
    assert capital(state, 1) == ["red_1"]
    assert discards(state) == {}


def test_the_owner_of_the_covered_disc_is_paid_and_nobody_else() -> None:
    """CR-4.12: space 2 belongs to seat 2."""
    state = at(seat("green_2"), queues={"crafts": [[1], [2], [1]]})

    do(state, "cover crafts 2")

    assert [capital(state, at_seat) for at_seat in range(3)] == [[], [], ["green_2"]]


@pytest.mark.parametrize(("year", "fee"), [(1, 1), (2, 2), (3, 3)])
def test_the_fee_in_points_must_be_there(year: int, fee: int) -> None:
    """CR-1.25, CR-4.13, CR-4.14, CR-4.18: the score never falls below 0."""
    discs = {"crafts": [[1], [2], [2]]}
    poor = at(seat(points=fee - 1), queues=discs, year=year)
    able = at(seat(points=fee), queues=discs, year=year)

    refused(poor, "cover crafts 1", f"{fee} point")
    refused(poor, "cover crafts 2", f"{fee} point")
    assert can(poor, "cover crafts 3")
    do(able, "cover crafts 1")

    assert points(able, 0) == 0
    assert points(able, 1) == fee


@pytest.mark.parametrize(("year", "fee"), [(1, 1), (2, 2), (3, 3)])
def test_whoever_has_too_few_points_gives_a_card(year: int, fee: int) -> None:
    """CR-4.13: the payer must have the points; two cards leave a choice of cards only."""
    state = at(
        seat("red_1", "red_2", points=fee - 1), queues={"crafts": [[1], [2], [2]]}, year=year
    )

    do(state, "cover crafts 1")

    refused(state, "points", "point")
    assert texts(state) == ["give red_1", "give red_2"]


def test_a_card_that_the_payer_does_not_have_is_not_given() -> None:
    """CR-4.12, CR-4.14."""
    state = at(seat("red_1", points=1), queues={"crafts": [[1], [2], [2]]})

    do(state, "cover crafts 1")

    refused(state, "give green_1", "green", "Green")
    assert can(state, "give red_1")


@pytest.mark.parametrize("year", [1, 2, 3])
def test_no_fee_is_due_on_the_ribbon(year: int) -> None:
    """CR-4.15, CR-4.18."""
    state = at(seat("red_1", points=3), queues={"crafts": [[1], [2], [1]]}, year=year)

    do(state, "cover crafts 3")

    assert state.seat == 1
    assert [points(state, at_seat) for at_seat in range(3)] == [3, 0, 0]
    assert [capital(state, at_seat) for at_seat in range(3)] == [["red_1"], [], []]


@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("space", [1, 2])
def test_no_fee_is_due_for_the_own_disc(year: int, space: int) -> None:
    """CR-4.16, CR-4.18: also without a card and without points."""
    discs = [[0], [1], [2]] if space == 1 else [[1], [0], [2]]
    state = at(queues={"crafts": discs}, year=year)

    do(state, f"cover crafts {space}")

    assert queue(state, "crafts")[space - 1] == [0, 0]
    assert [points(state, at_seat) for at_seat in range(3)] == [0, 0, 0]


def test_a_fee_that_fills_the_owners_hand_makes_the_owner_discard_at_once() -> None:
    """CR-4.17, CR-5.10: before the next helper is sent; also the card just received."""
    full = ["green_1"] * 4 + ["green_2"] * 4 + ["green_3"] * 2
    state = at(seat("red_1", points=1), seat(*full), queues={"crafts": [[1], [2], [2]]})

    do(state, "cover crafts 1", "give red_1")

    assert state.seat == 1
    assert texts(state) == [
        f"discard {kind}" for kind in ("green_1", "green_2", "green_3", "red_1")
    ]
    do(state, "discard red_1")
    assert capital(state, 1) == full
    assert discards(state) == {"red_1": 1}
    assert can(state, "send bankers")


def test_a_fee_that_makes_ten_cards_is_kept() -> None:
    """CR-4.17, CR-5.10: the near miss."""
    nine = ["green_1"] * 4 + ["green_2"] * 4 + ["green_3"]
    state = at(seat("red_1"), seat(*nine), queues={"crafts": [[1], [2], [2]]})

    do(state, "cover crafts 1")

    assert len(capital(state, 1)) == 10
    assert can(state, "send bankers")


def test_example_of_five_players_in_one_guild() -> None:
    """CR-4.19, CR-4.10: red pays yellow, blue pays black, green pays nobody; now it is full."""
    state = at(
        seat(),
        seat(),
        seat("red_1"),
        seat("blue_2"),
        seat("green_3"),
    )

    do(state, "send bankers", "send bankers", "send bankers", "send crafts", "send crafts")
    do(state, "send builders", "send builders", "cover bankers 1")
    do(state, "cover bankers 2", "cover bankers 3")

    assert queue(state, "bankers") == [[YELLOW, RED], [BLACK, BLUE], [RED, GREEN]]
    assert [capital(state, at_seat) for at_seat in range(5)] == [
        ["red_1"],
        ["blue_2"],
        [],
        [],
        ["green_3"],
    ]
    for space in (1, 2, 3):
        refused(state, f"cover bankers {space}", "6 helpers")


@pytest.mark.parametrize("name", ["bankers", "notary"])
def test_example_of_the_order_inside_a_guild(name: str) -> None:
    """CR-4.20, CR-4.21, CR-4.22, CR-4.23: two actions for red, two discs with privilege."""
    state = guild(
        name,
        [[YELLOW, RED], [BLACK, BLUE], [RED, GREEN]],
        *[seat("violet_1", "green_1", "blue_1", "red_1") for _ in range(4)],
        seat("violet_2", "green_2", "blue_2", "red_2"),
    )
    asked: list[tuple[int, bool]] = []
    cursor = None

    while moment(state)[2] == "guild" and state.position()["guild"] == name:
        kind = question(state)["kind"]
        if kind in ("bank", "notary") and state.position()["cursor"] != cursor:
            asked.append((state.seat, question(state)["privilege"]))
            cursor = state.position()["cursor"]
        do(state, "stop" if can(state, "stop") else texts(state)[0])

    assert asked == [
        (YELLOW, True),
        (RED, True),
        (BLACK, False),
        (BLUE, False),
        (RED, False),
        (GREEN, False),
    ]


def test_two_helpers_of_one_player_act_each_at_its_own_place() -> None:
    """CR-4.20, CR-4.21."""
    state = guild("town_hall", [[0], [1], [0]], order=[2, 1, 0])

    do(state, "take work")
    assert state.seat == 1
    do(state, "take work")
    assert state.seat == 0
    do(state, "take privilege")

    assert own(state, 0)["works"] == 1
    assert own(state, 0)["privileges"] >= 1


@pytest.mark.parametrize("name", ["builders", "notary", "crafts", "merchants", "town_hall"])
def test_an_action_may_be_left_unused(name: str) -> None:
    """CR-1.28."""
    mine = seat(
        *("red_1", "red_2", "blue_1"),
        row=["sawmill_violet_green", "brewery_red_blue"],
        hand=["vineyard_red", "vineyard_green"],
        market=2,
    )
    state = guild(name, [[0]], mine)
    before = own(state)

    do(state, "stop")

    assert own(state)["capital"] == before["capital"]
    assert own(state)["row"] == before["row"]
    assert own(state)["market"] == before["market"]


def test_the_action_at_the_bankers_may_be_left_unused_like_any_other() -> None:
    """CR-1.28: none of the open cards is taken only by whoever takes no cards at all."""
    state = guild("bankers", [[0]], seat("red_1"))

    assert can(state, "stop")


def test_two_players_use_only_two_spaces_and_pay_nothing() -> None:
    """CR-16.2, CR-16.4, CR-16.5, CR-4.8: the covered player draws the top capital card."""
    state = at(
        seat("red_1", points=3),
        seat(),
        players=2,
        queues={"builders": [[1], [0], []]},
        top=["blue_3"],
    )
    refused(state, "cover builders 3", "third space", "two players")

    do(state, "cover builders 1")

    assert queue(state, "builders") == [[1, 0], [0], []]
    assert capital(state, 0) == ["red_1"]
    assert points(state, 0) == 3
    assert capital(state, 1) == ["blue_3"]


def test_with_two_players_the_own_disc_is_covered_for_nothing() -> None:
    """CR-16.6, CR-4.16."""
    state = at(seat(), seat(), players=2, queues={"builders": [[0], [1], []]}, top=["blue_3"])

    do(state, "cover builders 1")

    assert queue(state, "builders") == [[0, 0], [1], []]
    assert capital(state, 0) == capital(state, 1) == []


def test_with_two_players_a_drawn_card_above_ten_is_discarded_at_once() -> None:
    """CR-16.5, CR-5.10."""
    full = KINDS[:10]
    state = at(seat(), seat(*full), players=2, queues={"crafts": [[1], [0], []]}, top=["red_3"])

    do(state, "cover crafts 1")

    assert state.seat == 1
    do(state, "discard red_3")
    assert capital(state, 1) == full


def test_example_of_two_players_at_the_builders() -> None:
    """CR-16.12, CR-4.20, CR-4.22: Anna, Ben with privilege, Ben without."""
    anna, ben = (
        seat("red_1", "red_2", hand=["vineyard_green"], row=["sawmill_violet_green"]),
        seat("red_1", "blue_2", hand=["vineyard_blue"], row=["sawmill_violet_blue"]),
    )
    state = at(anna, ben, players=2)

    do(state, "send builders", "send builders", "send crafts", "cover builders 1")
    pass_all(state)
    asked = []
    while state.position()["guild"] == "builders" and moment(state)[2] == "guild":
        asked.append((state.seat, question(state)["privilege"]))
        do(state, "stop")

    assert asked == [(0, True), (1, True), (1, False)]
    assert len(capital(state, 0)) == 3
