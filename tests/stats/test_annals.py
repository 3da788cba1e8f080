"""A finished game as it is counted: what the annals say is what the game says."""

from collections.abc import Callable

import pytest

from kontor.arena import Setup
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES, render
from kontor.craftsmen.chronicle import type_of
from kontor.stats.annals import annals, chronicle_of, opening_of, replay
from kontor.stats.positions import positions
from tests.stats.games import CRAFTSMEN, LE_HAVRE, played

Lines = list[tuple[int | None, str]]


def watching(lines: Lines) -> Callable[[State, int], None]:
    """Writes down who does what."""

    def notice(state: State, action: int) -> None:
        lines.append((state.seat, state.text(action)))

    return notice


@pytest.mark.parametrize("setup", [LE_HAVRE, CRAFTSMEN], ids=lambda setup: setup.game)
def test_what_seats_own_at_the_end_is_what_the_table_shows(setup: Setup) -> None:
    result = played(setup)[0]
    end = replay(result, lambda _state, _action: None)
    chronicle = chronicle_of(setup.game)
    assert chronicle is not None

    game = annals(result)

    for seat in game.seats:
        has = chronicle.owned(end.view(None), seat.seat)
        assert {use.card: use.count for use in seat.cards if use.count} == {
            card: has.count(card) for card in has
        }
        for use in seat.cards:
            assert 1 <= use.gained <= game.rounds or not use.count
            assert bool(use.uses) == bool(use.used)


def test_a_building_that_was_built_without_being_named_is_seen() -> None:
    """A firm that can build one thing only does not ask what (`use building_firm_1`, `end`)."""
    unnamed: set[str] = set()
    for result in played(LE_HAVRE):
        lines: Lines = []
        replay(result, watching(lines))
        named = {
            (seat, line.split()[1]) for seat, line in lines if line.startswith(("build ", "buy "))
        }

        for seat in annals(result).seats:
            gained = {(seat.seat, use.card) for use in seat.cards if use.gained}
            unnamed |= {card for _, card in gained - named}

    assert unnamed  # without looking at the table these would be missed


def test_uses_and_openings_are_those_of_the_lines() -> None:
    lines: Lines = []
    result = played(LE_HAVRE)[0]
    replay(result, watching(lines))

    for seat in annals(result).seats:
        own = [line.split() for who, line in lines if who == seat.seat]
        assert sum(use.uses for use in seat.cards) == sum(words[0] == "use" for words in own)
        assert seat.opening == [words[1] for words in own if words[0] in ("take", "use")][:3]


def test_the_place_is_that_of_the_first_order() -> None:
    result = played(CRAFTSMEN)[0]

    order = opening_of(result).view(None)["order"]

    assert [seat.place for seat in annals(result).seats] == [order.index(at) for at in range(3)]


def test_actions_that_lead_elsewhere_are_refused() -> None:
    result = played(LE_HAVRE)[0]
    result.scores[0] += 1
    try:
        with pytest.raises(BadInput, match="do not lead to the scores"):
            annals(result)
    finally:
        result.scores[0] -= 1


def test_every_card_has_a_name_in_every_language() -> None:
    for game in registry.GAMES:
        chronicle = chronicle_of(game)
        assert chronicle is not None
        cards = {
            use.card
            for setup in (LE_HAVRE, CRAFTSMEN)
            if setup.game == game
            for seat in annals(played(setup)[0]).seats
            for use in seat.cards
        }
        for language in LANGUAGES:
            assert all("-" not in render(chronicle.name(card), language)[:4] for card in cards)
            assert not [card for card in cards if card in render(chronicle.name(card), language)]


def test_a_type_is_a_card_without_its_colours() -> None:
    cards = ("mill_red_blue", "vineyard_green", "paper_mill_violet_red", "vineyard_green_2")

    assert [type_of(card) for card in cards] == ["mill", "vineyard", "paper_mill", "vineyard"]


@pytest.mark.parametrize("setup", [LE_HAVRE, CRAFTSMEN], ids=lambda setup: setup.game)
def test_positions_are_those_after_moves_of_a_seat(setup: Setup) -> None:
    found = positions(played(setup)[0])

    assert len(found) == setup.players
    assert all(len(own) > 10 for own in found)
    sizes = {len(each.features) for own in found for each in own}
    assert len(sizes) == 1
    for own in found:
        assert own[0].left >= own[-1].left  # the end comes nearer
