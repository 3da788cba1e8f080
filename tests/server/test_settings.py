"""What a host can set: numbers are read, and nonsense is refused with a sentence."""

import pytest

from kontor.core.errors import BadInput
from kontor.server.settings import from_environment


def test_an_opponent_thinks_a_second_and_a_half_unless_the_host_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("KONTOR_THINK", raising=False)
    assert from_environment().think == 1.5

    monkeypatch.setenv("KONTOR_THINK", "0.25")
    assert from_environment().think == 0.25


@pytest.mark.parametrize("text", ["", "soon", "0", "-1", "601", "nan"])
def test_a_time_that_is_none_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_THINK", text)

    with pytest.raises(BadInput, match="KONTOR_THINK is a number of seconds up to 600"):
        from_environment()
