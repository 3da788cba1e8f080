"""Chapter 8: auctions, the mayor among them."""

from typing import Any

import pytest

from tests.craftsmen.rules.play import (
    BASIC,
    capital,
    discards,
    guild,
    own,
    pay,
    question,
    refused,
    seat,
)
from tests.lines import can, do, texts

PLAYERS = (2, 3, 4, 5)
OPEN = {
    "basic": ["vineyard_green", "apiary_red"],
    "extended": ["mill_red_blue", "tannery_violet_green"],
    "advanced": ["winery_red_violet", "brewery_red_blue"],
}
TOPS = {
    "basic": ["iron_mine_violet"],
    "extended": ["weaver_blue_green"],
    "advanced": ["bakery_blue_violet"],
}
SIX = ("violet_3", "red_3")
MILL = "mill_red_blue"


def hall(
    *seats: dict[str, Any], mayor: tuple[str, ...] = ("blue_1", "blue_1"), **given: Any
) -> Any:
    """Seat 0 is alone at the notary's, off the gold space; the mayor will turn up these cards."""
    table: dict[str, Any] = {
        "queues": {"town_hall": [[1], [], []]},
        "queue": [[1], [0]],
        "cursor": 2,
        "open": OPEN,
        "tops": TOPS,
        "open_capital": ["green_1", "green_2"],
        "top": list(mayor),
    } | given
    return guild("notary", table.pop("queue"), *seats, **table)


def ring(players: int, **given: Any) -> Any:
    """As many players with six each."""
    pairs = [
        (f"{colour}_3", f"{other}_3")
        for colour, other in (
            ("violet", "red"),
            ("red", "violet"),
            ("blue", "green"),
            ("green", "blue"),
            ("violet", "blue"),
        )
    ]
    return hall(*[seat(*pairs[at_seat]) for at_seat in range(players)], players=players, **given)


def place(state: Any, deck: str = "extended") -> list[str]:
    return [card for card in state.position()["open"][deck] if card]


def bids(state: Any) -> list[int]:
    return [int(line.split()[1]) for line in texts(state) if line.startswith("bid ")]


def test_the_opener_names_a_first_bid_of_at_least_one() -> None:
    """CR-8.7, CR-8.10: up to the worth of the hand."""
    state = do(ring(3), f"auction {MILL}")

    assert state.seat == 0
    assert bids(state) == [1, 2, 3, 4, 5, 6]
    refused(state, "pass", "at least 1")


@pytest.mark.parametrize("players", PLAYERS)
def test_all_take_part_going_round_by_seat_from_the_opener(players: int) -> None:
    """CR-1.3, CR-8.8, CR-8.9: helpers and the order of play do not matter."""
    state = ring(players, order=list(reversed(range(players))))
    do(state, f"auction {MILL}", "bid 1")
    asked = []

    for bid in range(2, players + 2):
        asked.append(state.seat)
        do(state, f"bid {bid}")

    assert asked == [*range(1, players), 0]


def test_the_round_goes_on_behind_the_last_seat() -> None:
    """CR-1.3, CR-8.9: the opener is seat 2 of three."""
    state = hall(
        seat(*SIX),
        seat(*SIX),
        seat(*SIX),
        queue=[[2]],
        cursor=0,
    )

    do(state, f"auction {MILL}", "bid 1")

    assert state.seat == 0
    do(state, "pass")
    assert state.seat == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whoever_has_passed_is_out(players: int) -> None:
    """CR-8.9: seat 1 is not asked again, though the bids go on."""
    state = ring(players)
    do(state, f"auction {MILL}", "bid 1", "pass")
    asked = []

    while question(state)["kind"] == "bid":
        asked.append(state.seat)
        do(state, f"bid {min(bids(state))}" if bids(state) else "pass")

    assert 1 not in asked
    assert {*asked} == {0, *range(2, players)}


@pytest.mark.parametrize("players", PLAYERS)
def test_each_bid_is_higher_than_the_last(players: int) -> None:
    """CR-8.9: equal is not enough."""
    state = do(ring(players), f"auction {MILL}", "bid 3")

    refused(state, "bid 2", "3")
    refused(state, "bid 3", "3")
    assert bids(state) == [4, 5, 6]


def test_nobody_bids_more_than_the_own_hand_is_worth() -> None:
    """CR-8.10, CR-5.3: two reds are worth 5, and all colours count."""
    state = do(hall(seat(*SIX), seat("red_1", "red_1", "blue_1")), f"auction {MILL}", "bid 1")

    assert max(bids(state)) == 6
    refused(state, "bid 7", "worth 6")


def test_whoever_cannot_raise_passes() -> None:
    """CR-8.9, CR-8.10: seat 1 has a 1, seat 2 nothing; the mayor bids at once."""
    state = do(hall(seat(*SIX), seat("red_1")), f"auction {MILL}", "bid 3")

    assert own(state)["hand"] == [MILL]


