"""Chapters 1 and 2: components and set-up, and the cards of chapter 18."""

from collections import Counter
from itertools import count
from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import (
    ADVANCED,
    BASIC,
    DECKS,
    EXTENDED,
    GUILDS,
    KINDS,
    SAWMILLS,
    at,
    capital,
    discards,
    guild,
    idle_until,
    own,
    points,
    refused,
    seat,
)
from tests.lines import can, do, texts

PLAYERS = (2, 3, 4, 5)
EXTENDED_HOUSES = {
    "cooperage_green_red",
    "ropemaker_blue_red",
    "tannery_green_blue",
    "paper_mill_red_green",
    "smelter_red_violet",
    "weaver_blue_violet",
    "butcher_violet_green",
    "mill_violet_blue",
}
ADVANCED_HOUSES = {
    "armourer_violet_green",
    "smithy_green_red",
    "tailor_green_blue",
    "bookbinder_violet_green",
    "chandler_blue_violet",
    "winery_red_violet",
    "brewery_red_blue",
    "bakery_blue_violet",
}
HALF_PRODUCTS = {"barrel", "rope", "leather", "paper", "iron", "cloth", "flour"}
FINAL_GOODS = {"weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread"}
START_POINTS = (0, 1, 1, 2, 2)


def new(players: int = 3, seed: int = 7) -> Any:
    return kontor.new_game("craftsmen", players=players, seed=seed)


def face_sum(state: Any, at_seat: int) -> int:
    return sum(int(kind[-1]) for kind in capital(state, at_seat))


def cards_of(state: Any, deck: str) -> list[str]:
    """All cards of a deck, wherever they are."""
    now = state.position()
    hands = [card for one in now["seats"] for card in one["hand"] + one["row"]]
    found = [card for card in hands if card in DECKS[deck]]
    return found + list(now["open"][deck]) + list(now["decks"][deck])


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_players_begin(players: int) -> None:
    """CR-1.1, CR-1.3, CR-2.1: seats are numbered from 0."""
    state = new(players)

    assert len(state.position()["seats"]) == players
    assert sorted(state.position()["order"]) == list(range(players))
    assert len(state.scores()) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    """CR-2.1."""
    with pytest.raises(kontor.BadInput, match="2 to 5 players"):
        new(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_forty_eight_capital_cards_are_in_the_game(players: int) -> None:
    """CR-1.7, CR-1.18, CR-18.11: four of each of twelve kinds."""
    now = new(players).position()

    everywhere = [kind for one in now["seats"] for kind in one["capital"]]
    everywhere += now["open_capital"] + now["stack"]

    assert Counter(everywhere) == dict.fromkeys(KINDS, 4)
    assert len(everywhere) == 48


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("deck", "cards", "number"),
    [("basic", BASIC, 24), ("extended", EXTENDED, 24), ("advanced", ADVANCED, 16)],
)
def test_every_building_card_is_in_the_game_once(
    players: int, deck: str, cards: list[str], number: int
) -> None:
    """CR-1.7, CR-18.3, CR-18.5, CR-18.6, CR-18.7: the certain ones among them.

    The green vineyard and the red and blue mill are named by the rulebook.
    """
    found = cards_of(new(players), deck)

    assert len(found) == number
    assert sorted(found) == sorted(cards)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_sawmills_that_are_not_dealt_stay_in_the_box(players: int) -> None:
    """CR-1.7, CR-2.6, CR-18.4."""
    state = new(players)

    rows = [one["row"] for one in state.position()["seats"]]

    assert all(len(row) == 1 for row in rows)
    dealt = [row[0] for row in rows]
    assert sorted(dealt + state.view(None)["box"]) == sorted(SAWMILLS)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_everybody_begins_with_five_capital_and_three_building_cards(
    players: int, seed: int
) -> None:
    """CR-1.8, CR-1.19, CR-2.2, CR-2.3, CR-2.4, CR-2.5, CR-2.7: no advanced card is dealt."""
    state = new(players, seed)

    for at_seat in range(players):
        mine = own(state, at_seat)
        assert len(mine["capital"]) == 5
        assert Counter(deck for card in mine["hand"] for deck in DECKS if card in DECKS[deck]) == {
            "basic": 2,
            "extended": 1,
        }
        assert mine["row"][0] in SAWMILLS
        assert mine["helpers"] == 5


