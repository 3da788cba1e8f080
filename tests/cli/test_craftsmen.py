"""Craftsmen at the terminal: the board, the questions, the log, and every command."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType
from typer.testing import Result

import kontor as package
from kontor.cli.face import face_of
from kontor.cli.question import question_for
from kontor.cli.story import story
from kontor.cli.typed import action_text

face = face_of("craftsmen")
MINUS = "\N{MINUS SIGN}"
Kontor = Callable[..., Result]
PLAY = ["play", "craftsmen", "--players", "3", "--seed", "7"]
ROW = ["sawmill_violet_green", "wheat_farm_green", "mill_green_red", "bakery_red_green"]
CRAFTS: dict[str, Any] = {
    "game": "craftsmen",
    "players": 3,
    "year": 2,
    "stage": "guild",
    "guild": "crafts",
    "queues": {"crafts": [[0], [1], []], "town_hall": [[2], [], []]},
    "granary": {"flour": [1, 2]},
    "seats": [
        {"row": ROW, "markers": {"mill_green_red": [0]}, "market": 1, "works": 1},
        {"capital": ["red_1"]},
        {},
    ],
}
BUILDERS: dict[str, Any] = {
    "game": "craftsmen",
    "players": 3,
    "stage": "guild",
    "guild": "builders",
    "queues": {"builders": [[0], [], []], "town_hall": [[1], [2], []]},
    "seats": [
        {
            "capital": ["green_2", "green_3", "blue_1", "red_2", "red_3"],
            "hand": ["winery_red_violet", "vineyard_blue"],
            "row": ["sawmill_violet_green", "cooperage_green_red", "vineyard_red"],
        },
        {},
        {},
    ],
}
NOTARY: dict[str, Any] = {
    "game": "craftsmen",
    "players": 3,
    "stage": "guild",
    "guild": "notary",
    "queues": {"notary": [[0], [], []], "town_hall": [[1], [2], []]},
    "open": {"extended": ["mill_red_blue", "weaver_blue_violet"]},
    "seats": [
        {"capital": ["red_2", "blue_3", "green_1"]},
        {"capital": ["red_3", "red_3"]},
        {"capital": ["green_3", "green_2"]},
    ],
}


def drawn(renderable: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def after(position: dict[str, Any], *texts: str) -> package.Table:
    table = package.Table.from_position(position)
    for text in texts:
        table.play(text)
    return table


def question(position: dict[str, Any], *texts: str) -> str:
    """The question after some actions, with its answers, on one line."""
    state = after(position, *texts).state
    assert state.seat is not None
    return " ".join(drawn(question_for(state, state.seat, face).shown).split())


# -- the board ---------------------------------------------------------------------------------


def test_the_board_shows_everything_at_a_glance() -> None:
    state = package.position(CRAFTS)
    worth = state.view(0)["seats"][0]["worth"]

    text = drawn(face.board(state, 0))

    for words in (
        "year 2, spring, crafts",
        "<spring>  summer  autumn  winter",
        "crafts *0 1 ~-",
        "flour 12",
        "weapons 9, clothes 8, tools 4, beer 4, meat 3, most 6/4/2",
        "weapons, clothes 5; books, candles, bread 4",
        "R Bakery",
        "[wheat]",
        "flour wax",
        "G > bread 3",
        "1 marker on the market",
        f"together worth {worth}",
    ):
        assert words in text


@pytest.mark.parametrize("width", [60, 80, 140])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    state, chance = package.new_game("craftsmen", 5, 5), Random(5)
    while not state.is_over:
        view = state.view(state.seat)
        assert state.seat is not None
        for shown in (face.board(state, state.seat), face.own(state, state.seat), face.cards(view)):
            lines = drawn(shown, width).splitlines()
            assert max(len(line.rstrip()) for line in lines) <= width
        for _ in range(23):
            if not state.is_over:
                state.play(chance.choice(state.legal()))


def test_a_part_is_shown_whole_or_refused() -> None:
    view = package.position(CRAFTS).view(0)

    assert "ship 4" in drawn(face.part(view, "ships"))
    assert "colour sets" in drawn(face.part(view, "scores"))
    with pytest.raises(package.BadInput, match="did you mean 'ships'"):
        face.part(view, "ship")


def test_own_values_are_shown_and_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    example = Path(__file__).parents[2] / "docs" / "examples" / "my_printed_values.toml"
    file.write_text(example.read_text(encoding="utf-8"), encoding="utf-8")
    state, chance = package.new_game("craftsmen", 2, 3, cards=("base", str(file))), Random(3)

    while not state.is_over:
        assert state.seat is not None
        drawn(face.board(state, state.seat))
        drawn(question_for(state, state.seat, face).shown)
        state.play(chance.choice(state.legal()))


# -- questions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "actions", "words"),
    [
        (CRAFTS, [], "4 work points: what is the next one for?"),
        (CRAFTS, [], "Crafts' Guild: Use your work points"),
        (CRAFTS, [], "Privilege: Once, one work point makes two raw goods."),
        (CRAFTS, [], "Make flour, +1 point"),
        (CRAFTS, ["make flour"], "Where do you put flour?"),
        (CRAFTS, ["make flour"], "for a capital card, the marker of seat 1 leaves"),
        (CRAFTS, ["make flour", "granary"], "Which capital card do you take"),
        (CRAFTS, ["make wheat"], "Make wheat as well, with the privilege"),
        (
            BUILDERS,
            [],
            "Build the Winery (red/violet) on the right, 6 capital, bonus token of wine",
        ),
        (BUILDERS, [], "Build the Vineyard (blue) on the left, 2 capital, with the privilege"),
        (BUILDERS, ["build winery_red_violet right"], "6 is to be paid"),
        (BUILDERS, ["build winery_red_violet right", "stop"], "Pay 6 with capital of any colours."),
        (
            BUILDERS,
            ["build winery_red_violet right", "build vineyard_blue left", "pay green_2"],
            "Pay 8 with capital of any colours. Chosen: green 2, worth 2.",
        ),
        (NOTARY, [], "Buy the Mill (red/blue), 5 in blue or red"),
        (NOTARY, [], "Look at 5 cards: extended building, with the privilege"),
        (NOTARY, ["auction mill_red_blue"], "Your first bid for the Mill (red/blue)? Your capital"),
        (NOTARY, ["auction mill_red_blue", "bid 2"], "bids: seat 0 2"),
        (
            NOTARY,
            ["auction mill_red_blue", "bid 2"],
            "3) Bid 3 4) Bid 4 5) Bid 5 6) Bid 6 Or 0) Pass",
        ),
        (
            NOTARY,
            ["auction mill_red_blue", "bid 2", "bid 4", "pass"],
            "bids: seat 0 2 and seat 1 4 passed: seat 2",
        ),
    ],
)
def test_the_question_is_said_in_words(
    position: dict[str, Any], actions: list[str], words: str
) -> None:
    assert words in question(position, *actions)


def test_numbers_are_bids_in_an_auction_and_0_passes() -> None:
    state = after(NOTARY, "auction mill_red_blue", "bid 2").state

    numbers = question_for(state, 1, face).numbers

    assert {at: state.text(action) for at, action in numbers.items()} == {
        0: "pass",
        **{amount: f"bid {amount}" for amount in (3, 4, 5, 6)},
    }


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("build Vineyard right", "build vineyard_blue right"),
        ("build winery red violet left", "build winery_red_violet left"),
        ("winery left", "build winery_red_violet left"),
        ("stop", "stop"),
    ],
)
def test_buildings_may_be_named_in_short(typed: str, text: str) -> None:
    state = package.position(BUILDERS)

    assert action_text(state, typed, question_for(state, 0, face).names) == text


@pytest.mark.parametrize("players", [2, 4])
def test_a_screen_knows_no_more_than_its_seat(players: int) -> None:
    table, chance = package.Table.new("craftsmen", players, 11), Random(4)
    while len(table.history) < 150 and not table.state.is_over:
        state, seat = table.state, table.state.seat
        assert seat is not None
        before, twin = state.key(), state.guess(seat, 5)
        found, guessed = question_for(state, seat, face), question_for(twin, seat, face)

        assert state.key() == before
        assert sorted(found.numbers.values()) == sorted(state.legal())
        assert drawn(found.shown) == drawn(guessed.shown)
        assert drawn(face.board(state, seat)) == drawn(face.board(twin, seat))
        table.play(chance.choice(state.legal()))


# -- the log -----------------------------------------------------------------------------------


def told(table: package.Table, viewer: int | None = None) -> str:
    return " ".join("".join(drawn(line) for line in story(table, 0, viewer)).split())


def test_the_log_puts_the_answers_of_an_action_together() -> None:
    table = after(CRAFTS, "make flour", "granary", "draw")

    assert told(table).startswith("1 seat 0 makes flour +1 point (goods made) +1 capital card")
    assert "marker in the granary: flour" in told(table)


def test_the_log_names_cards_that_are_paid_to_everybody() -> None:
    table = after(BUILDERS, "build vineyard_blue right", "pay green_2")

    assert f"{MINUS}green 2" in told(table, 0)
    assert f"{MINUS}green 2" in told(table, 1)


def test_the_log_keeps_what_only_one_seat_knows() -> None:
    table = package.Table.new("craftsmen", 3, 7)
    seat = table.state.seat
    assert seat is not None
    text = next(t for t in map(table.state.text, table.state.legal()) if t != "keep")
    table.play(text)
    name = text.split()[1].split("_")[0].capitalize()

    assert name in told(table, seat)
    assert name not in told(table)
    assert "exchanges a building card" in told(table, (seat + 1) % 3)


def test_the_log_tells_the_end_of_a_season_and_of_a_year() -> None:
    table, chance = package.Table.new("craftsmen", 3, 7), Random(1)
    while table.state.view(None)["year"] == 1:
        table.play(chance.choice(table.state.legal()))

    text = told(table)

    assert "Next season: summer" in text
    assert "Granary refilled 1 natural cube fills the granary" in text
    assert "Year 2 begins" in text


# -- cards -------------------------------------------------------------------------------------


def test_cards_and_guilds_can_be_read_at_the_table() -> None:
    view = package.position(BUILDERS).view(0)

    winery = drawn(face.card(view, "winery"))

    assert "grapes+barrels>wine 3" in winery
    assert "10 to buy, 6 to build" in winery
    assert "in the hand of seat 0" in winery
    assert "Discard only one card" in drawn(face.card(view, "Bankers' Guild"))
    assert "built by seat 0" in drawn(face.cards(view))
    with pytest.raises(package.BadInput, match="did you mean 'winery'"):
        face.card(view, "wimery")


def test_the_cards_command_shows_every_value_with_its_mark(kontor: Kontor) -> None:
    result = kontor("cards", "craftsmen")

    assert result.exit_code == 0
    for words in ("Armourer", "needs 0.65", "R/B 0.5", "G certain", "bonus token of wine",
                  "helpers of a player", "certain", "cargo 0.4", "spaces 0.7"):  # fmt: skip
        assert words.replace("G certain", "G/G certain") in result.stdout


def test_the_cards_command_fits_80_columns(kontor: Kontor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    result = kontor("cards", "craftsmen")

    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    assert "…" not in result.stdout


@pytest.mark.parametrize("words", [["craftsmen", "mill_red_blue"], ["Mill Red Blue"]])
def test_the_cards_command_finds_a_card_of_any_game(kontor: Kontor, words: list[str]) -> None:
    result = kontor("cards", *words)

    assert re.search(r"id +mill red blue", result.stdout)
    assert re.search(r"sure of +.*colours 0.5", result.stdout)


def test_the_cards_command_shows_all_cards_of_a_building_or_set(kontor: Kontor) -> None:
    mill, ships = (
        kontor("cards", "craftsmen", "mill"),
        kontor("cards", "craftsmen", "--cards", "ships"),
    )
    wrong = kontor("cards", "craftsmen", "mlil")

    assert mill.stdout.count("Mill") == 1
    assert "fourth ship" in ships.stdout
    assert "Mill" not in ships.stdout
    assert wrong.stderr == "no card is called 'mlil' (did you mean 'mill'?)\n"


# -- games and commands ------------------------------------------------------------------------


def test_a_whole_game_is_played_by_numbers(kontor: Kontor, tmp_path: Path) -> None:
    state = package.new_game("craftsmen", 2, 3)
    typed: list[str] = []
    while not state.is_over:
        assert state.seat is not None
        numbers = question_for(state, state.seat, face).numbers
        chosen = sorted(numbers)[len(typed) % len(numbers)]
        typed.append(str(chosen))
        state.play(numbers[chosen])

    result = kontor(
        "play", "craftsmen", "--players", 2, "--seed", 3, "--humans", "all", typed="\n".join(typed)
    )

    assert result.exit_code == 0
    assert f"seat {state.winners()[0]} wins with {max(state.scores())}" in result.stdout
    (path,) = (tmp_path / "games").glob("*.kontor")
    assert package.load(path.read_bytes()).state.is_over


def test_a_whole_game_is_played_by_words(kontor: Kontor) -> None:
    table, chance = package.Table.new("craftsmen", 2, 5), Random(2)
    while not table.state.is_over:
        table.play(chance.choice(table.state.legal()))
    typed = [entry.text.replace("_", " ") for entry in table.history]

    result = kontor(
        "play", "craftsmen", "--players", 2, "--seed", 5, "--humans", "all", typed="\n".join(typed)
    )

    assert result.exit_code == 0
    assert re.search(rf"total.* {table.state.scores()[0]} ", result.stdout)


def test_second_thoughts_hints_and_help(kontor: Kontor) -> None:
    typed = ["keep", "keep", "undo", "redo", "send bankers", "why send tavern",
             "why send town hall", "snd crafts", "why", "card", "card crafts", "show ships",
             "show scores", "help", "log"]  # fmt: skip

    result = kontor(*PLAY, "--humans", "0", typed="\n".join(typed))

    assert result.exit_code == 0
    for words in (
        "taken back to before 'Keep",
        "'send' does not go with 'tavern'",
        "is possible",
        "(did you mean 'send'?)",
        "why what? (why buy tailor_green_blue)",
        "which card? (card mill)",
        "Use your work points",
        "most on ships",
        "Where an answer is an amount, its number is that amount.",
    ):
        assert words in result.stdout
    assert "@SEAT" not in result.stdout


def test_a_game_is_saved_resumed_and_replayed(kontor: Kontor, tmp_path: Path) -> None:
    kontor(*PLAY, "--humans", "0", typed="keep\nkeep\n1\n")
    (path,) = (tmp_path / "games").glob("*.kontor")
    before = package.load(path.read_bytes())

    resumed = kontor("play", "--resume", typed="2\nquit\n")
    replayed = kontor("replay", path)

    assert f"{len(before.history)} actions were played" in resumed.stdout
    history = package.load(path.read_bytes()).history
    assert history[: len(before.history)] == before.history
    assert f"Craftsmen, 3 players, {len(history)} actions, all of them legal" in replayed.stdout
    assert "spring, helpers" in replayed.stdout


def test_a_spectator_sees_no_hand(kontor: Kontor) -> None:
    result = kontor(*PLAY, "--humans", "none", "--opponents", "deckhand")

    assert result.exit_code == 0
    assert "final scores" in result.stdout
    assert "together worth" not in result.stdout


def test_simulate_counts_guilds_goods_and_buildings(kontor: Kontor) -> None:
    result = kontor("simulate", "craftsmen", "--games", 4, "--processes", 1)

    assert result.exit_code == 0
    for words in ("2 players", "5 players", "helpers sent", "goods made", "buildings built"):
        assert words in result.stdout


@pytest.mark.parametrize("command", ["simulate", "perft", "play"])
def test_options_of_another_game_are_refused(kontor: Kontor, command: str) -> None:
    result = kontor(command, "craftsmen", "--variant", "short")

    assert result.exit_code == 1
    assert result.stderr.startswith("craftsmen has no option 'variant'")


def test_perft_and_bench_know_the_game(kontor: Kontor) -> None:
    legal = len(package.new_game("craftsmen", 3, 1).legal())

    counted = kontor("perft", "craftsmen", "--depth", 2)
    measured = kontor("bench", "craftsmen", "--players", "2,5", "--seconds", 0, "--rounds", 1)

    assert re.search(rf"^\W+1\W+{legal}\W", counted.stdout, re.MULTILINE)
    assert measured.exit_code == 0
    assert "5 players" in measured.stdout
