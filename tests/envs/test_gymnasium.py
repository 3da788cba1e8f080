"""Gymnasium's own check passes; the seat sees what the engine shows, and meets our levels."""

from random import Random
from typing import Any

import pytest

import kontor
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.players.registry import choose
from tests.envs.tables import SETUPS, name_of, needs, options_of

for library in ("gymnasium", "resvg_py", "PIL"):
    needs(library)

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from kontor.envs.gymnasium import SeatEnv, id_of, minds_seed  # noqa: E402
from kontor.envs.observation import Observer  # noqa: E402
from kontor.envs.rewards import REWARDS  # noqa: E402


def env(setup: Setup, **wishes: Any) -> SeatEnv:
    return SeatEnv(setup.game, setup.players, **options_of(setup), **wishes)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_check_passes(setup: Setup) -> None:
    wishes = {"opponents": "deckhand", "width": 140, **dict(setup.options)}

    made = gymnasium.make(id_of(setup.game), players=setup.players, **wishes)

    check_env(made.unwrapped, skip_render_check=setup.players > 2)


@pytest.mark.parametrize("name", ["kontor/LeHavre-v0", "kontor/Craftsmen-v0"])
def test_the_games_are_registered(name: str) -> None:
    made = gymnasium.make(name, players=2, opponents="deckhand")

    made.reset(seed=1)

    assert made.unwrapped.setup.players == 2
    assert made.spec.id == name


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_game_is_that_of_the_engine(game: str, reward: str) -> None:
    setup = Setup.of(game, 2)
    table, twin, observer, chance = (
        env(setup, seat=1, reward=reward),
        setup.open(4),
        Observer(setup),
        Random(4),
    )
    seen, _ = table.reset(seed=4)
    over, points = False, 0.0
    while True:
        while twin.seat == 0:
            twin.play(choose("trader", twin, 0, minds_seed(4)))
        legal = sorted(twin.legal())
        assert table.action_masks().nonzero()[0].tolist() == legal
        assert (seen == observer.row(twin, 1)).all()
        if over:
            break
        assert points == 0
        action = chance.choice(legal)
        seen, points, over, cut, info = table.step(action)
        twin.play(action)
        assert (cut, info) == (False, {})

    assert twin.is_over
    assert points == REWARDS[reward](twin)[1]


def test_an_illegal_action_changes_nothing_and_the_info_says_why() -> None:
    table = SeatEnv("le_havre")
    seen, _ = table.reset(seed=1)
    illegal = int((~table.action_masks()).nonzero()[0][0])

    again, points, over, cut, info = table.step(illegal)

    assert (again == seen).all()
    assert (points, over, cut) == (0.0, False, False)
    assert info["refusal"]


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_traders_of_an_environment_and_of_a_batch_choose_as_elsewhere(game: str) -> None:
    table = SeatEnv(game, 3, opponents="trader")
    table.reset(seed=4)
    batch = kontor.Batch(game, 1, 3, seed=4, opponents={1: "trader", 2: "trader"})
    elsewhere = {minds_seed(4): table.setup.open(4), 4: table.setup.open(4)}
    for _ in range(15):
        for minds, state in elsewhere.items():
            while state.seat != 0:
                assert state.seat is not None
                state.play(choose("trader", state, state.seat, minds))
        own, shared = elsewhere.values()
        assert own == table.state
        assert shared == batch.state(0)
        table.step(own.legal()[-1])
        batch.step([shared.legal()[-1]])
        for state in elsewhere.values():
            state.play(state.legal()[-1])


def test_any_seat_may_be_wanted() -> None:
    table = SeatEnv("craftsmen", 4, seat=-1, opponents="deckhand")

    seats = {table.reset(seed=seed)[1].get("", table.own) for seed in range(20)}

    assert seats == {0, 1, 2, 3}


def test_each_of_the_others_can_be_another_level() -> None:
    table = SeatEnv("le_havre", 3, seat=1, opponents=["deckhand", "trader"])

    assert [other.level for other in table.opponents] == ["deckhand", "trader"]


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"opponents": ["trader"]}, "name one opponent or 2, not 1"),
        ({"seat": 3}, "seat"),
        ({"render_mode": "hologram"}, "hologram"),
        ({"opponents": "trader:x"}, "x"),
    ],
)
def test_bad_wishes_are_refused_with_a_sentence(wishes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        SeatEnv("le_havre", 3, **wishes)
