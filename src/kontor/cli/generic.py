"""How a game without a folder of its own shows itself at the terminal; see `kontor.cli.face`."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from kontor.cli import screen
from kontor.cli.face import Hints, View
from kontor.cli.flow import Flow
from kontor.cli.screen import (
    game_name,
    gap,
    is_empty,
    is_plain,
    is_rows,
    label,
    pieces,
    words,
)
from kontor.cli.speech import render
from kontor.cli.typed import simple
from kontor.core import registry
from kontor.core.contract import State
from kontor.core.errors import BadInput, hinted
from kontor.core.words import Message, seat_name


class GenericFace:
    """A table made of nothing but the view, the texts of actions and what describes the cards."""

    HINTS = Hints()

    def __init__(self, game: str) -> None:
        self._game = registry.find(game)
        # Said when the game begins, or shown elsewhere.
        self._aside = {"game", "players", "seat", "seats", "question", *self._game.options}

    # -- the board -------------------------------------------------------------------------------

    def board(self, state: State, viewer: int | None = None) -> RenderableType:
        """The parts of the view, then the seats; the one that looks comes last."""
        view = state.view(viewer)
        parts = {name: value for name, value in view.items() if name not in self._aside}
        facts = [f"{label(name)} {words(x)}" for name, x in parts.items() if is_plain(x) and x]
        seats = sorted(range(len(view.get("seats", []))), key=lambda seat: seat == viewer)
        return Group(
            Rule(f"{render(game_name(self._game.name))}, {render(state.caption())}", style="dim"),
            *([Flow("", facts)] if facts else []),
            *(row for name, x in parts.items() if not is_plain(x) for row in _part_rows(name, x)),
            *(_seat_row(view, seat) for seat in seats),
        )

    def own(self, state: State, seat: int) -> RenderableType:
        """The row of a seat."""
        return _seat_row(state.view(seat), seat)

    def is_fresh(self, view: View) -> bool:  # noqa: ARG002
        """The whole board each time: nothing else tells what an action has changed."""
        return True

    def about(self, view: View) -> list[RenderableType]:  # noqa: ARG002
        """Nothing but what the question says itself."""
        return []

    def part(self, view: View, name: str) -> RenderableType:
        """One part of the view, whole."""
        if name != "seats":
            return screen.part(view, name)
        return Group(*(_seat_row(view, seat) for seat in range(len(view["seats"]))))

    # -- cards -----------------------------------------------------------------------------------

    def card(self, view: View, name: str) -> RenderableType:
        """One card, fact by fact."""
        return self.entry(self._cards(view), name)

    def cards(self, view: View) -> RenderableType:
        """All cards of the box."""
        return self.catalogue(self._cards(view))

    def catalogue(self, items: Sequence[View]) -> RenderableType:
        """All cards with what they do."""
        if not items:
            return Text(render(Message("terminal-no-cards")))
        grid = Grid(Column(no_wrap=True), Column(ratio=1), show_header=False, expand=True)
        for item in items:
            grid.add_row(label(item["id"]), words(item.get("text")))
        return grid

    def entry(self, items: Sequence[View], name: str) -> RenderableType:
        """One card, fact by fact; BadInput when none is called so."""
        found = {item["id"]: item for item in items}
        for card, facts in found.items():
            if simple(card) == simple(name):
                grid = Grid.grid(padding=(0, 2))
                for fact, value in facts.items():
                    grid.add_row(label(fact), words(value))
                return grid
        raise BadInput(hinted(Message("terminal-no-card", name=name), name, found))

    def ids(self) -> dict[str, str]:
        """Only the ids themselves are known, and they are read as they are typed."""
        return {}

    def tally_of(self, text: str) -> tuple[str, str] | None:  # noqa: ARG002
        """Nothing is known to be worth counting one by one."""
        return None

    def _cards(self, view: View) -> list[dict[str, object]]:
        """The cards of the box, with those of own files if the table plays with some."""
        chosen = view.get("cards")
        return self._game.cards(tuple(chosen)) if chosen else self._game.cards()


def _part_rows(name: str, value: object) -> Iterator[RenderableType]:
    if is_empty(value):
        return
    if not is_rows(value):
        yield Flow(label(name), pieces(value), gap(value))
        return
    assert isinstance(value, list)
    if any(row.keys() != value[0].keys() for row in value):
        for at, row in enumerate(value, start=1):
            yield Flow(f"{label(name)} {at}", pieces(row), gap(row))
        return
    grid = Grid(label(name), *(label(key) for key in value[0]), box=None, pad_edge=False)
    for at, row in enumerate(value, start=1):
        grid.add_row(str(at), *(words(each) for each in row.values()))
    yield grid


def _seat_row(view: View, seat: int) -> RenderableType:
    row = view["seats"][seat]
    return Flow(render(seat_name(seat)), pieces(row), gap(row))
