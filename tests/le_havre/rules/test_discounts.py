"""Chapter 7: what Sawmill, Masons' Guild, Lumber Mill and Wooden Crane save."""

import pytest

from tests.le_havre.rules.play import at, erect, goods, own, seat, site
from tests.lines import can, do, texts


def test_the_sawmill_saves_one_wood() -> None:
    """LH-7.6, LH-15.02."""
    state = site("joinery", {"wood": 2}, "sawmill")

    erect(state, "sawmill", "joinery")

    assert goods(state) == {}
    assert "joinery" in own(state)["buildings"]


def test_all_discounts_are_combined_and_apply_by_themselves() -> None:
    """LH-7.6: Sawmill, Lumber Mill and Masons' Guild take 2 wood and 1 clay off."""
    state = site("local_court", {"wood": 1, "clay": 1}, "sawmill", "lumber_mill", "masons_guild")

    erect(state, "sawmill", "local_court")

    assert goods(state) == {}
    assert "local_court" in own(state)["buildings"]


def test_a_discount_saves_only_what_the_card_asks_for() -> None:
    """LH-7.7: the Joinery has no clay, the Charcoal Kiln no wood; nothing is paid out."""
    joinery = site("joinery", {"wood": 3}, "masons_guild")
    erect(joinery, "building_firm_1", "joinery")
    assert goods(joinery) == {}

    kiln = site("charcoal_kiln", {"clay": 1}, "lumber_mill")
    erect(kiln, "building_firm_1", "charcoal_kiln")
    assert goods(kiln) == {}

    fishery = site("fishery", {"clay": 1}, "lumber_mill", "sawmill")
    erect(fishery, "sawmill", "fishery")
    assert goods(fishery) == {}


@pytest.mark.parametrize(
    ("card", "needed"),
    [("tannery", {"wood": 1}), ("bakehouse", {"clay": 1}), ("charcoal_kiln", {})],
)
def test_the_masons_guild_saves_a_brick_or_a_clay(card: str, needed: dict[str, int]) -> None:
    """LH-7.7."""
    state = site(card, needed, "masons_guild")

    do(state, "use building_firm_1")

    assert goods(state) == {}


def test_the_discount_of_an_other_player_does_not_help() -> None:
    """LH-7.6: it is the owner who saves."""
    state = at(seat(wood=1), seat(buildings=["masons_guild"]), piles=[["fishery"], [], []])

    assert not can(state, "use building_firm_1")


def test_the_wooden_crane_replaces_one_token_by_wood() -> None:
    """LH-7.8: 3 iron become 2 iron and 1 wood."""
    state = site("bridge_over_the_seine", {"iron": 2, "wood": 1}, "wooden_crane")

    do(state, "use building_firm_1")

    assert goods(state) == {}


def test_the_crane_is_a_choice_at_every_build() -> None:
    """LH-7.8."""
    goods_at_hand = {"iron": 3, "wood": 1}
    state = site("bridge_over_the_seine", goods_at_hand, "wooden_crane")
    erect(state, "building_firm_1", "bridge_over_the_seine")
    assert set(texts(state)) == {"stop", "pick iron"}

    do(state, "stop")

    assert goods(state) == {"wood": 1}


def test_the_lumber_mill_saves_the_wood_of_the_crane() -> None:
    """LH-7.8."""
    state = site("bridge_over_the_seine", {"iron": 2}, "wooden_crane", "lumber_mill")

    do(state, "use building_firm_1")

    assert goods(state) == {}


def test_discounts_are_for_buildings_not_for_ships() -> None:
    """LH-7.9."""
    discounts = ["masons_guild", "lumber_mill", "wooden_crane", "wharf_1"]
    for wood, possible in ((4, False), (5, True)):
        state = at(
            seat(wood=wood, coal=1, buildings=discounts),
            ship_stacks={"wood": [2]},
            cards=["base", "hameau"],
        )
        assert can(state, "use wharf_1") is possible
    iron = at(
        seat(iron=4, wood=9, coal=1, buildings=discounts),
        ship_stacks={"iron": [2]},
        cards=["base", "hameau"],
    )
    assert not can(iron, "use wharf_1")


def test_the_sawmill_builds_only_cards_with_wood() -> None:
    """LH-7.10: not the Bakehouse, and the wood of the Crane does not count."""
    plain = site("bakehouse", {"clay": 2, "wood": 5}, "sawmill")
    crane = site("bakehouse", {"clay": 2, "wood": 5}, "sawmill", "wooden_crane")

    assert not can(plain, "use sawmill")
    assert not can(crane, "use sawmill")
