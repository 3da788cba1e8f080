"""Chapter 14: investment, the limit of eight cards and the new year."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import at, capital, discards, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import COLOUR_SET, town, year_end
from tests.lines import can, do, texts

NINE = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "blue_2", "red_1", "red_2", "red_3")


def investing(*cards: str, **given: Any) -> Any:
    """Seat 0 may invest."""
    return at(seat(*cards), season="winter", stage="investing", **given)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (("violet_1", "green_2", "blue_1", "red_3"), 7),
        (("violet_3", "green_2", "blue_3", "red_1"), 9),
        (("violet_1", "green_1", "blue_1", "red_1"), 4),
        (("violet_3", "green_3", "blue_3", "red_3"), 12),
    ],
)
def test_four_cards_of_four_colours_are_invested(cards: tuple[str, ...], worth: int) -> None:
    """CR-14.17, CR-14.15: the examples 7 and 9, the least and the most."""
    state = investing(*cards)

    for card in cards:
        if state.position()["stage"] == "investing":
            do(state, f"invest {card}")

    assert state.breakdown(0)["investment"] == worth
    assert points(state) == worth
    assert capital(state) == []
    assert discards(state) == dict.fromkeys(cards, 1)


def test_investing_is_never_a_must() -> None:
    """CR-14.15."""
    state = do(investing(*COLOUR_SET), "keep")

    assert points(state) == 0
    assert len(capital(state)) == 4


def test_whoever_lacks_a_colour_cannot_invest() -> None:
    """CR-14.15: there is nothing to ask."""
    state = investing("violet_1", "violet_2", "green_2", "blue_1")

    assert moment(state) == (2, "spring", "helpers")
    assert len(capital(state)) == 4


def test_exactly_one_card_of_each_colour_is_invested() -> None:
    """CR-14.15: the choice is one of each colour."""
    state = investing(*COLOUR_SET, "violet_3", "red_1")

    refused(state, "invest green_3", "green")
    assert set(texts(state)) == {"invest violet_1", "invest violet_3", "keep"}
    do(state, "invest violet_3")
    while not can(state, "invest red_1"):
        do(state, texts(state)[0])
    assert state.why_not("invest violet_1") is not None
    do(state, "invest red_1")

    assert state.breakdown(0)["investment"] == 3 + 2 + 1 + 1
    assert capital(state) == ["violet_1", "red_3"]


def test_an_investment_that_was_begun_is_finished() -> None:
    """CR-14.15: exactly four cards."""
    state = do(investing(*COLOUR_SET, "red_1"), "invest violet_1")

    refused(state, "keep", "four", "begun", "finish", "red")


def test_the_refusal_to_keep_half_an_investment_does_not_offer_to_keep() -> None:
    """CR-14.15: the sentence names what is asked now."""
    state = do(investing(*COLOUR_SET, "red_1"), "invest violet_1")

    assert "kept" not in state.why_not("keep")


def test_everybody_invests_once_a_year() -> None:
    """CR-14.16, ruling I4: eight cards make no second investment."""
    state = investing(*COLOUR_SET, *COLOUR_SET)

    do(state, "invest violet_1")

    assert moment(state) == (2, "spring", "helpers")
    assert len(capital(state)) == 4
    assert points(state) == 7


def test_sets_do_not_count_for_an_investment() -> None:
    """CR-14.16: two greens are not worth five."""
    state = investing(*COLOUR_SET, "green_1", "green_3")

    do(state, "invest violet_1", "invest green_1")

    assert state.breakdown(0)["investment"] == 1 + 1 + 1 + 3


def test_players_invest_in_order() -> None:
    """CR-14.16, proposed P17."""
    state = at(*[seat(*COLOUR_SET)] * 3, season="winter", stage="investing", order=[2, 0, 1])
    asked = []

    while moment(state)[2] == "investing":
        asked.append(state.seat)
        do(state, "keep")

    assert asked == [2, 0, 1]


def test_the_four_steps_follow_each_other() -> None:
    """CR-14.1: ships, colours, granary, and then the investment is asked."""
    mine = town("mill_red_blue", capital=COLOUR_SET)
    ships: list[dict[str, Any]] = [{"beer": [None, 0]}, {}, {}, {}]
    state = year_end(mine, ships=ships, granary={"rope": [0, 0]})

    assert moment(state) == (1, "winter", "investing")
    assert state.scores()[0] == 4 + 4 + 3 + 2
    do(state, "invest violet_1")

    assert state.breakdown(0) == {
        "start": 0, "helpers": 0, "fees": 0, "goods": 0, "cargo": 4, "majorities": 4,
        "colours": 3, "granary": 2, "investment": 7, "bonus_tokens": 0,
    }  # fmt: skip
    assert state.scores()[0] == 20


def test_goods_on_cards_and_on_the_market_stay() -> None:
    """CR-14.19, CR-9.4, CR-9.15, ruling I6."""
    marks = {"tailor_green_blue": [1, "natural"], "mill_red_blue": [0]}
    state = year_end(town("tailor_green_blue", "mill_red_blue", market=2, markers=marks))

    assert own(state)["markers"] == marks
    assert own(state)["market"] == 2


def test_tokens_and_row_stay() -> None:
    """CR-14.19."""
    state = year_end(town("mill_red_blue", privileges=2, works=1), privileges=4, works=5)

    assert (own(state)["privileges"], own(state)["works"]) == (2, 1)
    assert own(state)["row"] == ["sawmill_violet_green", "mill_red_blue"]


def test_after_the_investment_everybody_discards_down_to_eight() -> None:
    """CR-14.20."""
    state = year_end(seat(*NINE), seat(*NINE[:8]))
    do(state, "keep", "keep")
    assert (moment(state), state.seat) == ((1, "winter", "limits"), 0)

    do(state, "discard red_3")

    assert len(capital(state)) == len(capital(state, 1)) == 8
    assert moment(state) == (2, "spring", "helpers")


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_spring_of_the_next_year_follows(year: int, players: int) -> None:
    """CR-14.21."""
    state = year_end(year=year, players=players)

    assert moment(state) == (year + 1, "spring", "helpers")
    assert not state.is_over
