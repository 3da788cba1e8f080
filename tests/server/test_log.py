"""The log: what was asked stands beside what was done, and only secrets are left out."""

from random import Random

import pytest

from kontor.core.table import Table
from kontor.server.rooms.history import History
from kontor.server.wire.replies import LogLine, Question
from tests.craftsmen.rules.play import at, seat

SECRET = {"exchange", "discard", "pay", "look", "fee", "trade", "invest"}  # about hands (CR-17)
OPEN = {"send", "make", "extra", "bid", "auction", "build", "buy", "pass"}


def question_of(line: LogLine) -> Question:
    """What a line of one step answers."""
    (step,) = line.steps
    assert step.question is not None
    return step.question


def played(game: str, players: int, seed: int, actions: int) -> History:
    """The past of a random game."""
    table = Table.new(game, players, seed)
    history = History(table)
    chance = Random(seed)
    while not table.state.is_over and len(table.history) < actions:
        assert table.state.seat is not None
        history.remember_state()
        table.play(table.state.text(chance.choice(table.state.legal())), table.state.seat)
        history.add_move(1, 0)
    return history


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_is_done_in_the_open_is_told_to_everybody(seed: int) -> None:
    history = played("craftsmen", 3, seed, 400)
    entries = history.table.history

    for reader in (None, 0, 1, 2):
        lines = history.lines(0, len(entries), reader)
        hidden = [n for n, line in enumerate(lines) if line.steps[0].text is None]
        assert all(entries[n].seat != reader for n in hidden)
        assert {question_of(lines[n])["kind"] for n in hidden} <= SECRET
        assert not {entries[n].text.split()[0] for n in hidden} & OPEN
        assert hidden


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_line_tells_what_was_asked_as_its_reader_saw_it(game: str) -> None:
    history = played(game, 2, 7, 60)

    for reader in (None, 0, 1):
        for line in history.lines(0, 60, reader):
            assert question_of(line) == history.state(line.at).view(reader)["question"]
            assert question_of(line)["seat"] == line.seat


def test_a_line_out_of_turn_answers_no_question() -> None:
    table = Table.from_position({"seats": [{"francs": 9, "loans": 1}, {}], "seat": 1})
    history = History(table)
    history.remember_state()

    table.play("repay", 0)
    history.add_move(1, 0)

    (line,) = history.lines(0, 1, 0)
    assert line.out_of_turn
    (step,) = line.steps
    assert (step.question, step.text) == (None, "repay")
    assert step.message is not None
    assert step.message.key == "lh-repay"


def render(history: History, *texts: str) -> dict[int | None, list[str | None]]:
    """What everybody reads of the last actions."""
    for text in texts:
        assert history.table.state.seat is not None
        history.remember_state()
        history.table.play(text, history.table.state.seat)
        history.add_move(1, 0)
    last = len(history.table.history)
    lines = {reader: history.lines(last - len(texts), last, reader) for reader in (None, 0, 1, 2)}
    steps = {
        reader: [step for line in found for step in line.steps] for reader, found in lines.items()
    }
    for step in [step for found in steps.values() for step in found]:
        assert (step.text is None) == step.message.key.startswith("cr-hidden-")
        assert step.text is not None or step.message.values == {}  # words give away no more
    return {reader: [step.text for step in found] for reader, found in steps.items()}


def test_an_exchanged_card_is_named_to_nobody_else_even_if_it_is_the_only_one_of_its_kind() -> None:
    """CR-17.7."""
    history = played("craftsmen", 3, 1, 0)
    state = history.table.state
    actor = state.seat
    assert actor is not None
    house = state.view(actor)["seats"][actor]["hand"][-1]

    read = render(history, f"exchange {house}")

    for reader in (None, 0, 1, 2):
        assert read[reader] == [f"exchange {house}" if reader == actor else None]


def test_a_fee_is_seen_by_the_two_alone_even_if_the_hand_holds_one_kind_only() -> None:
    """CR-17.10."""
    queues = {"crafts": [[1], [2], [2]]}
    start = at(seat("red_1", points=5), queues=queues, year=1).position()

    read = render(History(Table.from_position(start)), "cover crafts 1", "give red_1")

    assert {reader: texts[1] for reader, texts in read.items()} == {
        None: None, 0: "give red_1", 1: "give red_1", 2: None,
    }  # fmt: skip
