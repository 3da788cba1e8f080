"""The browser with which tests, pictures, films and measures look at the page."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserType, sync_playwright

# The headless shell takes a fifth less of a processor than the whole browser without a window.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
MISSING = "no Chromium is installed (on Debian: apt install chromium-headless-shell)"
# It is not to call home, and needs no sandbox for our own page.
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"),
    *("--disable-component-update", "--no-first-run", "--disable-dev-shm-usage"),
)


def installed() -> str | None:
    """The path of the browser, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(kind: BrowserType, *more: str) -> Browser:
    """Start it, with further arguments; without one the program ends with a sentence."""
    path = installed()
    if path is None:
        raise SystemExit(MISSING)
    return kind.launch(executable_path=path, args=[*QUIET, *more])


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser, until nobody looks any more."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        try:
            yield browser
        finally:
            browser.close()
