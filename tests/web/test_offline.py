"""All that teaches needs no network: browser and server reach this machine alone."""

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from subprocess import PIPE, Popen
from typing import IO

import pytest
from playwright.sync_api import Page, expect

from kontor.core import registry
from kontor.core.words import say
from kontor.learn.lessons import lessons
from tests.server.house import ROOT, House, sqlite
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.learner import Learner

TAUGHT = [game for game in registry.GAMES if lessons(game)]


class Offline(House):
    """A server that reaches nothing but this machine, and notes what it tried."""

    def __init__(self, folder: Path) -> None:
        self.tried = folder / "tried"
        super().__init__(sqlite(folder), KONTOR_TRIED=str(self.tried))

    def begin(
        self, words: Sequence[str], environment: Mapping[str, str], errors: IO[bytes] | None
    ) -> Popen[str]:
        """Start it in a process of its own, where all that leads out is refused."""
        command = [sys.executable, "-m", "tests.offline", *words]
        return Popen(command, stdout=PIPE, stderr=errors, text=True, env=environment, cwd=ROOT)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Offline]:
    started = Offline(tmp_path_factory.mktemp("offline"))
    started.start()
    yield started
    started.finish()


def go(page: Page, path: str) -> None:
    page.goto(f"{page.url.partition('#')[0]}#/{path}")


@pytest.mark.parametrize("game", TAUGHT)
def test_all_that_teaches_works_without_a_network(visit: Visit, house: Offline, game: str) -> None:
    lesson = next(iter(lessons(game).values()))
    page = visit(f"#/learn/{game}")  # which refuses all but the server

    learner = Learner(page, lesson)
    learner.sit_down()
    for _ in lesson.steps:
        learner.do_step([])
    expect(page.get_by_test_id("last-word")).to_have_text(say(f"{lesson.key}.end"))

    go(page, f"learn/{game}")
    page.get_by_test_id("first-game").click()
    Guest(page).turn()
    expect(page.get_by_test_id("coach").locator("[aria-live] p").first).to_have_text(
        re.compile(r"\w")
    )

    go(page, "puzzles")
    page.get_by_test_id("try-today").click()
    expect(page.get_by_test_id("puzzle")).to_be_visible()
    Guest(page).offered()

    go(page, f"rules/{game}")
    page.locator("[data-figure]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type(say(lesson.key))
    page.get_by_role("option").first.click()
    expect(page.locator(".target").first).to_be_in_viewport()

    assert not house.tried.exists(), house.tried.read_text("utf-8")
