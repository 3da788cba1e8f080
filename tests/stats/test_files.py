"""Games in files: Parquet says what the results say, and what is no file of games is refused."""

import lzma
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from kontor.core.errors import BadInput
from kontor.stats.annals import annals
from kontor.stats.files import convert, read
from kontor.stats.questions import ask
from tests.stats.games import CRAFTSMEN, LE_HAVRE, played, results_file

pytest.importorskip("pyarrow", reason="pyarrow is not installed (make ready installs it)")
pytest.importorskip("duckdb", reason="duckdb is not installed (make ready installs it)")


def test_parquet_says_what_the_results_say(tmp_path: Path) -> None:
    results = results_file(tmp_path, LE_HAVRE, CRAFTSMEN)
    target = tmp_path / "games.parquet"

    count = convert(results, target, positions=False)

    games = read([target])
    expected = [annals(result) for setup in (LE_HAVRE, CRAFTSMEN) for result in played(setup)]
    assert count == len(games) == len(expected)
    for game, other in zip(games, expected, strict=True):
        assert game.seats == other.seats
        assert (game.result.job, game.rounds) == (other.result.job, other.rounds)
        assert game.result.lean == other.result.lean


def test_the_actions_of_a_file_make_a_record(tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    convert(results_file(tmp_path, LE_HAVRE), target, positions=False)

    parquet: Any = import_module("pyarrow.parquet")
    rows = parquet.read_table(target).to_pylist()

    assert [row["actions"] for row in rows] == [result.actions for result in played(LE_HAVRE)]


def test_packed_results_are_read_and_no_game_counts_twice(tmp_path: Path) -> None:
    results = results_file(tmp_path, LE_HAVRE)
    packed = tmp_path / "results.jsonl.xz"
    packed.write_bytes(lzma.compress(results.read_bytes()))

    assert len(read([packed, results])) == len(played(LE_HAVRE))


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("none.parquet", None, "cannot be read"),
        ("words.parquet", b"no Parquet at all", "cannot be read"),
        ("none.jsonl", None, "no such file"),
        ("torn.jsonl.xz", b"\xfd7zXZ\x00torn", "cannot be read"),
        ("words.jsonl", b"words\n", "this is no result of a game"),
        ("games.txt", b"", "their names end in .parquet, .jsonl, .jsonl.xz"),
    ],
)
def test_what_is_no_file_of_games_is_refused(
    tmp_path: Path, name: str, content: bytes | None, reason: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(BadInput, match=reason):
        read([path])


def test_parquet_of_others_is_refused(tmp_path: Path) -> None:
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    parquet.write_table(arrow.table({"game": ["go"]}), tmp_path / "go.parquet")

    with pytest.raises(BadInput, match="holds no games of kontor"):
        read([tmp_path / "go.parquet"])


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    results = results_file(tmp_path, LE_HAVRE)
    results.write_bytes(results.read_bytes() + b"torn\n")

    with pytest.raises(BadInput):
        convert(results, tmp_path / "games.parquet", positions=False)

    assert [path.name for path in tmp_path.iterdir()] == ["results.jsonl"]


def test_questions_are_answered_for_both_sorts_of_files(tmp_path: Path) -> None:
    results = results_file(tmp_path, LE_HAVRE)
    target = tmp_path / "games.parquet"
    convert(results, target, positions=False)
    scores = [score for result in played(LE_HAVRE) for score in result.scores]

    question = "SELECT count(*), sum(score), sum(won) FROM seats"

    for path in (results, target):
        assert ask(question, [path]).rows == [(len(scores), sum(scores), len(scores) / 2)]
    uses = sum(
        use.uses for result in played(LE_HAVRE) for s in annals(result).seats for use in s.cards
    )
    assert ask("SELECT sum(uses) FROM cards", [target]).rows == [(uses,)]


@pytest.mark.parametrize("question", ["SELECT nothing FROM games", "COPY games TO 'x.csv'", "?"])
def test_a_question_that_means_nothing_or_writes_is_refused(tmp_path: Path, question: str) -> None:
    with pytest.raises(BadInput, match="this question has no answer"):
        ask(question, [results_file(tmp_path, LE_HAVRE)])
