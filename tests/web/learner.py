"""A learner in the browser: takes lessons by a mouse or a finger, rightly and with wrong turns."""

import json
from collections import Counter
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from kontor.core.table import Table
from kontor.core.words import say
from kontor.learn.task import Task, after
from kontor.learn.tasks import begin, progress_at
from tests.learn.walk import Turn, legal_texts
from tests.web.guest import NOW_AND_THEN
from tests.web.person import Hand, click

MOST_TOUCHES = 60
# Where a lesson stands on the page; null while something is on its way.
STANDS = """() => {
  const table = document.querySelector('.table');
  const teacher = document.querySelector('[data-testid=teacher]');
  if (!table || !teacher) return null;
  const {version, plan, yours, online, busy} = table.dataset;
  if (online !== 'true' || busy === 'true') return null;
  const picked = [...document.querySelectorAll('[data-picked], [data-testid=amount]')];
  return {
    version: Number(version),
    step: Number(teacher.dataset.step),
    plan: plan ? plan.split(', ') : [],
    yours: yours === 'true',
    confirm: document.querySelector('[data-testid=confirm]:not(:disabled)') !== null,
    picked: picked.map((each) => (each.dataset.picked ?? '').split(' '))
      .flatMap(([n, item]) => Array(Number(n)).fill(item)),
    sign: [version, plan, ...picked.map((each) => each.dataset.picked ?? each.value)].join('|'),
  };
}"""
# All that was played at the table that the page shows.
PLAYED = """async () => {
  const id = location.hash.split('/')[2];
  const headers = {authorization: `Bearer ${localStorage.getItem('kontor.key')}`};
  const ask = async (path) => (await fetch(`/api/tables/${id}${path}`, {headers})).json();
  const {count} = await ask('');
  if (count === 0) return [];
  const {lines} = await ask(`/log?first=0&last=${count}`);
  return lines.flatMap((line) => line.steps.map((step) => [line.seat, step.text]));
}"""
# Whether nothing lies over a place.
IS_FREE = """(place) => {
  const {left, top, width, height} = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
# Where a finger cannot press something: nothing of it may lie out of sight or under something else.
UNTOUCHABLE = """(found) => {
  const {left, top, width, height} = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width < 39.5 || height < 39.5) return `it is ${Math.round(width)} by ${Math.round(height)}`;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'it is out of sight';
  const over = document.elementFromPoint(x, y);
  return found.contains(over) ? '' : `it lies under ${over?.className || over?.localName}`;
}"""
TOUCHABLE = f"(found) => ({UNTOUCHABLE})(found) === ''"
GLANCE = 3000  # milliseconds until the board has moved
Stands = dict[str, Any]


class Learner:
    """One page at the table of a lesson."""

    def __init__(self, page: Page, task: Task, language: str = "en", hand: Hand = click) -> None:
        self.page = page
        self.task = task
        self.language = language
        self.hand = hand
        self.said = page.get_by_test_id("said")

    def sit_down(self) -> None:
        """Open the lesson from the page that lists them all."""
        listed = f"[data-path={self.task.game}] [data-lesson={self.task.name}]"
        self.page.locator(listed).wait_for()
        self.push(self.page.locator(listed))
        self.stands(step=0)

    def push(self, found: Locator) -> None:
        """Press something that is needed."""
        self.hand(self.page, found)

    def stands(self, before: str = "", step: int | None = None) -> Stands:
        """How things stand, once they stand otherwise than before."""
        wanted = f"""([before, step]) => {{
          const now = ({STANDS})();
          return now && now.sign !== before && (step === null || now.step === step) ? now : null;
        }}"""
        found: Stands = self.page.wait_for_function(
            wanted, arg=[before, step], polling=NOW_AND_THEN
        ).json_value()
        return found

    def table(self) -> Table:
        """The table as it stands on the server."""
        table = begin(self.task)
        for seat, text in self.page.evaluate(PLAYED):
            table.play(text, seat)
        return table

    def say(self, key: str) -> str:
        return say(key, self.language)

    def do_step(self, turns: list[Turn]) -> list[Turn]:
        """Do one step by clicks; the wrong turns that could be taken on the way are given back."""
        table = self.table()
        done = progress_at(self.task, table).done
        now = self.stands(step=done)
        expect(self.said).to_contain_text(self.say(f"{self.task.key}-{done + 1}"))
        taken = [turn for turn in turns if turn.step == done and self._go_wrong(turn, now)]
        for _ in range(MOST_TOUCHES):
            if now["confirm"]:
                self.push(self.page.get_by_test_id("confirm"))
            else:
                self._touch(self._next_line(table, now))
            now = self.stands(now["sign"])
            if now["version"] and not now["plan"]:
                table = self.table()
                if progress_at(self.task, table).done > done:
                    self.stands(step=done + 1)
                    return taken
            else:
                taken += [turn for turn in turns if turn.step == done and self._go_wrong(turn, now)]
        raise AssertionError(f"step {done + 1} of {self.task.key} is never done")

    def _next_line(self, table: Table, now: Stands) -> str:
        """What counts after what is planned on the page and picked there; nothing at the end."""
        rest, played = progress_at(self.task, table).moves, len(table.history)
        picked = Counter[str](now["picked"])
        planned = iter(now["plan"])
        while True:
            wanted = [text for text in legal_texts(table) if after(rest, text)]
            draft = next((text for text in wanted if picked[text.split(" ")[-1]] > 0), None)
            text = next(planned, draft)
            if text is None or () in rest:
                break
            picked[text.split(" ")[-1]] -= 1
            rest = after(rest, text)
            table.play(text, self.task.learner)
        table.undo(len(table.history) - played)
        return wanted[0] if () not in rest else ""

    def _touch(self, text: str) -> None:
        """Touch a lit place of the board, the ticket or its sheet, else the list of answers."""
        if not text:
            self.push(self.page.locator(".ticket button.next"))
            return
        quoted = json.dumps(text)
        lit = self.page.locator(f".board .place.lit > [data-action={quoted}]:visible")
        ticket = self.page.locator(f".ticket [data-action={quoted}]:visible")
        item = json.dumps(f" {text.rpartition(' ')[2]}")
        sheet = self.page.locator(f".set li[data-picked$={item}] button:last-of-type:visible")
        listed = self.page.locator(f"section.answers [data-action={quoted}]:visible")
        found = next(each for each in (lit, ticket, sheet, listed) if each.count() > 0)
        self.push(found.first)
        menu = self.page.locator(f"[role=menuitem][data-action={quoted}]")
        if menu.count() > 0:
            self.push(menu)

    def _go_wrong(self, turn: Turn, now: Stands) -> bool:
        """Take a wrong turn where the page has a place for it, and be told why it is one."""
        if list(turn.before) != now["plan"]:
            return False
        place = self._place_of(turn.text)
        if place is not None:
            self._press(place)
        elif not (turn.text.startswith("times ") and self._lessen()):
            return False
        assert turn.said is not None
        expect(self.page.get_by_test_id("wrong")).to_have_text(self.say(turn.said))
        assert self.stands()["version"] == now["version"]  # nothing was stored
        self.push(self.page.get_by_test_id("teacher").get_by_test_id("again"))
        expect(self.page.get_by_test_id("wrong")).to_have_count(0)
        return True

    def _press(self, place: Locator) -> None:
        """By the mouse, or by keys where the teacher stands before it; it need not be enabled."""
        if place.evaluate(IS_FREE):
            place.click(force=True)
        else:
            place.focus()
            self.page.keyboard.press("Enter")

    def _place_of(self, text: str) -> Locator | None:
        """A place that stands for a line before all others it stands for, and is not lit."""
        places = self.page.locator(
            f".board .place:not(.lit):not(.chosen) > [data-action={json.dumps(text)}]:visible"
        )
        return places.first if places.count() > 0 else None

    def _lessen(self) -> bool:
        """One less of what a sheet counts."""
        less = self.page.locator("[data-testid=sheet] .number .step").first
        if less.count() == 0 or less.is_disabled():
            return False
        self.push(less)
        return True


class Toucher(Learner):
    """A learner with a finger: all that is needed is in sight, free and large enough."""

    def push(self, found: Locator) -> None:
        """Press something that is needed, where it lies, without looking for it."""
        goal = found.element_handle()
        assert goal is not None
        try:
            self.page.wait_for_function(TOUCHABLE, arg=goal, timeout=GLANCE)
        except Error:
            what = f"{goal.get_attribute('data-action')}: {goal.inner_text()}"
            raise AssertionError(f"{what!r}: {goal.evaluate(UNTOUCHABLE)}") from None
        found.tap()

    def _press(self, place: Locator) -> None:
        """What is not needed may be looked for; it need not be enabled."""
        place.scroll_into_view_if_needed()
        place.tap(force=True)
