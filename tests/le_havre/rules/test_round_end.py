"""Chapter 10: harvest, feeding, the building of the town, the new ship."""

from typing import Any

import pytest

from tests.le_havre.rules.play import FIRMS, at, francs, goods, own, seat, turn
from tests.lines import can, do, texts

Row = tuple[int, bool, str, str, int]
# food, harvest, what the town builds, kind and value of the ship: one line a game (LH-10.15)
TABLES = {
    ("full", 1): "5+x:w2 10+s:w4 15+x:i6 20+s:i10 25+x:t16 30+s:t20 35--:l30",
    ("short", 1): "10+s:w4 20+s:i10 30+s:t20 35--:l30",
    ("full", 2): "3+-:w2 4+s:w2 5+x:w4 7+-:w4 9+s:w6 11+x:i4 13+-:i6 15+s:i8 16+x:i10 17+-:t16 "
    "18+s:t20 19+x:t24 20+-:l34 20--:l30",
    ("short", 2): "4+s:w2 7+-:w4 9+s:w6 13+-:i6 15+s:i8 17+-:t16 18+s:t20 20--:l30",
    ("full", 3): "2--:w2 2+-:w2 3+s:w2 3+x:w4 4+-:w4 5--:i2 6+s:w6 7+x:i4 8+-:i6 9+-:i8 10-s:t10 "
    "11+x:i10 12+-:t16 13+s:t20 14+x:t24 14--:l38 15+-:l34 15--:l30",
    ("short", 3): "2--:w2 2+-:w2 3+s:w2 4+-:w4 5--:i2 6+s:w6 8+-:i6 9+-:i8 10-s:t10 12+-:t16 "
    "14--:l38 15--:l30",
    ("full", 4): "1+-:w2 1+-:w2 2--:w2 2+s:w4 2+x:w4 3--:i2 3+s:w6 4+x:i4 4--:w6 5+s:i6 5+x:i8 "
    "6--:t10 7+s:i10 8+x:t16 9--:i12 10+s:t20 10+x:t24 11--:l38 11+-:l34 11--:l30",
    ("short", 4): "1+-:w2 1+-:w2 2+s:w4 3--:i2 3+s:w6 4--:w6 5+s:i6 7+s:i10 9--:i12 10+s:t20 "
    "11+-:l34 11--:l30",
    ("full", 5): "0+-:w2 1+-:w2 1--:w2 1+s:w4 1+x:w4 2--:i2 2+s:w6 2+x:i4 2--:w6 3+s:i6 3+x:i8 "
    "3--:t10 4+s:i10 4+x:t16 4--:i12 5+s:t20 5+x:t24 5--:l38 6+-:l34 6--:l30",
    ("short", 5): "0+-:w2 1+-:w2 1--:w2 1+s:w4 2--:i2 2+s:w6 2--:w6 3+s:i6 3--:t10 4+s:i10 4--:i12 "
    "5+s:t20 5--:l38 6+-:l34 6--:l30",
}
KINDS = {"w": "wood", "i": "iron", "t": "steel", "l": "luxury"}
ALL_ROUNDS = [
    (variant, players, number, cell)
    for (variant, players), table in TABLES.items()
    for number, cell in enumerate(table.split(), 1)
]


def close(state: Any) -> Any:
    """Take the offer of clay and answer feeding with the first way to pay."""
    turn(state, "take clay")
    while state.position()["stage"] == "feeding":
        do(state, texts(state)[0])
    return state


