"""What a learner is shown: all numbers have a meaning and a bound, and none tells a secret."""

import os
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.game_manifest import Manifest
from kontor.core.observing import Groups, guide_of
from kontor.core.setup import Setup
from tests.envs.tables import SETUPS, name_of, needs, positions
from tests.orchard.test_everywhere import HERE

needs("numpy")

from kontor.envs.observation import Observer, mask, module_of  # noqa: E402
from kontor.envs.versions import FINGERPRINTS, HISTORY, VERSIONS, fingerprint  # noqa: E402

GUESSES = (3, 4, 5)


@cache
def names_of(setup: Setup) -> list[str]:
    groups = guide_of(setup.manifest)(setup.players)
    return [f"{group.meaning}: {name}" for group in groups for name in group.names]


def named(setup: Setup, state: State, seat: int) -> dict[str, float]:
    """An observation by the names of its numbers."""
    return dict(zip(names_of(setup), Observer(setup).row(state, seat).tolist(), strict=True))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_number_has_a_meaning_of_its_own(setup: Setup) -> None:
    names = names_of(setup)

    assert len(names) == len(set(names)) == Observer(setup).size


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_numbers_lie_between_0_and_1_and_tell_nothing_that_is_hidden(setup: Setup) -> None:
    observer = Observer(setup)
    for state in positions(setup, seed=5, every=15):
        for seat in range(setup.players):
            row = observer.row(state, seat)

            twins = [observer.row(state.guess(seat, seed), seat) for seed in GUESSES]

            assert row.min() >= 0
            assert row.max() <= 1
            assert all((twin == row).all() for twin in twins)


def test_a_seat_sees_its_own_hand_and_others_do_not() -> None:
    setup = Setup.of("craftsmen", 3)
    observer, state = Observer(setup), setup.open(1)
    other = next(
        twin
        for twin in (state.guess(1, seed) for seed in range(20))
        if twin.view(0)["seats"][0]["capital"] != state.view(0)["seats"][0]["capital"]
    )

    assert (observer.row(state, 1) == observer.row(other, 1)).all()
    assert (observer.row(state, 0) != observer.row(other, 0)).any()


@pytest.mark.parametrize("setup", SETUPS[:10], ids=name_of)
def test_numbers_of_le_havre_are_those_of_the_view(setup: Setup) -> None:
    for state in positions(setup, seed=2, every=47):
        for seat in range(setup.players):
            view, seen = state.view(seat), named(setup, state, seat)

            assert seen["where the game is: round / 20"] == pytest.approx(view["round"] / 20)
            for good, amount in view["offers"].items():
                assert seen[f"offers: {good} / 32"] == pytest.approx(min(amount, 32) / 32)
            for place, word in enumerate(words(setup.players)):
                check_seat(view["seats"][(seat + place) % setup.players], seen, f"seat: {word}: ")
                decides = (seat + place) % setup.players == view["seat"]
                assert seen[f"seat: {word}: decides"] == float(decides)


def check_seat(held: dict[str, Any], seen: dict[str, float], seat: str) -> None:
    for good, amount in held["goods"].items():
        assert seen[f"{seat}{good} / 32"] == pytest.approx(min(amount, 32) / 32)
    assert seen[f"{seat}francs / 128"] == pytest.approx(min(held["francs"], 128) / 128)
    assert seen[f"{seat}loans / 10"] == pytest.approx(min(held["loans"], 10) / 10)
    assert seen[f"{seat}food and francs / 64"] == pytest.approx(min(held["food"], 64) / 64)
    assert seen[f"{seat}hunger / 40"] == pytest.approx(held["hunger"] / 40)
    score = min(max((held["score"] + 100) / 500, 0), 1)
    assert seen[f"{seat}score: (points + 100) / 500"] == pytest.approx(score, abs=1e-6)
    if seat == "seat: me: ":
        for card in held["buildings"]:
            assert seen.get(f"building {card}: mine", 1) == 1


@pytest.mark.parametrize("setup", SETUPS[11:], ids=name_of)
def test_numbers_of_craftsmen_are_those_of_the_view(setup: Setup) -> None:
    for state in positions(setup, seed=2, every=47):
        for seat in range(setup.players):
            view, seen = state.view(seat), named(setup, state, seat)

            assert seen[f"where the game is: {view['season']}"] == 1
            for card in view["seats"][seat]["hand"]:
                assert seen[f"card {card}: in my hand"] == 1
            for colour in set(view["seats"][seat]["capital"]):
                amount = view["seats"][seat]["capital"].count(colour)
                assert seen[f"my capital: {colour} / 4"] == pytest.approx(min(amount, 4) / 4)
            for place, word in enumerate(words(setup.players)):
                held = view["seats"][(seat + place) % setup.players]
                score = min(max(held["score"] / 200, 0), 1)
                assert seen[f"seat: {word}: score / 200"] == pytest.approx(score)
                assert seen[f"seat: {word}: helpers / 5"] == pytest.approx(held["helpers"] / 5)


def words(players: int) -> list[str]:
    return ["me", *(f"next {at}" for at in range(1, players))]


@pytest.mark.parametrize("setup", SETUPS[::4], ids=name_of)
def test_the_mask_is_what_is_legal(setup: Setup) -> None:
    for state in positions(setup, seed=1, every=5):
        legal = state.legal()

        found = mask(state.bound, legal)

        assert found.nonzero()[0].tolist() == sorted(legal)
        assert len(found) == state.bound


def test_a_row_that_could_not_be_written_leaves_nothing_behind() -> None:
    setup = Setup.of("le_havre", 2)
    observer, state = Observer(setup), setup.open(1)
    expected = observer.row(state, 0)

    with pytest.raises(IndexError):
        observer.row(state, 1 << 40)

    assert (observer.row(state, 0) == expected).all()


def test_a_version_is_raised_whenever_learning_could_change() -> None:
    found = {game: fingerprint(game) for game in VERSIONS}

    assert found == FINGERPRINTS, "raise VERSIONS in envs/versions.py, and say there what is new"
    assert {game: len(lines) - 1 for game, lines in HISTORY.items()} == VERSIONS


def test_a_guide_with_a_gap_is_a_mistake() -> None:
    groups = Groups()
    groups.add(0, ["one", "two"], "numbers")

    with pytest.raises(ValueError, match="begins at 3, but 2 numbers are told"):
        groups.add(3, ["four"], "more")


def test_a_game_that_shows_learners_nothing_is_refused_with_a_sentence() -> None:
    manifest = Manifest(
        name="orchard",
        players=range(2, 5),
        options={},
        rules=1,
        opening="",
        reading="",
        restoring="",
    )

    for ask in (guide_of, module_of):
        with pytest.raises(BadInput, match="orchard has no observation for learners yet"):
            ask(manifest)


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kontor", "observation", *words],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_lists_every_number() -> None:
    done = command("le_havre", "--players", "4")

    lines = done.stdout.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(712))
    assert lines[0] == "   0  where the game is: round / 20"


def test_the_command_refuses_what_is_not_there() -> None:
    few, none = command("craftsmen", "--players", "1"), command("orchard", **HERE)

    assert "Craftsmen" in few.stderr or "craftsmen" in few.stderr
    assert "orchard has no observation for learners yet" in none.stderr
    assert (few.returncode, none.returncode) == (1, 1)
