"""Readings that a file of values switches (CR-20.4), and games of rules 1 (CR-20.5)."""

from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor import Table
from kontor.craftsmen import cards, tables
from kontor.craftsmen.facts import facts
from kontor.players import choose
from tests.craftsmen.own_files import own as own_file
from tests.craftsmen.rules.play import guild, own, seat
from tests.craftsmen.rules.play_late import crafting, hold, season_end, town
from tests.lines import can, do, texts

LETTER = {name: words[0] for name, words in tables.READINGS.items()}
EVERY = [(name, word) for name, words in tables.READINGS.items() for word in words]
TAILOR = "tailor_green_blue"


@pytest.fixture
def switched(tmp_path: Path) -> Any:
    """The card sets of a game with these readings."""

    def chosen(**readings: str) -> list[str]:
        lines = [f'{name} = "{word}"' for name, word in (LETTER | readings).items()]
        name = f"{'_'.join(readings.values())}.toml"
        return ["base", own_file(tmp_path, "[readings]\n" + "\n".join(lines), name)]

    return chosen


def tokens(state: Any) -> list[int]:
    return [own(state, one)["privileges"] for one in range(3)]


def loaded(lying: list[Any], **given: Any) -> list[Any]:
    """The fields of clothes on ship 2 after seat 0 loaded there; it was bribed if it was full."""
    mine = town(TAILOR, capital=("red_1",), markers={TAILOR: [0, 0]})
    state = crafting(mine, ships=[{}, {"clothes": lying}, {}, {}], **given)
    do(state, "make clothes", "load 2" if None in lying else "bribe 2")
    return hold(state, 2, "clothes")


def mayor_wins(bid: int, **given: Any) -> bool:
    """Whether three cards of blue 1 beat this bid on an advanced card."""
    mine = seat("violet_1", "violet_1", "violet_1", "violet_2")
    given |= {"top": ["blue_1", "blue_1", "blue_1"], "cursor": 2}
    given |= {"open": {"advanced": ["winery_red_violet", "tailor_green_blue"]}}
    state = do(
        guild("notary", [[1], [0]], mine, **given), "auction winery_red_violet", f"bid {bid}"
    )
    return not own(state)["hand"]


def test_the_letter_of_the_rulebook_is_the_default() -> None:
    """CR-20.4."""
    found = {item["id"]: item["value"] for item in facts()["cards"] if item["set"] == "readings"}

    assert found == {f"reading_{name}": word for name, word in LETTER.items()}


def test_helpers_on_the_track_count_or_not(switched: Any) -> None:
    """CR-13.16: seat 0 stands there; with "pictures" it is still one of the fewest."""
    board = season_end(changes=[0], cards=switched(fewest="board"))
    pictures = season_end(changes=[0], cards=switched(fewest="pictures"))

    assert tokens(board) == [0, 1, 1]
    assert tokens(pictures) == [1, 1, 1]


@pytest.mark.parametrize(("reading", "value"), [("printed", 3), ("sets", 10)])
def test_sets_of_the_mayor_count_or_not(switched: Any, reading: str, value: int) -> None:
    """CR-8.14, CR-8.25: three blue ones are 3, or 10 as a set."""
    chosen = switched(mayor=reading)

    assert mayor_wins(value, cards=chosen)
    assert not mayor_wins(value + 1, cards=chosen)


def test_cards_of_several_colours_are_worth_the_same_to_the_mayor(switched: Any) -> None:
    """CR-8.25: there is no set among them."""
    given: dict[str, Any] = {"top": ["blue_2", "red_1", "green_3"], "cursor": 2}
    given["open"] = {"advanced": ["winery_red_violet", "tailor_green_blue"]}
    for reading in tables.READINGS["mayor"]:
        mine = seat("violet_1", "violet_1", "violet_1")
        state = guild("notary", [[1], [0]], mine, cards=switched(mayor=reading), **given)

        do(state, "auction winery_red_violet", "bid 6")

        assert can(state, "bid 7")
        assert can(state, "pass")


def test_a_row_is_pushed_or_filled(switched: Any) -> None:
    """CR-9.33, CR-9.50: the second marker comes in on the right, or lies down on the left."""
    push, fill = switched(hold="push"), switched(hold="fill")

    pushed = [loaded(lying, cards=push) for lying in ([None, None], [None, 1], [1, 2])]
    filled = [loaded(lying, cards=fill) for lying in ([None, None], [None, 1], [1, 2])]

    assert pushed == [[None, 0], [1, 0], [2, 0]]
    assert filled == [[None, 0], [0, 1], [2, 0]]


@pytest.mark.parametrize(("name", "word"), EVERY)
def test_a_game_is_played_saved_and_guessed_under_each_reading(
    switched: Any, name: str, word: str
) -> None:
    """CR-20.4, CR-20.5: by opponents who know nothing of switches."""
    table = Table.new("craftsmen", 3, 5, cards=switched(**{name: word}))

    while not table.is_over:
        assert table.seat is not None
        table.play(choose("trader", table.state, table.seat, 3))

    again = kontor.load(table.record())
    assert again.state == table.state
    assert again.rules == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('mayor = "printed"\nhold = "push"', "needs 'fewest'; a table is replaced as a whole"),
        ('fewest = "bord"\nmayor = "sets"\nhold = "push"', "did you mean 'board'?"),
        ('fewest = "board"\nmayor = "sets"\nhold = "push"\nx = 1', "has no key 'x'"),
    ],
)
def test_a_reading_that_is_not_known_is_refused(tmp_path: Path, text: str, said: str) -> None:
    """CR-20.4."""
    with pytest.raises(kontor.BadCard) as caught:
        cards.load(("base", own_file(tmp_path, f"[readings]\n{text}\n")))

    assert said in str(caught.value)


def test_rules_1_play_their_own_readings_whatever_a_file_says(switched: Any) -> None:
    """CR-20.5: a good may be lost, the track does not count, no set and no filling."""
    mine = town(TAILOR, markers={TAILOR: [0, 0]})
    other: dict[str, Any] = {
        "cards": switched(fewest="board", mayor="sets", hold="fill"),
        "rules": 1,
    }

    state = do(crafting(mine, rules=1), "make clothes")

    assert set(texts(state)) == {"load 2", "load 3", "lose"}
    assert tokens(season_end(changes=[0], **other)) == [1, 1, 1]
    assert loaded([None, 1], **other) == [1, 0]
    assert not mayor_wins(4, **other)
