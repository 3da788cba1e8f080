"""Learning: a tiny run gives a network that can be played with, and the same one again."""

from pathlib import Path

import numpy as np
import pytest

import kontor
from kontor.core.errors import BadInput
from kontor.players import network
from kontor.players.games import load_knowledge
from kontor.players.knowledge import TrainingPosition
from kontor.players.network import KINDS, STEPS
from kontor.training.fit import Model, fit
from kontor.training.rises import Sums, add_rise, table
from kontor.training.run import Plan, baseline, mean_weights, numbers_of, train
from kontor.training.selfplay import samples


def quiet(_sentence: str) -> None:
    """Tell nobody."""


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_a_run_gives_a_network_that_can_be_used(game: str, tmp_path: Path) -> None:
    file = tmp_path / "tiny.network"

    for number, found in enumerate(train(Plan(game, 2, 2, 1, 5, file), quiet)):
        assert found.number == number
        assert found.positions > 50
        assert any(network.read(file.read_bytes()).rises)  # each generation has its own table

    assert number == 1
    state = kontor.new_game(game, players=2, seed=1)
    candidates = load_knowledge(game, network.read(file.read_bytes())).candidates(state)
    assert {candidate.action for candidate in candidates} <= set(state.legal())


def test_the_same_seed_gives_the_same_network(tmp_path: Path) -> None:
    files = [tmp_path / "one", tmp_path / "two"]
    for file in files:
        list(train(Plan("le_havre", 1, 2, 1, 5, file), quiet))

    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_run_goes_on_from_what_another_has_learned(tmp_path: Path) -> None:
    first, further, anew = (tmp_path / name for name in ("first", "further", "anew"))
    list(train(Plan("le_havre", 1, 2, 1, 5, first), quiet))
    list(train(Plan("le_havre", 1, 2, 1, 6, further, first), quiet))
    list(train(Plan("le_havre", 1, 2, 1, 6, anew), quiet))

    files = (first, further, anew)
    numbers = [np.array(numbers_of(network.read(file.read_bytes()))) for file in files]
    way = [float(np.abs(numbers[0] - each).mean()) for each in numbers[1:]]
    assert 0 < way[0] < 0.1 * way[1]  # it has learned something, and forgotten little


def test_a_run_does_not_go_on_from_another_game(tmp_path: Path) -> None:
    first, further = tmp_path / "first", tmp_path / "further"
    list(train(Plan("craftsmen", 1, 2, 1, 5, first), quiet))

    with pytest.raises(BadInput, match="no network that le_havre can go on from"):
        list(train(Plan("le_havre", 1, 2, 1, 5, further, first), quiet))
    assert not further.exists()


def test_a_model_learns_what_can_be_learned() -> None:
    draw = np.random.default_rng(1)
    x = draw.normal(0, 1, (6000, 6)).astype(np.float16)
    y = (x[:, 0] * 2 + np.maximum(x[:, 1], 0)).astype(np.float32)

    found = fit(Model([6, 16, 1], 1), x, y, 120, 1e-2, 1, quiet)

    assert found.after < 0.15 < found.before


def test_wild_samples_pull_no_harder_than_others() -> None:
    draw = np.random.default_rng(1)
    x = draw.normal(0, 1, (8000, 2)).astype(np.float16)
    y = np.where(draw.random(8000) < 0.02, -500.0, 1.0).astype(np.float32)
    model = Model([2, 8, 1], 1)

    fit(model, x, y, 60, 1e-2, 1, quiet)

    assert float(np.median(model.predict(x.astype(np.float32)))) == pytest.approx(1.0, abs=0.15)


def test_generations_are_blended_weight_by_weight() -> None:
    assert mean_weights([[1.0, -2.0], [3.0, 0.0], [5.0, 5.0]]) == [3.0, 1.0]


def test_a_rise_counts_for_the_two_steps_of_time_around_it() -> None:
    sums = Sums([0.0] * (KINDS * STEPS), [0.0] * (KINDS * STEPS))
    add_rise(sums, 1, 2.25, 40.0)
    add_rise(sums, 1, 2.0, 20.0)
    add_rise(sums, 1, STEPS + 3.0, 7.0)

    row = table(sums)[STEPS : 2 * STEPS]

    assert row[:2] == [0.0, 0.0]
    assert row[2] == pytest.approx((0.75 * 40 + 20) / 1.75)
    assert row[3:5] == [40.0, 40.0]  # no game was seen there
    assert row[-1] == 7.0


def test_a_network_learns_only_what_neither_the_rules_nor_its_table_say() -> None:
    position = TrainingPosition([0.0], 20.0, 50.0, 1, 2.0)
    learned = network.Network([1, 1], [0.0, 0.0], [float(at) for at in range(KINDS * STEPS)])

    assert baseline(position, None) == 20.0
    assert baseline(position, learned) == 20.0 + STEPS + 2


def test_targets_mix_the_end_with_what_was_thought_a_move_later() -> None:
    noted = [
        [TrainingPosition([0.0], 1.0, 50.0, 1, 2.0), TrainingPosition([1.0], 2.0, 80.0, 1, 1.0)]
    ]

    found = samples(noted, [100], 0.75)

    assert [each.target for each in found] == [100.0, 0.75 * 100 + 0.25 * 80]
    assert [each.position.base for each in found] == [2.0, 1.0]
