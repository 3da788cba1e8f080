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


def words(name: str) -> set[str]:
    """All words of a page that stand in backticks, bare or in quotation marks."""
    marked = re.findall(r"`([^`\n]+)`", text(name))
    return {word for span in marked for word in re.findall(r"[a-z_0-9]+", span)}
