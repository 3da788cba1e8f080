"""Any record and any position is played or refused with a sentence, and nothing runs for ever."""

import copy
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import kontor
from tests.properties.craftsmen import positions as craftsmen
from tests.properties.le_havre import positions as le_havre
from tests.properties.walks import examples, stroll, words

SECONDS = 120  # far beyond what anything takes, also on a busy machine
HEADERS = (
    "kontor 1\ngame le_havre  rules 2  players 2  variant short  cards base  seed 7\n",
    "kontor 1\ngame craftsmen  rules 2  players 2  cards base  seed 7\n",
)
WORDS = words("""
    take use buy sell build pay times end stop swap repay evict pick fee food 1 2 @1 # of
    keep exchange send cover pass give points discard make fetch to market granary load bid both
""")
KEYS = {
    "le_havre": words("""
        game rules players variant cards expert seed round turn phase seat offers tiles town piles
        specials ship_stacks modernised seats shown stage cursor mains sold sold_ships picketed
        picket waiting reserve unseen winded decisions seal goods francs loans buildings ships
        worker pawned known fuzzy hand
    """),
    "craftsmen": words("""
        game rules players cards seed year season stage guild cursor order changes passed privileges
        works queues used granary ships bonus open_capital open discards stack decks known blurred
        chance seats decisions seal capital hand shown row markers market helpers points
    """),
}
NOUNS = words("""
    le_havre full short base essen main final over turn feeding harvest wood iron bank
    wharf_1 dive_bar construction_site picket_line main_station luxury_yacht
    craftsmen spring winter helpers guild scoring investing crafts bankers town_hall natural all
    green_2 red_3 mill_red_blue sawmill_violet_green vineyard_green bakery flour bread basic left
""")
HEADER_WORDS = words("""
    game le_havre craftsmen rules 1 2 players 2 seed 7 variant short cards base expert yes no
""")
ALL_KEYS = sorted({key for keys in KEYS.values() for key in keys})

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 200)
    | st.sampled_from([2**31, 2**63, -(2**63), 2**64, 10**30, 1.5, 1e300])
    | st.sampled_from(NOUNS + le_havre.GOODS)
    | st.text(max_size=5)
)
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(ALL_KEYS + NOUNS) | st.text(max_size=4), inner, max_size=5
        )
    ),
    max_leaves=12,
)


