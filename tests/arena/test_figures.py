"""The figures: shares, intervals, Elo, scores and where they come from."""

from math import exp, log

import pytest

from kontor.arena import Share, report, wilson
from kontor.arena.elo import UNIT, elo, strengths
from kontor.arena.shares import beats, victory
from tests.arena.games import made


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (500, 1000, 0.4691, 0.5309), (0, 0, 0, 1)],
)
def test_intervals_are_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_a_shared_victory_is_split() -> None:
    result = made("a b b", [50, 50, 20])

    assert victory(result, "a") == 0.5
    assert victory(result, "b") == 0.5
    assert victory(result, "c") == 0


def test_a_name_is_ahead_by_score_and_a_tie_is_a_half() -> None:
    assert beats(made("a b b", [50, 60, 20]), "a", "b") == 0.5
    assert beats(made("a b b", [20, 60, 20]), "a", "b") == 0.25
    assert beats(made("a b b", [70, 60, 20]), "b", "a") == 0


def test_a_winner_is_ahead_of_whoever_has_as_much() -> None:
    result = made("a b a", [50, 50, 20], winners=[1])

    assert beats(result, "b", "a") == 1
    assert beats(result, "a", "b") == 0


def test_elo_is_the_most_likely_one() -> None:
    tallies = {("a", "b"): (29.5, 99.0), ("b", "c"): (59.5, 99.0), ("a", "c"): (69.5, 99.0)}

    found = strengths(tallies, ["a", "b", "c"])

    best = likelihood(found)
    for name in "bc":
        for change in (-0.01, 0.01):
            assert likelihood({**found, name: found[name] + change}) < best


def likelihood(theta: dict[str, float]) -> float:
    """Of 100 games each: those of the test above and the drawn one."""
    whole = 0.0
    for one, other, won in (("a", "b", 30), ("b", "c", 60), ("a", "c", 70)):
        chance = 1 / (1 + exp(theta[other] - theta[one]))
        whole += won * log(chance) + (100 - won) * log(1 - chance)
    return whole


def test_elo_follows_the_share_of_a_pair() -> None:
    wins = [made("b a", [9, 1] if seed % 4 else [1, 9], seed=seed) for seed in range(400)]

    found = elo(wins, "a")

    assert found["a"] == pytest.approx((0, 0))
    assert found["b"][0] == pytest.approx(UNIT * log(3), abs=2)
    assert found["b"][1] == pytest.approx(40, abs=8)
    assert elo(wins, "b")["a"][0] == pytest.approx(-found["b"][0])
    assert elo(wins[:100], "a")["b"][1] > found["b"][1]
    assert elo(wins, "a") == found


def test_whoever_never_loses_has_a_wide_but_finite_elo() -> None:
    found = elo([made("b a", [9, 1], seed=seed) for seed in range(50)], "a")

    assert 600 < found["b"][0] < 1000
    assert found["b"][1] > 300


def test_who_never_met_the_anchor_has_no_elo() -> None:
    games = [made("a b", [1, 2]), made("c d", [1, 2]), made("b e", [1, 2])]

    assert set(elo(games, "a")) == {"a", "b", "e"}


def test_a_report_of_pairs_counts_both_sides() -> None:
    games = [
        made("a b b", [60, 50, 40], seed=1),
        made("b a b", [60, 50, 40], seed=1),
        made("a a b", [60, 50, 40], seed=1),
        made("b a a", [30, 50, 40], seed=2),
    ]

    found = report(games[0].job.setup, ["a", "b"], games)

    assert found.games == 4
    assert found.share("a", "b").won == 1 + 0.5 + 1 + 1
    assert found.share("b", "a") == Share(0.5, 4)
    (pair,) = found.pairs
    assert pair.lone == Share(1, 2)
    assert pair.lone_other == Share(0, 2)
    assert found.anchor == "a"


def test_a_report_tells_scores_parts_and_time() -> None:
    games = [made("a b", [60, 50]), made("b a", [10, 20]), made("a b", [30, 70])]

    found = report(games[0].job.setup, ["a", "b"], games)

    one = found.standing("a")
    assert one.scores.all == [60, 20, 30]
    assert one.scores.mean == pytest.approx(110 / 3)
    assert (one.scores.median, one.scores.best) == (30, 60)
    assert one.winning.all == [60, 20]
    assert (one.each, one.slowest, one.longest) == (2, 5, 8)
    assert found.parts == {"cash": 40, "loans": 0}
    assert found.winning_parts == {"cash": 50, "loans": 0}
    assert one.wins.data()["share"] == pytest.approx(2 / 3)


def test_deciles_divide_the_scores() -> None:
    games = [made("a", [score], seed=score) for score in range(101)]

    found = report(games[0].job.setup, ["a"], games)

    assert found.standing("a").scores.deciles == [10, 20, 30, 40, 50, 60, 70, 80, 90]
    assert found.pairs == []
    assert found.standing("a").elo is None


def test_a_report_of_nothing_is_no_error() -> None:
    found = report(made("a b", [1, 2]).job.setup, ["a", "b"], [])

    assert found.games == 0
    assert found.standing("a").scores.data()["mean"] is None
