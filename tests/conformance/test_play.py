"""Playing, in every game: what is legal, copies, keys, repetition and the end."""

from random import Random

from kontor.core import registry
from kontor.core.words import render
from tests.conformance.games import (
    EXAMPLES,
    SETUPS,
    Walk,
    everybody,
    lines,
    play,
    random_steps,
    texts,
)


def test_the_set_ups_cover_every_game_and_every_number_of_players() -> None:
    met = {(setup.game, setup.players) for setup in SETUPS}

    assert met == {(name, seats) for name, game in registry.GAMES.items() for seats in game.players}


def test_something_is_legal_until_the_end_and_nothing_after(game: Walk) -> None:
    for step in game.steps:
        assert step.state.legal()
        assert step.state.seat in range(step.state.players)
        assert not step.state.is_over

    end = game.end
    assert (end.is_over, end.seat, end.legal()) == (True, None, [])
    assert [end.legal_for(seat) for seat in range(end.players)] == [[]] * end.players
    assert all(end.why_not(line) for line in lines(game.setup.game, EXAMPLES, 0))


def test_legal_actions_are_different_numbers_below_the_bound(game: Walk) -> None:
    for state in (step.state for step in game.steps):
        for legal in (state.legal(), *(state.legal_for(seat) for seat in range(state.players))):
            assert len(set(legal)) == len(legal)
            assert all(type(action) is int and 0 <= action < state.bound for action in legal)


def test_the_bound_is_the_same_in_all_set_ups(game: Walk) -> None:
    bounds = {setup.open().bound for setup in SETUPS if setup.game == game.setup.game}

    assert bounds == {game.end.bound}


def test_nobody_acts_out_of_turn_in_the_own_decision(game: Walk) -> None:
    for state in (step.state for step in game.steps):
        assert state.seat is not None
        assert state.legal_for(state.seat) == []


def test_playing_on_a_copy_never_touches_the_original(game: Walk) -> None:
    for step in game.steps:
        key, legal = step.state.key(), step.state.legal()

        twin = step.state.copy()
        play(twin, step)

        assert step.state.key() == key
        assert step.state.legal() == legal

    for step in game.some(EXAMPLES):
        before = step.state.position()
        list(random_steps(step.state.copy(), Random(1), 50))
        assert step.state.position() == before


def test_the_original_never_touches_its_copy(game: Walk) -> None:
    for step in game.some(EXAMPLES):
        original, kept = step.state.copy(), step.state.copy()

        list(random_steps(original, Random(1), 5))

        assert kept == step.state
        assert kept.legal() == step.state.legal()


def test_copies_have_equal_keys_and_hashes_and_are_equal(game: Walk) -> None:
    for state in (step.state for step in game.steps):
        twin = state.copy()

        assert twin is not state
        assert (twin.key(), hash(twin)) == (state.key(), hash(state))
        assert twin == state
        assert len({twin, state}) == 1


def test_positions_are_equal_exactly_when_their_keys_are(game: Walk) -> None:
    states = [step.state for step in game.some(2 * EXAMPLES)]
    for one in states:
        for other in states:
            assert (one == other) == (one.key() == other.key())
        strangers: list[object] = [one.position(), one.key(), "a word", None]
        assert one not in strangers


def test_every_action_leads_to_another_position(game: Walk) -> None:
    for step, following in zip(
        game.steps, [s.state for s in game.steps[1:]] + [game.end], strict=True
    ):
        assert following != step.state


def test_the_same_seed_and_actions_give_the_same_position(game: Walk) -> None:
    state = game.setup.open()
    for step in game.steps:
        assert state.key() == step.state.key()
        assert state.seat == step.state.seat
        play(state, step)

    assert state == game.end
    assert state.scores() == game.end.scores()


def test_the_same_game_can_be_played_by_words(game: Walk) -> None:
    state = game.setup.open()
    for step in game.steps:
        action = state.read(step.text)
        state.play_for(step.seat, action) if step.out_of_turn else state.play(action)

    assert state == game.end


def test_asking_changes_nothing(game: Walk) -> None:
    for state in (step.state for step in game.some(EXAMPLES)):
        before = state.key()

        texts(state)
        for line in lines(game.setup.game, 20, 3):
            state.why_not(line)
        for seat in everybody(state):
            state.view(seat)
            state.guess(seat, 1)
        for seat in range(state.players):
            state.legal_for(seat)
            state.why_not_for(seat, "end")
            state.breakdown(seat)
        state.scores(), state.position(), hash(state), state.caption()

        assert state.key() == before


def test_scores_are_the_sum_of_their_breakdown(game: Walk) -> None:
    for state in [*(step.state for step in game.some(4 * EXAMPLES)), game.end]:
        sums = [sum(state.breakdown(seat).values()) for seat in range(state.players)]

        assert state.scores() == sums


def test_a_game_has_a_heading_at_all_times(game: Walk) -> None:
    for state in [*(step.state for step in game.steps), game.end]:
        caption = render(state.caption())

        assert "\n" not in caption
        assert "#" not in caption
