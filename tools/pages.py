"""Parts of pages that commands write: each stands between two comments, and says who writes it."""

from collections.abc import Iterable, Mapping

END = "<!-- end -->"


def begin(name: str) -> str:
    """The comment before a part."""
    return f"<!-- {name} -->"


def with_parts(page: str, parts: Mapping[str, str]) -> str:
    """The page with these parts written anew; every part must have its place."""
    for name, part in parts.items():
        head, mark, rest = page.partition(begin(name) + "\n")
        _, end, tail = rest.partition(END)
        if not end:
            raise ValueError(f"the page has no place for {name!r}")
        page = f"{head}{mark}\n{part}\n{end}{tail}"
    return page


def table(rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown, whose first row is its head."""
    head, *rest = [list(row) for row in rows]
    lines = [head, ["---"] * len(head), *rest]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)
