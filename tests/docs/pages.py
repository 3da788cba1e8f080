"""Where the pages are, and how their parts are found."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
EXAMPLE = ROOT / "docs" / "examples" / "my_harbour.toml"


def text(name: str) -> str:
    """A page as it stands."""
    return (ROOT / name).read_text("utf-8")


def blocks(name: str, language: str) -> list[str]:
    """The fenced blocks of a page in a language, without their indentation."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```", text(name), re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{indent}", "", block, flags=re.MULTILINE) for indent, block in found]


def without_code(page: str) -> str:
    """The text of a page without its fenced blocks."""
    return re.sub(r"^ *```.*?^ *```", "", page, flags=re.MULTILINE | re.DOTALL)


def anchors(path: Path) -> set[str]:
    """What can stand behind a # in links to a page: its headings, as forges spell them."""
    page = without_code(path.read_text("utf-8"))
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def words(name: str) -> set[str]:
    """All words of a page that stand in backticks, bare or in quotation marks."""
    marked = re.findall(r"`([^`\n]+)`", text(name))
    return {word for span in marked for word in re.findall(r"[a-z_0-9]+", span)}
