"""Words, in every game: texts of actions and the sentences of refusals."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput
from kontor.core.words import LANGUAGES, Message, bundle, render
from tests.conformance.games import (
    EXAMPLES,
    SETUPS,
    Step,
    Walk,
    everybody,
    lines,
    play,
    texts,
    understood,
    walk,
)

LINES = 250
MARKS = ("{", "}", "\u2068", "Error", "None")


def is_sentence(reason: str, line: str = "") -> bool:
    """One line for people: not empty, no full stop, nothing left to be filled in."""
    return (
        bool(reason.strip())
        and (reason.isprintable() or not line.isprintable())
        and not reason.endswith(".")
        and not any(mark in reason for mark in MARKS if mark not in line)
    )


def agree(state: State, line: str, legal: list[int], reason: str | None) -> bool:
    """Whether `why_not` and `legal` say the same of a line."""
    return (reason is None) == (understood(state, line) in legal)


def test_every_legal_action_survives_text_and_back(game: Walk) -> None:
    for state in (step.state for step in game.steps):
        legal = state.legal()
        told = [state.text(action) for action in legal]

        assert [state.read(text) for text in told] == legal
        assert len(set(told)) == len(told)
        assert all(text == " ".join(text.split()) and "#" not in text for text in told)


def test_every_number_below_the_bound_has_a_text_or_is_refused(game: Walk) -> None:
    for state in (step.state for step in game.some(EXAMPLES)):
        told = {number: worded(state, number) for number in range(state.bound)}

        said = {number: text for number, text in told.items() if text}
        assert {number: state.read(text) for number, text in said.items()} == {n: n for n in said}
        assert set(state.legal()) <= set(said)


def worded(state: State, number: int) -> str | None:
    """The text of a number, or None when it is refused with a sentence."""
    try:
        return state.text(number)
    except BadInput as refusal:
        assert is_sentence(str(refusal))
        return None


def test_every_action_out_of_turn_survives_text_and_back(game: Walk) -> None:
    for state in (step.state for step in game.steps):
        for seat in range(state.players):
            legal = state.legal_for(seat)

            assert [state.read(state.text(action)) for action in legal] == legal


def test_nothing_speaks_against_a_legal_action(game: Walk) -> None:
    for state in (step.state for step in game.some(5 * EXAMPLES)):
        assert [state.why_not(text) for text in texts(state)] == [None] * len(state.legal())
        for seat in range(state.players):
            told = [state.text(action) for action in state.legal_for(seat)]
            assert [state.why_not_for(seat, text) for text in told] == [None] * len(told)


def test_legal_and_why_not_agree_on_all_sorts_of_lines(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES)):
        state, legal = step.state, step.state.legal()
        for line in lines(game.setup.game, LINES, at):
            reason = state.why_not(line)

            assert agree(state, line, legal, reason), (line, reason)
            assert reason is None or is_sentence(reason, line), (line, reason)


def test_legal_and_why_not_agree_out_of_turn(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES // 2)):
        state = step.state
        for seat in set(range(state.players)) - {state.seat}:
            legal = state.legal_for(seat)
            for line in lines(game.setup.game, LINES // 4, at):
                reason = state.why_not_for(seat, line)

                assert agree(state, line, legal, reason), (seat, line, reason)
                assert reason is None or is_sentence(reason, line), (seat, line, reason)


def test_a_line_that_can_be_read_has_one_canonical_form(game: Walk) -> None:
    for at, step in enumerate(game.some(EXAMPLES)):
        for line in lines(game.setup.game, LINES, at):
            action = understood(step.state, line)
            if action is not None:
                assert 0 <= action < step.state.bound
                assert step.state.read(step.state.text(action)) == action, line


def test_nothing_is_possible_after_the_end(game: Walk) -> None:
    for line in lines(game.setup.game, LINES, 1):
        reason = game.end.why_not(line)
        assert reason is not None
        assert is_sentence(reason, line), (line, reason)
        assert all(game.end.why_not_for(seat, line) for seat in range(game.end.players))


def test_every_refusal_has_words_in_every_language(game: Walk) -> None:
    """No sentence falls back to English, whatever was typed."""
    for at, step in enumerate(game.some(EXAMPLES // 3)):
        for line in lines(game.setup.game, LINES // 4, at):
            told = [step.state.why_not(line, language) for language in LANGUAGES]

            assert len(set(told)) == (1 if None in told else len(LANGUAGES)), told


# -- messages ----------------------------------------------------------------------------------


def chosen(game: Walk) -> list[Step]:
    return [*game.some(4 * EXAMPLES), *game.rare(8)]


def keys(message: Message) -> Iterator[str]:
    """The keys of a message and of all that goes into it."""
    yield message.key
    for value in message.values.values():
        if isinstance(value, Message):
            yield from keys(value)


def has_entry(key: str, language: str) -> bool:
    name, _, form = key.partition(".")
    known = bundle(language)
    if not known.has_message(name):
        return False
    entry = known.get_message(name)
    return form in entry.attributes if form else entry.value is not None


def assert_told(message: Message) -> None:
    """A message says everything in every language."""
    for language in LANGUAGES:
        assert [key for key in keys(message) if not has_entry(key, language)] == [], language
        said = render(message, language)
        assert said.strip()
        assert not any(mark in said for mark in MARKS), (language, said)


def test_every_action_has_words_in_every_language(game: Walk) -> None:
    told = {
        state.message(action)
        for state in (step.state for step in chosen(game))
        for action in [
            *state.legal(),
            *(action for seat in range(state.players) for action in state.legal_for(seat)),
        ]
    }

    for message in told:
        for form in (message, message.form("log", name="Anna"), message.form("group")):
            assert_told(form)


def test_actions_of_one_question_are_told_apart(game: Walk) -> None:
    for state in (step.state for step in chosen(game)):
        told = [render(state.message(action)) for action in state.legal()]
        assert len(set(told)) == len(told), told


def test_every_question_has_words_in_every_language(game: Walk) -> None:
    asked = {step.state.prompt() for step in game.steps}

    assert None not in asked
    for message in asked:
        assert message is not None
        assert_told(message)
    assert game.end.prompt() is None


def test_what_happens_has_words_in_every_language(game: Walk) -> None:
    manifest = registry.find(game.setup.game)
    for step in chosen(game):
        after = step.state.copy()
        play(after, step)
        for seat in everybody(after):
            for outcome in manifest.outcomes(step.state.view(seat), after.view(seat)):
                assert outcome.seat is None or 0 <= outcome.seat < after.players
                assert_told(outcome.message)


def test_nothing_happens_while_nothing_changes(game: Walk) -> None:
    manifest = registry.find(game.setup.game)
    for step in game.some(EXAMPLES):
        view = step.state.view(None)
        assert manifest.outcomes(view, view) == []


@pytest.mark.parametrize("name", registry.GAMES)
def test_a_refusal_repeats_no_control_characters(name: str) -> None:
    opened = next(setup for setup in SETUPS if setup.game == name).open()

    for line in ("\x00", "\x1b[2J", "take \x1b[2J", "use \x07", "pay \x1b fish"):
        reason = opened.why_not(line)
        assert reason is not None
        assert reason.isprintable(), repr(reason)


@settings(max_examples=10 * EXAMPLES, deadline=None)
@given(st.text() | st.from_regex(r"[a-z]{2,8}( -?[0-9a-z_+]{1,12}){0,3}"), st.data())
def test_any_line_is_read_or_refused(line: str, data: st.DataObject) -> None:
    opened = walk(data.draw(st.sampled_from(SETUPS[:: max(1, len(SETUPS) // 3)])))
    state = data.draw(st.sampled_from(opened.steps)).state

    reason = state.why_not(line)

    assert agree(state, line, state.legal(), reason)
    try:
        assert 0 <= state.read(line) < state.bound
    except BadInput as refusal:
        assert is_sentence(str(refusal), line)
