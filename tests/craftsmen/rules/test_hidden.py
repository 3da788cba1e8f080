"""Chapter 17: who knows which cards. `view` shows it, and `guess` keeps it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import BASIC, EXTENDED, at, guild, own, seat
from tests.craftsmen.rules.play_late import same, town
from tests.lines import do, texts

SEATS = (0, 1, 2)
OPEN = {
    "basic": ["vineyard_red", "apiary_red"],
    "extended": ["mill_red_blue", "weaver_blue_green"],
    "advanced": ["winery_red_violet", "brewery_red_blue"],
}
TOPS = {"basic": ["apiary_green", "apiary_blue", "vineyard_blue", "iron_mine_red"]}
HOUSES = {
    "cooperage_green_red", "ropemaker_blue_red", "tannery_green_blue", "paper_mill_red_green",
    "smelter_red_violet", "weaver_blue_violet", "butcher_violet_green", "mill_violet_blue",
}  # fmt: skip


def tops(state: Any, watcher: int, deck: str, n: int, seeds: int = 60) -> set[tuple[str, ...]]:
    """What this watcher must think possible of the top cards of a deck."""
    return {
        tuple(state.guess(watcher, seed).position()["decks"][deck][:n]) for seed in range(seeds)
    }


def bottoms(state: Any, watcher: int, deck: str, n: int = 1, seeds: int = 60) -> set[Any]:
    """What this watcher must think possible of the lowest cards of a deck."""
    return {
        tuple(state.guess(watcher, seed).position()["decks"][deck][-n:]) for seed in range(seeds)
    }


def notary(**given: Any) -> Any:
    """Seat 0 and then seat 1 act at the notary's, seat 0 with the privilege."""
    mine, other = seat("red_1", "red_2"), seat("blue_1")
    return guild("notary", [[0], [1]], mine, other, open=OPEN, tops=TOPS, **given)


def looked(where: str = "top", *order: str) -> Any:
    """Seat 0 has looked, showed two Apiaries and put the Vineyard (red) and two others back."""
    order = order or ("vineyard_red", "vineyard_blue")
    state = do(notary(), "look basic", "show apiary_blue", "show apiary_red", where)
    return do(state, *[f"place {card}" for card in order])


def test_hands_piles_and_their_order_are_hidden() -> None:
    """CR-17.1: of others neither capital nor building cards, of piles only the number."""
    state = kontor.new_game("craftsmen", players=3, seed=5)

    for watcher in (*SEATS, None):
        view = state.view(watcher)
        assert view["stack"] == 48 - 3 * 5 - 2
        assert [len(view["decks"][deck]) for deck in ("basic", "extended", "advanced")] == [
            24 - 6 - 2, 24 - 3 - 2, 16 - 2,
        ]  # fmt: skip
        assert all(card is None for deck in view["decks"].values() for card in deck)
        for holder in SEATS:
            shown = view["seats"][holder]
            if holder == watcher:
                assert sorted(shown["capital"]) == sorted(own(state, holder)["capital"])
                assert shown["hand"] == own(state, holder)["hand"]
            else:
                assert shown["capital"] is None
                assert shown["hand"] == []


def test_everything_else_is_open() -> None:
    """CR-17.1, CR-17.2, CR-17.15: also to spectators."""
    mine = town(
        "tailor_green_blue",
        capital=("red_1", "red_2"),
        hand=["mill_red_blue"],
        market=2,
        privileges=1,
        works=3,
        points=7,
        markers={"tailor_green_blue": [1, "natural"]},
    )
    state = at(
        mine,
        privileges=5,
        works=3,
        queues={"crafts": [[0], [1], []]},
        discards={"green_1": 2},
        open_capital=["blue_1", "blue_2"],
        granary={"rope": [1, 2]},
        ships=[{"beer": [2, 0]}, {}, {}, {}],
        bonus={"wine": 2},
    )

    for watcher in (0, 1, 2, None):
        view = state.view(watcher)
        shown = view["seats"][0]
        assert shown["row"] == ["sawmill_violet_green", "tailor_green_blue"]
        assert shown["markers"] == {"tailor_green_blue": [1, "natural"]}
        assert (shown["market"], shown["privileges"], shown["works"]) == (2, 1, 3)
        assert (shown["capital_cards"], shown["score"], shown["helpers"]) == (2, 7, 4)
        assert (view["privileges"], view["works"]) == (5, 3)
        assert view["queues"]["crafts"] == [[0], [1], []]
        assert view["discards"] == {"green_1": 2}
        assert view["open_capital"] == ["blue_1", "blue_2"]
        assert view["granary"]["rope"] == [1, 2]
        assert view["ships"][0]["beer"] == [2, 0]
        assert view["bonus"]["wine"] == 2
        assert view["order"] == [0, 1, 2]
        assert len(view["box"]) == 3


