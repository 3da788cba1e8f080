"""What a host can set: numbers are read, and nonsense is refused with a sentence."""

import pytest

from kontor.core.errors import BadInput
from kontor.server.opponents import find_players
from kontor.server.settings import from_environment


def test_an_opponent_thinks_a_second_and_a_half_unless_the_host_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("KONTOR_THINK", raising=False)
    assert from_environment().think == 1.5

    monkeypatch.setenv("KONTOR_THINK", "0.25")
    assert from_environment().think == 0.25


@pytest.mark.parametrize("name", ["KONTOR_THINK", "KONTOR_LONGEST"])
@pytest.mark.parametrize("text", ["", "soon", "0", "-1", "601", "nan"])
def test_a_time_that_is_none_is_refused(
    text: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, text)

    with pytest.raises(BadInput, match=f"{name} is a number of seconds up to 600"):
        from_environment()


def test_a_module_of_players_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match=r"the players of 'no\.such\.module' cannot be loaded"):
        find_players("no.such.module")
