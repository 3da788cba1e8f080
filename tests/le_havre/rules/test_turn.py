"""Chapters 3 and 4: the turn, the supply, and taking an offer."""

import pytest

from tests.le_havre.rules.play import OFFERS, TILES, at, francs, goods, offers, own, seat, turn
from tests.lines import can, do, texts


def test_a_turn_first_lays_out_the_next_tile() -> None:
    """LH-3.2, LH-3.3, LH-3.4: the second tile brings wood and clay."""
    state = at(seat(), offers={"fish": 2, "wood": 1})

    turn(state, "take fish")

    assert offers(state) == {"wood": 2, "clay": 1}
    assert (state.seat, state.position()["turn"]) == (1, 2)


def test_each_tile_brings_one_token_of_both_its_kinds() -> None:
    """LH-3.4, LH-3.5: over one round the row adds what its seven tiles show."""
    state = at(offers={"francs": 1}, round=2, turn=1)
    held = dict(offers(state))
    for tile in TILES[1:]:
        line = "take francs" if can(state, "take francs") else texts(state)[0]
        held[line.split()[1]] = 0
        turn(state, line)
        for good in tile:
            held[good] = held.get(good, 0) + 1

        assert offers(state) == {good: n for good, n in held.items() if n}


def test_seven_turns_make_a_round_and_the_next_seat_begins_the_next() -> None:
    """LH-3.1, LH-3.12, LH-10.14: with three players seat 0 has three turns in the first round."""
    state = at(*[seat(francs=20) for _ in range(3)], offers={"fish": 1})
    order = []
    for _ in range(8):
        order.append((state.position()["round"], state.position()["turn"], state.seat))
        turn(state, next(line for line in texts(state) if line.startswith("take")))
        while state.position()["stage"] == "feeding":
            do(state, texts(state)[0])

    seats = [0, 1, 2, 0, 1, 2, 0, 1]
    assert [entry[2] for entry in order] == seats
    assert order[6][:2] == (1, 7)
    assert order[7][:2] == (2, 1)


def test_the_first_tile_comes_again_in_the_next_round() -> None:
    """LH-3.3, LH-3.12: tiles keep their places; the next round begins with the first one."""
    state = at(*[seat(francs=9) for _ in range(3)], turn=7, seat=0, offers={"clay": 3})

    turn(state, "take clay")

    assert offers(state) == {"wood": 1, "cattle": 1}
    assert state.position()["tiles"] == TILES


def test_there_is_exactly_one_main_action() -> None:
    """LH-3.7, LH-3.10: after it only extra actions and the end of the turn are left."""
    state = at(seat(francs=20), offers={"fish": 2, "wood": 1}, piles=[["fishery"], [], []])

    do(state, "take fish")

    assert can(state, "end")
    assert not can(state, "take wood")
    assert not can(state, "use building_firm_1")
    assert can(state, "buy fishery")


def test_the_main_action_cannot_be_left_out() -> None:
    """LH-3.7."""
    state = at(seat(francs=20), offers={"fish": 2})

    assert not can(state, "end")


def test_without_any_legal_main_action_the_turn_may_be_ended() -> None:
    """LH-3.11: all offers are empty and no building can be used."""
    state = at(seat(francs=4))

    assert set(texts(state)) == {"end", "buy building_firm_1"}


def test_extra_actions_are_free_before_and_after_the_main_action() -> None:
    """LH-3.8: buying, selling and repaying, as often as wanted."""
    state = at(
        seat(francs=40, loans=2, buildings=["tannery"]),
        piles=[["fishery", "joinery"], [], []],
        offers={"fish": 2},
    )

    do(state, "buy fishery", "repay", "buy joinery", "take fish", "sell tannery", "repay")

    assert own(state)["loans"] == 0
    assert sorted(own(state)["buildings"]) == ["fishery", "joinery"]
    assert francs(state) == 40 - 10 - 5 - 8 + 6 - 5


def test_no_extra_actions_inside_an_ordinary_building() -> None:
    """LH-3.9: while the Marketplace asks for goods nothing can be bought or repaid."""
    state = at(seat(francs=40, loans=1, buildings=["marketplace"]), specials=[])

    do(state, "use marketplace")

    assert all(line.startswith("pick") for line in texts(state))
    assert state.legal_for(0) == [] or "repay" not in [state.text(a) for a in state.legal_for(0)]


def test_extra_actions_inside_a_building_firm() -> None:
    """LH-3.9, LH-7.12: before the first build, as long as something remains to be built."""
    state = at(
        seat(francs=40, loans=1, wood=9, clay=9),
        piles=[["fishery"], ["bakehouse"], []],
    )

    do(state, "use building_firm_1", "buy fishery", "repay")

    assert can(state, "build bakehouse")


def test_an_offer_is_taken_whole() -> None:
    """LH-4.1."""
    state = at(seat(wood=1), offers={"wood": 5, "fish": 1})

    do(state, "take wood")

    assert goods(state) == {"wood": 6}
    assert "wood" not in {good for good, n in offers(state).items() if n > 1}


@pytest.mark.parametrize("good", OFFERS)
def test_each_of_the_seven_offers_can_be_taken(good: str) -> None:
    """LH-4.1."""
    state = at(seat(buildings=["fishery"]), offers={good: 4})

    do(state, f"take {good}")

    assert (francs(state) if good == "francs" else goods(state)[good]) == 4


def test_an_empty_offer_cannot_be_taken() -> None:
    """LH-4.2."""
    assert texts(at(seat(), offers={"wood": 1})) == ["take wood"]


@pytest.mark.parametrize("good", ["coal", "hides", "charcoal", "bread", "steel"])
def test_coal_hides_and_upgraded_goods_have_no_offer(good: str) -> None:
    """LH-4.3."""
    state = at(seat(), offers={"wood": 1})

    assert state.why_not(f"take {good}") is not None


def test_taking_an_offer_leaves_the_worker_where_it_is() -> None:
    """LH-4.4: the building stays occupied."""
    state = at(seat(worker="fishery"), town=["fishery"], offers={"wood": 1})

    turn(state, "take wood")

    assert own(state)["worker"] == "fishery"
    assert not can(state, "use fishery")


def test_a_guest_of_the_hotel_earns_when_an_offer_is_taken() -> None:
    """LH-4.5, LH-18.04."""
    state = at(seat(worker="hotel"), town=["hotel"], cards=["hameau"], offers={"wood": 1})

    do(state, "take wood")

    assert francs(state) == 3


def test_the_stockmarket_earns_when_another_player_takes_the_francs() -> None:
    """LH-4.5, LH-18.20."""
    state = at(seat(), seat(buildings=["stockmarket"]), cards=["hameau"], offers={"francs": 4})

    do(state, "take francs")

    assert (francs(state, 0), francs(state, 1)) == (4, 1)


def test_the_rattletrap_car_goes_to_whoever_takes_iron() -> None:
    """LH-4.5, LH-19.GH31."""
    state = at(seat(), town=["rattletrap_car"], cards=["promo"], offers={"iron": 1})

    do(state, "take iron")

    assert own(state)["buildings"] == ["rattletrap_car"]
    assert state.scores()[0] == -2
