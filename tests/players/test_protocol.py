"""Modules of players, and names such as `magnate:0.5`: read alike wherever they are given."""

import pytest

from kontor import players
from kontor.core.errors import BadInput
from kontor.players.protocol import (
    MODULE,
    Advisers,
    Opponent,
    find_level,
    load_players,
    parse_opponent,
)


def test_our_own_players_keep_the_protocol() -> None:
    found = load_players(MODULE)

    assert found.levels("le_havre") == players.levels("le_havre")
    assert isinstance(found, Advisers)


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("", "the players of '' cannot be loaded: Empty module name"),
        ("no.such", "the players of 'no.such' cannot be loaded: No module named 'no'"),
        ("json", "'json' is not a module of players: it has no levels"),
        (
            "tests.players.test_protocol",
            "'tests.players.test_protocol' is not a module of players: ",
        ),
    ],
)
def test_a_module_without_players_is_refused_with_a_sentence(module: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        load_players(module)

    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "opponent", "written"),
    [
        ("trader", Opponent("trader"), "trader"),
        ("magnate:5", Opponent("magnate", 5.0), "magnate:5"),
        ("magnate:0.50", Opponent("magnate", 0.5), "magnate:0.5"),
        ("magnate:0", Opponent("magnate", 0.0), "magnate:0"),
    ],
)
def test_seconds_stand_behind_a_colon(name: str, opponent: Opponent, written: str) -> None:
    assert parse_opponent(name) == opponent
    assert str(opponent) == written


@pytest.mark.parametrize("time", ["", "soon", "-1", "nan", "inf", "11", "1:2"])
def test_what_is_no_time_is_refused_with_what_is_allowed(time: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_opponent(f"magnate:{time}", longest=10)

    expected = "is not a time to think; give it in seconds, at most 10, such as 'magnate:0.5'"
    assert str(refused.value) == f"'{time}' {expected}"


def test_an_opponent_is_given_no_more_than_is_allowed() -> None:
    assert parse_opponent("magnate:60").within(10) == Opponent("magnate", 10)
    assert parse_opponent("magnate:6").within(10) == Opponent("magnate", 6)
    assert parse_opponent("magnate").within(10) == Opponent("magnate")


def test_a_level_is_found_by_its_name_and_a_near_one_is_suggested() -> None:
    offered = players.levels("craftsmen")

    assert find_level(offered, "merchant").seconds == 0.1
    with pytest.raises(BadInput, match=r"no opponent is called 'marchant' \(did you mean"):
        find_level(offered, "marchant")
