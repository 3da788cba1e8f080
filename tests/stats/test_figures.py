"""Figures: invented games have the shares and differences that they were made with."""

from math import sqrt
from random import Random

import pytest

from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES
from kontor.stats.annals import annals
from kontor.stats.estimates import Comparison, mean
from kontor.stats.figures import figures
from kontor.stats.pictures import pictures
from kontor.stats.sheets import sheets
from tests.stats.games import CRAFTSMEN, LE_HAVRE, invented, played


def test_a_card_that_brings_points_is_told_with_its_interval() -> None:
    (found,) = figures([invented(*_game(seed, 8)) for seed in range(200)])

    (bank,) = found.cards

    assert bank.points is not None
    assert bank.points.low < 8 < bank.points.high
    assert bank.points.error < 2
    assert bank.points.is_sure
    assert bank.gained is not None
    assert bank.gained.value == 9


def test_a_card_that_brings_nothing_is_not_told_as_sure() -> None:
    (found,) = figures([invented(*_game(seed, 0)) for seed in range(200)])

    (bank,) = found.cards

    assert bank.points is not None
    assert not bank.points.is_sure


def _game(seed: int, effect: int) -> tuple[int, list[int], set[int]]:
    """The first seat has ten points more, which is no merit of its cards."""
    chance = Random(seed)
    owners = {seat for seat in (0, 1) if chance.random() < (0.7, 0.3)[seat]}
    scores = [
        100 + 10 * (seat == 0) + effect * (seat in owners) + chance.randrange(-6, 7)
        for seat in (0, 1)
    ]
    return seed, scores, owners


def test_places_have_their_shares_and_margins() -> None:
    (found,) = figures([invented(seed, [110, 100], set()) for seed in range(30)])

    first, second = found.places

    assert (first.wins.part, second.wins.part) == (1, 0)
    assert first.margin is not None
    assert (first.margin.value, first.margin.error) == (10, 0)


def test_a_mean_of_independent_values_has_the_usual_error() -> None:
    values = [float(value) for value in (1, 4, 4, 7, 9, 11)]

    found = mean(enumerate(values))

    assert found is not None
    middle = sum(values) / 6
    spread = sqrt(sum((value - middle) ** 2 for value in values) / 5)
    assert found.value == middle
    assert found.error == pytest.approx(1.959964 * spread / sqrt(6))


def test_values_of_one_deal_count_together() -> None:
    apart = mean([(at, value) for at, value in enumerate([1.0, 1.0, 5.0, 5.0])])
    together = mean([("one", 1.0), ("one", 1.0), ("other", 5.0), ("other", 5.0)])

    assert apart is not None
    assert together is not None
    assert together.error > apart.error


def test_only_cases_of_one_cell_are_compared() -> None:
    rich, poor = [True] * 9, [False] * 9
    cells = [0] * 9 + [1] * 9

    apart = Comparison(cells, range(18), [200.0] * 9 + [100.0] * 9)
    mixed = Comparison([0] * 18, range(18), [200.0] * 9 + [100.0 + at % 2 for at in range(9)])

    assert apart.of(rich + poor) is None
    found = mixed.of(rich + poor)
    assert found is not None
    assert found.value == pytest.approx(200 - 100 - 4 / 9)


def test_without_games_there_are_no_figures() -> None:
    with pytest.raises(BadInput, match="hold no games"):
        figures([])


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_pictures_speak_every_language(language: str) -> None:
    games = [annals(result) for setup in (LE_HAVRE, CRAFTSMEN) for result in played(setup)]
    games += [invented(seed, [100 + seed, 120], {seed % 2}) for seed in range(40)]

    for found in figures(games):
        told = sheets(found, language)
        drawn = pictures(found, language)

        words = [word for sheet in told for word in (sheet.title, sheet.note, *sheet.columns)]
        assert not [word for word in words if "stats-" in word]
        assert {"places", "scores", "parts"} <= drawn.keys()
        for picture in drawn.values():
            assert picture.startswith("<svg ")
            assert "prefers-color-scheme:dark" in picture
            assert "stats-" not in picture
