"""The types of the page are those of the server's messages and of the games' views."""

from pathlib import Path

import pytest

from tools.page_types import PAGE, generated, wire_types

FILES = generated()


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PAGE)))
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    hint = "run `python -m tools.page_types`"

    assert path.read_text("utf-8") == FILES[path], hint


@pytest.mark.parametrize(("game", "name"), [("le_havre", "LeHavre"), ("craftsmen", "Craftsmen")])
def test_a_view_names_all_its_parts(game: str, name: str) -> None:
    text = FILES[PAGE / "games" / game / "view.ts"]

    assert f"export interface {name}View {{\n  game: '{game}';\n" in text
    assert "  question: Question | null;\n" in text
    assert "any;" not in text
    assert "_Asked" not in text
    assert max(map(len, text.splitlines())) <= 110


def test_what_is_left_out_at_times_and_lists_of_fixed_length_are_told_apart() -> None:
    text = FILES[PAGE / "games" / "le_havre" / "view.ts"]

    assert "export type Ship = [string, number];\n" in text
    assert "  ships: Ship[];\n" in text
    assert "  picket?: string;\n" in text
    assert "  tiles: ([string, string] | null)[];\n" in text


def test_messages_unions_and_plain_data_are_told_apart() -> None:
    text = wire_types()

    assert "export type Status = 'open' | 'over' | 'closed';" in text
    assert "  status: Status;\n" in text
    assert "  type: 'act';\n" in text
    assert "  path: (string | number)[];\n  from: Json;\n" in text  # by the name that is sent
    assert "  seat?: number | null;\n" in text  # may be left out by who sends it
    assert "  version: number | null;\n" in text  # the server always says it
    assert "  kind: string;\n  seat: number;\n  [part: string]: any;\n" in text
    assert "Heard" not in text
    assert max(map(len, text.splitlines())) <= 110
