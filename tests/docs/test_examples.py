"""Every Python example of the pages does what the page says."""

import doctest
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, blocks, text

# Pages whose examples want libraries that not every machine has.
NEEDED = {"research.md": ("gymnasium", "pettingzoo", "pyspiel"), "stats.md": ("duckdb",)}
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.name)
def test_the_examples_of_a_page_work(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # the pages name files as seen from the top
    missing = [name for name in NEEDED.get(page.name, ()) if find_spec(name) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed (make ready installs it)")

    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert result.attempted > 0
    assert result.failed == 0


def test_the_pages_that_should_have_examples_have_some() -> None:
    names = {page.name for page in WITH_EXAMPLES}

    assert names >= {"README.md", "python.md", "positions.md", "records.md", "own-cards.md"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_block_of_python_is_left_untried(page: Path) -> None:
    found = blocks(str(page.relative_to(ROOT)), "python")

    untried = [block for block in found if not block.startswith(">>> ")]

    assert untried == []


def test_the_readme_needs_few_lines_of_python() -> None:
    lines = [line for line in text("README.md").splitlines() if line.startswith((">>> ", "... "))]

    assert len(lines) <= 10
