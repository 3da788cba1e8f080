"""OpenSpiel's own tests pass; and a state that is dealt anew looks the same to its player."""

import pickle
from random import Random
from typing import Any

import pytest

from kontor.core.setup import Setup
from tests.envs.tables import SETUPS, name_of, needs

needs("pyspiel")

import pyspiel  # noqa: E402

from kontor.envs import open_spiel  # noqa: E402, F401 - registers the games
from kontor.envs.observation import Observer  # noqa: E402
from kontor.envs.recall import DICE, dice_of, seed_of  # noqa: E402
from kontor.envs.rewards import REWARDS  # noqa: E402

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


def text_of(setup: Setup, reward: str = "score") -> str:
    """A set-up as OpenSpiel spells it."""
    options = {
        name: "+".join(value) if isinstance(value, tuple) else value
        for name, value in setup.options
    }
    given = {"players": setup.players, "reward": reward, **options}
    return f"kontor_{setup.game}_v0({','.join(f'{name}={value}' for name, value in given.items())})"


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state after so many random actions, or the last one."""
    state, chance = game.new_initial_state(), Random(seed)
    while steps and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_the_random_simulation_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(text_of(setup)), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.filterwarnings("ignore")  # what OpenSpiel imports there is not ours
@every_setup
def test_the_simulation_of_open_spiels_own_tests_passes(setup: Setup) -> None:
    tests = pytest.importorskip("open_spiel.python.tests.games_sim_test")

    tests.GamesSimTest("test_pig").sim_game(pyspiel.load_game(text_of(setup, "place")))


@pytest.mark.parametrize("setup", SETUPS[1::5], ids=name_of)
def test_states_are_written_down_and_read_again(setup: Setup) -> None:
    game = pyspiel.load_game(text_of(setup))
    for steps in (0, 2, 3, 40, 90):
        state = walked(game, 3, steps)

        written = pyspiel.serialize_game_and_state(game, state)
        copies = [
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(written)[1],
        ]

        for copy in copies:
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            assert copy.legal_actions() == state.legal_actions()
            for player in range(setup.players if steps >= DICE else 0):
                assert copy.information_state_string(player) == state.information_state_string(
                    player
                )


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_what_is_dealt_anew_looks_the_same_to_its_player_and_tells_no_secret(setup: Setup) -> None:
    game, chance = pyspiel.load_game(text_of(setup)), Random(1)
    for steps in (DICE, 25, 70, 120):
        state = walked(game, 8, steps)
        for player in range(setup.players):
            twin = state.resample_from_infostate(player, chance.random)

            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.current_player() == state.current_player()
            assert twin.history()[:DICE] != state.history()[:DICE]
            assert len(twin.history()) == len(state.history())
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
                action = chance.choice(state.legal_actions())
                twin.apply_action(action)
                again = twin.resample_from_infostate(player, chance.random)
                assert again.information_state_string(player) == twin.information_state_string(
                    player
                )


def test_what_others_chose_in_secret_is_not_in_the_history_of_a_state_dealt_anew() -> None:
    game = pyspiel.load_game("kontor_craftsmen_v0(players=3)")
    state, chance, secrets = game.new_initial_state(), Random(2), []
    while not state.is_terminal():
        action, position = chance.choice(state.legal_actions()), state.played.state
        hidden = position is not None and position.seat != 0 and position.hides(action, 0)
        legal = state.legal_actions()
        at = len(state.history())
        state.apply_action(action)
        if hidden and action != min(legal):
            secrets.append((at, action))
    assert secrets

    twin = state.resample_from_infostate(0, chance.random)

    assert all(twin.history()[at] != action for at, action in secrets)


def test_what_was_seen_before_is_remembered() -> None:
    game = pyspiel.load_game("kontor_craftsmen_v0(players=2)")
    state = walked(game, 1, 50)
    seen = state.resample_from_infostate(0, lambda: 0.5)

    mine = state.information_state_string(0).splitlines()
    others = seen.information_state_string(1).splitlines()

    assert mine[1] == state.observation_string(0).splitlines()[1]
    assert mine[0].startswith("player 0, recall ")
    assert others[0] != state.information_state_string(1).splitlines()[0]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("setup", SETUPS[2::4], ids=name_of)
def test_a_game_is_that_of_the_engine(setup: Setup, reward: str) -> None:
    state, twin, observer = (
        pyspiel.load_game(text_of(setup, reward)).new_initial_state(),
        setup.open(70_003),
        Observer(setup),
    )
    for side in dice_of(70_003):
        assert state.is_chance_node()
        state.apply_action(side)
    while not twin.is_over:
        legal = sorted(twin.legal())
        assert twin.seat is not None
        assert state.current_player() == twin.seat
        assert state.legal_actions() == legal
        assert state.observation_tensor(twin.seat) == observer.row(twin, twin.seat).tolist()
        state.apply_action(legal[-1])
        twin.play(legal[-1])

    assert state.is_terminal()
    assert state.returns() == REWARDS[reward](twin)


def test_dice_make_every_seed() -> None:
    assert [seed_of(dice_of(seed)) for seed in (0, 255, 256, 16_777_215)] == [
        0,
        255,
        256,
        16_777_215,
    ]


@pytest.mark.parametrize("text", ["kontor_le_havre_v0(players=6)", "kontor_le_havre_v0(reward=x)"])
def test_bad_parameters_are_refused(text: str) -> None:
    with pytest.raises(Exception, match=r"players|reward"):
        pyspiel.load_game(text)
