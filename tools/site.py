"""Builds the documentation as a site: `make docs`, from README.md, CONTRIBUTING.md and docs/.

The guides of the games join them, without their drawings. The pages are written for readers of the
repository, with links from file to file. They are gathered in build/docs with their links turned to
where the site has them, and Zensical makes build/site of them. A link or an anchor that leads
nowhere ends the build, and so does a page that would fetch anything from elsewhere.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.guides import guides, plain

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
CONFIG = DOCS / "zensical.toml"
GATHERED = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
OUTSIDE = {  # pages that stand beside docs/, and what the site calls them
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
DECISIONS = "decisions/index.md"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
PAGE = re.compile(r'"([\w/.-]+\.md)"')
FETCHED = re.compile(
    r'<(?:script|img|iframe)[^>]*\ssrc="(?:https?:)?//|<link[^>]*stylesheet[^>]*//'
)


def pages() -> dict[Path, str]:
    """Every page of the project, and its place in the site."""
    outside = {ROOT / name: place for name, place in OUTSIDE.items() if (ROOT / name).exists()}
    inside = {path: str(path.relative_to(DOCS)) for path in sorted(DOCS.rglob("*.md"))}
    return outside | inside | guides()


def place_of(target: Path) -> str | None:
    """Where the site has a file or folder of the project; None where it has it not."""
    if target == DOCS / "decisions":
        return DECISIONS
    if target in (known := pages()):
        return known[target]
    return str(target.relative_to(DOCS)) if target.is_relative_to(DOCS) else None


def turned(page: Path, text: str) -> str:
    """The text of a page with its links turned; code stays as it is."""
    depth = pages()[page].count("/")

    def link(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if "://" in target or target.startswith("#"):
            return found[0]
        path, hash_sign, anchor = target.partition("#")
        place = place_of((page.parent / path).resolve())
        if place is None:  # a part of the sources: its name says enough
            return words
        return f"{mark}[{words}]({'../' * depth}{place}{hash_sign}{anchor})"

    parts = re.split(r"(^ *```.*?^ *```)", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if at % 2 else LINK.sub(link, part) for at, part in enumerate(parts))


def title_of(page: Path) -> str:
    """The heading of a page."""
    return page.read_text("utf-8").splitlines()[0].removeprefix("# ")


def decisions() -> list[Path]:
    """The decision records in their order."""
    return sorted((DOCS / "decisions").glob("[0-9]*.md"))


def config() -> str:
    """The settings: decisions are listed, and pages that are not written are left out."""
    known = set(pages().values()) | {DECISIONS}
    return "".join(line + "\n" for line in _settings(known))


def _settings(known: set[str]) -> Iterator[str]:
    for line in CONFIG.read_text("utf-8").splitlines():
        page = PAGE.search(line)
        if page is None or page[1] in known:
            yield line
        else:
            sys.stdout.write(f"{page[1]} is not written yet and left out\n")
        if page and page[1] == DECISIONS:
            yield from (f'        "decisions/{record.name}",' for record in decisions())


def gather() -> None:
    """Put all pages and what they show into one folder."""
    shutil.rmtree(GATHERED, ignore_errors=True)
    shutil.copytree(DOCS, GATHERED, ignore=shutil.ignore_patterns("*.md", CONFIG.name))
    for page, place in pages().items():
        target = GATHERED / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = page.read_text("utf-8")
        target.write_text(plain(text) if page in guides() else turned(page, text), "utf-8")
    rows = [f"- [{title_of(record)}]({record.name})\n" for record in decisions()]
    (GATHERED / DECISIONS).write_text("# Decisions\n\n" + "".join(rows), "utf-8")
    (GATHERED.parent / CONFIG.name).write_text(config(), "utf-8")


def fetching() -> list[str]:
    """The pages of the site that would fetch something from elsewhere."""
    made = sorted(SITE.rglob("*.html"))
    return [str(page.relative_to(SITE)) for page in made if FETCHED.search(page.read_text("utf-8"))]


def main() -> int:
    """Build the site; 1 when something in it is wrong."""
    gather()
    sys.stdout.write("building the site, every link is checked ...\n")
    sys.stdout.flush()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical = Path(sys.executable).with_name("zensical")
    settings = GATHERED.parent / CONFIG.name
    words = [str(zensical), "build", "--strict", "--config-file", str(settings)]
    if subprocess.run(words, cwd=GATHERED.parent, check=False).returncode:  # noqa: S603
        return 1
    if found := fetching():
        sys.stderr.write(f"these pages fetch something from elsewhere: {', '.join(found)}\n")
        return 1
    sys.stdout.write(f"the site is there: open {SITE / 'index.html'}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
