"""Special buildings that pay francs for goods handed in: one row for each of them."""

from typing import NamedTuple

import pytest

from .play import at, change, do, refuses, starting, texts


class Sale(NamedTuple):
    """Goods sold in sets; no most means as often as the goods last."""

    clause: str
    card: str
    goods: str
    francs: int
    most: int | None


class Show(NamedTuple):
    """Three goods handed in while francs are shown."""

    clause: str
    card: str
    good: str
    shown: int
    received: int


SALES = [
    Sale("LH-16.002", "bakery", "bread", 3, 6),
    Sale("LH-16.003", "baguette_shop", "meat bread", 6, 4),
    Sale("LH-16.005", "clothing_industry", "hides leather", 7, None),
    Sale("LH-16.007", "fish_market", "fish", 2, 7),
    Sale("LH-16.008", "fish_restaurant", "smoked_fish", 3, None),
    Sale("LH-16.010", "forest_hut", "wood meat", 5, 4),
    Sale("LH-16.016", "diner", "wood smoked_fish bread", 8, 3),
    Sale("LH-16.019", "patisserie", "grain bread", 5, 3),
    Sale("LH-16.026", "furniture_factory", "leather wood", 6, None),
    Sale("LH-16.028", "tavern", "wood grain", 3, 4),
    Sale("LH-16.030", "schnaps_distillery", "grain", 2, 4),
    Sale("LH-16.032", "steakhouse", "meat charcoal", 6, 4),
    Sale("LH-18.11", "clay_company", "clay wood", 3, None),
    Sale("LH-19.GH32", "wholesale_bakery", "bread", 2, None),
]
SHOWN = [
    Show("LH-16.021", "leather_industry", "leather", 14, 16),
    Show("LH-16.034", "brick_manufacturer", "brick", 10, 14),
    Show("LH-18.17", "fur_industry", "hides", 10, 12),
]

each_sale = pytest.mark.parametrize("sale", SALES, ids=lambda sale: f"{sale.clause}-{sale.card}")
each_show = pytest.mark.parametrize("show", SHOWN, ids=lambda show: f"{show.clause}-{show.card}")


@each_sale
def test_a_sale_takes_its_goods_and_pays_its_francs(sale: Sale) -> None:
    """LH-16.002 to LH-16.032, LH-18.11, LH-19.GH32."""
    goods = sale.goods.split()
    before = at({"goods": dict.fromkeys(goods, 5), "buildings": [sale.card]})

    after = do(before, f"use {sale.card}", "times 2")

    assert change(before, after) == dict.fromkeys(goods, -2) | {"francs": 2 * sale.francs}


@each_sale
def test_sales_stop_at_the_limit_of_the_card_or_the_goods(sale: Sale) -> None:
    """LH-1.17 and the clause of the card."""
    goods = dict.fromkeys(sale.goods.split(), 12)
    before = at({"goods": goods, "buildings": [sale.card]})
    most = sale.most or 12

    inside = do(before, f"use {sale.card}")
    after = do(inside, f"times {most}")

    assert starting(inside, "times") == [f"times {times}" for times in range(1, most + 1)]
    assert change(before, after)["francs"] == most * sale.francs


@each_sale
def test_the_scarcest_good_limits_the_sales(sale: Sale) -> None:
    """LH-1.17 and the clause of the card."""
    for scarce in sale.goods.split():
        goods = dict.fromkeys(sale.goods.split(), 9) | {scarce: 2}

        inside = do(at({"goods": goods, "buildings": [sale.card]}), f"use {sale.card}")

        assert starting(inside, "times") == ["times 1", "times 2"]


@each_show
def test_an_industry_pays_once_for_three_goods_while_francs_are_shown(show: Show) -> None:
    """LH-16.021, LH-16.034, LH-18.17: the francs shown are kept."""
    before = at({"goods": {show.good: 9}, "francs": show.shown, "buildings": [show.card]})

    after = do(before, f"use {show.card}")

    assert change(before, after) == {show.good: -3, "francs": show.received}
    assert starting(after, "times") == []


@each_show
def test_the_fee_of_an_industry_is_paid_before_the_francs_are_shown(show: Show) -> None:
    """LH-16.021, LH-16.034, LH-18.17: with fish for the fee it works, with francs it does not."""
    owner = {"buildings": [show.card]}
    poor = at({"goods": {show.good: 3}, "francs": show.shown + 1}, owner)
    fishy = at({"goods": {show.good: 3, "fish": 2}, "francs": show.shown}, owner)

    after = do(fishy, f"use {show.card}")

    assert refuses(poor, f"use {show.card}")
    assert change(fishy, after) == {show.good: -3, "fish": -2, "francs": show.received}
    assert change(fishy, after, 1) == {"fish": 2}


