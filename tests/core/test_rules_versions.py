"""The version of the rules is part of a game's set-up: records, positions and guesses keep it."""

import json
from random import Random
from typing import Any

import pytest

import kontor
from kontor import BadInput, Table
from kontor.core import registry
from kontor.core.game_manifest import Manifest

GAMES = list(registry.GAMES.values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(game: Manifest, rules: int | None, actions: int = 60) -> Table:
    table, chance = Table.new(game.name, 3, 7, rules=rules), Random(5)
    for _ in range(actions):
        table.play(chance.choice(table.legal()))
    return table


@each_game
def test_a_new_game_follows_the_newest_rules(game: Manifest) -> None:
    newest = game.rules

    table = begun(game, None)

    assert newest > max(game.older)
    assert table.rules == newest
    assert f"  rules {newest}  " in table.record()
    assert "rules" not in table.position()


@each_game
def test_a_record_of_older_rules_is_played_on_under_them(game: Manifest) -> None:
    for rules in game.older:
        old = begun(game, rules)

        table = kontor.load(old.record())

        assert table.rules == rules
        assert table.state == old.state
        assert table.record() == old.record()
        assert f"  rules {rules}  " in table.record()


@each_game
def test_a_position_of_older_rules_says_so_and_keeps_them(game: Manifest) -> None:
    rules = game.older[0]
    for actions in range(0, 60, 7):
        state = begun(game, rules, actions).state
        data = json.loads(json.dumps(state.position()))

        again = kontor.position(data)

        assert data["rules"] == rules
        assert again == state
        assert again.position() == data
        assert Table.from_position(data).rules == rules


@each_game
def test_copies_and_guesses_keep_the_rules(game: Manifest) -> None:
    old = begun(game, game.older[0]).state
    new = begun(game, None).state

    assert old.copy().position()["rules"] == game.older[0]
    assert old.guess(0, 9).position()["rules"] == game.older[0]
    assert "rules" not in new.guess(0, 9).position()


@each_game
def test_equal_boards_under_other_rules_are_not_equal(game: Manifest) -> None:
    old = kontor.new_game(game.name, 3, 7, rules=game.older[0])
    new = kontor.new_game(game.name, 3, 7)

    assert old.key() == new.key()
    assert old != new


@each_game
def test_a_seal_holds_for_the_rules_it_was_made_under(game: Manifest) -> None:
    table, chance = Table.new(game.name, 3, 7, rules=1), Random(5)
    while "seal" not in table.position():
        table.play(chance.choice(table.legal()))
    sealed = dict(table.position())

    assert kontor.position(sealed) == table.state
    with pytest.raises(BadInput, match="open decisions belong to another position"):
        kontor.position({**sealed, "rules": game.rules})


@each_game
@pytest.mark.parametrize("rules", [0, 3, 99, -1, True, "1", 1.0])
def test_rules_that_are_not_known_are_refused_by_name(game: Manifest, rules: Any) -> None:
    said = f"rules {rules!r} of {game.name} are not known here; known are 1 and 2"
    for attempt in (
        lambda: kontor.new_game(game.name, 3, 7, rules=rules),
        lambda: Table.new(game.name, 3, 7, rules=rules),
        lambda: Table.from_position({"game": game.name}, rules),
        lambda: kontor.position({"game": game.name, "rules": rules}),
    ):
        with pytest.raises(BadInput) as caught:
            attempt()

        assert str(caught.value) == said


def test_a_record_and_its_position_name_the_same_rules() -> None:
    text = 'kontor 1\ngame le_havre  rules 2\nposition {"rules": 1}\n'

    with pytest.raises(kontor.BadRecord) as caught:
        kontor.load(text)

    said = "line 3: the header names rules 2, the position rules 1"
    assert str(caught.value) == said


def test_a_record_of_a_position_is_of_the_rules_in_its_header() -> None:
    text = 'kontor 1\ngame le_havre  rules 1\nposition {"seats": [{"francs": 9}, {}]}\ntake wood\n'

    table = kontor.load(text)

    assert table.rules == 1
    assert table.position()["rules"] == 1
    assert table.record().splitlines()[1] == "game le_havre  rules 1"
    assert kontor.load(table.record()).state == table.state
