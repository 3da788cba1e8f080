"""Every command does what its help says, and refuses with a sentence and an exit code."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from typer.testing import Result

import kontor as package
from kontor import Table
from kontor.cli import crowd

Kontor = Callable[..., Result]
COMMANDS = ["play", "replay", "simulate", "arena", "ladder", "perft", "cards", "bench"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table, chance = Table.new("le_havre", 2, 5, variant="short"), Random(5)
    while not table.state.is_over:
        table.play(chance.choice(table.state.legal()))
    path = tmp_path / "finished.kontor"
    path.write_text(table.record(), encoding="utf-8")
    return path


def is_refused(result: Result, sentence: str) -> bool:
    return result.exit_code == 1 and result.stderr == f"{sentence}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(kontor: Kontor, command: str) -> None:
    listed, explained = kontor("--help"), kontor(command, "--help")

    assert command in listed.stdout
    assert explained.exit_code == 0
    assert f"Usage: kontor {command}" in explained.stdout


def test_the_version_says_which_form_runs(kontor: Kontor) -> None:
    result = kontor("--version")

    form = "compiled" if package.compiled() else "plain"
    assert result.stdout == f"kontor {package.__version__} ({form})\n"


def test_the_module_runs_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kontor", "--version"], capture_output=True, text=True, check=True
    )

    assert done.stdout.startswith("kontor ")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["replay"],
        ["perft", "--depth", "deep"],
        ["simulate", "--games", "0"],
        ["play", "--players", "three"],
        ["play", "--unheard-of"],
    ],
)
def test_wrong_usage_exits_with_2(kontor: Kontor, words: list[str]) -> None:
    result = kontor(*words)

    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["perft", "le_havr"], "no game is called 'le_havr' (did you mean 'le_havre'?)"),
        (["perft", "--players", "6"], "le_havre is for 1 to 5 players, not 6"),
        (["simulate", "le_havr"], "no game is called 'le_havr' (did you mean 'le_havre'?)"),
        (["simulate", "--players", "6"], "le_havre is for 1 to 5 players, not 6"),
        (["simulate", "--players", "x"], "a number of players is a whole number, not 'x'"),
        (["simulate", "--players", ","], "this leaves no kind of game to play"),
        (["play", "--players", "0", "--variant", "full"], "le_havre is for 1 to 5 players, not 0"),
        (["play", "le_havr"], "no game is called 'le_havr' (did you mean 'le_havre'?)"),
        (
            ["replay", "/nowhere/at/all"],
            "'/nowhere/at/all' cannot be read: no such file or directory",
        ),
        (["replay", "/"], "'/' cannot be read: is a directory"),
        (["play", "--resume", "/"], "'/' cannot be read: is a directory"),
    ],
)
def test_a_refusal_is_one_sentence_and_exits_with_1(
    kontor: Kontor, words: list[str], sentence: str
) -> None:
    assert is_refused(kontor(*words, typed="\n" * 9), sentence)


def test_replay_shows_the_end_and_the_scores(kontor: Kontor, record: Path) -> None:
    table = package.load(record.read_text(encoding="utf-8"))

    result = kontor("replay", record)

    assert result.exit_code == 0
    assert f"{len(table.history)} actions, all of them legal" in result.stdout
    for score in table.state.scores():
        assert re.search(rf"total.* {score} ", result.stdout)


def test_replay_shows_any_position(kontor: Kontor, record: Path) -> None:
    result = kontor("replay", record, "--at", 10)

    assert result.exit_code == 0
    assert "after action 10:" in result.stdout
    assert "final scores" not in result.stdout


def test_replay_reads_the_standard_input(kontor: Kontor, record: Path) -> None:
    result = kontor("replay", "-", typed=record.read_bytes())

    assert result.exit_code == 0


def test_replay_refuses_a_position_behind_the_end(kontor: Kontor, record: Path) -> None:
    length = len(package.load(record.read_bytes()).history)

    result = kontor("replay", record, "--at", 99_999)

    assert is_refused(result, f"the game has {length} actions; there is no 99999")


def test_picture_draws_any_position(kontor: Kontor, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "drawn.svg"

    written = kontor("picture", record, "--at", 10, "-o", file)
    printed = kontor("picture", record, "--at", 10)
    strip = kontor("picture", record, "--strip")

    assert written.exit_code == 0
    assert file.read_text("utf-8") == printed.stdout
    assert printed.stdout.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="1400"')
    assert 'width="256"' in strip.stdout


def test_picture_refuses_what_it_cannot_draw_or_write(kontor: Kontor, record: Path) -> None:
    behind = kontor("picture", record, "--at", 99_999)
    nowhere = kontor("picture", record, "-o", "/nowhere/drawn.svg")

    assert "there is no 99999" in behind.stderr
    assert is_refused(nowhere, "'/nowhere/drawn.svg' cannot be written: no such file or directory")


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b"kontor 1\n", b"\x00" * 1000])
def test_replay_refuses_a_broken_record(kontor: Kontor, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.kontor"
    path.write_bytes(content)

    result = kontor("replay", path)

    assert result.exit_code == 1
    assert result.stderr.startswith("line ")
    assert result.stderr.count("\n") == 1


def test_perft_counts_the_lines_of_play(kontor: Kontor) -> None:
    state = package.new_game("le_havre", 2, 4, variant="short")
    second = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        second += len(after.legal())

    result = kontor(
        "perft", "le_havre", "--players", 2, "--variant", "short", "--seed", 4, "--depth", 2
    )

    counts = re.findall(r"^\W+(\d+)\W+([\d,]+)\W+[\d.]+", result.stdout, re.MULTILINE)
    assert [int(lines.replace(",", "")) for _, lines in counts] == [1, len(state.legal()), second]


def test_simulate_counts_games_scores_and_actions(kontor: Kontor) -> None:
    result = kontor(
        "simulate", "--games", 4, "--players", "1,2", "--variant", "short", "--cards", "base",
        "--no-expert", "--processes", 1,
    )  # fmt: skip

    assert result.exit_code == 0
    assert re.search(r"1 player, short\W+2\W", result.stdout)
    assert re.search(r"2 players, short\W+2\W", result.stdout)
    assert "building used" in result.stdout
    assert "4 games ended without an error" in result.stdout


def test_simulate_finds_the_same_in_several_processes(kontor: Kontor) -> None:
    words = ["simulate", "--games", "60", "--players", "1", "--variant", "short", "--seed", "3"]

    alone, shared = (kontor(*words, "--processes", count) for count in ("1", "2"))

    assert alone.exit_code == shared.exit_code == 0
    assert alone.stdout.rpartition("games ended")[0] == shared.stdout.rpartition("games ended")[0]


def test_simulate_varies_what_is_left_out(kontor: Kontor) -> None:
    result = kontor("simulate", "--games", 100, "--processes", 1)

    kinds = set(re.findall(r"([1-5] players?, (?:full|short)(?:, expert)?)", result.stdout))
    assert len(kinds) == 20


def test_a_game_that_breaks_off_is_told_with_all_that_shows_it_again(
    kontor: Kontor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "LONGEST", 5)

    result = kontor("simulate", "--games", 1, "--players", 2, "--variant", "short", "--seed", 9)

    assert result.exit_code == 1
    assert "a game broke off after 5 actions (2 players, {'variant': 'short'" in result.stderr
    assert "seed 9)" in result.stderr


def test_cards_lists_all_cards_with_what_they_do(kontor: Kontor) -> None:
    result = kontor("cards")

    assert result.exit_code == 0
    assert "marketplace" in result.stdout
    assert "Turn any number of" in result.stdout


def test_cards_can_be_narrowed_to_sets(kontor: Kontor) -> None:
    result = kontor("cards", "le_havre", "--cards", "promo")

    assert result.exit_code == 0
    assert "marketplace" not in result.stdout


def test_cards_shows_one_card(kontor: Kontor) -> None:
    both = kontor("cards", "le_havre", "bakehouse"), kontor("cards", "Bakehouse")

    assert both[0].stdout == both[1].stdout
    assert re.search(r"id +bakehouse", both[0].stdout)


def test_cards_refuses_unknown_cards_and_sets(kontor: Kontor) -> None:
    card, cards = kontor("cards", "le_havre", "backhouse"), kontor("cards", "--cards", "promos")

    assert is_refused(card, "no card is called 'backhouse' (did you mean 'bakehouse'?)")
    assert is_refused(cards, "no card set is called 'promos' (did you mean 'promo'?)")
