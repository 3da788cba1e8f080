"""Lessons at a real server: what counts is played, all else is refused in words of the lesson."""

import pytest

from kontor.core import registry
from kontor.core.words import LANGUAGES, say
from kontor.learn.lessons import lessons
from kontor.learn.task import Move, Task, after
from tests.learn.walk import wrong_turns
from tests.server.house import Live, Message, Visitor

EVERY = [lesson for game in registry.GAMES for lesson in lessons(game).values()]
NAMES = [f"{lesson.game} {lesson.name}" for lesson in EVERY]
QUAY = lessons("le_havre")["quay"]


def sit(visitor: Visitor, lesson: Task) -> Live:
    """At a new table for a lesson."""
    wish = {"game": lesson.game, "task": lesson.id}
    table: str = visitor.ask("POST", "tasks", wish)["table"]
    return visitor.sit(table)


def go_on(live: Live) -> str:
    """Do the first thing that counts."""
    moves = [tuple(move) for move in live.now["task"]["moves"]]
    text = next(text for text in live.legal if after(moves, text))
    answer = live.act(text)
    assert answer["type"] == "answer", answer
    return text


def is_over(live: Live) -> bool:
    task: Message = live.now["task"]
    return bool(task["done"] == task["steps"])


@pytest.mark.parametrize("lesson", EVERY, ids=NAMES)
def test_a_lesson_is_done_and_every_wrong_turn_is_refused(anna: Visitor, lesson: Task) -> None:
    live = sit(anna, lesson)
    turns = {(turn.step, turn.before, turn.text): turn for turn in wrong_turns(lesson)}
    tried = set()
    before: Move = ()

    while not is_over(live):
        done, version = live.now["task"]["done"], live.now["version"]
        for key, turn in turns.items():
            if key[:2] == (done, before):
                assert turn.said is not None
                refused = live.act(turn.text)
                assert (refused["code"], refused["message"]) == (
                    "illegal_action",
                    say(turn.said),
                )
                assert anna.ask("GET", f"tables/{live.table}")["version"] == version
                tried.add(key)
        text = go_on(live)
        before = () if live.now["task"]["done"] > done else (*before, text)

    assert tried == set(turns)
    replies = [step for each in lesson.steps for reply in each.replies for step in reply.steps]
    others = [line for line in live.lines if line["seat"] != lesson.learner]
    assert [step["text"] for line in others for step in line["steps"]] == replies


def test_a_lesson_says_where_it_is_and_what_counts(anna: Visitor) -> None:
    live = sit(anna, QUAY)

    assert live.now["task"] == {
        "kind": "lesson",
        "name": "quay",
        "key": "lesson-le_havre-quay",
        "done": 0,
        "steps": len(QUAY.steps),
        "moves": [list(move) for move in QUAY.steps[0].moves],
        "wrong": {line: f"{QUAY.key}-1-{said}" for line, said in QUAY.steps[0].wrong.items()},
        "spot": QUAY.steps[0].spot,
    }
    assert live.now["you"] == [QUAY.learner]


def test_more_than_the_step_is_refused_and_nothing_of_it_is_done(anna: Visitor) -> None:
    live = sit(anna, QUAY)
    first, second = (step.moves[0][0] for step in QUAY.steps[:2])

    refused = live.act(first, second)

    assert refused["message"] == say("task-enough")
    assert anna.ask("GET", f"tables/{live.table}")["count"] == 0


def test_what_was_taken_back_is_to_be_done_again(anna: Visitor) -> None:
    live = sit(anna, QUAY)
    go_on(live)
    assert live.now["task"]["done"] == 1

    live.travel("undo", 0)
    assert live.now["task"]["done"] == 0
    assert live.now["task"]["moves"] == [list(move) for move in QUAY.steps[0].moves]
    live.travel("redo", 1)
    assert live.now["task"]["done"] == 1


def test_after_the_last_step_nobody_plays_on(anna: Visitor) -> None:
    live = sit(anna, QUAY)
    while not is_over(live):
        go_on(live)
    version = live.now["version"]

    refused = live.act(live.legal[0])

    assert refused["message"] == say("task-done")
    assert live.now["thinking"] is None
    assert anna.ask("GET", f"tables/{live.table}")["version"] == version


def test_refusals_are_in_the_language_of_the_learner(anna: Visitor) -> None:
    live = sit(anna, QUAY)
    turn = next(turn for turn in wrong_turns(QUAY) if turn.step == 0)
    assert turn.said is not None

    for language in LANGUAGES:
        live.say({"type": "language", "language": language})
        assert live.act(turn.text)["message"] == say(turn.said, language)


def test_the_lessons_of_a_game_are_listed_in_order(anna: Visitor) -> None:
    for game in registry.GAMES:
        listed = anna.ask("GET", f"games/{game}/lessons")
        assert [(each["name"], each["steps"]) for each in listed] == [
            (lesson.name, len(lesson.steps)) for lesson in lessons(game).values()
        ]
    assert anna.ask("GET", "games/chess/lessons", expect=404)["code"] == "not_found"


def test_the_table_of_a_lesson_is_told_apart_and_can_be_left(anna: Visitor, ben: Visitor) -> None:
    live = sit(anna, QUAY)
    (listed,) = anna.ask("GET", "tables")
    assert listed["task"] == "lesson:quay"
    ben.ask("GET", f"tables/{live.table}", expect=404)

    anna.ask("DELETE", f"tables/{live.table}")

    assert [each["left"] for each in anna.ask("GET", "tables")] == [True]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "le_havre", "task": "lesson:quai"}, "did you mean 'quay'?"),
        ({"game": "le_havre", "task": "lessons:quay"}, "did you mean 'lesson'?"),
        ({"game": "le_havr", "task": "lesson:quay"}, "did you mean 'le_havre'?"),
        ({"game": "le_havre", "task": "../secret"}, "not understood"),
    ],
)
def test_what_is_no_lesson_is_refused(anna: Visitor, wish: Message, words: str) -> None:
    refused = anna.ask("POST", "tasks", wish, expect=400)

    assert refused["code"] == "bad_input"
    assert words in refused["message"]
