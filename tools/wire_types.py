"""Writes the types of the page: `web/src/lib/wire.ts`, made from the messages of the server.

Run it after a change of `kontor.server.wire`:

    python -m tools.wire_types
"""

from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args, get_origin, is_typeddict

from msgspec import Struct
from msgspec import inspect as wire

from kontor.server.wire import commands, replies, words

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
WIDTH = 110
HEAD = """\
// Every message between server and page, made from kontor.server.wire by tools.wire_types.
/* eslint-disable @typescript-eslint/no-explicit-any -- each game has its own views */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
"""
PARTS = (
    ("Words that people read.", words),
    ("What the server says.", replies),
    ("What it is told.", commands),
)
PLAIN = {
    wire.AnyType: "Json",
    wire.NoneType: "null",
    wire.BoolType: "boolean",
    wire.IntType: "number",
    wire.FloatType: "number",
    wire.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    parts = [HEAD]
    for title, module in PARTS:
        parts.append(f"// {title}\n")
        parts += [_declared(name, given, module is commands) for name, given in _named(module)]
    return "\n".join(parts)


def _named(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The messages, plain data and unions of a module by their names, as they stand there."""
    for name, given in vars(module).items():
        is_message = isinstance(given, type) and (issubclass(given, Struct) or is_typeddict(given))
        if is_message:
            if given.__module__ == module.__name__ and not given.__subclasses__():
                yield name, given
        elif isinstance(given, UnionType) or str(get_origin(given)) == "typing.Literal":
            yield name, given


ALIASES = [
    (wire.type_info(given), name)
    for _, module in PARTS
    for name, given in _named(module)
    if not isinstance(given, type)
]


def _declared(name: str, given: Any, is_told: bool) -> str:
    """One message; where the server is told something, what has a default may be left out."""
    info = wire.type_info(given)
    if isinstance(info, (wire.StructType, wire.TypedDictType)):
        lines = [line for field in info.fields for line in _field(field, is_told)]
        if isinstance(info, wire.TypedDictType):
            lines.append("  [part: string]: any;")
        elif info.tag is not None:
            lines.insert(0, f"  type: '{info.tag}';")
        return _interface(name, given, lines)
    words = [f"'{word}'" for word in get_args(given) if isinstance(word, str)]
    words = words or _alternatives(info)
    line = f"export type {name} = {' | '.join(words)};\n"
    if len(line) <= WIDTH + 1:
        return line
    return "".join([f"export type {name} =", *(f"\n  | {word}" for word in words), ";\n"])


def _interface(name: str, given: type, lines: list[str]) -> str:
    text = cleandoc(given.__doc__ or "").replace("\n", "\n * ")
    comment = f"/** {text} */\n" if "\n" not in text else f"/**\n * {text}\n */\n"
    return "\n".join([f"{comment}export interface {name} {{", *lines, "}\n"])


def _field(field: wire.Field, is_told: bool) -> Iterator[str]:
    if isinstance(field.type, wire.Metadata):
        yield f"  /** {(field.type.extra_json_schema or {})['description']} */"
    optional = "?" if is_told and not field.required else ""
    yield f"  {field.encode_name}{optional}: {_type(field.type)};"


def _type(info: wire.Type) -> str:
    if isinstance(info, wire.Metadata):
        return _type(info.type)
    for alias, name in ALIASES:
        if info == alias:
            return name
    if isinstance(info, wire.ListType):
        item = _type(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, wire.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, (wire.StructType, wire.TypedDictType)):
        return info.cls.__name__
    return " | ".join(_alternatives(info))


def _alternatives(info: wire.Type) -> list[str]:
    if isinstance(info, wire.UnionType):
        without_null = [each for each in info.types if not isinstance(each, wire.NoneType)]
        nulls = ["null"] if len(without_null) < len(info.types) else []
        return [*dict.fromkeys(_type(each) for each in without_null), *nulls]
    if isinstance(info, wire.LiteralType):
        return [f"'{word}'" for word in info.values]
    return [PLAIN[type(info)]]


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
