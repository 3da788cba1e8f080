"""Measures a page: what is cut off, covered, too small, too pale, or complained of."""

from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
MEASURE = Path(__file__).with_name("measure.js").read_text("utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PALE = """async (place) => {
  const {violations} = await axe.run(place, {
    runOnly: ['color-contrast'], resultTypes: ['violations'],
  });
  return violations.flatMap((fault) => fault.nodes.map((node) => {
    const {fgColor, bgColor, contrastRatio} = node.any[0].data;
    return `contrast of ${contrastRatio} (${fgColor} on ${bgColor}): ${node.html.slice(0, 90)}`;
  }));
}"""


def measured(page: Page, place: str = "body", *, touch: bool) -> list[str]:
    """What is wrong with the places and sizes of what is shown at some place of the page."""
    found: list[str] = page.evaluate(MEASURE, [place, touch])
    return found


def pale(page: Page, place: str) -> list[str]:
    """Words that are hard to read on what is behind them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(PALE, place)
    return found


def complaints(page: Page, found: list[str]) -> None:
    """Fills a list with what the page complains of from now on."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            found.append(f"console: {message.text}")

    page.on("pageerror", lambda error: found.append(f"error: {error}"))
    page.on("console", hear)
