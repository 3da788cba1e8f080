"""Actions, questions and outcomes of Craftsmen in words: what a button, a log and a list say."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.core import registry, telling
from kontor.core.words import LANGUAGES, Message, bundle, render
from tests.craftsmen.rules.play import at, guild, seat
from tests.craftsmen.rules.play_late import winter
from tests.craftsmen.rules.test_year_end import PAGE_EIGHT
from tests.lines import do
from tests.locale.test_catalogues import words

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden" / "craftsmen").glob("*.kontor"))
MINUS = "\N{MINUS SIGN}"
NAMES = ("Anna", "Bert", "Cleo")


def button(state: Any, line: str, language: str = "en") -> str:
    return render(state.message(state.read(line)), language, NAMES)


def logged(state: Any, line: str, language: str = "en") -> str:
    return render(state.message(state.read(line)).form("log", name="Anna"), language, NAMES)


def asked(state: Any) -> str:
    return render(state.prompt(), "en", NAMES)


def told(before: Any, after: Any, viewer: int | None = None) -> list[tuple[int | None, str]]:
    found = registry.find("craftsmen").outcomes(before.view(viewer), after.view(viewer))
    return [(each.seat, render(each.message, "en", NAMES)) for each in found]


def done(state: Any, *lines: str, viewer: int | None = None) -> list[tuple[int | None, str]]:
    before = state.copy()
    return told(before, do(state, *lines), viewer)


# -- actions -----------------------------------------------------------------------------------


def test_passing_says_what_helpers_at_home_are_worth() -> None:
    state = at()

    assert button(state, "pass") == "Pass, 1 point for helpers at home"
    assert logged(state, "pass") == "Anna passes"
    assert asked(state) == "Where does your next helper go? 5 are left."


def test_a_helper_is_sent_and_told_of_in_every_language() -> None:
    state = at()

    assert [button(state, "send crafts", language) for language in LANGUAGES] == [
        "Send a helper to the Crafts' Guild, gold: privilege",
        "Gehilfen einsetzen: Gilde der Handwerker, Gold: Privileg",
        "Wyślij pomocnika: Cech rzemiosł, złote: przywilej",
        "Manda un aiutante: Gilda degli Artigiani, oro: privilegio",
        "Poslat pomocníka: Cech řemeslníků, zlaté: privilegium",
    ]
    assert [logged(state, "send crafts", language) for language in LANGUAGES] == [
        "Anna sends a helper to the Crafts' Guild",
        "Anna setzt einen Gehilfen ein: Gilde der Handwerker",
        "Anna wysyła pomocnika: Cech rzemiosł",
        "Anna manda un aiutante: Gilda degli Artigiani",
        "Anna posílá pomocníka: Cech řemeslníků",
    ]


def test_covering_a_disc_names_whose_it_is_and_the_price() -> None:
    state = at(
        seat("green_1", points=3, helpers=4),
        seat(helpers=4),
        seat(helpers=4),
        queues={"notary": [[1], [2], [0]]},
        year=2,
    )

    assert button(state, "cover notary 2") == (
        "Cover Cleo at the Notary, space 2, for a capital card or 2 points"
    )
    assert button(state, "cover notary 3") == "Cover your own disc at the Notary, space 3, no fee"
    do(state, "cover notary 2")
    assert asked(state) == "You covered a disc of Cleo: give one capital card or 2 points."
    assert button(state, "points") == "Give 2 points to Cleo"
    assert logged(state, "points", "pl") == "Anna daje 2 punkty (dla: Cleo)"


def test_of_two_players_the_one_who_is_covered_draws_a_card() -> None:
    state = at(seat(helpers=4), seat(helpers=4), players=2, queues={"notary": [[1], [0], []]})

    assert button(state, "cover notary 1") == (
        "Cover Bert at the Notary, space 1, Bert draws a capital card, gold: privilege"
    )


def test_a_building_is_told_with_its_cost_and_with_what_it_uses_and_wins() -> None:
    rich = seat(
        *("green_1", "green_2", "green_3", "red_1", "red_2", "red_3"),
        row=["sawmill_violet_green", "apiary_red", "wheat_farm_green", "mill_green_red"],
        hand=["bakery_blue_violet", "apiary_blue"],
        privileges=1,
    )

    state = guild("builders", [[1], [0]], rich, cursor=2)

    assert button(state, "build bakery_blue_violet right") == (
        "Build the Bakery (blue/violet) on the right, 6 capital, for a privilege token, "
        "bonus token of bread: +4 points"
    )
    assert logged(state, "build bakery_blue_violet right") == (
        "Anna builds the Bakery (blue/violet) on the right for 6"
    )
    assert button(state, "stop") == "Build nothing"
    do(state, "build apiary_blue right")
    assert button(state, "stop") == "Stop building and pay 2"
    assert asked(state).startswith("2 is to be paid, and your capital is worth 20.")


def test_a_good_for_a_ship_says_what_it_brings_now_and_later() -> None:
    row = ["sawmill_violet_green", "bakery_red_green"]
    baker = seat("green_1", row=row, markers={"bakery_red_green": [0, 0]})

    state = guild("crafts", [[0]], baker)

    assert button(state, "make bread") == "Make bread for a ship, +3 points"
    assert button(state, "stop") == "Stop working: 3 work points are lost"
    do(state, "make bread")
    assert asked(state) == "Onto which ship do you load bread?"


def test_capital_says_how_many_more_are_drawn() -> None:
    state = guild("bankers", [[0]], seat("blue_2"), open_capital=["green_1", "green_2"], top=[])

    assert button(state, "take green_1") == "Take green 1, draw 3"
    assert button(state, "take both") == "Take green 1 and green 2, draw 2"


def test_without_open_cards_all_are_drawn() -> None:
    state = guild("bankers", [[1], [0]], seat("blue_2"), open_capital=[], top=["red_3"], cursor=2)

    assert [button(state, "draw", language) for language in LANGUAGES] == [
        "Draw 4 capital cards",
        "4 Kapitalkarten ziehen",
        "Dobierz 4 karty kapitału",
        "Pesca 4 carte capitale",
        "Dobrat 4 karty kapitálu",
    ]


def test_an_action_that_answers_no_open_question_keeps_its_line() -> None:
    state = at()

    assert state.message(state.read("bid 3")) == Message("action-plain", text="bid 3")


# -- outcomes ----------------------------------------------------------------------------------


def test_a_seat_is_told_its_own_cards_and_others_their_number() -> None:
    state = guild("bankers", [[0]], seat(), open_capital=["green_1", "green_2"], top=["red_1"])
    twin = state.copy()

    assert (0, "+4 capital cards (4)") in done(state, "take green_1", viewer=1)
    own = dict(done(twin, "take green_1", viewer=0))
    assert own[0].startswith("+")
    assert "green 1" in own[0]
    assert "red 1" in own[0]


def test_a_building_of_an_unseen_card_is_no_loss_of_a_card() -> None:
    cards = ["wheat_farm_green", "apiary_violet"]
    state = guild("builders", [[0]], seat("green_2", "green_3", hand=cards, privileges=1))

    assert done(state, "build wheat_farm_green right", viewer=1) == []
    assert (0, f"{MINUS}green 2") in done(state, "stop", "pay green_2", viewer=1)


def test_whose_marker_leaves_a_ship_is_told() -> None:
    row = ["sawmill_violet_green", "bakery_red_green"]
    baker = seat("green_1", "green_2", row=row, markers={"bakery_red_green": [0, 0]})
    carried = next(
        at
        for at, hold in enumerate(guild("crafts", [[0]], baker).view(None)["ships"])
        if "bread" in hold
    )
    ships = [{"bread": [1, 2]} if at == carried else {} for at in range(4)]

    state = guild("crafts", [[0]], baker, ships=ships)
    do(state, "make bread")
    before = state.copy()
    line = f"bribe {carried + 1}"
    assert button(state, line).endswith("the marker of Bert leaves")
    do(state, line)

    assert (1, f"marker leaves ship {carried + 1}: bread") in told(before, state)
    assert (0, f"marker on ship {carried + 1}: bread") in told(before, state)


def test_a_season_and_a_year_are_told_once_and_under_their_names() -> None:
    state = kontor.new_game("craftsmen", players=2, seed=1)
    headings, heard = list[str](), list[str]()
    while not state.is_over:
        assert state.seat is not None
        before, stages = state.view(None), state.stages(state.seat, state.legal()[-1])
        for part in telling.parts_of(before, stages, None):
            headings += [render(part.heading)] if part.heading else []
            heard += [render(each.message) for each in part.outcomes if each.seat is None]
        state = stages[-1].state

    assert heard.count("Next season: summer") == headings.count("Season: summer") == 3
    assert [words for words in heard if words.startswith("Year")] == [
        "Year 2 begins",
        "Year 3 begins",
    ]
    assert heard[-1] == "The game is over"


def test_the_end_of_a_year_is_told_ship_by_ship_then_colours_granary_and_investment() -> None:
    """CR-14.1, CR-14.8: the ships of page eight; none of it is of who happened to work last."""
    state = winter(players=5, ships=PAGE_EIGHT, granary={"rope": [3, "natural"]})
    parts = list[telling.Part]()
    while state.view(None)["stage"] == "winter":
        stages = state.stages(state.seat, state.read("stop"))
        parts = telling.parts_of(state.view(None), stages, None)
        state = stages[-1].state

    told = {part.cause: [render(each.message) for each in part.outcomes] for part in parts}
    points = {part.cause: part.scores for part in parts}

    assert list(told) == [
        *("", "ship_1", "ship_2", "ship_3", "ship_4", "granary", "investment", "refill", "year"),
    ]
    assert points["ship_1"] == [13, 0, 4, 0, 4]
    assert points["ship_4"] == [39, 36, 35, 28, 21]
    assert points["granary"] == [39, 36, 35, 29, 21]
    assert [each.seat for each in parts[1].outcomes] == [0, 0, 2, 4]
    assert told["ship_1"][:2] == ["+9 points (cargo)", "+4 points (most on ships)"]
    assert told["investment"] == [f"seat {seat} invests nothing" for seat in range(5)]
    assert render(parts[2].heading or "") == "Ship 2 sails"


def test_an_investment_names_all_its_cards_and_their_sum_to_everybody() -> None:
    """CR-14.15, CR-17.16."""
    rich = seat("violet_1", "violet_2", "green_2", "blue_1", "red_3")
    state = at(rich, season="winter", stage="scoring")

    assert button(state, "invest violet_1") == (
        "Invest violet 1, green 2, blue 1 and red 3: 7 points"
    )
    for viewer in (0, 1, None):
        heard = done(state.copy(), "invest violet_1", viewer=viewer)
        assert (0, "+7 points (investment)") in heard
        assert (0, f"{MINUS}violet 1, green 2, blue 1 and red 3") in heard


# -- all of them -------------------------------------------------------------------------------


@cache
def golden_states() -> list[Any]:
    """All positions of the golden games."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)  # records name files of own values as they are called from there
        tables = [kontor.load(path.read_bytes()) for path in GOLDEN]
    return [table.at(step) for table in tables for step in range(len(table.history))]


