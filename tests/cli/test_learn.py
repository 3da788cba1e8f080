"""Lessons in the terminal: listed, taken, answered in sentences, and kept."""

import json
from pathlib import Path

import pytest

from kontor.core import registry
from kontor.core.table import Table
from kontor.core.words import LANGUAGES, say
from kontor.learn.lessons import lessons
from kontor.learn.task import Task
from kontor.learn.tasks import begin, next_action, progress_at
from tests.cli.conftest import Kontor
from tests.learn.walk import questions, wrong_turns

EVERY = [lesson for game in registry.GAMES for lesson in lessons(game).values()]
NAMES = [f"{lesson.game} {lesson.name}" for lesson in EVERY]
QUAY = lessons("le_havre")["quay"]


def ending(lesson: Task) -> Table:
    """The table at the end of the right way."""
    *_, last = questions(lesson)
    return last.table


def right_lines(lesson: Task) -> list[str]:
    """What a learner types."""
    return [entry.text for entry in ending(lesson).history if entry.seat == lesson.learner]


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
def test_a_lesson_is_taken_by_typing(kontor: Kontor, tmp_path: Path, lesson: Task) -> None:
    turn = next(turn for turn in wrong_turns(lesson) if (turn.step, turn.before) == (0, ()))
    assert turn.said is not None
    typed = [turn.text, *right_lines(lesson)]

    result = kontor("learn", lesson.game, lesson.name, typed="\n".join(typed) + "\n")

    assert result.exit_code == 0
    told = " ".join(result.output.split())
    at = -1
    for key in (lesson.key, f"{lesson.key}.goal", f"{lesson.key}-1", turn.said):
        assert at < (at := told.find(say(key), at + 1)), key
    for number in range(1, len(lesson.steps) + 1):
        assert say(f"{lesson.key}-{number}.why") in told
    assert say(f"{lesson.key}.end") in told
    kept = json.loads((tmp_path / "games" / "learned.json").read_text("utf-8"))
    assert kept == {lesson.game: [lesson.name]}
    assert list((tmp_path / "games").glob("*.kontor")) == []  # no game is saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_the_language_of_the_learner(kontor: Kontor, language: str) -> None:
    turn = next(iter(wrong_turns(QUAY)))
    assert turn.said is not None

    spoken = ("--language", language, "learn", "le_havre", "quay")
    result = kontor(*spoken, typed=f"{turn.text}\nquit\n")

    told = " ".join(result.output.split())
    assert say(f"{QUAY.key}-1", language) in told
    assert say(turn.said, language) in told
    command = "kontor learn le_havre quay"
    assert say("terminal-learn-left", language, command=command) in told


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
def test_whoever_types_what_hints_name_comes_to_the_end(lesson: Task) -> None:
    table = begin(lesson)
    while (action := next_action(lesson, table)) is not None:
        table.play(action)
        while reply := progress_at(lesson, table).reply:
            for step in reply.steps:
                table.play(step, reply.seat)

    assert progress_at(lesson, table).done == len(lesson.steps)


def test_a_hint_says_what_to_type(kontor: Kontor) -> None:
    result = kontor("--language", "de", "learn", "le_havre", "quay", typed="hint\nquit\n")

    assert "(tippe take wood)" in " ".join(result.output.split())


def test_lessons_are_listed_with_what_was_done(kontor: Kontor) -> None:
    assert "✓" not in kontor("learn").output
    kontor("learn", "le_havre", "quay", typed="\n".join(right_lines(QUAY)) + "\n")

    output = kontor("learn", "le_havre").output

    lines = output.splitlines()
    count = len(lessons("le_havre"))
    assert lines[0] == f"Le Havre, lessons done: 1 of {count}"
    assert lines[1].split() == ["✓", "1", "quay", *say(QUAY.key).split()]
    assert len(lines) == count + 2


def test_a_lesson_that_was_left_does_not_count(kontor: Kontor, tmp_path: Path) -> None:
    kontor("learn", "le_havre", "quay", typed=right_lines(QUAY)[0])

    assert not (tmp_path / "games" / "learned.json").exists()


def test_what_was_taken_back_is_to_be_done_again(kontor: Kontor) -> None:
    first, *others = right_lines(QUAY)

    typed = [first, "undo", first, *others]
    result = kontor("learn", "le_havre", "quay", typed="\n".join(typed) + "\n")

    assert result.output.count(say(f"{QUAY.key}-1.why")) == 2
    assert say(f"{QUAY.key}.end") in result.output


@pytest.mark.parametrize("text", ["{", "[]", '{"le_havre": 3}'])
def test_a_file_that_tells_nothing_is_written_anew(
    kontor: Kontor, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "games" / "learned.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")

    assert "does not say which lessons were done" in " ".join(kontor("learn").output.split())
    kontor("learn", "le_havre", "quay", typed="\n".join(right_lines(QUAY)) + "\n")

    assert json.loads(path.read_text("utf-8")) == {"le_havre": ["quay"]}


def test_what_is_no_lesson_is_refused_with_what_is_near(kontor: Kontor) -> None:
    result = kontor("learn", "le_havre", "quai")

    assert result.exit_code != 0
    assert "le_havre has no lesson called quai (did you mean 'quay'?)" in result.output
