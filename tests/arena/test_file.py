"""The file of results: a stopped run goes on, plays nothing twice, and gives the same totals."""

import json
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import kontor
from kontor.arena import Job, Result, Run, here, matches, report
from kontor.arena.store import Store
from kontor.core.errors import BadInput
from tests.arena.games import NAMES, SHORT, made

PLANNED = matches(SHORT, ["deckhand"], 6)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with all games of the plan."""
    file = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    with Run(PLANNED, file) as run:
        list(run.go(here()))
    return file


def lines(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines(keepends=True)


def replayed(file: Path) -> list[int]:
    """Goes on with a file; the seeds that were played."""
    with Run(PLANNED, file) as run:
        return [ended.job.seed for ended in run.go(here())]


def totals(file: Path) -> list[tuple[Job, list[int], list[int]]]:
    with Run(PLANNED, file) as run:
        assert run.missing == []
        return [(result.job, result.scores, result.winners) for result in run.results]


def test_a_line_tells_all_about_a_game(whole: Path) -> None:
    told = json.loads(lines(whole)[0])

    assert (told["kontor"], told["game"], told["rules"], told["players"]) == (1, "le_havre", 2, 2)
    assert told["options"] == {"variant": "short", "cards": ["base"], "expert": False}
    assert (told["seed"], told["seats"]) == (1, ["deckhand", "deckhand"])
    assert [sum(parts.values()) for parts in told["parts"]] == told["scores"]
    assert sum(told["decisions"]) == len(told["actions"])
    assert all(
        0 < each <= all_ for each, all_ in zip(told["slowest"], told["milliseconds"], strict=True)
    )
    assert all(each <= turn for each, turn in zip(told["slowest"], told["longest"], strict=True))


def test_a_line_survives_reading_and_writing(whole: Path) -> None:
    for line in lines(whole):
        assert Result.read(line).line().encode() + b"\n" == line


def test_a_line_becomes_a_record_that_replays(whole: Path) -> None:
    result = Result.read(lines(whole)[2])

    table = kontor.load(result.record())

    assert table.state.is_over
    assert table.state.scores() == result.scores
    assert table.seed == 3


def test_a_line_that_was_changed_becomes_no_record(whole: Path) -> None:
    told = json.loads(lines(whole)[0])

    for wrong in ({"scores": [1, 2]}, {"actions": told["actions"][:-1]}, {"actions": [9999]}):
        with pytest.raises(BadInput, match="seed 1"):
            Result.read(json.dumps({**told, **wrong})).record()


@pytest.mark.parametrize("kept", [0, 1, 4])
def test_a_stopped_run_goes_on(whole: Path, tmp_path: Path, kept: int) -> None:
    file = tmp_path / "part.jsonl"
    with Run(PLANNED, file) as run:
        list(islice(run.go(here()), kept))

    assert replayed(file) == [1, 2, 3, 4, 5, 6][kept:]
    assert totals(file) == totals(whole)
    assert len(lines(file)) == 6


@pytest.mark.parametrize("cut", [1, 2, 300])
def test_a_torn_last_line_is_cut_off_and_played_again(
    whole: Path, tmp_path: Path, cut: int
) -> None:
    file = tmp_path / "torn.jsonl"
    file.write_bytes(whole.read_bytes()[:-cut])

    with Run(PLANNED, file) as run:
        assert run.cut == len(lines(whole)[-1]) - cut

    assert replayed(file) == [6]
    assert totals(file) == totals(whole)


def test_a_file_of_a_torn_line_alone_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "torn.jsonl"
    file.write_bytes(b"x" * 200_000)

    with Store(file) as store:
        assert list(store.results()) == []

    assert file.read_bytes() == b""


def test_more_games_are_added_to_a_file(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    file.write_bytes(whole.read_bytes())

    with Run(matches(SHORT, ["deckhand"], 8), file) as run:
        assert (run.kept, run.wanted) == (6, 8)
        assert [ended.job.seed for ended in run.go(here())] == [7, 8]


def test_other_games_of_a_file_do_not_count(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "mixed.jsonl"
    told = json.loads(lines(whole)[0])
    others: list[dict[str, object]] = [
        {"seed": 99},
        {"rules": 0},
        {"seats": ["trader", "deckhand"]},
        {"players": 2},
    ]
    others.append({"options": {**told["options"], "expert": True}})
    file.write_text("".join(json.dumps({**told, **other}) + "\n" for other in others))

    with Run(PLANNED, file) as run:
        assert [result.job.seed for result in run.results] == [1]  # the one that changed nothing


def test_a_game_that_stands_there_twice_counts_once(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "double.jsonl"
    file.write_bytes(whole.read_bytes() + lines(whole)[0])

    assert totals(file) == totals(whole)


@pytest.mark.parametrize(
    "wrong",
    [
        b"nonsense\n",
        b"{}\n",
        b"[1]\n",
        b'{"kontor":2}\n',
        b"\xff\n",
        b"\n",
        b'{"kontor":1,"game":"go"}\n',
    ],
)
def test_a_wrong_line_is_refused_with_its_number(whole: Path, tmp_path: Path, wrong: bytes) -> None:
    file = tmp_path / "wrong.jsonl"
    first, *others = lines(whole)
    file.write_bytes(first + wrong + b"".join(others))

    with pytest.raises(BadInput, match=r"wrong.jsonl', line 2: "):
        Run(PLANNED, file)


@pytest.mark.parametrize(
    "change", [{"scores": [1]}, {"winners": []}, {"winners": [2]}, {"seats": ["a"]}, {"actions": 3}]
)
def test_a_line_whose_parts_do_not_fit_is_refused(whole: Path, change: dict[str, object]) -> None:
    told = json.loads(lines(whole)[0])

    with pytest.raises(BadInput):
        Result.read(json.dumps({**told, **change}))


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"

    with Run(PLANNED, file), pytest.raises(BadInput, match="another run is writing"):
        Run(PLANNED, file)
    with Run(PLANNED, file) as run:
        assert run.done == 0


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()

    with pytest.raises(BadInput, match="is no file"):
        Run(PLANNED, tmp_path)
    with pytest.raises(BadInput, match="cannot be written"):
        Run(PLANNED, blocked / "results.jsonl")


FULL = """
import resource, sys
from pathlib import Path
from kontor.arena import Run, here
from kontor.core.errors import BadInput
from tests.arena.test_file import PLANNED
resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000))
try:
    with Run(PLANNED, Path(sys.argv[1])) as run:
        list(run.go(here()))
