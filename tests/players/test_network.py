"""The networks: their files, and what they say."""

import random
from array import array
from importlib.resources import files
from typing import Any

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


@pytest.mark.skipif(not kontor.compiled(), reason="the plain package has one form only")
@pytest.mark.parametrize("sizes", [[5, 1], [7, 3, 1], [40, 9, 1], [30, 24, 8, 1], [90, 57, 33, 1]])
def test_sums_in_c_are_those_of_the_plain_form(sizes: list[int]) -> None:
    chance = random.Random(str(sizes))
    network = Network(sizes, [chance.gauss(0, 1) for _ in range(count_of(sizes))], RISES)
    assert network.quick is not None

    for _ in range(20):
        given = network.clear()
        assert not any(memoryview(given))
        for at in chance.sample(range(sizes[0]), sizes[0] // 2):
            given[at] = chance.gauss(0, 2)
        plain = network.plain_value()

        assert network.value() == pytest.approx(plain, rel=1e-4, abs=1e-4)


@pytest.mark.skipif(not kontor.compiled(), reason="the plain package has one form only")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
def test_shipped_networks_say_the_same_in_c(setup: Setup) -> None:
    learned = load_network(setup.game)
    assert learned is not None
    knowledge: Any = load_knowledge(setup.game, learned)
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 13)):
        if number % 20 == 0:
            knowledge.judge.evaluate(state, seat)
            knowledge.judge.fill(state, seat, learned.clear())
            plain = learned.plain_value()

            assert learned.value() == pytest.approx(plain, rel=1e-5, abs=1e-5)


def test_sums_in_c_refuse_what_does_not_fit() -> None:
    sums = pytest.importorskip("kontor.players.sums")
    given, numbers = vec[float]([0.0] * 3), array("f", [1.0] * 4).tobytes()

    assert sums.Sums((3, 1), numbers, given).value() == 1.0
    for sizes, weights, room in [
        ((3,), numbers, given),
        ((3, 0), b"", given),
        ((3, 1), numbers[:-1], given),
        ((2, 1), numbers, given),
        ((3, 1), numbers, vec[float]([0.0] * 2)),
        ((1,) * 10, array("f", [1.0] * 18).tobytes(), vec[float]([0.0])),
    ]:
        with pytest.raises(ValueError, match=r"network|layer|fit"):
            sums.Sums(sizes, weights, room)


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
    knowledge: Any = load_knowledge(setup.game, learned)
    judge = knowledge.judge
    for number, (state, _, _) in enumerate(steps(setup, "deckhand", 12)):
        if number % 40 == 0:
            for seat in range(setup.players):
                found, other = (vec[float]([0.0] * learned.sizes[0]) for _ in range(2))
                for position, x in ((state, found), (state.guess(seat, 3), other)):
                    judge.evaluate(position, seat)
                    judge.fill(position, seat, x)
                assert bytes(memoryview(other)) == bytes(memoryview(found))
