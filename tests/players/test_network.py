"""The networks: their files, and what they say."""

from importlib import import_module
from importlib.resources import files

import pytest
from librt.vecs import vec

import kontor
from kontor import players
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.players.games import load_knowledge, load_network
from kontor.players.network import KINDS, STEPS, Network, count_of, read, write
from tests.players.matches import SETUPS, steps

MOST_BYTES = 2_000_000
RISES = [float(number) for number in range(KINDS * STEPS)]


def test_a_network_says_the_weighted_sum_of_what_is_above_zero() -> None:
    #           two inputs to two hidden, their biases, hidden to one, its bias
    network = Network([2, 2, 1], [1.0, -1.0, 2.0, 0.5, 0.0, 0.25, 3.0, 4.0, 0.5], RISES)
    given = network.clear()
    given[0], given[1] = 1.0, 2.0

    assert network.value() == pytest.approx(3.0 * (1 + 4) + 4.0 * (-1 + 1 + 0.25) + 0.5)

    given = network.clear()
    given[0] = 1.0

    assert network.value() == pytest.approx(3.0 * 1 + 0.5)  # the second hidden sum is below zero


@pytest.mark.parametrize("hidden", [1, 3, 4, 6, 9])
def test_a_layer_of_any_width_adds_up_all_that_is_not_zero(hidden: int) -> None:
    given = [0.5, 0.0, -2.0, 0.25]
    numbers = [float(number % 11 - 4) for number in range(count_of([4, hidden, 1]))]
    network = Network([4, hidden, 1], numbers, RISES)
    filled = network.clear()
    for at, x in enumerate(given):
        filled[at] = x

    weights, biases = numbers[: 4 * hidden], numbers[4 * hidden : 5 * hidden]
    out, bias = numbers[5 * hidden : 6 * hidden], numbers[-1]
    sums = [
        biases[at] + sum(x * weights[number * hidden + at] for number, x in enumerate(given))
        for at in range(hidden)
    ]
    assert network.value() == bias + sum(
        max(each, 0.0) * weight for each, weight in zip(sums, out, strict=True)
    )


def test_a_network_survives_its_file() -> None:
    numbers = [float(number) / 8 for number in range(count_of([3, 4, 1]))]

    again = read(write([3, 4, 1], numbers, RISES))

    assert again.sizes == [3, 4, 1]
    assert [again.rise(KINDS - 1, step) for step in range(STEPS)] == RISES[-STEPS:]
    first = Network([3, 4, 1], numbers, RISES)
    for at in range(3):
        first.clear()[at] = 1.0
        again.clear()[at] = 1.0
        assert again.value() == first.value() != 0


def test_between_two_steps_of_time_the_rise_lies_between_theirs() -> None:
    network = Network(
        [1, 1], [0.0, 0.0], [*[0.0] * STEPS, 10.0, 30.0, *[50.0] * (STEPS - 2), *RISES]
    )

    assert [network.rise(1, left) for left in (-1, 0, 0.25, 1, 1.5, 2, STEPS - 1, 99)] == [
        10, 10, 15, 30, 40, 50, 50, 50,
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_what_is_expected_at_the_beginning_is_what_games_end_with(game: str) -> None:
    state = kontor.new_game(game, players=2, seed=4)

    scores = players.assess(state, 0).scores

    least, most = {"le_havre": (180, 340), "craftsmen": (150, 260)}[game]
    assert all(least < score < most for score in scores)


@pytest.mark.parametrize(
    "data", [b"", b"something else\n1234", write([3, 1], [0.0] * 4, RISES)[:-1]]
)
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        read(data)


def test_the_shipped_networks_are_small() -> None:
    folder = files("kontor.players") / "data"
    sizes = [len((folder / f"{game}.network").read_bytes()) for game in ("le_havre", "craftsmen")]

    assert 0 < sum(sizes) < MOST_BYTES


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
def test_features_fit_the_network_and_depend_only_on_what_a_seat_knows(setup: Setup) -> None:
    learned = load_network(setup.game)
    assert learned is not None
    assert (
        len(load_knowledge(setup.game, learned).training_position(setup.open(1), 0).features)
        == learned.sizes[0]
    )
    fill = import_module(f"kontor.players.{setup.game}.features").fill
    for number, (state, _, _) in enumerate(steps(setup, "deckhand", 12)):
        if number % 40 == 0:
            for seat in range(setup.players):
                found, other = (vec[float]([0.0] * learned.sizes[0]) for _ in range(2))
                fill(state, seat, found)
                fill(state.guess(seat, 3), seat, other)
                assert bytes(memoryview(other)) == bytes(memoryview(found))
