"""Looks at tables with one browser: any screen, any language, tab by tab, by day and night."""

import json
from collections.abc import Iterator
from typing import Literal, cast

from playwright.sync_api import Browser, Page

from tools.pictures.book import DEALT, LANGUAGES, SCREENS, Plate, Position
from tools.pictures.layers import LAYERS
from tools.pictures.measuring import complaints, measured, pale
from tools.pictures.served import dealt, seated, visitor

SETTINGS = {"pace": "once", "moments": False}
PATIENCE = 60_000
TABS = ".board [role=tab], .craftsmen nav button"
CHOSEN = "[aria-selected=true], [aria-pressed=true]"
# Fonts are there, sizes were fitted, and nothing has changed its place since for some frames.
STILL = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = () => [...document.querySelectorAll('.table *')]
    .map((each) => each.getBoundingClientRect())
    .reduce((sum, box) => (sum * 31 + box.x + 3 * box.y + 7 * box.width) % 1e9, 7);
  for (let before = NaN, calm = 0; calm < 3; ) {
    await frame();
    const now = places();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}"""


class Viewer:
    """One visitor of a server, who has a page for each kind of screen and language."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.key = visitor(address)
        self.pages: dict[tuple[bool, str], Page] = {}
        self.tables: dict[Position, str] = {}
        self.heard: list[str] = []

    def page_for(self, plate: Plate) -> Page:
        """The page on which a plate is shown, with nothing on it yet."""
        kind = (plate.touch, plate.language)
        if kind not in self.pages:
            context = self.browser.new_context(
                viewport=SCREENS[plate.screen],
                locale=LANGUAGES[plate.language],
                reduced_motion="reduce",
                has_touch=plate.touch,
                is_mobile=plate.touch,
            )
            context.set_default_timeout(PATIENCE)
            stored = {"kontor.key": self.key, "kontor.settings": json.dumps(SETTINGS)}
            context.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
            self.pages[kind] = context.new_page()
            complaints(self.pages[kind], self.heard)
            self.pages[kind].goto(f"{self.address}/")
        page = self.pages[kind]
        page.goto(f"{self.address}/#/")
        page.locator(".table").wait_for(state="detached")
        page.evaluate("document.querySelectorAll('dialog[open]').forEach((each) => each.close())")
        page.set_viewport_size(SCREENS[plate.screen])
        return page

    def show(self, plate: Plate) -> Page:
        """A page that shows the table of a plate; nothing moves on it any more."""
        at = plate.position
        if at not in self.tables:
            self.tables[at] = (
                dealt(self.address, self.key, at.game, at.players)
                if at.stage == DEALT
                else seated(self.address, self.key, at.record, at.players)
            )
        page = self.page_for(plate)
        light(page, plate.themes[0])
        page.goto(f"{self.address}/#/table/{self.tables[at]}")
        page.get_by_test_id("ticket").wait_for()
        uncover = page.get_by_test_id("uncover")
        if uncover.count() and plate.layer != "cover":
            uncover.click()
        page.evaluate(STILL)
        return page

    def opened(self, plate: Plate) -> tuple[Page, str]:
        """A page that shows the layer of a plate, and where that is."""
        page = self.show(plate)
        open_layer, place = LAYERS[plate.layer]
        open_layer(page)
        page.locator(place).wait_for()
        page.evaluate(STILL)
        return page, place

    def looks(self, plate: Plate) -> Iterator[tuple[str, Page, list[str]]]:
        """Every tab and theme of a plate: the name of the picture, the page, and what is wrong."""
        page, place = self.opened(plate) if plate.layer else (self.show(plate), ".table")
        for part in [""] if plate.layer else parts_of(page):
            for theme in plate.themes:
                light(page, theme)
                is_first = theme == plate.themes[0]
                found = measured(page, place, touch=plate.touch) if is_first else []
                name = "-".join((*plate.words, theme)) + part
                yield name, page, [*found, *pale(page, place), *self.heard]
                self.heard.clear()
            light(page, plate.themes[0])


def light(page: Page, theme: str) -> None:
    """Make it day or night."""
    page.emulate_media(color_scheme=cast("Literal['light', 'dark']", theme))
    page.evaluate(STILL)


def parts_of(page: Page) -> Iterator[str]:
    """Goes from tab to tab where not everything is shown at once; gives what the name adds."""
    yield ""
    tabs = [tab for tab in page.locator(TABS).all() if tab.is_visible()]
    for at, tab in enumerate(tabs):
        if not tab.evaluate("(tab, chosen) => tab.matches(chosen)", CHOSEN):
            tab.click()
            page.evaluate(STILL)
            yield f"-tab{at}"
