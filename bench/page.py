"""`make bench-web`, second part: how soon the start page can be used, how large it is."""

import gzip
import sys
import tempfile

from bench.web import server
from kontor.core import registry
from kontor.drawing.sheet import common
from kontor.server.http.public_routes import STATIC
from tools.browser import MISSING, chromium, installed

LOADS = 10
SOON = 1.0  # seconds
SMALL = 200_000  # bytes of the script, compressed
DRAWN = 400_000  # bytes of all drawings
GAMES = {"le_havre": ("base", "essen", "hameau", "promo"), "craftsmen": ("base",)}
READY = "() => document.querySelector('[data-testid=begin]:not(:disabled)') && performance.now()"


def script_size() -> int:
    """The bytes of all scripts, as they would travel compressed."""
    return sum(len(gzip.compress(path.read_bytes())) for path in STATIC.rglob("*.js"))


def drawings_size() -> tuple[int, int]:
    """The bytes of all drawings, with the cards of all sets; as they are, and as they travel."""
    sheets = [common(), *(registry.find(name).drawings(cards) for name, cards in GAMES.items())]
    coded = [each.encode() for each in sheets]
    return sum(map(len, coded)), sum(len(gzip.compress(each)) for each in coded)


def loads() -> list[float]:
    """Seconds until the start page can be used, each time in a browser that knows nothing."""
    found = []
    with (
        tempfile.TemporaryDirectory() as folder,
        server(folder) as (port, _),
        chromium() as browser,
    ):
        for _ in range(LOADS + 1):
            context = browser.new_context()
            page = context.new_page()
            page.goto(f"http://localhost:{port}/", wait_until="commit")
            found.append(float(page.wait_for_function(READY).json_value()) / 1000)
            context.close()
    return sorted(found[1:])  # the first one started the browser itself


def main() -> int:
    """Measure and print; 1 when a goal is missed."""
    size = script_size()
    reached = [size <= SMALL]
    print(
        f"{'script of the page, compressed':<44} {'':>6}  {size / 1000:7.1f} kB"
        f"  goal {SMALL // 1000} kB {'reached' if reached[-1] else 'MISSED'}"
    )
    drawn, travels = drawings_size()
    reached.append(drawn <= DRAWN)
    print(
        f"{'drawings of both games':<44} {'':>6}  {drawn / 1000:7.1f} kB"
        f" ({travels / 1000:.1f} kB compressed)"
        f"  goal {DRAWN // 1000} kB {'reached' if reached[-1] else 'MISSED'}"
    )
    if installed() is None:
        print(f"the start page is not measured: {MISSING}")
        return int(not all(reached))
    found = loads()
    reached.append(found[-1] <= SOON)
    middle, worst = found[len(found) // 2] * 1000, found[-1] * 1000
    print(
        f"{'start page until it can be used':<44} {len(found):>6}  {middle:7.1f} ms {worst:7.1f} ms"
        f"  goal {SOON * 1000:.0f} ms {'reached' if reached[-1] else 'MISSED'}"
    )
    return int(not all(reached))


if __name__ == "__main__":
    sys.exit(main())
