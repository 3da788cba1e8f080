"""Somebody who plays a game in the browser as people do: by what is seen or heard, nothing else.

The list of all answers is not used, except by those who hear the page: for them it is there.
"""

import re
from random import Random
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Error, Locator, Page

from kontor.core.words import say

MOST_PRESSES = 3000
PATIENT = 20  # looks at a page that says the same
MOMENT = 500  # milliseconds for something that is there
SOON = 15_000  # milliseconds for a page to answer, on a machine with much to do
TRIES = 6  # to press something, each as long as somebody looks at it before they look again
GLANCE = 3000  # milliseconds
# How a table looks just now; null while something is on its way.
SIGHT = """() => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.online !== 'true' || table.dataset.busy === 'true') return null;
  const isSeen = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && each.checkVisibility({visibilityProperty: true})
      && !each.disabled;
  };
  document.querySelectorAll('[data-seen]').forEach((each) => delete each.dataset.seen);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const {version, status, yours, plan} = table.dataset;
  const parts = {
    next: all('.ticket button.next'),
    menu: all('[role=menuitem][data-action]'),
    lit: all('.place.lit > button.spot'),
    plain: all('.ticket .acts button.plain[data-action], .ticket .many button'),
    groups: all('.ticket .acts button[data-group][aria-expanded=false]'),
    more: all('.ticket .set li button.step:last-of-type, .ticket .set button.token:not(.in)'),
    wrong: all('.ticket .set .wrong'),
    tabs: all('[role=tab][aria-selected=false], '
      + '.craftsmen > nav button[aria-pressed=false]'),
  };
  const asked = document.querySelector('.ticket h2')?.textContent ?? '';
  const shown = Object.entries(parts).map(([name, found]) => {
    for (const [at, each] of found.entries()) each.dataset.seen = name + '-' + at;
    return [name, found.length];
  });
  const picked = [...document.querySelectorAll('[data-picked]')].map((each) => each.dataset.picked);
  return {
    over: status === 'over', waits: status === 'open' && yours !== 'true', asked,
    planning: plan !== '', counts: Object.fromEntries(shown),
    sign: JSON.stringify([version, status, yours, plan, asked, shown, picked,
      document.activeElement?.getAttribute('role')]),
  };
}"""
CHANGED = (
    f"(before) => {{ const now = ({SIGHT})(); return now && now.sign !== before ? now : null; }}"
)
# What there is to know of a page on which nothing changes.
STUCK = """() => {
  const at = document.activeElement;
  return {
    ...document.querySelector('.table')?.dataset,
    says: document.querySelector('.ticket')?.innerText,
    focus: at && [at.tagName, at.className, at.dataset.seen, at.innerText.slice(0, 80)],
  };
}"""
# How many times the Tab key leads from where the focus is to an element.
DISTANCE = """(goal) => {
  const all = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility())
    .filter((each) => each.type !== 'radio' || each.checked);
  const at = document.activeElement;
  const from = all.findIndex((each) => each === at);
  return all.indexOf(goal) - from;
}"""


class Hand(Protocol):
    """How something that is seen is pressed."""

    def __call__(self, page: Page, found: Locator) -> None: ...


def click(page: Page, found: Locator) -> None:  # noqa: ARG001
    """By the mouse."""
    found.click(timeout=GLANCE)


def tap(page: Page, found: Locator) -> None:  # noqa: ARG001
    """By a finger."""
    found.tap(timeout=GLANCE)


def walk(page: Page, found: Locator) -> None:
    """By the Tab key from where the focus is, and Enter."""
    goal = found.element_handle(timeout=GLANCE)
    for _ in range(3):  # what comes into focus may open something on the way
        steps = page.evaluate(DISTANCE, goal)
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
        if page.evaluate("(goal) => document.activeElement === goal", goal):
            page.keyboard.press("Enter")
            return
    raise Error("the keyboard does not come to it")


def call(page: Page, found: Locator) -> None:
    """By the role and the name that a screen reader tells, and no other way."""
    told = BUTTON.match(found.aria_snapshot(timeout=GLANCE))
    assert told, f"no button is told: {found.aria_snapshot()}"
    name = told["name"].replace("''", "'").replace('\\"', '"')
    page.get_by_role("button", name=name, exact=True).first.dispatch_event("click")


