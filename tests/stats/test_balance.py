"""The pages on balance and scale say what their games and measurements say."""

import tomllib
from pathlib import Path

import pytest

import kontor
from kontor.craftsmen import cards
from kontor.stats.annals import annals
from tests.stats.games import CRAFTSMEN, played
from tools import scale
from tools.balance import experiments, page
from tools.balance.experiments import CHANGES, Change, toml, values

pytest.importorskip("pyarrow", reason="pyarrow is not installed (make ready installs it)")


def test_the_page_on_balance_is_that_of_its_games() -> None:
    text, drawn = page.page()

    assert text == page.PAGE.read_text("utf-8"), "python -m tools.balance writes it again"
    for name, svg in drawn.items():
        assert svg == (page.PICTURES / name).read_text("utf-8")


def test_the_page_on_scale_is_that_of_its_figures() -> None:
    assert scale.page(scale.load()) == scale.PAGE.read_text("utf-8")


def test_all_experiments_were_played() -> None:
    wanted = {(each.name, level) for each in CHANGES for level in each.levels}

    assert {(each["change"], each["level"]) for each in page.measured()} == wanted


def test_tables_become_toml_and_come_back() -> None:
    assert tomllib.loads(toml(values())) == values()


@pytest.mark.parametrize("change", CHANGES[1:], ids=lambda change: change.name)
def test_a_change_is_what_is_played_with(change: Change, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(toml(change.change(values())), "utf-8")

    changed = cards.load(("base", str(path)))  # refused where the tables do not fit together

    assert changed != cards.load(("base",))
    assert kontor.new_game("craftsmen", players=3, seed=1, cards=("base", str(path))).legal()


def test_measures_are_means_of_seats() -> None:
    game = annals(played(CRAFTSMEN)[0])

    found = experiments.told({1: game}, {1: game})["measures"]

    assert found["score"]["mean"]["value"] == round(sum(game.result.scores) / 3, 3)
    assert all(each["change"]["value"] == 0 for each in found.values())
    first = next(seat.score for seat in game.seats if seat.place == 0)
    others = (sum(game.result.scores) - first) / 2
    assert found["lead of the first"]["mean"]["value"] == round(first - others, 3)
