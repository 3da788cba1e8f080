"""Builds the package: its page, and its rules compiled where there is a compiler."""

import os
import shlex
import shutil
import sys
import threading
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError, CompileError, PlatformError

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build frontend leaves this out
from tools import page, profiling
from tools.compiling import FOR_C, compiler, cores, flags, flags_for_linking, progress

PACKAGE = Path("src/kontor")
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/manifest.py"))
COMPILED = ("core", "players", *GAMES)
# These deal in words, files and history; they gain nothing from being compiled.
COLD = {
    "core": {
        "blanks", "card_files", "checks", "contract", "errors", "game_manifest", "lines",
        "observing", "options", "packages", "places", "reading", "record", "registry", "rehearsal",
        "setup", "stages", "table", "telling", "unpacking", "words",
    },
    "players": {"advice", "games", "protocol", "reasons", "registry"},
}  # fmt: skip
COLD_IN_GAMES = {
    "blanks", "chronicle", "coaching", "facts", "formula", "frames", "laid_down", "lay", "manifest",
    "merge", "notation", "observation_guide", "outcomes", "phrases", "read", "reading", "refusal",
    "sentences", "shortage", "text", "view_types", "words",
}  # fmt: skip
COLD_FOLDERS = {"drawings"}
# Rules that were compiled before, as `build_ext --build-lib` leaves them, are taken as they are.
READY_MADE = os.environ.get("KONTOR_RULES", "")
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
    if BUILDING.isdisjoint(sys.argv) or READY_MADE:
        return []
    reason = why_plain()
    if reason is not None:
        print(f"kontor: {reason}; building the plain package", flush=True)
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.exit(f"kontor: mypyc is not installed, so the rules cannot be compiled; {WAY_OUT}")
    return [*mypycify(rules(), opt_level="2", group_name="kontor"), *written_in_c()]


def written_in_c() -> list[Extension]:
    """The few modules that are C: each does what a plain module beside it says, only faster."""
    return [
        Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)])
        for path in sorted(PACKAGE.rglob("*.c"))
    ]


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
        if self.extensions and profiling.is_wanted():
            self._profile(self.extensions[0])
        super().build_extensions()

    def _profile(self, rules: Extension) -> None:
        """Compile once to see what is usual in play; what follows compiles the rules for that."""
        compiling, linking = rules.extra_compile_args, rules.extra_link_args
        rules.extra_compile_args = [*compiling, *profiling.GENERATE]
        rules.extra_link_args = [*linking, *profiling.GENERATE]
        super().build_extensions()
        profiling.play(Path(self.build_lib))
        Path(self.get_ext_fullpath(rules.name)).unlink()
        rules.extra_compile_args = profiling.flags_to_use(compiling)
        rules.extra_link_args = profiling.flags_to_use(linking)
        self._compiled = 0

    def _set_flags(self) -> None:
        common, linking = flags(), flags_for_linking()
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *common]
            if extension.sources[0].startswith(str(PACKAGE)):
                extension.extra_compile_args += FOR_C
        self.extensions[0].extra_compile_args += linking
        self.extensions[0].extra_link_args += linking

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        with self._lock:
            self._compiled += 1
            print(progress(self._compiled, len(self.extensions)), flush=True)


class BuildPackage(build_py):
    """Puts the page into the package, and rules that were compiled before."""

    def run(self) -> None:
        page.prepare()
        super().run()
        if READY_MADE:
            shutil.copytree(READY_MADE, self.build_lib, dirs_exist_ok=True)


class Package(Distribution):
    """Is made for one kind of machine when it holds compiled rules, wherever they come from."""

    def has_ext_modules(self) -> bool:
        return bool(READY_MADE) or super().has_ext_modules()


class SourceWithPage(sdist):
    """Holds the page too, so that whoever builds from it needs no Node.js."""

    def run(self) -> None:
        page.prepare(is_needed=True)
        super().run()


setup(
    distclass=Package,
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildRules, "build_py": BuildPackage, "sdist": SourceWithPage},
    setup_requires=page.requirements(),
)
