"""The tools behind docs/review.md reckon rightly."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.calibration import writing
from tools.calibration.reckoning import brier, off, read, reliability
from tools.review_figures import correlation, ranks, share


def game(seats: list[str], chances: list[float], won: Sequence[float]) -> dict[str, object]:
    mark = {"scores": [100.0, 90.0], "chances": chances, "spread": 8.0}
    scores = [104, 92]
    return {"game": "le_havre", "seats": seats, "marks": [mark] * 4, "scores": scores, "won": won}


def test_equal_losses_share_their_rank() -> None:
    assert ranks([0.0, 3.0, 0.0, 9.0]) == [1.5, 3.0, 1.5, 4.0]


def test_the_same_order_correlates_fully_and_the_reverse_not_at_all() -> None:
    assert correlation([1.0, 2.0, 5.0], [0.1, 0.2, 0.9]) == pytest.approx(1.0)
    assert correlation([1.0, 2.0, 5.0], [3.0, 2.0, 1.0]) == pytest.approx(-1.0)


def test_a_share_is_told_with_its_interval() -> None:
    assert share([1.0] * 19 + [0.0]) == "19 of 20 (95 %: 76 to 99 %)"


def test_outcomes_are_compared_with_outlooks_by_quarter() -> None:
    found = off([game(["trader", "deckhand"], [0.8, 0.2], (1, 0))])

    first = found["deckhand and trader", 2, "trader", 0]
    assert (first.games, first.mean, first.told) == (1, 4.0, 8.0)


def test_chances_are_compared_with_how_often_they_came_true() -> None:
    games = [game(["trader"] * 2, [0.75, 0.25], won) for won in ((1, 0), (1, 0), (0, 1), (1, 0))]

    bins = reliability(games)

    assert [(each.told, each.true) for each in bins] == [(0.25, 0.25), (0.75, 0.75)]
    assert brier(games, 1.0) == pytest.approx(0.1875)


def test_the_tables_stand_where_the_page_wants_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, file = tmp_path / "review.md", tmp_path / "games.jsonl"
    page.write_text(f"before\n{writing.BEGIN}former tables\n{writing.END}behind\n", "utf-8")
    file.write_text(json.dumps(game(["trader"] * 2, [0.6, 0.4], (1, 0))) + "\n", "utf-8")
    monkeypatch.setattr(writing, "PAGE", page)
    monkeypatch.setattr(writing, "PICTURES", tmp_path)

    said = writing.write([file])

    told = page.read_text("utf-8")
    assert said == "games: 1 of le_havre, 0 of craftsmen"
    assert told.startswith("before\n")
    assert told.endswith("behind\n")
    assert "former tables" not in told
    assert "| trader | trader | 2 | +3 ± 1 (told 8) |" in told
    assert (tmp_path / "reliability-le_havre.svg").read_text("utf-8").startswith("<svg")
    assert read([file])