def test_example_the_next_player_raises_and_wins() -> None:
    """CR-8.11, CR-8.20 row 1: opener 1, the next 3, all others pass."""
    state = hall(seat(*SIX), seat("green_3", "violet_3"), seat(*SIX))

    do(state, f"auction {MILL}", "bid 1", "bid 3", "pass", "pass")

    assert question(state)["due"] == 3
    pay(state, "green_3")
    assert own(state, 1)["hand"] == [MILL]
    assert capital(state, 1) == ["violet_3"]
    assert capital(state, 0) == sorted(SIX, reverse=True)
    assert discards(state) == {"green_3": 1}


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_last_bidder_wins_whoever_it_is(winner: int) -> None:
    """CR-8.11: the opener too, after somebody has raised; the mayor stays away."""
    state = hall(seat(*SIX), seat(*SIX), seat(*SIX), mayor=("blue_3", "blue_3"))
    do(state, f"auction {MILL}", "bid 1")
    bid = 2

    do(state, "bid 2")
    while question(state)["kind"] == "bid":
        bid += state.seat == winner and question(state)["bidder"] != winner
        do(state, f"bid {bid}" if state.seat == winner else "pass")
    pay(state, "violet_3", *(["red_3"] if bid > 3 else []))

    assert [own(state, at_seat)["hand"] for at_seat in range(3)] == [
        [MILL] if at_seat == winner else [] for at_seat in range(3)
    ]
    assert "blue_3" not in discards(state)
    assert place(state) == ["weaver_blue_green", "tannery_violet_green"]


def test_the_winner_pays_with_any_colours() -> None:
    """CR-8.12: a red and blue mill with violet and green cards, to the discard pile."""
    state = hall(seat("violet_1", "violet_1"), mayor=("blue_1", "blue_2"))
    assert not can(state, f"buy {MILL}")

    do(state, f"auction {MILL}", "bid 5")

    assert own(state)["hand"] == [MILL]
    assert discards(state) == {"violet_1": 2, "blue_1": 1, "blue_2": 1}


@pytest.mark.parametrize(
    ("card", "deck", "refill"),
    [
        ("vineyard_green", "basic", "iron_mine_violet"),
        (MILL, "extended", "weaver_blue_green"),
        ("winery_red_violet", "advanced", "bakery_blue_violet"),
    ],
)
def test_the_place_of_an_auctioned_card_is_refilled(card: str, deck: str, refill: str) -> None:
    """CR-1.20, CR-8.13."""
    state = hall(seat(*SIX), seat(*SIX))

    do(state, f"auction {card}", "bid 1", "bid 2", "pass")
    pay(state, "red_3")

    assert own(state, 1)["hand"] == [card]
    assert refill in place(state, deck)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("card", "cards"), [("vineyard_green", 1), (MILL, 2), ("winery_red_violet", 3)]
)
def test_the_mayor_turns_up_cards_by_the_kind_of_the_building(
    players: int, card: str, cards: int
) -> None:
    """CR-8.14, CR-8.18, CR-18.10: 1, 2 or 3; they go to the discard pile."""
    top = ("blue_1", "blue_1", "blue_1", "blue_2")
    mine = seat("violet_1", "violet_2", "violet_3")
    state = hall(mine, mayor=top, players=players)

    do(state, f"auction {card}", "bid 5")

    assert discards(state)["blue_1"] == cards
    assert own(state)["hand"] == [card]
    assert state.position()["stack"][0] == top[cards]


def test_sets_do_not_count_for_the_mayor() -> None:
    """CR-8.14: three blue ones are 3, not 10."""
    state = hall(seat("violet_1", "violet_1", "violet_1"), mayor=("blue_1", "blue_1", "blue_1"))

    do(state, "auction winery_red_violet", "bid 4")

    assert own(state)["hand"] == ["winery_red_violet"]


def test_example_a_bid_above_the_mayors_wins_at_the_own_bid() -> None:
    """CR-8.15, CR-8.20 row 2: opener 4, mayor 1 and 2."""
    state = hall(seat("red_3", "green_1", "blue_3"), mayor=("blue_1", "blue_2"))

    do(state, f"auction {MILL}", "bid 4")

    assert question(state)["due"] == 4
    pay(state, "red_3", "green_1")
    assert own(state)["hand"] == [MILL]
    assert discards(state) == {"red_3": 1, "green_1": 1, "blue_1": 1, "blue_2": 1}


@pytest.mark.parametrize("bid", [1, 4])
def test_example_a_bid_not_above_the_mayors_can_be_raised(bid: int) -> None:
    """CR-8.16, CR-8.20 rows 3 and 4: mayor 3 and 1; equal is not enough."""
    state = hall(seat("red_3", "green_3"), mayor=("blue_3", "blue_1"))

    do(state, f"auction {MILL}", f"bid {bid}")

    assert state.seat == 0
    assert texts(state) == ["bid 5", "bid 6", "pass"]
    refused(state, "bid 4", "4")
    do(state, "bid 5")
    assert own(state)["hand"] == [MILL]
    assert discards(state) == {"red_3": 1, "green_3": 1, "blue_3": 1, "blue_1": 1}


