"""A person at a table in the browser: looks at what is offered, and answers."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

Choose = Callable[[list[str]], str | None]
MOST_STEPS = 1500
NOW_AND_THEN = 40  # milliseconds between two looks; without it, every frame is drawn and looked at
# What the page offers just now; null while something is on its way.
OFFERED = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.online !== 'true' || table.dataset.busy === 'true') return null;
  const {version, status, yours, plan} = table.dataset;
  if (status !== 'open') return {version, over: true, sign: version + status};
  if (yours !== 'true') return {version, over: false, waits: true, sign: version};
  const all = [...document.querySelectorAll('section.answers button, .ticket .acts button')];
  if (all.length === 0) return null;
  const shown = all.filter((each) => each.offsetParent !== null && !each.disabled);
  const listed = shown.filter((each) => each.closest('section.answers') && each.dataset.action);
  const next = shown.find((each) => each.classList.contains('next'));
  const folded = all.some((each) => each.matches('.heading[aria-expanded=false]'));
  if (listed.length === 0 && !next && !folded) return null;
  const texts = all.map((each) => each.dataset.action ?? each.ariaExpanded ?? '');
  const picked = [...document.querySelectorAll('[data-picked]')].map((each) => each.dataset.picked);
  return {
    version, over: false, waits: false, sign: [version, plan, ...texts, ...picked].join('|'),
    confirm: next?.dataset.testid === 'confirm',
    set: next?.dataset.set !== undefined,
    best: next?.dataset.action ?? null,
    keys: Object.fromEntries(listed
      .filter((each) => each.querySelector('kbd'))
      .map((each) => [each.dataset.action, each.querySelector('kbd').innerText])),
    actions: listed.map((each) => each.dataset.action),
  };
}"""
READY = (
    f"(before) => {{ const now = ({OFFERED})(); return now && now.sign !== before ? now : null; }}"
)


class Guest:
    """One page that shows a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = page.locator(".table")
        self.sign = ""
        self.chosen: list[str] = []
        self.picked: tuple[str, list[str]] = "", []  # at which version, and what

    def fresh(self, now: dict[str, Any]) -> list[str]:
        """What is not chosen yet at this version: whoever chooses a thing twice gives it back."""
        version, picked = self.picked
        if version != now["version"]:
            self.picked = now["version"], []
            return list(now["actions"])
        return [text for text in now["actions"] if text not in picked] or list(now["actions"])

    def note(self, text: str) -> None:
        """Remember what is chosen."""
        self.chosen.append(text)
        self.picked[1].append(text)

    def offered(self, before: str = "") -> dict[str, Any]:
        """How things stand, once they stand otherwise than before."""
        found: dict[str, Any] = self.page.wait_for_function(
            READY, arg=before, polling=NOW_AND_THEN
        ).json_value()
        self.sign = found["sign"]
        return found

    def turn(self) -> dict[str, Any]:
        """What may be done, once it is this guest's turn."""
        now = self.offered()
        while now.get("waits"):
            now = self.offered(self.sign)
        return now

    @property
    def version(self) -> int:
        return int(self.table.get_attribute("data-version") or -1)

    @property
    def is_over(self) -> bool:
        return self.table.get_attribute("data-status") == "over"

    def answer(self, text: str) -> Locator:
        return self.page.locator(f"section.answers [data-action={json.dumps(text)}]")

    def act(self, text: str) -> None:
        """Click one answer, and confirm it when that is asked."""
        before, version = self.turn()["sign"], self.version
        self.answer(text).click()
        self.page.wait_for_function(
            f"""([before, version]) => {{
              if (Number(document.querySelector('.table').dataset.version) > version) return true;
              const now = ({OFFERED})();
              return now && now.sign !== before && now.confirm;
            }}""",
            arg=[before, version],
            polling=NOW_AND_THEN,
        )
        if self.version == version:
            self.page.get_by_test_id("confirm").click()
        self.reach(version + 1)

    def take(self) -> None:
        """Take the first offer of Le Havre."""
        self.act(next(text for text in self.turn()["actions"] if text.startswith("take ")))

    def reach(self, version: int) -> None:
        """Wait until the table shows a version, or a later one."""
        self.page.wait_for_function(
            "(least) => Number(document.querySelector('.table')?.dataset.version ?? -1) >= least",
            arg=version,
            polling=NOW_AND_THEN,
        )

    def play(self, choose: Choose, *, keys: bool = False, one_turn: bool = False) -> None:
        """Answer until the game, or one turn, is over; by the mouse, or by keys alone."""
        now = self.turn()
        for _ in range(MOST_STEPS):
            if now["over"] or (one_turn and now["waits"]):
                return
            if now["waits"]:
                pass
            elif keys:
                self._press(now, choose)
            else:
                self._click(now, choose)
            now = self.offered(self.sign)
        raise AssertionError("the game does not end")

    def _click(self, now: dict[str, Any], choose: Choose) -> None:
        answers = self.page.locator("section.answers")
        if now["confirm"] or now["set"]:
            self.page.locator(".ticket button.next").click()
        elif not now["actions"]:
            answers.locator("button.heading[aria-expanded=false]").first.click()
        else:
            text = choose(self.fresh(now)) or now["best"] or usual(self.fresh(now))
            self.note(text)
            self.answer(text).click()

    def _press(self, now: dict[str, Any], choose: Choose) -> None:
        keyboard = self.page.keyboard
        wanted = choose(self.fresh(now))
        if now["confirm"] or now["set"] or (now["best"] and not wanted):
            keyboard.press("Enter")
            return
        text = wanted or usual(self.fresh(now))
        self.note(text)
        key = now["keys"].get(text, "")
        if re.fullmatch("[1-9]", key):
            keyboard.press(key)
        else:
            self._tab_to(text)
            keyboard.press("Enter")

    def _tab_to(self, text: str) -> None:
        focused = """() => document.activeElement?.closest('section.answers')
          && document.activeElement.dataset.action"""
        for _ in range(200):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(focused) == text:
                return
        raise AssertionError(f"the keyboard does not come to '{text}'")