@pytest.mark.parametrize(("variant", "players", "number", "cell"), ALL_ROUNDS)
def test_each_round_card_does_what_it_shows(
    variant: str, players: int, number: int, cell: str
) -> None:
    """LH-10.1, LH-10.3, LH-10.5, LH-10.10, LH-10.11, LH-10.13, LH-10.14, LH-10.15."""
    left, ship = cell.split(":")
    food, harvest, town = int(left[:-2]), left[-2] == "+", left[-1]
    state = at(
        *[seat(francs=100, goods={"grain": 1, "cattle": 2}) for _ in range(players)],
        players=players,
        variant=variant,
        round=number,
        turn=7,
        seat=(7 * number - 1) % players,
        offers={"clay": 1},
        piles=[["tannery"], ["wharf_1"], ["cokery"]],
        **({"specials": ["bakery", "zoo"][: 2 - (players == 1)]} if variant == "full" else {}),
    )

    close(state)

    after = state.position()
    mine = own(state)
    assert mine["francs"] == 100 - food
    assert (goods(state)["grain"], goods(state)["cattle"]) == (1 + harvest, 2 + harvest)
    built = {"-": [], "s": ["wharf_1"], "x": ["bakery"]}[town]
    assert [card for card in after["town"] if card not in FIRMS] == built
    assert after["ship_stacks"][KINDS[ship[0]]][:1] == [int(ship[1:])]
    rounds = len(TABLES[variant, players].split())
    if number < rounds:
        assert (after["round"], after["turn"], after["seat"]) == (
            number + 1,
            1,
            7 * number % players,
        )
    else:
        assert (after["phase"], after["seat"]) == ("final", 0)


@pytest.mark.parametrize(
    ("grain", "cattle", "after"), [(0, 1, (0, 1)), (1, 2, (2, 3)), (5, 9, (6, 10)), (0, 2, (0, 3))]
)
def test_a_harvest_brings_one_grain_and_one_cattle(
    grain: int, cattle: int, after: tuple[int, int]
) -> None:
    """LH-10.2."""
    state = at(
        seat(francs=9, grain=grain, cattle=cattle),
        seat(francs=9),
        seat(francs=9),
        round=2,
        turn=7,
        seat=0,
        offers={"clay": 1},
    )

    close(state)

    assert (goods(state).get("grain", 0), goods(state).get("cattle", 0)) == after


@pytest.mark.parametrize(("cattle", "after"), [(1, 1), (2, 4), (6, 8), (7, 8), (9, 10)])
def test_the_feedlot_brings_two_cattle_with_two_to_six(cattle: int, after: int) -> None:
    """LH-10.2, LH-16.024."""
    state = at(
        seat(francs=9, cattle=cattle, buildings=["feedlot"]),
        seat(francs=9),
        seat(francs=9),
        round=2,
        turn=7,
        seat=0,
        offers={"clay": 1},
    )

    close(state)

    assert goods(state)["cattle"] == after


@pytest.mark.parametrize(("players", "fish"), [(2, 2), (3, 1)])
def test_the_fishermans_hut_brings_fish_before_feeding(players: int, fish: int) -> None:
    """LH-10.4: the fish can be eaten at once, also where there is no harvest."""
    food = {2: 3, 3: 2}[players]
    others = [seat(francs=9)] * (players - 1)
    state = at(
        seat(francs=9, buildings=["fishermans_hut"]),
        *others,
        players=players,
        turn=7,
        seat=0,
        cards=["hameau"],
        offers={"clay": 1},
    )
    turn(state, "take clay")

    do(state, "pay", f"pay {fish} fish")

    assert francs(state) == 9 - (food - fish)


def test_the_soup_kitchen_feeds_like_a_wooden_ship() -> None:
    """LH-10.5, LH-18.08."""
    state = at(
        seat(francs=9, buildings=["soup_kitchen"]),
        seat(francs=9),
        seat(francs=9),
        round=5,
        turn=7,
        seat=0,
        cards=["hameau"],
        offers={"clay": 1},
    )

    close(state)

    assert francs(state) == 9 - 1


def test_players_feed_in_seat_order_from_seat_0() -> None:
    """LH-10.6: whoever began the round; who has only one way to pay is not asked."""
    rich = seat(francs=9, fish=9)
    state = at(rich, seat(francs=9), rich, round=2, turn=7, seat=1, offers={"clay": 1})
    turn(state, "take clay")

    asked = []
    while state.position()["stage"] == "feeding":
        asked.append(state.seat)
        do(state, texts(state)[0])

    assert asked == [0, 2]


def feeding(*seats: dict[str, Any], **given: Any) -> Any:
    """A round of three that ends with 4 food for each (round 5)."""
    table = list(seats) + [seat(francs=20) for _ in range(3 - len(seats))]
    state = at(*table, **({"round": 5, "turn": 7, "seat": 0, "offers": {"clay": 1}} | given))
    return turn(state, "take clay")


