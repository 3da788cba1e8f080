"""What the README shows is what the program prints."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, blocks, text

PROMPT = re.compile(r"seat \d> ")


def transcript() -> list[str]:
    """The lines of the table in the terminal."""
    (block,) = blocks("README.md", "transcript")
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

    pages = text("README.md") + text("CONTRIBUTING.md")

    assert commands
    assert [name for name in commands if name not in pages] == []
