"""Chapter 10: half-products from the granary."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import capital, discards, guild, moment, own, points, refused, seat
from tests.craftsmen.rules.play_late import fields, hold, icons, offered, town, trading
from tests.lines import can, do, texts

TAILOR = "tailor_green_blue"
TEN = ("violet_1",) * 4 + ("red_3",) * 4 + ("blue_1", "blue_2")


def buyer(*cards: str, **given: Any) -> dict[str, Any]:
    """A seat with a tailor and these capital cards."""
    return town(TAILOR, capital=cards, **given)


def leather(pair: list[Any], mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Seat 0 buys, without a privilege; these markers lie on the fields of leather."""
    return trading(mine, *others, granary={"leather": pair}, **given)


def gold(pair: list[Any], mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> Any:
    """Seat 0 buys on the gold space."""
    return guild("merchants", [[0]], mine, *others, granary={"leather": pair}, **given)


def test_example_one_a_natural_marker_for_a_card() -> None:
    """CR-10.12, CR-10.1, CR-10.2, CR-10.6: the card is discarded."""
    state = leather(["natural", "natural"], buyer("red_1"))

    do(state, "buy leather")

    assert icons(state, TAILOR) == ["natural"]
    assert fields(state, "leather") == ["natural", None]
    assert capital(state) == []
    assert discards(state) == {"red_1": 1}


def test_example_two_a_card_for_the_owner_of_the_marker() -> None:
    """CR-10.12, CR-10.6: green 1 receives the card, red 2 moves down."""
    state = leather([1, 2], buyer("red_1"))

    do(state, "buy leather")

    assert own(state)["markers"] == {TAILOR: [None, 1]}
    assert fields(state, "leather") == [2, None]
    assert (capital(state), capital(state, 1), capital(state, 2)) == ([], ["red_1"], [])
    assert discards(state) == {}


def test_example_three_a_natural_marker_by_privilege() -> None:
    """CR-10.12, CR-10.9: a market marker instead of the card."""
    state = gold(["natural", "natural"], buyer("red_1", market=2))

    do(state, "buy leather", "privilege")

    assert fields(state, "leather") == ["natural", None]
    assert own(state)["market"] == 1
    assert capital(state) == ["red_1"]
    assert discards(state) == {}


def test_example_four_another_players_marker_by_privilege() -> None:
    """CR-10.12, CR-10.10: green 1 puts a marker on the market, red 2 moves down."""
    state = gold([1, 2], buyer("red_1", market=1))

    do(state, "buy leather", "privilege")

    assert icons(state, TAILOR) == [1]
    assert fields(state, "leather") == [2, None]
    assert [own(state, one)["market"] for one in range(3)] == [0, 1, 0]
    assert capital(state) == ["red_1"]
    assert capital(state, 1) == []


def test_a_helper_buys_one_half_product() -> None:
    """CR-10.1: after it the next helper acts."""
    state = trading(buyer("red_1", "red_2", "red_3"))

    do(state, "buy leather", "give red_1")

    assert moment(state) == (1, "summer", "helpers")
    assert len(capital(state)) == 2


def test_two_helpers_buy_two() -> None:
    """CR-10.1, CR-4.21."""
    state = guild("merchants", [[1], [0], [0]], buyer("red_1", "red_2"), cursor=2)

    do(state, "buy leather", "give red_1", "buy cloth")

    assert own(state)["markers"] == {TAILOR: ["natural", "natural"]}
    assert capital(state) == []


def test_buying_is_never_a_must() -> None:
    """CR-10.1, CR-1.28."""
    state = do(trading(buyer("red_1")), "stop")

    assert capital(state) == ["red_1"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["natural", None], [None, None]),
        ([1, None], [None, None]),
        ([1, 0], [0, None]),
        (["natural", 0], [0, None]),
        ([2, "natural"], ["natural", None]),
    ],
)
def test_the_lower_marker_is_bought_and_the_upper_one_moves_down(
    before: list[Any], after: list[Any]
) -> None:
    """CR-10.2."""
    state = leather(before, buyer("red_1"))

    do(state, "buy leather")

    assert fields(state, "leather") == after
    assert icons(state, TAILOR) == [before[0]]


def test_an_empty_field_sells_nothing() -> None:
    """CR-10.1."""
    refused(leather([None, None], buyer("red_1")), "buy leather", "granary", "leather")
    assert can(leather(["natural", None], buyer("red_1")), "buy leather")


def test_nobody_buys_an_own_marker() -> None:
    """CR-10.4, ruling G1: not even when another's lies above it."""
    for pair in ([0, None], [0, 1], [0, "natural"]):
        refused(leather(pair, buyer("red_1")), "buy leather", "own")
    assert can(leather([1, 0], buyer("red_1")), "buy leather")


def test_a_purchase_needs_a_free_icon_in_an_own_advanced_building() -> None:
    """CR-10.3, ruling G2."""
    full = {TAILOR: [None, "natural"]}
    ropes = town("tannery_green_blue", "chandler_blue_violet", capital=("red_1",))

    refused(trading(ropes), "buy leather", "icon")
    refused(trading(buyer("red_1", markers=full)), "buy leather", "icon")
    refused(trading(buyer("red_1")), "buy iron", "icon")
    assert offered(trading(buyer("red_1")), "buy") == {"buy leather", "buy cloth"}


