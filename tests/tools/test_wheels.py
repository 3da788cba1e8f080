"""What has no wheel for this machine is named and left out; the others are installed."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(lock: Path) -> subprocess.CompletedProcess[str]:
    """The tool, where pip can find nothing that is not there already."""
    return subprocess.run(
        [sys.executable, "-m", "tools.ready.wheels", str(lock)],
        cwd=ROOT,
        env={**os.environ, "PIP_NO_INDEX": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_library_without_a_wheel_is_left_out(tmp_path: Path) -> None:
    lock = tmp_path / "some.lock"
    lock.write_text(f"# some\npytest=={version('pytest')}\nno-such-library==1.0\n")

    done = run(lock)

    assert "no wheel for this machine: no-such-library==1.0\n" in done.stdout
    assert done.returncode == 0


def test_nothing_at_all_is_a_failure(tmp_path: Path) -> None:
    lock = tmp_path / "none.lock"
    lock.write_text("no-such-library==1.0\n")

    assert run(lock).returncode == 1
