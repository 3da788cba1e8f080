"""The exam: everybody lands where they belong, and the report says all that was found."""

import json
import lzma
import re
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from kontor.arena import Job, Result
from kontor.core.errors import BadInput
from kontor.exam.ladder import Standing, ratings, stand
from kontor.exam.loss import points_lost
from kontor.exam.page import page, place
from kontor.exam.plan import EXAM, Plan, anchors, candidate_name
from tests.exam.sitting import sat, small_plan
from tests.programs.table import program

ROOT = Path(__file__).parents[2]
GAMES = ("le_havre", "craftsmen")


@pytest.mark.parametrize("game", GAMES)
def test_a_scripted_player_sits_the_whole_exam(game: str) -> None:
    plan = small_plan(game)

    found = sat(program("reading"), plan)

    told, games = found.data(), 2 * len(plan.anchors)
    assert told["kontor_exam"] == EXAM
    assert (told["whole"], told["games"]) == (True, games)
    assert told["ladder"]["anchors"]["deckhand"] == 0
    assert told["ladder"]["elo_low"] < told["ladder"]["elo"] < told["ladder"]["elo_high"]
    assert [each["games"] for each in told["against"]] == [2 for _ in plan.anchors]
    assert told["points_lost"]["decisions"] == games
    assert told["points_lost"]["per_decision"] >= 0
    assert sum(told["mistakes"].values()) == told["forfeits"] == 0
    assert told["tokens"] == 11 * told["decisions"] > 0
    assert json.loads(json.dumps(told)) == told


def test_a_trader_lands_at_the_traders_place() -> None:
    found = sat("trader", small_plan(deals=3))

    trader = found.standing.anchors["trader"]
    assert found.candidate == "trader:0"
    assert found.standing.low < trader < found.standing.high
    assert found.standing.low > found.standing.anchors["deckhand"]
    assert found.standing.words == "level with trader"
    assert found.standing.step(found.standing.elo) == pytest.approx(2, abs=0.2)


def test_the_same_exam_has_the_same_marks() -> None:
    one, other = (sat("deckhand", small_plan()).data() for _ in range(2))

    for each in (one, other):
        del each["seconds"], each["seconds_per_decision"]
    assert one == other


def test_mistakes_and_forfeits_are_in_the_report() -> None:
    found = sat(program("illegal"), small_plan())

    told = found.data()
    assert told["mistakes"]["illegal"] == 4 * 11
    assert told["forfeits"] == 4
    assert [each["share"] for each in told["against"]] == [0, 0]
    assert told["ladder"]["words"].endswith("deckhand")


def test_the_page_holds_everything_and_needs_nothing() -> None:
    found = sat("deckhand", small_plan())

    shown = page(found)

    assert shown.startswith("<!doctype html>")
    assert not re.search(r"(?:src|href)=|https?://|@import", shown)
    for words in ("deckhand:0", "Level with deckhand", "<svg", "points lost per main decision"):
        assert words in shown


