"""Chapter 2: what lies where before the first turn, in all ten games."""

from typing import Any

import pytest

import kontor
from tests.le_havre.rules.play import ALL_CARDS, OFFERS

# One column for each game: full with 1 to 5 players, short with 1 to 5 players (LH-2.8).
USED = {
    "building_firm_1": "SSSSS SSSSS",
    "building_firm_2": "SSSSS SSSSS",
    "construction_firm": "SSSSS SSSSS",
    "marketplace": "xxxxx SSxxx",
    "sawmill": "--xxx S--SS",
    "fishery": "xxxxx xxxxx",
    "joinery": "--xxx --xxx",
    "bakehouse": "xxxxx xxxxx",
    "hardware_store": "--xxx --xxx",
    "charcoal_kiln": "xxxxx -xxxx",
    "smokehouse": "xxxxx xxxxx",
    "abattoir": "xxxxx xxxxx",
    "clay_mound": "xxxxx xxxxx",
    "arts_centre": "---xx -----",
    "wharf_1": "xxxxx xxxxx",
    "black_market": "--xxx S----",
    "brickworks": "xxxxx xxxxx",
    "local_court": "--xxx ----x",
    "colliery": "xxxxx xxxxx",
    "wharf_2": "--xxx --xxx",
    "shipping_line": "xxxxx xxxxx",
    "grocery_market": "--xxx ----x",
    "tannery": "xxxxx xxxxx",
    "business_office": "--xxx --xxx",
    "ironworks": "xxxxx xxxxx",
    "steel_mill": "xxxxx xxxxx",
    "storehouse": "---xx ----x",
    "cokery": "xxxxx -xxxx",
    "dock": "---xx ----x",
    "bridge_over_the_seine": "--xxx --xxx",
    "town_hall": "-xxxx ----x",
    "bank": "-xxxx -xxxx",
    "church": "-xxxx ----x",
}
ORDER = [name for name in USED if not name.endswith(("firm_1", "firm_2", "_firm"))]
PILED = {"full": [15, 18, 27, 30, 30], "short": [12, 15, 21, 21, 27]}
ROUNDS = {"full": [7, 14, 18, 20, 20], "short": [4, 8, 12, 12, 15]}
GAMES = [(variant, players) for variant in ("full", "short") for players in range(1, 6)]
OF_OTHERS = {
    "harbour_watch", "zoo", "pirates_lair", "dive_bar", "picket_line",
    "tobacco_factory", "cattle_drive", "stockmarket", "souvenir_shop",
}  # fmt: skip


def opening(variant: str, players: int, seed: int = 1, **options: Any) -> dict[str, Any]:
    state = kontor.new_game("le_havre", players=players, seed=seed, variant=variant, **options)
    return dict(state.position())


def marked(mark: str, variant: str, players: int) -> set[str]:
    column = players - 1 + (6 if variant == "short" else 0)
    return {name for name, marks in USED.items() if marks[column] == mark}


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_buildings_of_each_game_are_those_of_the_table(variant: str, players: int) -> None:
    """LH-2.7, LH-2.8: start buildings belong to the town, the others lie in the piles."""
    data = opening(variant, players)

    piled = [name for pile in data["piles"] for name in pile]
    assert set(data["town"]) == marked("S", variant, players)
    assert sorted(piled) == sorted(marked("x", variant, players))
    assert len(piled) == PILED[variant][players - 1]


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_piles_are_equal_and_sorted_with_the_lowest_number_on_top(
    variant: str, players: int
) -> None:
    """LH-2.9."""
    for seed in range(5):
        piles = opening(variant, players, seed)["piles"]

        assert len({len(pile) for pile in piles}) == 1
        assert all(pile == sorted(pile, key=ORDER.index) for pile in piles)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_black_market_never_lies_on_top(players: int) -> None:
    """LH-2.10."""
    for seed in range(120):
        tops = [pile[0] for pile in opening("full", players, seed)["piles"]]

        assert "black_market" not in tops


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_offers_begin_as_printed_and_the_first_tile_is_added(variant: str, players: int) -> None:
    """LH-2.3, LH-2.5, LH-3.3, LH-3.4: seat 0 has laid out the first tile already."""
    data = opening(variant, players)

    full = {"francs": 2, "fish": 2, "wood": 2, "clay": 1}
    short = {"francs": 3, "fish": 3, "wood": 3, "clay": 2, "iron": 1, "grain": 1, "cattle": 1}
    expected = dict.fromkeys(OFFERS, 0) | (full if variant == "full" else short)
    for good in data["tiles"][0]:
        expected[good] += 1
    assert data["offers"] == expected


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_every_player_begins_with_the_same_goods(variant: str, players: int) -> None:
    """LH-2.4, LH-2.6, LH-2.17."""
    short = {"fish": 2, "wood": 2, "clay": 2, "iron": 2, "cattle": 1, "coal": 2, "hides": 2}
    for seat in opening(variant, players)["seats"]:
        held = {good: n for good, n in seat["goods"].items() if n}

        assert held == ({"coal": 1} if variant == "full" else short)
        assert (seat["francs"], seat["loans"], seat["buildings"]) == (5, 0, [])
        assert seat["worker"] is None


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_only_the_short_games_for_one_and_two_begin_with_ships(variant: str, players: int) -> None:
    """LH-2.15, LH-2.16."""
    data = opening(variant, players)

    begins_with_ships = variant == "short" and players <= 2
    for seat in data["seats"]:
        assert [tuple(ship) for ship in seat["ships"]] == [("wood", 2)] * begins_with_ships
    solo = variant == "short" and players == 1
    assert data["ship_stacks"]["wood"] == ([2] if solo else [])
    assert [data["ship_stacks"][kind] for kind in ("iron", "steel", "luxury")] == [[], [], []]


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_full_game_has_six_hidden_special_buildings_the_short_game_none(
    variant: str, players: int
) -> None:
    """LH-2.11."""
    specials = opening(variant, players)["specials"]

    assert len(set(specials)) == len(specials) == (6 if variant == "full" else 0)


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_game_has_as_many_rounds_as_the_table_says(variant: str, players: int) -> None:
    """LH-2.1, LH-2.14: the final phase is possible after the last round and after no other."""
    rounds = ROUNDS[variant][players - 1]
    final = {"game": "le_havre", "players": players, "variant": variant, "phase": "final"}

    assert kontor.position(final | {"round": rounds}).seat == 0
    for wrong in (rounds - 1, rounds + 1):
        with pytest.raises(kontor.BadInput):
            kontor.position(final | {"round": wrong})


