"""People may type names, short forms and capitals."""

import pytest

import kontor
from kontor.cli.typed import action_text

NAMES = {"use Building Firm 1": "use building_firm_1", "take fish": "take fish"}


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("take wood", "take wood"),
        ("  Take   WOOD ", "take wood"),
        ("wood", "take wood"),
        ("take woo", "take wood"),
        ("use building firm 1", "use building_firm_1"),
        ("use Building_Firm_1", "use building_firm_1"),
        ("buy black market", "buy black_market"),
        ("use market", "use marketplace"),
        ("use wo", "use wo"),
        ("jump over it", "jump over_it"),
        ("", ""),
    ],
)
def test_a_line_means_an_action(line: str, text: str) -> None:
    state = kontor.new_game("le_havre", 1, 3, variant="short")

    assert action_text(state, line, NAMES) == text


def test_a_number_is_completed_by_the_good_that_is_asked_for() -> None:
    state = kontor.new_game("le_havre", 1, 3, variant="short")
    for text in ("use marketplace", "fee food"):
        state.play(state.read(text))

    asked = [state.text(action) for action in state.legal()]

    assert asked == ["pay 0 fish", "pay 1 fish", "pay 2 fish"]
    assert action_text(state, "pay 2", {}) == "pay 2 fish"
