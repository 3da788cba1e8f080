"""What can be set by hand in a position: it is all there, and a change of it can be played."""

import json
from random import Random
from typing import Any

import pytest

from kontor.core import registry
from kontor.core.blanks import Blank
from kontor.core.contract import State

WITH_BLANKS = [name for name, game in registry.GAMES.items() if game.blanks_of]


def reached(game: str, seed: int) -> State:
    """A position somewhere in a game of chance."""
    chance = Random(seed)
    manifest = registry.GAMES[game]
    state = manifest.new(chance.choice([2, 3, 4]), seed, {})
    for _ in range(chance.randrange(10, 150)):
        state.play(chance.choice(state.legal()))
    return state


def place_of(data: Any, blank: Blank) -> Any:
    for name in blank.path[:-1]:
        data = data[name]
    return data


@pytest.mark.parametrize("game", WITH_BLANKS)
@pytest.mark.parametrize("seed", range(4))
def test_a_position_that_is_not_changed_stays_as_it_is_but_for_what_is_under_way(
    game: str, seed: int
) -> None:
    state = reached(game, seed)
    before = json.loads(json.dumps(state.position()))

    made = registry.from_position(registry.GAMES[game].mended(before)).position()

    assert made["seats"] == before["seats"]


@pytest.mark.parametrize("game", WITH_BLANKS)
@pytest.mark.parametrize("seed", range(4))
def test_what_stands_in_a_blank_is_a_number_in_its_range_or_one_of_its_choices(
    game: str, seed: int
) -> None:
    state = reached(game, seed)
    data = json.loads(json.dumps(state.position()))
    found = registry.GAMES[game].blanks(state)

    for blank in found.blanks:
        place, last = place_of(data, blank), blank.path[-1]
        known = [choice.value for choice in found.choices.get(blank.choices, [])]
        if blank.is_list:
            assert all(each in known for each in place[last]), blank.path
            assert len(place[last]) <= blank.most, blank.path
        elif blank.choices:
            assert place[last] in known, blank.path
        else:
            value = place.get(last, 0)
            assert blank.least <= value <= blank.most, blank.path


@pytest.mark.parametrize("game", WITH_BLANKS)
def test_goods_money_and_cards_can_be_changed_one_by_one(game: str) -> None:
    state = reached(game, 1)
    manifest = registry.GAMES[game]
    found = manifest.blanks(state)
    own = [each for each in found.blanks if each.path[0] == "seats" and each.path[-1] != "row"]
    assert len(own) > 10

    for blank in own:
        data = json.loads(json.dumps(state.position()))
        place, last = place_of(data, blank), blank.path[-1]
        if blank.is_list:
            place[last] = place[last][1:]
        elif not blank.choices:
            place[last] = min(place.get(last, 0) + 1, blank.most)
        registry.from_position(manifest.mended(data))  # or it is refused
