"""The log: what was asked stands beside what was done, and only secrets are left out."""

from random import Random

import pytest

from kontor.core.table import Table
from kontor.server.history import History

SECRET = {"exchange", "discard", "pay", "look", "fee"}  # questions of Craftsmen about hands
OPEN = {"send", "make", "extra", "bid", "auction", "build", "buy", "pass"}


def played(game: str, players: int, seed: int, actions: int) -> History:
    """The past of a random game."""
    table = Table.new(game, players, seed)
    history = History(table)
    chance = Random(seed)
    while not table.state.is_over and len(table.history) < actions:
        assert table.state.seat is not None
        history.keep()
        table.play(table.state.text(chance.choice(table.state.legal())), table.state.seat)
        history.times.append(0)
    return history


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_is_done_in_the_open_is_told_to_everybody(seed: int) -> None:
    history = played("craftsmen", 3, seed, 400)
    entries = history.table.history

    for seat in (None, 0, 1, 2):
        lines = history.lines(0, len(entries), seat)
        hidden = [at for at, line in enumerate(lines) if line["text"] is None]
        assert all(entries[at].seat != seat for at in hidden)
        assert {lines[at]["question"]["kind"] for at in hidden} <= SECRET
        assert not {entries[at].text.split()[0] for at in hidden} & OPEN
        assert hidden


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_line_tells_what_was_asked_as_its_reader_saw_it(game: str) -> None:
    history = played(game, 2, 7, 60)

    for seat in (None, 0, 1):
        for line in history.lines(0, 60, seat):
            assert line["question"] == history.state(line["at"]).view(seat)["question"]
            assert line["question"]["seat"] == line["seat"]


def test_a_line_out_of_turn_answers_no_question() -> None:
    table = Table.from_position({"seats": [{"francs": 9, "loans": 1}, {}], "seat": 1})
    history = History(table)
    history.keep()

    table.play("repay", 0)
    history.times.append(0)

    (line,) = history.lines(0, 1, 0)
    assert line["out_of_turn"]
    assert line["question"] is None
