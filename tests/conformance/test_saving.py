"""Saving, in every game: positions as data and records as text."""

import json
from random import Random

import kontor
from kontor.core.registry import from_position
from tests.conformance.games import EXAMPLES, Walk, everybody, random_steps, texts


def table_of(game: Walk) -> kontor.Table:
    """The same game, played at a table."""
    setup = game.setup
    table = kontor.Table.new(setup.game, setup.players, setup.seed, **dict(setup.setup.options))
    for step in game.steps:
        table.play(step.text, step.seat)
    return table


def test_a_position_in_mid_action_survives_json_and_back(game: Walk) -> None:
    steps = [*game.some(2 * EXAMPLES), *game.rare(5)]
    for state in [*(step.state for step in steps), game.end]:
        again = from_position(json.loads(json.dumps(state.position())))

        assert again == state
        assert hash(again) == hash(state)
        assert (again.seat, again.is_over) == (state.seat, state.is_over)
        assert texts(again) == texts(state)
        for seat in range(state.players):
            assert again.legal_for(seat) == state.legal_for(seat)
        assert again.position() == state.position()


def test_a_position_read_back_goes_on_like_the_original(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES // 2)):
        original, again = step.state.copy(), from_position(step.state.position())
        for action in random_steps(original, Random(at), 60):
            assert action in again.legal()
            again.play(action)

        assert again == original


def test_a_position_shows_the_same_to_everybody_when_read_back(game: Walk) -> None:
    for state in (step.state for step in game.some(EXAMPLES // 2)):
        again = from_position(state.position())

        assert [again.view(seat) for seat in everybody(state)] == [
            state.view(seat) for seat in everybody(state)
        ]


def test_a_position_is_not_tied_to_its_state(game: Walk) -> None:
    state = game.steps[len(game.steps) // 2].state
    key, data = state.key(), dict(state.position())

    for value in data.values():
        if isinstance(value, (list, dict)):
            value.clear()

    assert state.key() == key


def test_a_record_replays_exactly(game: Walk) -> None:
    table = table_of(game)
    record = table.record()

    again = kontor.load(record)

    assert table.state == game.end
    assert again.state == game.end
    assert again.history == table.history
    assert again.record() == record


def test_a_record_can_be_cut_at_any_line(game: Walk) -> None:
    table = table_of(game)
    lines = table.record().splitlines()
    cut = Random(game.setup.seed).randrange(4, len(lines))
    short = kontor.load("\n".join(lines[:cut]).encode())

    assert short.state == table.at(len(short.history))
    assert short.history == table.history[: len(short.history)]


def test_a_record_can_begin_in_mid_action(game: Walk) -> None:
    for at, step in enumerate(game.some(3)):
        table = kontor.Table.from_position(step.state.position())
        for action in random_steps(step.state.copy(), Random(at), 30):
            table.play(action)

        again = kontor.load(table.record())

        assert again.state == table.state
        assert again.record() == table.record()
