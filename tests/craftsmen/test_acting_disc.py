"""Which disc acts: everybody sees it, whatever else is asked meanwhile."""

from tests.craftsmen.rules.play import at, guild, question
from tests.craftsmen.rules.play_late import sawyer, town
from tests.lines import do


def test_nobody_acts_while_helpers_are_sent() -> None:
    assert question(at())["disc"] is None


def test_the_lower_disc_acts_first_and_then_the_upper_one() -> None:
    """CR-4.20."""
    state = guild("crafts", [[0, 0], [1], [1]], sawyer(), players=4)

    found = [question(state)["disc"]]
    while question(state)["kind"] == "craft":
        do(state, "stop")
        found.append(question(state)["disc"])

    assert found == [0, 1, 2, 4, None]


def test_the_disc_stays_while_a_good_is_put_somewhere() -> None:
    state = guild("crafts", [[1], [0], []], town("paper_mill_red_green"))

    do(state, "stop", "make wood")

    assert question(state)["kind"] == "put"
    assert question(state)["disc"] == 2
