"""Chapter 3: years, seasons, phases and stages."""

from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import at, guild, idle, idle_until, moment, own, points, seat
from tests.lines import can, do

PLAYERS = (2, 3, 4, 5)
SEASONS = ("spring", "summer", "autumn", "winter")
PLACES = ["sawmill_violet_green", "cooperage_green_red", "paper_mill_red_green"]


def path(state: Any, mark: Any) -> list[Any]:
    """What a mark says, each time that it changes, while everybody does as little as possible."""
    seen: list[Any] = []
    while not state.is_over:
        if not seen or seen[-1] != mark(state):
            seen.append(mark(state))
        do(state, idle(state))
    return seen


@pytest.mark.parametrize("players", PLAYERS)
def test_three_years_of_four_seasons_are_played(players: int) -> None:
    """CR-1.5, CR-3.1."""
    state = kontor.new_game("craftsmen", players=players, seed=3)

    seasons = path(state, lambda now: moment(now)[:2])

    assert seasons == [(year, season) for year in (1, 2, 3) for season in SEASONS]
    assert state.is_over
    assert state.legal() == []


@pytest.mark.parametrize("players", PLAYERS)
def test_helpers_are_sent_in_every_season_but_winter(players: int) -> None:
    """CR-1.5, CR-3.2, CR-3.3: helpers, guilds and final phase, or the last two only."""
    state = kontor.new_game("craftsmen", players=players, seed=3)

    sent = [now for now in path(state, moment) if now[2] == "helpers"]

    assert sent == [
        (year, season, "helpers") for year in (1, 2, 3) for season in ("spring", "summer", "autumn")
    ]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("year", [1, 2, 3])
def test_winter_has_only_the_stages_of_builders_and_crafts(players: int, year: int) -> None:
    """CR-3.3, CR-3.4, CR-13.10: both for everybody."""
    rich = seat("red_1", "red_2", hand=["vineyard_green"], row=["sawmill_violet_green"], works=1)
    state = at(rich, players=players, year=year, season="winter", stage="winter", guild="builders")
    stages = []

    while not state.is_over and moment(state)[1] == "winter":
        stage = (moment(state)[2], state.position()["guild"])
        if stage[0] in ("winter", "work_tokens") and stage not in stages:
            stages.append(stage)
        do(state, idle(state))

    assert stages == [("winter", "builders"), ("work_tokens", "builders"), ("winter", "crafts")]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_followed_by_a_moment_for_work_tokens_except_the_last(players: int) -> None:
    """CR-3.4, CR-3.6, CR-12.9: a stage without helpers is passed over, the moments remain."""
    state = at(seat(works=1), players=players)
    while moment(state)[2] == "helpers":
        do(state, "pass")
    asked = []

    while moment(state)[1] == "spring":
        asked.append((moment(state)[2], state.position()["guild"], state.seat))
        do(state, "stop")

    stages = ("bankers", "builders", "notary", "crafts", "merchants")
    assert asked == [("work_tokens", name, 0) for name in stages]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_stages_come_one_after_the_other_in_their_order(players: int) -> None:
    """CR-1.2, CR-1.6, CR-3.4, CR-3.6."""
    rich = seat(
        *("red_1", "red_2", "blue_1", "blue_3"),
        hand=["vineyard_green"],
        row=["sawmill_violet_green", "brewery_red_blue"],
    )
    queues = {
        "town_hall": [[0], [], []],
        "merchants": [[0], [], []],
        "notary": [[0], [], []],
        "builders": [[0], [], []],
        "bankers": [[0], [], []],
    }
    state = at(rich, players=players, queues=queues, stage="guild", guild="bankers")

    stages = []
    while moment(state)[1] == "spring" and moment(state)[2] == "guild":
        if state.position()["guild"] not in stages:
            stages.append(state.position()["guild"])
        do(state, idle(state))

    assert stages == ["bankers", "builders", "notary", "merchants", "town_hall"]


def test_a_stage_is_finished_by_all_its_helpers_before_the_next_begins() -> None:
    """CR-3.6."""
    state = guild(
        "notary",
        [[0], [1]],
        seat("red_1"),
        seat("red_1"),
        queues={"crafts": [[1], [0], []]},
    )
    asked = []

    while moment(state)[2] == "guild":
        now = (state.position()["guild"], state.seat)
        if now not in asked:
            asked.append(now)
        do(state, "stop")

    assert asked == [("notary", 0), ("notary", 1), ("crafts", 1), ("crafts", 0)]


@pytest.mark.parametrize(("year", "work"), [(1, 3), (2, 4), (3, 5)])
def test_work_points_grow_with_the_year(year: int, work: int) -> None:
    """CR-1.27, CR-3.5, CR-9.1: there is room for five pieces of wood."""
    state = guild("crafts", [[1], [0]], seat(row=PLACES), year=year, cursor=2)
    made = 0

    while moment(state)[2] == "guild" and can(state, "make wood"):
        do(state, "make wood")
        made += 1
        for place in ("market", "to cooperage"):
            if can(state, place):
                do(state, place)

    filled = sum(field == 0 for icons in own(state)["markers"].values() for field in icons)
    assert made == work
    assert own(state)["market"] + filled == work


@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("paid", ["card", "points"])
def test_the_fee_is_one_card_or_as_many_points_as_the_year(year: int, paid: str) -> None:
    """CR-3.5, CR-4.12, CR-4.18."""
    state = at(
        seat("red_1", points=5),
        seat(points=5),
        year=year,
        queues={"bankers": [[1], [2], [2]]},
    )

    do(state, "cover bankers 1", "give red_1" if paid == "card" else "points")

    fee = 0 if paid == "card" else year
    assert [points(state, at_seat) for at_seat in (0, 1, 2)] == [5 - fee, 5 + fee, 0]
    assert [len(own(state, at_seat)["capital"]) for at_seat in (0, 1)] == (
        [0, 1] if paid == "card" else [1, 0]
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_last_winter_the_game_is_over_with_a_winner(players: int) -> None:
    """CR-1.1, CR-3.1."""
    state = at(players=players, year=3, season="winter", stage="winter", guild="builders")

    idle_until(state, lambda _: False)

    assert state.is_over
    assert state.winners()
    assert max(state.scores()) == state.scores()[state.winners()[0]]
