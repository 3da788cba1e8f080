"""Every view is what the types of its game say: these parts, of these kinds, and no other."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

from kontor.core.packages import game_packages
from kontor.craftsmen import view_types as craftsmen
from kontor.craftsmen.layout import QUESTIONS
from kontor.le_havre.view_types import LeHavreView, SeatView
from tests.conformance.games import EXAMPLES, Walk, everybody

PACKAGES = {package.rpartition(".")[2]: package for package in game_packages()}


def misfits(value: Any, hint: Any, path: str) -> Iterator[str]:
    """Where a value is not what a type says."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is NotRequired:
        yield from misfits(value, inner[0], path)
    elif not is_of_kind(value, hint, path):
        yield f"{path}: {value!r}"
    elif is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        yield from (f"{path}.{name} is missing" for name in hint.__required_keys__ - set(value))
        yield from (f"{path}.{name} is not declared" for name in set(value) - set(hints))
        for name in set(value) & set(hints):
            yield from misfits(value[name], hints[name], f"{path}.{name}")
    elif origin is dict:
        for name, each in value.items():
            yield from misfits(name, inner[0], f"{path} key")
            yield from misfits(each, inner[1], f"{path}.{name}")
    elif origin in (list, tuple):
        for at, each in enumerate(value):
            yield from misfits(each, inner[at if origin is tuple else 0], f"{path}[{at}]")


def is_of_kind(value: Any, hint: Any, path: str) -> bool:
    """Whether a value is what a type says, leaving aside what is in it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(not any(misfits(value, each, path)) for each in inner)
    if origin is Literal:
        return value in inner
    if origin is tuple:
        return isinstance(value, list) and len(value) == len(inner)
    return type(value) is (dict if is_typeddict(hint) else origin or hint)


def view_type(game: str) -> Any:
    """The type of a game's views; without any they are a mapping of words to anything."""
    module = f"{PACKAGES[game]}.view_types"
    if find_spec(module) is None:
        return dict
    return getattr(import_module(module), f"{game.title().replace('_', '')}View")


def test_a_view_is_what_its_type_says(game: Walk) -> None:
    hint = view_type(game.setup.game)
    steps = [*game.some(EXAMPLES), *game.rare(2 * EXAMPLES)]

    for state in [*(step.state for step in steps), game.end]:
        for seat in everybody(state):
            assert list(misfits(state.view(seat), hint, "view")) == []


def test_each_kind_of_question_of_craftsmen_has_a_type() -> None:
    kinds = [
        kind
        for each in get_args(craftsmen.Question)
        for kind in get_args(get_type_hints(each)["kind"])
    ]

    assert sorted(kinds) == sorted(QUESTIONS[1:])


@pytest.mark.parametrize(
    ("value", "hint", "told"),
    [
        ({"none": 1}, craftsmen.FeeQuestion, "x.none is not declared"),
        ({}, SeatView, "x.francs is missing"),
        ([1, 2, 3], craftsmen.Markers, "x: [1, 2, 3]"),
        ([1, "wild"], craftsmen.Markers, "x[1]: 'wild'"),
        ({"town": [True]}, LeHavreView, "x.town[0]: True"),
        ({"kind": "dance", "seat": 0}, craftsmen.Question, "x: {'kind': 'dance', 'seat': 0}"),
    ],
)
def test_what_does_not_fit_is_told(value: Any, hint: Any, told: str) -> None:
    assert told in list(misfits(value, hint, "x"))


def test_what_fits_is_not_told() -> None:
    assert list(misfits([1, "natural"], craftsmen.Markers, "x")) == []
    assert list(misfits(None, int | NoneType, "x")) == []
