"""The site: every page has a place in it, its links are turned, and nothing is fetched."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import kontor
from kontor import arena, players
from tests.docs.pages import ROOT, text
from tools import site
from tools.browser import MISSING, chromium, installed
from tools.guides import plain

PYTHON = ROOT / ".venv-docs" / "bin" / "python"


def listed(entries: Any) -> list[str]:
    """The pages of a part of the navigation."""
    if isinstance(entries, str):
        return [entries]
    parts = entries.values() if isinstance(entries, dict) else entries
    return [page for part in parts for page in listed(part)]


def test_every_page_has_a_place_in_the_site() -> None:
    settings = tomllib.loads(site.config())

    pages = listed(settings["project"]["nav"])

    assert sorted(pages) == sorted({*site.pages().values(), site.DECISIONS})


def test_a_guide_keeps_its_sentences_and_leaves_its_drawings_out() -> None:
    guide = (
        "## Taking {#offer}\n\n{figure quay}\n\nFish :lh-fish:, all of it. [LH-4.1-4.2]\n\n"
        "| a | b |\n|---|---|\n| :lh-wood: wood | 1 |\n[LH-1.3]\n"
    )

    assert plain(guide) == (
        "## Taking\n\n\nFish, all of it. (LH-4.1-4.2)\n\n"
        "| a | b |\n|---|---|\n| wood | 1 |\n\n(LH-1.3)\n"
    )


def test_a_page_that_is_not_written_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = tmp_path / "zensical.toml"
    settings.write_text('nav = [\n    "index.md",\n    { "Later" = "later.md" },\n]\n', "utf-8")
    monkeypatch.setattr(site, "CONFIG", settings)

    assert tomllib.loads(site.config())["nav"] == ["index.md"]


@pytest.mark.parametrize(
    ("page", "link", "turned"),
    [
        ("README.md", "[a](docs/play.md)", "[a](play.md)"),
        ("README.md", "![a](docs/pictures/table.webp)", "![a](pictures/table.webp)"),
        ("README.md", "[a](docs/decisions/)", "[a](decisions/index.md)"),
        ("docs/own-cards.md", "[a](../CONTRIBUTING.md)", "[a](contributing.md)"),
        ("docs/rules/le_havre.md", "[a](../../README.md)", "[a](../index.md)"),
        ("docs/perft.md", "[a](records.md#writing)", "[a](records.md#writing)"),
        ("docs/perft.md", "[a](#here)", "[a](#here)"),
        ("docs/perft.md", "[a](https://example.org/b.md)", "[a](https://example.org/b.md)"),
        ("docs/perft.md", "[the rules](../src/kontor/core)", "the rules"),
    ],
)
def test_links_are_turned_to_where_the_site_has_their_targets(
    page: str, link: str, turned: str
) -> None:
    assert site.turned(ROOT / page, f"see {link}.") == f"see {turned}."


def test_code_is_not_touched() -> None:
    code = "```toml\nlink = '[a](../CONTRIBUTING.md)'\n```\n"

    assert site.turned(ROOT / "docs" / "perft.md", code) == code


@pytest.mark.parametrize(
    ("html", "is_fetched"),
    [
        ('<script src="https://example.org/a.js"></script>', True),
        ('<link rel="stylesheet" href="https://example.org/a.css">', True),
        ('<img alt="a" src="//example.org/a.png">', True),
        ('<script src="assets/a.js"></script>', False),
        ('<a href="https://example.org">a</a>', False),
    ],
)
def test_what_would_be_fetched_from_elsewhere_is_seen(html: str, *, is_fetched: bool) -> None:
    assert bool(site.FETCHED.search(html)) == is_fetched


def test_every_public_name_is_in_the_reference() -> None:
    shown = re.findall(r"^::: ([\w.]+)$", text("docs/reference.md"), re.MULTILINE)
    names = {name.rpartition(".")[2] for name in shown}

    assert {*kontor.__all__} - names == {"__version__"}
    assert {*players.__all__} <= names
    assert {"Setup", "Run", "Report", "matches", "report"} <= names & {*arena.__all__}


@pytest.fixture(scope="module")
def built() -> Path:
    """The site as `make docs` builds it, where its tools are installed."""
    if not PYTHON.exists():
        pytest.skip("make docs installs what builds the site")
    run = subprocess.run(
        [PYTHON, "-m", "tools.site"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return site.SITE


def test_the_reference_says_what_the_docstrings_say(built: Path) -> None:
    reference = (built / "reference.html").read_text("utf-8")

    names = (kontor.new_game, kontor.State.legal, kontor.Table.undo, kontor.BadRecord)
    sentences = [str(name.__doc__).partition(";")[0] for name in names]
    assert [sentence for sentence in sentences if sentence not in reference] == []


def test_the_site_can_be_searched_as_a_file_and_fetches_nothing(built: Path) -> None:
    if installed() is None:
        pytest.skip(MISSING)
    fetched: list[str] = []
    with chromium() as browser:
        page = browser.new_page()
        page.on("request", lambda request: fetched.append(request.url))
        page.goto((built / "index.html").as_uri())

        page.keyboard.press("/")
        page.get_by_placeholder("Search").press_sequentially("smokehouse")

        expect(page.get_by_text("Positions by hand")).to_be_visible(timeout=30_000)
    assert [url for url in fetched if not url.startswith("file:")] == []
