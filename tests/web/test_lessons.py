"""Lessons in the browser: every one is taken by clicks, the right way and with wrong turns.

One language and one wrong turn a lesson; with KONTOR_LESSONS=all every language, and every wrong
turn that a place of the board stands for before anything else. By touch on a phone likewise, but
only the lessons of `TOUCHED` without KONTOR_LESSONS=all.
"""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from kontor.core import registry
from kontor.core.words import LANGUAGES, say
from kontor.learn.lessons import lessons
from tests.learn.walk import wrong_turns
from tests.web.conftest import Visit
from tests.web.learner import Learner, Toucher
from tests.web.person import Hand, call, walk
from tests.web.test_page import PHONE, is_narrow

IS_ALL = os.environ.get("KONTOR_LESSONS") == "all"
TAUGHT = [game for game in registry.GAMES if lessons(game)]
SPOKEN = LANGUAGES if IS_ALL else ["en"]
QUAY = lessons("le_havre")["quay"]
# Where most has to be brought into sight on a phone, in languages with long words.
TOUCHED = [
    ("le_havre", "make", "pl"),
    ("craftsmen", "notary", "de"),
    ("craftsmen", "town_hall", "it"),
]
TOUCHABLE = (
    [(game, name, language) for game in TAUGHT for name in lessons(game) for language in LANGUAGES]
    if IS_ALL
    else TOUCHED
)
# How many pixels high the place in the light is on the screen, and how many the teacher covers.
LIT = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [hole, shade] = [box('[data-testid=light] .hole'), box('[data-testid=light]')];
  const [top, bottom] = [Math.max(hole.top, shade.top), Math.min(hole.bottom, shade.bottom)];
  const teacher = box('[data-testid=teacher]');
  const covered = Math.min(bottom, teacher.bottom) - Math.max(top, teacher.top);
  return [bottom - top, Math.max(0, covered)];
}"""


def home(page: Page) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/")


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_can_be_taken_by_clicks(visit: Visit, game: str, language: str) -> None:
    page = visit(f"#/learn/{game}", locale=language)

    for task in lessons(game).values():
        learner = Learner(page, task, language)
        learner.sit_down()
        turns = list(wrong_turns(task))
        taken = 0
        for _ in task.steps:
            taken += len(learner.do_step(turns if IS_ALL or not taken else []))
        assert taken >= 1, f"{task.key} has no wrong turn that can be touched"
        expect(page.get_by_test_id("last-word")).to_have_text(say(f"{task.key}.end", language))
        page.goto(f"{page.url.partition('#')[0]}#/learn/{game}")
        expect(page.locator(f"li.isDone [data-lesson={task.name}]")).to_be_visible()


@pytest.mark.parametrize(("game", "name", "language"), TOUCHABLE)
def test_a_lesson_can_be_taken_by_touch(visit: Visit, game: str, name: str, language: str) -> None:
    task = lessons(game)[name]
    page = visit(f"#/learn/{game}", **PHONE, locale=language, touch=True)
    learner = Toucher(page, task, language)
    page.locator(f"[data-lesson={name}]").scroll_into_view_if_needed()

    learner.sit_down()
    turns = list(wrong_turns(task))
    taken = [turn for _ in task.steps for turn in learner.do_step(turns)]

    assert taken, f"{task.key} has no wrong turn that can be touched"
    assert is_narrow(page)
    expect(page.get_by_test_id("last-word")).to_have_text(say(f"{task.key}.end", language))
    learner.push(page.get_by_test_id("lesson-again"))
    learner.stands(step=0)
    learner.push(page.get_by_test_id("leave-lesson"))
    expect(page.locator(f"li.isDone [data-lesson={name}]")).to_be_visible()


def test_a_newcomer_is_led_from_the_entrance_through_a_lesson(visit: Visit, axe: str) -> None:
    page = visit()
    door = page.get_by_test_id("learn")
    expect(page.get_by_role("heading", name="First game?")).to_be_visible()

    door.click()
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-lesson", "quay")
    learner = Learner(page, QUAY)
    learner.sit_down()
    page.evaluate(axe)
    found = page.evaluate("async () => (await axe.run()).violations.map(({id}) => id)")
    assert found == []
    for _ in QUAY.steps:
        learner.do_step([])
    expect(page.locator(":focus")).to_have_class(re.compile("push"))  # the next lesson, or a game
    page.get_by_test_id("lesson-play").click()

    # A lesson is no game; whoever has taken one finds the door beside the others.
    expect(page.get_by_test_id("begin")).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(0)
    expect(page.get_by_test_id("left")).to_have_count(0)
    expect(page.get_by_role("heading", name="First game?")).to_have_count(0)
    expect(door).to_be_visible()


def test_the_door_to_learning_leads_to_the_game_on_the_chosen_poster(visit: Visit) -> None:
    page = visit()
    page.get_by_test_id("learn").wait_for()
    page.route("**/lessons", lambda _: None)  # what is asked from now on never comes

    page.locator("label[data-game=craftsmen]").click()

    expect(page.get_by_test_id("learn")).to_have_attribute("href", "#/learn/craftsmen")


def test_who_leaves_a_lesson_leaves_its_table(visit: Visit) -> None:
    page = visit("#/learn/le_havre")
    Learner(page, QUAY).sit_down()

    with page.expect_response(lambda got: got.request.method == "DELETE") as gone:
        page.get_by_test_id("leave-lesson").click()

    assert gone.value.ok
    expect(page.locator("li.isNext [data-lesson=quay]")).to_be_visible()


@pytest.mark.parametrize("hand", [walk, call], ids=["keys", "names"])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_can_be_taken_by_keys_or_by_names_alone(
    visit: Visit, game: str, hand: Hand
) -> None:
    task = next(iter(lessons(game).values()))
    page = visit(f"#/learn/{game}")
    learner = Learner(page, task, hand=hand)
    page.locator(f"[data-lesson={task.name}]").wait_for()
    teacher = page.get_by_role("group", name=say("web-learn-teacher"))

    learner.sit_down()
    for number, _ in enumerate(task.steps, 1):
        expect(teacher.get_by_role("heading")).to_have_text(say(f"{task.key}-{number}"))
        learner.do_step([])

    expect(teacher).to_contain_text(say(f"{task.key}.end"))
    learner.push(page.get_by_test_id("next-lesson"))
    learner.stands(step=0)
    learner.push(page.get_by_test_id("leave-lesson"))
    expect(page.locator(f"li.isDone [data-lesson={task.name}]")).to_be_visible()


def test_a_lesson_of_le_havre_can_be_taken_by_numbers(visit: Visit) -> None:
    page = visit("#/learn/le_havre")
    page.locator("[data-lesson=quay]").focus()
    page.keyboard.press("Enter")
    learner = Learner(page, QUAY)

    for done, step in enumerate(QUAY.steps):
        now = learner.stands(step=done)
        # What counts is the first of the answers, or the one next step.
        page.keyboard.press("Enter" if step.moves == (("end",),) else "1")
        learner.stands(now["sign"], step=done + 1)

    expect(page.get_by_test_id("last-word")).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_after_the_lessons_comes_a_first_game_with_the_coach(visit: Visit, game: str) -> None:
    page = visit(f"#/learn/{game}")

    page.get_by_test_id("first-game").click()
    expect(page.locator(".table")).to_have_attribute("data-online", "true")

    table = page.url.rpartition("/")[2]
    assert page.evaluate(f"localStorage.getItem('kontor.coach.{table}')") == "on"
    home(page)
    expect(page.locator(f"[data-table='{table}'] .faces > *")).to_have_count(2)


def test_on_a_phone_the_teacher_never_stands_in_the_light(visit: Visit) -> None:
    page = visit("#/learn/le_havre", width=390, height=844)
    learner = Learner(page, QUAY)
    page.evaluate("localStorage.setItem('kontor.settings', '{\"pace\": \"once\"}')")
    page.reload()
    learner.sit_down()

    for _ in QUAY.steps:
        expect(page.get_by_test_id("light")).to_be_visible()
        high, covered = page.evaluate(LIT)
        assert high > 30
        assert covered == 0
        learner.do_step([])