class Person:
    """Plays one table by what is seen on it."""

    def __init__(self, page: Page, hand: Hand, seed: int = 1) -> None:
        self.page = page
        self.hand = hand
        self.chance = Random(seed)
        self.presses = 0
        self.tabs_tried = 0
        self.pressed = ""  # last
        self.failed = ""

    def see(self, before: str = "") -> dict[str, Any]:
        """The table, once it looks otherwise than before."""
        try:
            waited = self.page.wait_for_function(CHANGED, arg=before, timeout=SOON)
        except Error:
            now = self.page.evaluate(STUCK)
            raise AssertionError(f"stuck after '{self.pressed}': {before}, {now}") from None
        found: dict[str, Any] = waited.json_value()
        return found

    def press(self, name: str, at: int = 0) -> bool:
        """Press what was seen; False where it has gone meanwhile."""
        seen = f"[data-seen='{name}-{at}']"
        found = self.page.query_selector(seen)
        if found is None:
            return False
        self.pressed = f"{name}: {found.inner_text()}"
        for _ in range(TRIES):
            try:
                self.hand(self.page, self.page.locator(seen).first)
            except Error as error:
                self.failed = str(error)
            else:
                self.presses += 1
                return True
            if not found.evaluate("(each) => each.isConnected"):
                return False
        raise AssertionError(f"'{self.pressed}' cannot be pressed: {self.failed}")

    def play(self) -> None:
        """Press what is offered until the game is over."""
        now = self.see()
        while not now["over"]:
            assert self.presses < MOST_PRESSES, f"the game does not end: {now}"
            is_same = now["waits"] or self.go_on(now)
            now = self.see(now["sign"] if is_same else "")

    def go_on(self, now: dict[str, Any]) -> bool:
        """The next thing that anybody would press; False where it has gone meanwhile."""
        counts = now["counts"]
        if counts["next"] or counts["lit"]:
            self.tabs_tried = 0
        if counts["menu"]:
            return self.press("menu", self.chance.randrange(counts["menu"]))
        if counts["next"]:
            return self.press("next")
        if counts["more"] and counts["wrong"]:
            return self.press("more", self.chance.randrange(counts["more"]))
        for name in ("lit", "plain", "groups"):
            if counts[name]:
                return self.press(name, self.chance.randrange(counts[name]))
        assert counts["tabs"], f"nothing can be pressed: {now}"
        self.tabs_tried += 1
        return self.press("tabs", (self.tabs_tried - 1) % counts["tabs"])


ASKED = say("web-ticket")
ANSWERS = say("web-answers")
OVER = say("web-status-over.long")
# Buttons that go back, or only show something.
ASIDE = tuple(
    map(say, ("web-cancel", "web-back-short", "web-pick-change", "web-out-of-turn", "web-result"))
)
LESS = tuple(map(say, ("web-less", "web-pick-none", "web-close")))
USEFUL = say("web-pick-all")
BUTTON = re.compile(r"(?P<depth> *)- '?button \"(?P<name>(?:[^\"\\]|\\.)*)\"(?P<state>[^:]*)")


class Heard(NamedTuple):
    """A button as it is told: what it is called, how deep in its region, and in which state."""

    name: str
    depth: int
    state: str


class Listener:
    """Plays one table by names and roles alone, as a screen reader tells them."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.presses = 0

    def hear(self, region: str) -> list[str]:
        """The lines of a region of the page."""
        found = self.page.get_by_role("region", name=region, exact=True).first
        try:
            return [line[2:] for line in found.aria_snapshot(timeout=MOMENT).splitlines()[1:]]
        except Error:
            return []  # it is not there just now

    def buttons(self, lines: list[str]) -> list[Heard]:
        """Buttons that can be pressed, in their order."""
        said = [BUTTON.match(line) for line in lines]
        heard = [
            Heard(each["name"].replace("''", "'"), len(each["depth"]), each["state"])
            for each in said
            if each
        ]
        return [each for each in heard if "[disabled]" not in each.state]

    def answers(self) -> list[Heard]:
        """What the list offers, without headings that can be unfolded."""
        listed = self.buttons(self.hear(ANSWERS))
        return [each for each in listed if not each.name.endswith(")") or "(" not in each.name]

    def press(self, region: str, name: str) -> None:
        self.presses += 1
        found = self.page.get_by_role("region", name=region, exact=True)
        found.get_by_role("button", name=name, exact=True).first.dispatch_event("click")

    def play(self) -> None:
        """Answer until it is said that the game is over."""
        before: list[str] = []
        while True:
            now = self.listen(before)
            if any(OVER in line for line in now):
                return
            assert self.presses < MOST_PRESSES, "\n".join(now)
            before = now

    def listen(self, before: list[str]) -> list[str]:
        """Press what is offered once something else is said than before."""
        for number in range(SOON // 50):
            now = self.hear(ASKED)
            is_news = now != before or number > PATIENT  # the next may be asked just the same
            if is_news and (any(OVER in line for line in now) or self.go_on(now)):
                return now
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing changes:\n" + "\n".join(before))

    def go_on(self, now: list[str]) -> bool:
        """Press the next step, add to a set, or answer from the list; False if nothing is there."""
        asked = [each for each in self.buttons(now) if not each.name.startswith(ASIDE)]
        steps = [each for each in asked if each.depth == 0]
        things = [each for each in asked if each.depth > 0 and "[pressed]" not in each.state]
        useful = [each for each in things if each.name == USEFUL]
        more = [each for each in things if not each.name.startswith(LESS)]
        if steps:
            self.press(ASKED, steps[-1].name)
        elif useful or more:
            self.press(ASKED, self.chance.choice(useful or more).name)
        elif listed := self.answers():
            self.press(ANSWERS, self.chance.choice(listed).name)
        else:
            return False
        return True
