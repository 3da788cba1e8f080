"""Chapter 17: what was promised is kept in every guess, and no guess looks at what is hidden."""

import random
from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import ADVANCED, COLOURS, KINDS, guild, own, seat
from tests.craftsmen.rules.play_late import hands, worth
from tests.craftsmen.rules.test_hidden_hands import HIDDEN, MOMENTS, OPEN
from tests.lines import do, texts

SEEDS = (3, 4)


def blind(state: Any) -> None:
    """What is hidden from a watcher changes none of its guesses."""
    for watcher in (*range(state.players), None):
        twin = state.guess(watcher, 99)
        assert twin.view(watcher) == state.view(watcher)
        for seed in SEEDS:
            assert twin.guess(watcher, seed).key() == state.guess(watcher, seed).key(), watcher


def true_to(state: Any, bids: list[int], watcher: int | None, seeds: int = 8) -> None:
    """In every guess all others can pay what they have bid."""
    for seed in range(seeds):
        guess = state.guess(watcher, seed)
        for bidder, bid in enumerate(bids):
            assert bidder == watcher or worth(own(guess, bidder)["capital"]) >= bid


def collector(colour: str, size: int) -> dict[str, Any]:
    """A seat with so many cards of one colour."""
    return seat(*[f"{colour}_{1 + card // 4}" for card in range(size)])


def test_a_bid_that_few_hands_could_pay_is_paid_in_every_guess() -> None:
    """CR-17.13: 35 with eight cards means eight of one colour, though not which."""
    table = [collector("violet", 8), seat("blue_1"), collector("green", 9)]
    state = do(guild("notary", [[0]], *table, open=OPEN), "auction mill_red_blue", "bid 35")
    assert state.seat == 2

    possible = hands(state, 0, 1)

    assert all(worth(hand) >= 35 for hand in possible)
    assert {hand[0].split("_")[0] for hand in possible} == set(COLOURS)
    assert len({tuple(hand) for hand in possible}) > 12
    blind(state)


def test_several_such_bids_leave_each_other_enough() -> None:
    """CR-17.13: each of three has bid the last franc, and a fourth could still raise."""
    sizes = {"violet": 6, "green": 7, "blue": 8, "red": 9}
    table = [collector(colour, size) for colour, size in sizes.items()]
    state = guild("notary", [[0]], *table, open=OPEN, open_capital=["red_3", "blue_3"])
    do(state, "auction mill_red_blue", "bid 25", "bid 30", "bid 35")
    assert state.seat == 3

    for watcher in (0, 1, 2, 3, None):
        true_to(state, [25, 30, 35, 0], watcher)
    blind(state)


def test_a_price_in_two_colours_can_be_paid_in_every_guess() -> None:
    """CR-8.3, CR-17.13: whoever has bought a blue and red card holds enough of these."""
    mine = seat(*(card for card in KINDS if card.startswith(("blue", "red"))), "violet_1")
    state = do(guild("notary", [[0]], mine, open=OPEN), "buy brewery_red_blue")
    question = state.view(1)["question"]
    assert question["colours"] == ["blue", "red"]

    for hand in hands(state, 0, 1):
        usable = [card for card in hand if card.startswith(("blue", "red"))]
        assert worth(usable) >= question["due"]
    blind(state)


@pytest.mark.parametrize("moment", MOMENTS)
def test_other_hands_and_piles_lead_to_the_same_guesses(moment: str) -> None:
    """CR-17.1: positions made by hand that differ in a hand and in the piles, but for the house
    cards, which everybody knows (CR-17.4)."""
    other = {**HIDDEN["blue"], "hand": ["cooperage_green_violet", "iron_mine_green"]}
    one, two = MOMENTS[moment](HIDDEN["red"]), MOMENTS[moment](other)
    assert one.key() != two.key()

    for watcher in (0, 2, None):
        for seed in SEEDS:
            assert one.guess(watcher, seed).key() == two.guess(watcher, seed).key()


def collectors(chance: random.Random) -> Any:
    """An auction among people who collect colours, with few cards left in the stack."""
    players = chance.randint(3, 5)
    cards = [kind for kind in KINDS for _ in range(4)]
    cards.remove("violet_1")
    cards.remove("green_1")  # these lie open
    chance.shuffle(cards)
    cards.sort(key=lambda card: (chance.random() < 0.2, card.split("_")[0]))
    table = [seat(*(cards.pop() for _ in range(chance.randint(3, 8)))) for _ in range(players)]
    stack = [cards.pop() for _ in range(chance.randint(0, len(cards)))]
    return guild("notary", [[0]], *table, open=OPEN, players=players, stack=stack)


@pytest.mark.parametrize("seed", range(12))
def test_auctions_among_collectors_are_guessed_blindly(seed: int) -> None:
    """CR-17.13: high bids, whoever looks on and at every step, until the last card is paid."""
    chance = random.Random(seed)
    state = do(collectors(chance), "auction winery_red_violet")
    question = state.view(None)["question"]

    while question["kind"] in ("bid", "pay"):
        if question["kind"] == "bid":
            true_to(state, question["bids"], chance.randrange(state.players), seeds=3)
        blind(state)
        bids = [line for line in texts(state) if line.startswith("bid")]
        high = bids[-1] if chance.random() < 0.3 else bids[len(bids) // 2] if bids else ""
        do(state, high if high and chance.random() < 0.8 else texts(state)[-1])
        question = state.view(None)["question"] or {"kind": "none"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_guess_of_a_whole_game_depends_on_what_is_hidden(players: int) -> None:
    """CR-17.1 to CR-17.17: all auctions, payments, looks and choices of a game, and some more."""
    state = kontor.new_game("craftsmen", players=players, seed=40 + players)
    chance = random.Random(players)
    step = 0

    while not state.is_over:
        kind = state.view(None)["question"]["kind"]
        if step % 12 == 0 or (
            kind in ("bid", "pay", "look", "invest", "discard") and step % 3 == 0
        ):
            blind(state)
        looks = [line for line in texts(state) if line.startswith("look")]
        do(state, chance.choice(looks or texts(state)))
        step += 1


def half_known() -> Any:
    """Seat 0 has put three cards under a deck of five, and seat 1 looks at one of them."""
    left = [card for card in ADVANCED if card not in OPEN["advanced"]]
    table = [seat("red_1"), seat("blue_1", privileges=1), seat(hand=left[5:])]
    state = guild("notary", [[0], [1]], *table, open=OPEN, tops={"advanced": left[:5]})
    do(state, "look advanced", f"show {left[0]}", f"show {left[1]}", "under")
    do(state, *[f"place {card}" for card in OPEN["advanced"]], "stop", "look advanced")
    assert (state.seat, state.view(None)["question"]["kind"]) == (1, "look")
    return state


def test_who_knows_a_place_of_a_deck_does_not_go_from_place_to_place() -> None:
    """CR-17.9: of three cards that went under the deck, the second looker knows one for sure."""
    state = half_known()

    for seed in range(20):
        guess = state.guess(2, seed)
        assert [card is not None for card in guess.view(1)["decks"]["advanced"]] == [
            *(True, True, True, False, False)
        ]
        assert [card is not None for card in guess.view(0)["decks"]["advanced"]] == [
            *(False, False, True, True, True)
        ]
    blind(state)
