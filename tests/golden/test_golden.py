"""Golden games: whole games as records, replayed with every count of legal actions checked."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

import kontor
from kontor import Table
from kontor.core import registry
from kontor.core.record import write
from tools.golden.craftsmen.openings import OTHER_READINGS, OWN_VALUES
from tools.golden.feats import GAMES, everything, shown
from tools.golden.le_havre.feats import OWN_CARDS

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
RECORDS = sorted(FOLDER.glob("*/*.kontor"))
NEWER = [path for path in RECORDS if "rules_2" in path.stem]
SAVES = 4  # how often a game is saved and restored
CARD_SETS = (
    ("base",),
    ("essen",),
    ("hameau",),
    ("promo",),
    ("base", "essen", "hameau", "promo"),
    (OWN_CARDS,),
)

each_record = pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name the files of own cards and values as they are called from there."""
    monkeypatch.chdir(ROOT)


@cache
def replayed(path: Path) -> Table:
    return kontor.load(path.read_bytes())


def games_of(game: str) -> list[Table]:
    return [replayed(path) for path in RECORDS if path.parent.name == game]


@each_record
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    last = text.splitlines()[-1]

    table = replayed(path)

    assert table.state.is_over
    assert last == "# scores " + " ".join(str(score) for score in table.state.scores())
    assert table.state.scores() == [
        sum(table.state.breakdown(seat).values()) for seat in range(table.players)
    ]


@each_record
def test_every_line_of_a_golden_game_has_its_count(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    table = replayed(path)

    counts = [int(found[1]) for line in lines if (found := re.search(r"# 1 of (\d+)$", line))]

    assert counts == [entry.legal for entry in table.history]


@each_record
def test_a_golden_game_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    notes = re.findall(
        r"^# (shows .*(?:\n# (?!round |before the first|year \d, [saw]).*)*)", text, re.MULTILINE
    )
    table = replayed(path)

    written = write(table, notes[0].split("\n# ") if notes else ())

    assert written == text


@each_record
def test_a_golden_game_can_be_saved_and_restored_at_any_line(path: Path) -> None:
    table = replayed(path)
    lines = len(table.history)

    for at in range(0, lines + 1, max(lines // SAVES, 1)):
        state = table.at(at)
        restored = kontor.position(json.loads(json.dumps(state.position())))

        assert restored == state
        assert restored.legal() == state.legal()


@pytest.mark.parametrize("path", NEWER, ids=lambda path: path.stem)
def test_a_golden_game_of_newer_rules_shows_what_they_changed(path: Path) -> None:
    """LH-22.3, CR-20.5: under the rules before it could not be replayed."""
    text = path.read_text("utf-8")

    older = text.replace("rules 2", "rules 1", 1)

    with pytest.raises(kontor.BadRecord):
        kontor.load(older)


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_games_show_everything(game: str) -> None:
    seen: set[str] = set()

    for table in games_of(game):
        seen |= shown(table)

    assert sorted(everything(game) - seen) == []


def test_there_are_golden_games_of_all_set_ups_of_le_havre() -> None:
    headers = [table.state.position() for table in games_of("le_havre")]
    set_ups = {(header["variant"], header["players"]) for header in headers}
    card_sets = {tuple(header["cards"]) for header in headers}

    assert set_ups == {(variant, seats) for variant in ("full", "short") for seats in range(1, 6)}
    assert set(CARD_SETS) <= card_sets
    assert {header["expert"] for header in headers} == {False, True}


def test_there_are_golden_games_of_all_set_ups_of_craftsmen() -> None:
    headers = [table.state.position() for table in games_of("craftsmen")]

    assert {header["players"] for header in headers} == {2, 3, 4, 5}
    card_sets = {("base",), OWN_VALUES, OTHER_READINGS}
    assert {tuple(header["cards"]) for header in headers} == card_sets


@pytest.mark.parametrize("game", GAMES)
def test_there_are_golden_games_of_all_rules_that_are_played(game: str) -> None:
    manifest = registry.find(game)

    assert {table.rules for table in games_of(game)} == {*manifest.older, manifest.rules}


def test_there_are_golden_games_with_loans_left_and_with_all_repaid() -> None:
    loans = [
        sum(seat["loans"] for seat in table.state.position()["seats"])
        for table in games_of("le_havre")
    ]

    assert min(loans) == 0
    assert max(loans) > 0


def test_a_wrong_count_or_score_in_a_golden_game_is_noticed() -> None:
    text = RECORDS[0].read_text("utf-8")
    wrong_count = re.sub(r"# 1 of \d+", "# 1 of 999", text, count=1)
    wrong_score = re.sub(r"# scores -?\d+", "# scores 999", text)

    with pytest.raises(kontor.BadRecord, match="the record counts 999"):
        kontor.load(wrong_count)
    with pytest.raises(kontor.BadRecord, match="the scores are"):
        kontor.load(wrong_score)
