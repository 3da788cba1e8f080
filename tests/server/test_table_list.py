"""The list of one's tables tells how each of them stands, without opening it."""

from pathlib import Path
from typing import Any

from tests.server.house import Visitor

GOLDEN = Path(__file__).parents[1] / "golden" / "le_havre" / "short_2_base_1.kontor"
TOLD = ("caption", "scores", "winners")


def listed(visitor: Visitor, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        each for each in visitor.ask("GET", "tables") if each["table"] == table
    )
    return found


def test_a_new_table_stands_at_its_opening(anna: Visitor) -> None:
    made = anna.make("me", "deckhand", seed=3)

    found, now = listed(anna, made["table"]), anna.sit(made["table"]).now

    assert found["caption"] == now["caption"]
    assert found["scores"] == now["scores"]


def test_it_follows_what_is_played_and_taken_back(anna: Visitor) -> None:
    made = anna.make("me", "here", seed=3)
    guest = anna.sit(made["table"])
    before = listed(anna, made["table"])

    guest.act("take wood")
    guest.travel("undo", 0)
    back = listed(anna, made["table"])
    guest.act("take wood", "end")
    after = listed(anna, made["table"])

    assert [back[name] for name in TOLD] == [before[name] for name in TOLD]
    assert after["caption"]["values"]["turn"] == before["caption"]["values"]["turn"] + 1


def test_a_finished_game_tells_points_and_winners(anna: Visitor) -> None:
    made = anna.open(GOLDEN.read_text("utf-8"))

    found, now = listed(anna, made["table"]), anna.sit(made["table"]).now

    assert found["status"] == "over"
    assert found["scores"] == now["scores"]
    assert [found["scores"][seat] for seat in found["winners"]] == [max(found["scores"])]