def test_all_seven_tiles_lie_in_a_shuffled_row() -> None:
    """LH-2.2, LH-3.5."""
    rows = [opening("full", 3, seed)["tiles"] for seed in range(20)]

    known = {"wood cattle", "wood clay", "wood francs", "fish clay", "wood fish", "fish grain",
             "iron francs"}  # fmt: skip
    for row in rows:
        assert {" ".join(tile) for tile in row} == known
        assert len(row) == 7
    assert len({str(row) for row in rows}) > 10


def test_the_special_buildings_come_from_the_chosen_sets() -> None:
    """LH-2.11, LH-2.12."""
    seen = {
        name: {card for seed in range(60)
            for card in opening("full", 3, seed, cards=(name,))["specials"]}
        for name in ("base", "essen", "hameau", "promo")
    }  # fmt: skip

    assert {"zoo", "luxury_yacht", "football_stadium"} <= seen["base"]
    assert {"dunny", "ms_dagmar"} <= seen["essen"]
    assert {"hotel", "ranch"} <= seen["hameau"]
    assert seen["promo"] == {"rattletrap_car", "wholesale_bakery", "toy_fair"}
    assert [len(seen[name]) for name in ("base", "essen", "hameau")] == [36, 12, 30]
    assert not seen["base"] & (seen["essen"] | seen["hameau"] | seen["promo"])


def test_a_set_with_fewer_than_six_cards_is_laid_out_whole() -> None:
    """LH-2.12."""
    assert len(opening("full", 3, cards=("promo",))["specials"]) == 3


def test_the_solo_game_leaves_out_what_needs_other_players() -> None:
    """LH-2.13."""
    solo = {
        card
        for seed in range(150)
        for card in opening("full", 1, seed, cards=ALL_CARDS)["specials"]
    }

    assert not solo & OF_OTHERS
    assert len(solo) == 81 - len(OF_OTHERS)


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_seat_0_takes_the_first_turn_of_round_1(variant: str, players: int) -> None:
    """LH-1.2, LH-2.19."""
    data = opening(variant, players)

    assert (data["seat"], data["round"], data["turn"], data["phase"]) == (0, 1, 1, "main")


def test_the_short_game_is_played_like_the_full_game() -> None:
    """LH-2.18: the same questions in the same words."""
    texts = []
    for variant in ("full", "short"):
        state = kontor.new_game("le_havre", players=3, seed=2, variant=variant)
        state.play(state.read("take wood"))
        texts.append({state.text(action).split()[0] for action in state.legal()})

    assert texts[0] == texts[1] == {"end", "buy"}


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 0}, "player"),
        ({"players": 6}, "player"),
        ({"players": 3, "variant": "long"}, "long"),
        ({"players": 3, "cards": ("base", "essne")}, "essne"),
        ({"players": 3, "colour": "red"}, "colour"),
    ],
)
def test_an_impossible_game_is_refused_with_a_sentence(options: dict[str, Any], word: str) -> None:
    """LH-2.1, LH-2.12."""
    with pytest.raises(kontor.BadInput, match=word) as refusal:
        kontor.new_game("le_havre", seed=1, **options)

    sentence = str(refusal.value)
    assert "\n" not in sentence
    assert not sentence.endswith(".")
