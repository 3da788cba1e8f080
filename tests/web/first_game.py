"""The whole way of a newcomer by clicks alone, as a film strip: entrance, lessons, a first game.

    python -m tests.web.first_game [le_havre | craftsmen] [FOLDER]

A browser that was never here opens the start page, goes through the door "Learn it", takes every
lesson of a game, and plays "My first game" with the coach to its end. FOLDER (build/first_game)
gets a picture of each station and index.html, which shows them in their order.
"""

import sys
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as TooLate

from kontor.learn.lessons import lessons
from kontor.learn.task import Task
from tests.web.learner import Learner, Stands
from tests.web.person import Person, click
from tools.browser import chromium
from tools.pictures.served import server

ROOT = Path(__file__).parents[2]
SCREEN: ViewportSize = {"width": 1400, "height": 900}
PATIENCE = 60_000
PAUSE = 250  # milliseconds after a press
GLANCE = 2000  # milliseconds for a page that has nothing to tell
MOST_TOLD = 30  # looks at a page that does
EVERY = 12  # presses of the first game from one picture to the next
STYLE = """
body { margin: 16px; background: #ddd; font: 14px/1.4 sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 8px; } figure { margin: 0; width: 460px; }
img { width: 100%; }
"""


class Strip:
    """Pictures of one page in their order."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.names: list[tuple[str, str]] = []

    def take(self, caption: str) -> None:
        """One more picture."""
        name = f"{len(self.names):03}.png"
        self.page.screenshot(path=self.folder / name)
        self.names.append((name, caption))
        sys.stdout.write(f"{name} {caption}\n")
        sys.stdout.flush()

    def write(self) -> None:
        """The page that shows them all."""
        figures = [
            f'<figure><img src="{name}" alt=""><figcaption>{escape(caption)}</figcaption></figure>'
            for name, caption in self.names
        ]
        head = f"<!doctype html><meta charset=utf-8><title>A first game</title><style>{STYLE}"
        text = f"{head}</style><main>{''.join(figures)}</main>\n"
        (self.folder / "index.html").write_text(text, "utf-8")


class Listener(Learner):
    """A learner who goes on wherever the page has told what happened, such as the end of a year."""

    def __init__(self, page: Page, task: Task, strip: Strip) -> None:
        super().__init__(page, task)
        self.strip = strip
        self.told = 0

    def stands(self, before: str = "", step: int | None = None) -> Stands:
        """How things stand; what the page tells on the way is looked at, and left behind."""
        for _ in range(MOST_TOLD):
            self.page.set_default_timeout(GLANCE)
            try:
                return super().stands(before, step)
            except TooLate:
                self._go_on()
            finally:
                self.page.set_default_timeout(PATIENCE)
        return super().stands(before, step)

    def _go_on(self) -> None:
        """Leave what is told behind, if anything is."""
        go_on = self.page.get_by_test_id("go-on")
        if not go_on.is_visible():
            return
        self.told += 1
        if self.told == 1:
            self.strip.take(f"lesson {self.task.name}: something is told")
        go_on.click()


class Newcomer(Person):
    """Plays what is lit; now and then a picture is taken, and always when the coach warns."""

    def __init__(self, page: Page, strip: Strip) -> None:
        super().__init__(page, click)
        self.strip = strip
        self.taken = 0
        self.warnings = 0

    def go_on(self, now: dict[str, Any]) -> bool:
        """Listen to the coach first, then press what anybody would."""
        back = self.page.get_by_test_id("coach-back")
        if back.count() and back.is_visible():
            self.warnings += 1
            self.strip.take(f"the coach warns, {self.warnings}")
            # Half of the time a newcomer listens.
            name = "coach-back" if self.warnings % 2 else "coach-anyway"
            self.page.get_by_test_id(name).click()
            return False
        if not any(now["counts"].values()):
            self.page.keyboard.press("Space")  # what others did is being told: go on
            return False
        if self.presses >= self.taken * EVERY:
            self.taken += 1
            self.strip.take(f"my first game, press {self.presses}: {now['asked']}")
        super().go_on(now)
        self.page.wait_for_timeout(PAUSE)
        return False  # where the coach warns, nothing else changes


def walk(page: Page, strip: Strip, game: str) -> Newcomer:
    """From the entrance to the end of the first game."""
    page.get_by_test_id("begin").wait_for()
    strip.take("the entrance")
    page.locator(f"label[data-game={game}]").click()
    page.get_by_test_id("learn").click()
    page.locator(f"[data-path={game}] [aria-current=step]").first.wait_for()
    strip.take("all lessons")
    tasks = list(lessons(game).values())
    for task in tasks:
        learner = Listener(page, task, strip)
        if task is tasks[0]:
            learner.sit_down()
        for number, _ in enumerate(task.steps, 1):
            learner.stands(step=number - 1)
            strip.take(f"lesson {task.name}, step {number}")
            learner.do_step([])
        page.get_by_test_id("last-word").wait_for()
        strip.take(f"lesson {task.name} is done")
        page.get_by_test_id("first-game" if task is tasks[-1] else "next-lesson").click()
        if task is not tasks[-1]:
            page.wait_for_function(
                "() => document.querySelector('[data-testid=teacher]')?.dataset.step === '0'"
            )
    expect(page.locator(".table")).to_have_attribute("data-status", "open")
    person = Newcomer(page, strip)
    person.play()
    page.keyboard.press("Space")
    page.get_by_test_id("result").wait_for()
    strip.take("the end of my first game")
    return person


def main(game: str, folder: Path) -> None:
    """Walk the way and write it down."""
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, chromium() as browser:
        context = browser.new_context(viewport=SCREEN, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{address}/")
        strip = Strip(page, folder)
        try:
            person = walk(page, strip, game)
            sys.stdout.write(f"{person.presses} presses, {person.warnings} warnings\n")
        except BaseException:
            strip.take("here it went wrong")
            raise
        finally:
            strip.write()
    sys.stdout.write(f"{folder / 'index.html'}: {len(strip.names)} pictures\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(
        words[0] if words else "le_havre",
        Path(words[1]) if len(words) > 1 else ROOT / "build" / "first_game",
    )
