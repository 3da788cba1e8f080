"""What a view tells of the year's end before it comes, and of the worth of a hand."""

from typing import Any

import kontor
from tests.craftsmen.rules.play import at
from tests.craftsmen.rules.play_late import town

MARKERS: list[dict[str, Any]] = [{"beer": [1, 0]}, {}, {"beer": [None, 1], "meat": [None, 1]}, {}]


def test_a_view_changes_nothing() -> None:
    state = at(ships=MARKERS)
    before = state.key()

    state.view(0)

    assert state.key() == before


def test_those_with_markers_on_a_ship_stand_in_order() -> None:
    """CR-14.3, CR-14.4: more markers first, then the left field of the same row."""
    view = at(ships=MARKERS).view(None)

    assert view["most"] == [[1, 0], [], [1], []]
    assert view["seats"][1]["year_end"] == {
        "cargo": 4 + 4 + 3,
        "majorities": 4 + 6,
        "colours": 0,
        "granary": 0,
    }


def test_sets_of_colours_are_counted() -> None:
    """CR-14.9."""
    view = at(town("paper_mill_red_green", "mill_red_blue")).view(1)

    assert view["seats"][0]["sets"] == 1
    assert view["seats"][0]["year_end"]["colours"] == 3


def test_a_hand_is_worth_its_colours() -> None:
    """CR-5.4: of others only the number of cards is known."""
    view = at({"capital": ["red_1", "red_2", "blue_3"]}).view(0)

    assert view["seats"][0]["worth_of"] == {"violet": 0, "green": 0, "blue": 3, "red": 5}
    assert view["seats"][0]["worth"] == 8
    assert "worth_of" not in view["seats"][1]


def test_two_play_with_two_spaces_and_no_change_of_order() -> None:
    """CR-16.2, CR-16.7."""
    two, three = (kontor.new_game("craftsmen", players, 1).view(0) for players in (2, 3))

    assert (two["spaces"], two["change_fields"]) == (2, 0)
    assert (three["spaces"], three["change_fields"]) == (3, 3)
