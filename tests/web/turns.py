"""Clicks and seconds of ten typical turns of each game, on the page of a server that runs already.

    python -m tests.web.turns http://localhost:8000

It presses what the board or the list shows for the first step, and then the usual next step as
long as there is one; only where the page proposes nothing it presses what is wanted. Printed are
the seconds that the page took, and those of a person, whose hand needs its time for each click.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from tests.web.guest import open_record
from tools.browser import chromium

PATIENCE = 30_000
MOST = 30
# What a person needs to point at something and press it: 1.1 s and 0.2 s in the keystroke-level
# model of Card, Moran and Newell (1980), without the time for thinking.
HAND = 1.3
STOCK = {"fish": 4, "wood": 6, "clay": 4, "grain": 4, "cattle": 2, "coal": 3, "iron": 4}
RICH = STOCK | {"smoked_fish": 3, "bread": 3, "leather": 2, "brick": 3, "steel": 3, "coke": 1}


GOLDEN = Path(__file__).resolve().parents[1] / "golden"
CRAFTSMEN = GOLDEN / "craftsmen" / "players_2_base_1.kontor"
AHEAD = 6  # actions of a record that a turn can have


class Turn(NamedTuple):
    """A turn: name, position, first step, and answers where the page proposes none."""

    name: str
    record: str
    first: str
    wants: tuple[str, ...] = ()


def entered(name: str, building: str, goods: dict[str, int]) -> Turn:
    """Somebody who could also buy it enters a building of the town in Le Havre."""
    return Turn(name, position([building], goods), f"use {building}")


def position(town: list[str], goods: dict[str, int]) -> str:
    """Le Havre in its sixth round."""
    seat = {"francs": 12, "goods": goods, "ships": [["wood", 2], ["iron", 2]]}
    whole: dict[str, Any] = {"round": 6, "seats": [seat, {"francs": 9}], "town": town}
    return f"kontor 1\ngame le_havre  rules 2\nposition {json.dumps(whole)}\n"


def from_record(name: str, at: int) -> Turn:
    """A turn of Craftsmen as it was played, after so many actions."""
    lines = [line.partition("#")[0].strip() for line in CRAFTSMEN.read_text("utf-8").splitlines()]
    head, setup, *actions = filter(None, lines)
    first, *wants = actions[at : at + AHEAD]
    return Turn(name, "\n".join([head, setup, *actions[:at]]) + "\n", first, tuple(wants))


TURNS = {
    "Le Havre": (
        Turn("take an offer", position([], STOCK), "take wood"),
        entered("smoke fish", "smokehouse", STOCK),
        entered("bake bread", "bakehouse", STOCK),
        entered("burn charcoal", "charcoal_kiln", STOCK),
        entered("slaughter cattle", "abattoir", STOCK),
        entered("make coke", "cokery", STOCK),
        entered("sell at the bridge", "bridge_over_the_seine", RICH),
        entered("ship goods", "shipping_line", RICH),
        entered("sell timber", "joinery", STOCK),
        entered("mine coal", "colliery", STOCK),
    ),
    "Craftsmen": (
        from_record("send a helper", 103),
        from_record("cover a helper", 105),
        from_record("two cards at the bankers", 116),
        from_record("build a house", 89),
        from_record("build another", 167),
        from_record("buy at the notary", 125),
        from_record("look at five cards", 127),
        from_record("open an auction", 64),
        from_record("work at the crafts", 142),
        from_record("buy at the merchants", 196),
    ),
}
# What stands out as the next step; null while something is on its way.
SEEN = """([first, wants, before, begun]) => {
  const table = document.querySelector('.table');
  if (!table || table.dataset.online !== 'true' || table.dataset.busy === 'true') return null;
  const isFree = (each) => each.checkVisibility() && !each.disabled
    && each.getAttribute('aria-disabled') !== 'true';
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isFree);
  const busy = document.querySelector(
    '[data-testid=confirm]:disabled, section.answers [data-action]:disabled');
  if (busy?.checkVisibility()) return null;
  const usual = all('.ticket button.next, [data-testid=confirm], .primary[data-bundle],'
    + ' button[data-testid=amount], section.answers .best');
  const wanted = [first, ...wants].flatMap((text) => all(`[data-action="${CSS.escape(text)}"]`));
  const menu = all(`[role=menuitem][data-action="${CSS.escape(first)}"]`);
  const goal = menu[0] ?? usual[0] ?? wanted[0] ?? all('section.answers [data-action]')[0];
  const said = document.querySelector('section.answers, .ticket')?.innerText;
  const sign = [table.dataset.version, said, menu.length].join('|');
  if (sign === before || (!goal && table.dataset.version === begun)) return null;
  document.querySelectorAll('[data-goal]').forEach((each) => delete each.dataset.goal);
  if (goal) goal.dataset.goal = '';
  return {isDone: table.dataset.version !== begun, sign, has: Boolean(goal)};
}"""


# What the server asks next: its kind, and the good that it is about.
ASKED = """async () => {
  const id = location.hash.split('/')[2];
  const headers = {authorization: `Bearer ${localStorage.getItem('kontor.key')}`};
  const {question} = await (await fetch(`/api/tables/${id}`, {headers})).json();
  return [question?.kind, question?.good ?? null];
}"""
# Questions that belong to something that was begun.
WITHIN = ("pay", "fee", "discard", "put", "ship", "invest")


def is_over(page: Page) -> bool:
    """Whether the move is done that was begun: a page may have sent only a part of it."""
    kind, good = page.evaluate(ASKED)
    return kind not in WITHIN and not (kind == "trade" and good)


def play(page: Page, turn: Turn) -> tuple[int, float]:
    """Play a turn up to the end of its main action; clicks and seconds."""
    open_record(page, turn.record)
    wants: list[str] = list(turn.wants)
    page.wait_for_timeout(1500)  # drawings come
    listed = page.locator(f'section.answers:not(.quiet) [data-action="{turn.first}"]')
    first = listed if listed.count() else page.locator(f'.spot[data-action="{turn.first}"]').first
    begun = page.locator(".table").get_attribute("data-version")
    clicks, sign, began = 0, "", time.perf_counter()
    first.click()
    clicks += 1
    while clicks < MOST:
        waited = page.wait_for_function(
            SEEN, arg=[turn.first, wants, sign, begun], timeout=PATIENCE
        )
        now: dict[str, Any] = waited.json_value()
        if now["isDone"]:
            if is_over(page):
                return clicks, time.perf_counter() - began
            begun = page.locator(".table").get_attribute("data-version")
            continue
        assert now["has"], f"{turn.name}: nothing can be pressed"
        sign = now["sign"]
        page.locator("[data-goal]").first.click()
        clicks += 1
    raise AssertionError(f"{turn.name} does not end")


def play_alone(browser: Browser, turn: Turn) -> tuple[int, float]:
    """Play a turn in a browser that has seen nothing yet."""
    context = browser.new_context(
        viewport={"width": 1400, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{sys.argv[1]}/")
    played = play(page, turn)
    context.close()
    return played


def told(name: str, clicks: int, seconds: float) -> str:
    """One line: clicks, the page's seconds, and a person's."""
    whole = seconds + HAND * clicks
    return f"{name:<26} {clicks:>3} clicks  page {seconds:5.1f} s  person {whole:5.1f} s"


def main() -> None:
    """Print clicks and seconds of each turn."""
    expect.set_options(timeout=PATIENCE)
    with chromium() as browser:
        for game, turns in TURNS.items():
            total, spent = 0, 0.0
            for turn in turns:
                clicks, seconds = play_alone(browser, turn)
                total, spent = total + clicks, spent + seconds
                print(told(turn.name, clicks, seconds), flush=True)
            print(told(f"{game}, all ten", total, spent))


if __name__ == "__main__":
    main()