def is_told(message: Message) -> bool:
    """Whether a message has an entry in every language and leaves nothing to be filled in."""
    name, _, form = message.key.partition(".")
    for language in LANGUAGES:
        entry = bundle(language).get_message(name)
        assert entry.attributes.get(form) if form else entry.value, (language, message.key)
        said = render(message, language)
        assert said.strip(), (language, message)
        assert not any(mark in said for mark in ("{", "}", "cr-", "craftsmen-")), said
    return True


def test_the_golden_games_say_everything_there_is_to_be_said_of_actions() -> None:
    said = {state.message(action) for state in golden_states() for action in state.legal()}

    with_log = {
        key.removesuffix(".log")
        for key in words("en", "craftsmen/words.ftl")
        if key.endswith(".log") and not key.startswith("cr-hidden-")
    }
    assert with_log - {message.key for message in said} == {"cr-draw-all"}  # tested above
    for message in said:
        assert is_told(message)
        assert is_told(message.form("log", name="Anna"))
        assert is_told(message.form("group"))


def test_the_golden_games_ask_every_question() -> None:
    asked_for = {state.prompt() for state in golden_states()}

    questions = {key for key in words("en", "craftsmen/words.ftl") if key.startswith("cr-ask-")}
    assert {message.key for message in asked_for} == questions
    assert all(is_told(message) for message in asked_for)


def test_every_hidden_answer_is_told_without_its_card() -> None:
    hidden = {
        f"{state.hidden_message().key}.log"
        for state in golden_states()
        if any(state.hides(action, None) for action in state.legal())
    }

    entries = {key for key in words("en", "craftsmen/words.ftl") if key.startswith("cr-hidden-")}
    assert hidden == {key for key in entries if key.endswith(".log")}
    assert {key.partition(".")[2] for key in entries} == {"log", "many"}
    assert all(is_told(Message(key, name="Anna", n=3)) for key in entries)
