"""`kontor puzzles`: lists, plays and finds."""

from pathlib import Path

from kontor.core.table import Table
from kontor.core.words import render, say
from kontor.learn.daily import all_puzzles
from kontor.learn.puzzles import Puzzle, read
from kontor.learn.tasks import begin
from tests.cli.conftest import Kontor

EVERY = all_puzzles()


def simple() -> Puzzle:
    """A puzzle that one line solves."""
    return next(each for each in EVERY if len(each.moves[0]) == 1)


def test_all_are_counted(kontor: Kontor) -> None:
    said = kontor("puzzles").output

    assert f"{len(EVERY)} puzzles" in said


def test_a_puzzle_is_tried_answered_solved_and_saved(kontor: Kontor, tmp_path: Path) -> None:
    puzzle = simple()
    wrong, right = next(iter(puzzle.losses)), puzzle.moves[0][0]
    typed = f"{wrong}\nanswer\n{right}\nquit\n"

    said = kontor("puzzles", "--name", f"{puzzle.game}:{puzzle.name}", typed=typed).output

    assert "there is something better" in said
    assert said.index("The best move:") < said.index("Right!")
    (saved,) = (tmp_path / "games").glob("*.kontor")
    assert right in saved.read_text("utf-8")


def test_the_list_and_the_answer_speak_the_language_of_the_reader(kontor: Kontor) -> None:
    listed = kontor("--language", "pl", "puzzles").output

    assert "Rzemieślnicy" in listed
    assert say("puzzle-theme-auction", "pl") in listed
    assert f"{len(EVERY)} zagad" in listed


def test_a_long_answer_is_told_whole_a_step_a_line(kontor: Kontor) -> None:
    puzzle = max(EVERY, key=lambda each: len(each.line[0].steps))

    said = kontor(
        "puzzles", "--name", f"{puzzle.game}:{puzzle.name}", typed="answer\nquit\n"
    ).output

    told = said.split("The best move:")[1]
    assert "..." not in told
    state = begin(puzzle).state
    for text in puzzle.line[0].steps:
        action = state.read(text)
        if not state.is_detail:
            assert render(state.message(action))[:40] in " ".join(told.split())
        state.play(action)


def test_a_hint_names_the_next_action_alone(kontor: Kontor) -> None:
    puzzle = next(each for each in EVERY if min(map(len, each.moves)) > 2)
    named = ("puzzles", "--name", f"{puzzle.game}:{puzzle.name}")

    said = kontor(*named, typed=f"hint\n{puzzle.moves[0][0]}\nhint\nquit\n").output

    assert f"(type {puzzle.moves[0][0]})" in said
    assert said.count("Next: ") == 2
    assert "The best move" not in said


def test_todays_puzzle_is_asked(kontor: Kontor) -> None:
    assert "Type your move" in kontor("puzzles", "--play", typed="quit\n").output


def test_what_is_left_before_it_is_solved_is_not_kept(kontor: Kontor, tmp_path: Path) -> None:
    kontor("puzzles", "--play", typed="quit\n")

    assert not (tmp_path / "games").exists()


def test_help_lists_what_can_be_typed_before_and_after_the_answer(kontor: Kontor) -> None:
    puzzle = simple()
    typed = f"help\n{puzzle.moves[0][0]}\nhelp\nquit\n"

    said = kontor("puzzles", "--name", f"{puzzle.game}:{puzzle.name}", typed=typed).output
    before, after = said.split("Right!")

    assert "show the best move" in before
    assert "kontor play --resume" not in before
    assert "show the best move" not in after
    assert "kontor play --resume" in after


def test_an_unknown_one_is_refused(kontor: Kontor) -> None:
    refused = kontor("puzzles", "--name", "le_havre:nothing")

    assert refused.exit_code == 1
    assert "no puzzle called nothing" in refused.output


def test_a_proven_one_is_found_in_a_record(kontor: Kontor, tmp_path: Path) -> None:
    """From the position of a shipped one, played to its end by its own line."""
    known = next(each for each in EVERY if each.game == "craftsmen" and each.proven)
    table = Table.from_position(known.position)
    for text in known.line[0].steps:
        table.play(text)
    while not table.is_over:
        table.play(table.legal()[0])
    record, found = tmp_path / "game.kontor", tmp_path / "found.jsonl"
    record.write_text(table.record(), encoding="utf-8")

    said = kontor("puzzles", record, "--proven", "-o", found).output

    assert "1 puzzle of 1 that were found" in said
    new = read("craftsmen", "found", found.read_text("utf-8"))
    assert new.proven
    assert new.name.startswith("last_action-")
