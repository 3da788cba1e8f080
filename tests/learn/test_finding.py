"""The finder: what is clear is found again, what is close is not, and a choice is spread widely."""

from collections import Counter

import pytest

from kontor.core import registry
from kontor.core.checks import seal
from kontor.core.errors import BadCard
from kontor.learn import themes as module
from kontor.learn.daily import all_puzzles
from kontor.learn.finding import fresh, puzzle_at, spread
from kontor.learn.proof import Proof, Unproven
from kontor.learn.puzzles import Puzzle, puzzles
from kontor.learn.tasks import begin
from kontor.learn.themes import LAST, theme_of, themes
from kontor.learn.verdict import Effort, Efforts, verdict

# By nodes alone, so that the same is found on any machine.
LONG = 300.0
SMALL = Efforts(
    Effort(0, LONG, nodes=8, guesses=1),
    Effort(1, LONG, nodes=16, guesses=1),
    Effort(2, LONG, nodes=24, guesses=1),
)


def clearest(game: str) -> Puzzle:
    """The puzzle with several wrong moves that lose most."""
    searched = [each for each in puzzles(game).values() if not each.proven and len(each.losses) > 2]
    return max(searched, key=lambda each: min(wrong.loss for wrong in each.losses.values()))


def test_a_clear_position_gives_its_puzzle_again() -> None:
    known = clearest("craftsmen")
    state = begin(known).state

    found = puzzle_at(state, known.source, SMALL)

    assert found is not None
    assert {move[0] for move in found.moves} == {move[0] for move in known.moves}
    assert found.theme == known.theme
    assert found.position == state.position()
    assert all(wrong.loss > 0 for wrong in found.losses.values())


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_opening_has_no_clear_choice(game: str) -> None:
    state = registry.find(game).new(3, 1, {})

    assert verdict(state, SMALL) is None


def test_a_position_under_older_rules_is_opened_under_the_newest() -> None:
    known = clearest("le_havre")
    data = {**known.position, "rules": 1}
    old = registry.from_position({**data, "seal": seal(data)}, None)

    new = fresh(old)

    assert old.header()["rules"] == 1
    assert new is not None
    assert new.header()["rules"] == registry.find("le_havre").rules
    assert new.view(new.seat)["seats"] == old.view(old.seat)["seats"]


def test_what_others_decide_or_too_much_is_not_proven() -> None:
    opening = registry.find("craftsmen").new(2, 1, {})

    with pytest.raises(Unproven):
        Proof(opening, 50)


def test_a_choice_of_puzzles_is_spread() -> None:
    every = all_puzzles()

    chosen = list(spread(every, 12))

    assert len(chosen) == 12
    assert len({each.theme for each in chosen}) >= 6
    assert max(Counter(each.players for each in chosen).values()) <= 5
    assert len({each.grade for each in chosen}) == 4


@pytest.mark.parametrize("game", registry.GAMES)
def test_themes_are_those_of_the_file(game: str) -> None:
    known = {theme.name for theme in themes(game)} | {LAST}

    assert {each.theme for each in puzzles(game).values()} <= known


def test_a_theme_fits_by_the_best_move_and_the_others() -> None:
    wharf, firm = ("use wharf_1", "build wood_ship"), ("use building_firm_1", "build bank")

    assert theme_of("le_havre", wharf, [firm], saves_loans=False) == "ship_or_house"
    assert theme_of("le_havre", wharf, [("take wood",)], saves_loans=False) == "ships"
    assert theme_of("le_havre", ("take wood",), [wharf], saves_loans=True) == "feed"
    assert theme_of("le_havre", ("repay",), [("end",)], saves_loans=True) is None
    with pytest.raises(BadCard, match="has no key 'bst'"):
        module._theme({"name": "x", "bst": ["*"]})