def test_bids_are_open() -> None:
    """CR-17.2: to everybody."""
    rich = (seat("red_3", "red_1"), seat("blue_3"), seat("green_3", "green_2"))
    state = guild("notary", [[0]], *rich, open=OPEN)

    do(state, "auction apiary_red", "bid 1", "bid 3")

    for watcher in (*SEATS, None):
        question = state.view(watcher)["question"]
        assert question["bids"] == [1, 3, 0]
        assert question["card"] == "apiary_red"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_guess_is_made_of_the_cards_that_exist(players: int) -> None:
    """CR-17.3: 48 capital cards, each kind four times, and 70 different building cards."""
    state = kontor.new_game("craftsmen", players=players, seed=3)

    for seed in range(10):
        now = state.guess(0, seed).position()
        money = Counter(now["stack"]) + Counter(now["open_capital"])
        for one in now["seats"]:
            money += Counter(one["capital"])
        assert len(money) == 12
        assert set(money.values()) == {4}
        basic = [*now["decks"]["basic"], *now["open"]["basic"]]
        basic += [card for one in now["seats"] for card in one["hand"] if card in BASIC]
        assert sorted(basic) == sorted(BASIC)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_house_cards_lie_above_the_others_in_every_guess(players: int) -> None:
    """CR-17.4: in the deck, and one in each hand."""
    state = kontor.new_game("craftsmen", players=players, seed=3)

    for seed in range(10):
        now = state.guess(0, seed).position()
        deck = now["decks"]["extended"]
        assert all(card in HOUSES for card in deck[: 8 - players - 2])
        assert not any(card in HOUSES for card in deck[8 - players - 2 :])
        for one in now["seats"]:
            assert [card in HOUSES for card in one["hand"] if card in EXTENDED] == [True]


def test_the_kinds_of_building_cards_in_a_hand_are_open() -> None:
    """CR-17.5: the backs differ."""
    hand = ["mill_red_blue", "apiary_red", "apiary_blue", "tailor_green_blue"]
    state = at(seat(hand=hand))

    for watcher in (1, 2, None):
        unseen = state.view(watcher)["seats"][0]["unseen"]
        assert unseen == {"basic": 2, "extended": 1, "advanced": 1}
    for seed in range(10):
        held = own(state.guess(1, seed))["hand"]
        assert sorted(kind_of(card) for card in held) == ["advanced", "basic", "basic", "extended"]


def kind_of(card: str) -> str:
    """The deck a card belongs to."""
    return "basic" if card in BASIC else "extended" if card in EXTENDED else "advanced"


def test_a_card_from_the_display_is_known_as_long_as_it_is_in_the_hand() -> None:
    """CR-17.6."""
    state = do(notary(), "buy mill_red_blue")
    while state.seat == 0:
        do(state, texts(state)[0])

    for watcher in (1, 2, None):
        assert "mill_red_blue" in state.view(watcher)["seats"][0]["hand"]
        assert state.view(watcher)["seats"][0]["unseen"].get("extended", 0) == 0
    assert all("mill_red_blue" in own(state.guess(1, seed))["hand"] for seed in range(20))


def exchanged(line: Callable[[list[str]], str]) -> tuple[Any, int, str]:
    """A new game in which the first player has exchanged a card: state, seat and card."""
    state = kontor.new_game("craftsmen", players=3, seed=4)
    first: int = state.position()["order"][0]
    card = line(own(state, first)["hand"])
    do(state, f"exchange {card}")
    return state, first, card


def test_only_the_player_knows_the_card_of_an_exchange() -> None:
    """CR-17.7: it lies under its deck."""
    state, first, card = exchanged(lambda hand: next(one for one in hand if one in BASIC))
    others = [one for one in SEATS if one != first]

    assert state.view(first)["decks"]["basic"][-1] == card
    assert bottoms(state, first, "basic") == {(card,)}
    for watcher in others:
        assert state.view(watcher)["decks"]["basic"][-1] is None
        assert len(bottoms(state, watcher, "basic")) > 5
    assert state.view(None)["decks"]["basic"][-1] is None


