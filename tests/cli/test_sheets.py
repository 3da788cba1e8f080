"""Tables of figures in a terminal: names may be long, figures are never cut."""

import pytest

from kontor.arena.sheets import Sheet
from kontor.cli import contest, options

PROGRAM = "cmd:60:python3 /home/anna/players/my_first_player.py --careful"


@pytest.fixture
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options.out, "width", 80)


@pytest.mark.usefixtures("_narrow")
def test_a_long_name_goes_on_in_the_next_line_and_cuts_no_figure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = ["-147 ±332", "200", "-142.3", "-139.5", "-109", "-119.4"]
    columns = ["", "Elo", "seats", "mean", "median", "best", "winners' mean"]

    contest.show(Sheet("scores", columns, [[PROGRAM, *figures]]))

    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert any(all(figure in line for figure in figures) for line in lines)
    assert "…" not in "".join(lines)


@pytest.mark.usefixtures("_narrow")
def test_shares_of_four_levels_fit_into_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["deckhand", "trader", "merchant", "magnate"]
    shares = [f"{at}5.0 (30.1-95.4)" for at in range(4)]

    contest.show(Sheet("who", ["", *names], [[name, *shares] for name in names]))

    printed = capsys.readouterr().out
    assert all(len(line) <= 80 for line in printed.splitlines())
    assert all(printed.count(word) >= 4 for share in shares for word in share.split())
