"""Every card of the game is named in some test of this folder."""

from pathlib import Path

from .printed import CARDS


def test_every_card_is_named_in_a_test() -> None:
    tests = [path for path in Path(__file__).parent.glob("test_*.py") if path != Path(__file__)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests)

    missing = [card.card for card in CARDS if f'"{card.card}"' not in text]

    assert len(CARDS) == len({card.card for card in CARDS}) == 114
    assert missing == []


def test_every_card_has_its_clause_in_a_test_or_a_table() -> None:
    folder = Path(__file__).parent
    text = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))

    assert [card.clause for card in CARDS if card.clause not in text] == []