@pytest.mark.parametrize("players", PLAYERS)
def test_the_display_has_two_cards_of_each_pile(players: int) -> None:
    """CR-1.20, CR-2.2, CR-2.3, CR-2.4, CR-2.5."""
    now = new(players).position()

    assert len(now["open_capital"]) == 2
    assert {deck: len(cards) for deck, cards in now["open"].items()} == dict.fromkeys(DECKS, 2)
    assert len(now["stack"]) == 48 - 5 * players - 2
    assert len(now["decks"]["basic"]) == 24 - 2 * players - 2
    assert len(now["decks"]["extended"]) == 24 - players - 2
    assert len(now["decks"]["advanced"]) == 14


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_extended_house_cards_are_dealt_and_lie_above_the_others(players: int, seed: int) -> None:
    """CR-2.4, CR-18.6: eight house cards, one for each player, the rest on top."""
    state = new(players, seed)
    now = state.position()

    dealt = [card for one in now["seats"] for card in one["hand"] if card in EXTENDED]
    pile = now["open"]["extended"] + now["decks"]["extended"]

    assert set(dealt) <= EXTENDED_HOUSES
    assert set(dealt) | set(pile[: 8 - players]) == EXTENDED_HOUSES
    assert not EXTENDED_HOUSES & set(pile[8 - players :])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_advanced_house_cards_lie_above_the_others(players: int, seed: int) -> None:
    """CR-2.5, CR-18.7, CR-20.1: on the advanced deck, not on the extended one."""
    now = new(players, seed).position()

    pile = now["open"]["advanced"] + now["decks"]["advanced"]

    assert set(pile[:8]) == ADVANCED_HOUSES
    assert not ADVANCED_HOUSES & set(pile[8:])


def test_cards_are_shuffled_by_the_seed() -> None:
    """CR-2.2, CR-2.3, CR-2.4, CR-2.5, CR-2.6."""
    stacks = {tuple(new(3, seed).position()["stack"]) for seed in range(10)}
    rows = {tuple(one["row"][0] for one in new(3, s).position()["seats"]) for s in range(10)}
    tops = {tuple(new(3, seed).position()["decks"]["basic"]) for seed in range(10)}

    assert len(stacks) == len(tops) == 10
    assert len(rows) > 5
    assert new(3, 4).position() == new(3, 4).position()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(60))
def test_the_lowest_sum_of_printed_values_is_first(players: int, seed: int) -> None:
    """CR-1.4, CR-2.8, CR-2.9: of equal sums the lower seat; sets of a colour do not count."""
    state = new(players, seed)

    expected = sorted(range(players), key=lambda at_seat: (face_sum(state, at_seat), at_seat))

    assert state.position()["order"] == expected
    assert state.seat == expected[0]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(20))
def test_start_points_go_by_the_place_in_the_order(players: int, seed: int) -> None:
    """CR-2.10, CR-16.11: 0, 1, 1, 2, 2; two players 0 and 1."""
    state = new(players, seed)

    order = state.position()["order"]

    assert [points(state, at_seat) for at_seat in order] == list(START_POINTS[:players])
    assert [state.scores()[at_seat] for at_seat in order] == list(START_POINTS[:players])
    assert [state.breakdown(at_seat)["start"] for at_seat in order] == list(START_POINTS[:players])


def test_example_of_an_order_with_two_equal_sums() -> None:
    """CR-2.11: the two lowest sums are equal, and the lower seat has no points."""
    state = next(
        state
        for seed in count()
        if (state := new(5, seed))
        and len({face_sum(state, at_seat) for at_seat in range(5)}) == 4
        and [face_sum(state, at_seat) for at_seat in range(5)].count(
            min(face_sum(state, at_seat) for at_seat in range(5))
        )
        == 2
    )

    first, second, third, fourth, fifth = state.position()["order"]

    assert first < second
    assert face_sum(state, first) == face_sum(state, second) < face_sum(state, third)
    assert [points(state, first), points(state, second), points(state, third)] == [0, 1, 1]
    assert [points(state, fourth), points(state, fifth)] == [2, 2]


def test_building_cards_are_exchanged_in_the_order_of_play() -> None:
    """CR-2.12, CR-2.13: each player has one turn for both exchanges."""
    state = new(4, 5)
    order = state.position()["order"]
    asked = []

    while state.position()["stage"] == "exchanges":
        asked.append(state.seat)
        do(state, "keep")

    assert asked == [at_seat for at_seat in order for _ in range(2)]
    assert state.position()["stage"] == "helpers"
    assert state.seat == order[0]


@pytest.mark.parametrize("which", [0, 1, 2])
def test_an_exchanged_card_goes_under_its_deck_and_the_top_card_comes(which: int) -> None:
    """CR-2.12: basic or extended, one card of the three."""
    state = new()
    first = state.seat
    before = state.position()
    card = before["seats"][first]["hand"][which]
    deck = "basic" if card in BASIC else "extended"

    do(state, f"exchange {card}")

    now = state.position()
    assert sorted(now["seats"][first]["hand"]) == sorted(
        [one for one in before["seats"][first]["hand"] if one != card] + [before["decks"][deck][0]]
    )
    assert now["decks"][deck] == [*before["decks"][deck][1:], card]
    assert now["open"] == before["open"]