@contextmanager
def in_time() -> Iterator[None]:
    """Whatever is still running after a long while is an endless loop."""

    def give_up(*_: object) -> None:
        pytest.fail(f"not done after {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def assert_played_or_refused(data: Any, seed: int = 0) -> None:
    """A position that is accepted can be played, seen, guessed, counted and written again."""
    with in_time():
        try:
            state: Any = kontor.position(data)
        except kontor.BadInput as refusal:
            assert str(refusal).strip()
            return
        assert kontor.position(state.position()) == state
        stroll(state, Random(seed), 25)
        for seat in (None, *range(state.players)):
            assert state.guess(seat, seed).view(seat) == state.view(seat)
        state.scores()


def assert_loaded_or_refused(record: str | bytes) -> None:
    with in_time():
        try:
            table = kontor.load(record)
        except kontor.BadRecord as refusal:
            assert str(refusal).startswith("line ")
        else:
            assert kontor.load(table.record()).state == table.state


@examples(6)
@given(st.text() | st.binary())
@example("")
@example(b"\xff\xfe")
@example(HEADERS[0] + "\n" * 1000)
@example("kontor 1\ngame craftsmen rules 1\nposition " + '{"seats":' * 50_000)
@example("kontor 1\ngame le_havre rules 1\nposition " + "[" * 100_000)
@example("kontor 1\ngame le_havre rules 1\nposition " + '{"seats":' * 50_000)
@example("kontor 1\ngame le_havre rules 1\nposition {" + '"round": ' + "9" * 5000 + "}")
def test_any_text_or_bytes_is_loaded_or_refused(record: str | bytes) -> None:
    assert_loaded_or_refused(record)


@examples(6)
@given(
    st.sampled_from(HEADERS),
    st.lists(st.lists(st.sampled_from(WORDS + NOUNS + le_havre.GOODS), max_size=5), max_size=8),
)
def test_any_words_below_a_header_are_loaded_or_refused(
    header: str, lines: list[list[str]]
) -> None:
    assert_loaded_or_refused(header + "\n".join(" ".join(words) for words in lines))


@examples(6)
@given(st.data())
def test_any_header_is_loaded_or_refused(data: st.DataObject) -> None:
    drawn = data.draw(st.lists(st.sampled_from(HEADER_WORDS) | st.text(max_size=6), max_size=14))
    record = "kontor 1\n" + " ".join(drawn)

    assert_loaded_or_refused(record)


@pytest.fixture(scope="module", params=KEYS)
def record(request: pytest.FixtureRequest) -> str:
    options = {"variant": "short"} if request.param == "le_havre" else {}
    table = kontor.Table.new(request.param, 2, 5, **options)
    chance = Random(5)
    while not table.state.is_over:
        table.play(chance.choice(table.state.legal()))
    return table.record()


@examples(4)
@given(st.integers(0, 10**6), st.binary(max_size=4), st.integers(0, 3))
def test_a_damaged_record_is_loaded_or_refused(
    record: str, at: int, bytes_in: bytes, left_out: int
) -> None:
    whole = record.encode()
    at %= min(len(whole), 3000)

    assert_loaded_or_refused(whole[:at] + bytes_in + whole[at + left_out :])


@examples(10)
@given(junk)
@example([])
@example({"cards": ["/dev/null"]})
@example({"cards": ["no such file.toml"]})
@example({"cards": "base"})
@example({"seed": True})
@example({"players": 2.0})
@example({1: 2})
@example({"seats": [{"goods": {"fish": 10**30}}, {}]})
def test_any_object_is_a_position_or_refused(data: Any) -> None:
    assert_played_or_refused(data)


@pytest.mark.parametrize("game", KEYS)
@examples(15)
@given(st.data())
def test_any_values_under_known_keys_are_a_position_or_refused(
    game: str, data: st.DataObject
) -> None:
    values = data.draw(st.dictionaries(st.sampled_from(KEYS[game]), junk, max_size=6))

    assert_played_or_refused({"game": game, **values})


UNPRINTABLE: dict[str, list[dict[str, Any]]] = {
    "le_havre": [
        {"\r": 1}, {"\x1b[2J": 1}, {"seats": [{"\n": 1}]}, {"town": ["\n"]}, {"variant": "\n"},
        {"cards": ["\n"]}, {"stage": "\n"}, {"offers": {"\n": 1}},
    ],
    "craftsmen": [
        {"\r": 1}, {"\x1b[2J": 1}, {"seats": [{"\n": 1}, {}]}, {"season": "\n"}, {"cards": ["\n"]},
        {"stage": "\n"}, {"granary": {"\n": 1}}, {"open": {"basic": ["\n"]}}, {"stack": ["\n"]},
        {"queues": {"\n": []}}, {"seats": [{"row": ["\n"]}, {}]}, {"decks": {"basic": ["\n"]}},
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [{"game": "\n"}, *({"game": game, **data} for game in KEYS for data in UNPRINTABLE[game])],
)
def test_a_refused_position_is_one_line_of_plain_characters(data: dict[str, Any]) -> None:
    with pytest.raises(kontor.BadInput) as refusal:
        kontor.position(data)

    assert str(refusal.value).isprintable()


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every container in a position with each of its keys."""
    if isinstance(data, dict):
        found: list[tuple[Any, Any]] = [(data, key) for key in data]
    elif isinstance(data, list):
        found = [(data, at) for at in range(len(data))]
    else:
        return []
    return found + [place for container, key in list(found) for place in places(container[key])]


def damaged(data: Any, changes: list[tuple[int, Any]]) -> Any:
    """The same position with other values at some places."""
    twin = json.loads(json.dumps(data))
    for at, value in changes:
        found = places(twin)
        if found:
            container, key = found[at % len(found)]
            container[key] = copy.deepcopy(value)
    return twin


changes = st.lists(st.tuples(st.integers(0, 2000), scalars | junk), min_size=1, max_size=3)


reached = {"le_havre": le_havre.reached(), "craftsmen": craftsmen.reached()}
by_hand = {"le_havre": le_havre.positions(), "craftsmen": craftsmen.positions()}


@pytest.mark.parametrize("game", KEYS)
@examples(15)
@given(st.data(), changes, st.integers(0, 99))
def test_a_damaged_position_is_played_or_refused(
    game: str, data: st.DataObject, made: list[tuple[int, Any]], seed: int
) -> None:
    state = data.draw(reached[game])

    assert_played_or_refused(damaged(state.position(), made), seed)


@pytest.mark.parametrize("game", KEYS)
@examples(15)
@given(st.data(), st.integers(0, 99))
def test_damaged_decisions_are_played_or_refused(game: str, data: st.DataObject, seed: int) -> None:
    state = data.draw(reached[game])
    position = json.loads(json.dumps(state.position()))
    for row in position.get("decisions", []):
        for _ in range(data.draw(st.integers(0, 2))):
            row[data.draw(st.integers(0, len(row) - 1))] = data.draw(
                st.integers(-2, 20) | st.integers(-(2**40), 2**40)
            )

    assert_played_or_refused(position, seed)


def frame(*numbers: int) -> list[int]:
    return [*numbers, *([0] * (16 - len(numbers)))]


def bare(**given: Any) -> dict[str, Any]:
    return {"goods": {}, "francs": 0, "buildings": [], "ships": [], **given}


@pytest.mark.parametrize(
    ("card", "number", "own"),
    [("building_firm_1", 0, []), ("building_firm_1", 0, ["bakehouse"]), ("wharf_1", 14, [])],
)
def test_a_visit_in_which_nothing_can_be_built_is_played_or_refused(
    card: str, number: int, own: list[str]
) -> None:
    """In a process of its own, which can be ended also when the rules are compiled."""
    data = {
        "town": [card],
        "piles": [["joinery"], [], []],
        "seats": [bare(buildings=own, worker=card), bare()],
        "decisions": [frame(1, 0, -1), frame(2, 0, number)],
    }
    code = (
        "import json, sys, kontor\n"
        "try: kontor.position(json.load(sys.stdin))\n"
        "except kontor.BadInput: pass"
    )

    done = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(data),
        text=True,
        timeout=SECONDS,
        check=False,
    )

    assert done.returncode == 0


@pytest.mark.parametrize("game", KEYS)
@examples(10)
@given(st.data(), changes, st.integers(0, 99))
def test_a_damaged_position_by_hand_is_played_or_refused(
    game: str, data: st.DataObject, made: list[tuple[int, Any]], seed: int
) -> None:
    assert_played_or_refused(damaged(data.draw(by_hand[game]), made), seed)
