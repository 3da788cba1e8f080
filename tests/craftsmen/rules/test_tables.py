"""Chapters 18 to 20: what the tables say of themselves, and values of one's own."""

import re
from pathlib import Path
from typing import Any

import pytest

import kontor
from tests.craftsmen.rules.play import at, guild, queue, seat
from tests.craftsmen.rules.play_late import year_end
from tests.lines import can, do

DOCS = Path(__file__).parents[3] / "docs"
RULES = (DOCS / "rules" / "craftsmen.md").read_text("utf-8")
PRINTED = str(DOCS / "examples" / "my_printed_values.toml")
DEFINED = set(re.findall(r"^\*\*(CR-\d+\.\d+)\*\*", RULES, re.MULTILINE))


def clause(number: str) -> str:
    """The text of a clause, with its table."""
    return RULES.split(f"**{number}**")[1].split("\n**CR-")[0].split("\n## ")[0]


def rows(number: str) -> list[list[str]]:
    """The rows of the table of a clause, without its head."""
    lines = [line for line in clause(number).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_reconstructed_table_says_how_sure_it_is() -> None:
    """CR-18.1, CR-20.3: chains, faces, tokens, capital and holds."""
    for number in range(3, 8):
        assert "conf" in clause(f"CR-18.{number}") or "0." in clause(f"CR-18.{number}")
    for number in (9, 11, 13, 16):
        assert "conf. 0." in clause(f"CR-18.{number}")


def test_an_own_file_takes_the_place_of_a_table() -> None:
    """CR-18.2: clothes are worth 7 on ship 2 and weapons sail there too."""
    cards = ["base", PRINTED]
    ships: list[dict[str, Any]] = [{}, {"clothes": [None, 0], "weapons": [None, 1]}, {}, {}]
    state = year_end(seat(), cards=cards, ships=ships, bonus={"weapons": 0})

    assert [state.breakdown(one)["cargo"] for one in (0, 1)] == [7, 7]
    assert state.breakdown(0)["bonus_tokens"] == 6
    assert at().position()["cards"] == ["base"]


def test_an_own_file_can_be_named_at_the_start_of_a_game() -> None:
    """CR-18.2."""
    state = kontor.new_game("craftsmen", players=3, seed=1, cards=("base", PRINTED))

    assert list(state.position()["ships"][1]) == ["clothes", "weapons", "candles"]


@pytest.mark.parametrize("name", ["bankers", "builders", "notary", "crafts", "merchants"])
def test_the_first_space_of_five_guilds_is_gold_and_the_last_has_a_ribbon(name: str) -> None:
    """CR-18.16, CR-4.6: without card and points only the ribbon can be covered."""
    state = at(players=4, queues={name: [[1], [2], [3]]})

    assert can(state, f"cover {name} 3")
    assert not can(state, f"cover {name} 1")
    assert not can(state, f"cover {name} 2")


def test_the_town_hall_has_a_ribbon_but_no_gold() -> None:
    """CR-18.16, CR-11.6."""
    state = at(players=4, queues={"town_hall": [[1], [2], [3]]})
    do(state, "cover town_hall 3")
    assert queue(state, "town_hall") == [[1], [2], [3, 0]]

    state = do(guild("town_hall", [[0], [1]], seat(privileges=1)), "take work")
    assert state.position()["used"] == {}


def test_the_values_worth_checking_are_all_unsure() -> None:
    """CR-18.18: it names only clauses with a mark."""
    named = re.findall(r"CR-\d+\.\d+", clause("CR-18.18"))

    assert len(named) == 6
    assert all(re.search(r"0\.\d", clause(number)) for number in named)


def test_every_ruling_is_one_row_and_leads_to_a_clause() -> None:
    """CR-19.1: and each ruling that a clause names is in the table."""
    numbers = [row[0] for row in rows("CR-19.1")]
    play = RULES.split("## 19 ")[0]

    assert len(numbers) == len(set(numbers)) > 50
    assert set(re.findall(r"\b[A-I]\d+\b", " ".join(re.findall(r"rulings? [^)]*", play)))) <= {
        *numbers
    }
    for row in rows("CR-19.1"):
        assert set(re.findall(r"CR-\d+\.\d+", row[-1])) <= DEFINED, row
        assert "CR-" in row[-1], row


@pytest.mark.parametrize("number", ["CR-20.1", "CR-20.2"])
def test_every_gap_leads_to_a_clause(number: str) -> None:
    """CR-20.1, CR-20.2."""
    for row in rows(number):
        assert "CR-" in row[-1], row
        assert set(re.findall(r"CR-\d+\.\d+", row[-1])) <= DEFINED, row


def test_every_ruling_of_our_own_is_in_the_list_of_gaps_and_used() -> None:
    """CR-20.2."""
    listed = [row[0] for row in rows("CR-20.2")]
    play = RULES.split("## 19 ")[0]
    named = set(re.findall(r"\bP\d+\b", play))

    assert len(listed) == len({*listed}) > 15
    assert named == {*listed}
