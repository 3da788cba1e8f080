"""Writes the types of the page, made from the messages of the server and the views of the games.

Run it after a change of `kontor.server.wire` or of the `view_types` of a game:

    python -m tools.page_types
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct, structs

from kontor.core.packages import game_packages
from kontor.server.wire import commands, learning, replies, reviews, words

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
WIDTH = 110
WIRE_HEAD = """\
// Every message between server and page, made from kontor.server.wire by tools.page_types.
/* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own views */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
VIEW_HEAD = """\
// What is seen of a position, made from {module} by tools.page_types.
"""
WIRE = (
    ("Words that people read.", words),
    ("What the server says to learners.", learning),
    ("What else it says.", replies),
    ("What it is told.", commands),
    ("Reviews of finished games.", reviews),
)
PLAIN: dict[Any, str] = {
    Any: "Json",
    NoneType: "null",
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
}


def generated() -> dict[Path, str]:
    """All files of types, by their paths."""
    found = {PAGE / "lib" / "wire.ts": wire_types()}
    for package in game_packages():
        module = f"{package}.view_types"
        if find_spec(module):
            path = PAGE / "games" / package.rpartition(".")[2] / "view.ts"
            found[path] = view_types(import_module(module))
    return found


def wire_types() -> str:
    """The messages between server and page."""
    writer = Writer([module for _, module in WIRE])
    parts = [WIRE_HEAD]
    for title, module in WIRE:
        parts.append(f"// {title}\n")
        parts += writer.declarations(module)
    return "\n".join(parts)


def view_types(module: ModuleType) -> str:
    """The views of one game, whose parts are all known."""
    writer = Writer([module], is_open=False)
    return "\n".join([VIEW_HEAD.format(module=module.__name__), *writer.declarations(module)])


class Writer:
    """Declares what some modules name, so that each of them can refer to all."""

    def __init__(self, modules: list[ModuleType], is_open: bool = True) -> None:
        self.is_open = is_open  # plain data has parts that are not named here
        named = [each for module in modules for each in _named(module)]
        self.aliases = [(given, name) for name, given in named if not isinstance(given, type)]

    def declarations(self, module: ModuleType) -> Iterator[str]:
        """All that a module names, as it stands there."""
        for name, given in _named(module):
            if not isinstance(given, type):
                yield self._alias(name, given)
            elif is_typeddict(given):
                yield _interface(name, given, self._keys(given))
            else:
                yield _interface(
                    name, given, self._fields(given, issubclass(given, commands.Heard))
                )

    def _alias(self, name: str, given: Any) -> str:
        """On one line, on two, or each word on its own: as the page's formatter would do it."""
        words = self._alternatives(given)
        start, row = f"export type {name} =", " | ".join(words)
        if len(f"{start} {row};") <= WIDTH:
            return f"{start} {row};\n"
        if len(f"  {row};") <= WIDTH:
            return f"{start}\n  {row};\n"
        return "".join([start, *(f"\n  | {word}" for word in words), ";\n"])

    def _fields(self, given: Any, is_told: bool) -> Iterator[str]:
        """What a message holds; where the server is told it, what has a default may be left out."""
        if given.__struct_config__.tag is not None:
            yield f"  type: '{given.__struct_config__.tag}';"
        for field in structs.fields(given):
            yield from _comment(field.type)
            optional = "?" if is_told and not field.required else ""
            yield f"  {field.encode_name}{optional}: {self._type(field.type)};"

    def _keys(self, given: Any) -> Iterator[str]:
        for name, hint in get_type_hints(given, include_extras=True).items():
            optional = "?" if name in given.__optional_keys__ else ""
            yield f"  {name}{optional}: {self._type(hint)};"
        if self.is_open:
            yield "  [part: string]: any;"

    def _type(self, hint: Any) -> str:
        for alias, name in self.aliases:
            if hint == alias:
                return name
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated or origin is NotRequired:
            return self._type(inner[0])
        if origin is list:
            item = self._type(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<{self._type(inner[0])}, {self._type(inner[1])}>"
        return " | ".join(self._alternatives(hint))

    def _alternatives(self, hint: Any) -> list[str]:
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Literal:
            return [f"'{word}'" for word in inner]
        if origin is tuple:
            return [f"[{', '.join(self._type(each) for each in inner)}]"]
        if origin is Union or origin is UnionType:
            others = tuple(each for each in inner if each is not NoneType)
            if NoneType in inner:
                return [self._type(Union[others]), "null"]  # noqa: UP007 - made of a list
            return list(dict.fromkeys(self._type(each) for each in others))
        return [PLAIN.get(hint, hint.__name__)]


def _named(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The messages, plain data and unions of a module by their names, as they stand there."""
    for name, given in vars(module).items():
        if name.startswith("_"):
            continue
        if isinstance(given, type) and (issubclass(given, Struct) or is_typeddict(given)):
            if given.__module__ == module.__name__ and not given.__subclasses__():
                yield name, given
        elif get_origin(given) in (Literal, Union, UnionType, tuple):
            yield name, given


def _interface(name: str, given: type, lines: Iterator[str]) -> str:
    text = cleandoc(given.__doc__ or "").replace("\n", "\n * ")
    comment = f"/** {text} */\n" if "\n" not in text else f"/**\n * {text}\n */\n"
    return "\n".join([f"{comment}export interface {name} {{", *lines, "}\n"])


def _comment(hint: Any) -> Iterator[str]:
    for meta in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if meta.description:
            yield f"  /** {meta.description} */"


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
