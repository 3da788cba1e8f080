"""What README and the page on playing show is what the program prints and the data say."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from kontor.cli.bench import shown
from tests.docs.pages import PAGES, ROOT, blocks, text, without_code
from tools import correctness, speed

PROMPT = re.compile(r"seat \d> ")


def transcript() -> list[str]:
    """The lines of the table in the terminal."""
    (block,) = blocks("docs/play.md", "transcript")
    return block.splitlines()


def printed(folder: Path) -> list[str]:
    """What the program prints when it is given the lines of the transcript."""
    command, *lines = transcript()
    typed = [PROMPT.sub("", line, count=1) for line in lines if PROMPT.match(line)]
    run = subprocess.run(
        [sys.executable, "-m", "kontor", *shlex.split(command)[2:]],
        input="\n".join([*typed, "quit", ""]),
        env={**os.environ, "KONTOR_HOME": str(folder), "COLUMNS": "80", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        cwd=ROOT,
    )
    return [
        PROMPT.sub("", line, count=1).replace("\u00a0", " ").rstrip()
        for line in run.stdout.splitlines()
    ]


def test_the_transcript_is_real(tmp_path: Path) -> None:
    output = iter(printed(tmp_path))
    shown = [line for line in transcript()[1:] if line != "..." and not PROMPT.match(line)]

    missing = [line for line in shown if line not in output]  # each is sought after the one before

    assert missing == []


def test_the_two_commands_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)", text("README.md") + text("CONTRIBUTING.md")))

    assert {"play", "test"} <= named <= targets


def test_every_command_is_mentioned() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "kontor", "--help"],
        env={**os.environ, "COLUMNS": "100", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        cwd=ROOT,
    ).stdout
    commands = re.findall(r"^│ ([a-z]+) ", shown.partition("Commands")[2], re.MULTILINE)

    pages = "".join(page.read_text("utf-8") for page in PAGES)

    assert commands
    assert [name for name in commands if f"`kontor {name}" not in pages] == []


def test_the_readme_shows_a_moving_picture_that_opens_at_once() -> None:
    (picture,) = re.findall(r"!\[.+\]\((.+)\)", text("README.md"))
    found = (ROOT / picture).read_bytes()

    assert found[8:12] == b"WEBP"
    assert b"ANMF" in found
    assert len(found) < 1_500_000


def test_the_readme_is_read_in_a_minute() -> None:
    seen = re.sub(r"\]\([^)]*\)|[`*|#]", " ", without_code(text("README.md")))

    assert len(seen.split()) < 450


def figures(row: str) -> str:
    """What the README says about a page."""
    (found,) = re.findall(rf"^\| \[{row}\]\(docs/\w+\.md\) \| (.*) \|$", text("README.md"), re.M)
    return str(found)


def test_the_figures_on_speed_are_those_of_the_quietest_run() -> None:
    run = speed.quietest(speed.load())

    told = figures("Fast")

    assert f"{shown('driven', run['driven'][1])} decisions a second from Python" in told
    assert f"{shown('inside', run['inside'][1])} inside" in told


def test_the_figures_on_strength_are_those_of_the_games() -> None:
    rows = text("docs/strength.md").splitlines()
    who = ("magnate against merchant", "merchant against trader")
    matches = [row for name in who for row in rows if row.startswith(f"| 2 players, full: {name}")]

    shares = [row.split(" | ")[3].split()[0] for row in matches]

    assert re.findall(r"[\d.]+(?= %)", figures("Strong")) == shares


def test_the_figures_on_correctness_are_counted() -> None:
    found = [correctness.counts(game) for game in correctness.TITLES]

    told = figures("Correct")

    assert f"all {sum(each.cited for each in found)} clauses" in told
    assert f"{sum(each.games for each in found)} golden games" in told
