"""Every game keeps the contract; the types of it are checked by mypy on this very file."""

import pickle

import pytest

import kontor
from kontor.core.contract import CONTRACT, State
from kontor.craftsmen.game import new_game as new_craftsmen
from kontor.le_havre.game import new_game as new_le_havre

OPENINGS: list[State] = [new_le_havre(3, 7), new_craftsmen(3, 7)]


@pytest.fixture(params=OPENINGS, ids=lambda state: state.game)
def state(request: pytest.FixtureRequest) -> State:
    """A position some way into a game."""
    opened: State = request.param.copy()
    for _ in range(25):
        opened.play(opened.legal()[-1])
    return opened


def test_whoever_asks_a_state_for_its_names_sees_the_contract_and_nothing_else(
    state: State,
) -> None:
    assert sorted(dir(state)) == sorted(CONTRACT)
    assert all(hasattr(state, name) for name in CONTRACT)


def test_a_state_says_in_short_what_it_is(state: State) -> None:
    said = repr(state)

    assert said.startswith(f"<{state.game} for 3: ")
    assert said.endswith(f"; seat {state.seat} to decide>")


def test_a_state_says_what_it_was_opened_with(state: State) -> None:
    header = dict(state.header())
    game, players, seed = header.pop("game"), header.pop("players"), header.pop("seed")

    again = kontor.new_game(game, players, seed, **header)

    assert again.header() == state.header()


def test_a_state_is_the_same_after_bytes_and_pickle(state: State) -> None:
    for again in (kontor.from_bytes(state.to_bytes()), pickle.loads(pickle.dumps(state))):
        assert again == state
        assert again.header() == state.header()
        assert again.legal() == state.legal()


def test_a_guess_survives_bytes(state: State) -> None:
    guess = state.guess(0, 5)

    assert kontor.from_bytes(guess.to_bytes()) == guess


@pytest.mark.parametrize("at", [0, 9, 30, -1])
def test_damaged_bytes_are_refused_with_a_sentence(state: State, at: int) -> None:
    data = bytearray(state.to_bytes())
    data[at] ^= 1

    with pytest.raises(kontor.BadInput) as caught:
        kontor.from_bytes(bytes(data))

    assert str(caught.value).startswith("these bytes ")


@pytest.mark.parametrize("data", [b"", b"kontor1", "text", None])
def test_other_things_than_bytes_of_a_position_are_refused(data: object) -> None:
    with pytest.raises(kontor.BadInput):
        kontor.from_bytes(data)  # type: ignore[arg-type]


def test_games_are_listed_with_seats_options_and_versions() -> None:
    games = {game.name: game for game in kontor.games()}

    assert list(games) == ["le_havre", "craftsmen"]
    assert games["le_havre"].players == range(1, 6)
    assert games["le_havre"].options["variant"].offered == ("full", "short")
    assert games["craftsmen"].rules > max(games["craftsmen"].older)


def test_a_table_says_in_short_what_it_is() -> None:
    table = kontor.Table.new("le_havre", 2, 3)

    table.play("take fish")

    assert repr(table).startswith("<Table of le_havre, 1 actions: <le_havre for 2: round 1")
