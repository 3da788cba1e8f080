"""What stands on the screen comes from the view of a seat, whatever the game."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

import kontor as package
from kontor.cli import screen
from kontor.cli.result import result, verdict
from kontor.cli.speech import render


def drawn(renderable: RenderableType) -> str:
    console = Console(width=160, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "-"),
        (True, "yes"),
        (7, "7"),
        ("black_market", "black market"),
        ({"smoked_fish": 2, "wood": 0}, "smoked fish 2"),
        ({}, "-"),
        ([], "-"),
        (["bank", "kiln"], "bank, kiln"),
        ([["wood", 2], ["iron", 4]], "wood 2, iron 4"),
        ([["bank", "kiln", "church"], []], "bank, kiln, church | -"),
        (["bank", None, None], "bank, 2 unseen"),
        ([None, None, None], "3 unseen"),
        ({"wood": [2, 4], "iron": []}, "wood 2, 4"),
        ({"wood": [2, 4], "iron": [6]}, "wood 2, 4; iron 6"),
    ],
)
def test_plain_data_become_words(value: Any, words: str) -> None:
    assert screen.words(value) == words


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(package.BadInput) as caught:
        screen.part({"rounds": []}, "round")

    assert str(caught.value).startswith("there is no 'round' to show (did you mean 'rounds'?)")


@pytest.mark.parametrize(
    ("scores", "first", "words"),
    [
        ([83], [0], "the game is over; your score is 83"),
        ([83, 90], [1], "seat 1 wins with 90"),
        ([90, 83, 90], [2], "seat 2 wins with 90 after a tie"),
        ([90, 83, 90], [0, 2], "seat 0 and seat 2 share the victory with 90"),
        ([7, 7, 7], [0, 1, 2], "seat 0, seat 1 and seat 2 share the victory with 7"),
    ],
)
def test_the_verdict_names_all_winners(scores: list[int], first: list[int], words: str) -> None:
    assert render(verdict(scores, first)) == words


@pytest.mark.parametrize(
    ("numbers", "words"),
    [([], "none"), ([3], "3"), ([1, 2, 3], "1 to 3"), ([0, 6, 7, 8], "0 and 6 to 8")],
)
def test_numbers_are_said_in_runs(numbers: list[int], words: str) -> None:
    assert render(screen.ranges(numbers)) == words


def test_the_result_shows_where_the_scores_come_from() -> None:
    state = package.new_game("le_havre", 2, 7)

    text = drawn(result(state))

    assert all(
        name in text for name in ("francs", "buildings", "bonuses", "ships", "loans", "total")
    )
