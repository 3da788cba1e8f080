"""The page on speed says what was measured."""

from kontor.cli.bench import MEASURES
from kontor.core import registry
from tools import speed


def test_the_tables_of_the_page_are_those_of_its_data() -> None:
    page = speed.page(speed.load())

    assert page == speed.PAGE.read_text("utf-8"), "python -m tools.speed writes the page again"


def test_every_game_has_every_figure_for_every_number_of_players() -> None:
    games = speed.load()["games"]

    wanted = {f"{players} {measure}" for players in speed.COUNTS for measure in MEASURES}
    assert set(games) == set(registry.GAMES)
    assert all(set(game["figures"]) == wanted for game in games.values())


def test_the_best_round_is_no_worse_than_the_median() -> None:
    games = speed.load()["games"].values()

    rates = [pair for game in games for key, pair in game["figures"].items() if "copy" not in key]
    times = [pair for game in games for key, pair in game["figures"].items() if "copy" in key]

    assert all(best >= median for best, median in rates)
    assert all(best <= median for best, median in times)


def test_an_aim_is_reached_by_the_median_and_not_by_the_best() -> None:
    assert speed.verdict("inside", 1_900_000) == "missed"
    assert speed.verdict("inside", 2_100_000) == "reached"
    assert speed.verdict("copy", 0.3) == "reached"
    assert speed.verdict("copy", 0.1) == "reached, and beyond"
