"""Killed again and again under load, the server loses no action that it accepted."""

import time
from pathlib import Path
from random import Random

from tests.server.house import House, sqlite
from tests.server.load import Player, check_kept, end, under_load

KILLS = 6
TABLES = 4


def test_no_accepted_action_is_lost(tmp_path: Path) -> None:
    house = House(sqlite(tmp_path)).start()
    players = [Player(house, seed) for seed in range(TABLES)]
    chance = Random(9)
    for player in players:
        player.start()

    for _ in range(KILLS):
        under_load(players)
        time.sleep(chance.random() / 2)
        house.kill()
        house.start()
    under_load(players)
    end(players)
    house.kill()
    house.open.close()

    assert all(player.count >= 3 * KILLS for player in players)
    check_kept(sqlite(tmp_path), players)
