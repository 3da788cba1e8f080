"""Each level beats the one below it, and keeps to its time."""

from pathlib import Path
from time import process_time

import pytest

import kontor
from kontor import players
from kontor.core.errors import Cancelled
from kontor.core.setup import Setup
from kontor.players.clock import Clock
from kontor.players.magnate import LEAST
from kontor.players.perspective import Perspective
from kontor.players.search import MOST_NODES
from kontor.players.thinking import findings
from tests.players.matches import final_scores, steps

SOLO = Path(__file__).parents[2] / "docs" / "examples" / "solo.kontor"
PAIRS = [
    Setup.of("le_havre", 3, variant="full"),
    Setup.of("le_havre", 2, variant="short"),
    Setup.of("craftsmen", 2),
]
TICK = 0.001  # seconds
FEW = 4  # looks at the clock


class Hourglass:
    """A clock for which time passes only when somebody looks at it, so that nothing is noise."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """What opponents take for the time of this machine."""
    made = Hourglass()
    monkeypatch.setattr("kontor.players.clock.perf_counter", made)
    return made


@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_a_trader_beats_deckhands(setup: Setup) -> None:
    won = 0
    for seed in range(6):
        seat = seed % setup.players
        levels = ["deckhand"] * setup.players
        levels[seat] = "trader"
        scores = final_scores(setup, levels, 50 + seed)
        won += scores[seat] == max(scores)

    assert won >= 5


@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_a_trader_answers_at_once(setup: Setup) -> None:
    """Its decisions cost little more than to try every action once: about 10 times as much."""
    deciding, trying = 0.0, 0.0
    for number, (state, seat, _) in enumerate(steps(setup, "deckhand", 8)):
        if number % 5 == 0:
            begun = process_time()
            players.choose("trader", state, seat, 8)
            chosen = process_time()
            for action in state.legal():
                twin = state.copy()
                twin.play(action)
                twin.legal()
            deciding += chosen - begun
            trying += process_time() - chosen

    assert deciding < 100 * trying  # a merchant's cost 250 to 1000 times as much


needs_speed = pytest.mark.skipif(not kontor.compiled(), reason="plain searching is slow")


@needs_speed
@pytest.mark.parametrize(
    "setup", [Setup.of("le_havre", 2, variant="short"), Setup.of("craftsmen", 2)], ids=str
)
def test_a_merchant_beats_traders(setup: Setup) -> None:
    ahead = 0
    for seed in range(6):
        levels = ["trader", "trader"]
        levels[seed % 2] = "merchant"
        scores = final_scores(setup, levels, 60 + seed)
        ahead += scores[seed % 2] - scores[1 - seed % 2]

    assert ahead > 6 * 5  # points


@needs_speed
@pytest.mark.parametrize("setup", PAIRS, ids=str)
@pytest.mark.parametrize("level", ["merchant", "magnate:0.2"])
def test_a_searching_level_keeps_to_its_time(glass: Hourglass, level: str, setup: Setup) -> None:
    over: list[float] = []
    for number, (state, seat, _) in enumerate(steps(setup, "trader", 8)):
        if number % 25 == 0:
            perspective = Perspective(state, seat, 8)
            share = max(0.2 * perspective.knowledge.time_share(perspective.guess()), LEAST)
            begun = glass.now
            players.choose(level, state, seat, 8)
            over.append(glass.now - begun - (0.09 if level == "merchant" else share))

    assert max(over) <= FEW * TICK


@pytest.mark.parametrize("setup", PAIRS, ids=str)
def test_the_clock_is_looked_at_again_for_each_look_ahead(glass: Hourglass, setup: Setup) -> None:
    state = setup.open(8)
    assert state.seat is not None

    found = findings(Perspective(state, state.seat, 8), Clock(0.02), MOST_NODES, 1)

    looks = sum(each.visits - 1 for each in found)
    assert 0.02 <= glass.now <= 0.02 + FEW * TICK
    assert 0 < looks <= glass.now / TICK


@pytest.mark.parametrize("level", ["merchant", "magnate"])
def test_thinking_can_be_called_off(level: str) -> None:
    state = kontor.new_game("le_havre", players=2, seed=1)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 2

    with pytest.raises(Cancelled):
        players.choose(level, state, 0, cancelled=cancelled)
    assert asked == 3


@needs_speed
def test_what_is_bought_before_the_main_action_is_not_thought_about_for_long(
    glass: Hourglass,
) -> None:
    game = kontor.load(SOLO.read_text("utf-8"))
    state = kontor.new_game(game.game, players=1, seed=game.seed, **dict(game.options))
    spent: list[float] = []
    for entry in game.history:
        perspective = Perspective(state, 0, 8)
        if perspective.knowledge.is_prelude(perspective.guess(), state.read(entry.text)):
            begun = glass.now
            chosen = players.choose("magnate:1", state, 0, 8)
            if perspective.knowledge.is_prelude(perspective.guess(), chosen):
                spent.append(glass.now - begun)
        state.play(state.read(entry.text))

    assert min(spent) <= 0.3  # a third of 0.75, until the next glance at what leads
