"""Draws all pictures: those of the documents, and the book of both tables into build/pictures.

    python -m tools.pictures [craftsmen,phone | layer,menu | documents]

With words only the plates that have all of them are drawn, and the documents are left alone;
`documents` draws nothing else. Every plate is measured as well; the list of what is wrong is
printed at the end, and makes it fail.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser

from tools.browser import chromium
from tools.pictures import documents, terminal
from tools.pictures.book import Plate, plates
from tools.pictures.gallery import write_index
from tools.pictures.served import server
from tools.pictures.viewer import Viewer

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
DOCUMENTS = "documents"
LARGEST = 400_000  # bytes of a picture in the documents


def draw_book(browser: Browser, address: str, only: str) -> dict[str, list[str]]:
    """Draw the plates, write the page that shows them; what is wrong, by picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    viewer = Viewer(browser, address)
    wanted = plates(only)
    drawn: list[tuple[Plate, str]] = []
    faults: dict[str, list[str]] = {}
    for at, plate in enumerate(wanted, 1):
        before = sum(map(len, faults.values()))
        for name, page, found in viewer.looks(plate):
            page.screenshot(path=FOLDER / f"{name}.png")
            drawn.append((plate, name))
            faults[name] = found
        new = sum(map(len, faults.values())) - before
        sys.stdout.write(f"{at}/{len(wanted)} {' '.join(plate.words)}: {new or 'no'} faults\n")
        sys.stdout.flush()
        write_index(FOLDER, drawn, faults)
    return faults


def draw_documents(browser: Browser, address: str) -> list[str]:
    """Draw the pictures of the documents; those that are too large."""
    terminal.main()
    large = []
    for game in documents.GAMES:
        for screen in documents.SCREENS:
            path = documents.draw(browser, address, game, screen)
            size = path.stat().st_size
            sys.stdout.write(f"drew {path.relative_to(ROOT)}, {size // 1000} kB\n")
            if size > LARGEST:
                large.append(f"{path.name} is too large: {size} bytes")
    return large


def main(only: str) -> int:
    """Draw everything that is wanted; 1 when something is wrong with it."""
    with server() as address, chromium() as browser:
        wrong = draw_documents(browser, address) if only in ("", DOCUMENTS) else []
        faults = {} if only == DOCUMENTS else draw_book(browser, address, only)
    wrong += [f"{name}: {fault}" for name, found in faults.items() for fault in found]
    if faults:
        sys.stdout.write(f"{(FOLDER / 'index.html').relative_to(ROOT)}: {len(faults)} pictures\n")
    sys.stdout.write("".join(f"{line}\n" for line in wrong))
    sys.stdout.write(f"{len(wrong)} faults\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(",".join(sys.argv[1:])))
