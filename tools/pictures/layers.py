"""What lies over a board in its time: how each layer is opened, and what of the page it is."""

from collections.abc import Callable

from playwright.sync_api import Page


def _menu(page: Page) -> None:
    page.get_by_test_id("menu").click()


def _invite(page: Page) -> None:
    _menu(page)
    page.get_by_test_id("invite").click()


def _log(page: Page) -> None:
    page.get_by_test_id("log").click()


def _list(page: Page) -> None:
    _menu(page)
    page.get_by_test_id("list").click()


def _moment(page: Page) -> None:
    _log(page)
    page.get_by_test_id("log-drawer").get_by_test_id("again").first.click()


def _help(page: Page) -> None:
    cards = page.locator(".craftsmen nav button").nth(2)
    if cards.is_visible():
        cards.click()
    card = page.locator("button.spot:has(.house), .house button.spot, .card-place button.spot")
    card.locator("visible=true").first.dispatch_event("contextmenu")


def _nothing(page: Page) -> None:
    """The page shows it by itself."""


# A name, how it is opened, and where it is.
LAYERS: dict[str, tuple[Callable[[Page], None], str]] = {
    "menu": (_menu, "dialog[open]"),
    "invite": (_invite, "dialog[open]"),
    "help": (_help, "dialog[open]"),
    "log": (_log, "[data-testid=log-drawer]"),
    "list": (_list, ".quiet.shown"),
    "moment": (_moment, ".moment"),
    "cover": (_nothing, ".table:has([data-testid=uncover])"),
    "result": (_nothing, "[data-testid=result]"),
}
