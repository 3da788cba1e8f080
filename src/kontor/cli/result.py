"""The end of a game in the terminal: the scores, where they come from, and who has won."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli.screen import label, words
from kontor.cli.speech import message_or, render
from kontor.core.contract import State
from kontor.core.words import Message, Sentence, listed, seat_name


def result(state: State) -> RenderableType:
    """The scores with where they come from, and who has won."""
    scores = state.scores()
    parts = [state.breakdown(seat) for seat in range(state.players)]
    seats = [render(seat_name(seat)) for seat in range(state.players)]
    grid = Grid("", *seats, title=render(Message("terminal-final-scores")))
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in dict.fromkeys(name for part in parts for name in part):
        source = message_or(f"{state.game}-source-{name}", label(name))
        grid.add_row(render(source), *(words(part.get(name, 0)) for part in parts))
    grid.add_section()
    total = render(Message("terminal-total"))
    grid.add_row(total, *(str(score) for score in scores), style="bold")
    return Group(grid, Text(render(verdict(scores, state.winners())), style="bold green"))


def verdict(scores: Sequence[int], first: Sequence[int]) -> Sentence:
    """Who has won; alone there is only a score."""
    best = max(scores)
    if len(scores) == 1:
        return Message("terminal-over-alone", score=best)
    if len(first) > 1:
        return Message("terminal-wins-shared", winners=listed([*map(seat_name, first)]), score=best)
    if list(scores).count(best) > 1:
        return Message("terminal-wins-tie", seat=first[0], score=best)
    return Message("terminal-wins", seat=first[0], score=best)
