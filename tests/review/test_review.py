"""The review: what it finds, what it leaves out, and that it is fair and the same every time."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import inf
from pathlib import Path

import pytest

import kontor
from kontor.core.errors import BadInput, Cancelled
from kontor.core.record import load
from kontor.core.table import Table
from kontor.core.words import LANGUAGES, render
from kontor.players.comparison import Loss
from kontor.players.parts import expected_parts, load_parts
from kontor.players.perspective import Perspective
from kontor.review import course
from kontor.review.form import from_data, message, to_data
from kontor.review.judging import is_within_error, said_of
from kontor.review.levels import losses, nearest
from kontor.review.look import (
    Depth,
    Hindsight,
    Judged,
    Look,
    look,
)
from kontor.review.luck import luck
from kontor.review.outlook import outlook
from kontor.review.page import Page
from kontor.review.playouts import judges_error, weighed
from kontor.review.report import VERDICTS, Effort, Report
from kontor.review.run import deepen, quick_pass, unsure, with_expected_loss, worst
from kontor.review.summary import accuracy
from kontor.review.verdicts import SLIPS, verdict
from kontor.review.worths import do_agree, expected_loss, is_known, is_left_behind
from tools.coach.planted import PLANTED

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = Effort(nodes=4, guesses=1)
ACTIONS = 28 if kontor.compiled() else 12
GAMES = {
    "le_havre": GOLDEN / "le_havre" / "short_3_base_1.kontor",
    "craftsmen": GOLDEN / "craftsmen" / "players_2_base_1.kontor",
}


@cache
def opening(game: str) -> Table:
    """The first actions of a golden game."""
    table = load(GAMES[game].read_text("utf-8"))
    table.undo(len(table.history) - ACTIONS)
    return load(table.record())


@cache
def reviewed(game: str) -> Report:
    return quick_pass(opening(game), SMALL)


@cache
def planted_game() -> Table:
    """A table at which somebody has made a plain mistake."""
    mistake = next(each for each in PLANTED if each.kind == "missed feeding")
    table = Table.from_position(mistake.position)
    for text in (*mistake.before, *mistake.steps):
        table.play(text)
    return table


@cache
def planted_report() -> Report:
    return quick_pass(planted_game(), Effort(nodes=16))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_record_and_effort_give_the_same_report(game: str) -> None:
    again = kontor.review(opening(game).record(), SMALL)

    assert again == reviewed(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_had_a_choice_and_knows_what_was_played(game: str) -> None:
    table, report = opening(game), reviewed(game)

    assert report.decisions
    for each in report.decisions:
        entries = table.history[each.at : each.until]
        assert entries[0].legal > 1
        assert [entry.text for entry in entries] == each.steps
        assert {entry.seat for entry in entries} == {each.seat}
        assert each.steps in [candidate.steps for candidate in each.candidates]
        assert each.verdict in VERDICTS
        assert each.candidates[0].loss == 0 or each.candidates[0].steps == each.steps


@pytest.mark.parametrize("game", GAMES)
def test_a_better_move_can_be_played_where_it_is_named(game: str) -> None:
    table, report = opening(game), reviewed(game)

    for each in report.decisions:
        now = table.at(each.at)
        assert now.why_not(each.candidates[0].steps[0]) is None


@pytest.mark.parametrize("game", GAMES)
def test_the_curve_goes_from_the_start_to_the_last_action(game: str) -> None:
    report = reviewed(game)

    assert report.curve[0].at == 0
    assert report.curve[-1].at == report.actions
    assert all(sum(point.chances) == pytest.approx(1, abs=0.001) for point in report.curve)


def test_a_move_ends_where_another_begins_or_its_seat_sees_something_new() -> None:
    turns = list(course.turns(opening("craftsmen")))

    for move in course.moves(turns):
        inner = turns[move.at + 1 : move.until]
        assert not any(turn.state.begins for turn in inner)
        assert not any(turn.is_seen_by(move.seat) for turn in turns[move.at : move.until - 1])


def test_a_plain_mistake_is_a_slip_with_its_reason() -> None:
    (found,) = [each for each in planted_report().decisions if each.at == 0]

    assert found.verdict in SLIPS
    assert found.loss > 2 * found.error
    assert found.candidates[0].steps != found.steps
    assert "lh-coach-unfed" in [each["key"] for each in found.words]


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    state = opening("craftsmen").at(10)
    assert state.seat is not None
    steps = [sorted(state.legal())[0]]
    twins = [state.guess(state.seat, seed) for seed in (3, 4)]

    looks = [look(Perspective(twin, state.seat, 0), steps, Depth(4, 1)) for twin in twins]

    assert twins[0].key() != twins[1].key()
    assert looks[0] is not None
    assert looks[1] is not None
    assert looks[0][:4] == looks[1][:4]


def test_hindsight_looks_at_the_true_position() -> None:
    state = opening("craftsmen").at(10)
    assert state.seat is not None

    assert Hindsight(state, state.seat, 0).guess(3).key() == state.key()
    assert Perspective(state, state.seat, 0).guess(3).key() != state.key()


def test_luck_is_only_what_a_seat_came_to_see() -> None:
    turns = list(course.turns(opening("craftsmen")))
    seen = {turn.at + 1: turn for turn in turns if turn.unforeseen}

    found = luck(turns)

    assert found
    for each in found:
        others = [seat for seat in range(2) if not seen[each.at].is_seen_by(seat)]
        assert all(each.swings[seat] == 0 for seat in others)


@pytest.mark.parametrize("game", GAMES)
def test_shortly_before_the_end_nearly_the_final_score_is_expected(game: str) -> None:
    table = load(GAMES[game].read_text("utf-8"))
    last = outlook(table.at(len(table.history) - 1), 0)

    for told, final in zip(last.scores, table.scores(), strict=True):
        assert told == pytest.approx(final, abs=12)


def test_the_longer_look_is_kept_and_stops_in_time() -> None:
    table, report = opening("le_havre"), reviewed("le_havre")

    late = deepen(report, table, seconds=0.0)

    assert late.decisions == report.decisions
    assert not late.is_complete


@pytest.mark.skipif(not kontor.compiled(), reason="plain rules are too slow for a longer look")
def test_the_worst_decisions_are_looked_at_longer() -> None:
    told: list[float] = []

    deep = deepen(planted_report(), planted_game(), seconds=inf, tell=told.append)

    assert deep.is_complete
    assert any(each.is_deep for each in deep.decisions)
    assert told[-1] == 1.0


def test_a_review_that_nobody_wants_any_more_ends() -> None:
    with pytest.raises(Cancelled):
        quick_pass(opening("le_havre"), SMALL, cancelled=lambda: True)


def test_where_nothing_was_played_nothing_is_reviewed() -> None:
    with pytest.raises(BadInput, match="no action was played"):
        kontor.review(Table.new("le_havre", 2, 1))


@pytest.mark.parametrize(
    ("points", "error", "chance", "lost", "players", "called"),
    [
        (0.3, 0.5, 0.5, 0.0, 3, "best"),
        (9.0, 5.0, 0.5, 0.2, 3, "good"),  # within twice its error
        (3.0, 0.5, 0.5, 0.04, 3, "good"),
        (3.0, 0.5, 0.5, 0.05, 3, "inaccuracy"),
        (6.0, 0.5, 0.5, 0.10, 3, "mistake"),
        (9.0, 0.5, 0.5, 0.15, 3, "blunder"),
        (13.0, 0.5, 0.02, 0.01, 3, "blunder"),  # the game is lost: points count
        (13.0, 0.5, 0.99, 0.01, 3, "blunder"),  # or won
        (13.0, 0.5, 0.5, 0.01, 3, "good"),
        (5.0, 0.5, 1.0, 0.0, 1, "inaccuracy"),
        (8.0, 0.5, 1.0, 0.0, 1, "mistake"),
    ],
)
def test_verdicts(
    points: float, error: float, chance: float, lost: float, players: int, called: str
) -> None:
    assert verdict(Loss(points, error), chance, lost, players) == called


@pytest.mark.parametrize(
    ("loss", "error", "solved"), [(0.0, 0.0, True), (1.0, 1.0, True), (1.1, 1.0, False)]
)
def test_a_move_within_the_error_of_the_best_solves_a_try(
    loss: float, error: float, solved: bool
) -> None:
    assert is_within_error(loss, error) is solved


def test_the_review_is_taken_at_its_word_about_the_best_and_the_played_move() -> None:
    data = to_data(planted_report())["decisions"]
    first = data[0]
    best, played = first["candidates"][0], first["steps"]

    assert said_of(data, first["at"], best["steps"]) == Loss(0.0, 0.0)
    assert said_of(data, first["at"], played) == Loss(first["loss"], first["error"])
    assert said_of(data, first["at"], ["fly away"]) is None
    assert said_of(data, 999, played) is None


def test_second_looks_begin_where_moves_cannot_be_told_apart_at_a_glance() -> None:
    one = reviewed("le_havre").decisions[0]
    best, other = (replace(one.candidates[0], steps=[text], loss=0.0) for text in ("a", "b"))
    told = replace(one, steps=["a"], loss=0.0, error=0.0, is_deep=False)
    clear = replace(told, at=1, candidates=[best, replace(other, loss=5.0)])
    close = replace(told, at=2, candidates=[best, replace(other, loss=0.9)])
    lost = replace(clear, at=3, steps=["b"], loss=1.9, error=1.0)
    deep = replace(lost, at=4, is_deep=True)

    assert unsure([clear, close, lost, deep]) == [2, 3, 1]
    assert worst([clear, close, lost, deep]) == [3, 1, 2]


def test_guesses_are_added_until_a_loss_is_known() -> None:
    few, many = 6, 20

    assert not is_known([[0.0] * few, [-2.0] * few])  # so few may agree by chance
    assert is_known([[0.0] * many, [-2.0] * many])  # plainly best
    assert is_known([[0.0] * many, [0.3] * many])
    assert not is_known([[0.0] * many, [-4.0, 4.0] * (many // 2)])
    assert is_known([[0.0] * many, [16.0, 24.0] * (many // 2)])  # well enough for so much


def test_a_move_is_left_behind_only_if_it_plainly_loses() -> None:
    assert is_left_behind([[0.0] * 4, [-4.0] * 4], 0, 1)
    assert not is_left_behind([[0.0] * 4, [-1.0] * 4], 0, 1)  # so few may agree by chance
    assert is_left_behind([[0.0] * 24, [-1.0] * 24], 0, 1)


def test_a_loss_that_may_be_none_counts_by_how_likely_it_is() -> None:
    assert expected_loss(Loss(9.0, 1.0)) == pytest.approx(9.0, abs=0.01)
    assert expected_loss(Loss(-9.0, 1.0)) == pytest.approx(0.0, abs=0.01)
    assert expected_loss(Loss(0.0, 1.0)) == pytest.approx(0.399, abs=0.001)
    assert expected_loss(Loss(0.5, 1.0)) < expected_loss(Loss(0.6, 1.0))
    assert expected_loss(Loss(-0.5, 1.0)) < expected_loss(Loss(-0.5, 2.0))


def test_where_guesses_agree_more_of_them_would_tell_nothing() -> None:
    assert do_agree([[3.0, 5.0, 4.0], [1.0, 3.0, 2.0]])
    assert not do_agree([[3.0, 5.0, 4.0], [1.0, 3.0, 3.0]])


def test_a_look_may_add_guesses_and_is_the_same_every_time() -> None:
    state = opening("craftsmen").at(10)
    assert state.seat is not None
    steps = [sorted(state.legal())[0]]
    once, more = Depth(4, 1, 2), Depth(4, 1, 2, rounds=4, farthest=8)

    short = look(Perspective(state, state.seat, 0), steps, once)
    long, again = (look(Perspective(state, state.seat, 0), steps, more) for _ in range(2))

    assert short is not None
    assert long is not None
    assert again is not None
    assert long[:4] == again[:4]
    assert long.moves[long.played].looks > short.moves[short.played].looks


def test_a_move_that_is_as_good_as_the_best_stands_first_and_costs_no_chance() -> None:
    moves = [Judged([1], Loss(0.0, 0.0), 9), Judged([2], Loss(0.9, 1.0), 9)]
    within = Look(moves, 1, 0.5, 0.01, [], Loss(0.9, 0.5))
    beyond = within._replace(moves=[moves[0], Judged([2], Loss(1.1, 1.0), 9)])

    best, good, worse = (
        with_expected_loss(within, "best"),
        with_expected_loss(within, "good"),
        with_expected_loss(beyond, "good"),
    )

    assert [best.played, good.played, worse.played] == [0, 1, 1]
    assert [best.chance_loss, good.chance_loss, worse.chance_loss] == [0.0, 0.0, 0.01]
    for told in (best, good, worse):
        assert told.moves[told.played].loss == Loss(within.expected, 1.0)


def test_accuracy_is_the_mean_of_what_decisions_keep() -> None:
    one = reviewed("le_havre").decisions[0]

    assert accuracy([]) == 100
    assert accuracy([replace(one, loss=0.0), replace(one, loss=6.0)]) == 75


def test_a_level_is_the_one_that_loses_about_as_much() -> None:
    for game in GAMES:
        for level, lost in losses(game).items():
            assert nearest(game, lost) == level


def test_a_level_is_only_named_if_it_loses_less_than_all_weaker_ones() -> None:
    for game in GAMES:
        lost = list(losses(game).values())

        assert all(one > other for one, other in pairwise(lost))


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_score_are_known_at_the_end_and_guessed_before(game: str) -> None:
    table = load(GAMES[game].read_text("utf-8"))
    learned = load_parts(game)
    assert learned is not None

    before, end = table.at(len(table.history) // 2), table.state

    assert expected_parts(end, 0) == end.breakdown(0)
    assert expected_parts(before, 0).keys() == end.breakdown(0).keys()
    assert sum(expected_parts(before, 0).values()) != sum(before.breakdown(0).values())


@pytest.mark.parametrize("game", GAMES)
def test_a_report_survives_json(game: str) -> None:
    report = reviewed(game)

    assert from_data(json.loads(json.dumps(to_data(report)))) == report
    with pytest.raises(BadInput, match="no review of version"):
        from_data({"version": 0})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_says_has_words_in_every_language(language: str) -> None:
    table, report = planted_game(), planted_report()

    said = [render(message(each), language) for one in report.decisions for each in one.words]
    page = Page(report, table, language, ["<Anna>", "Ben"]).html()

    assert said
    assert not any("coach-" in each or "review-" in each or "{ $" in each for each in said)
    assert "&lt;Anna&gt;" in page
    assert "<Anna>" not in page
    assert "review-" not in page
    assert "<script" not in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_games_that_are_played_on_set_looks_right() -> None:
    looked, judge = Loss(7.0, 1.0), 4.0

    against = weighed(looked, Loss(-2.6, 1.5), judge)
    alike = weighed(looked, Loss(8.0, 2.0), judge)

    assert against.points < 2 * against.error
    assert 7.0 < alike.points < 8.0
    assert alike.is_sure(5.0)


@pytest.mark.parametrize("game", GAMES)
def test_how_far_the_judge_is_off_was_measured(game: str) -> None:
    assert 2.0 < judges_error(game) < 10.0
    assert judges_error("no game") == 5.0
