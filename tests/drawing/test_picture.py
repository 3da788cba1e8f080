"""Pictures of positions: whole, readable, the same every time, and without a secret."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.record import load
from kontor.core.words import LANGUAGES, render
from kontor.drawing.picture import FORMS, MARKS, SHEET, STRIP, Wish, owners
from kontor.drawing.writing import SMALLEST, TEXT, width_of, write
from tests.orchard.manifest import MANIFEST

GOLDEN = Path(__file__).parents[1] / "golden"
DRAWN = [name for name, game in registry.GAMES.items() if game.picture_of]
RECORDS = [path for name in DRAWN for path in sorted((GOLDEN / name).glob("*.kontor"))]
NAMES = ["Anna", "Ben & <Co>", "Clara", "Dora", "Emil"]


def draw(state: State, form: str = SHEET, language: str = "en") -> str:
    title = render(state.caption(), language)
    wish = Wish(form, title, owners(NAMES[: state.players]), language)
    return registry.find(state.game).picture(state.view(None), wish)


def positions(path: Path, *parts: float) -> list[State]:
    """Positions of a record, at parts of its length."""
    table = load(path.read_text("utf-8"))
    length, found = len(table.history), []
    for part in sorted(parts, reverse=True):
        table.undo(len(table.history) - int(length * part))
        found.append(table.state.copy())
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_position_is_one_whole_svg_that_can_be_read(path: Path) -> None:
    for state in positions(path, 0.1, 0.8, 1):
        for form, (width, height) in FORMS.items():
            drawn = draw(state, form)
            root = ET.fromstring(drawn)

            assert (root.get("width"), root.get("height")) == (str(width), str(height))
            assert "var(" not in drawn
            used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn))
            assert used <= set(re.findall(r' id="([^"]+)"', drawn))
            sizes = re.findall(r'<text[^>]* font-size="([^"]+)"', drawn)
            assert all(float(size) >= SMALLEST for size in sizes)


@pytest.mark.parametrize("path", RECORDS[::7], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_a_spectator_cannot_tell_apart_looks_alike(path: Path) -> None:
    for state in positions(path, 0.3, 0.7):
        guess = state.guess(None, 5)

        assert draw(guess) == draw(state)
        assert draw(guess, STRIP) == draw(state, STRIP)


@pytest.mark.parametrize("game", DRAWN)
def test_a_picture_speaks_the_language_that_is_wished_for(game: str) -> None:
    state = registry.find(game).new(3, 7, {})

    assert len({draw(state, language=language) for language in LANGUAGES}) == len(LANGUAGES)


def test_names_are_written_and_cannot_break_the_picture() -> None:
    drawn = draw(registry.find("le_havre").new(2, 7, {}))

    assert "Ben &amp; &lt;Co&gt;" in drawn


def test_seats_without_a_colour_get_the_free_ones() -> None:
    found = owners(["a", "b", "c"], ["grey", "orange", ""])

    assert [owner.colour for owner in found] == ["black", "orange", "white"]
    assert [owner.colour for owner in owners("abcde")] == list(MARKS)


def test_words_get_smaller_then_narrower_until_they_fit() -> None:
    room = width_of("Ministerstwo", 13)

    assert 'font-size="13"' in write("Ministerstwo", 0, 0, 17, room=room)
    assert f'font-size="{SMALLEST}"' in write("Ministerstwo", 0, 0, 17, room=20)
    assert 'textLength="20"' in write("Ministerstwo", 0, 0, 17, room=20)
    assert width_of("žóćě", 10, TEXT) == width_of("zoce", 10, TEXT)


def test_a_game_that_nobody_has_drawn_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadInput, match="orchard has no pictures yet"):
        MANIFEST.picture({}, None)
