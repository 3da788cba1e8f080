"""Both games as TextArena plays them, with the real package."""

from typing import Any

import pytest

ta: Any = pytest.importorskip(
    "textarena", reason="TextArena is not installed: pip install textarena", exc_type=ImportError
)


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    from kontor.envs.textarena import register

    register()
    register()  # once more does no harm


def played(name: str, players: int, answer: str = "1") -> tuple[Any, dict[int, int], Any]:
    env = ta.make(name)
    env.reset(num_players=players, seed=7)
    done, steps = False, 0
    while not done:
        player, observation = env.get_observation()
        assert f"you are seat {player}" in observation
        done, _ = env.step(action=answer)
        steps += 1
        assert steps < 5000
    rewards, info = env.close()
    return env, rewards, info


@pytest.mark.parametrize("name", ["Kontor-LeHavre-v0", "Kontor-Craftsmen-v0"])
def test_a_game_comes_to_its_end(name: str) -> None:
    env, rewards, info = played(name, 2)

    assert env.position.is_over
    assert sorted(rewards.values()) in ([-1, 1], [1, 1])
    assert [seat for seat, won in rewards.items() if won == 1] == env.position.winners()
    assert not any(info[player]["invalid_move"] for player in range(2))


def test_an_answer_that_means_nothing_is_asked_for_again_and_then_replaced() -> None:
    env = ta.make("Kontor-LeHavre-v0")
    env.reset(num_players=3, seed=7)
    player, _ = env.get_observation()
    before = env.position.key()

    for _ in range(2):
        env.step(action="I do not know")
        assert env.position.key() == before
        assert env.get_observation()[0] == player
    env.step(action="I do not know")

    assert env.position.key() != before
    assert env.state.game_info[player]["invalid_move"]


def test_nobody_reads_what_another_player_thinks() -> None:
    env = ta.make("Kontor-Craftsmen-v0")
    env.reset(num_players=2, seed=7)
    player, _ = env.get_observation()

    env.step(action="My secret plan is to win. I choose 1.")

    others = [each for pid, each in env.state.observations.items() if pid != player]
    assert "secret plan" not in str(others)