def test_what_a_program_is_called_cannot_break_the_page() -> None:
    found = replace(sat("deckhand", small_plan()), candidate="cmd:<script>alert(1)</script>")

    assert "<script>" not in page(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_anchors_rise_from_level_to_level(game: str) -> None:
    plan = Plan.of(game)

    found = list(ratings(anchors(game)["matches"], plan.anchors).values())

    assert plan.anchors == ("deckhand", "trader", "merchant", "magnate")
    assert found[0] == 0
    assert found == sorted(set(found))


@pytest.mark.parametrize("game", GAMES)
def test_the_matches_of_the_anchors_are_those_whose_games_are_kept(game: str) -> None:
    kept: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    with lzma.open(ROOT / "docs" / "games" / f"{game}.jsonl.xz") as file:
        for line in file:
            said = json.loads(line)
            if said["players"] == 2:
                one, other = said["seats"]
                share = (0 in said["winners"]) / len(said["winners"])
                for pair, won in (((one, other), share), ((other, one), 1 - share)):
                    kept[pair][0] += won
                    kept[pair][1] += 1

    told = {(each["one"], each["other"]): each for each in anchors(game)["matches"]}
    both = [pair for pair in told if pair in kept]

    assert both
    assert [kept[pair] for pair in both] == [
        [told[pair]["won"], told[pair]["games"]] for pair in both
    ]


def result(job: Job, winner: str) -> Result:
    """A game that somebody has won."""
    seat = job.seats.index(winner)
    scores = [100 if at == seat else 50 for at in range(2)]
    zeros = [0.0, 0.0]
    return Result(job, 2, "", scores, [seat], [{}, {}], [1, 1], zeros, zeros, zeros, [])


@pytest.mark.parametrize(
    ("beaten", "words", "step"),
    [
        ((), "below deckhand", (1, 1)),
        (("deckhand",), "between deckhand and trader", (1, 2)),
        (("deckhand", "trader"), "between trader and merchant", (2, 3)),
        (("deckhand", "trader", "merchant", "magnate"), "above magnate", (4, 4)),
    ],
)
def test_whoever_wins_everything_below_and_nothing_above_stands_between(
    beaten: tuple[str, ...], words: str, step: tuple[float, float]
) -> None:
    plan = Plan.of("le_havre")
    jobs = [job for match in plan.matches("me") for job in match.jobs()]
    results = []
    for job in jobs:
        anchor = next(name for name in job.seats if name != "me")
        results.append(result(job, "me" if anchor in beaten else anchor))

    found = stand(results, "me", ratings(anchors("le_havre")["matches"], plan.anchors))

    assert len(jobs) == 80
    assert found.words == words
    assert step[0] <= found.step(found.elo) <= step[1]


def test_the_best_action_loses_nothing_and_a_bad_one_something() -> None:
    plan = small_plan()
    state = plan.setup.open(1)
    effort = plan.effort._replace(nodes=20)

    best, _ = points_lost(state, state.legal()[0], effort)
    losses = {action: points_lost(state, action, effort)[1] for action in state.legal()}

    assert losses[best] == 0
    assert max(losses.values()) > 0


def test_levels_are_told_from_the_anchors_that_they_are() -> None:
    assert candidate_name("trader", "le_havre") == "trader:0"
    assert candidate_name("magnate", "le_havre") == "magnate:1.5"
    assert candidate_name("magnate:0.5", "le_havre") == "magnate:0.5"
    with pytest.raises(BadInput):
        candidate_name("nobody", "le_havre")


def test_an_exam_against_some_anchors_stands_on_the_same_ladder() -> None:
    found = sat("trader", replace(small_plan(), anchors=("trader",)))

    assert found.games == 2
    assert list(found.standing.anchors) == ["deckhand", "trader", "merchant", "magnate"]
    assert found.standing.elo == pytest.approx(found.standing.anchors["trader"], abs=1)


def test_an_anchor_that_is_none_is_refused() -> None:
    with pytest.raises(BadInput, match="'admiral' is no anchor"):
        Plan.of("le_havre", against=["admiral"])


def test_a_game_without_rated_anchors_has_no_exam() -> None:
    with pytest.raises(BadInput, match="there are exams for le_havre, craftsmen"):
        Plan.of("orchard")


@pytest.mark.parametrize(
    ("low", "elo", "high", "said"),
    [
        (-900, -500, -100, "below step 1 of 2, Elo -500 (-900 to -100)"),
        (-900, -500, 100, "step 1.0 of 2 (1.0 to 1.1), Elo -500 (-900 to 100)"),
        (1100, 1500, 1900, "above step 2 of 2, Elo 1500 (1100 to 1900)"),
    ],
)
def test_whoever_stands_beyond_the_ladder_is_on_no_step(
    low: float, elo: float, high: float, said: str
) -> None:
    assert place(Standing(elo, low, high, {"deckhand": 0, "trader": 1000})) == said
