"""A table checks, plays, takes back and plays again."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor import BadInput, IllegalAction, NotYourTurn, Table
from kontor.core.table import STRIDE


def test_words_and_numbers_play_the_same_action(opening: Table) -> None:
    action = opening.state.legal()[0]
    other = Table.new("le_havre", 3, 7)

    entry = opening.play(action)
    other.play(entry.text)

    assert other.state.key() == opening.state.key()
    assert other.history == opening.history


def test_an_entry_tells_seat_words_and_number_of_choices(opening: Table) -> None:
    seat, legal = opening.state.seat, opening.state.legal()

    entry = opening.play(legal[-1], seat)

    assert (entry.seat, entry.action, entry.legal) == (seat, legal[-1], len(legal))
    assert not entry.out_of_turn


def test_another_seat_is_refused_when_it_is_not_its_turn(opening: Table) -> None:
    text = opening.state.text(opening.state.legal()[0])

    with pytest.raises(NotYourTurn) as caught:
        opening.play(text, 1)

    assert str(caught.value) == "seat 0 is to move, not seat 1"
    assert opening.history == []


@pytest.mark.parametrize("seat", [-1, 3, "0", True])
def test_a_seat_that_is_not_there_is_refused(opening: Table, seat: Any) -> None:
    with pytest.raises(BadInput):
        opening.play(opening.state.legal()[0], seat)


@pytest.mark.parametrize(
    "action", ["", "jump", "take gold", "take", "use nowhere", "@", "\x00", None, 1.5, True]
)
def test_an_action_that_makes_no_sense_is_refused(opening: Table, action: Any) -> None:
    with pytest.raises(BadInput):
        opening.play(action)

    assert opening.history == []


def test_a_known_action_that_is_not_possible_is_refused_with_the_reason(opening: Table) -> None:
    reason = opening.state.why_not("repay")

    with pytest.raises(IllegalAction) as caught:
        opening.play("repay")

    assert str(caught.value) == reason


@pytest.mark.parametrize("action", [-1, 1 << 40, 1 << 70])
def test_a_number_that_is_not_legal_is_refused(opening: Table, action: int) -> None:
    with pytest.raises(IllegalAction):
        opening.play(action)


def test_an_out_of_turn_action_is_marked() -> None:
    for seed in range(200):
        table = Table.new("le_havre", 3, seed)
        chance = Random(seed)
        for _ in range(400):
            if table.state.is_over:
                break
            for seat in range(3):
                offered = table.state.legal_for(seat)
                if seat != table.state.seat and offered:
                    entry = table.play(offered[0], seat)
                    assert entry.out_of_turn
                    assert (entry.seat, entry.legal) == (seat, len(offered))
                    return
            table.play(chance.choice(table.state.legal()))
    pytest.fail("nobody could ever act out of turn")


def test_undo_and_redo_lead_back_and_forth(midgame: Table) -> None:
    before, length = midgame.state.key(), len(midgame.history)

    midgame.undo(STRIDE + 5)
    midgame.redo(3)
    midgame.redo(STRIDE + 2)

    assert midgame.state.key() == before
    assert len(midgame.history) == length
    assert midgame.undone == []


def test_a_new_action_forgets_what_was_taken_back(midgame: Table) -> None:
    midgame.undo(50)
    played = len(midgame.history)

    midgame.play(midgame.state.legal()[-1])

    assert midgame.undone == []
    assert len(midgame.history) == played + 1
    assert midgame.at(played + 1).key() == midgame.state.key()


@pytest.mark.parametrize("steps", [101, -1, "1"])
def test_undo_refuses_what_is_not_there(midgame: Table, steps: Any) -> None:
    with pytest.raises(BadInput):
        midgame.undo(steps)


@pytest.mark.parametrize("steps", [1, -1, "1"])
def test_redo_refuses_what_is_not_there(midgame: Table, steps: Any) -> None:
    with pytest.raises(BadInput):
        midgame.redo(steps)


@pytest.mark.parametrize("count", [101, -1, None])
def test_at_refuses_what_is_not_there(midgame: Table, count: Any) -> None:
    with pytest.raises(BadInput):
        midgame.at(count)


def test_a_look_back_does_not_touch_the_table(midgame: Table) -> None:
    before = midgame.state.key()

    past = midgame.at(40)
    past.play(past.legal()[0])

    assert midgame.state.key() == before
    assert midgame.at(40).key() != past.key()


def test_nothing_is_played_after_the_end() -> None:
    table = Table.new("le_havre", 1, 3, variant="short")
    chance = Random(3)
    while not table.state.is_over:
        table.play(chance.choice(table.state.legal()))

    with pytest.raises(IllegalAction) as caught:
        table.play("end")

    assert str(caught.value) == "the game is over"


def test_a_table_from_a_position_starts_there(midgame: Table) -> None:
    data = midgame.state.position()

    table = Table.from_position(data)

    assert table.state.key() == midgame.state.key()
    assert table.history == []


@pytest.mark.parametrize("data", [{"players": {1, 2}}, {"x": float}, 3, None])
def test_a_position_that_is_no_plain_data_is_refused(data: Any) -> None:
    with pytest.raises(BadInput):
        Table.from_position(data)


@settings(deadline=None, max_examples=25)
@given(st.lists(st.integers(-60, 60), max_size=20), st.integers(0, 1000))
def test_any_way_through_time_ends_where_a_straight_game_does(moves: list[int], seed: int) -> None:
    table, chance = Table.new("le_havre", 2, seed), Random(seed)
    for move in moves:
        if move < 0:
            table.undo(min(-move, len(table.history)))
        for _ in range(move):
            if table.state.is_over:
                break
            table.play(chance.choice(table.state.legal()))

    straight = Table.new("le_havre", 2, seed)
    for entry in table.history:
        straight.play(entry.action)

    assert straight.state.key() == table.state.key()


def test_a_table_can_be_read_like_its_state() -> None:
    table = Table.new("le_havre", 2, 3)

    table.play("take fish")

    assert table.key() == table.state.key()
    assert (table.seat, table.legal(), table.scores()) == (
        table.state.seat,
        table.state.legal(),
        table.state.scores(),
    )
