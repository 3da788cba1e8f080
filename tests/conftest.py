"""The order of all tests: files are handed out whole, those first whose tests wait and last long.

A file's tests share servers and browsers; and the many short ones fill what is left at the end.
"""

from pathlib import Path

import pytest

FIRST = ("arena", "web", "server", "players", "cli", "training", "telling", "conformance")
TESTS = Path(__file__).parent


def place(item: pytest.Item) -> int:
    """How late the folder of a test comes."""
    folder = item.path.relative_to(TESTS).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put them in order; the order inside a file stays."""
    items.sort(key=place)
