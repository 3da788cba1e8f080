"""Records are readable, replay exactly, and are refused with line and reason when broken."""

import json
from collections.abc import Mapping
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kontor
from kontor import BadInput, BadRecord, Table
from kontor.core import record as records
from kontor.core.game_manifest import Manifest

HEADER = "game le_havre  rules 2  players 3  variant full  cards base  seed 7"


def refusal(text: str | bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        kontor.load(text)
    return str(caught.value)


def test_a_record_is_readable(opening: Table) -> None:
    first = opening.play(opening.state.legal()[0])

    lines = opening.record().splitlines()

    assert lines[0] == "kontor 1"
    assert lines[1] == HEADER
    assert lines[-1] == f"{first.text:<24} # 1 of {first.legal}"


def test_the_expert_rules_and_all_sets_stand_in_the_header() -> None:
    table = Table.new("le_havre", 2, 9, expert=True, cards=["base", "promo"])

    lines = table.record().splitlines()

    assert lines[1].endswith("cards base,promo  seed 9  expert yes")
    assert kontor.load(table.record()).options == table.options


def test_a_round_has_its_heading(midgame: Table) -> None:
    headings = [line for line in midgame.record().splitlines() if line.startswith("# round")]

    assert headings
    assert len(headings) == len(set(headings))


def test_a_finished_game_ends_with_its_scores(finished_record: str) -> None:
    table = kontor.load(finished_record)

    last = finished_record.splitlines()[-1]

    assert last == "# scores " + " ".join(map(str, table.state.scores()))


def test_a_record_replays_exactly(midgame: Table) -> None:
    again = kontor.load(midgame.record())

    assert again.state.key() == midgame.state.key()
    assert again.history == midgame.history
    assert again.record() == midgame.record()


def test_bytes_windows_lines_and_a_byte_order_mark_are_taken(finished_record: str) -> None:
    text = "\ufeff" + finished_record.replace("\n", "\r\n")

    assert kontor.load(text.encode()).record() == finished_record


def test_a_record_may_start_at_a_position(midgame: Table) -> None:
    table = Table.from_position(midgame.state.position())
    table.play(table.state.legal()[0])

    text = table.record()

    assert text.splitlines()[1] == "game le_havre  rules 2"
    assert json.loads(text.splitlines()[2].removeprefix("position "))
    assert kontor.load(text).state.key() == table.state.key()


def test_out_of_turn_lines_carry_the_seat() -> None:
    for seed in range(200):
        table, chance = Table.new("le_havre", 2, seed), Random(seed)
        while not table.state.is_over and len(table.history) < 400:
            other = 1 - (table.state.seat or 0)
            if offered := table.state.legal_for(other):
                entry = table.play(offered[0], other)
                assert f"\n@{other} {entry.text}" in table.record()
                assert kontor.load(table.record()).history == table.history
                return
            table.play(chance.choice(table.state.legal()))
    pytest.fail("nobody could ever act out of turn")


def test_a_file_name_with_blanks_is_quoted_in_the_header() -> None:
    table = Table(
        "le_havre", kontor.new_game("le_havre", 2), options={"cards": ("base", "my, own.toml")}
    )

    header = table.record().splitlines()[1]

    assert 'cards base,"my, own.toml"  seed 0' in header
    assert "my, own.toml" in refusal(table.record())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a record starts with 'kontor 1', not ''"),
        ("hello", "line 1: a record starts with 'kontor 1', not 'hello'"),
        ("kontor 2\n", "line 1: only format 1 is known, not '2'"),
        ("kontor 1", "line 2: the line 'game ...' is missing"),
        ("kontor 1\ngame", "line 2: 'game' has no value"),
        ("kontor 1\nrules 1", "line 2: the word 'game' is missing"),
        (
            "kontor 1\ngame le_havr  rules 1",
            "line 2: no game is called 'le_havr' (did you mean 'le_havre'?)",
        ),
        (
            "kontor 1\ngame le_havre  rules 999",
            "line 2: rules 999 of le_havre are not known here; known are 1 and 2",
        ),
        ("kontor 1\ngame le_havre rules one", "line 2: 'rules' wants a whole number, not 'one'"),
        ("kontor 1\ngame le_havre rules 1 seed 7", "line 2: the word 'players' is missing"),
        ("kontor 1\ngame le_havre rules 1 players 3", "line 2: the word 'seed' is missing"),
        ("kontor 1\ngame le_havre game x rules 1", "line 2: 'game' appears twice"),
        (f"kontor 1\n{HEADER} expert maybe", "line 2: 'expert' is either yes or no, not 'maybe'"),
        (
            f"kontor 1\n{HEADER} exprt yes",
            "line 2: le_havre has no option 'exprt' (did you mean 'expert'?)",
        ),
        (f'kontor 1\n{HEADER} expert "yes', "line 2: a quotation mark is not closed"),
        (f'kontor 1\n{HEADER} expert "\\q"', "line 2: '\"\\q\"' is not a quoted word"),
        (f"kontor 1\n{HEADER.replace('3', '6')}", "line 2: le_havre is for 1 to 5 players, not 6"),
        (
            "kontor 1\ngame le_havre rules 1\nposition {",
            "line 3: the position is not valid JSON",
        ),
        (
            "kontor 1\ngame le_havre rules 1\nposition " + "[" * 100_000,
            "line 3: the position is not valid JSON",
        ),
        (
            f"kontor 1\n{HEADER}\nposition {{}}",
            "line 3: the position on line 3 leaves no room for players, variant, cards, seed",
        ),
        (
            'kontor 1\ngame le_havre rules 1\nposition {"game": "chess"}',
            "line 3: the header names le_havre, the position 'chess'",
        ),
        (
            f"kontor 1\n{HEADER}\n\n@9 repay",
            "line 4: '@9 repay': there is no seat 9; seats are 0 to 2",
        ),
        (f"kontor 1\n{HEADER}\n" + "x" * 9999, "line 3: a line has at most 2000 characters"),
        (b"kontor 1\n\xff", "line 2: this is not text in UTF-8"),
        ("k" * 5_000_000, "line 1: a record has at most 4000000 characters"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(text: str | bytes, said: str) -> None:
    assert refusal(text) == said


@pytest.mark.parametrize("line", ["jump", "take gold", "repay", "@1 end", "position {}", "\x00"])
def test_a_line_that_cannot_be_played_is_refused_with_its_words(line: str) -> None:
    said = refusal(f"kontor 1\n{HEADER}\n# so far so good\n{line}\n")

    assert said.startswith(f"line 4: {line!r}: ")


def test_a_wrong_number_of_legal_actions_is_refused(opening: Table) -> None:
    entry = opening.play(opening.state.legal()[0])
    text = opening.record().replace(f"1 of {entry.legal}", f"1 of {entry.legal + 1}")

    said = refusal(text)

    assert f"{entry.legal} actions are legal here, the record counts {entry.legal + 1}" in said


def test_wrong_scores_are_refused(finished_record: str) -> None:
    said = refusal(finished_record.rstrip() + "1\n")

    assert f"line {len(finished_record.splitlines())}: the scores are " in said


def test_a_line_after_the_end_is_refused(finished_record: str) -> None:
    assert refusal(finished_record + "end\n").endswith("'end': the game is over")


def test_a_mark_on_the_seat_to_move_is_refused(opening: Table) -> None:
    text = opening.state.text(opening.state.legal()[0])

    assert "needs no mark" in refusal(f"{opening.record()}@{opening.state.seat} {text}\n")


@settings(deadline=None, max_examples=200)
@given(st.one_of(st.text(), st.binary()))
def test_any_text_or_bytes_load_or_are_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        kontor.load(text)


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=5,
)
OPENING = kontor.new_game("le_havre", 3, 7).position()


@settings(deadline=None, max_examples=300)
@given(st.dictionaries(st.sampled_from(sorted(OPENING)), values, max_size=3), st.booleans())
def test_any_position_loads_or_is_refused(changes: dict[str, object], whole: bool) -> None:
    data = {**(OPENING if whole else {}), **changes}
    text = f"kontor 1\ngame le_havre rules 1\nposition {json.dumps(data)}\n"

    try:
        table = kontor.load(text)
    except BadRecord as error:
        assert str(error).startswith("line 3: ")
    else:
        assert table.state.is_over or table.state.legal()


@settings(deadline=None, max_examples=150)
@given(data=st.data())
def test_a_damaged_record_loads_or_is_refused(data: st.DataObject, finished_record: str) -> None:
    cut = data.draw(st.integers(0, 2_000), "cut at")
    text = finished_record[:cut]
    at = data.draw(st.integers(0, len(text)), "damage at")
    gone = data.draw(st.integers(0, 20), "letters gone")
    text = text[:at] + data.draw(st.text(max_size=5), "letters put in") + text[at + gone :]

    try:
        table = kontor.load(text)
    except BadRecord as error:
        assert str(error).startswith("line ")
    else:
        assert kontor.load(table.record()).state.key() == table.state.key()


def test_notes_stand_below_the_header(opening: Table) -> None:
    text = records.write(opening, ["seats human deckhand"])

    assert text.splitlines()[2] == "# seats human deckhand"
    assert kontor.load(text).record() == opening.record()


def test_options_are_checked_before_any_file_is_opened() -> None:
    """Whoever opens records of others says what they may name."""
    asked: list[object] = []

    def check(game: Manifest, options: Mapping[str, object]) -> None:
        asked.append((game.name, options.get("cards")))
        raise BadInput("not here")

    for text in (
        'kontor 1\ngame le_havre  rules 2  players 2  cards base,"no file.toml"  seed 1\n',
        'kontor 1\ngame craftsmen  rules 2\nposition {"cards": ["no file.toml"], "seats": 3}\n',
    ):
        with pytest.raises(BadRecord, match="not here"):
            records.load(text, check)

    assert asked == [("le_havre", ("base", "no file.toml")), ("craftsmen", ["no file.toml"])]
