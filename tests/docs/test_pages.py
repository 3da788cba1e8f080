"""The pages hold together: links lead somewhere, and what the code knows is written down."""

import re
import tomllib
from pathlib import Path

import pytest

from kontor._version import VERSION
from kontor.craftsmen import actions as craftsmen_actions
from kontor.craftsmen import text as craftsmen_text
from kontor.craftsmen.goods import GOOD_NAMES
from kontor.craftsmen.position import write as craftsmen_position
from kontor.le_havre import actions
from kontor.le_havre import text as le_havre_text
from kontor.le_havre.goods import NAMES
from kontor.le_havre.position import write as position
from tests.docs.pages import PAGES, ROOT, anchors, text, without_code, words

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
DATA = ROOT / "src" / "kontor" / "le_havre" / "data"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = LINK.findall(without_code(page.read_text("utf-8")))
    here = [link.partition("#") for link in links if "://" not in link]
    targets = [(page.parent / path if path else page, anchor) for path, _, anchor in here]

    lost = [str(path) for path, _ in targets if not path.exists()]
    astray = [(path.name, to) for path, to in targets if to and to not in anchors(path)]

    assert lost == []
    assert astray == []


@pytest.mark.parametrize(("mark", "game"), [("LH", "le_havre"), ("CR", "craftsmen")])
def test_every_clause_that_a_page_cites_exists(mark: str, game: str) -> None:
    rules = text(f"docs/rules/{game}.md")
    clauses = set(re.findall(rf"^\*\*({mark}-[\w.]+)\*\*", rules, re.MULTILINE))

    pages = [page.read_text("utf-8") for page in PAGES]
    cited = {name for page in pages for name in re.findall(rf"{mark}-[\w.]*\w", page)}

    assert cited - clauses - {f"{mark}-chapter.clause"} == set()


def test_every_key_of_a_position_is_documented() -> None:
    for game, page in ((position, "positions"), (craftsmen_position, "positions-craftsmen")):
        known = {*game.KEYS, *game.SEAT_KEYS, *game.STAGES}

        assert known - words(f"docs/{page}.md") == set()


def test_every_verb_is_documented() -> None:
    assert set(le_havre_text.VERBS) - words("docs/actions.md") == set()
    assert set(craftsmen_text.VERBS) - words("docs/actions-craftsmen.md") == set()


def test_the_numbers_of_actions_of_craftsmen_are_those_of_the_code() -> None:
    page = text("docs/actions-craftsmen.md")
    rows = re.findall(r"^\| ([\d, to]+) \| `", page, re.MULTILINE)
    numbers = {int(number) for row in rows for number in re.findall(r"\d+", row)}

    assert set(craftsmen_actions.STARTS) <= numbers
    assert f"below {craftsmen_actions.BOUND}" in page


def test_every_good_of_craftsmen_is_numbered() -> None:
    numbered = [f"{name.replace('_', ' ')} {at}" for at, name in enumerate(GOOD_NAMES)]
    page = " ".join(text("docs/actions-craftsmen.md").split())

    assert ", ".join(numbered) in page


def test_the_numbers_of_actions_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| ([\d, to]+) \| (`.*?) \|", text("docs/actions.md"), re.MULTILINE)
    starts = {int(re.split(r"\D", numbers)[0]) for numbers, _ in rows}

    known = {start for start in actions.SHORT if start < actions.REPAY}
    known |= {actions.USE, actions.BUY, actions.SELL, actions.BUILD, actions.AMOUNT, actions.PLAY}
    assert known <= starts
    assert f"below {actions.BOUND}" in text("docs/actions.md")


def test_every_good_is_numbered() -> None:
    numbered = [f"{name.replace('_', ' ')} {number}" for number, name in enumerate(NAMES)]
    page = " ".join(text("docs/actions.md").split())

    assert ", ".join(numbered) in page


def test_every_key_of_a_card_is_documented() -> None:
    files = [tomllib.loads(path.read_text("utf-8")) for path in sorted(DATA.glob("*.toml"))]
    keys = {key for cards in files for card in cards.values() if "kind" in card for key in card}

    assert {"kind", "value", "fee"} <= keys
    assert keys - words("docs/own-cards.md") == set()


def test_the_changelog_knows_this_version() -> None:
    assert f"## [{VERSION}]" in text("CHANGELOG.md")


def test_decisions_are_numbered_without_gaps() -> None:
    names = sorted(path.name for path in (ROOT / "docs" / "decisions").glob("*.md"))

    assert [name[:4] for name in names] == [f"{at:04}" for at in range(1, len(names) + 1)]
