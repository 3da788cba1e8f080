"""What the page asks of the catalogues is there, and what is there for it is asked for."""

import re
from functools import cache
from pathlib import Path

import pytest

from kontor.core.words import DEFAULT
from tests.locale.test_catalogues import FILES, SOURCE, words

PAGE = Path(__file__).parents[2] / "web" / "src"
# A key or the beginning of one, in quotation marks: 'web-log', `web-level-${level}.about`.
KEY = re.compile(r"""(['"`])((?:web|lh|cr|craftsmen|game|guide|option|list)-[^'"`\s]+)\1""")
PART = re.compile(r"\$?\{[^}]*\}")  # in a string, or in an attribute
SURE = "-sure"  # a button that asks once more says so with its own key and this
# Catalogues that are the page's own; the rest is for every face.
OWN = [name for name in FILES if Path(name).name in ("web.ftl", "web-review.ftl", "table.ftl")]


@cache
def asked() -> dict[str, re.Pattern[str]]:
    """The keys that stand in the page, as patterns: what it puts together fits anything there."""
    files = [file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte")]
    found = {each[1] for file in files for each in KEY.findall(file.read_text("utf-8"))}
    return {
        key: re.compile("[a-z0-9_]+".join(re.escape(part) for part in PART.split(key)))
        for key in sorted(found)
    }


@cache
def known() -> frozenset[str]:
    """All keys of all catalogues."""
    return frozenset(key for name in FILES for key in words(DEFAULT, name))


@cache
def rules() -> str:
    """All of the Python code, which says some of the messages of the games' tables."""
    return "\n".join(file.read_text("utf-8") for file in sorted(SOURCE.rglob("*.py")))


@cache
def drawn() -> frozenset[str]:
    """The names of all drawings, which begin as the keys of their game do."""
    sheets = (file.read_text("utf-8") for file in SOURCE.rglob("*.svg"))
    return frozenset(name for sheet in sheets for name in re.findall(r' id="([^"]+)"', sheet))


def test_every_key_that_the_page_asks_for_exists() -> None:
    names = known() | drawn()

    missing = [key for key, form in asked().items() if not any(map(form.fullmatch, names))]

    assert not missing


@pytest.mark.parametrize("name", OWN)
def test_every_entry_for_the_page_is_asked_for(name: str) -> None:
    forms = asked().values()

    unused = [
        key
        for key in words(DEFAULT, name)
        if not any(form.fullmatch(key) or form.fullmatch(key.removesuffix(SURE)) for form in forms)
        and not re.search(f'"{re.escape(key.partition(".")[0])}["-]', rules())
    ]

    assert not unused
