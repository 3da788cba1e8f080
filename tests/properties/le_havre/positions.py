"""Positions of Le Havre for Hypothesis: reached by play, and made by hand."""

from random import Random
from typing import Any

from hypothesis import strategies as st

import kontor
from tests.le_havre.cards.printed import CARDS
from tests.properties.walks import stroll, words

SETS = [("base",), ("essen",), ("hameau",), ("promo",), ("base", "essen", "hameau", "promo")]
GOODS = words("""
    fish wood clay iron grain cattle coal hides
    smoked_fish charcoal brick steel bread meat coke leather
""")
SHIPS = {"wood": (2, 4, 6), "iron": (2, 4, 6, 8, 10, 12), "steel": (10, 16, 20, 24)}
ROUNDS = {"full": (7, 14, 18, 20, 20), "short": (4, 8, 12, 12, 15)}
OWNABLE = sorted(card.card for card in CARDS if card.card not in ("construction_site", "dive_bar"))
AFTER_OPENING = ["rattletrap_car", "football_stadium", "dunny", "picket_line"]


def setups() -> st.SearchStrategy[dict[str, Any]]:
    """The options of a game."""
    return st.fixed_dictionaries(
        {
            "players": st.integers(1, 5),
            "seed": st.integers(0, 2**20),
            "variant": st.sampled_from(["full", "full", "short"]),
            "cards": st.sampled_from(SETS),
            "expert": st.booleans(),
        }
    )


@st.composite
def reached(draw: st.DrawFn) -> Any:
    """A position that play led to: a stretch at random, then choices that Hypothesis makes."""
    options = draw(setups())
    state: Any = kontor.new_game("le_havre", **options)
    stroll(state, Random(options["seed"]), draw(st.integers(0, 400)))
    for choice in draw(st.lists(st.integers(0, 999), max_size=12)):
        if not state.is_over:
            state.play(state.legal()[choice % len(state.legal())])
    return state


def stocks(most: int = 12) -> st.SearchStrategy[dict[str, int]]:
    """Some goods."""
    return st.dictionaries(st.sampled_from(GOODS), st.integers(0, most), max_size=8)


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """A position by hand: rich seats, many cards of all sets, any round."""
    players = draw(st.integers(1, 5))
    owners = draw(st.lists(st.integers(-1, players), min_size=len(OWNABLE), max_size=len(OWNABLE)))
    solo = [card for card in OWNABLE if players > 1 or card not in NOT_IN_SOLO]
    place = dict(zip(solo, owners, strict=False))
    fleets = draw(st.permutations([(kind, value) for kind in SHIPS for value in SHIPS[kind]]))
    sizes = draw(st.lists(st.integers(0, 3), min_size=players, max_size=players))
    seats = [
        {
            "goods": draw(stocks()),
            "francs": draw(st.integers(0, 60)),
            "loans": draw(st.integers(0, 4)),
            "buildings": [card for card, owner in place.items() if owner == seat],
            "ships": [list(fleets.pop()) for _ in range(min(sizes[seat], len(fleets)))],
        }
        for seat in range(players)
    ]
    town = [card for card, owner in place.items() if owner == players]
    return {
        "game": "le_havre",
        "players": players,
        "cards": ["base", "essen", "hameau", "promo"],
        "expert": draw(st.booleans()),
        "round": draw(st.integers(1, ROUNDS["full"][players - 1])),
        "turn": draw(st.integers(1, 7)),
        "seat": draw(st.integers(0, players - 1)),
        "offers": draw(st.fixed_dictionaries({good: st.integers(0, 9) for good in OFFERS})),
        "town": [card for card in town if card not in AFTER_OPENING],
        "piles": [[], [], []],
        "specials": [],
        "seats": seats,
    }


OFFERS = ("fish", "wood", "clay", "iron", "grain", "cattle", "francs")
NOT_IN_SOLO = {
    "harbour_watch",
    "zoo",
    "pirates_lair",
    "picket_line",
    "tobacco_factory",
    "cattle_drive",
    "stockmarket",
    "souvenir_shop",
}