except BadInput as error:
    print(error)
"""


def test_a_full_disk_is_told_and_what_was_written_is_kept(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "full.jsonl"

    done = subprocess.run(
        [sys.executable, "-c", FULL, str(file)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )

    assert done.stdout.startswith(f"'{file}' cannot be written: ")
    assert 1 < len(replayed(file)) < 6
    assert totals(file) == totals(whole)


def test_the_best_game_is_kept_whether_played_or_read(whole: Path) -> None:
    best = max(max(Result.read(line).scores) for line in lines(whole))

    with Run(PLANNED, whole) as run:
        assert run.best is not None
        assert max(run.best.scores) == best
        assert f"# best score {best}" in run.best.record()


def test_the_order_in_which_games_end_does_not_matter(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "turned.jsonl"
    file.write_bytes(b"".join(reversed(lines(whole))))

    assert totals(file) == totals(whole)
    with Run(PLANNED, file) as one, Run(PLANNED, whole) as other:
        figures = [report(SHORT, NAMES[1:], run.results).data() for run in (one, other)]
        assert figures[0] == figures[1]


def test_a_change_of_the_players_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "marks.jsonl"
    (planned,) = matches(SHORT, ["a"], 2)
    with Store(file) as store:
        for seed, mark in ((1, "aaaa"), (2, "bbbb")):
            told = json.loads(made("a a", [1, 2], seed=seed).line())
            changed = {**told, "options": SHORT.data(), "opponents": mark}
            store.add(Result.read(json.dumps(changed)))

    with Run([planned], file) as run:
        assert run.digests == {"aaaa", "bbbb"}


def test_many_failures_end_a_run() -> None:
    from kontor.arena import Failure

    def broken(jobs: Iterator[Job]) -> Iterator[Failure]:
        for job in jobs:
            yield Failure(job, "no reason")

    with Run(matches(SHORT, ["deckhand"], 50)) as run:
        ended = list(run.go(broken))  # type: ignore[arg-type]

    assert len(ended) == len(run.failures) == 10
