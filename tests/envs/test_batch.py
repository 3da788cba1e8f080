"""Batches: arrays that say what the rules say, whoever chooses, in one process or in several."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import kontor
from kontor.core.lanes import LONGEST
from kontor.core.setup import Setup
from kontor.envs import plain_arrays
from kontor.envs.batch import Batch
from kontor.envs.observation import Observer
from kontor.envs.rewards import reward_of

SETUPS: list[tuple[str, int, dict[str, Any]]] = [
    ("le_havre", 3, {}),
    ("le_havre", 1, {"variant": "short"}),
    ("le_havre", 5, {"cards": ("base", "essen"), "expert": True}),
    ("craftsmen", 2, {}),
    ("craftsmen", 4, {}),
]
LONG = 400 if kontor.compiled() else 60
WIDE = 12 if kontor.compiled() else 4


def same(one: Batch, other: Batch) -> None:
    assert one.arrays.keys() == other.arrays.keys()
    for name, array in one.arrays.items():
        assert (array == other.arrays[name]).all(), name


@pytest.mark.parametrize(("game", "players", "options"), SETUPS)
def test_arrays_say_what_the_rules_say(game: str, players: int, options: dict[str, Any]) -> None:
    batch = kontor.Batch(game, WIDE, players, seed=3, bits=True, observations="float32", **options)
    observer = Observer(Setup.of(game, players, **options))
    states = [kontor.new_game(game, players, 3 + lane, **options) for lane in range(WIDE)]
    following = WIDE  # the number of the next game
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(LONG):
        for lane, state in enumerate(states):
            legal = state.legal()
            assert batch.seats[lane] == state.seat
            assert batch.counts[lane] == len(legal)
            assert np.flatnonzero(batch.masks[lane]).tolist() == sorted(legal)
        lane = int(chance.integers(WIDE))
        row = observer.row(states[lane], int(batch.seats[lane]))
        assert (batch.observations[lane] == row).all()
        assert (
            np.unpackbits(batch.bits, axis=1, bitorder="little")[:, : batch.bound] == batch.masks
        ).all()
        actions = [int(chance.choice(state.legal())) for state in states]
        batch.step(actions)
        for lane, action in enumerate(actions):
            states[lane].play(action)
            assert batch.ends[lane] == states[lane].is_over
            if states[lane].is_over:
                assert batch.rewards[lane].tolist() == states[lane].scores()
                states[lane] = kontor.new_game(game, players, 3 + following, **options)
                assert batch.games[lane] == following
                following += 1
                ended += 1
            else:
                assert not batch.rewards[lane].any()

    assert ended > 0 or not kontor.compiled()


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_places_and_actions_play_the_same(game: str) -> None:
    one, other = (kontor.Batch(game, WIDE, 2, seed=1) for _ in range(2))
    chance = np.random.default_rng(2)
    for _ in range(LONG // 4):
        places = chance.integers(0, one.counts)
        other.step([other.legal(lane)[place] for lane, place in enumerate(places)])
        one.step_ranks(places)
        same(one, other)


def test_play_by_chance_follows_from_the_number_of_a_game() -> None:
    wide, narrow = (kontor.Batch("le_havre", count, 2, seed=9) for count in (8, 2))
    wide.step_random(50)
    for _ in range(50):
        narrow.step_random()

    for lane in range(2):
        assert wide.record(lane) == narrow.record(lane)
        assert wide.record(lane).count("# 1 of") == 50


@pytest.mark.parametrize("game", ["le_havre", "craftsmen"])
def test_any_game_can_be_replayed_as_a_record(game: str) -> None:
    batch = kontor.Batch(game, 3, 2, seed=5, reward="margin", opponents={1: "random"})
    with pytest.raises(kontor.BadInput, match="no game has ended there yet"):
        batch.record(0, last=True)
    while not batch.ends[1]:
        batch.step_random()

    table = kontor.load(batch.record(1, last=True))
    assert table.seed == 5 + batch.last_games[1]
    assert table.state.is_over
    assert batch.rewards[1].tolist() == reward_of("margin")(table.state)
    now = kontor.load(batch.record(1)).state
    assert now == batch.state(1)
    assert len(table.history) < LONGEST


def test_seats_of_others_are_never_asked() -> None:
    batch = kontor.Batch("le_havre", 6, 3, seed=2, opponents={0: "random", 2: "deckhand"})
    again = kontor.Batch("le_havre", 6, 3, seed=2, opponents={0: "random", 2: "deckhand"})
    for _ in range(30):
        assert (batch.seats == 1).all()
        batch.step_random()
        again.step_random()
        same(batch, again)

    assert {entry.seat for entry in kontor.load(batch.record(0)).history} == {0, 1, 2}


@pytest.mark.parametrize("processes", [1, 2])
def test_a_snapshot_brings_everything_back(processes: int) -> None:
    with kontor.Batch(
        "craftsmen", 5, 3, seed=4, observations="uint8", processes=processes
    ) as batch:
        batch.step_random(40)
        kept = pickle.loads(pickle.dumps(batch.snapshot()))
        before = {name: array.copy() for name, array in batch.arrays.items() if name != "ends"}
        records = [batch.record(lane) for lane in range(5)]
        batch.step_random(150)
        later = batch.observations.copy()
        batch.restore(kept)

        for name, array in before.items():
            assert name == "rewards" or (batch.arrays[name] == array).all(), name
        assert [batch.record(lane) for lane in range(5)] == records
        batch.step_random(150)
        assert (batch.observations == later).all()
        other = kontor.Batch("craftsmen", 5, 2)
        with pytest.raises(kontor.BadInput, match="this snapshot is of another batch"):
            other.restore(kept)


def test_several_processes_play_the_same_games() -> None:
    alone = kontor.Batch("le_havre", 6, 2, seed=8, observations="float32")
    with kontor.Batch("le_havre", 6, 2, seed=8, observations="float32", processes=2) as team:
        assert sorted(team.games) == sorted(alone.games) == list(range(6))
        where = [list(alone.games).index(number) for number in team.games]
        for _ in range(20):
            for name in ("seats", "counts", "masks", "observations"):
                assert (team.arrays[name] == alone.arrays[name][where]).all()
            chosen = alone.masks.argmax(axis=1)
            alone.step(chosen)
            team.step(chosen[where])
        assert team.record(4) == alone.record(where[4])
        assert team.state(5) == alone.state(where[5])
        wrong = team.masks.argmax(axis=1)
        wrong[4] = team.bound - 1
        before = team.record(0)
        with pytest.raises(kontor.IllegalAction, match="game 4: "):
            team.step(wrong)
        assert team.record(0) == before


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = kontor.Batch("le_havre", 3, 2)
    before = [batch.record(lane) for lane in range(3)]
    good = [batch.legal(lane)[0] for lane in range(3)]

    with pytest.raises(
        kontor.IllegalAction, match="game 2: actions are numbers from 0 to 895, not 5000"
    ):
        batch.step([*good[:2], 5000])
    with pytest.raises(kontor.IllegalAction, match="game 1: "):
        batch.step([good[0], 895, good[2]])
    with pytest.raises(kontor.IllegalAction, match=r"game 0 has \d+ legal actions"):
        batch.step_ranks([384, 0, 0])
    for wrong in ([0, 0], [[0, 0, 0]], [0.0, 1.0, 2.0], "abc"):
        with pytest.raises(kontor.BadInput, match="3 whole numbers are needed"):
            batch.step(wrong)

    assert [batch.record(lane) for lane in range(3)] == before


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"count": 0}, "at least one game, not 0"),
        ({"count": "many"}, "at least one game, not 'many'"),
        ({"observations": "float64"}, "float32 or uint8, not 'float64'"),
        ({"opponents": {2: "trader"}}, "there are 2 seats, so none has the number 2"),
        ({"opponents": {0: "tradr"}}, "tradr"),
        ({"opponents": {0: "random", 1: "trader"}}, "nothing is left to decide"),
        ({"reward": "glory"}, "no reward called 'glory'"),
        ({"processes": 3}, "every process needs at least one game; processes: 3, games: 2"),
        ({"variant": "long"}, "long"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(kontor.BadInput, match=reason):
        Batch(**{"game": "le_havre", "count": 2, "players": 2, **words})


@pytest.mark.skipif(not kontor.compiled(), reason="the plain package has one form only")
def test_arrays_in_c_are_those_of_the_plain_form() -> None:
    arrays = pytest.importorskip("kontor.core.arrays")
    batch = kontor.Batch("craftsmen", 7, 3, seed=6, bits=True, observations="uint8")
    lanes = batch._games.lanes
    masks, bits = np.zeros_like(batch.masks), np.zeros_like(batch.bits)
    plain = plain_arrays.Masks(lanes.legal, lanes.counts, 7, 384, batch.bound, masks, bits)
    for _ in range(30):
        batch.step_random(3)
        plain.write()
        assert (masks == batch.masks).all()
        assert (bits == batch.bits).all()

    for given in (b"1234567", np.zeros(9)):
        with pytest.raises(ValueError, match="bytes are given where"):
            arrays.copy(given, lanes.actions)
    for module in (arrays, plain_arrays):
        mask = np.zeros(9, np.int8)
        module.mark(mask, [0, 3, 8])
        assert mask.tolist() == [1, 0, 0, 1, 0, 0, 0, 0, 1]
        for wrong in (9, -1):
            with pytest.raises(IndexError, match="above the bound"):
                module.mark(mask, [wrong])
    with pytest.raises(ValueError, match="no size of masks"):
        arrays.Masks(lanes.legal, lanes.counts, 7, 384, 1 << 16, None, None)


def test_a_game_of_other_people_has_batches_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONTOR_GAMES", "tests.orchard")
    program = (
        "import kontor; b = kontor.Batch('orchard', 4, 2, seed=1); b.step_random(3);"
        "print(kontor.load(b.record(2)).state == b.state(2))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert done.stdout == "True\n"


def test_without_numpy_a_sentence_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\nimport kontor\n"
        "try: kontor.Batch\nexcept kontor.BadInput as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )

    assert "this needs the library numpy, which is not installed: pip install" in done.stdout
