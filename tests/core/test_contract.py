"""Every game keeps the contract; the types of it are checked by mypy on this very file."""

from kontor.core.contract import State, caption_of
from kontor.le_havre import game


def test_le_havre_keeps_the_contract() -> None:
    state: State = game.new_game(3, 7)
    again: State = game.from_position(state.position())

    assert again.key() == state.key()
    assert state.copy() is not state


def test_a_game_without_headings_has_an_empty_one() -> None:
    class Silent:
        pass

    assert caption_of(Silent()) == ""  # type: ignore[arg-type]
    assert caption_of(game.new_game(3, 7)).startswith("round 1")
