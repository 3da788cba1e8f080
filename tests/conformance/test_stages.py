"""What happens by itself, in every game: one cause after the other, up to where playing leads."""

import itertools

from kontor.core import telling
from kontor.core.words import LANGUAGES, render
from tests.conformance.games import EXAMPLES, Step, Walk, everybody, play


def chosen(game: Walk) -> list[Step]:
    """Some steps, the rarest, and the last ones, in which a game ends."""
    return [*game.some(10 * EXAMPLES), *game.rare(8), *game.steps[-5:]]


def test_the_stages_of_an_action_end_where_playing_it_does(game: Walk) -> None:
    for step in chosen(game):
        key, end = step.state.key(), step.state.copy()
        play(end, step)

        first, *others = step.state.stages(step.seat, step.action)

        assert first.cause == ""
        assert all(stage.cause for stage in others)
        assert [first, *others][-1].state == end
        assert step.state.key() == key


def test_a_stage_is_a_position_like_any_other(game: Walk) -> None:
    """It can be seen, and it goes on by itself to the end of the next stage."""
    for step in chosen(game):
        for stage in step.state.stages(step.seat, step.action):
            assert len(stage.state.scores()) == stage.state.players
            for seat in everybody(stage.state):
                assert stage.state.view(seat)


def test_every_cause_has_a_name_in_every_language(game: Walk) -> None:
    for step in chosen(game):
        for stage in step.state.stages(step.seat, step.action)[1:]:
            heading = stage.state.heading(stage.cause)
            said = [render(heading, language) for language in LANGUAGES]
            assert all(words and heading.key not in words for words in said), said
            assert heading.key != "action-plain"


def test_parts_follow_each_other_and_those_that_follow_an_action_tell_something(game: Walk) -> None:
    for step in game.some(2 * EXAMPLES):
        end = step.state.copy()
        play(end, step)
        for seat in everybody(end):
            before = step.state.view(seat)
            stages = step.state.stages(step.seat, step.action)

            parts = telling.parts_of(before, stages, seat)

            assert parts[0].cause == ""
            assert parts[0].before == before
            assert parts[-1].after == end.view(seat)
            assert parts[-1].scores == end.scores()
            for one, other in itertools.pairwise(parts):
                assert one.after == other.before
                assert other.heading is not None
                assert other.outcomes


def test_places_are_those_of_the_winners_and_go_by_points(game: Walk) -> None:
    scores, places = game.end.scores(), game.end.places()

    assert sorted(each.seat for each in places) == list(range(game.end.players))
    assert [each.place for each in places] == sorted(each.place for each in places)
    assert [each.seat for each in places if each.place == 1] == game.end.winners()
    for one, other in itertools.pairwise(places):
        assert scores[one.seat] >= scores[other.seat]
        is_tied = scores[one.seat] == scores[other.seat]
        assert (one.why is not None) == (is_tied and one.place != other.place)
