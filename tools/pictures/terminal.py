"""Draws docs/pictures/terminal.svg, the table in the terminal, from a real game at it."""

import os
import re
import subprocess
import sys
import tempfile
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
COLUMNS = 100
TABLE = (
    *("--players", "3", "--variant", "short", "--cards", "base", "--no-expert"),
    *("--seed", "12", "--humans", "0"),
)
LINES = ("take wood", "end", "take clay", "end", "take fish", "end")


def main() -> None:
    """Play the lines, keep the last screen, and draw it."""
    with tempfile.TemporaryDirectory() as home:
        played = subprocess.run(  # noqa: S603
            [sys.executable, "-m", "kontor", "play", "le_havre", *TABLE],
            input="\n".join(LINES) + "\n",
            env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "KONTOR_HOME": home},
            capture_output=True,
            text=True,
            check=False,
        )
    screen = played.stdout.split("\n")
    start = max(at for at, line in enumerate(screen) if "──" in line and "Round" in line)
    console = Console(record=True, width=COLUMNS, file=StringIO())
    end = next(at for at, line in enumerate(screen[start:], start) if line.startswith("seat 0>"))
    shown = "\n".join(screen[start:end]).replace(" ", "\N{NO-BREAK SPACE}")
    console.print(Text.from_ansi(shown))
    PICTURE.parent.mkdir(exist_ok=True)
    drawn = console.export_svg(title="kontor play", unique_id="kontor")
    # The picture must not fetch anything, so the reader's own fixed-width font is used.
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL), "utf-8")
    sys.stdout.write(f"drew {PICTURE.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
