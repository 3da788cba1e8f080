"""A game that brings no knowledge of its own is played by every level, by the contract alone."""

from dataclasses import replace
from pathlib import Path

import pytest

import kontor
from kontor import players
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.setup import Setup
from kontor.players.games import load_knowledge
from kontor.players.generic import GenericKnowledge
from kontor.players.knowledge import Knowledge
from kontor.players.network import Network
from kontor.training.run import Plan, train
from tests.players.matches import QUICK, SEARCHING, steps

SETUPS = [
    Setup.of("le_havre", 1, variant="short"),
    Setup.of("le_havre", 2, variant="short"),
    Setup.of("craftsmen", 3),
]
FEW = 6  # decisions of a searching level that are looked at


@pytest.fixture
def knowledge(monkeypatch: pytest.MonkeyPatch) -> GenericKnowledge:
    """All that players know, whatever the game is."""
    found = GenericKnowledge()
    monkeypatch.setattr("kontor.players.perspective.knowledge_of", lambda _game: found)
    return found


def test_a_game_without_knowledge_of_its_own_is_known_by_the_contract(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stranger = replace(registry.find("le_havre"), name="harbour", knowledge="")
    monkeypatch.setitem(registry.GAMES, "harbour", stranger)

    assert isinstance(load_knowledge("harbour", None), GenericKnowledge)
    assert not isinstance(load_knowledge("le_havre", None), GenericKnowledge)


@pytest.mark.usefixtures("knowledge")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", QUICK)
def test_a_quick_level_plays_a_whole_game(level: str, setup: Setup) -> None:
    for state, _, action in steps(setup, level, 3):
        assert action in state.legal()

    assert state.is_over


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.title)
@pytest.mark.parametrize("level", SEARCHING)
def test_a_searching_level_looks_ahead(
    level: str, setup: Setup, knowledge: GenericKnowledge
) -> None:
    thought = 0
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 3)):
        if number % 12 == 0 and len(state.legal()) > 1:
            before = knowledge.positions_judged()
            assert players.choose(level, state, seat, 3) in state.legal()
            assert knowledge.positions_judged() - before >= len(state.legal())
            thought += 1
            if thought == FEW:
                return

    pytest.fail("the game was too short for this test")


@pytest.mark.usefixtures("knowledge")
@pytest.mark.parametrize("setup", SETUPS[1:], ids=lambda setup: setup.title)
def test_a_position_is_assessed_by_the_points_of_now(setup: Setup) -> None:
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 3)):
        if number == 40:
            opinion = players.assess(state, seat)
            assert opinion.scores == state.scores()
            assert sum(opinion.chances) == pytest.approx(1)
            assert len(players.best(state, 2, seconds=0.02)) == min(2, len(state.legal()))
            return


def test_an_action_is_rated_by_the_lead_that_it_brings() -> None:
    state = kontor.new_game("le_havre", players=2, seed=3, variant="short")
    rated = {action: GenericKnowledge().rate(state, 0, action) for action in state.legal()}

    for action, rate in rated.items():
        after = state.copy()
        after.play(action)
        assert rate == after.scores()[0] - after.scores()[1]
    assert len(set(rated.values())) > 1


def test_there_is_no_network_to_train(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(_game: str, _network: Network | None) -> Knowledge[State]:
        return GenericKnowledge()

    monkeypatch.setattr("kontor.training.run.load_knowledge", load)
    file = tmp_path / "none.network"

    with pytest.raises(BadInput, match="le_havre has no network to train"):
        list(train(Plan("le_havre", 1, 1, 1, 5, file), lambda _sentence: None))
    assert not file.exists()
    with pytest.raises(BadInput, match="no network to train"):
        GenericKnowledge().training_position(kontor.new_game("le_havre", players=2, seed=1), 0)
