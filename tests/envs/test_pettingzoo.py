"""PettingZoo's own tests pass, unchanged; and what the environments say is what the engine says."""

import sys
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core.errors import BadInput, IllegalAction
from kontor.core.setup import Setup
from tests.envs.tables import SETUPS, name_of, needs, options_of

for library in ("pettingzoo", "gymnasium", "resvg_py", "PIL"):
    needs(library)

from pettingzoo.test import (  # noqa: E402
    api_test,
    max_cycles_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from kontor.envs.observation import Observer  # noqa: E402
from kontor.envs.pettingzoo import craftsmen_v0, le_havre_v0  # noqa: E402
from kontor.envs.rewards import REWARDS  # noqa: E402

# PettingZoo warns of what its own board games do, too, unless it knows them by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
FAMILIES = {"le_havre": le_havre_v0, "craftsmen": craftsmen_v0}
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


def env(setup: Setup, **wishes: Any) -> Any:
    return FAMILIES[setup.game].env(setup.players, **options_of(setup), **wishes)


def parallel_env(setup: Setup, **wishes: Any) -> Any:
    return FAMILIES[setup.game].parallel_env(setup.players, **options_of(setup), **wishes)


@every_setup
def test_the_api_test_passes(setup: Setup) -> None:
    api_test(env(setup), num_cycles=300)


@every_setup
def test_the_seed_test_passes(setup: Setup) -> None:
    seed_test(partial(env, setup), num_cycles=100)


@every_setup
def test_the_test_of_cycles_passes(setup: Setup) -> None:
    max_cycles_test(
        SimpleNamespace(env=partial(env, setup), parallel_env=partial(parallel_env, setup))
    )


@every_setup
def test_the_render_test_passes(setup: Setup) -> None:
    render_test(
        partial(env, setup, width=140),
        custom_tests={"svg": lambda found: found.startswith("<svg ")},
    )


@every_setup
def test_the_benchmark_runs_through(
    setup: Setup, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count()  # a second for each fifty cycles, so that it ends early, but not before a game
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 50))

    performance_benchmark(env(setup))

    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("setup", SETUPS[2::4], ids=name_of)
def test_a_game_is_that_of_the_engine(setup: Setup, reward: str) -> None:
    table, twin, observer = env(setup, reward=reward), setup.open(11), Observer(setup)
    table.reset(seed=11)
    while not twin.is_over:
        seen, _, over, _, _ = table.last()
        seat = table.possible_agents.index(table.agent_selection)
        legal = sorted(twin.legal())

        assert (seat, over) == (twin.seat, False)
        assert seen["action_mask"].nonzero()[0].tolist() == legal
        assert (seen["observation"] == observer.row(twin, seat)).all()

        table.step(legal[len(legal) // 2])
        twin.play(legal[len(legal) // 2])

    assert list(table.rewards.values()) == REWARDS[reward](twin)
    assert all(table.terminations.values())


def test_only_the_seat_to_decide_has_legal_actions() -> None:
    table = le_havre_v0.env(3)
    table.reset(seed=1)

    masks = [table.observe(agent)["action_mask"].any() for agent in table.agents]

    assert masks == [True, False, False]


def test_games_differ_unless_a_seed_is_given() -> None:
    table, again = craftsmen_v0.env(), craftsmen_v0.env()
    table.reset(seed=5)
    again.reset(seed=5)
    first = table.game.key()

    table.reset()
    again.reset()

    assert table.game.key() == again.game.key() != first


def test_an_illegal_action_is_refused_with_a_sentence_and_nothing_changes() -> None:
    table = le_havre_v0.env(3)
    table.reset(seed=1)
    before, bank = table.game.key(), table.game.read("use bank")

    with pytest.raises(IllegalAction, match="the Bank has not been built yet"):
        table.step(bank)

    assert table.game.key() == before


def test_in_cycles_only_the_seat_to_decide_is_heard() -> None:
    table = le_havre_v0.parallel_env(3)
    seen, _ = table.reset(seed=1)
    wait = table.action_space("seat_0").n - 1
    legal = seen["seat_0"]["action_mask"].nonzero()[0].tolist()
    before = table.game.key()

    *_, infos = table.step({"seat_0": wait, "seat_1": legal[0], "seat_2": 0})

    assert table.game.key() == before
    assert "refusal" in infos["seat_0"]
    assert seen["seat_1"]["action_mask"].nonzero()[0].tolist() == [wait]


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"players": 6}, "1 to 5"),
        ({"reward": "luck"}, "no reward called 'luck'"),
        ({"render_mode": "hologram"}, "no way of showing a table is called 'hologram'"),
        ({"max_cycles": 0}, "at least 1 cycle"),
        ({"variant": "long"}, "long"),
    ],
)
def test_bad_wishes_are_refused_with_a_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        le_havre_v0.env(**wishes)