def test_only_one_building_card_is_exchanged() -> None:
    """CR-2.12: after it the sawmill is asked."""
    state = new()
    first, second = own(state, state.seat)["hand"][:2]

    do(state, f"exchange {first}")

    refused(state, f"exchange {second}", "sawmill")
    assert can(state, "keep")


def test_a_card_of_another_hand_is_not_exchanged() -> None:
    """CR-2.12: one of the three in the own hand."""
    state = new()
    foreign = own(state, (state.seat + 1) % 3)["hand"][0]

    refused(state, f"exchange {foreign}", "not in your hand")
    refused(state, f"exchange {own(state, state.seat)['row'][0]}", "not in your hand")
    assert [line for line in texts(state) if line != "keep"] == [
        f"exchange {card}" for card in own(state, state.seat)["hand"]
    ]


def test_a_sawmill_is_swapped_for_any_in_the_box() -> None:
    """CR-2.13: the three in the box, with three players."""
    state = do(new(), "keep")
    box = state.view(None)["box"]

    assert sorted(texts(state)) == sorted([*(f"swap {card}" for card in box), "keep"])


def test_a_swapped_sawmill_can_be_taken_by_later_players() -> None:
    """CR-2.13."""
    state = do(new(), "keep")
    first = state.seat
    old, taken = own(state, first)["row"][0], state.view(None)["box"][0]

    do(state, f"swap {taken}", "keep")

    assert own(state, first)["row"] == [taken]
    assert can(state, f"swap {old}")
    refused(state, f"swap {taken}", "not in the box")


def test_the_building_card_is_exchanged_before_the_sawmill() -> None:
    """CR-2.13: both may be done, in this sequence."""
    state = new()
    first, card = state.seat, own(state, state.seat)["hand"][0]
    sawmill = state.view(None)["box"][0]
    refused(state, f"swap {sawmill}", "building card can be exchanged")

    do(state, f"exchange {card}", f"swap {sawmill}")

    assert card not in own(state, first)["hand"]
    assert own(state, first)["row"] == [sawmill]
    assert state.seat != first


def test_the_sawmill_of_another_player_is_not_taken() -> None:
    """CR-2.13: only those in the box."""
    state = do(new(), "keep")
    foreign = own(state, (state.seat + 1) % 3)["row"][0]

    refused(state, f"swap {foreign}", "not in the box")
    refused(state, f"swap {own(state, state.seat)['row'][0]}", "not in the box")


@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_the_pool_of_tokens_depends_on_the_number_of_players(players: int, tokens: int) -> None:
    """CR-1.7, CR-2.14, CR-16.11, CR-18.17."""
    now = new(players).position()

    assert now["privileges"] == tokens
    assert now["works"] == tokens


def test_one_bonus_token_lies_there_for_each_final_good() -> None:
    """CR-1.7, CR-1.13, CR-2.15."""
    bonus = new().position()["bonus"]

    assert bonus == dict.fromkeys(FINAL_GOODS)


