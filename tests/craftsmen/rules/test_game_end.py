"""Chapter 15: the end of the game."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import at, capital, moment, seat
from tests.craftsmen.rules.play_late import COLOUR_SET, town, winter, year_end
from tests.lines import can, do, texts

EIGHT = ("violet_1", "violet_2", "violet_3", "green_1", "green_2", "green_3", "blue_1", "blue_2")


def last(*seats: dict[str, Any], **given: Any) -> Any:
    """The third year has been scored."""
    return year_end(*seats, year=3, **given)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_is_over_after_the_third_year(players: int) -> None:
    """CR-15.1, CR-3.1: nothing can be done any more."""
    state = last(players=players)

    assert state.is_over
    assert state.legal() == []
    assert state.why_not("pass") is not None
    assert moment(state)[2] == "over"


def test_the_third_year_is_scored_before_the_end() -> None:
    """CR-15.1, CR-14.1."""
    ships: list[dict[str, Any]] = [{"beer": [None, 0]}, {}, {}, {}]
    state = last(town("mill_red_blue", capital=COLOUR_SET), ships=ships)
    assert not state.is_over

    do(state, "invest violet_1")

    assert state.is_over
    assert state.scores()[0] == 4 + 4 + 3 + 7


def test_bonus_tokens_are_added() -> None:
    """CR-15.2, CR-18.9: each with its value."""
    bonus = {"weapons": 0, "tools": 1, "clothes": 1, "books": 2, "candles": 0, "wine": 1,
             "beer": 2, "bread": None}  # fmt: skip
    state = last(seat(points=10), seat(points=1), seat(points=2), bonus=bonus)

    assert state.scores() == [10 + 5 + 4, 1 + 3 + 5 + 3, 2 + 4 + 3]
    assert [state.breakdown(one)["bonus_tokens"] for one in range(3)] == [9, 11, 7]


@pytest.mark.parametrize(
    ("good", "worth"),
    [("weapons", 5), ("tools", 3), ("clothes", 5), ("books", 4), ("candles", 4), ("wine", 3),
     ("beer", 3), ("bread", 4)],
)  # fmt: skip
def test_each_bonus_token_has_its_value(good: str, worth: int) -> None:
    """CR-15.2, CR-18.9."""
    assert last(bonus={good: 1}).scores() == [0, worth, 0]


def test_nothing_else_counts() -> None:
    """CR-15.3: cards, tokens and goods are worth nothing."""
    marks = {"tailor_green_blue": [0, 0]}
    mine = seat(
        *EIGHT,
        points=5,
        hand=["mill_red_blue", "brewery_red_blue"],
        row=["sawmill_violet_green", "tailor_green_blue"],
        market=3,
        privileges=3,
        works=3,
        markers=marks,
    )
    state = last(mine, seat(points=6), privileges=3, works=3)

    assert state.scores()[:2] == [5, 6]
    assert state.winners() == [1]


def test_whoever_has_most_points_has_won() -> None:
    """CR-15.4: with the bonus tokens, CR-15.2."""
    assert last(seat(points=5), seat(points=7), seat(points=6)).winners() == [1]
    tokens = last(seat(points=5), seat(points=7), seat(points=6), bonus={"beer": 0})
    assert tokens.winners() == [0]


def test_between_equals_more_capital_cards_win() -> None:
    """CR-15.5, ruling I7: their number, not their worth."""
    poor, rich = ("red_1", "red_2", "blue_1"), ("red_3", "blue_3")
    state = last(seat(*rich, points=7), seat(*poor, points=7), seat(*EIGHT, points=6))

    assert state.winners() == [1]


def test_cards_are_counted_after_the_discard() -> None:
    """CR-15.5, CR-14.20: nine cards are eight."""
    state = last(seat(*EIGHT, "blue_3", points=7), seat(*EIGHT, points=7), order=[0, 1, 2])
    do(state, "discard blue_3")

    assert len(capital(state)) == len(capital(state, 1)) == 8
    assert state.winners() == [1]


@pytest.mark.parametrize(
    ("order", "winner"), [([0, 1, 2], 2), ([2, 1, 0], 0), ([0, 2, 1], 1), ([1, 2, 0], 0)]
)
def test_between_equals_the_one_further_back_wins(order: list[int], winner: int) -> None:
    """CR-15.6: on the order track, not by seat."""
    state = last(seat(points=7), seat(points=7), seat(points=7), order=order)

    assert state.winners() == [winner]


def test_cards_come_before_the_order() -> None:
    """CR-15.5, CR-15.6."""
    state = last(seat("red_1", points=7), seat(points=7), seat(points=7), order=[0, 1, 2])

    assert state.winners() == [0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_one_winner_even_if_all_is_equal(players: int) -> None:
    """CR-15.6, CR-15.7: all places are settled."""
    assert len(last(players=players).winners()) == 1


def test_an_ended_game_can_be_given_as_a_position() -> None:
    """CR-15.1, CR-15.7."""
    state = at(seat(points=3), seat(points=4), year=3, season="winter", stage="over")

    assert state.is_over
    assert state.winners() == [1]


def test_the_last_winter_leads_to_the_end() -> None:
    """CR-15.1, CR-3.1."""
    state = winter(year=3)

    while not state.is_over:
        assert can(state, "stop"), texts(state)
        do(state, "stop")

    assert moment(state) == (3, "winter", "over")
