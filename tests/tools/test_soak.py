"""The soak of the rules: it goes on where it ended, and finds what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core.chance import Chance
from kontor.craftsmen import audit as craftsmen_audit
from kontor.craftsmen.layout import DISCARDS, HELD
from kontor.le_havre import audit as le_havre_audit
from kontor.le_havre.layout import FLEET, SEAT, STANDINGS
from tools import soak


def test_a_run_goes_on_where_the_last_one_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "CHUNK", 1)
    file = tmp_path / "soak.json"

    first = soak.run(0.0, 1, file)
    again = soak.run(0.0, 1, file)

    assert first["le_havre"]["games"] == 1
    assert again["le_havre"]["games"] == 2
    assert again["le_havre"]["decisions"] > first["le_havre"]["decisions"] > 0
    assert json.loads(file.read_text()) == again


def test_all_kinds_of_games_are_played() -> None:
    for manifest in soak.games():
        kinds = soak.kinds(manifest)
        assert {setup.players for setup in kinds} == set(manifest.players)
        for name, option in manifest.options.items():
            chosen = [dict(setup.options)[name] for setup in kinds]
            words = {
                word for each in chosen for word in (each if isinstance(each, tuple) else [each])
            }
            assert words >= set(option.offered)


@pytest.mark.parametrize(
    ("place", "said"),
    [
        (SEAT, "less than nothing of a good"),
        (SEAT + FLEET, "not its fleet"),
        (STANDINGS, "counted|listed|order"),
    ],
)
def test_what_is_wrong_in_le_havre_is_found(place: int, said: str) -> None:
    state: Any = kontor.new_game("le_havre", 3, 1)
    assert le_havre_audit.audit(state) == ""

    state.row[place] -= 9 if place == SEAT else 1

    with pytest.raises(AssertionError, match=said):
        soak.audited_playout(state, Chance(1), le_havre_audit.audit)


@pytest.mark.parametrize(
    ("place", "said"),
    [(DISCARDS, "as were printed"), (HELD, "helpers of a guild")],
)
def test_what_is_wrong_in_craftsmen_is_found(place: int, said: str) -> None:
    state: Any = kontor.new_game("craftsmen", 3, 1)
    assert craftsmen_audit.audit(state) == ""

    state.row[place] += 1

    assert said in craftsmen_audit.audit(state)
