"""The types of the page are those of the server's messages."""

from tools.wire_types import TARGET, typescript


def test_the_types_of_the_page_are_up_to_date() -> None:
    hint = "run `python -m tools.wire_types`"

    assert TARGET.read_text("utf-8") == typescript(), hint


def test_messages_unions_and_plain_data_are_told_apart() -> None:
    text = typescript()

    assert "export type Status = 'open' | 'over' | 'closed';" in text
    assert "  status: Status;\n" in text
    assert "  type: 'act';\n" in text
    assert "  path: (string | number)[];\n  from: Json;\n" in text  # by the name that is sent
    assert "  seat?: number | null;\n" in text  # may be left out by who sends it
    assert "  version: number | null;\n" in text  # the server always says it
    assert "  kind: string;\n  seat: number;\n  [part: string]: any;\n" in text
    assert "Heard" not in text
    assert max(map(len, text.splitlines())) <= 110
