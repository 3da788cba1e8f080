"""Chapter 8: buying at the notary's, and the look at five cards."""

from itertools import combinations, permutations
from typing import Any

import pytest

from tests.craftsmen.rules.play import (
    BASIC,
    DECKS,
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
    "basic": ["iron_mine_violet", "iron_mine_green", "iron_mine_blue", "iron_mine_red"],
    "extended": ["weaver_blue_green", "weaver_blue_violet", "weaver_red_violet"],
    "advanced": ["bakery_blue_violet", "bakery_red_green", "tailor_green_blue"],
}
HALL = {"town_hall": [[1], [], []]}


def notary(*cash: str, **given: Any) -> Any:
    """Seat 0 is alone at the notary's, on the gold space unless told otherwise."""
    table = {"queues": HALL, "queue": [[0]], "open": OPEN, "tops": TOPS} | given
    return guild("notary", table.pop("queue"), seat(*cash, **table.pop("mine", {})), **table)


def plain(*cash: str, **given: Any) -> Any:
    """Seat 0 is on the second space, without a privilege."""
    return notary(*cash, queue=[[1], [0]], cursor=2, **given)


def shown(state: Any, deck: str) -> list[str]:
    return [card for card in state.position()["open"][deck] if card]


def pile(state: Any, deck: str) -> list[str]:
    return list(state.position()["decks"][deck])


def look(state: Any, deck: str, keep: tuple[str, ...], where: str, back: tuple[str, ...]) -> Any:
    """Look at cards, lay two open and put the others back; forced lines play themselves."""
    do(state, f"look {deck}")
    for line in [f"show {card}" for card in keep] + [where] + [f"place {card}" for card in back]:
        if can(state, line):
            do(state, line)
    assert question(state)["kind"] != "look"
    return state


def ends(state: Any, deck: str) -> list[frozenset[str]]:
    """What lies open after each way to answer a look that is under way."""
    if question(state)["kind"] != "look":
        return [frozenset(shown(state, deck))]
    found = []
    for action in state.legal():
        branch = state.copy()
        branch.play(action)
        found += ends(branch, deck)
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_each_of_six_open_cards_can_be_bought_or_auctioned(players: int) -> None:
    """CR-8.1: with the capital for it."""
    cash = ["red_1", "red_2", "red_3", "green_1", "green_2", "blue_1", "blue_2", "violet_1"]
    state = plain(*cash, players=players)
    cards = [card for pair in OPEN.values() for card in pair]

    assert set(texts(state)) == {
        *(f"buy {card}" for card in cards),
        *(f"auction {card}" for card in cards),
        "stop",
    }


def test_buying_is_the_whole_action() -> None:
    """CR-8.1: one of two things with one card."""
    state = plain("green_3", "red_3")

    do(state, "buy vineyard_green")

    assert state.seat == 1
    assert state.position()["guild"] != "notary"
    assert own(state)["hand"] == ["vineyard_green"]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("card", "enough", "less"),
    [
        ("vineyard_green", ["green_3"], ["green_2"]),
        ("mill_red_blue", ["red_2", "blue_3"], ["red_1", "blue_3"]),
        ("brewery_red_blue", ["red_1", "red_1", "blue_1", "blue_1"], ["red_1", "red_1", "blue_3"]),
    ],
)
def test_a_card_costs_by_its_kind(
    players: int, card: str, enough: list[str], less: list[str]
) -> None:
    """CR-8.2, CR-18.10: 3, 5 and 10."""
    price = {"vineyard_green": 3, "mill_red_blue": 5, "brewery_red_blue": 10}[card]
    poor = plain(*less, players=players)
    able = plain(*enough, players=players)

    refused(poor, f"buy {card}", f"costs {price}")
    do(able, f"buy {card}")

    assert own(able)["hand"] == [card]
    assert capital(able) == []


@pytest.mark.parametrize("cash", [["green_3"], ["green_1", "green_1"], ["green_1", "green_2"]])
def test_a_green_vineyard_is_paid_with_green_cards(cash: list[str]) -> None:
    """CR-8.3, CR-8.4, CR-8.5: a 3, or two of any value."""
    state = plain(*cash, "red_3", "blue_3")

    do(state, "buy vineyard_green")

    assert discards(state) == {kind: cash.count(kind) for kind in cash}


def test_a_green_vineyard_is_not_paid_with_other_colours() -> None:
    """CR-8.3, CR-8.5: a green 2 is not enough, though the hand is worth more."""
    state = plain("green_2", "red_3", "red_3", "blue_3")

    refused(state, "buy vineyard_green", "green")


@pytest.mark.parametrize(
    "cash", [["red_2", "blue_3"], ["red_1", "red_1"], ["blue_1", "blue_2"], ["red_3", "red_3"]]
)
def test_a_red_and_blue_mill_is_paid_with_red_or_blue_or_both(cash: list[str]) -> None:
    """CR-8.3, CR-8.4, CR-8.5."""
    state = plain(*cash, "green_3", "violet_3")

    do(state, "buy mill_red_blue")

    assert discards(state) == {kind: cash.count(kind) for kind in cash}
    assert own(state)["hand"] == ["mill_red_blue"]


