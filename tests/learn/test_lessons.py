"""Lessons: each can be done, each wrong turn is answered, and all they say is short and written."""

import pytest

from kontor.core import registry
from kontor.core.errors import BadCard, BadInput
from kontor.core.words import LANGUAGES, bundle, say
from kontor.learn import lessons as module
from kontor.learn.lessons import lessons
from kontor.learn.task import Reply, Step, Task, mistake, progress
from tests.learn.walk import finish, right_way, ways_through, wrong_turns
from tools.lessons import MOST_ALL, MOST_WORDS, length, rows, word_count

EVERY = [lesson for game in registry.GAMES for lesson in lessons(game).values()]
NAMES = [f"{lesson.game} {lesson.name}" for lesson in EVERY]
MOST_STEPS = 8

every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=NAMES)


def has(language: str, key: str) -> bool:
    """Whether a language has an entry of its own."""
    name, _, attribute = key.partition(".")
    entry = bundle(language).get_message(name) if bundle(language).has_message(name) else None
    return entry is not None and (not attribute or attribute in entry.attributes)


@every_lesson
def test_a_lesson_can_be_done(lesson: Task) -> None:
    *before, (table, done) = right_way(lesson)

    assert done == len(lesson.steps) == len(before)
    assert 1 <= done <= MOST_STEPS
    assert mistake(lesson, progress(lesson, []), ["nonsense"]) is not None
    assert len(table.history) >= done


@every_lesson
def test_whatever_counts_leads_to_the_end(lesson: Task) -> None:
    for table, done in right_way(lesson):
        if done == len(lesson.steps):
            return
        ways = list(ways_through(lesson, table, done))

        assert ways != []
        for way in ways:
            finish(lesson, way)


@every_lesson
def test_every_wrong_turn_is_answered_in_its_own_words(lesson: Task) -> None:
    turns = list(wrong_turns(lesson))

    assert len(turns) >= 1
    for turn in turns:
        word = lesson.steps[turn.step].wrong[turn.line]
        assert turn.said == f"{lesson.key}-{turn.step + 1}-{word}"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_there_and_few(lesson: Task, language: str) -> None:
    keys = [lesson.key, f"{lesson.key}.goal", f"{lesson.key}.end"]
    said: list[list[str]] = [[f"{lesson.key}.goal"], [f"{lesson.key}.end"]]
    for number, step in enumerate(lesson.steps, start=1):
        at = f"{lesson.key}-{number}"
        said.append([at, f"{at}.why"])
        said += [[f"{at}-{word}"] for word in step.wrong.values()]
    keys += [key for together in said for key in together]

    assert [key for key in keys if not has(language, key)] == []
    for together in said:
        words = sum(word_count(say(key, language)) for key in together)
        assert 1 <= words <= MOST_WORDS, together


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_short_and_soon_there_is_something_to_do(lesson: Task, language: str) -> None:
    assert length(lesson, language).too_long == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_is_learned_in_twelve_minutes(game: str, language: str) -> None:
    assert dict(rows(game, language))["all"].seconds <= MOST_ALL


def test_a_step_is_done_by_any_of_its_moves_and_replies_are_no_steps() -> None:
    task = Task(
        kind="lesson",
        game="le_havre",
        name="small",
        position={},
        steps=(
            Step(moves=(("use *", "times 2"), ("take wood",)), replies=(Reply(1, ("a", "b")),)),
            Step(moves=(("end",),), wrong={"buy *": "rich"}),
        ),
    )

    assert progress(task, [(0, "use joinery")]).moves == (("times 2",),)
    assert progress(task, [(0, "take wood")]) == (1, (("end",),), Reply(1, ("a", "b")))
    assert progress(task, [(0, "take wood"), (1, "a"), (1, "b")]).reply is None
    now = progress(task, [(0, "use x"), (0, "times 2"), (1, "a"), (1, "b")])
    assert now.done == 1
    assert mistake(task, now, ["buy bank"]) == "lesson-le_havre-small-2-rich"
    assert mistake(task, now, ["sell bank"]) == "task-not-now"
    assert mistake(task, now, ["end", "end"]) == "task-enough"
    assert mistake(task, now, ["end"]) is None


def test_a_bad_file_is_refused_with_its_name() -> None:
    with pytest.raises(BadCard, match=r"1_x\.toml: step 1 has no key 'dos'"):
        module._lesson("le_havre", "1_x.toml", {"steps": [{"do": ["end"], "dos": 1}]})
    with pytest.raises(BadCard, match="has no steps"):
        module._lesson("le_havre", "1_x.toml", {})


def test_an_empty_field_of_a_position_is_null() -> None:
    position = {"ships": [{"beer": ["empty", 1]}]}

    made = module._lesson(
        "craftsmen", "1_x.toml", {"position": position, "steps": [{"do": ["end"]}]}
    )

    assert made.position["ships"] == [{"beer": [None, 1]}]


def test_an_unknown_lesson_is_refused_with_what_is_near() -> None:
    with pytest.raises(BadInput, match="did you mean 'quay'"):
        module.lesson("le_havre", "quai")
