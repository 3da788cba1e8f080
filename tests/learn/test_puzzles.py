"""Puzzles: each can be opened and solved, its wrong moves are legal, and its words are written."""

import json
import re
from collections import Counter
from datetime import date, timedelta

import pytest

from kontor.core import registry
from kontor.core.errors import BadCard, BadInput
from kontor.core.words import LANGUAGES, bundle
from kontor.learn.completing import play_line
from kontor.learn.daily import all_puzzles, puzzle_of
from kontor.learn.grading import GRADES
from kontor.learn.proof import Proof, Unproven
from kontor.learn.puzzles import Puzzle, answer_to, puzzle, puzzles, read
from kontor.learn.task import Reply
from kontor.learn.tasks import begin, find_task, progress_at
from kontor.learn.verdict import Effort, search

EVERY = all_puzzles()
NAMES = [f"{each.game} {each.name}" for each in EVERY]
FEWEST = 60
CHEAP = 4  # proofs of each game that are done again here; all are by `make puzzles`
MOST_CHEAP = 2_000  # positions of such a one
QUICK = Effort(5, 300.0, nodes=16, guesses=1)  # by nodes alone, so that it finds the same anywhere

every_puzzle = pytest.mark.parametrize("task", EVERY, ids=NAMES)


def test_there_are_enough_of_all_kinds() -> None:
    counts = {
        kind: Counter(getattr(each, kind) for each in EVERY)
        for kind in ("game", "grade", "players", "proven")
    }

    assert len(EVERY) >= FEWEST
    assert all(counts["game"][game] >= FEWEST // 3 for game in registry.GAMES)
    assert set(counts["grade"]) == set(GRADES)
    assert set(counts["players"]) == {2, 3, 4}
    assert {each.game for each in EVERY if each.proven} == set(registry.GAMES)
    positions = {json.dumps(each.position, sort_keys=True) for each in EVERY}
    assert len(positions) == len(EVERY)


@every_puzzle
def test_a_puzzle_can_be_solved_by_each_of_its_moves(task: Puzzle) -> None:
    table = begin(task)
    start = table.state

    assert table.seat == task.learner
    assert re.fullmatch(r"[a-z_]+-\d+", task.name)
    firsts = {start.text(action) for action in start.legal()}
    for move in task.moves:
        trial = begin(task)
        assert answer_to(task, progress_at(task, trial), move) is None
        for text in move:
            assert progress_at(task, trial).done == 0
            trial.play(text, task.learner)
        assert progress_at(task, trial).done == 1
    rights = {move[0] for move in task.moves}
    for text, wrong in task.losses.items():
        assert text in firsts
        assert wrong.loss > 0
        assert text not in rights
        assert_playable(task, wrong.then)
    assert task.losses
    assert task.line[0].steps[: len(task.moves[0])] == task.moves[0]
    assert_playable(task, task.line)


def assert_playable(task: Puzzle, moves: tuple[Reply, ...]) -> None:
    """Moves can be played one after the other from the position of a puzzle."""
    table = begin(task)
    for seat, steps in moves:
        for text in steps:
            table.play(text, seat)


@every_puzzle
def test_what_is_not_the_best_is_answered_with_points_and_without_the_answer(task: Puzzle) -> None:
    now = progress_at(task, begin(task))

    for text, wrong in task.losses.items():
        said = answer_to(task, now, [text])
        assert said is not None
        assert said.key == ("puzzle-loses" if task.proven else "puzzle-loses-about")
        assert said.values == {"points": max(1, round(wrong.loss))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_themes_have_words(language: str) -> None:
    words = bundle(language)

    for theme in {each.theme for each in EVERY}:
        assert words.has_message(f"puzzle-theme-{theme}")
        assert "ask" in words.get_message(f"puzzle-theme-{theme}").attributes


@pytest.mark.parametrize("game", registry.GAMES)
def test_proofs_hold_when_they_are_done_again(game: str) -> None:
    proven = [each for each in puzzles(game).values() if each.proven]
    done = 0
    for task in sorted(proven, key=lambda each: len(begin(each).legal()))[:CHEAP]:
        try:
            proof = Proof(begin(task).state, MOST_CHEAP)
        except Unproven:
            continue
        done += 1

        assert tuple(proof.moves()) == task.moves
        assert {text: loss for text, loss in proof.losses().items() if loss} == {
            text: wrong.loss for text, wrong in task.losses.items()
        }
        end = play_line(proof.state, task.line[0].steps)
        assert proof.best(end) == proof.points
    assert done >= 2


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_short_search_finds_the_clearest_ones(game: str) -> None:
    searched = [each for each in puzzles(game).values() if not each.proven]
    clear = sorted(searched, key=lambda each: -min(wrong.loss for wrong in each.losses.values()))
    for task in clear[:2]:
        state = begin(task).state
        best = search(state, QUICK)[0]

        assert state.text(best.action) in {move[0] for move in task.moves}


def test_a_day_has_one_puzzle_and_all_have_their_day() -> None:
    first = date(2026, 11, 17)
    days = [first + timedelta(days=each) for each in range(len(EVERY))]

    seen = [puzzle_of(day, reversed(EVERY)) for day in days]

    assert {(each.game, each.name) for each in seen} == {(each.game, each.name) for each in EVERY}
    assert puzzle_of(first, EVERY) is seen[0]
    assert puzzle_of(first + timedelta(days=len(EVERY)), EVERY) is seen[0]


def test_a_good_beginning_is_told_from_a_bad_one() -> None:
    task = next(each for each in EVERY if min(map(len, each.moves)) > 1)
    now = progress_at(task, begin(task))

    said = answer_to(task, now, [task.moves[0][0], "nonsense"])

    assert said is not None
    assert said.key == "puzzle-almost"


def test_what_nobody_looked_at_is_told_so() -> None:
    task = next(each for each in EVERY if not each.proven)
    now = progress_at(task, begin(task))

    said = answer_to(task, now, ["nonsense"])

    assert said is not None
    assert said.key == "puzzle-not-best"


def test_a_bad_line_is_refused_with_its_place() -> None:
    data = EVERY[0].data()

    with pytest.raises(BadCard, match="x: line 3 is no JSON"):
        read("le_havre", "x: line 3", "{")
    with pytest.raises(BadCard, match="wants the keys name, theme"):
        read("le_havre", "x: line 3", json.dumps({"name": "a"}))
    with pytest.raises(BadCard, match="'grade' = '2'; a int is wanted"):
        read("le_havre", "x: line 3", json.dumps({**data, "grade": "2"}))
    with pytest.raises(BadCard, match="a grade from 1 to 4"):
        read("le_havre", "x: line 3", json.dumps({**data, "grade": 5}))
    assert read(EVERY[0].game, "x", json.dumps(data)) == EVERY[0]


def test_an_unknown_puzzle_is_refused_with_what_is_near() -> None:
    known = next(iter(puzzles("le_havre")))

    assert find_task("le_havre", f"puzzle:{known}") is puzzle("le_havre", known)
    with pytest.raises(BadInput, match=f"did you mean '{known}'"):
        puzzle("le_havre", f"{known}x")