def test_a_red_and_blue_mill_is_not_paid_with_a_green_card() -> None:
    """CR-8.5: red 2 and blue 2 are 4; the green 3 does not help."""
    state = plain("red_2", "blue_2", "green_3", "green_3")

    refused(state, "buy mill_red_blue", "5")
    assert can(state, "auction mill_red_blue")


def test_only_cards_of_the_right_colours_are_asked_for() -> None:
    """CR-8.3: green is held but cannot be paid."""
    state = plain("green_1", "red_2", "red_2", "blue_3")

    do(state, "buy mill_red_blue")

    assert "pay green_1" not in texts(state)
    refused(state, "pay green_1", "colour", "green", "red")
    pay(state, "red_2", "red_2")
    assert capital(state) == ["green_1", "blue_3"]


@pytest.mark.parametrize(
    ("card", "deck", "cash"),
    [
        ("vineyard_green", "basic", ["green_3"]),
        ("tannery_violet_green", "extended", ["green_1", "green_1"]),
        ("winery_red_violet", "advanced", ["red_1", "red_1", "red_1"]),
    ],
)
def test_a_bought_card_goes_to_the_hand_and_its_place_is_refilled(
    card: str, deck: str, cash: list[str]
) -> None:
    """CR-1.20, CR-8.6: from the top of its deck."""
    state = plain(*cash)
    number = len(pile(state, deck))

    do(state, f"buy {card}")

    assert own(state)["hand"] == [card]
    assert sorted(shown(state, deck)) == sorted(
        [one for one in OPEN[deck] if one != card] + TOPS[deck][:1]
    )
    assert len(pile(state, deck)) == number - 1


def test_the_place_of_a_card_stays_empty_when_its_deck_is_empty() -> None:
    """CR-1.24: five cards lie open then, and the place cannot be bought."""
    held = [card for card in BASIC if card not in OPEN["basic"]]
    state = plain("green_3", "red_3", tops={"basic": []}, mine={"hand": held})

    do(state, "buy vineyard_green")

    assert shown(state, "basic") == ["apiary_red"]
    assert pile(state, "basic") == []


def test_an_empty_place_can_be_neither_bought_nor_auctioned() -> None:
    """CR-1.24, CR-8.1."""
    held = [card for card in BASIC if card != "apiary_red"]
    state = plain(
        "green_3",
        "red_3",
        open=OPEN | {"basic": ["apiary_red"]},
        tops={"basic": []},
        mine={"hand": held},
    )

    assert can(state, "buy apiary_red")
    refused(state, "buy vineyard_green", "display")
    refused(state, "auction vineyard_green", "display")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", sorted(DECKS))
def test_the_look_shows_the_top_three_cards_and_the_two_open_ones(players: int, deck: str) -> None:
    """CR-1.26, CR-8.21, CR-8.22: any two of these five are laid open."""
    five = OPEN[deck] + TOPS[deck][:3]

    state = do(notary("red_1", players=players), f"look {deck}")

    reached = ends(state, deck)
    assert set(reached) == {frozenset(pair) for pair in combinations(five, 2)}
    assert len(reached) == 10 * 2 * 6  # pairs, top or under, orders


def test_example_of_a_look_at_five_cards() -> None:
    """CR-8.22: a new and an old card are laid open, the others go on top in the chosen order."""
    state = notary("red_1")
    below = pile(state, "basic")[3:]

    look(
        state,
        "basic",
        keep=("iron_mine_green", "vineyard_green"),
        where="top",
        back=("apiary_red", "iron_mine_blue", "iron_mine_violet"),
    )

    assert sorted(shown(state, "basic")) == ["iron_mine_green", "vineyard_green"]
    assert pile(state, "basic") == ["apiary_red", "iron_mine_blue", "iron_mine_violet", *below]


def test_the_other_three_go_all_under_the_deck_in_the_chosen_order() -> None:
    """CR-8.22."""
    state = notary("red_1")
    above = pile(state, "basic")[3:]

    look(
        state,
        "basic",
        keep=("iron_mine_green", "vineyard_green"),
        where="under",
        back=("apiary_red", "iron_mine_blue", "iron_mine_violet"),
    )

    assert pile(state, "basic") == [*above, "apiary_red", "iron_mine_blue", "iron_mine_violet"]


@pytest.mark.parametrize("where", ["top", "under"])
def test_every_order_of_the_three_is_possible(where: str) -> None:
    """CR-8.22."""
    three = ("iron_mine_violet", "iron_mine_green", "iron_mine_blue")
    found = set()

    for back in permutations(three):
        state = look(notary("red_1"), "basic", ("apiary_red", "vineyard_green"), where, back)
        cards = pile(state, "basic")
        found.add(tuple(cards[:3] if where == "top" else cards[-3:]))

    assert found == set(permutations(three))


