"""Builds the package: its page, and its rules compiled where there is a compiler."""

import os
import shlex
import shutil
import sys
import threading
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, CompileError, PlatformError

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build frontend leaves this out
from tools import page
from tools.compiling import compiler, cores, flags, flags_for_linking, progress

PACKAGE = Path("src/kontor")
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/manifest.py"))
COMPILED = ("core", "players", *GAMES)
# These deal in words, files and history; they gain nothing from being compiled.
COLD = {
    "core": {
        *("card_files", "checks", "contract", "errors", "game_manifest", "lines", "options"),
        *("packages", "places", "reading", "record", "registry", "rehearsal", "setup", "table"),
        *("stages", "telling", "unpacking", "words"),
    },
    "players": {"advice", "games", "perspective", "protocol", "registry"},
}
COLD_IN_GAMES = {
    *("facts", "formula", "frames", "laid_down", "lay", "manifest", "merge", "outcomes"),
    *("phrases", "read", "reading", "refusal", "sentences", "shortage", "text", "view_types"),
    "words",
}
COLD_FOLDERS = {"drawings"}
BUILDING = {"bdist_wheel", "build", "build_ext"}
WAY_OUT = "KONTOR_PLAIN=1 builds the plain package, whose rules run many times slower"


def rules() -> list[str]:
    """The modules that are compiled."""
    return sorted(
        str(path)
        for folder in COMPILED
        for path in (PACKAGE / folder).rglob("*.py")
        if path.stem != "__init__"
        and path.stem not in COLD.get(folder, COLD_IN_GAMES)
        and COLD_FOLDERS.isdisjoint(path.parts)
    )


def why_plain() -> str | None:
    """Why the rules are not compiled here, or None when they are to be."""
    if os.environ.get("KONTOR_PLAIN", "0") not in ("", "0"):
        return "KONTOR_PLAIN is set"
    if compiler() and shutil.which(shlex.split(compiler())[0]) is None:
        return f"no C compiler ('{compiler()}') is found"
    return None


def extensions() -> list[Extension]:
    """The compiled rules; none when they are not wanted or not possible."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    reason = why_plain()
    if reason is not None:
        print(f"kontor: {reason}; building the plain package", flush=True)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit(f"kontor: mypyc is not installed, so the rules cannot be compiled; {WAY_OUT}")
    return list(mypycify(rules(), opt_level="2", group_name="kontor"))


class BuildRules(build_ext):
    """Compiles everything or nothing: half a set of compiled modules could not be imported.

    The first extension holds the rules; the many others only give its modules their names.
    """

    def run(self) -> None:
        try:
            super().run()
        except PlatformError as error:  # on Windows only this tells that there is no compiler
            print(f"kontor: {error}; building the plain package", flush=True)
            self.extensions = []
            self.distribution.ext_modules = []
        except (BaseError, CCompilerError) as error:
            raise CompileError(
                f"kontor: the rules cannot be compiled: {error}; {WAY_OUT}"
            ) from None

    def build_extensions(self) -> None:
        if os.name == "posix":
            self._set_flags()
        self.parallel = self.parallel or cores()
        self._lock, self._compiled = threading.Lock(), 0
        super().build_extensions()

    def _set_flags(self) -> None:
        common, linking = flags(), flags_for_linking()
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *common]
        self.extensions[0].extra_compile_args += linking
        self.extensions[0].extra_link_args += linking

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self._lock:
            self._compiled += 1
            print(progress(self._compiled, len(self.extensions)), flush=True)


class BuildPackage(build_py):
    """Puts the page into the package."""

    def run(self) -> None:
        page.prepare()
        super().run()


class SourceWithPage(sdist):
    """Holds the page too, so that whoever builds from it needs no Node.js."""

    def run(self) -> None:
        page.prepare(is_needed=True)
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules, "build_py": BuildPackage, "sdist": SourceWithPage},
    setup_requires=page.requirements(),
)
