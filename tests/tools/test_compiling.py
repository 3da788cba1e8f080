"""How the C compiler is asked to work: known by what it says of itself, and tried before use."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import compiling
from tools.ready.plan import COMPILED

GCC = shutil.which("gcc")
GNU_WORDS = "cc (Debian) 12.2.0, Copyright (C) 2022 Free Software Foundation, Inc."


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def use_compiler(monkeypatch: pytest.MonkeyPatch, says: str, otherwise: str) -> None:
    """A compiler that says who it is; `otherwise` is what it does with all other flags."""
    script = Path("some-cc").resolve()
    script.write_text(
        f'#!/bin/sh\nif [ "$1" = --version ]; then echo {shlex.quote(says)}; else {otherwise}; fi\n'
    )
    script.chmod(0o755)
    monkeypatch.setenv("CC", str(script))


def test_gcc_under_another_name_optimises_while_linking(monkeypatch: pytest.MonkeyPatch) -> None:
    use_compiler(monkeypatch, GNU_WORDS, "true")

    flags = compiling.flags_for_linking()

    assert f"-flto={compiling.cores()}" in flags
    assert set(compiling.FAST_GCC) < set(flags)


def test_another_compiler_gets_no_flags_that_only_gcc_knows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_compiler(monkeypatch, "Apple clang version 17.0.0", "true")

    assert compiling.flags_for_linking() == []
    assert not set(compiling.FAST_GCC) & set(compiling.flags())


def test_a_gcc_that_cannot_optimise_while_linking_is_not_asked_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    use_compiler(monkeypatch, GNU_WORDS, 'case "$*" in *-flto*) exit 1;; esac')

    assert compiling.flags_for_linking() == []
    assert set(compiling.FAST_GCC) < set(compiling.flags())


@pytest.mark.skipif(GCC is None, reason="gcc is not installed")
def test_gcc_does_not_even_look_for_what_warnings_would_say() -> None:
    source = Path("warned.c")
    source.write_text(
        "int f(int a) {\n    if (a)\n        a = 1;\n        a = 2;\n    return a;\n}\n"
    )
    before = [str(GCC), "-Wall", "-Werror", "-c", str(source)]
    warnings = [str(GCC), "-Q", "--help=warnings", "-Wall", *compiling.flags()]

    refused = subprocess.run(before, capture_output=True, check=False)
    taken = subprocess.run([*before, *compiling.flags()], capture_output=True, check=False)
    switches = subprocess.run(warnings, capture_output=True, text=True, check=True).stdout

    assert refused.returncode != 0
    assert (taken.returncode, taken.stderr) == (0, b"")
    assert [
        line.split()[-1] for line in switches.splitlines() if "-Wmisleading-indentation" in line
    ] == ["[disabled]"]


def test_the_lines_that_are_printed_are_the_lines_that_are_counted() -> None:
    line = compiling.progress(3, 109)

    assert COMPILED.search(f"  {line}")