def test_the_three_are_not_parted() -> None:
    """CR-8.22: on top and under are asked once for all."""
    state = do(notary("red_1"), "look basic", "show apiary_red", "top")

    assert sorted(texts(state)) == [
        "place iron_mine_blue",
        "place iron_mine_green",
        "place iron_mine_violet",
    ]
    refused(state, "under", "place", "put", "now")


def test_the_look_comes_before_the_action_or_after_it_and_not_both() -> None:
    """CR-8.21, CR-12.3."""
    before = notary("green_3", "red_1")
    after = notary("green_3", "red_1")

    look(before, "basic", ("apiary_red", "vineyard_green"), "top", tuple(TOPS["basic"][:3]))
    refused(before, "look basic", "privilege")
    do(before, "buy vineyard_green")
    do(after, "buy vineyard_green")
    assert can(after, "look basic")
    refused(after, "buy apiary_red", "now", "already", "bought", "one card", "action")

    assert before.seat == 1
    assert before.position()["used"]["notary"] == [0]
    assert not after.position()["used"].get("notary")


def test_a_card_laid_open_by_the_look_can_be_bought() -> None:
    """CR-8.21, CR-8.22."""
    state = notary("blue_3")
    assert not can(state, "buy iron_mine_blue")

    look(
        state,
        "basic",
        ("iron_mine_blue", "vineyard_green"),
        "top",
        ("iron_mine_violet", "iron_mine_green", "apiary_red"),
    )
    do(state, "buy iron_mine_blue")

    assert own(state)["hand"] == ["iron_mine_blue"]
    assert sorted(shown(state, "basic")) == ["iron_mine_violet", "vineyard_green"]


def test_the_look_after_the_action_sees_the_refilled_display() -> None:
    """CR-8.6, CR-8.21: the new open card and the three below it."""
    state = do(notary("green_3"), "buy vineyard_green", "look basic")

    seen = {line.split()[1] for line in texts(state)}

    assert seen <= {"apiary_red", *TOPS["basic"]}
    refused(state, "show vineyard_green", "five", "looked", "not")


def test_whoever_has_looked_may_leave_the_action_unused() -> None:
    """CR-1.28, CR-8.24."""
    state = notary("green_3")

    look(state, "basic", ("apiary_red", "vineyard_green"), "top", tuple(TOPS["basic"][:3]))
    do(state, "stop")

    assert capital(state) == ["green_3"]
    assert state.seat == 1


def test_without_gold_and_without_token_there_is_no_look() -> None:
    """CR-8.21, CR-12.2."""
    state = plain("green_3")

    refused(state, "look basic", "privilege")


def test_with_a_token_there_is_a_look_on_any_space() -> None:
    """CR-8.21, CR-12.2, CR-12.5: the token goes back to the pool."""
    state = plain("green_3", mine={"privileges": 1}, privileges=5)

    do(state, "look extended")

    assert own(state)["privileges"] == 0
    assert state.position()["privileges"] == 6


@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_than_three_cards_in_the_deck_are_all_used(left: int) -> None:
    """CR-8.23: two are laid open, the rest goes back."""
    tops = TOPS["basic"][:left]
    held = [card for card in BASIC if card not in OPEN["basic"] + tops]
    state = notary("red_1", tops={"basic": tops}, mine={"hand": held})
    assert pile(state, "basic") == tops

    back = (*tops[1:], "vineyard_green")
    look(state, "basic", tuple(sorted([tops[0], "apiary_red"], key=BASIC.index)), "top", back)

    assert sorted(shown(state, "basic")) == sorted([tops[0], "apiary_red"])
    assert pile(state, "basic") == list(back)


def test_a_missing_open_card_is_made_up_for_by_the_look() -> None:
    """CR-8.23: one open card and two in the deck; two are laid open, one goes back."""
    held = [card for card in BASIC if card not in ("apiary_red", *TOPS["basic"][:2])]
    state = notary(
        "red_1",
        open=OPEN | {"basic": ["apiary_red"]},
        tops={"basic": TOPS["basic"][:2]},
        mine={"hand": held},
    )

    look(state, "basic", ("iron_mine_violet", "iron_mine_green"), "top", ("apiary_red",))

    assert sorted(shown(state, "basic")) == ["iron_mine_green", "iron_mine_violet"]
    assert pile(state, "basic") == ["apiary_red"]


def test_an_empty_deck_cannot_be_looked_at() -> None:
    """CR-8.23: at least one card is needed there; the other decks can be."""
    held = [card for card in BASIC if card not in OPEN["basic"]]
    state = notary("red_1", tops={"basic": []}, mine={"hand": held})

    refused(state, "look basic", "deck", "card", "empty")
    assert can(state, "look extended")


@pytest.mark.parametrize("players", PLAYERS)
def test_two_helpers_at_the_notary_have_two_actions(players: int) -> None:
    """CR-4.21, CR-8.1."""
    state = notary("green_3", "red_3", queue=[[0], [0]], players=players)

    do(state, "buy vineyard_green", "stop", "buy apiary_red")

    assert sorted(own(state)["hand"]) == ["apiary_red", "vineyard_green"]
