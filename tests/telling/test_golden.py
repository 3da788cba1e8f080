"""Nothing changes in a view without being told: the golden games, part by part."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import kontor
from kontor.core.telling import parts_of
from kontor.core.words import render
from kontor.server.rooms.changes import view_changes
from tests.telling import craftsmen, le_havre
from tests.telling.said import Change, Said, Telling, is_told

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "tests" / "golden").glob("*/*.kontor"))
GAMES: dict[str, Telling] = {"le_havre": le_havre, "craftsmen": craftsmen}


def parts(table: kontor.Table, viewer: int | None) -> Iterator[tuple[int, Said]]:
    """All that was told of a game, with the number of the action it came of."""
    state = table.at(0)
    for at, entry in enumerate(table.history):
        stages = state.stages(entry.seat, entry.action)
        for part in parts_of(state.view(viewer), stages, viewer):
            yield at, Said(part, [state.message(entry.action)])
        state = stages[-1].state


def untold(table: kontor.Table, viewer: int | None) -> list[str]:
    """Changes that the outcomes of their part do not tell."""
    found = []
    for at, said in parts(table, viewer):
        for each in view_changes(said.before, said.after):
            change = Change(tuple(each.path), each.before, each.after)
            if not is_told(GAMES[table.game], change, said):
                lines = [render(outcome.message) for outcome in said.outcomes]
                found.append(f"{at} {table.history[at].text!r} {said.cause}: {change} in {lines}")
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_change_in_a_golden_game_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    table = kontor.load(path.read_bytes())
    viewers = [None, *range(table.players)]

    for viewer in (viewers[RECORDS.index(path) % len(viewers)], viewers[-1]):
        missing = untold(table, viewer)
        assert missing[:5] == [], f"{len(missing)} for {viewer}"
