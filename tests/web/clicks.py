"""`python -m tests.web.clicks`: how soon the page answers a click, late in a game of five.

event to paint   from a click until the next picture after it, measured in the page
to the plan      from a click until what it means is shown, the server's preview included
work             what the page computed for a click in all, whatever else the machine does
long tasks       what holds everything else up for more than 50 ms
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from bench.web import server
from tests.web.guest import open_record
from tests.web.person import SOON, Person, click
from tools.browser import MISSING, chromium, installed

GOAL = 100.0  # milliseconds, for 95 of 100
PRESSES = 60
GAMES = {
    "le_havre": ("full_5_all_1", 120),
    "craftsmen": ("players_5_base_1", 200),
}
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SETTINGS = '{"list": false, "pace": "once", "moments": false}'
WATCH = """
  window.times = {paint: [], plan: [], long: []};
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.times.long.push(each.duration);
  }).observe({type: 'longtask', buffered: false});
  document.addEventListener('click', (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.times.paint.push(performance.now() - began);
      channel.port2.postMessage(null);
    });
    const isStill = () => document.querySelector('.table')?.dataset.busy !== 'true';
    const wait = () => requestAnimationFrame(() => {
      if (isStill()) window.times.plan.push(performance.now() - began);
      else wait();
    });
    wait();
  }, {capture: true});
"""


def late_record(game: str) -> str:
    """A game of five up to so many actions before its end."""
    name, left = GAMES[game]
    lines = (GOLDEN / game / f"{name}.kontor").read_text("utf-8").splitlines()
    at = [number for number, line in enumerate(lines) if line and not line.startswith("#")]
    return "\n".join(lines[: at[-left]]) + "\n"


def worked(session: CDPSession) -> float:
    """Milliseconds that the page has computed so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def measure(page: Page, game: str) -> dict[str, list[float]]:
    """Press what is offered, and take down the times of the page."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    open_record(page, late_record(game))
    person = Person(page, click)
    now = person.see()
    page.wait_for_load_state("networkidle", timeout=SOON)
    page.evaluate(WATCH)
    work = []
    while person.presses < PRESSES and not now["over"]:
        before = worked(session)
        is_same = person.go_on(now)
        now = person.see(now["sign"] if is_same else "")
        work.append(worked(session) - before)
    found: dict[str, list[float]] = page.evaluate("window.times")
    return found | {"work": work}


def at_share(found: list[float], share: float) -> float:
    """What so many of 100 do not pass."""
    ranked = sorted(found)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else 0.0


def told(game: str, found: dict[str, list[float]]) -> bool:
    """Print the figures of a game; whether the goal is reached."""
    late = at_share(found["paint"], 0.95)
    reached = late <= GOAL
    for name, key in (("event to paint", "paint"), ("to the plan", "plan"), ("work", "work")):
        title = f"{game}, five players late: {name}"
        goal = (
            f"  goal {GOAL:.0f} ms {'reached' if reached else 'MISSED'}" if key == "paint" else ""
        )
        half, most = at_share(found[key], 0.5), at_share(found[key], 0.95)
        print(f"{title:<48} {len(found[key]):>4}  {half:6.1f} ms {most:6.1f} ms{goal}")
    longest = max(found["long"], default=0.0)
    print(f"{game + ', long tasks':<48} {len(found['long']):>4}  longest {longest:.0f} ms")
    return reached


def main() -> int:
    """Measure both games; 1 when the goal is missed."""
    if installed() is None:
        print(f"clicks are not measured: {MISSING}")
        return 0
    expect.set_options(timeout=SOON)
    options: dict[str, Any] = {"viewport": {"width": 1400, "height": 900}, "locale": "en-GB"}
    reached = []
    with (
        tempfile.TemporaryDirectory() as folder,
        server(folder) as (port, _),
        chromium() as browser,
    ):
        for game in GAMES:
            context = browser.new_context(**options)
            context.add_init_script(f"localStorage.setItem('kontor.settings', '{SETTINGS}')")
            page = context.new_page()
            page.goto(f"http://localhost:{port}/")
            reached.append(told(game, measure(page, game)))
            context.close()
    return int(not all(reached))


if __name__ == "__main__":
    sys.exit(main())
