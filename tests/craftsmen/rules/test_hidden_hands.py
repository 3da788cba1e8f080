"""Chapter 17: what is known of capital hands, and that nothing else is ever told."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import kontor
from kontor.core.words import render
from tests.craftsmen.rules.play import at, guild, own, seat
from tests.craftsmen.rules.play_late import hands, same, town, worth
from tests.lines import can, do, texts

SEATS = (0, 1, 2)
OPEN = {
    "basic": ["vineyard_red", "apiary_red"],
    "extended": ["mill_red_blue", "weaver_blue_green"],
    "advanced": ["winery_red_violet", "brewery_red_blue"],
}


def fee(card: str) -> Any:
    """Seat 0 has covered a disc of seat 1 and paid with this card."""
    state = at(
        seat("red_1", "red_2"), seat("blue_1"), seat("green_1"),
        queues={"crafts": [[1], [2], [2]]},
    )  # fmt: skip
    return do(state, "cover crafts 1", f"give {card}")


def test_a_card_from_hand_to_hand_is_seen_by_these_two_only() -> None:
    """CR-17.10: the third and spectators see that one was given."""
    one, other = fee("red_1"), fee("red_2")

    assert same([one, other], 2)
    assert same([one, other], None)
    assert not same([one, other], 0)
    assert not same([one, other], 1)
    assert one.view(2)["seats"][1]["capital_cards"] == 2


def sold(card: str) -> Any:
    """Seat 0 has bought a half-product of seat 1 with this card."""
    mine = town("tailor_green_blue", capital=("red_1", "red_2"))
    state = guild("merchants", [[0]], mine, granary={"leather": [1, None]})
    return do(state, "buy leather", f"give {card}")


def test_the_price_of_a_half_product_is_seen_by_these_two_only() -> None:
    """CR-17.10, CR-10.6."""
    assert same([sold("red_1"), sold("red_2")], 2)
    assert not same([sold("red_1"), sold("red_2")], 1)


def test_a_view_keeps_only_the_number_of_capital_cards() -> None:
    """CR-17.11: also of a card that was taken openly."""
    mill = {"mill_red_blue": [0]}
    mine = town("mill_red_blue", markers=mill)
    state = guild("crafts", [[1], [0]], mine, cursor=2, open_capital=["green_2", "red_1"])
    do(state, "make flour", "take green_2")

    for watcher in (1, 2, None):
        assert state.view(watcher)["seats"][0]["capital"] is None
        assert state.view(watcher)["seats"][0]["capital_cards"] == 1
    assert len({tuple(hand) for hand in hands(state, 0, 1)}) > 4


def test_the_comparison_of_the_opening_hands_is_not_kept() -> None:
    """CR-17.12: some guesses contradict the first order."""
    state = kontor.new_game("craftsmen", players=3, seed=5)
    first, *_, last = state.position()["order"]

    def total(cards: list[str]) -> int:
        return sum(int(card[-1]) for card in cards)

    guesses = [state.guess(first, seed) for seed in range(60)]
    sums = [
        (total(own(one, first)["capital"]), total(own(one, last)["capital"])) for one in guesses
    ]
    assert any(mine > other for mine, other in sums)


def auction(*cards: str) -> Any:
    """Seat 1 with these cards has bid 5 in an auction of seat 0; seat 2 is asked."""
    state = guild(
        "notary", [[0]], seat("violet_3", "violet_2", "violet_1"), seat(*cards),
        seat("red_3", "red_2", "red_1"), open=OPEN,
    )  # fmt: skip
    return do(state, "auction mill_red_blue", "bid 1", "bid 5")


def test_a_bidder_is_known_to_be_able_to_pay() -> None:
    """CR-17.13: at least the own last bid, in every guess."""
    state = auction("blue_3", "green_2")
    assert state.seat == 2

    for watcher in (0, 2):
        possible = hands(state, 1, watcher)
        assert all(worth(hand) >= 5 for hand in possible)
        assert len({tuple(hand) for hand in possible}) > 5
    assert all(worth(hand) >= 1 for hand in hands(state, 0, 2))


def test_positions_with_the_same_bids_look_alike() -> None:
    """CR-17.13, CR-17.1: two blues or a three and a two."""
    assert same([auction("blue_3", "green_2"), auction("blue_1", "blue_2")], 2)
    assert same([auction("blue_3", "green_2"), auction("blue_1", "blue_2")], None)


def test_a_builder_is_known_to_be_able_to_pay() -> None:
    """CR-17.14: 2 for a basic building while it is not paid for."""
    mine = town(capital=("red_2", "blue_2"), hand=["vineyard_violet", "apiary_green"])
    state = do(guild("builders", [[0]], mine), "build vineyard_violet right")
    assert state.seat == 0

    possible = hands(state, 0, 1)

    assert all(worth(hand) >= 2 for hand in possible)
    assert len({tuple(hand) for hand in possible}) > 5


def test_spectators_know_no_hand() -> None:
    """CR-17.15."""
    state = kontor.new_game("craftsmen", players=5, seed=2)

    for shown in state.view(None)["seats"]:
        assert shown["capital"] is None
        assert shown["hand"] == []
        assert shown["capital_cards"] == 5


def test_the_winner_of_an_auction_is_known_to_be_able_to_pay() -> None:
    """CR-17.13: until the bid is paid."""
    state = do(auction("blue_3", "green_2", "red_3"), "pass", "pass")

    assert (state.seat, texts(state)[0].split()[0]) == (1, "pay")
    assert all(worth(hand) >= 5 for hand in hands(state, 1, 0))


def test_cards_are_shown_when_the_last_of_them_is_chosen() -> None:
    """CR-17.16: half an investment and half a discard look alike to the others."""
    cards = ("violet_1", "violet_2", "green_1", "green_2", "blue_1", "red_1", "red_2")
    states = [
        do(at(seat(*cards), season="winter", stage="investing"), f"invest {card}")
        for card in ("violet_1", "violet_2")
    ]
    assert same(states, 1)
    assert same(states, None)
    assert states[0].view(1)["seats"][0]["capital_cards"] == 7
    assert states[0].view(1)["discards"] == {}

    states = [
        do(guild("bankers", [[1], [0]], seat(*cards), cursor=2), "take both", f"discard {card}")
        for card in ("violet_1", "green_1")
    ]
    assert same(states, 1)
    assert not same(states, 0)


def test_half_a_payment_looks_alike_to_the_others() -> None:
    """CR-17.16: the cards are in the hand until the last is chosen."""
    cards = ("violet_1", "green_1", "blue_1", "red_1")
    mine = town(capital=cards, hand=["vineyard_violet"])
    states = [
        do(guild("builders", [[0]], mine), "build vineyard_violet right", f"pay {card}")
        for card in ("violet_1", "green_1")
    ]

    assert same(states, 1)
    assert states[0].view(None)["discards"] == {}


def test_a_choice_that_leaves_no_other_shows_the_whole_payment() -> None:
    """CR-17.16: what then has to be paid as well is shown at once, and told as it is."""
    mine = town(capital=("violet_1", "green_1", "blue_1"), hand=["vineyard_violet"])
    state = do(guild("builders", [[0]], mine), "build vineyard_violet right")
    some, all_of_it = state.read("pay violet_1"), state.read("pay green_1")

    assert state.hides(some, 1)
    assert not state.hides(all_of_it, 1)
    assert "green 1 and blue 1" in render(state.message(all_of_it))
    assert do(state, "pay green_1").view(1)["discards"] == {"green_1": 1, "blue_1": 1}


def test_cards_that_are_paid_before_anything_is_asked_are_told_with_the_first_answer() -> None:
    """CR-17.16: three of these four are due, so one of them is the first green 1."""
    mine = town(capital=("green_1", "green_1", "green_2", "green_2"), hand=["brewery_red_blue"])
    state = do(guild("builders", [[0]], mine), "build brewery_red_blue right")
    said = render(state.message(state.read("pay green_2")))

    assert state.view(0)["question"]["chosen"] == ["green_1"]
    assert said == "Pay green 1, green 2 and green 2"
    assert not state.hides(state.read("pay green_2"), 1)


def test_being_asked_tells_nothing_about_the_hand() -> None:
    """CR-17.17: who is asked to invest has four colours; guesses need not know it."""
    state = at(seat("violet_1", "green_1", "blue_1", "red_1"), season="winter", stage="investing")

    colours = {len({card.split("_")[0] for card in hand}) for hand in hands(state, 0, 1)}

    assert state.seat == 0
    assert len(colours) > 1
    assert all(state.guess(1, seed).view(1) == state.view(1) for seed in range(10))


HIDDEN = {
    "red": seat("red_1", "red_2", hand=["smelter_green_blue", "apiary_green"]),
    "blue": seat("blue_3", "green_3", hand=["mill_violet_blue", "iron_mine_green"]),
}
LINES = [
    "send crafts", "send bankers", "pass", "cover crafts 1", "cover crafts 2", "cover crafts 3",
    "give violet_1", "give red_1", "points", "take both", "buy vineyard_red", "buy apiary_green",
    "buy mill_red_blue", "buy mill_violet_blue", "auction apiary_red", "auction mill_violet_blue",
    "auction iron_mine_green", "build smelter_green_blue left", "build mill_violet_blue left",
    "bid 1", "bid 2", "bid 3", "make wood", "make flour", "stop", "look basic", "buy leather",
    "discard red_1", "discard blue_3", "show apiary_green", "swap sawmill_green_red", "keep",
]  # fmt: skip
MOMENTS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "helpers": lambda other: at(
        seat("violet_1"), other, seat("violet_2"), queues={"crafts": [[1], [2], [1]]}, open=OPEN
    ),
    "notary": lambda other: guild("notary", [[0]], seat("violet_1"), other, open=OPEN),
    "auction": lambda other: do(
        guild("notary", [[2]], seat("violet_3"), other, seat("violet_1"), open=OPEN),
        "auction apiary_red",
    ),
    "builders": lambda other: guild(
        "builders", [[0]], town(capital=("violet_3",), hand=["vineyard_violet"]), other, open=OPEN
    ),
    "crafts": lambda other: guild("crafts", [[0]], town("mill_green_red"), other, open=OPEN),
    "merchants": lambda other: guild(
        "merchants", [[0]], town("tailor_green_blue", capital=("violet_3",)), other, open=OPEN,
        granary={"leather": [1, 1]},
    ),
    "bankers": lambda other: guild("bankers", [[0]], seat("violet_1"), other, open=OPEN),
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_a_seat_may_not_know_changes_neither_view_nor_legal_nor_refusals(moment: str) -> None:
    """CR-17.1, CR-17.5, CR-17.11: two hands of seat 1 and two orders of the piles."""
    states = [MOMENTS[moment](HIDDEN["red"]), MOMENTS[moment](HIDDEN["blue"])]
    mover = states[0].seat

    for watcher in {0, 2, mover, None} - {1}:
        assert same(states, watcher)
    assert texts(states[0]) == texts(states[1])
    for line in LINES:
        assert states[0].why_not(line) == states[1].why_not(line), line


def reach(players: int, seed: int, steps: int) -> Any:
    """A random game after so many decisions."""
    state = kontor.new_game("craftsmen", players=players, seed=seed)
    chance = random.Random(seed)
    for _ in range(steps):
        if state.is_over:
            break
        state.play(chance.choice(state.legal()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_guess_never_changes_what_its_seat_can_see(players: int, seed: int) -> None:
    """CR-17.1 to CR-17.15: at many points of random games, and the true position stays."""
    state = kontor.new_game("craftsmen", players=players, seed=seed)
    chance = random.Random(seed)
    step = 0

    while not state.is_over:
        if step % 9 == 0:
            before = state.key()
            for watcher in range(players):
                guess = state.guess(watcher, step)
                assert guess.view(watcher) == state.view(watcher)
                if watcher == state.seat:
                    assert texts(guess) == texts(state)
            assert state.key() == before
        state.play(chance.choice(state.legal()))
        step += 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_shows_only_true_cards_and_of_hidden_ones_only_those_once_open(players: int) -> None:
    """CR-17.1, CR-17.6, CR-17.8, CR-17.15: spectators, along whole random games."""
    state = kontor.new_game("craftsmen", players=players, seed=players)
    chance = random.Random(players)
    opened: set[str] = set()

    while not state.is_over:
        now, view = state.position(), state.view(None)
        opened |= {card for cards in now["open"].values() for card in cards if card}
        assert view["stack"] == len(now["stack"])
        for deck, cards in view["decks"].items():
            for card, true in zip(cards, now["decks"][deck], strict=True):
                assert card is None or (card == true and card in opened)
        for shown, one in zip(view["seats"], now["seats"], strict=True):
            assert shown["capital"] is None
            assert set(shown["hand"]) <= opened & set(one["hand"])
            assert len(shown["hand"]) + sum(shown["unseen"].values()) == len(one["hand"])
        state.play(chance.choice(state.legal()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_keeps_what_everybody_knows(players: int) -> None:
    """CR-17.6 to CR-17.9: through plain data and back."""
    for steps in (0, 25, 60, 120, 240):
        state = reach(players, 11, steps)
        again = kontor.position(json.loads(json.dumps(state.position())))

        assert again.key() == state.key()
        for watcher in (*range(players), None):
            assert again.view(watcher) == state.view(watcher)


def test_a_refusal_does_not_tell_where_a_hidden_card_is() -> None:
    """CR-17.1: the sentence is the same for a card of a hand and for one of a deck."""
    state = guild("notary", [[0]], seat("violet_3"), HIDDEN["red"], open=OPEN)
    names = {"apiary_green": "Apiary (green)", "wheat_farm_green": "Wheat Farm (green)"}

    sentences = {
        (state.why_not(f"buy {card}") or "").replace(name, "X") for card, name in names.items()
    }

    assert len(sentences) == 1
    assert not can(state, "buy apiary_green")
