"""Who meets whom: seats rotate, seeds are common, and nobody has more games than others."""

from collections import Counter

import pytest

from kontor.arena import MODES, Setup, matches
from kontor.arena.plan import interleave
from kontor.core.errors import BadInput
from tests.arena.games import SHORT

SETUPS = {count: Setup.of("le_havre", count) for count in range(1, 6)}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", MODES)
def test_every_name_sits_equally_often_in_every_seat(players: int, mode: str) -> None:
    names = ["a", "b", "c", "d", "e"][:players]

    jobs = interleave(matches(SETUPS[players], names, 7, mode=mode))

    for name in names:
        sat = Counter(seat for job in jobs for seat in range(players) if job.seats[seat] == name)
        assert len(sat) == players
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pair_is_one_of_each_among_the_others_with_every_seed(players: int) -> None:
    (match,) = matches(SETUPS[players], ["a", "b"], 100, seed=5, mode="pairs")
    jobs = match.jobs()

    each = Counter(job.seed for job in jobs)
    lone = Counter(job.seats.count("a") for job in jobs)
    assert set(each) == set(range(5, 5 + match.rounds))
    assert set(each.values()) == {2 if players == 2 else 2 * players}
    assert set(lone) == {1, players - 1}
    assert len(set(lone.values())) == 1
    assert 100 <= len(jobs) < 100 + 2 * players
    assert len(set(jobs)) == len(jobs)


def test_all_pairs_play_the_same_deals() -> None:
    planned = matches(SETUPS[3], ["a", "b", "c", "d"], 12)

    seeds = [{job.seed for job in match.jobs()} for match in planned]

    assert [match.names for match in planned] == [
        ("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d"),
    ]  # fmt: skip
    assert all(each == seeds[0] for each in seeds)


def test_neighbours_change_from_seed_to_seed() -> None:
    (match,) = matches(SETUPS[4], ["a", "b", "c", "d"], 4 * 6)

    behind = Counter(
        job.seats[(job.seats.index("a") + 1) % 4] for job in match.jobs() if len(job.seats) == 4
    )

    assert behind == {"b": 8, "c": 8, "d": 8}


@pytest.mark.parametrize(
    ("players", "names", "mode"),
    [
        (1, ["a"], "mirror"),
        (1, ["a", "b"], "mirror"),
        (2, ["a"], "mirror"),
        (3, ["a", "a", "a"], "mirror"),
        (2, ["a", "b"], "table"),
        (3, ["a", "a", "b"], "table"),
        (3, ["a", "b", "c"], "table"),
        (3, ["a", "b"], "pairs"),
        (2, ["a", "b", "c"], "pairs"),
    ],
)
def test_the_mode_follows_from_the_names(players: int, names: list[str], mode: str) -> None:
    planned = matches(SETUPS[players], names, 1)

    assert {match.mode for match in planned} == {mode}


def test_a_mirror_deals_each_seed_once() -> None:
    (match,) = matches(SETUPS[3], ["a"], 9)

    assert [(job.seed, job.seats) for job in match.jobs()] == [
        (seed, ("a", "a", "a")) for seed in range(1, 10)
    ]


def test_long_and_short_matches_advance_together() -> None:
    long, short = matches(SHORT, ["a", "b"], 100)[0], matches(SHORT, ["a", "c"], 10)[0]

    half = interleave([long, short])[:55]

    assert sum("c" in job.seats for job in half) == 5


@pytest.mark.parametrize(
    ("players", "names", "games", "mode"),
    [
        (2, [], 1, None),
        (2, ["a", "b"], 0, None),
        (2, ["a", "b"], 1, "duel"),
        (3, ["a", "b"], 1, "table"),
        (3, ["a", "a", "a"], 1, "pairs"),
        (1, ["a", "b"], 1, "pairs"),
    ],
)
def test_what_makes_no_match_is_refused(
    players: int, names: list[str], games: int, mode: str | None
) -> None:
    with pytest.raises(BadInput):
        matches(SETUPS[players], names, games, mode=mode)
