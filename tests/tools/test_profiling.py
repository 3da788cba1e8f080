"""Builds with a profile: only where gcc is, and never with a profile that was not found."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tools import compiling, profiling

GCC = shutil.which("gcc")
PROGRAM = "int f(int a) { return a & 1 ? 3 * a : a / 2; }\nint main(void) { return f(2) - 1; }\n"


def compile_with(folder: Path, flags: list[str]) -> subprocess.CompletedProcess[str]:
    """Compile and link a program in two steps, as setuptools does."""
    source, thing = folder / "program.c", folder / "program.o"
    source.write_text(PROGRAM)
    words = [str(GCC), "-O2", *flags]
    done = subprocess.run(
        [*words, "-c", str(source), "-o", str(thing)], capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        subprocess.run([*words, str(thing), "-o", str(folder / "program")], check=True)
    return done


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
def test_a_profile_that_is_not_found_ends_the_build(tmp_path: Path) -> None:
    usual = [profiling.SILENT, "-Wno-all"]

    assert compile_with(tmp_path, [*usual, *profiling.GENERATE]).returncode == 0
    missing = compile_with(tmp_path, profiling.flags_to_use(usual))
    subprocess.run([tmp_path / "program"], check=True)
    found = compile_with(tmp_path, profiling.flags_to_use(usual))

    assert missing.returncode != 0
    assert "profile count data file not found" in missing.stderr
    assert (found.returncode, found.stderr) == (0, "")


@pytest.mark.parametrize(
    ("wish", "is_gcc", "wanted"),
    [("1", True, True), ("1", False, False), ("0", True, False), ("", True, False)],
)
def test_a_profile_is_taken_where_it_is_wanted_and_can_be_had(
    wish: str, is_gcc: bool, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KONTOR_PGO", wish)
    monkeypatch.setattr(profiling, "is_gcc", lambda: is_gcc)

    assert profiling.is_wanted() is wanted


def test_the_usual_flags_silence_what_a_profile_must_not() -> None:
    assert profiling.SILENT in compiling.QUICK
