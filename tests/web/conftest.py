"""A real server, a real browser, and nothing that goes out of the machine."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from kontor.server.http.public_routes import STATIC
from tests.server.house import House, sqlite
from tools.browser import MISSING, chromium, installed

Visit = Callable[..., Page]
PATIENCE = 60_000  # milliseconds; a machine with much to do shows a page slowly
# The list of all answers and the log stand beside the board, where tests read and click them, and
# nothing is told event by event.
SETTINGS = '{"list": true, "pace": "once", "moments": false}'
# Who holds a phone in the hand has the board and the ticket.
UNLISTED = '{"pace": "once", "moments": false}'
expect.set_options(timeout=PATIENCE)


def init(settings: str) -> str:
    """A script that sets what nobody has chosen yet."""
    return f"""
      const wished = localStorage.getItem('kontor.settings') ?? '{settings}';
      localStorage.setItem('kontor.settings', wished);
    """


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for each file: while one is there, its event loop runs, and no other can."""
    if installed() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    assert (STATIC / "index.html").exists(), "the page was not built: make page"
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    started = House(sqlite(tmp_path_factory.mktemp("web"))).start()
    yield started
    started.finish()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What pages complained of; a test fails when there is anything."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def visit(browser: Browser, house: House, faults: list[str]) -> Iterator[Visit]:
    """Opens the page in a browser of its own, as another person would."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str = "",
        width: int = 1400,
        height: int = 900,
        locale: str = "en-GB",
        *,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.add_init_script(init(UNLISTED if touch else SETTINGS))

        def only_here(route: Route) -> None:
            if route.request.url.startswith((f"{house.url}/", "blob:", "data:")):
                route.continue_()
            else:
                faults.append(f"asked for {route.request.url}")
                route.abort()

        context.route("**/*", only_here)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on(
            "console",
            lambda message: (
                faults.append(f"console: {message.text} {message.location.get('url', '')}")
                if message.type in ("error", "warning")
                else None
            ),
        )
        page.goto(f"{house.url}/{path}")
        return page

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """axe-core, which looks for faults of accessibility."""
    root = Path(__file__).parents[2]
    return (root / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
