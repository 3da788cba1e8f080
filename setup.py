"""Builds the wheel: with the rules compiled where that is possible, plain where it is not."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/kontor")
COMPILED = ("core", "craftsmen", "le_havre", "players")
COLD = (
    *("frames", "laying", "merging", "placing", "reading", "refusal", "sentences", "shortage"),
    "text",
)
# These deal in words, files and history; they gain nothing from being compiled.
PLAIN = {
    *(f"core/{name}.py" for name in ("checks", "contract", "errors", "reading", "record")),
    *(f"core/{name}.py" for name in ("registry", "rehearsal", "table", "words")),
    *(f"players/{name}.py" for name in ("advice", "fair", "networks", "registry")),
    *(f"{game}/{name}.py" for game in ("craftsmen", "le_havre") for name in COLD),
}
# Functions of the module may be called directly and inlined; nobody replaces them from outside.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
GCC_FLAGS = ["--param=max-inline-insns-auto=150", "--param=inline-unit-growth=300"]
# Errors are rare: what leads to one of these calls is moved out of the way and not inlined.
RARE = """\
struct _object;
__attribute__((cold)) struct _object *PyErr_Occurred(void);
__attribute__((cold)) void PyErr_SetNone(struct _object *);
__attribute__((cold)) void PyErr_SetString(struct _object *, const char *);
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, struct _object *);
"""
RARE_HEADER = Path("build/rare.h")
BUILDING = {"bdist_wheel", "build", "build_ext"}


def rules() -> list[str]:
    """The modules that are compiled."""
    found = [path for folder in COMPILED for path in (PACKAGE / folder).rglob("*.py")]
    plain = {PACKAGE / name for name in PLAIN}
    return sorted(str(path) for path in found if path.name != "__init__.py" and path not in plain)


def compiler() -> str:
    """The command that compiles C here."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or ""


def why_plain() -> str | None:
    """Why the rules are not compiled here, or None when they can be."""
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return "KONTOR_PLAIN is set"
    if compiler() and shutil.which(shlex.split(compiler())[0]) is None:
        return f"no C compiler ('{compiler()}') is found"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    return None


def extensions() -> list[Extension]:
    """The compiled rules; none when they are not wanted or not possible."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    reason = why_plain()
    if reason is not None:
        print(f"kontor: {reason}; building the plain package")
        return []
    from mypyc.build import mypycify

    made = list(mypycify(rules(), opt_level="2", group_name="kontor"))
    if os.name == "posix":
        RARE_HEADER.parent.mkdir(exist_ok=True)
        RARE_HEADER.write_text(RARE)
        flags = [*FLAGS, *(GCC_FLAGS if "gcc" in compiler() else [])]
        flags += ["-include", str(RARE_HEADER.resolve())]
        for extension in made:
            extension.extra_compile_args = extension.extra_compile_args + flags
    return made


class OptionalBuild(build_ext):
    """Compiles everything or nothing: half a set of compiled modules could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError):
            print("kontor: the C compiler failed; building the plain package")
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
