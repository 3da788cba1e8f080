"""What players count in one pass is what the rules count seat by seat."""

from typing import Any

import pytest

from kontor.core.setup import Setup
from kontor.craftsmen.goods import SHIPS
from kontor.craftsmen.scoring import standing
from kontor.le_havre.scoring import Holdings, bonuses, building_value, ship_value, wealth
from kontor.players.craftsmen.evaluation import bits
from kontor.players.craftsmen.year_end import Standings
from tests.players.matches import CRAFTSMEN, LE_HAVRE, steps

EACH = 25  # steps of a game from one comparison to the next


@pytest.mark.parametrize("setup", LE_HAVRE, ids=lambda setup: setup.title)
def test_holdings_of_le_havre_are_the_wealth_of_each_seat(setup: Setup) -> None:
    holdings, alone = Holdings(), Holdings()
    owned = 0
    for number, (state, _, _) in enumerate(steps(setup, "deckhand", 14)):
        if number % EACH == 0:
            position: Any = state
            holdings.count(position)
            for seat in range(setup.players):
                assert holdings.buildings[seat] == building_value(position, seat)
                assert holdings.ships[seat] == ship_value(position, seat)
                assert holdings.bonuses[seat] == bonuses(position, seat)
                assert holdings.wealth(position, seat) == wealth(position, seat)
                alone.count_one(position, seat)
                assert alone.wealth(position, seat) == wealth(position, seat)
                assert alone.fees[seat] == holdings.fees[seat]
                owned += int(holdings.buildings[seat])

    assert owned > 0


@pytest.mark.parametrize("setup", CRAFTSMEN, ids=lambda setup: setup.title)
def test_standings_of_craftsmen_are_those_of_each_ship(setup: Setup) -> None:
    standings = Standings()
    seen = 0
    for number, (state, _, _) in enumerate(steps(setup, "deckhand", 14)):
        if number % EACH == 0:
            position: Any = state
            standings.count(position)
            for ship in range(SHIPS):
                for seat in range(setup.players):
                    rank = standing(position, ship, seat)
                    assert standings.rank(ship, seat) == rank
                    seen += int(rank)

    assert seen > 0


@pytest.mark.parametrize("mask", [0, 1, 0b1011, (1 << 23) - 1, 1 << 22, 0x2AAAAA])
def test_bits_are_counted(mask: int) -> None:
    assert bits(mask) == mask.bit_count()
