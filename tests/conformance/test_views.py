"""What stands in a view, game by game: these fields and no other."""

from importlib import import_module
from typing import Any

import pytest

import kontor
from kontor.core import registry
from tests.conformance.games import EXAMPLES, Walk, everybody

FIELDS = {
    "le_havre": """
        cards cursor expert game mains modernised mover offers phase picketed piles players question
        round rounds seat seats ship_stacks shown sold sold_ships specials stage tiles town turn
        variant waiting winded
        """,
    "craftsmen": """
        bonus box cards change_fields changes decks discards game granary guild looks most open
        open_capital order passed players privileges question queues season seat seats ships
        spaces stack stage used works year
        """,
}
ALWAYS_OF_SEAT = {
    "le_havre": """
        breakdown buildings energy fishers food francs goods hammers hunger known loans score ships
        worker
        """,
    "craftsmen": """
        breakdown capital capital_cards hand helpers markers market privileges row score sets shown
        unseen works year_end
        """,
}
AT_TIMES = {"le_havre": {"picket"}, "craftsmen": set[str]()}
AT_TIMES_OF_SEAT = {"le_havre": {"hand", "pawned"}, "craftsmen": {"worth", "worth_of"}}


def test_a_view_holds_what_is_open_and_nothing_else(game: Walk) -> None:
    name = game.setup.game
    always = set(ALWAYS_OF_SEAT[name].split())
    for state in [*(step.state for step in game.some(2 * EXAMPLES)), game.end]:
        for seat in everybody(state):
            view = state.view(seat)

            assert set(view) - AT_TIMES[name] == set(FIELDS[name].split())
            for row in view["seats"]:
                assert always <= set(row) <= always | AT_TIMES_OF_SEAT[name]


@pytest.mark.parametrize("name", list(registry.GAMES))
def test_a_new_field_of_the_board_is_not_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the plain form a field is really added; the compiled one cannot be changed."""
    module: Any = import_module(f"kontor.{name}.view")
    board = module.board

    def with_more(state: Any) -> dict[str, Any]:
        whole: dict[str, Any] = board(state)
        seats = [{**row, "diary": "secret"} for row in whole["seats"]]
        return {**whole, "seats": seats, "diary": "secret"}

    monkeypatch.setattr(module, "board", with_more)

    for seat in (0, 1, None):
        assert "secret" not in repr(kontor.new_game(name, 2, 1).view(seat))
