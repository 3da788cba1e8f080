"""The page that shows the book: plates of the same position side by side, faults below them."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from tools.pictures.book import Plate

STYLE = """
body { margin: 16px; background: #ddd; font: 14px/1.4 sans-serif; }
section { display: flex; gap: 8px; align-items: start; overflow-x: auto; }
figure { flex: none; margin: 0; } img { height: 420px; background: #fff; }
figcaption { max-width: 560px; } .faults { color: #a00; }
"""


def write_index(
    folder: Path, drawn: Sequence[tuple[Plate, str]], faults: Mapping[str, list[str]]
) -> None:
    """Write index.html for pictures in the same folder."""
    rows = []
    for position, group in groupby(drawn, key=lambda each: each[0].position):
        heading = f"{position.game}, {position.players} players, {position.stage}"
        rows.append(f"<h2>{escape(heading)}</h2><section>")
        for _, name in group:
            said = "<br>".join(escape(fault) for fault in faults.get(name, []))
            caption = " ".join(name.split("-")[3:])
            rows.append(
                f'<figure><a href="{name}.png"><img loading="lazy" src="{name}.png" alt="{name}">'
                f'</a><figcaption>{caption}<p class="faults">{said}</p></figcaption></figure>'
            )
        rows.append("</section>")
    page = f"<!doctype html><meta charset=utf-8><title>Both tables</title><style>{STYLE}</style>"
    (folder / "index.html").write_text(page + "\n".join(rows) + "\n", "utf-8")