def usual(actions: list[str]) -> str:
    """The first answer that gives nothing away, in the order of the page."""
    return next((text for text in actions if not text.startswith(("repay", "sell"))), actions[0])


def no_wish(actions: list[str]) -> str | None:  # noqa: ARG001
    """Leaves it to the page which answer stands out."""
    return None


def choose_game(page: Page, game: str) -> None:
    """Choose a game by its poster."""
    page.locator(f"[data-game={game}]").click()


def choose_company(page: Page, company: str) -> None:
    """Choose a way to sit down: opponents, friends or here."""
    page.locator(f".door:has(input[value={company}]) label").first.click()


def choose_option(page: Page, words: str) -> None:
    """Choose a variant, or cards, among the further options."""
    page.get_by_test_id("more").click()
    page.get_by_role("dialog").get_by_text(words).click()
    page.keyboard.press("Escape")


def open_menu(page: Page, at: int = 0) -> None:
    """Show what can be done with a game on the shelf."""
    page.get_by_role("button", name="More for this game").nth(at).click()


def open_links(page: Page) -> None:
    """Show the links of a table, from its menu."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("invite").click()


def choose_language(page: Page, language: str) -> None:
    """Choose another language, in the menu of a table."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("language").select_option(language)
    page.keyboard.press("Escape")


def begin(page: Page, name: str = "Anna") -> None:
    """Press the one button of the start page."""
    page.get_by_test_id("begin").wait_for()
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("begin").click()
    expect(page.locator(".table")).to_be_visible()


def open_record(
    page: Page, record: str, seats: list[dict[str, str]] | None = None
) -> dict[str, Any]:
    """Open a record as a table of this browser, and go there."""
    page.get_by_test_id("begin").wait_for()
    made: dict[str, Any] = page.evaluate(
        """async ([text, seats]) => {
          const key = localStorage.getItem('kontor.key');
          const headers = {'content-type': 'application/json', authorization: `Bearer ${key}`};
          const body = JSON.stringify({text, seats});
          const made = await (await fetch('/api/records', {method: 'POST', headers, body})).json();
          location.hash = `/table/${made.table}`;
          return made;
        }""",
        [record, seats],
    )
    assert "table" in made, made
    expect(page.locator(".table")).to_be_visible()
    return made
