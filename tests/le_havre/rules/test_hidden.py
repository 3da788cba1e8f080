"""Chapter 21: who knows what. `view` shows it, and `guess` keeps it."""

import json
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import at, own, seat, turn
from tests.lines import do, texts

PILE = ["zoo", "bakery", "tavern", "kiln", "smelter", "diner"]
SEATS = (0, 1, 2)


def market(visitors: int = 1, **given: Any) -> Any:
    """Three players and the Marketplace of the town, with a known pile of special buildings."""
    rich = [seat(francs=9) for _ in range(3)]
    data = {"town": ["marketplace", "fishery", "hunting_lodge"], "specials": PILE} | given
    state = at(*rich, **data)
    for _ in range(visitors):
        look(state, "keep")
    return state


def look(state: Any, order: str) -> Any:
    """Visit the Marketplace, put the cards back and end the turn."""
    do(state, "use marketplace", "fee francs", "pick fish", "pick wood", order)
    return do(state, "end") if "end" in texts(state) else state


def tops(state: Any, at_seat: int, n: int = 2) -> set[tuple[str, ...]]:
    """What this seat must think possible of the top cards."""
    return {tuple(state.guess(at_seat, seed).position()["specials"][:n]) for seed in range(60)}


def same(states: list[Any], at_seat: int | None) -> bool:
    first, *rest = [json.dumps(state.view(at_seat), sort_keys=True) for state in states]
    return all(view == first for view in rest)


def test_unturned_tiles_are_hidden_from_everybody() -> None:
    """LH-21.1, LH-21.2."""
    state = kontor.new_game("le_havre", players=3, seed=5)
    row = state.position()["tiles"]

    for watcher in (*SEATS, None):
        assert state.view(watcher)["tiles"] == [row[0], *[None] * 6]
    turn(state, texts(state)[0])
    for watcher in (*SEATS, None):
        assert state.view(watcher)["tiles"] == [*row[:2], *[None] * 5]


def test_a_guess_keeps_the_tiles_seen_and_shuffles_the_others() -> None:
    """LH-21.2: every guess has all seven tiles."""
    state = kontor.new_game("le_havre", players=3, seed=5)
    row = state.position()["tiles"]
    guesses = [state.guess(1, seed).position()["tiles"] for seed in range(30)]

    assert all(guess[0] == row[0] for guess in guesses)
    assert all(sorted(guess) == sorted(row) for guess in guesses)
    assert len({str(guess) for guess in guesses}) > 20


def test_special_buildings_are_hidden_before_anybody_looks() -> None:
    """LH-21.1, LH-21.3: neither which six nor their order."""
    state = market(0)

    for watcher in (*SEATS, None):
        assert state.view(watcher)["specials"] == [None] * 6
    seen = {card for seed in range(60) for card in state.guess(0, seed).position()["specials"]}
    assert len(seen) > 25
    assert "hunting_lodge" not in seen


def test_everything_else_is_open_to_everybody() -> None:
    """LH-21.1, LH-1.10, LH-21.9: goods, francs, loans, piles, buildings; also for spectators."""
    state = at(seat(francs=3, fish=2, loans=1, buildings=["fishery"]), piles=[["joinery"], [], []])

    for watcher in (0, 1, None):
        shown = state.view(watcher)
        assert shown["seats"][0]["francs"] == 3
        assert shown["seats"][0]["goods"]["fish"] == 2
        assert shown["seats"][0]["loans"] == 1
        assert shown["seats"][0]["buildings"] == ["fishery"]
        assert shown["piles"][0] == ["joinery"]


@pytest.mark.parametrize(
    ("order", "top"), [("keep", ("zoo", "bakery")), ("swap", ("bakery", "zoo"))]
)
def test_a_visitor_of_the_marketplace_knows_the_top_two(order: str, top: tuple[str, str]) -> None:
    """LH-21.4."""
    state = look(market(0), order)

    assert tuple(state.view(0)["specials"][:2]) == top
    assert state.view(0)["specials"][2:] == [None] * 4
    assert tops(state, 0) == {top}
    assert len(tops(state, 0, 3)) > 10


def test_others_see_that_somebody_looked_but_neither_what_nor_the_order() -> None:
    """LH-21.5, LH-21.9."""
    kept, swapped = look(market(0), "keep"), look(market(0), "swap")

    for watcher in (1, 2, None):
        assert same([kept, swapped], watcher)
        assert kept.view(watcher)["specials"] == [None] * 6
    assert len(tops(kept, 1)) > 20
    assert not same([kept, swapped], 0)


