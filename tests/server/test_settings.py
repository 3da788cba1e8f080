"""What a host can set: numbers are read, and nonsense is refused with a sentence."""

import pytest

from kontor.core.errors import BadInput
from kontor.players.protocol import load_players
from kontor.server.http.rate_limits import asker
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
        load_players("no.such.module")


@pytest.mark.parametrize(
    ("host", "proxies", "longest"),
    [
        (None, "", 300),
        ("127.0.0.1", "", 300),
        ("localhost", "", 300),
        ("::1", "", 300),
        ("0.0.0.0", "", 10),
        ("::", "", 10),
        ("192.168.1.5", "", 10),
        ("my.host", "", 10),
        ("127.0.0.1", "127.0.0.1", 10),
    ],
)
def test_guests_of_others_may_let_opponents_think_ten_seconds(
    host: str | None, proxies: str, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KONTOR_LONGEST", raising=False)
    monkeypatch.setenv("KONTOR_PROXIES", proxies)
    assert from_environment(host=host).longest == longest

    monkeypatch.setenv("KONTOR_LONGEST", "60")
    assert from_environment(host=host).longest == 60


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("nonsense", "nobody"),
        (None, "nobody"),
    ],
)
def test_a_household_counts_as_one(address: str | None, counted: str) -> None:
    assert asker(address) == counted
