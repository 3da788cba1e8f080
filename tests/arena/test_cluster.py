"""The same games on a Ray cluster; without Ray a sentence says what to install."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from kontor.arena import Result, here, matches
from kontor.arena.cluster import check_versions, cluster
from kontor.core.errors import BadInput
from kontor.stats.files import read
from tests.arena.games import BAD, SHORT, made

ROOT = Path(__file__).parents[2]
ADVICE = "Ray is not installed (make ray installs it); its tests are left out"
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder),
    "RAY_USAGE_STATS_ENABLED": "0",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a cluster of two workers answers."""
    if find_spec("ray") is None:
        if os.environ.get("KONTOR_NEED_RAY"):
            pytest.fail(ADVICE)
        pytest.skip(ADVICE)
    process = subprocess.Popen(
        [sys.executable, str(Path(__file__).parent / "ray_cluster.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=ENVIRONMENT,
    )
    assert process.stdout is not None
    found = process.stdout.readline().strip()
    assert found, "the cluster did not start"
    yield found
    process.communicate(timeout=60)


def arena(*words: object) -> subprocess.CompletedProcess[str]:
    """Two players in the arena, on a cluster."""
    return command("arena", "le_havre", *words)


def command(*words: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as Ray leaves threads and handlers behind."""
    return subprocess.run(
        [sys.executable, "-m", "kontor", *(str(word) for word in words)],
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
        cwd=ROOT,
    )


def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    jobs = matches(SHORT, ["deckhand"], 6)[0].jobs()

    words = ("deckhand", "--variant", "short", "--games", 6)
    done = arena(*words, "--ray", address, "--file", file, "--json")

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6
    played = [Result.read(line) for line in file.read_bytes().splitlines()]
    alone = [result for result in here()(jobs) if isinstance(result, Result)]
    assert {each.job: each.actions for each in played} == {each.job: each.actions for each in alone}


def test_a_cluster_writes_the_same_games_as_parquet(address: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="pyarrow is not installed (make ready installs it)")
    file = tmp_path / "games.parquet"
    jobs = matches(SHORT, ["deckhand"], 6)[0].jobs()

    words = ("--variant", "short", "--opponents", "deckhand", "--games", 6, "--processes", 1)
    done = command("selfplay", "le_havre", file, *words, "--ray", address)

    assert done.returncode == 0, done.stderr
    alone = [result for result in here()(jobs) if isinstance(result, Result)]
    read_back = {game.result.job: game.result.scores for game in read([file])}
    assert read_back == {each.job: each.scores for each in alone}


def test_a_cluster_tells_who_broke_a_game(address: str) -> None:
    faults = ("raising", "dying", "stalling", "orphaning")
    words = ("deckhand", *faults, "--variant", "short", "--games", 1)

    done = arena(*words, "--module", BAD, "--ray", address, "--patience", 2, "--mode", "mirror")

    assert done.returncode == 1
    assert "le_havre, 2 players, short: 1 game\n" in done.stdout
    for name, reason in (
        ("raising", "raised ZeroDivisionError: one over nothing"),
        ("dying", "its process ended with exit code 3"),
        ("stalling", "no answer within 2 seconds"),
    ):
        line = next(line for line in done.stderr.splitlines() if f"seats {name} {name}" in line)
        assert line.startswith("a game broke off, seed 1, ")
        assert line.endswith(reason)
    assert (
        "seats orphaning orphaning (le_havre, 2 players, short): the cluster lost it" in done.stderr
    )
    assert "4 games broke off; 4 of 5 games are missing" in done.stderr


def test_an_address_where_nobody_answers_is_refused(address: str) -> None:
    assert address

    done = arena("deckhand", "--ray", "nonsense", "--games", 1)

    assert done.returncode == 1
    assert done.stderr.startswith("no Ray cluster answers at 'nonsense': ")
    assert done.stderr.count("\n") == 1


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadInput, match=r"pip install 'kontor\[ray\]'"):
        cluster("auto", 60)


def test_a_cluster_with_other_players_is_refused() -> None:
    with pytest.raises(BadInput, match="install the same version"):
        check_versions(made("deckhand deckhand", [1, 2]), "kontor.players")
