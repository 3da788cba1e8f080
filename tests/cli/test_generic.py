"""A game without a folder of its own at the terminal: shown, asked, told and played to its end."""

from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from kontor.cli.choice import choices_for
from kontor.cli.face import face_of
from kontor.cli.generic import GenericFace
from kontor.cli.lookup import LOG_LENGTH
from kontor.cli.question import question_for
from kontor.cli.session import Session
from kontor.cli.speech import reader, render
from kontor.cli.story import story
from kontor.core import registry
from kontor.core.errors import BadInput
from kontor.core.table import Table
from kontor.core.words import LANGUAGES, Message, seat_name

ASIDE = ("help", "log", "show", "show seats", "cards", "undo", "redo", "why jump")


def drawn(*renderables: RenderableType) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        for each in renderables:
            console.print(each)
    return capture.get()


def at_random(game: str, count: int) -> Table:
    """A table of two after so many random actions."""
    table, chance = Table.new(game, 2, 7), Random(7)
    while not table.state.is_over and len(table.history) < count:
        table.play(chance.choice(table.state.legal()))
    return table


@pytest.mark.parametrize("game", registry.GAMES)
def test_any_game_is_played_to_its_end_by_numbers(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    face, table, chance = GenericFace(game), Table.new(game, 2, 7), Random(3)
    twin, typed = table.state.copy(), [*ASIDE]
    while (seat := twin.seat) is not None:
        numbers = question_for(twin, seat, face).numbers
        assert sorted(numbers.values()) == sorted(twin.legal())
        number = chance.choice(list(numbers))
        typed.append(str(number))
        twin.play(numbers[number])
    monkeypatch.setattr("sys.stdin", StringIO("\n".join(typed)))

    Session(table, face, ["human", "human"], tmp_path / "game.kontor").run()

    assert table.state.key() == twin.key()
    assert "final scores" in capsys.readouterr().out


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_board_has_every_part_that_says_something(game: str) -> None:
    table = at_random(game, 40)

    board = drawn(GenericFace(game).board(table.state, 0))

    assert board.index("seat 1  ") < board.rindex("seat 0  ")  # who looks comes last
    for part in ("offers", "town", "rounds") if game == "le_havre" else ("granary", "ships 4"):
        assert f"\n{part} " in board
    assert "variant" not in board  # was said when the game began


def test_the_log_keeps_what_is_hidden() -> None:
    """CR-17: which card goes back is known to its seat alone."""
    table = Table.new("craftsmen", 2, 7)
    mover = table.state.seat
    assert mover is not None
    action = next(a for a in table.state.legal() if table.state.text(a).startswith("exchange"))
    card = table.state.message(action).values["card"]
    assert isinstance(card, Message)
    name = render(card)
    table.play(action)

    own, other, nobody = (drawn(*story(table, 0, seat)) for seat in (mover, 1 - mover, None))

    assert f"1  seat {mover} exchanges the {name}" in own
    for told in (other, nobody):
        assert name not in told
        assert f"1  seat {mover} exchanges a building card" in told


def test_an_action_out_of_turn_is_marked_in_the_log() -> None:
    table = Table.new("le_havre", 2, 3, variant="short")
    for text in ("take wood", "end", "take fish", "end"):
        table.play(text)
    offers = {seat: choices_for(table.state, seat) for seat in range(2)}
    seat = next(seat for seat, found in offers.items() if found and seat != table.state.seat)
    table.play(offers[seat][0].action, seat)

    told = drawn(*story(table, 4))

    assert f"5  seat {seat} sells the wooden ship of value 2 for 1 franc (out of turn)" in told


@pytest.mark.parametrize("game", registry.GAMES)
def test_cards_are_read_from_what_describes_the_game(game: str) -> None:
    face, view = GenericFace(game), Table.new(game, 2, 7).state.view(0)
    first = registry.find(game).cards()[0]

    shown = " ".join(drawn(face.card(view, first["id"].replace("_", " ").title())).split())

    assert str(first["text"]).split(".")[0] in shown
    assert first["id"].replace("_", " ") in drawn(face.cards(view))
    with pytest.raises(BadInput, match="no card is called 'chruch'"):
        face.card(view, "chruch")
    assert drawn(face.catalogue([])) == "this game has no cards\n"


def test_a_game_has_its_own_face_or_the_generic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    faceless = replace(registry.find("le_havre"), name="harbour", terminal="")
    monkeypatch.setitem(registry.GAMES, "harbour", faceless)

    assert isinstance(face_of("harbour"), GenericFace)
    for name in ("le_havre", "craftsmen"):
        assert face_of(name).HINTS.actions  # the generic face has no examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_and_tells_in_the_readers_language(language: str) -> None:
    reader.language = language
    table, face = at_random("le_havre", LOG_LENGTH), GenericFace("le_havre")
    seat = table.state.seat
    assert seat is not None

    shown, told = drawn(question_for(table.state, seat, face).shown), drawn(*story(table, 0))

    assert shown.startswith(f"{render(seat_name(seat))}: ")
    assert told.count(render(Message("seat-name", seat=0))) > 1
    assert ("seat" in told) == (language == "en")