def test_the_granary_begins_with_fourteen_natural_cubes() -> None:
    """CR-1.7, CR-1.9, CR-1.12, CR-1.14, CR-2.16: no field for meat."""
    granary = new().position()["granary"]

    assert set(granary) == HALF_PRODUCTS
    assert all(fields == ["natural", "natural"] for fields in granary.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_ships_market_and_tokens_begin_empty_in_the_first_spring(players: int) -> None:
    """CR-2.17; CR-1.14: meat is shipped like the eight final goods."""
    now = new(players).position()

    assert {good for ship in now["ships"] for good in ship} == FINAL_GOODS | {"meat"}
    assert all(field is None for ship in now["ships"] for row in ship.values() for field in row)
    assert [(one["market"], one["privileges"], one["works"]) for one in now["seats"]] == [
        (0, 0, 0)
    ] * players
    assert (now["year"], now["season"]) == (1, "spring")


def test_there_are_six_guilds_and_none_is_a_building_card() -> None:
    """CR-1.2, CR-1.6."""
    state = at()

    assert texts(state) == [*(f"send {name}" for name in GUILDS), "pass"]
    assert set(state.position()["queues"]) == set(GUILDS)


def test_there_are_seven_raw_goods() -> None:
    """CR-1.11, CR-1.15: a marker of the market becomes any for which an icon is free."""
    row = [
        "sawmill_violet_green",
        "cooperage_green_red",
        "smelter_red_blue",
        "ropemaker_red_green",
        "mill_red_blue",
        "tannery_violet_red",
        "chandler_green_red",
        "winery_red_violet",
    ]
    state = guild("crafts", [[0]], seat(row=row, market=1))

    fetched = {line for line in texts(state) if line.startswith("fetch ")}

    assert fetched == {
        f"fetch {good}" for good in ("wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes")
    }


def test_every_basic_building_makes_its_raw_good_without_any_marker() -> None:
    """CR-1.15, CR-1.17, CR-18.5: sawmills count as basic buildings; no points are won."""
    makes = {
        "iron_mine_green": "iron_ore",
        "flax_plantation_green": "flax",
        "wheat_farm_green": "wheat",
        "cattle_farm_green": "cow",
        "apiary_green": "wax",
        "vineyard_green": "grapes",
    }
    for card, good in makes.items():
        state = guild("crafts", [[0]], seat(row=["sawmill_violet_green", card]))

        made = {line for line in texts(state) if line.startswith("make ")}

        assert made == {"make wood", f"make {good}"}
        do(state, f"make {good}")
        assert own(state)["market"] == 1
        assert points(state) == 0


@pytest.mark.parametrize(
    ("cards", "needs", "good", "won"),
    [
        (EXTENDED[0:3], ["wood"], "barrel", 1),
        (EXTENDED[3:6], ["flax"], "rope", 1),
        (EXTENDED[6:9], ["cow"], "leather", 1),
        (EXTENDED[9:12], ["wood"], "paper", 1),
        (EXTENDED[12:15], ["iron_ore"], "iron", 1),
        (EXTENDED[15:18], ["flax"], "cloth", 1),
        (EXTENDED[18:21], ["cow"], "meat", 1),
        (EXTENDED[21:24], ["wheat"], "flour", 1),
        (ADVANCED[0:2], ["iron", "leather"], "weapons", 4),
        (ADVANCED[2:4], ["iron", "wood"], "tools", 3),
        (ADVANCED[4:6], ["cloth", "leather"], "clothes", 4),
        (ADVANCED[6:8], ["paper", "leather"], "books", 4),
        (ADVANCED[8:10], ["wax", "rope"], "candles", 3),
        (ADVANCED[10:12], ["grapes", "barrel"], "wine", 3),
        (ADVANCED[12:14], ["wheat", "barrel"], "beer", 3),
        (ADVANCED[14:16], ["flour", "wax"], "bread", 3),
    ],
)
def test_every_extended_and_advanced_building_makes_its_good_for_its_points(
    cards: list[str], needs: list[str], good: str, won: int
) -> None:
    """CR-1.12, CR-1.13, CR-1.15, CR-1.17, CR-18.6, CR-18.7, CR-18.8: one icon, or two."""
    for card in cards:
        full = seat(row=["sawmill_violet_green", card], markers={card: [0] * len(needs)})
        state = guild("crafts", [[0]], full)
        assert can(state, f"make {good}")

        do(state, f"make {good}")
        idle_until(state, lambda now: points(now) > 0 or now.position()["season"] != "spring")
        lacking = guild(
            "crafts", [[0]], full | {"markers": {card: [0] * (len(needs) - 1) + [None]}}
        )

        assert state.breakdown(0)["goods"] == won
        assert not can(lacking, f"make {good}")


def test_cubes_are_not_limited() -> None:
    """CR-1.10: fifty own markers lie on the board, more than the twenty in the box."""
    ships = [{good: [0, 0] for good in ship} for ship in new().position()["ships"]]
    granary = {good: [0, 0] for good in HALF_PRODUCTS}

    state = guild("crafts", [[0]], seat(), ships=ships, granary=granary)

    assert can(state, "make wood")
    assert own(do(state, "make wood"))["market"] == 1


def test_building_cards_in_hand_are_not_limited() -> None:
    """CR-1.19: a hand of twenty takes one more."""
    state = guild(
        "notary",
        [[0]],
        seat("green_3", hand=[card for card in BASIC if card != "vineyard_green"][:20]),
        open={"basic": ["vineyard_green", "vineyard_red"]},
    )

    do(state, "buy vineyard_green")

    assert len(own(state)["hand"]) == 21


def test_whatever_is_paid_or_discarded_lies_in_one_discard_pile() -> None:
    """CR-1.21, CR-20.1: bankers and builders put cards on the same pile."""
    state = guild(
        "bankers",
        [[0]],
        seat("red_1", "red_2"),
        seat("blue_2", hand=["vineyard_green"], row=["sawmill_violet_green"]),
        queues={"builders": [[1], [], []]},
        open_capital=["violet_1", "violet_2"],
        top=["violet_3", "violet_3"],
    )

    do(state, "take both", "discard red_1", "discard red_2")
    do(state, "build vineyard_green left")
    idle_until(state, lambda now: bool(discards(now).get("blue_2")))

    assert discards(state) == {"red_1": 1, "red_2": 1, "blue_2": 1}