def test_everybody_knows_that_a_house_card_lies_under_the_extended_deck() -> None:
    """CR-17.7, CR-17.4: the deck is seen, and the only extended card dealt shows a house."""
    state, first, card = exchanged(lambda hand: next(one for one in hand if one in EXTENDED))
    watcher = next(one for one in SEATS if one != first)

    possible = {bottom[0] for bottom in bottoms(state, watcher, "extended")}

    assert card in HOUSES
    assert possible <= HOUSES
    assert len(possible) > 2


def mayors() -> Any:
    """The mayor has won the Vineyard (red): nobody raised, and the opener passed."""
    mine, other = seat("red_1", "red_3"), seat("red_2")
    state = guild("notary", [[0], [1]], mine, other, open=OPEN, tops=TOPS, top=["blue_3"])
    do(state, "auction vineyard_red", "bid 1")
    while state.seat != 0:
        do(state, "pass")
    return do(state, "pass")


def test_the_card_that_the_mayor_wins_is_known_to_lie_under_its_deck() -> None:
    """CR-17.8: to everybody."""
    state = mayors()

    assert state.position()["decks"]["basic"][-1] == "vineyard_red"
    for watcher in (*SEATS, None):
        assert state.view(watcher)["decks"]["basic"][-1] == "vineyard_red"
    for watcher in SEATS:
        assert bottoms(state, watcher, "basic") == {("vineyard_red",)}


def test_whoever_looks_knows_the_cards_that_go_back_and_their_order() -> None:
    """CR-17.9."""
    back = ("vineyard_red", "vineyard_blue", "apiary_green")
    top, under = looked("top"), looked("under")

    assert tuple(top.view(0)["decks"]["basic"][:3]) == back
    assert tops(top, 0, "basic", 3) == {back}
    assert len(tops(top, 0, "basic", 4)) > 5
    assert sorted(under.view(0)["decks"]["basic"][-3:]) == sorted(back)
    assert len(bottoms(under, 0, "basic", 3)) == 1


def test_the_others_see_neither_the_cards_that_went_back_nor_their_order() -> None:
    """CR-17.9."""
    one, other = looked(), looked("top", "apiary_green", "vineyard_red")

    for watcher in (1, 2, None):
        assert same([one, other], watcher)
        assert all(card is None for card in one.view(watcher)["decks"]["basic"])
    assert not same([one, other], 0)
    assert len(tops(one, 1, "basic", 3)) > 20


@pytest.mark.parametrize(("where", "part"), [("top", slice(0, 3)), ("under", slice(-3, None))])
def test_the_others_know_that_the_card_that_lay_open_is_one_of_the_three(
    where: str, part: slice
) -> None:
    """CR-17.9: which open cards changed, and whether they went on top or below; not the place."""
    state = looked(where)

    piles = [state.guess(1, seed).position()["decks"]["basic"][part] for seed in range(60)]

    assert all("vineyard_red" in pile for pile in piles)
    assert {pile.index("vineyard_red") for pile in piles} == {0, 1, 2}


def test_the_others_see_the_display_change_after_a_look() -> None:
    """CR-17.9, CR-17.2: and the fact of the look."""
    state = looked()

    for watcher in (*SEATS, None):
        assert set(state.view(watcher)["open"]["basic"]) == {"apiary_blue", "apiary_red"}
        assert state.view(watcher)["used"] == {"notary": [0]}


def test_the_others_see_nothing_while_the_looker_chooses() -> None:
    """CR-17.9: two different choices in hand look alike."""
    one = do(notary(), "look basic", "show apiary_blue")
    other = do(notary(), "look basic", "show apiary_green")

    assert same([one, other], 1)
    assert same([one, other], None)
    assert one.guess(1, 3).view(1) == one.view(1)


def second_look(*order: str) -> Any:
    """After seat 0 also seat 1 has looked; it showed the same two and put the same three back."""
    data = looked().position() | {"cursor": 2, "privileges": 5}
    data["seats"][1]["privileges"] = 1
    plain = {key: value for key, value in data.items() if key not in ("decisions", "seal")}
    state = do(kontor.position(plain), "look basic", "show apiary_blue", "show apiary_red", "top")
    return do(state, *[f"place {card}" for card in order])


def test_a_second_look_hides_the_order_from_the_first_looker() -> None:
    """CR-17.9: until somebody else looks; the second one knows it."""
    one = second_look("vineyard_red", "vineyard_blue")
    other = second_look("apiary_green", "vineyard_red")

    assert same([one, other], 0)
    assert len(tops(one, 0, "basic", 3)) >= 6
    assert tops(one, 1, "basic", 3) == {("vineyard_red", "vineyard_blue", "apiary_green")}
