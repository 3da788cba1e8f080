"""Positions of Craftsmen for Hypothesis: reached by play, and made by hand."""

from random import Random
from typing import Any

from hypothesis import strategies as st

import kontor
from tests.properties.craftsmen.printed import (
    ALIKE,
    BUILDING_OF,
    CAPITAL,
    HALVES,
    HOLDS,
    STORED,
    TOKENS,
)
from tests.properties.walks import stroll

SAWMILLS = [card for card in HALVES if card.startswith("sawmill")]
OTHERS = [card for card in HALVES if card not in SAWMILLS]
SEASONS = ("spring", "summer", "autumn", "winter")
STAGES = ("guild", "work_tokens", "helpers")
WORKING = ("bankers", "builders", "notary", "crafts", "merchants")


def setups() -> st.SearchStrategy[dict[str, Any]]:
    """The options of a game."""
    return st.fixed_dictionaries({"players": st.integers(2, 5), "seed": st.integers(0, 2**20)})


@st.composite
def reached(draw: st.DrawFn) -> Any:
    """A position that play led to: a stretch at random, then choices that Hypothesis makes."""
    options = draw(setups())
    state: Any = kontor.new_game("craftsmen", **options)
    stroll(state, Random(options["seed"]), draw(st.integers(0, 500)))
    for choice in draw(st.lists(st.integers(0, 999), max_size=12)):
        if not state.is_over:
            state.play(state.legal()[choice % len(state.legal())])
    return state


def positions() -> st.SearchStrategy[dict[str, Any]]:
    """A position by hand: long rows, full icons, ships and hands, any season."""
    return st.builds(rich, st.integers(2, 5), st.integers(0, 2**30))


def rich(players: int, seed: int) -> dict[str, Any]:
    """Everything is dealt out generously by one seed."""
    chance = Random(seed)
    season = chance.choice(SEASONS)
    stage = "winter" if season == "winter" else chance.choice(STAGES)
    works, privileges = shared(chance, players), shared(chance, players)
    return {
        "game": "craftsmen",
        "players": players,
        "seed": seed % 1000,
        "year": chance.randint(1, 3),
        "season": season,
        "stage": stage,
        "guild": chance.choice(("builders", "crafts") if stage == "winter" else WORKING),
        "order": chance.sample(range(players), players),
        "queues": {} if stage == "winter" else queues(chance, players),
        "granary": {good: fields(chance, [*range(players), "natural"]) for good in STORED},
        "ships": [{good: fields(chance, range(players))[::-1] for good in hold} for hold in HOLDS],
        "works": TOKENS[players] - sum(works),
        "privileges": TOKENS[players] - sum(privileges),
        **dealt(chance, players, works, privileges),
    }


def shared(chance: Random, players: int) -> list[int]:
    """Tokens of each seat, at most three and not more than there are."""
    return [chance.randint(0, min(3, TOKENS[players] // players)) for _ in range(players)]


def fields(chance: Random, markers: Any) -> list[Any]:
    """Two fields, the first filled first."""
    first = chance.choice([None, *markers])
    return [first, chance.choice([None, *markers]) if first is not None else None]


def queues(chance: Random, players: int) -> dict[str, list[list[int]]]:
    """Each seat has a helper in some guilds, one to a space."""
    spaces = 2 if players == 2 else 3
    found = {}
    left = dict.fromkeys(range(players), 5)
    for guild in (*WORKING, "town_hall"):
        ready = [seat for seat in left if left[seat]]
        standing = chance.sample(ready, min(chance.randint(0, spaces), len(ready)))
        for seat in standing:
            left[seat] -= 1
        found[guild] = [[seat] for seat in standing]
    return found


def dealt(chance: Random, players: int, works: list[int], privileges: list[int]) -> dict[str, Any]:
    """Rows, hands, capital and displays; every card in one place at most."""
    sawmills, cards = chance.sample(SAWMILLS, 6), chance.sample(OTHERS, len(OTHERS))
    purse = [card for card in CAPITAL for _ in range(ALIKE)]
    chance.shuffle(purse)
    found = []
    for seat in range(players):
        row = [sawmills.pop(), *(cards.pop() for _ in range(chance.randint(0, 9)))]
        chance.shuffle(row)
        found.append(
            {
                "row": row,
                "markers": markers(chance, row, [*range(players), "natural"]),
                "hand": [cards.pop() for _ in range(chance.randint(0, 3))],
                "capital": [purse.pop() for _ in range(chance.randint(0, 8))],
                "market": chance.randint(0, 3),
                "works": works[seat],
                "privileges": privileges[seat],
                "points": {"start": 0, "goods": chance.randint(0, 40)},
            }
        )
    return {"seats": found, "open": displays(cards), "open_capital": [purse.pop(), purse.pop()]}


def displays(cards: list[str]) -> dict[str, list[str]]:
    """Two open cards of each kind."""
    found: dict[str, list[str]] = {}
    for icons, kind in enumerate(("basic", "extended", "advanced")):
        left = [card for card in cards if len(BUILDING_OF[card].needs) == icons]
        found[kind] = left[:2]
    return found


def markers(chance: Random, row: list[str], owners: list[Any]) -> dict[str, list[Any]]:
    """Something on the input icons of most buildings."""
    needs = {card: len(BUILDING_OF[card].needs) for card in row}
    return {
        card: [chance.choice([None, *owners]) for _ in range(count)]
        for card, count in needs.items()
        if count
    }