def test_the_furriery_trades_hides_for_bread_and_sells_2_leather() -> None:
    """LH-16.020: hides without limit, leather at most twice, one or both."""
    before = at({"goods": {"hides": 9, "leather": 4}, "buildings": ["furriery"]})

    inside = do(before, "use furriery")
    second = do(inside, "times 9")

    assert starting(inside, "times")[-1] == "times 9"
    assert starting(second, "times") == ["times 0", "times 1", "times 2"]
    after = do(second, "times 2")
    assert change(before, after) == {"hides": -9, "bread": 9, "leather": -2, "francs": 10}


def test_the_furriery_must_do_something() -> None:
    """LH-16.020, LH-1.16: without a hide traded at least one leather is sold."""
    before = at({"goods": {"hides": 1, "leather": 1}, "buildings": ["furriery"]})

    after = do(before, "use furriery", "times 0")

    assert change(before, after) == {"leather": -1, "francs": 5}


def test_the_inn_smokes_without_energy_and_sells_2_meat() -> None:
    """LH-18.14: the fee is 2 food or 1 franc."""
    mine = {"goods": {"fish": 8, "meat": 3}, "francs": 1}
    before = at(mine, {"buildings": ["inn"]})

    after = do(before, "use inn", "fee francs", "times 8")

    assert starting(after, "times") == ["times 0", "times 1", "times 2"]
    after = do(after, "times 2")
    assert change(before, after) == {"fish": -8, "smoked_fish": 8, "meat": -2, "francs": 7}
    assert change(before, after, 1) == {"francs": 1}


def test_the_cannery_row_fills_one_tin_of_each_kind() -> None:
    """LH-18.15: 18 francs for fish and 16 for meat, an iron each, each only once."""
    goods = {"iron": 4, "smoked_fish": 8, "meat": 6}
    before = at({"goods": goods, "buildings": ["cannery_row"]})

    after = do(before, "use cannery_row", "times 1", "times 1")

    assert change(before, after) == {"iron": -2, "smoked_fish": -4, "meat": -3, "francs": 34}


def test_steel_stands_in_for_the_iron_of_a_tin() -> None:
    """LH-1.9, LH-18.15."""
    before = at({"goods": {"iron": 1, "steel": 1, "meat": 3}, "buildings": ["cannery_row"]})

    inside = do(before, "use cannery_row")

    assert change(before, do(inside, "with 1 steel")) == {"steel": -1, "meat": -3, "francs": 16}
    assert change(before, do(inside, "with 0 steel")) == {"iron": -1, "meat": -3, "francs": 16}


def test_the_hides_trader_buys_exactly_six_hides_once() -> None:
    """LH-18.16."""
    before = at({"goods": {"hides": 13}, "francs": 1}, {"buildings": ["hides_trader"]})

    after = do(before, "use hides_trader")

    assert change(before, after) == {"hides": -6, "francs": 17}
    assert change(before, after, 1) == {"francs": 1}


def test_brick_stands_in_for_clay_at_the_clay_company() -> None:
    """LH-1.9, LH-18.11."""
    before = at({"goods": {"clay": 1, "brick": 2, "wood": 2}, "buildings": ["clay_company"]})

    inside = do(before, "use clay_company", "times 2")

    assert "with 0 brick" not in texts(inside)
    after = do(inside, "with 1 brick")
    assert change(before, after) == {"clay": -1, "brick": -1, "wood": -2, "francs": 6}


def test_the_fur_factory_sells_two_hides_for_each_leather_kept() -> None:
    """LH-18.05: 2 leather allow 4 hides at 4 francs."""
    before = at({"goods": {"leather": 2, "hides": 9}, "buildings": ["fur_factory"]})

    inside = do(before, "use fur_factory")
    after = do(inside, "times 4")

    assert starting(inside, "times")[-1] == "times 4"
    assert change(before, after) == {"hides": -4, "francs": 16}


def test_the_wainwrights_work_once_for_each_iron_kept_and_steel_counts() -> None:
    """LH-18.06: 2 wood for 5 francs."""
    before = at({"goods": {"iron": 1, "steel": 1, "wood": 9}, "buildings": ["wainwrights"]})

    inside = do(before, "use wainwrights")
    after = do(inside, "times 2")

    assert starting(inside, "times") == ["times 1", "times 2"]
    assert change(before, after) == {"wood": -4, "francs": 10}


def test_the_cobblers_turn_leather_into_2_bread_and_2_francs() -> None:
    """LH-18.30."""
    before = at({"goods": {"leather": 5}, "francs": 1}, {"buildings": ["cobblers"]})

    after = do(before, "use cobblers", "times 5")

    assert change(before, after) == {"leather": -5, "bread": 10, "francs": 9}
    assert change(before, after, 1) == {"francs": 1}