def second_look(order: str) -> Any:
    """Seat 0 looks; seat 1 uses the Fishery; seat 0's worker leaves; seat 1 looks in turn 5."""
    state = market(1)
    turn(state, "use fishery")
    turn(state, "take clay")
    turn(state, "use hunting_lodge", "pay 1 fish")
    return look(state, order)


def test_a_second_visitor_blurs_the_order_for_the_first() -> None:
    """LH-21.6: which two they are stays known."""
    kept, swapped = second_look("keep"), second_look("swap")

    assert same([kept, swapped], 0)
    assert tops(kept, 0) == {("zoo", "bakery"), ("bakery", "zoo")}
    assert tops(kept, 1) == {("zoo", "bakery")}
    assert tops(swapped, 1) == {("bakery", "zoo")}
    assert len(tops(kept, 2)) > 20


def reveal(state: Any) -> Any:
    """The same knowledge, at the end of round 4 when the town reveals a special building."""
    data = state.position() | {"round": 4, "turn": 7}
    state = kontor.position(data)
    turn(state, next(line for line in texts(state) if line.startswith("take")))
    while state.position()["stage"] == "feeding":
        do(state, texts(state)[0])
    return state


def test_knowledge_of_what_lies_beneath_a_revealed_card_remains() -> None:
    """LH-21.7."""
    state = reveal(market(1))

    assert "zoo" in state.position()["town"]
    assert tops(state, 0, 1) == {("bakery",)}
    assert state.view(0)["specials"] == ["bakery", *[None] * 4]
    assert len(tops(state, 1, 1)) > 10
    assert "zoo" not in {
        card for seed in range(60) for card in state.guess(2, seed).position()["specials"]
    }


def test_a_revealed_card_of_a_blurred_pair_tells_the_other_one() -> None:
    """LH-21.6, LH-21.7."""
    state = reveal(second_look("swap"))

    assert "bakery" in state.position()["town"]
    assert tops(state, 0, 1) == {("zoo",)}


def one_known(order: str) -> Any:
    """Seat 0 knew the Bakery on top when seat 2 looks at Bakery and Tavern."""
    state = reveal(market(1))
    assert state.seat == 2
    data = dict(state.position())
    data["seats"][0]["worker"] = None
    return look(kontor.position(data), order)


def test_whoever_knew_one_card_knows_only_that_it_is_one_of_the_two() -> None:
    """LH-21.6."""
    kept, swapped = one_known("keep"), one_known("swap")

    assert same([kept, swapped], 0)
    possible = tops(kept, 0)
    assert all("bakery" in pair for pair in possible)
    assert {pair.index("bakery") for pair in possible} == {0, 1}
    assert len(possible) > 10
    assert tops(swapped, 2) == {("tavern", "bakery")}


def test_the_last_special_building_is_looked_at_alone() -> None:
    """LH-21.4, LH-15.01: with one card there is no order to choose."""
    state = market(0, specials=["zoo"])

    do(state, "use marketplace", "fee francs", "pick fish", "pick wood")

    assert state.view(0)["specials"] == ["zoo"]
    assert state.view(1)["specials"] == [None]


@pytest.mark.parametrize("verb", ["use", "buy", "build", "sell"])
def test_a_refusal_does_not_tell_which_cards_lie_in_the_pile(verb: str) -> None:
    """LH-21.3: the sentence is the same for a card of the pile and for one that was left out."""
    state = market(0)

    sentences = {
        state.why_not(f"{verb} {card}").replace(name, "X")
        for card, name in (("zoo", "Zoo"), ("bakery", "Bakery"), ("patisserie", "Patisserie"),
                           ("steakhouse", "Steakhouse"), ("guildhouse", "Guildhouse"))
    }  # fmt: skip

    assert len(sentences) == 1


def site() -> Any:
    """The Construction Site has just been revealed to three players."""
    state = at(
        *[seat(francs=20)] * 3,
        round=4,
        turn=7,
        seat=0,
        offers={"clay": 1},
        specials=["construction_site", "zoo"],
        cards=["base", "essen"],
    )
    return turn(state, "take clay")


