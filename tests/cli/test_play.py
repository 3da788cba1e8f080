"""A game at the terminal: asked for, played, taken back, saved and taken up again."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import kontor as package
from kontor.cli.face import face_of
from kontor.cli.question import question_for
from kontor.core import registry

Kontor = Callable[..., Result]

SOLO = [
    "play",
    "le_havre",
    "--players",
    "1",
    "--variant",
    "short",
    "--cards",
    "base",
    "--no-expert",
]
ALONE = [*SOLO, "--humans", "0", "--seed", "3"]


def saved(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "games").glob("*.kontor"))


def test_a_whole_game_is_played_by_numbers(kontor: Kontor, tmp_path: Path) -> None:
    state, face = package.new_game("le_havre", 1, 3, variant="short"), face_of("le_havre")
    typed = []
    while not state.is_over:
        numbers = question_for(state, 0, face).numbers
        typed.append(str(max(numbers)))
        state.play(numbers[max(numbers)])

    result = kontor(*ALONE, typed="\n".join(typed))

    assert result.exit_code == 0
    assert f"the game is over; your score is {state.scores()[0]}" in result.stdout
    (path,) = saved(tmp_path)
    assert package.load(path.read_bytes()).state.is_over


def test_a_game_by_words_with_mistakes_second_thoughts_and_opponents(
    kontor: Kontor, tmp_path: Path
) -> None:
    state = package.new_game("le_havre", 3, 7)
    first, second = (state.text(action) for action in state.legal()[:2])
    copy = tmp_path / "copy.kontor"
    typed = [first, "undo", second, "undo", "redo", "log", "jump", "999", f"save {copy}", "quit"]

    result = kontor(
        "play", "le_havre", "--players", 3, "--variant", "full", "--cards", "base", "--no-expert",
        "--seed", 7, "--humans", "0", typed="\n".join(typed),
    )  # fmt: skip

    assert result.exit_code == 0
    assert "no action is called 'jump'" in result.stdout
    assert "999 is not among the numbers; they are 1 to" in result.stdout
    table = package.load(copy.read_bytes())
    assert table.history[0].text == second
    assert "# seats human trader trader\n" in copy.read_text(encoding="utf-8")


def test_what_is_not_given_is_asked_until_it_makes_sense(kontor: Kontor, tmp_path: Path) -> None:
    typed = "le_havr\n\n9\nmany\n2\nshrot\nshort\n\nperhaps\nyes\n7\n1\ntradr\ndeckhand\nquit\n"

    result = kontor("play", "--seed", 1, typed=typed)

    assert result.exit_code == 0
    for sentence in (
        "no game is called 'le_havr' (did you mean 'le_havre'?)",
        "1 to 5 can play, not 9",
        "the number of players is a whole number, not 'many'",
        "'shrot' is not offered (did you mean 'short'?)",
        "please answer yes or no, not 'perhaps'",
        "there is no seat 7; seats are 0 to 1",
        "no opponent is called 'tradr' (did you mean 'trader'?); there are deckhand, trader,",
    ):
        assert sentence in result.stdout
    (path,) = saved(tmp_path)
    table = package.load(path.read_bytes())
    assert table.options == {"variant": "short", "cards": ("base",), "expert": True}
    assert "# seats deckhand human" in path.read_text(encoding="utf-8")


def test_defaults_are_one_key_each(kontor: Kontor, tmp_path: Path) -> None:
    result = kontor("play", typed="\n\n\n\n\n\n\nquit\n")

    assert result.exit_code == 0
    (path,) = saved(tmp_path)
    assert package.load(path.read_bytes()).players == 3
    assert "# seats human trader trader\n" in path.read_text(encoding="utf-8")


def test_no_answer_starts_no_game(kontor: Kontor, tmp_path: Path) -> None:
    result = kontor("play", typed="3\n")

    assert (result.exit_code, saved(tmp_path)) == (1, [])
    assert result.stderr == "no answer was given, so no game was started\n"


def test_deckhands_play_a_game_among_themselves(kontor: Kontor, tmp_path: Path) -> None:
    words = [*SOLO, "--humans", "none", "--opponents", "deckhand", "--seed", "4"]

    first, second = kontor(*words), kontor(*words)

    assert first.exit_code == second.exit_code == 0
    assert (
        first.stdout.partition("The game is saved")[0]
        == second.stdout.partition("The game is saved")[0]
    )
    assert len(saved(tmp_path)) == 2


def test_every_action_is_saved_and_resume_goes_on(kontor: Kontor, tmp_path: Path) -> None:
    kontor(*ALONE, typed="1\n1\n1\n")
    (path,) = saved(tmp_path)
    before = package.load(path.read_bytes())

    result = kontor("play", "--resume", typed="1\nquit\n")

    assert result.exit_code == 0
    assert "3 actions were played" in result.stdout
    assert saved(tmp_path) == [path]
    after = package.load(path.read_bytes())
    assert after.history[:3] == before.history
    assert len(after.history) == 4


def test_resume_takes_any_file_and_leaves_it_alone(kontor: Kontor, tmp_path: Path) -> None:
    table = package.Table.new("le_havre", 2, 3)
    file = tmp_path / "mine.kontor"
    file.write_text(table.record(), encoding="utf-8")

    result = kontor("play", "--resume", file, "--humans", "all", typed="1\nquit\n")

    assert result.exit_code == 0
    assert file.read_text(encoding="utf-8") == table.record()
    assert len(package.load(saved(tmp_path)[0].read_bytes()).history) == 1


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_resumed_game_keeps_its_rules(kontor: Kontor, tmp_path: Path, game: str) -> None:
    """LH-22.3, CR-20.5."""
    table = package.Table.new(game, 2, 3, rules=1)
    file = tmp_path / "old.kontor"
    file.write_text(table.record(), encoding="utf-8")

    result = kontor("play", "--resume", file, "--humans", "all", typed="1\nquit\n")

    assert result.exit_code == 0
    assert kontor("replay", file).exit_code == 0
    assert package.load(saved(tmp_path)[0].read_bytes()).rules == 1


def test_a_game_of_unknown_rules_is_refused_by_name(kontor: Kontor, tmp_path: Path) -> None:
    file = tmp_path / "future.kontor"
    text = package.Table.new("le_havre", 2, 3).record().replace("rules 2", "rules 7")
    file.write_text(text, encoding="utf-8")

    for words in (("play", "--resume", file), ("replay", file), ("verify", file)):
        result = kontor(*words)

        assert result.exit_code == 1
        assert "rules 7 of le_havre are not known here; known are 1 and 2" in result.stderr


def test_resume_without_a_saved_game_is_refused(kontor: Kontor, tmp_path: Path) -> None:
    result = kontor("play", "--resume", "--humans", "0")

    assert result.exit_code == 1
    assert result.stderr == f"there is no saved game in {tmp_path / 'games'}\n"


def test_why_gives_the_sentence_of_the_rules(kontor: Kontor) -> None:
    state = package.new_game("le_havre", 1, 3, variant="short")
    legal = state.text(state.legal()[0])

    result = kontor(*ALONE, typed=f"why repay\nwhy jump\nwhy {legal}\n")

    for text in ("repay", "jump"):
        assert str(state.why_not(text)) in result.stdout
    assert f"'{legal}' is possible" in result.stdout


def test_a_mistyped_word_gets_a_hint(kontor: Kontor) -> None:
    result = kontor(*ALONE, typed="wyh use church\ntkae wood\nuse fishry\ncard backhouse\n\n")

    for hint in ("why", "take", "fishery", "bakehouse"):
        assert f"(did you mean '{hint}'?)" in result.stdout
    assert "type one of the numbers, or help" in result.stdout


def test_cards_can_be_read_at_the_table(kontor: Kontor) -> None:
    result = kontor(*ALONE, typed="card Building Firm 1\ncards\ncards church\ncard\nwhy\n")

    for words in ("Build 1 building from the top", "pile 1, on top", "not in play", "why what?"):
        assert words in result.stdout


def test_what_changed_is_told_after_each_action(kontor: Kontor) -> None:
    result = kontor(*ALONE, typed="take wood\nlog\nundo\n")

    assert result.stdout.count("1  seat 0 takes 4 wood  +4 wood (6)") == 2
    assert "taken back to before 'Take 4 wood'" in result.stdout


def test_leaving_says_where_the_game_is(kontor: Kontor, tmp_path: Path) -> None:
    result = kontor(*ALONE, typed="take wood\n")

    (path,) = saved(tmp_path)
    assert f"The game is saved in {path}\nkontor play --resume continues it" in result.stdout


def test_an_action_out_of_turn_needs_the_right(kontor: Kontor) -> None:
    words = ["--players", "2", "--variant", "full", "--cards", "base", "--no-expert", "--seed", "3"]

    result = kontor("play", "le_havre", *words, "--humans", "all", typed="@1 end\n@5 end\n@x end\n")

    assert "seat 0 is to move, not seat 1" in result.stdout
    assert "there is no seat 5; seats are 0 to 1" in result.stdout
    assert "a seat is a whole number, not 'x'" in result.stdout


@pytest.mark.parametrize(
    "typed",
    [b"\xff\xfe\n", b"\x00\n", b"[red]\n", b"save\n", b"save /\n", b"undo 5\n", b"redo x\n"],
)
def test_nothing_that_is_typed_brings_the_table_down(kontor: Kontor, typed: bytes) -> None:
    result = kontor(*ALONE, typed=typed + b"help\nshow\nlog 5\nredo\nquit\n")

    assert result.exit_code == 0
    assert "why ACTION" in result.stdout


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(
    kontor: Kontor, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")

    result = kontor(*ALONE, typed="1\n1\nquit\n")

    assert result.exit_code == 0
    assert len(re.findall("the game goes on without being saved", result.stdout)) == 1


def test_stepping_lets_people_act_between_opponents(kontor: Kontor) -> None:
    words = ["--players", "2", "--variant", "short", "--cards", "base", "--no-expert"]
    typed = ["take wood", "end", "take fish", "3", "@1 sell wood_ship 2", "sell wood_ship 2"]

    result = kontor(
        "play", "le_havre", *words, "--seed", 3, "--humans", "0", "--opponents", "deckhand",
        "--step", typed="\n".join(typed),
    )  # fmt: skip

    assert result.exit_code == 0
    assert "before seat 1 goes on, you may act out of turn:" in result.stdout
    assert "1) Sell the wooden ship of value 2 for 1 franc" in result.stdout
    assert "this is possible only in your own turn" in result.stdout
    assert "seat 1 is played by a deckhand" in result.stdout
    assert re.search(r"seat 0 sells .* \(out of turn\)\s+\+1 franc \(6\)", result.stdout)
