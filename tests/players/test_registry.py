"""The door to the opponents: names, seconds and refusals."""

import pytest

import kontor
from kontor import players
from kontor.core.errors import BadInput, IllegalAction, NotYourTurn
from kontor.core.setup import Setup
from kontor.core.words import say
from tests.players.matches import FEW, SETUPS, known_steps, steps


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_the_levels_of_a_game_are_named_and_described(game: str) -> None:
    found = players.levels(game)

    names = [level.name for level in found]
    assert (names[0], names[-1]) == ("deckhand", "magnate")
    assert [str(level) for level in found] == names
    assert all(say(f"terminal-level-{level}") != f"terminal-level-{level}" for level in found)
    assert all(level.seconds >= 0 for level in found)


def test_an_unknown_game_has_no_levels() -> None:
    with pytest.raises(BadInput):
        players.levels("chess")


@pytest.mark.parametrize("name", ["admiral", "", "trader:", "trader:soon", "trader:-1", ":1"])
def test_a_name_that_nobody_has_is_refused(name: str) -> None:
    state = kontor.new_game("le_havre", players=2, seed=1)

    with pytest.raises(BadInput):
        players.choose(name, state, 0)


def test_a_near_name_is_suggested() -> None:
    state = kontor.new_game("le_havre", players=2, seed=1)

    with pytest.raises(BadInput, match="did you mean 'trader'"):
        players.choose("tradr", state, 0)


def test_seconds_may_stand_behind_the_name() -> None:
    state = kontor.new_game("le_havre", players=2, seed=1)

    assert players.choose("trader:0.5", state, 0, 3) == players.choose("trader", state, 0, 3)


def test_only_the_seat_to_move_is_asked() -> None:
    state = kontor.new_game("le_havre", players=2, seed=1)

    with pytest.raises(NotYourTurn):
        players.choose("deckhand", state, 1)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    for state, _, _ in steps(Setup.of("le_havre", 2, variant="short"), "deckhand", 1):
        last = state

    with pytest.raises(IllegalAction):
        players.choose("deckhand", last, 0)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
def test_the_best_actions_are_legal_and_in_order(setup: Setup) -> None:
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 2)):
        if number % 90 == 30:
            found = players.best(state, 3, seconds=0.02)
            assert 1 <= len(found) <= 3
            assert found[0].loss == 0
            assert all(choice.action in state.legal() for choice in found)
            assert [choice.loss for choice in found] == sorted(choice.loss for choice in found)
            opinion = players.assess(state, seat)
            assert len(opinion.scores) == len(opinion.chances) == setup.players
            assert sum(opinion.chances) == pytest.approx(1)


@pytest.mark.parametrize("setup", FEW, ids=lambda setup: setup.title)
def test_a_whole_move_is_legal_step_by_step_and_ends_where_a_move_does(setup: Setup) -> None:
    lengths = []
    for number, (state, seat, action) in enumerate(known_steps(setup, "deckhand", 2)):
        if number % 25 or not state.begins:
            continue
        steps = players.whole_move(state, action, 0.01)

        assert steps[0] == action
        lengths.append(len(steps))
        played = state.guess(seat, 0)
        for step in steps[:-1]:
            assert not played.news(seat, step).unforeseen >> seat & 1
            played = played.stages(seat, step)[-1].state
            assert played.seat == seat
            assert not played.begins
        assert steps[-1] in played.legal()
        is_seen = played.news(seat, steps[-1]).unforeseen >> seat & 1
        last = played.stages(seat, steps[-1])[-1]
        assert is_seen or last.cause or last.state.seat != seat or last.state.begins
    assert max(lengths) > 1


def test_a_whole_move_sells_all_that_is_of_no_more_use() -> None:
    seat = {"francs": 3, "goods": {"bread": 2, "leather": 1, "wood": 4}}
    state = kontor.position(
        {
            "phase": "final",
            "round": 18,
            "seats": [seat, {}, {}],
            "town": ["bridge_over_the_seine"],
        }
    )

    steps = players.whole_move(state, state.read("use bridge_over_the_seine"))

    for step in steps:
        state.play(step)
    left = state.position()["seats"][0]
    assert left["francs"] == 3 - 2 + 3 + 1  # LH-15.27
    assert left["goods"] == {"wood": 1}


def test_an_assessment_at_the_end_is_the_result() -> None:
    for state, _, _ in steps(Setup.of("craftsmen", 2), "deckhand", 6):
        last = state

    opinion = players.assess(last, 0)

    assert opinion.scores == last.scores()
    assert sorted(opinion.chances) == [0, 1]