def test_a_hand_of_the_construction_site_is_known_to_its_seat_alone() -> None:
    """LH-21.8, LH-21.9."""
    state = site()
    for holder in SEATS:
        hand = own(state, holder)["hand"]
        assert len(hand) == 3
        for watcher in (*SEATS, None):
            shown = state.view(watcher)["seats"][holder]["hand"]
            assert shown == (hand if watcher == holder else [None] * 3)


def test_a_guess_deals_other_hands_to_the_others() -> None:
    """LH-21.8."""
    state = site()
    guesses = [state.guess(0, seed).position()["seats"] for seed in range(20)]

    assert all(guess[0]["hand"] == own(state, 0)["hand"] for guess in guesses)
    assert len({str(guess[1]["hand"]) for guess in guesses}) > 10


def test_hands_that_leave_the_game_are_not_shown() -> None:
    """LH-21.8."""
    state = site()
    hands = {card for holder in (0, 2) for card in own(state, holder)["hand"]}
    do(state, "use construction_site")
    do(state, texts(state)[0])

    for watcher in (1, None):
        told = json.dumps({k: v for k, v in state.view(watcher).items() if k != "rounds"})
        assert not {card for card in hands if f'"{card}"' in told}


MOMENTS: list[Callable[[], Any]] = [
    lambda: kontor.new_game("le_havre", players=3, seed=3), lambda: market(1),
    lambda: second_look("swap"),
    lambda: one_known("keep"), lambda: reveal(second_look("keep")), site,
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_guess_never_changes_what_its_seat_can_see(moment: Callable[[], Any]) -> None:
    """LH-21.1 to LH-21.9: and it does not touch the true position."""
    state = moment()
    before = state.key()
    for watcher in SEATS:
        for seed in range(8):
            assert state.guess(watcher, seed).view(watcher) == state.view(watcher)
    assert state.key() == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_position_keeps_what_everybody_knows(moment: Callable[[], Any]) -> None:
    """LH-21.4, LH-21.6, LH-21.8: through plain data and back."""
    state = moment()
    again = kontor.position(json.loads(json.dumps(state.position())))

    assert again.key() == state.key()
    for watcher in (*SEATS, None):
        assert again.view(watcher) == state.view(watcher)


def orders_of_tiles() -> list[Any]:
    """The same table with its last three tiles in all six orders."""
    data = kontor.new_game("le_havre", players=3, seed=5).position()
    early, late = data["tiles"][:4], data["tiles"][4:]
    given = {"turn": 4, "shown": 4, "seed": 0}
    return [kontor.position({**data, **given, "tiles": [*early, *o]}) for o in permutations(late)]


def orders_of_specials() -> list[Any]:
    """The same table with the six face-down special buildings in many orders, and with others."""
    data = market(0).position()
    orders = [list(order) for order in permutations(PILE)][::24]
    found = [{**data, "specials": order} for order in orders]
    for part in ("reserve", "unseen"):
        found.append({**data, "specials": data[part][:6], part: [*PILE, *data[part][6:]]})
    return [kontor.position(each) for each in found]


def orders_of_hands() -> list[Any]:
    """The Construction Site with the hands of seats 1 and 2 dealt in many ways, and a reserve."""
    data = json.loads(json.dumps(site().position()))
    cards = data["seats"][1]["hand"] + data["seats"][2]["hand"]
    found = []
    for order in list(permutations(cards))[::24]:
        data["seats"][1]["hand"], data["seats"][2]["hand"] = order[:3], order[3:]
        found.append(kontor.position(data))
    return found


@pytest.mark.parametrize(
    ("moment", "watchers"),
    [
        (orders_of_tiles, (0, 1, 2, None)),
        (orders_of_specials, (0, 1, 2, None)),
        (orders_of_hands, (0,)),
        (lambda: [second_look("keep"), second_look("swap")], (0, 2, None)),
        (lambda: [one_known("keep"), one_known("swap")], (0, 1, None)),
    ],
)
def test_a_guess_is_the_same_whatever_lies_hidden(
    moment: Callable[[], list[Any]], watchers: tuple[int | None, ...]
) -> None:
    """LH-21.1 to LH-21.9: enumerated, and compared with the seed."""
    states = moment()

    for watcher in watchers:
        assert same(states, watcher)
        for seed in range(6):
            guesses = [state.guess(watcher, seed) for state in states]
            assert all(guess == guesses[0] for guess in guesses)
