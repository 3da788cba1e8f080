"""How the C compiler is asked to work: flags for fast code, and for getting there quickly."""

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path

# Functions of the module may be called directly and inlined; nobody replaces them from outside.
FAST = ["-fno-semantic-interposition", "-fvisibility=hidden"]
FAST_GCC = ["--param=max-inline-insns-auto=150", "--param=inline-unit-growth=300"]
# Nobody reads warnings about generated C, but gcc looks for them for minutes: -Wall, which comes
# from Python's own flags, compares the indentation of 50 MB, and -w only hides what it finds.
QUICK = ["-g0", "-w", "-Wno-all"]
# What is written in C by hand has loops for vector instructions. Sums are rounded step by step, so
# that all machines come to the same numbers. Microsoft's compiler does both without being asked.
FOR_C = ["-O3", "-ffp-contract=off"]
# Errors are rare: what leads to one of these calls is moved out of the way and not inlined.
RARE = """\
struct _object;
__attribute__((cold)) struct _object *PyErr_Occurred(void);
__attribute__((cold)) void PyErr_SetNone(struct _object *);
__attribute__((cold)) void PyErr_SetString(struct _object *, const char *);
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, struct _object *);
"""
RARE_HEADER = Path("build/rare.h")
GNU = "Free Software Foundation"


def compiler() -> str:
    """The command that compiles C here."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or ""


def cores() -> int:
    """How many processors may work for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def progress(done: int, whole: int) -> str:
    """The line that says how many extensions are compiled; `tools.ready` counts such lines."""
    return f"kontor: compiled {done} of {whole}"


def flags() -> list[str]:
    """What every compiler but Microsoft's is told, after the flags of Python and mypyc."""
    RARE_HEADER.parent.mkdir(exist_ok=True)
    RARE_HEADER.write_text(RARE)
    return [*FAST, *QUICK, "-include", str(RARE_HEADER.resolve()), *(FAST_GCC if is_gcc() else [])]


def flags_for_linking() -> list[str]:
    """What compiler and linker are told besides, to optimise on all processors; often nothing.

    The rules are one file, since functions of all its modules are inlined into each other. While
    linking, gcc first decides what to inline, then cuts the whole into pieces for all processors.
    """
    wanted = ["-O2", *flags(), f"-flto={cores()}", "-fno-fat-lto-objects"]
    return wanted if is_gcc() and can_link(wanted) else []


def is_gcc() -> bool:
    """Whether the compiler is GNU's, whatever it is called here."""
    return GNU in run([*shlex.split(compiler()), "--version"]).stdout


def can_link(wanted: list[str]) -> bool:
    """Whether compiler and linker work together with these flags, tried on one line of C."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "line.c")
        source.write_text("int line(void) { return 0; }\n")
        words = [*shlex.split(compiler()), "-shared", "-fPIC", *wanted, str(source)]
        return run([*words, "-o", str(source.with_suffix(".so"))]).returncode == 0


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command quietly."""
    return subprocess.run(words, capture_output=True, text=True, check=False)
