"""Games are found by name; what they cannot be asked for is refused with a sentence."""

from typing import Any

import pytest

import kontor
from kontor.core import registry, words
from kontor.core.game_manifest import Manifest

GAMES = list(registry.GAMES.values())


def refusal(*words: Any, **options: Any) -> str:
    with pytest.raises(kontor.BadInput) as caught:
        kontor.new_game(*words, **options)
    return str(caught.value)


def test_a_misspelt_game_is_refused_with_a_near_match() -> None:
    said = refusal("le_havr", 3)

    assert said == "no game is called 'le_havr' (did you mean 'le_havre'?)"


def test_a_misspelt_option_is_refused_with_a_near_match() -> None:
    said = refusal("le_havre", 3, varient="full")

    assert said == "le_havre has no option 'varient' (did you mean 'variant'?)"


@pytest.mark.parametrize("players", [0, 6, -1, 1 << 70, 3.0, "3", None, True])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    assert refusal("le_havre", players) == f"le_havre is for 1 to 5 players, not {players!r}"


@pytest.mark.parametrize("seed", [-1, 1 << 63, "7", 1.5, None])
def test_a_seed_that_is_no_whole_number_in_range_is_refused(seed: object) -> None:
    assert refusal("le_havre", 3, seed).endswith(f"not {seed!r}")


@pytest.mark.parametrize(
    "options",
    [
        {"variant": 3},
        {"variant": "fulll"},
        {"cards": 3},
        {"cards": ("base", 3)},
        {"cards": ("base", "esen")},
        {"cards": ("no_such_file.toml",)},
        {"expert": "yes"},
        {"expert": 1},
    ],
)
def test_a_wrong_value_of_an_option_is_refused(options: dict[str, object]) -> None:
    with pytest.raises((kontor.BadInput, kontor.BadCard)) as caught:
        kontor.new_game("le_havre", 3, 7, **options)

    assert str(caught.value)


def test_a_name_that_is_no_word_is_refused() -> None:
    assert refusal(3, 3) == "a game is named by a word, not 3"


def test_one_card_set_may_stand_without_a_list() -> None:
    one = kontor.new_game("le_havre", 3, 7, cards="base")

    assert one.key() == kontor.new_game("le_havre", 3, 7, cards=("base",)).key()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_is_offered_can_be_played(game: Manifest) -> None:
    for players in game.players:
        for name, option in game.options.items():
            for word in option.offered:
                value = (*option.default, word) if isinstance(option.default, tuple) else word
                value = tuple(dict.fromkeys(value)) if isinstance(value, tuple) else value

                state = game.new(players, 1, {name: value})

                assert state.players == players
                assert state.legal()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_says_what_it_is_and_which_rules_it_plays(game: Manifest) -> None:
    assert game.rules >= 1
    for language in words.LANGUAGES:
        assert words.say(f"game-{game.name}.about", language) != f"game-{game.name}.about"