def test_before_paying_a_player_may_repay_and_sell() -> None:
    """LH-10.7, LH-11.4: even without need."""
    state = feeding(seat(francs=20, loans=1, buildings=["tannery"], ships=[["luxury", 30]]))
    assert set(texts(state)) == {"pay", "repay", "sell tannery", "sell luxury_ship 30"}

    do(state, "repay", "sell tannery", "pay")

    assert (francs(state), own(state)["loans"]) == (20 - 5 + 6 - 4, 0)


def test_who_cannot_pay_sells_or_borrows() -> None:
    """LH-10.8, LH-6.17."""
    state = feeding(seat(fish=1, buildings=["tannery"]))

    assert can(state, "sell tannery")
    assert can(state, "borrow")
    do(state, "sell tannery")
    while state.position()["stage"] == "feeding":
        do(state, texts(state)[-1])
    assert own(state)["loans"] == 0
    assert own(state)["buildings"] == []
    assert (goods(state).get("fish", 0), francs(state)) in [(0, 3), (1, 2)]


def test_a_loan_uses_up_all_food_and_francs_first() -> None:
    """LH-10.9, LH-11.1, LH-11.3: 1 fish and 2 francs go, then 1 of the 4 francs; 3 are kept."""
    state = feeding(seat(fish=1, francs=2))

    assert goods(state) == {"clay": 1}
    assert (francs(state), own(state)["loans"]) == (3, 1)


def test_no_loan_as_long_as_food_or_francs_are_enough() -> None:
    """LH-10.9, LH-11.3."""
    state = feeding(seat(fish=2, francs=2, buildings=["tannery"]))

    assert not can(state, "borrow")


def test_a_player_may_still_sell_after_a_first_loan() -> None:
    """LH-10.9: 10 food, a loan of 4, then the sale of a building for 6."""
    state = feeding(seat(buildings=["tannery"]), round=11)

    do(state, "borrow", "sell tannery")
    if can(state, "pay"):
        do(state, "pay")

    assert (own(state)["loans"], francs(state), own(state)["buildings"]) == (1, 0, [])


def test_several_loans_are_taken_one_at_a_time() -> None:
    """LH-10.9, LH-11.5: 10 food need three loans, and 2 francs are left."""
    state = feeding(seat(), round=11)

    assert (own(state)["loans"], francs(state)) == (3, 2)


def test_the_town_gets_the_lowest_number_even_if_nobody_can_build_it() -> None:
    """LH-10.10: the Clay Mound is number 10."""
    state = at(
        *[seat(francs=20)] * 3,
        round=3,
        turn=7,
        seat=0,
        offers={"clay": 1},
        piles=[["wharf_1"], ["clay_mound", "joinery"], ["tannery"]],
    )

    close(state)

    assert "clay_mound" in state.position()["town"]
    assert state.position()["piles"] == [["wharf_1"], ["joinery"], ["tannery"]]


def test_with_empty_piles_the_town_builds_nothing() -> None:
    """LH-10.10."""
    state = close(at(*[seat(francs=20)] * 3, round=3, turn=7, seat=0, offers={"clay": 1}))

    assert state.position()["town"] == FIRMS


def test_a_revealed_special_building_can_be_bought_and_used() -> None:
    """LH-10.11."""
    state = at(
        *[seat(francs=20)] * 3,
        round=4,
        turn=7,
        seat=0,
        offers={"clay": 1},
        specials=["hunting_lodge", "zoo"],
    )

    close(state)

    assert state.position()["specials"] == ["zoo"]
    assert can(state, "buy hunting_lodge")
    assert can(state, "use hunting_lodge")


@pytest.mark.parametrize(("players", "revealed"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_the_special_pile_is_never_empty(players: int, revealed: int) -> None:
    """LH-10.12: as many cards as the tables name are revealed, fewer than six."""
    assert TABLES["full", players].count("x") == revealed
    assert not TABLES["short", players].count("x")