def test_the_mayor_is_beaten_by_any_higher_sum() -> None:
    """CR-8.16: not just by one more."""
    state = hall(seat("red_1", "red_2", "green_3"), mayor=("blue_3", "blue_1"))

    do(state, f"auction {MILL}", "bid 1", "bid 8")

    assert capital(state) == []
    assert own(state)["hand"] == [MILL]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_lost_to_the_mayor_goes_under_its_deck(players: int) -> None:
    """CR-8.17, CR-8.18: its place is refilled, nothing is paid, the action is over."""
    state = hall(seat("red_3", "green_3"), mayor=("blue_3", "blue_1"), players=players)

    do(state, f"auction {MILL}", "bid 1", "pass")

    assert own(state)["hand"] == []
    assert capital(state) == ["green_3", "red_3"]
    assert state.position()["decks"]["extended"][-1] == MILL
    assert place(state) == ["weaver_blue_green", "tannery_violet_green"]
    assert discards(state) == {"blue_3": 1, "blue_1": 1}
    assert state.position()["guild"] != "notary"


def test_an_opener_who_cannot_beat_the_mayor_loses_the_card_at_once() -> None:
    """CR-8.10, CR-8.17: a hand worth 3 against 4."""
    state = hall(seat("red_1", "green_2"), mayor=("blue_3", "blue_1"))

    do(state, f"auction {MILL}", "bid 3")

    assert own(state)["hand"] == []
    assert state.position()["decks"]["extended"][-1] == MILL


def test_a_card_lost_to_the_mayor_comes_back_when_its_deck_is_empty() -> None:
    """CR-1.24, CR-8.17: put under the empty deck it is the next to be drawn."""
    held = [card for card in BASIC if card not in OPEN["basic"]]
    state = hall(seat("red_1", "green_2", hand=held), mayor=("blue_3",), tops={"basic": []})

    do(state, "auction vineyard_green", "bid 1")
    if can(state, "pass"):
        do(state, "pass")

    assert sorted(place(state, "basic")) == ["apiary_red", "vineyard_green"]
    assert state.position()["decks"]["basic"] == []


def test_the_mayors_cards_come_from_a_stack_made_anew() -> None:
    """CR-1.22, CR-8.14: the last card of the stack and one of the shuffled pile."""
    state = guild(
        "notary",
        [[1], [0]],
        seat("violet_1", "violet_2", "violet_3"),
        open=OPEN,
        open_capital=["green_1", "green_2"],
        stack=["blue_1"],
        cursor=2,
    )

    do(state, f"auction {MILL}", "bid 10")

    assert own(state)["hand"] == [MILL]
    assert "blue_1" in discards(state)
    assert sum(discards(state).values()) == 5


def test_cards_that_cannot_be_drawn_for_the_mayor_count_nothing() -> None:
    """CR-1.23, CR-8.19: one blue 1 is left for three cards; a bid of 2 wins."""
    pack = [
        f"{colour}_{value}"
        for colour in ("violet", "green", "blue", "red")
        for value in (1, 2, 3)
        for _ in range(4)
    ]
    pack.remove("blue_1")
    hands = [pack[:10], pack[10:20], pack[20:30], pack[30:40], pack[40:]]
    state = guild(
        "notary",
        [[0], [4]],
        *[seat(*cards) for cards in hands],
        open=OPEN,
        open_capital=[],
        stack=["blue_1"],
        cursor=2,
        queues={"town_hall": [[1], [], []]},
    )
    assert len(hands[4]) == 7

    do(state, "auction winery_red_violet", "bid 2", "pass", "pass", "pass", "pass")

    assert question(state)["kind"] == "pay"
    assert question(state)["due"] == 2
    assert discards(state) == {"blue_1": 1}


def test_an_auction_uses_the_action_also_when_another_player_wins() -> None:
    """CR-8.1, CR-8.11."""
    state = hall(seat(*SIX), seat(*SIX))

    do(state, f"auction {MILL}", "bid 1", "bid 3", "pass")
    pay(state, "violet_3")

    assert state.position()["guild"] != "notary"
    assert own(state, 1)["hand"] == [MILL]


def test_on_the_gold_space_the_look_may_follow_a_lost_auction() -> None:
    """CR-8.21: after the action."""
    state = hall(seat("red_1", "green_2"), mayor=("blue_3", "blue_1"), queue=[[0]], cursor=0)

    do(state, f"auction {MILL}", "bid 3")

    assert can(state, "look extended")
    refused(state, "auction tannery_violet_green", "now", "action", "already", "one card")


def test_two_players_hold_an_auction_like_more() -> None:
    """CR-8.8, CR-16.1: the other raises and wins."""
    state = ring(2)

    do(state, f"auction {MILL}", "bid 1", "bid 2", "bid 3", "bid 4", "pass")

    assert own(state, 1)["hand"] == [MILL]
    assert capital(state, 1) == []
    assert len(capital(state, 0)) == 2