def test_the_buyer_chooses_the_building() -> None:
    """CR-10.3: leather for tailor, armourer or bookbinder."""
    mine = town(TAILOR, "armourer_violet_green", "bookbinder_violet_green", capital=("red_1",))
    state = do(trading(mine), "buy leather")

    assert set(texts(state)) == {"to tailor", "to armourer", "to bookbinder"}
    do(state, "to armourer")

    assert own(state)["markers"] == {"armourer_violet_green": [None, "natural"]}


def test_the_buyer_chooses_the_card() -> None:
    """CR-10.5, CR-5.12: one of any colour and value."""
    state = do(trading(buyer("violet_1", "green_3", "red_3")), "buy leather")

    assert set(texts(state)) == {"give violet_1", "give green_3", "give red_3"}
    do(state, "give green_3")

    assert discards(state) == {"green_3": 1}
    assert capital(state) == ["violet_1", "red_3"]


@pytest.mark.parametrize("market", [0, 1])
def test_a_purchase_needs_a_card(market: int) -> None:
    """CR-10.5: a market marker helps only with the privilege; so there is nothing to ask."""
    state = trading(buyer(market=market))

    assert moment(state) == (1, "summer", "helpers")
    assert icons(state, TAILOR) == []
    assert can(trading(buyer("red_1", market=market)), "buy leather")


def test_the_owner_discards_down_to_ten_cards() -> None:
    """CR-10.7, CR-5.10, ruling G3: cards of the owner's choice."""
    state = leather([1, 2], buyer("green_3"), seat(*TEN))

    do(state, "buy leather")
    assert state.seat == 1
    assert can(state, "discard green_3")
    do(state, "discard violet_1")

    assert len(capital(state, 1)) == 10
    assert "green_3" in capital(state, 1)


def test_an_owner_with_nine_cards_discards_nothing() -> None:
    """CR-10.7: the next limit, 8, is that of the end of the season."""
    state = leather([1, 2], buyer("green_3"), seat(*TEN[:9]))

    do(state, "buy leather")

    assert len(capital(state, 1)) == 10
    assert moment(state) == (1, "spring", "limits")


def test_a_bought_half_product_brings_no_points() -> None:
    """CR-10.8, CR-9.40, ruling F15."""
    state = do(leather([1, 2], buyer("red_1")), "buy leather")

    assert [points(state, one) for one in range(3)] == [0, 0, 0]


def test_a_bought_marker_keeps_its_colour_and_never_becomes_the_final_good() -> None:
    """CR-10.8, CR-9.31."""
    mine = buyer("red_1", markers={TAILOR: [0, None]}, works=1)
    state = do(leather([1, 2], mine), "buy leather")
    assert own(state)["markers"] == {TAILOR: [0, 1]}

    do(state, "make clothes", "load 2")

    assert hold(state, 2, "clothes") == [None, 0]


def test_the_privilege_is_open_to_whoever_has_a_token() -> None:
    """CR-10.9, CR-12.2, CR-12.5: the token goes back to the pool."""
    state = leather(["natural", "natural"], buyer("red_1", market=1, privileges=1), privileges=4)

    do(state, "buy leather", "privilege")

    assert own(state)["market"] == 0
    assert capital(state) == ["red_1"]
    assert discards(state) == {}


def test_the_privilege_is_refused_without_gold_or_token() -> None:
    """CR-10.9, CR-12.2."""
    state = do(trading(buyer("red_1", "red_2", market=1)), "buy leather")

    refused(state, "privilege", "privilege")
    assert can(state, "give red_1")


def test_the_privilege_needs_a_marker_on_the_market() -> None:
    """CR-10.9."""
    pair = ["natural", "natural"]

    refused(do(gold(pair, buyer("red_1", "red_2", market=0)), "buy leather"), "privilege", "market")
    assert can(do(gold(pair, buyer("red_1", "red_2", market=1)), "buy leather"), "privilege")


def test_a_buyer_without_cards_can_use_the_privilege() -> None:
    """CR-10.9: it is the only way to pay and needs no question."""
    state = do(gold(["natural", "natural"], buyer(market=1)), "buy leather")

    assert icons(state, TAILOR) == ["natural"]
    assert own(state)["market"] == 0


def test_an_owner_with_a_full_market_receives_nothing() -> None:
    """CR-10.11, ruling G4: no fourth marker and no card."""
    state = gold([1, 2], buyer("red_1", market=1), seat(market=3))

    do(state, "buy leather", "privilege")

    assert own(state, 1)["market"] == 3
    assert capital(state, 1) == []
    assert icons(state, TAILOR) == [1]


def test_the_owners_marker_is_put_on_the_market_by_itself() -> None:
    """CR-10.11: the owner is not asked."""
    state = gold([1, 2], buyer("red_1", market=1), seat(market=2))

    do(state, "buy leather", "privilege")

    assert own(state, 1)["market"] == 3
    assert moment(state)[2] == "helpers"


def test_meat_is_not_sold() -> None:
    """CR-10.1, CR-1.14."""
    refused(trading(buyer("red_1")), "buy meat", "granary")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_merchants_act_in_the_order_of_the_queue(players: int) -> None:
    """CR-10.1, CR-4.20."""
    mine, other = buyer("red_1"), seat("red_2", row=["sawmill_green_blue", "tailor_violet_red"])
    state = guild("merchants", [[1], [0]], mine, other, players=players)

    assert state.seat == 1
    do(state, "buy leather")
    assert state.seat == 0
    do(state, "buy leather")

    assert fields(state, "leather") == [None, None]
    assert discards(state) == {"red_1": 1, "red_2": 1}
