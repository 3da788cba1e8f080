"""Some plates of the book of pictures are measured: nothing is cut off, covered, small or pale."""

import pytest
from playwright.sync_api import Browser

from tests.server.house import House
from tools.pictures.book import Plate, Position
from tools.pictures.measuring import measured
from tools.pictures.viewer import Viewer

DAY, BOTH = ("light",), ("light", "dark")
NIGHT = ("dark",)
PLATES = (
    Plate(Position("le_havre", 1, "opening"), "wide", "it", NIGHT),
    Plate(Position("le_havre", 4, "late"), "small", "de", DAY),
    Plate(Position("le_havre", 2, "middle"), "small", "en", DAY),
    Plate(Position("le_havre", 4, "middle"), "small", "en", DAY),
    Plate(Position("le_havre", 5, "middle"), "small", "en", DAY),
    Plate(Position("le_havre", 3, "over"), "small", "en", DAY, "result"),
    Plate(Position("le_havre", 5, "middle"), "phone", "de", DAY),
    Plate(Position("le_havre", 3, "late"), "phone", "de", DAY),
    Plate(Position("craftsmen", 4, "late"), "desk", "de", BOTH),
    Plate(Position("craftsmen", 2, "opening"), "small", "en", DAY),
    Plate(Position("craftsmen", 3, "over"), "small", "en", DAY, "result"),
    Plate(Position("craftsmen", 5, "late"), "small", "cs", DAY),
    Plate(Position("craftsmen", 3, "middle"), "phone", "pl", DAY),
    Plate(Position("craftsmen", 5, "auction"), "small", "de", DAY),
    Plate(Position("craftsmen", 5, "auction"), "desk", "it", DAY),
    Plate(Position("craftsmen", 5, "discard"), "small", "de", DAY),
    Plate(Position("craftsmen", 5, "purchase"), "small", "pl", DAY),
    Plate(Position("le_havre", 5, "middle"), "phone", "de", DAY, "list"),
    Plate(Position("craftsmen", 5, "late"), "small", "cs", NIGHT, "moment"),
    Plate(Position("craftsmen", 3, "middle"), "phone", "pl", NIGHT, "help"),
)
# One thing of each kind that is wrong, and how it is told.
WRONG = {
    "cut off": "<p style='width: 40px; overflow: hidden; white-space: nowrap'>much too long</p>",
    "shortened": """<p style='width: 60px; overflow: hidden; text-overflow: ellipsis;
        white-space: nowrap'>much too long</p>""",
    "letters of 9.0 px": "<p style='font-size: 9px'>small</p>",
    "letters of 8.0 px": "<p style='font-size: 16px; transform: scale(0.5)'>shrunk</p>",
    "broken word": "<p style='width: 40px; overflow-wrap: anywhere'>Lebensmittelmarkt</p>",
    "covered by .lid": """<p style='position: relative; width: 90px'>below
        <i class='lid' style='position: absolute; inset: 0; background: red'></i></p>""",
    'lies on "two"': """<p style='margin: 0'>one</p>
        <p style='position: absolute; top: 0; margin: 0'>two</p>""",
    "target of 30x30": "<button style='width: 30px; height: 30px; padding: 0'>x</button>",
    "button cut off": """<p style='width: 40px; overflow: hidden'>
        <button style='width: 60px'>x</button></p>""",
    "words run together": "<p style='font: 12px sans-serif; word-spacing: -3px'>run together</p>",
    "covered by .hem": """<p style='position: relative; font: 20px / 20px sans-serif'>below
        <i class='hem' style='position: absolute; inset: 12px 0 0; background: red'></i></p>""",
    "piece covered by .cost .dot": """<p class='cost'
        style='position: relative; width: 60px; margin: 9px'>
        <svg width='60' height='20'></svg>
        <i class='dot' style='position: absolute; inset: 0 0 0 50px; background: red'></i></p>""",
    "piece cut off": """<p class='formula' style='width: 20px; overflow: hidden'>
        <svg width='60' height='20'></svg></p>""",
    "too wide": "<p style='width: 3000px'>wide</p>",
}


@pytest.fixture(scope="module")
def viewer(browser: Browser, house: House) -> Viewer:
    return Viewer(browser, house.url)


@pytest.mark.parametrize("plate", PLATES, ids=lambda plate: "-".join(plate.words))
def test_a_plate_of_the_book_has_no_faults(viewer: Viewer, plate: Plate) -> None:
    looks = [(name, found) for name, _, found in viewer.looks(plate)]

    assert looks
    assert [(name, found) for name, found in looks if found] == []


@pytest.mark.parametrize("told", WRONG)
def test_what_is_wrong_is_found(browser: Browser, told: str) -> None:
    page = browser.new_page()
    page.set_content(f"<!doctype html><body style='margin: 0'>{WRONG[told]}")

    found = measured(page, touch=True)

    page.close()
    assert any(told in fault for fault in found), found
