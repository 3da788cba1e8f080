"""The public names of the package, and which form of it runs."""

import json
import os
from pathlib import Path

import pytest

import kontor

ROOT = Path(__file__).parents[2]


def test_a_new_game_follows_from_its_seed() -> None:
    one = kontor.new_game("le_havre", players=3, seed=7, variant="full", cards=("base",))
    same = kontor.new_game("le_havre", 3, 7)
    other = kontor.new_game("le_havre", 3, 8)

    assert one.key() == same.key()
    assert one.key() != other.key()


def test_a_position_survives_json_and_back() -> None:
    state = kontor.new_game("le_havre", players=3, seed=7)
    for _ in range(60):
        state.play(state.legal()[0])

    again = kontor.position(json.loads(json.dumps(state.position())))

    assert again.key() == state.key()
    assert again.legal() == state.legal()


@pytest.mark.parametrize("data", [{"game": "le_havr"}, {"game": 7}, [], None, "le_havre"])
def test_a_position_of_no_known_game_is_refused(data: object) -> None:
    with pytest.raises(kontor.BadInput):
        kontor.position(data)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "data",
    [
        {"players": 0},
        {"players": None},
        {"players": True},
        {"seed": "7"},
        {"seed": []},
        {"variant": 3},
        {"variant": None},
        {"cards": {"base": 1}},
        {"cards": ["base", 3]},
        {"expert": None},
        {"expert": 1},
    ],
)
def test_a_position_with_a_wrong_header_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(kontor.BadInput) as caught:
        kontor.position(data)

    assert str(caught.value)


@pytest.mark.parametrize(
    "name", ["BadCard", "BadInput", "BadRecord", "IllegalAction", "NotYourTurn"]
)
def test_every_error_has_a_code_and_is_a_sentence(name: str) -> None:
    error = getattr(kontor, name)("the sentence")

    assert error.code == "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")
    assert str(error) == "the sentence"


def test_the_form_under_test_is_the_one_that_was_asked_for() -> None:
    source = Path(kontor.__file__).is_relative_to(ROOT / "src")

    if os.environ.get("KONTOR_FORM") == "plain":
        assert source
        assert not kontor.compiled()
    elif os.environ.get("KONTOR_FORM") == "installed":
        assert not source


def test_the_compiled_form_is_compiled_throughout() -> None:
    from kontor.core import chance
    from kontor.le_havre import game

    suffixes = {Path(str(module.__file__)).suffix == ".py" for module in (chance, game)}

    assert suffixes == {not kontor.compiled()}
