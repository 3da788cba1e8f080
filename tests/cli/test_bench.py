"""The benchmark runs and prints every row; what it measures is no test."""

import json
from collections.abc import Callable

import pytest
from typer.testing import Result

from kontor.cli.bench import MEASURES, REFERENCE, THINKING
from kontor.core import registry

Kontor = Callable[..., Result]
TINY = ["bench", "--seconds", "0", "--rounds", "1"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_figure_has_its_row(kontor: Kontor, game: str) -> None:
    result = kontor("bench", game, *TINY[1:], "--players", "2,3")

    assert result.exit_code == 0
    assert game in result.stdout
    for title in (*MEASURES.values(), *THINKING.values(), REFERENCE, "2 players", "3 players"):
        assert title in result.stdout


def test_the_figures_can_be_had_as_json(kontor: Kontor) -> None:
    result = kontor(*TINY, "--players", "2", "--json")

    figures = json.loads(result.stdout)["figures"]
    assert set(figures) == {"reference", *(f"2 {measure}" for measure in MEASURES | THINKING)}
    assert all(min(figure["best"], figure["median"]) > 0 for figure in figures.values())


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("6", "le_havre is for 1 to 5 players, not 6"),
        ("x", "a number of players is a whole number, not 'x'"),
        (",", "this leaves nothing to measure"),
    ],
)
def test_players_that_cannot_be_are_refused(kontor: Kontor, players: str, sentence: str) -> None:
    result = kontor(*TINY, "--players", players)

    assert result.exit_code == 1
    assert result.stderr == f"{sentence}\n"
