"""What stands on the screen comes from the view of a seat, whatever the game."""

from typing import Any

import pytest
from rich.console import Console, RenderableType

import kontor as package
from kontor.cli import screen


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


def test_actions_are_numbered_through_and_grouped_by_verb() -> None:
    grid, order = screen.actions(["take wood", "use kiln", "take fish", "end"])

    lines = [line.split() for line in drawn(grid).splitlines()]
    assert lines == [
        ["take", "1", "wood", "2", "fish"],
        ["use", "3", "kiln"],
        ["end", "4", "end"],
    ]
    assert order == [0, 2, 1, 3]


def test_every_seat_has_a_column_and_the_viewer_is_marked() -> None:
    state = package.new_game("le_havre", 4, 7)

    text = drawn(screen.position(state.view(2), 2))

    assert "seat 2 (you)" in text
    assert "seat 0 *" in text
    assert "seat 3" in text


def test_a_long_list_is_cut_at_a_glance_and_whole_on_demand() -> None:
    view = {"town": [f"card_{at}" for at in range(42)], "piles": [["a", "b", "c", "d", "e"]]}

    glance = drawn(screen.position(view))

    assert "card 39, 2 more" in " ".join(glance.split())
    assert "a, b, c, d, 1 more" in glance
    assert "a, b, c, d, e" in drawn(screen.part(view, "piles"))


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(package.BadInput) as caught:
        screen.part({"rounds": []}, "round")

    assert str(caught.value).startswith("there is no 'round' to show (did you mean 'rounds'?)")


def test_the_result_names_all_winners() -> None:
    state = package.new_game("le_havre", 2, 7)

    text = drawn(screen.result(state))

    assert len(set(state.scores())) > 1 or "seat 0 and seat 1" in text
